# Texts of the house: what all games share.

house-seat = Place { $number }
house-nothing = rien
house-counted = { $count } { $thing }
house-list_next = { $list }, { $item }
house-list_last = { $list } et { $item }
house-yes = oui
house-no = non
house-total = Total
house-unknown_game = Aucun jeu ne s’appelle « { $game } ». Jeux connus : { $known }.
house-unknown_bot = Aucun bot ne s’appelle « { $bot } ». Bots connus : { $known }.

# Why a decision is refused.

refused-over = La partie est finie.
refused-not_deciding = Rien à décider pour { $seat } en ce moment ; c’est à { $deciding }.

# Why a table cannot be set up.

setup-seats = Impossible de jouer à { $seats } : ce jeu se joue de { $least } à { $most }.
setup-option = L’option « { $option } » n’existe pas. Options de ce jeu : { $known }.
setup-value = L’option « { $option } » ne peut pas valoir « { $value } ». Valeurs possibles : { $known }.
setup-other_game = Cette mise en place est pour « { $found } », pas pour « { $expected } ».
setup-assignment = « { $text } » n’est pas une option : écrire option=value, par exemple first_game=true.

# What is wrong with a record.

record-error = Ligne { $line } : { $problem }
record-first_line = ce n’est pas un enregistrement : sa première ligne doit être « { $expected } ».
record-header_line = « { $text } » n’est pas une ligne d’en-tête : écrire « key: value », et une ligne vide après l’en-tête.
record-unknown_key = cet en-tête ne peut pas contenir la clé « { $key } ». Clés possibles : game, rules, seats, option, seed, position, player 1 et ainsi de suite pour chaque place, result et note.
record-repeated_key = la clé « { $key } » figure deux fois ; n’en garder qu’une.
record-missing_key = l’en-tête n’a pas de clé « { $key } » ; ajouter une ligne « { $key }: … ».
record-beside_position = un enregistrement qui part d’une position y trouve sa graine et ses options : enlever la ligne « { $key } ».
record-bad_value = « { $value } » n’a pas de sens pour « { $key } ».
record-unclosed = le « { $bracket } » ouvert ici n’est jamais refermé.
record-bad_note = « { $text } » n’est pas une note. Les notes sont du type [2 clock 12.500] et [2 taken over by NAME].
record-no_seat = « { $text } » se trouve là où une place est attendue, par exemple « 1> ».
record-bad_check = « { $text } » n’est pas un contrôle : il faut 16 chiffres hexadécimaux après le #.
record-cut_off = le fichier s’arrête ici sans « end » : il a été coupé.
record-after_end = « { $text } » se trouve après « end », où plus rien ne doit suivre.
record-other_game = c’est une partie de « { $found } », pas de « { $expected } ».
record-later_rules = la partie a été jouée avec la version { $found } des règles, et ici on ne connaît les versions que jusqu’à { $known } : mettre Patolli à jour.
record-refused = la décision { $number } n’est pas possible ici. { $why }
record-check_differs = à ce point, la partie n’est pas celle qui a été enregistrée : son contrôle est { $found }, et non { $recorded }.
record-not_over = l’en-tête donne un résultat, mais après { $decisions } décisions la partie n’est pas finie : il en manque.
record-result_differs = d’après l’en-tête, la partie s’est terminée sur { $recorded }, mais c’est sur { $found }.
record-older = la partie a été jouée avec la version { $found } des règles et ne peut pas être rejouée avec la version { $known } : { $problem }
record-good = { $file } : une partie de { $game } à { $seats }, { $decisions } décisions, { $over ->
        [true] terminée sur { $result }.
       *[false] inachevée.
    }
record-good_older = { $file } : la partie a été jouée avec la version { $found } des règles et se rejoue à l’identique avec la version { $known }.

# Remarks in records.

remark-comment = ({ $text })
remark-clock = { $seat } : l’horloge indique { $seconds } s.
remark-taken_over = { $by } remplace { $seat }.

# Why a bot loses its seat.

forfeit-cannot_start = « { $program } » ne peut pas être lancé : { $error }.
forfeit-other_protocol = il parle la version { $found } du protocole, et la table la version { $known }.
forfeit-died = il s’est arrêté avant de répondre.
forfeit-late = il n’a pas répondu en { $millis } ms.
forfeit-rubbish = sa réponse « { $text } » n’a pas de sens : { $problem }.
forfeit-wrong_question = il a répondu à la question { $answered } au lieu de { $asked }.
forfeit-flood = il a écrit bien plus que ce qui lui était demandé.
forfeit-deaf = il ne lit pas ce qu’on lui envoie.
forfeit-illegal = sa décision « { $decision } » n’est pas parmi celles qui lui étaient proposées.

# Why a bot does not understand its table.

bot-json = Cette ligne n’est pas du protocole des bots : { $problem }.
bot-line = Cette ligne est trop longue, ou n’est pas du texte.
bot-no_game = Il y a une question, mais pas de partie : « new_game » vient d’abord.
bot-view = Cette vue n’a pas de sens : { $problem }.
bot-no_decisions = Il n’y a rien à choisir.

# What is wrong with a position.

position-json = Ce n’est pas un objet JSON : { $message } (ligne { $line }, colonne { $column }).
position-field = Le champ « { $path } » n’a pas de sens : { $problem }.
position-fields = La position n’a pas de sens : { $problem }.
position-missing = La position n’a pas de champ « { $field } ».
position-other_game = C’est une position de { $found }, pas de « { $expected } ».
position-later_rules = La position a été écrite avec la version { $found } des règles, et ici on ne connaît les versions que jusqu’à { $known } : mettre Patolli à jour.
position-broken = { $sentence } (invariant : { $invariant })

# What the referee says.

referee-json = Cette ligne n’est pas un objet JSON : { $message }.
referee-long_line = Cette ligne est trop longue : on n’en lit que { $most } octets.
referee-do_what = Le champ « do » doit être l’un de ceux-ci : { $known }.
referee-field = Le champ « { $path } » n’a pas de sens : { $message }.
referee-fields = La requête n’a pas de sens : { $message }.
referee-no_game = Il n’y a pas encore de partie : envoyer d’abord « new » ou « load ».
referee-load_what = Charger soit une « position », soit un « record ».
referee-no_such_seat = Il n’y a pas de place { $seat } dans cette partie : elle en a { $seats }.
referee-no_undo = Rien à annuler pour { $seat } depuis la dernière barrière.
referee-players = Noms donnés : { $players }, pour { $seats } places.

# The command.

cli-usage = { $problem }. Voir « patolli help ».
cli-bad_seed = une graine est faite de 1 à 32 chiffres hexadécimaux, par exemple c0ffee
cli-bad_seat = les places sont numérotées de 1 à 5
cli-cannot_read = Impossible de lire { $file } : { $error }. Vérifier le nom et le droit de lecture.
cli-cannot_print = Impossible d’écrire sur la sortie : { $error }.
cli-too_large = { $file } dépasse { $most } Mio : c’est trop pour un enregistrement ou une position.
cli-not_text = { $file } n’est pas un fichier texte : la ligne { $line } contient des octets qui ne sont pas de l’UTF-8.
cli-exists = { $file } existe déjà et contient une autre partie. Indiquer un autre dossier, ou déplacer ce fichier.
cli-cannot_write = Impossible d’écrire { $file } : { $error }. Indiquer un dossier où l’on peut écrire.
cli-no_page = Ce patolli a été compilé sans la page. Pour l’avoir, lancer « cargo xtask play » depuis le dossier du projet.
cli-serving_public = Les autres le trouvent à { $url }.
cli-serving_others = Les autres, sur votre réseau, le trouvent à { $url }.
cli-serving_alone = Seule cette machine y accède. Avec --addr { $addr }, les autres de votre réseau aussi.
cli-same_bot = Un bot s’appelle déjà { $bot }. Nommez celui-ci autrement.
cli-cannot_keep = Le dossier { $data } ne peut pas servir pour les tables : { $error }. Nommez-en un autre avec --data.
cli-checked_tables = { $count ->
        [0] Toutes les tables peuvent continuer avec cette version.
        [one] { $count } table ne peut pas continuer avec cette version.
       *[other] { $count } tables ne peuvent pas continuer avec cette version.
    }
cli-backed_up = Tout { $data } est dans { $file } ({ $kilobytes } ko, relu et vérifié) : { $tables ->
        [one] { $tables } table
       *[other] { $tables } tables
    } et { $guests ->
        [one] { $guests } invité
       *[other] { $guests } invités
    }, avec ce qui les identifie. À garder là où personne d’autre ne peut le lire.
cli-backup_exists = { $file } existe déjà, et une sauvegarde n’est jamais écrasée. Indiquer un autre fichier.
cli-backup_nothing = Il n’y a aucune table dans { $data }. Indiquer le dossier du serveur avec --data.
cli-cannot_back_up = Impossible d’écrire { $data } dans { $file } : { $error }. Rien n’a été laissé.
cli-restored = { $data } contient maintenant ce qui était dans { $file } : { $tables ->
        [one] { $tables } table
       *[other] { $tables } tables
    } et { $guests ->
        [one] { $guests } invité
       *[other] { $guests } invités
    }. « patolli serve --data { $data } » le sert.
cli-restore_not_empty = Il y a déjà quelque chose dans { $data }. Indiquer avec --data un dossier qui n’existe pas encore.
cli-restore_in_use = Un Patolli sert { $data }. Indiquer avec --data un dossier qui n’existe pas encore.
cli-restore_nothing = Il n’y a pas de fichier { $file }. Indiquer un fichier écrit par « patolli backup ».
cli-cannot_restore = Impossible de restaurer { $file } dans { $data } : { $error }. Rien n’y a été changé.
cli-bad_settings = { $file } : { $problem }.
cli-unknown_setting = il n’y a pas de réglage « { $key } » ; il y a { $known }
cli-no_setting = « { $key } » demande un texte, un nombre ou une liste de l’un ou de l’autre
cli-cannot_serve_metrics = Impossible d’écouter à l’adresse { $address } pour les chiffres : { $error }. En indiquer une autre avec --metrics-addr.
cli-serving = Patolli est à l’adresse { $url } (Ctrl+C pour arrêter).
cli-no_browser = Aucun navigateur n’a pu être ouvert ici : ouvrez vous-même cette adresse.
cli-cannot_serve = Impossible d’écouter à l’adresse { $address } : { $error }. En indiquer une autre avec --addr, par exemple 127.0.0.1:8080.
cli-wrong_bots = { $bots } bots indiqués pour { $seats } places. En indiquer un par place avec --bots, ou un seul pour toutes.
cli-bot_of_the_house = Cette commande sert les bots de la maison, comme « random » ; un programme donné par cmd: n’en a pas besoin.
cli-no_games = Il faut au moins une partie : donner à --games un nombre à partir de 1.
cli-no_such_decision = L’enregistrement compte { $decisions } décisions : il n’y a pas de position après { $at }. Donner à --at un nombre de 0 à { $decisions }.
cli-no_such_seat = Il n’y a pas de place { $seat } dans cette partie : elle en a { $seats }.
cli-after = Après { $number ->
        [one] { $number } décision
       *[other] { $number } décisions
    } sur { $decisions }
cli-last = (la dernière : { $seat }> { $decision })
cli-deciding = Décision attendue : { $seats }
cli-winners = { $count ->
        [one] { $winners } { $winners ->
            [Vous] avez
           *[other] a
        } gagné.
       *[other] Victoire partagée entre { $winners }.
    }
cli-decisions_of = Décisions possibles pour { $seat } :
cli-left_no_choice = Cela ne laissait aucun choix et a donc été fait :
cli-log = Journal
cli-standing = Points en l’état
cli-final = Points finaux
cli-players = de { $least } à { $most } joueurs
cli-rules = version { $version } des règles
cli-options = Options
cli-no_options = Pas d’options.
cli-default = par défaut : { $value }
cli-sim = { $count ->
        [one] { $games } partie
       *[other] { $games } parties
    } de { $game } à { $seats } en { $seconds } s : { $rate } parties et { $decisions } décisions par seconde
cli-arena = { $games ->
        [one] { $games } partie
       *[other] { $games } parties
    } de { $game } à { $seats } en { $seconds } s, chaque bot à chaque place avec les mêmes graines
cli-interval = Entre parenthèses : où se trouve la vraie valeur, avec une certitude de 95 %. Les cotes commencent à 25.
cli-decided_above = Décidé : { $bot } gagne plus de { $percent } % de ses parties.
cli-decided_below = Décidé : { $bot } gagne moins de { $percent } % de ses parties.
cli-arena_forfeits = { $bot } a abandonné { $forfeits ->
        [one] { $forfeits } partie
       *[other] { $forfeits } parties
    } au jeu au hasard.
cli-no_bots = Nommez les bots qui doivent jouer, par exemple --bots playouts:100,random.
cli-other_results = Le fichier { $file } contient autre chose que des résultats de ce tournoi, et n’a pas été touché. Nommez-en un autre avec --out.
cli-broken_results = La ligne { $line } de { $file } n’est pas un résultat de ce tournoi. Corrigez-la ou retirez-la, ou nommez un autre fichier avec --out.
cli-forfeits = Place { $seat } ({ $bot }) : forfait dans { $forfeits } des { $games } parties, poursuivies au hasard. La première fois : { $why }
cli-column-games = parties
cli-column-rating = cote
cli-column-millis_a_turn = ms par tour
cli-column-seat = place
cli-column-bot = bot
cli-column-wins = victoires
cli-column-share = part
cli-column-mean_score = score moyen
cli-column-deviation = écart type
cli-column-mean_rank = rang moyen
cli-column-source = points pour
cli-column-number = nº
cli-column-round = manche
cli-column-player = joueur
cli-column-taken = choisi
cli-column-best = le bot aurait choisi
cli-column-cost = coût
cli-column-choices = choix
cli-column-agreed = d’accord
cli-column-mean_cost = coût moyen
cli-column-all_cost = en tout
cli-column-worst = pire
cli-rounds = Tour
cli-analysis_about = Les coûts sont des points à la fin de la partie, tels que le bot les attend ; « = » là où il aurait fait de même.
cli-bench = { $game }, { $seats } places, un cœur, médiane de { $runs } passages
cli-column-measure = mesure
cli-column-value = valeur
cli-bench-decisions_per_second = décisions par seconde
cli-bench-games_per_second = parties par seconde
cli-bench-decisions_per_game = décisions par partie
cli-bench-copy_ns = copier l’état (ns)
cli-bench-list_ns = énumérer les décisions (ns)
cli-bench-decide_ns = vérifier et appliquer une décision (ns)
cli-bench-apply_ns = appliquer une décision énumérée (ns)
cli-bench-view_ns = créer une vue (ns)
cli-bench-determinize_ns = déterminiser une vue (ns)
cli-bench-set_up_ns = mettre en place une partie (ns)
cli-bench-read_position_ns = lire une position (ns)
cli-bench-referee_per_second = requêtes par seconde à l’arbitre (décider et énumérer)
cli-bench-simulations_per_second = simulations par seconde dans une recherche
cli-bench-state_bytes = taille de l’état (octets)
cli-load = { $game }, { $tables } tables de { $seats } places, { $connections } connexions, mesuré pendant { $seconds } s
cli-load-wanted = décisions par seconde voulues
cli-load-decisions_per_second = décisions par seconde
cli-load-games = parties jouées jusqu’au bout
cli-load-seen = de l’envoi à la vue d’une autre place : 50 · 90 · 99 % · maximum (ms)
cli-load-answered = de l’envoi à la réponse : 50 · 90 · 99 % · maximum (ms)
cli-load-machine = tous les processeurs : toute la machine
cli-load-house = tous les processeurs : le serveur
cli-load-players = tous les processeurs : ceux qui jouent
cli-load-before = mémoire du serveur avant (Mo)
cli-load-begun = avec toutes les tables commencées (Mo)
cli-load-per_table = par table avec ses connexions (ko)
cli-load-end = à la fin (Mo)
cli-load-per_table_at_end = à la fin, par table (ko)
cli-load-opening = jusqu’à ce que toutes les tables aient commencé (s)
cli-load-overtaken = décisions arrivées trop tard
cli-load_lost = { $count ->
    [one] Une connexion a été perdue.
   *[other] { $count } connexions ont été perdues.
} La première : { $why }.
cli-load_nothing = Rien n’a été décidé pendant ce temps. Mesurez plus longtemps, avec --seconds.
cli-elsewhere = { $address } n’est pas cette machine, et les autres ne sont pas mises sous charge. Donnez une adresse comme 127.0.0.1:7878.
cli-cannot_load = Le serveur à { $address } n’a pas pu être mis sous charge : { $error }.
cli-no_house = Aucun serveur n’a pu démarrer avec ses tables dans { $data } : { $error }. Nommez un autre dossier avec --data, ou un serveur avec --addr.

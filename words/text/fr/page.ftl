# Texts of the page.

page-welcome = Trois jeux de société de Mésoamérique, dans votre navigateur : contre des bots ou à plusieurs sur le même écran. Rien à installer, aucun compte.
page-unofficial = Patolli n’est pas officiel et n’est lié à aucun éditeur. Les images et les textes sont les nôtres.
page-to_home = Accueil
page-language = Langue
page-theme = Clair ou sombre
page-theme-auto = auto
page-theme-light = clair
page-theme-dark = sombre

# Home.

page-games = Jeux
page-facts = { $least }–{ $most } joueurs · { $from }–{ $to } minutes
page-play_now = Jouer maintenant
page-set_up = Préparer une partie
page-continue = Vos parties
page-go_on = Continuer
page-look = Revoir
page-in_round = manche { $round }
page-finished = terminée
page-forget = Supprimer
page-forget_for_good = Supprimer pour de bon
page-keep = Garder
page-you = Vous

# Setting up.

page-players = Joueurs
page-how_many = Nombre de joueurs
page-player = Joueur { $seat }
page-mark_of = Marque du joueur { $seat }
page-name_of = Nom du joueur { $seat }
page-sitter_of = Qui est le joueur { $seat }
page-person = une personne à cet écran
page-level-novice = bot : débutant
page-level-regular = bot : intermédiaire
page-level-expert = bot : expert
page-level-master = bot : maître
page-banner-cochineal = rond rouge
page-banner-lake = carré bleu
page-banner-jade = triangle vert
page-banner-ochre = losange jaune
page-banner-violet = pentagone violet
page-options = Options
page-more = Plus
page-seed = Graine
page-seed_about = La même graine donne la même partie : 1 à 32 chiffres 0–9 et a–f. Laisser vide pour une partie que personne ne connaît.
page-bad_seed = Ce n’est pas une graine. Écrire 1 à 32 chiffres 0–9 et a–f, par exemple c0ffee, ou laisser vide.
page-begin = Commencer
page-no_such_game = Ce jeu n’existe pas ici. Retournez à l’accueil pour en choisir un.

# Les premières minutes : avant une première partie, préparer comme avant, les parties jouées.

page-played_before = Avez-vous déjà joué à { $game } ?
page-played_before_about = Sinon, la première leçon montre comment on joue : quelques minutes sur un vrai plateau. À chaque table, les règles sont à portée de clic.
page-never_played = Non, à la première leçon
page-played_yes = Oui, à la table
page-cancel = Annuler
page-all_games = Afficher les { $count } parties
page-won_by = { $count ->
        [one] gagnée par { $winners }
       *[other] victoire partagée entre { $winners }
    }
page-won_by_you = vous avez gagné
page-by_chance = Places au hasard
page-by_chance_about = Le hasard décide qui s’assoit où, et donc qui commence.
page-expansion-tzolkin = Tribus & Prophéties
    .about = L’extension : tous ses modules, ou seulement ceux qui vous plaisent.
page-same_again = Comme la dernière fois
page-same_again_about = Commence aussitôt avec ces joueurs et ces options, et une nouvelle graine.
page-lesson_better = C’est possible, mais un autre choix aurait rapporté { $points ->
        [1] 1 point
       *[other] { $points } points
    } de plus. Recommencez pour le trouver.
page-coordinates = Coordonnées
page-coordinates_about = Les lettres et les chiffres sur le plateau, dont se servent les messages.
page-save_picture_about = Toute la table avec ses points, en PNG.
page-picture_svg = en SVG
page-picture_svg_about = La même image en SVG, nette à toutes les tailles.

# The table.

page-decision = Votre décision
page-decide = À vous de décider
page-turn_of = { $seat }
page-waiting = On attend { $seats }
page-meanwhile = Pendant ce temps : { $seats }
page-over = La partie est finie.
page-in_words = { $count ->
        [one] Le seul choix possible, en toutes lettres
       *[other] Les { $count } choix possibles, en toutes lettres
    }
page-confirm = Confirmer
page-undo = Annuler
page-take_back = Rejouer la manche
page-take_back_sure = Vraiment la rejouer ?
page-take_back_about = Pour s’entraîner : retour au début de cette manche, ou de la précédente si vous n’avez encore rien décidé.
page-hint = Conseil
page-hint_about = Demande à un bon joueur quels tours il envisagerait, ce que chacun apporterait et avec quelles chances de gagner.
page-hint_thinking = Réflexion en cours…
page-hint_told = Suggestions, la plus prometteuse d’abord :
page-hint_worth = { $win } % de chances de gagner, { $points ->
    [one] { $points } point
   *[other] { $points } points
} à la fin
page-hint_failed = Pas de conseil possible : le navigateur ne permet pas de réfléchir en arrière-plan. Rechargez la page.
page-round = Manche { $round }
page-help = Comment jouer
page-help_on = Comment jouer : { $part }
page-no_such_guide = Ce jeu n’existe pas. Retournez à l’accueil pour en choisir un.
page-understood = C’est parti !
page-settings = Réglages
page-speed = Bots
page-speed-slow = lents
page-speed-normal = normaux
page-speed-fast = rapides
page-speed-instant = instantanés
page-pause = Pause
page-resume = Reprendre
page-confirms = Demander confirmation
page-confirms_about = Avant une décision qui ne peut pas être annulée, demander encore une fois.
page-standing = Points si la partie finissait maintenant
page-final = Points finaux
page-standing_about = Les points comme si la partie s’arrêtait maintenant.
page-total = Total
page-board = Plateau
page-points = Points
page-jumps = Zones de la table
page-log = Journal
page-bots_failed = Les bots n’arrivent pas à réfléchir dans ce navigateur : rechargez la page ou essayez un autre navigateur. Votre partie est conservée.

# Handing over, and other tabs.

page-pass_to = Passer l’appareil à { $seat }
page-pass_about = La suite est pour ses yeux seulement.
page-lift = Je suis { $seat }
page-elsewhere = Cette partie est ouverte dans un autre onglet
page-elsewhere_about = Elle se joue dans un seul onglet à la fois, pour que rien ne se perde.
page-play_here = Jouer ici

# The end.

page-winners = { $count ->
        [one] { $winners } { $winners ->
            [Vous] gagnez
           *[other] gagne
        }
       *[other] Victoire partagée entre { $winners }
    }
page-rematch = Revanche
page-look_at_board = Voir le plateau
page-show_result = Résultat
page-analyse_mine = Analyser ma partie
page-step_through = Revoir la partie pas à pas
page-save_record = Télécharger l’enregistrement
page-copy_record = Copier l’enregistrement
page-copied = Copié.
page-cannot_copy = Ce navigateur ne laisse pas la page copier : téléchargez plutôt l’enregistrement.

# Records.

page-open_record = Ouvrir un enregistrement
page-open_record_about = Revoir pas à pas une partie jouée ici ou dans le terminal.
page-choose_file = Choisir un fichier
page-paste_record = Ou coller son texte
page-open = Ouvrir
page-cannot_read_file = Ce fichier est illisible, ou trop gros pour un enregistrement.
page-stepping = Déroulement de la partie
page-step = Décision { $number } sur { $of }
page-first = Au début
page-last = À la fin
page-step_back = Un pas en arrière
page-step_on = Un pas en avant
page-round_back = Une manche en arrière
page-round_on = Une manche en avant
page-analyse = Que ferait un bot ?
page-analyse_about = Demande à un expert ce qu’il envisage à cet instant, et le compare à ce qui a été décidé.
page-played = a été décidé
page-save_picture = Télécharger une image
page-run = Lire
page-round_of = Manche
page-pace = Décisions par seconde
page-play_on = Jouer à partir d’ici
page-play_on_about = Commence une partie à vous à cet instant. Vous prenez la place depuis laquelle vous regardez, ou celle de la première personne de l’enregistrement ; des bots prennent les autres.
page-share = Copier un lien
page-share_about = La partie entière est dans le lien : qui l’ouvre la voit, à cet instant.
page-link_copied = Le lien est copié.
page-cannot_copy_link = Ce navigateur ne laisse pas la page copier un lien.
page-bad_link = Ce lien ne contient pas de partie, ou seulement un morceau : demandez-le de nouveau, ou ouvrez l’enregistrement comme fichier.
page-analysis = Analyse
page-analysis_about = Un bot examine chaque décision du joueur par les yeux de qui vous regardez, ou de toutes les personnes de l’enregistrement, et dit lesquelles ont coûté le plus. Touchez-en une pour aller à cet instant.
page-analyse_game = Analyser la partie
page-analysis_stop = Arrêter
page-analysis_sum = Décisions que le bot aurait prises aussi : { $agreed } sur { $all } ; les autres coûtent environ { $cost ->
        [one] { $cost } point
       *[other] { $cost } points
    } selon lui.
page-analysis_item = { $number } : { $taken }. Mieux : { $best }
page-chart = Les points au fil de la partie
page-chart_about = Les points de chacun après chaque décision, de { $least } à { $most }, comme si la partie se terminait alors. Cliquez pour aller à un instant.
page-seen_by = Vue par
page-seen_by_all = tout le monde

# What may go wrong.

page-no_script = Patolli a besoin de JavaScript et de WebAssembly : activez-les pour cette page, ou prenez un autre navigateur.
page-no_wasm = Ce navigateur n’a pas WebAssembly, dont Patolli est fait : prenez un Firefox, Chrome, Edge ou Safari récent.
page-crashed = Quelque chose s’est mal passé dans la page. Votre partie est gardée telle qu’elle a été jouée : rechargez la page pour continuer.
page-no_such_table = Cette partie n’existe pas dans ce navigateur. Elle a peut-être été supprimée, ou commencée dans un autre.
page-cannot_begin = Ce navigateur ne garde rien pour la page, comme dans certaines fenêtres privées : aucune partie ne peut commencer. Ouvrez la page dans une fenêtre ordinaire.
page-cannot_keep = Ce navigateur ne garde pas les parties : téléchargez l’enregistrement avant de partir.
page-damaged = Cette partie n’est plus lisible. { $problem }
page-save_raw = Télécharger son texte
page-save_unreadable = Ce que le navigateur a gardé est abîmé.
page-save_newer = Elle a été gardée par une version plus récente de cette page : rechargez la page.
page-save_chairs = Ses joueurs ne correspondent pas à la partie.

# How fast it is.

page-bench = Vitesse des règles dans ce navigateur
page-bench_about = Les mesures de « patolli bench », prises ici même.
page-bench_done = Terminé.

# Guided first games.

page-learn = Apprendre en jouant
page-lesson = Leçon
page-lesson_of = Leçon { $number } sur { $of }
page-lesson_not_this = Pas cela maintenant : faites ce que demande la leçon, ou recommencez-la.
page-lesson_done = Bravo !
page-lesson_again = Recommencer
page-lesson_next = Leçon suivante
page-lesson_play = Maintenant, une vraie partie
page-no_such_lesson = Cette leçon n’existe pas. Retournez à l’accueil pour en choisir une.

# Les bandeaux des joueurs, les cartes du journal et ce qu’on revoit.

page-strip = { $name }. Points : { $points }. Détails…
page-strip_about = Ce que le joueur a bâti, et les points de tous par origine.
page-close = Fermer
page-skip_to_me = À mon tour
page-see_again = Revoir ce tour sur le plateau
page-see_again_of = Revoir sur le plateau : { $seat }, manche { $round }
page-see_again_between = Revoir sur le plateau : entre les tours, manche { $round }
page-seeing_again = Manche { $round }, revue
page-back_to_game = Retour à la partie
page-earlier_turns = Tours précédents
page-things = { $things }
page-card_points = points : { $points }
page-will_do = À confirmer :
page-so_far = Jusqu’ici :

# Les touches, et les moments qu’on referme.

page-moment_read = Continuer
page-keys = Touches
page-key-undo = annuler
page-key-hint = conseil
page-key-confirm = confirmer
page-key-cancel = abandonner ce qui est commencé, fermer ce qui est ouvert
page-key-choices = les choix du panneau, par leur numéro
page-key-arrows = d’un endroit du plateau à l’autre
page-key-list = cette liste

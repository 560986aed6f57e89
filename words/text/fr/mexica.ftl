# Texts of Mexica.

mexica-game = Mexica
    .about = Creuser des canaux, partager une île en quartiers, fonder ceux que commande l’Empereur et y édifier des temples.

mexica-notation = « { $text } » n’est pas une décision. Une décision s’écrit walk, sail, jump, canal, double_canal, bridge, move_bridge, temple, found, take ou done (quoi faire), h7 (où), east_west ou north_south (le sens d’un pont), floors=3 (un temple de trois étages).
mexica-lake = « { $text } » se trouve dans le lac : il faut une case de l’île, par exemple h7.

# Decisions.

mexica-action-walk = Aller à pied
mexica-action-sail = Aller en barque
mexica-action-jump = Aller n’importe où au forfait (5 points d’action)
mexica-action-canal = Creuser un canal d’une case
mexica-action-double_canal = Creuser un canal de deux cases
mexica-action-bridge = Construire un pont
mexica-action-move_bridge = Déplacer un pont
mexica-action-temple = Édifier un temple
mexica-action-found = Fonder le quartier
mexica-action-take = Prendre un jeton action
mexica-action-done = Finir le tour
mexica-decision-at = { $cell }
mexica-decision-floors = { $floors ->
        [one] { $floors } étage
       *[other] { $floors } étages
    }
mexica-axis-east_west = d’ouest en est
mexica-axis-north_south = du nord au sud

# Decisions for someone who sees the table.

mexica-describe-canal = Creuser un canal d’une case (il en reste { $left })
mexica-describe-double_canal = Creuser un canal de deux cases (il en reste { $left })
mexica-describe-bridge = Construire un pont (il en reste { $left })
mexica-describe-found = Fonder le quartier de { $size } cases ({ $points ->
        [one] { $points } point
       *[other] { $points } points
    })
mexica-describe-take = Prendre un jeton action (il en reste { $left })
mexica-describe-done = Finir le tour et perdre { $points ->
        [one] { $points } point d’action
       *[other] { $points } points d’action
    }
mexica-describe-start = Commencer en { $cell }
mexica-describe-walk_to = Aller à pied en { $cell } ({ $cost ->
        [one] { $cost } point
       *[other] { $cost } points
    })
mexica-describe-sail_to = Aller en barque en { $cell } ({ $cost ->
        [one] { $cost } point
       *[other] { $cost } points
    })
mexica-describe-jump_to = Aller au forfait en { $cell }
mexica-describe-dig_at = Creuser en { $cell }
mexica-describe-dig_from = Creuser en { $cell } et juste à côté
mexica-describe-dig_to = Creuser en { $first } et { $cell }
mexica-describe-bridge_at = Construire le pont en { $cell }
mexica-describe-move_from = Déplacer le pont qui se trouve en { $cell }
mexica-describe-move_to = Déplacer le pont de { $from } à { $cell }
mexica-describe-temple_at = Édifier le temple en { $cell }
mexica-describe-found_at = Poser le jeton calpulli en { $cell }

# Why a decision is refused.

mexica-refused-now_start = C’est le moment de choisir une case départ pour votre Pilli, par exemple h6.
mexica-refused-now_turn = C’est le moment de dire quoi faire : walk, sail, jump, canal, double_canal, bridge, move_bridge, temple, found, take ou done.
mexica-refused-now_walk = C’est le moment de dire où aller à pied, par exemple h5.
mexica-refused-now_sail = C’est le moment de dire à quel pont va la barque, par exemple o7.
mexica-refused-now_jump = C’est le moment de dire où aller au forfait, par exemple h5.
mexica-refused-now_canal = C’est le moment de dire où creuser, par exemple h5.
mexica-refused-now_double_canal = C’est le moment de dire où commence le canal, au nord ou à l’ouest, par exemple h4.
mexica-refused-now_second_cell = C’est le moment de dire où finit le canal : à l’est ou au sud de sa première case.
mexica-refused-now_bridge = C’est le moment de dire où construire le pont, par exemple o7.
mexica-refused-now_axis = C’est le moment de dire dans quel sens va le pont : east_west ou north_south.
mexica-refused-now_move_bridge = C’est le moment de dire quel pont déplacer, par exemple o7.
mexica-refused-now_new_place = C’est le moment de dire où déplacer le pont, par exemple o8.
mexica-refused-now_temple = C’est le moment de dire où édifier le temple, par exemple h5.
mexica-refused-now_floors = C’est le moment de dire combien d’étages a le temple, par exemple floors=2.
mexica-refused-now_found = C’est le moment de dire où poser le jeton calpulli, par exemple h5.
mexica-refused-no_start = { $cell } n’est pas une case départ : ce sont h6, g7, i7 et h8.
mexica-refused-occupied = Il y a déjà quelque chose en { $cell }.
mexica-refused-water = Il y a de l’eau en { $cell }.
mexica-refused-palace = { $cell } fait partie du palais, où l’on ne peut rien construire.
mexica-refused-founded_district = { $cell } est dans un quartier fondé, où l’on ne peut pas creuser de canal.
mexica-refused-before_bridge = { $cell } est face à un pont, où l’on ne peut pas creuser de canal.
mexica-refused-no_second_cell = Un canal de deux cases ne peut pas commencer en { $cell } : il continue vers l’est ou vers le sud.
mexica-refused-not_beside = { $cell } n’est ni à l’est ni au sud de { $first }.
mexica-refused-no_canal = Il n’y a pas de canal en { $cell } pour y construire un pont.
mexica-refused-bridge_there = Il y a déjà un pont en { $cell }.
mexica-refused-ramps = Les deux bouts d’un pont doivent mener à des cases terrain.
mexica-refused-no_bridge_there = Il n’y a pas de pont en { $cell }.
mexica-refused-bridge_in_use = Un Pilli se trouve sur le pont en { $cell }.
mexica-refused-other_district = { $cell } n’est pas dans le quartier de votre Pilli.
mexica-refused-too_far = Votre Pilli ne peut pas aller à pied en { $cell } pour { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
mexica-refused-no_boat_there = Aucune barque ne va en { $cell } pour { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
mexica-refused-locks_in = Cela enfermerait quelqu’un, ce qui est interdit pendant la première manche.
mexica-refused-on_bridge = Votre Pilli se trouve sur un pont, qui ne fait partie d’aucun quartier.
mexica-refused-founded_already = Le quartier de votre Pilli est déjà fondé.
mexica-refused-no_such_calpulli = Aucun jeton calpulli du tableau des commandes ne vaut pour un quartier de { $size ->
        [one] { $size } case
       *[other] { $size } cases
    }.
mexica-refused-no_room = Il n’y a pas de case libre pour cela dans le quartier de votre Pilli.
mexica-refused-taken_two = Vous ne pouvez pas prendre plus de deux jetons action par tour.
mexica-refused-no_token_left = Il ne reste aucun jeton action à prendre.
mexica-refused-no_points = Il ne vous reste pas de points pour cela.
mexica-refused-no_step = Votre Pilli ne peut pas faire un pas.
mexica-refused-no_boat = On prend une barque sur un pont, et votre Pilli n’est pas sur un pont.
mexica-refused-no_trip = Aucune barque ne va d’ici à un pont libre.
mexica-refused-jump_costs = Un déplacement au forfait coûte 5 points, et vous en avez { $points }.
mexica-refused-no_single_left = Il ne reste aucune tuile canal d’une case.
mexica-refused-no_double_left = Il ne reste aucune tuile canal de deux cases.
mexica-refused-nowhere_to_dig = Il ne reste aucun endroit où le creuser.
mexica-refused-no_bridge_left = Tous les ponts sont construits : on peut maintenant les déplacer.
mexica-refused-nowhere_for_a_bridge = Il n’y a pas de canal entre deux cases terrain où construire un pont.
mexica-refused-bridges_left = On ne peut déplacer un pont que quand tous sont construits.
mexica-refused-no_bridge_to_move = Il n’y a pas de pont à déplacer, ou pas d’endroit où le mettre.
mexica-refused-no_temple_left = Il ne vous reste aucun temple que vous puissiez payer.
mexica-refused-no_such_temple = Il ne vous reste aucun temple de { $floors ->
        [one] { $floors } étage
       *[other] { $floors } étages
    }.
mexica-refused-temple_costs = Un temple coûte un point par étage, ici { $floors }, et vous en avez { $points }.

# Events. The variant [Vous] is for the player whom page-you names.

mexica-event-neutral_built = Un temple neutre de { $floors ->
        [one] { $floors } étage
       *[other] { $floors } étages
    } se trouve en { $cell }.
mexica-event-districts_ordered = L’Empereur commande des quartiers de { $sizes } cases.
mexica-event-pilli_placed = { $seat } { $seat ->
        [Vous] commencez
       *[other] commence
    } en { $cell }.
mexica-event-round_began = La manche { $round } commence.
mexica-event-walked = { $seat } { $seat ->
        [Vous] allez
       *[other] va
    } à pied de { $from } à { $cell } pour { $cost ->
        [one] { $cost } point
       *[other] { $cost } points
    }.
mexica-event-sailed = { $seat } { $seat ->
        [Vous] allez
       *[other] va
    } en barque de { $from } à { $cell } pour { $cost ->
        [one] { $cost } point
       *[other] { $cost } points
    }.
mexica-event-jumped = { $seat } { $seat ->
        [Vous] allez
       *[other] va
    } au forfait de { $from } à { $cell } pour { $cost } points d’action.
mexica-event-canal_dug = { $seat } { $seat ->
        [Vous] creusez
       *[other] creuse
    } un canal en { $cell }.
mexica-event-double_canal_dug = { $seat } { $seat ->
        [Vous] creusez
       *[other] creuse
    } un canal en { $cell } et { $other }.
mexica-event-bridge_built = { $seat } { $seat ->
        [Vous] construisez
       *[other] construit
    } un pont en { $cell }, { $axis }.
mexica-event-bridge_moved = { $seat } { $seat ->
        [Vous] déplacez
       *[other] déplace
    } le pont de { $from } à { $cell }, { $axis }.
mexica-event-temple_built = { $seat } { $seat ->
        [Vous] édifiez
       *[other] édifie
    } un temple de { $floors ->
        [one] { $floors } étage
       *[other] { $floors } étages
    } en { $cell }.
mexica-event-district_founded = { $seat } { $seat ->
        [Vous] fondez
       *[other] fonde
    } un quartier de { $size } cases, le jeton en { $cell }, pour { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
mexica-event-presence_scored = { $seat } { $seat ->
        [Vous] êtes
       *[other] est
    } sur place : { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
mexica-event-calpulli_removed = Le jeton calpulli de { $size } cases quitte le jeu.
mexica-event-token_taken = { $seat } { $seat ->
        [Vous] prenez
       *[other] prend
    } un jeton action.
mexica-event-tokens_spent = { $seat } { $seat ->
        [Vous] dépensez
       *[other] dépense
    } { $count ->
        [one] un jeton action
       *[other] { $count } jetons action
    }.
mexica-event-points_lost = { $seat } { $seat ->
        [Vous] finissez
       *[other] finit
    } le tour et { $seat ->
        [Vous] perdez
       *[other] perd
    } { $points ->
        [one] { $points } point d’action
       *[other] { $points } points d’action
    }.
mexica-event-last_round_began = La période { $period } finit avec cette manche : le tableau des commandes est vide, et il ne reste aucun temple à édifier pour { $seats ->
        [Vous] vous
       *[other] { $seats }
    }.
mexica-event-nobody_scored = Personne ne marque de point.
mexica-event-period_ended = La période { $period } est finie, et le décompte a lieu.
mexica-event-period_stalled = Rien n’a été posé sur le plateau pendant { $rounds } manches : la période { $period } est finie, et le décompte a lieu.
mexica-event-district_scored = { $seat } { $seat ->
        [Vous] marquez
       *[other] marque
    } { $points ->
        [one] { $points } point
       *[other] { $points } points
    } pour { $place } avec { $floors ->
        [one] { $floors } étage
       *[other] { $floors } étages
    } dans le quartier de { $size } cases en { $cell }.
mexica-event-unfounded_scored = { $seat } { $seat ->
        [Vous] marquez
       *[other] marque
    } { $points ->
        [one] { $points } point
       *[other] { $points } points
    } pour { $place } avec { $floors ->
        [one] { $floors } étage
       *[other] { $floors } étages
    } dans le quartier non fondé de { $size ->
        [one] { $size } case
       *[other] { $size } cases
    } en { $cell }.
mexica-event-palace_scored = { $seat } { $seat ->
        [Vous] marquez
       *[other] marque
    } { $points } points pour un Pilli sur une case départ.
mexica-event-period_began = La période { $period } commence : chacun reçoit neuf temples de plus.
mexica-event-game_ended = { $count ->
        [one] { $winners } { $winners ->
            [Vous] gagnez
           *[other] gagne
        } la partie.
       *[other] Victoire partagée : { $winners }.
    }
mexica-place-first = la première place
mexica-place-second = la deuxième place
mexica-place-third = la troisième place

# Where points come from.

mexica-source-founding = fondation
mexica-source-presence = présence
mexica-source-first_scoring = premier décompte
mexica-source-second_scoring = second décompte
mexica-source-unfounded = quartiers non fondés
mexica-source-palace = palais

# Options.

mexica-option-dead_tokens = jetons calpulli inutilisables
    .about = Quand un jeton calpulli qui ne peut plus servir à fonder un quartier quitte le jeu.
mexica-option-stall_rounds = manches sans construction
    .about = Après ce nombre de manches de suite où personne ne pose de canal, de nouveau pont, de temple ni de jeton calpulli, la période est finie.
mexica-option-lock_in = enfermement
    .about = Ce que personne ne peut faire à un autre joueur pendant la première manche.
mexica-option-neutral_distance = distance entre temples neutres
    .about = À deux joueurs : combien de pas séparent au moins les temples neutres.
mexica-option-neutral_strength = temples neutres
    .about = À deux joueurs : combien d’étages ont les dix temples neutres en tout.
mexica-value-dead_tokens-both_periods = aux deux périodes
mexica-value-dead_tokens-second_only = à la seconde période seulement
mexica-value-lock_in-reach = lui laisser moins de 13 cases à portée
mexica-value-lock_in-step = ne lui laisser ni un pas ni une barque
mexica-value-neutral_strength-usual = 20 étages
mexica-value-neutral_strength-harder = 25 étages

# Invariants of positions.

mexica-invariant-seats = Mexica se joue de 2 à 4, pas à { $detail }.
mexica-invariant-one_for_each_seat = La liste « { $detail } » doit avoir une entrée par place.
mexica-invariant-options = L’option stall_rounds va de 2 à 10, et neutral_distance vaut 4 ou 5.
mexica-invariant-round = D’après ce qui est sur le plateau, c’est l’une des manches { $detail }.
mexica-invariant-period = Il y a les périodes 1 et 2, et la première finit quand quelqu’un a édifié tous ses temples ou que plus personne ne construit. C’est faux pour la période { $detail }.
mexica-invariant-turn = Il n’y a pas de place { $detail } dans cette partie.
mexica-invariant-canal_cells = Les canaux se trouvent sur du terrain ordinaire et, dès le début, sur le canal imprimé de o6 à o9. C’est faux en { $detail }.
mexica-invariant-canal_tiles = Il y a 6 tuiles canaux d’une case et 35 de deux : celles qui restent ne s’accordent pas avec les canaux creusés ({ $detail }).
mexica-invariant-bridges_on_canals = Un pont se trouve sur un canal, un seul par case. C’est faux en { $detail }.
mexica-invariant-bridge_ends = Les deux bouts d’un pont mènent à des cases terrain. C’est faux en { $detail }.
mexica-invariant-bridge_count = Il y a 11 ponts, pas { $detail }.
mexica-invariant-temple_cells = Les temples se trouvent sur du terrain ordinaire. C’est faux en { $detail }.
mexica-invariant-temple_twice = Deux temples se trouvent en { $detail }.
mexica-invariant-temple_count = En période 1, chacun a 3, 3, 2 et 1 temples de 1 à 4 étages, et en période 2 encore 3, 2, 2 et 2 de plus, édifiés ou non. C’est faux pour la place { $detail }.
mexica-invariant-neutral_temples = À deux joueurs, et seulement à deux, il y a dix temples neutres, avec les hauteurs que fixe neutral_strength ; ici, il y en a { $detail }.
mexica-invariant-neutral_cells = Les temples neutres ne touchent pas le lac, et sont aussi éloignés les uns des autres que le veut neutral_distance. C’est faux en { $detail }.
mexica-invariant-calpulli_cells = Un jeton calpulli se trouve sur du terrain ordinaire, seul sur sa case. C’est faux en { $detail }.
mexica-invariant-calpulli_twice = Un quartier a un seul jeton calpulli, pas { $detail }.
mexica-invariant-calpulli_count = Il y a deux jetons calpulli pour chaque taille de 3 à 6 cases, et un pour chaque taille de 7 à 13 ; en période 1, sept sont à l’écart, et huit au plus au tableau des commandes ou sur le plateau ; en période 2, sept au plus au tableau. C’est faux : { $detail }.
mexica-invariant-dead_calpulli = Le jeton calpulli de { $detail } cases ne peut plus servir à fonder un quartier : il a alors déjà quitté le tableau des commandes.
mexica-invariant-pilli_cells = Un Pilli se trouve sur une case terrain ou sur un pont, sans rien d’autre. C’est faux en { $detail }.
mexica-invariant-pilli_twice = Deux Pilli se trouvent en { $detail }.
mexica-invariant-pillis_placed = Les Pilli sont placés dans l’ordre des places, et sont ensuite tous sur le plateau. C’est faux pour la place { $detail }.
mexica-invariant-fresh_start = Pendant le placement des Pilli, rien d’autre ne s’est encore passé, et ils se trouvent sur des cases départ.
mexica-invariant-action_tokens = Il y a 12 jetons action, pas { $detail }.
mexica-invariant-turn_points = Un tour a 6 points, moins un par jeton action pris, deux au plus, et les jetons se dépensent après les points ; pendant le placement des Pilli et à la fin, il n’y en a aucun. C’est faux : { $detail }.
mexica-invariant-scored_too_early = La place { $detail } a des points d’un décompte qui n’a pas encore eu lieu.
mexica-invariant-too_many_points = La place { $detail } a plus de points qu’il n’est possible d’en marquer.
mexica-invariant-stall = Seule une période finie peut s’être arrêtée faute de construction, et il y a moins de manches sans construction que stall_rounds et que de manches jouées. C’est faux dans « { $detail } ».
mexica-invariant-over = La partie est finie après la période 2, quand le tableau des commandes est vide, que quelqu’un n’a plus de temple ou que plus personne ne construit, et que ce serait le tour de la place 1.
mexica-invariant-question_fits = Cette question ne peut pas être posée : { $detail } n’aurait pas été possible avant elle.
mexica-invariant-no_idle_question = Il n’y a qu’une réponse à la question, ou aucune : c’est alors déjà fait.

# The catalogue.

mexica-table-island = L’île (. lac, # terrain, S case départ, E emblème, = canal imprimé)
mexica-table-calpullis = Jetons calpulli
mexica-table-temples = Temples
mexica-table-costs = Actions
mexica-table-parts = Autre matériel
mexica-column-row = ligne
mexica-column-cells = cases de a à u
mexica-column-first = taille, et points de la première place
mexica-column-second = fondation et deuxième place
mexica-column-third = présence et troisième place
mexica-column-count = nombre
mexica-column-floors = étages
mexica-column-period_1 = première période
mexica-column-period_2 = seconde période
mexica-column-neutral = neutres, à deux
mexica-column-harder_neutral = neutres, plus difficile
mexica-column-action = action
mexica-column-cost = points
mexica-column-part = élément
mexica-cost-floors = autant que d’étages
mexica-part-points = points d’action par tour
mexica-part-most_taken = jetons action pris par tour, au plus
mexica-part-single_canals = tuiles canaux d’une case
mexica-part-double_canals = tuiles canaux de deux cases
mexica-part-printed_canals = tuiles canaux de deux cases sur le canal imprimé
mexica-part-bridges = ponts
mexica-part-action_tokens = jetons action
mexica-part-calpullis = jetons calpulli
mexica-part-first_row = jetons calpulli de la première période
mexica-part-pillis = Pilli
mexica-part-palace_bonus = points pour un Pilli sur une case départ lors d’un décompte

# The drawing.

mexica-draw-round = Manche { $round }, période { $period }
mexica-draw-placing = { $seat } { $seat ->
        [Vous] choisissez
       *[other] choisit
    } une case départ
mexica-draw-turn = { $seat } { $seat ->
        [Vous] jouez
       *[other] joue
    }, il reste { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
mexica-draw-over = La partie est finie
mexica-draw-row = À fonder : { $sizes }
mexica-draw-row_empty = À fonder : plus rien
mexica-draw-last_round = La période finit avec cette manche
mexica-draw-aside = En seconde période : { $sizes }
mexica-draw-legend = A Pilli · a3 temple de trois étages · #8 quartier fondé · 8 quartier non fondé
mexica-draw-legend_for_two = A Pilli · a3 temple de trois étages · n2 temple neutre · #8 quartier fondé · 8 quartier non fondé
mexica-draw-ground = ~~~ canal · === ou | | pont · =A= ou |A| Pilli sur un pont · + case départ · * emblème
mexica-draw-supply = Il reste : { $singles } + { $doubles } canaux d’une et de deux cases, { $bridges ->
        [one] { $bridges } pont
       *[other] { $bridges } ponts
    }, { $tokens ->
        [one] { $tokens } jeton action
       *[other] { $tokens } jetons action
    }
mexica-draw-seat = { $seat } ({ $letter }) · { $points ->
        [one] { $points } point
       *[other] { $points } points
    } · { $tokens ->
        [one] { $tokens } jeton action
       *[other] { $tokens } jetons action
    }
mexica-draw-temples = Temples restants, par étages : { $temples }
mexica-draw-no_temples = Tous les temples sont édifiés
mexica-draw-founded = #{ $size } en { $cell } : { $floors }
mexica-draw-unfounded = { $size ->
        [one] { $size } case
       *[other] { $size } cases
    } en { $cell }, quartier non fondé : { $floors }
mexica-draw-nobody = aucun temple

mexica-ending-complete = Les deux périodes ont été jouées jusqu’au bout.
mexica-ending-first_stalled = La première période s’est arrêtée parce que plus personne ne construisait.
mexica-ending-second_stalled = La seconde période s’est arrêtée parce que plus personne ne construisait.
mexica-ending-both_stalled = Les deux périodes se sont arrêtées parce que plus personne ne construisait.

# The board in the page.

mexica-board-map = L’île
mexica-board-actions = Que faire
mexica-board-ask_start = Choisir où commence votre Pilli
mexica-board-ask_turn = { $points ->
        [0] Votre tour : dépensez des jetons, ou finissez-le
        [one] Votre tour : { $points } point d’action
       *[other] Votre tour : { $points } points d’action
    }
mexica-board-ask_may_found = Votre tour : un quartier peut être fondé, gratuitement
mexica-board-orders = Commandes
mexica-board-ask_walk = Où aller à pied ?
mexica-board-ask_sail = À quel pont aller en barque ?
mexica-board-ask_jump = Où aller au forfait ?
mexica-board-ask_canal = Où creuser ?
mexica-board-ask_double_canal = Où creuser deux cases ?
mexica-board-ask_bridge = Où construire le pont ?
mexica-board-ask_axis = Dans quel sens va le pont ?
mexica-board-ask_move_bridge = Quel pont déplacer ?
mexica-board-ask_new_place = Où le déplacer ?
mexica-board-ask_temple = Où édifier le temple ?
mexica-board-ask_floors = Combien d’étages ?
mexica-board-ask_found = Où poser le jeton calpulli ?
mexica-board-do_walk = À pied
mexica-board-do_sail = Barque
mexica-board-do_jump = Forfait
mexica-board-do_canal = Canal de 1
mexica-board-do_double_canal = Canal de 2
mexica-board-do_bridge = Pont
mexica-board-do_move_bridge = Déplacer pont
mexica-board-do_temple = Temple
mexica-board-do_found = Fonder
mexica-board-do_take = Jeton
mexica-board-do_done = Finir le tour
mexica-board-in_hand = { $action } : choisi. Appuyez de nouveau, ou sur Échap, pour y renoncer.
mexica-board-points = { $points ->
        [one] { $points } point d’action restant
       *[other] { $points } points d’action restants
    }, { $tokens ->
        [one] { $tokens } jeton action
       *[other] { $tokens } jetons action
    }.
mexica-board-go = Aller en { $cell } pour { $cost ->
        [one] { $cost } point
       *[other] { $cost } points
    }
mexica-board-go_over = Aller en { $cell } en passant par { $over }, en partie en barque, pour { $cost ->
        [one] { $cost } point
       *[other] { $cost } points
    }
mexica-board-dig_from = Creuser en { $cell } et sur une case juste à côté
mexica-board-dig_both = Creuser en { $first } et { $second }
mexica-board-ask_end = Votre tour : finissez-le, ou fondez un quartier
mexica-board-bridge = un pont sur un canal.
mexica-board-counts_later = Ne compte qu’au second décompte, ou une fois fondé.
mexica-board-canal = canal.
mexica-board-palace = Palais : un Pilli sur l’un des quatre cercles lors d’un décompte rapporte { $points } points.
mexica-board-emblem = Palais : les Pilli peuvent s’y trouver, mais on ne peut rien y construire.
mexica-board-district = { $size ->
        [one] un quartier d’une case, non commandé.
       *[other] un quartier de { $size } cases, non commandé.
    }
mexica-board-ordered = un quartier de { $size } cases : le fonder rapporte { $points } points.
mexica-board-founded = un quartier fondé de { $size } cases.
mexica-board-neutral = neutre
mexica-board-floors = { $name } : { $floors ->
        [one] { $floors } étage.
       *[other] { $floors } étages.
    }
mexica-board-floors_for = { $name } : { $floors ->
        [one] { $floors } étage, qui vaut
       *[other] { $floors } étages, qui valent
    } { $points ->
        [one] { $points } point.
       *[other] { $points } points.
    }
mexica-board-row = Quartiers que commande l’Empereur
mexica-board-row_about = Isolez par des canaux un quartier d’exactement ce nombre de cases, allez-y et fondez-le. En grand : sa taille, et les points pour le plus d’étages lors d’un décompte. En dessous : les points pour la fondation ou la deuxième place, et pour la présence ou la troisième place.
mexica-board-token = Un quartier de { $size } cases : { $second } points pour sa fondation, { $third } pour la présence. Lors d’un décompte, { $first }, { $second } et { $third } points pour la première, la deuxième et la troisième place en étages.
mexica-board-token_later = En seconde période : un quartier de { $size } cases ({ $first }, { $second } et { $third } points).
mexica-board-aside = Seconde période
mexica-board-supply = Dans la réserve
mexica-board-supply_singles = Canaux d’une case restants : { $left }
mexica-board-supply_doubles = Canaux de deux cases restants : { $left }
mexica-board-supply_bridges = Ponts restants : { $left }
mexica-board-supply_tokens = Jetons action restants : { $left }
mexica-board-standing = Points si l’on décomptait
mexica-board-standing_about = Les points marqués jusqu’ici, avec ce que rapporterait un décompte maintenant : les quartiers fondés et le palais, et en seconde période aussi les quartiers non fondés.
mexica-board-temples_of = { $count } de { $floors ->
        [one] { $floors } étage
       *[other] { $floors } étages
    }
mexica-board-has = { $name } · temples restants : { $temples } ; { $tokens ->
        [one] { $tokens } jeton action
       *[other] { $tokens } jetons action
    }.
mexica-board-districts = Quartiers
mexica-board-districts_about = Les quartiers fondés ou bâtis, du plus grand au plus petit, avec les étages de chacun ; la première place est marquée. Pointez-en un pour le voir sur la carte. Les étendues non fondées de plus de 60 cases n’y figurent pas.
mexica-board-no_districts = Aucun quartier n’est encore fondé, et aucun quartier isolé n’est bâti.

# What a decision would do.

mexica-board-has_no_temples = { $name } : plus aucun temple ; { $tokens ->
        [one] { $tokens } jeton action
       *[other] { $tokens } jetons action
    }.
mexica-board-would_close = Isole un quartier de { $size } en { $cell }, qui n’est pas commandé.
mexica-board-would_close_ordered = Isole un quartier de { $size } en { $cell }, comme commandé.
mexica-board-would_found = Fonde le quartier de { $size } en { $cell } : { $points ->
        [one] { $points } point
       *[other] { $points } points
    } pour { $seat ->
        [Vous] vous
       *[other] { $seat }
    }.
mexica-board-would_share = { $points ->
        [one] { $points } point
       *[other] { $points } points
    } pour { $seat }, sur place.
mexica-board-would_stand = Quartier de { $size } en { $cell } : { $floors }.
mexica-board-would_be_first = Quartier de { $size } en { $cell } : personne n’y a bâti.
mexica-board-would_have = { $seat ->
        [Vous] vous
       *[other] { $seat }
    } { $floors ->
        [one] { $floors } étage
       *[other] { $floors } étages
    }
mexica-board-would_have_neutral = neutre { $floors ->
        [one] { $floors } étage
       *[other] { $floors } étages
    }
mexica-board-would_list = { $one }, { $more }
mexica-board-would_lead = { $seat } { $seat ->
        [Vous] seriez
       *[other] serait
    } en tête avec { $by ->
        [one] { $by } étage
       *[other] { $by } étages
    } d’avance.
mexica-board-would_lead_neutral = Les temples neutres seraient en tête avec { $by ->
        [one] { $by } étage
       *[other] { $by } étages
    } d’avance.
mexica-board-would_tie = En tête à égalité : { $seats }.
mexica-board-would_tie_neutral = En tête à égalité avec les temples neutres : { $seats }.
mexica-board-would_need = Pour être en tête, il faut { $floors ->
        [one] { $floors } étage
       *[other] { $floors } étages
    } de plus.

# How to play, on one sheet.

mexica-help-title = Comment jouer à Mexica
mexica-help-aim = Bâtissez la ville sur le lac : creusez des canaux qui partagent l’île en quartiers, fondez ceux que commande l’Empereur et édifiez-y des temples. Qui a le plus de points après deux périodes gagne la partie.
mexica-help-points = Six points par tour
    .about = Vous dépensez six points d’action à votre guise, dans n’importe quel ordre et chaque action autant de fois que vous voulez. Vous pouvez en mettre deux au plus de côté, comme jetons action ; un jeton vaut un point de plus, utilisé de lui-même une fois les six dépensés. Ce que vous n’utilisez pas est perdu.
mexica-help-dig = Creuser des canaux
    .about = Pour un point, vous posez un canal sur une case ou sur deux côte à côte, n’importe où sur du terrain vide, sauf au palais et devant un pont. Les canaux et le lac partagent l’île en quartiers, même là où ils ne se touchent que par un coin ; le nombre au sol indique combien de cases a un quartier. Pendant que vous choisissez, un contour montre le quartier qui serait isolé. Dans un quartier fondé, personne ne creuse plus.
mexica-help-found = Fonder des quartiers
    .about = Quand un quartier a exactement autant de cases qu’un de ceux que commande l’Empereur, et que votre Pilli s’y trouve, vous pouvez le fonder gratuitement. Son jeton se pose sur une case libre du quartier, hors du palais, et y barre le passage jusqu’à la fin. Qui le fonde marque le plus de points ; les autres dont le Pilli est sur place en marquent quelques-uns. La commande est alors remplie et ne sert plus.
mexica-help-move = À pied et au forfait
    .about = Un pas sur du terrain ou sur un pont coûte un point ; les nombres indiquent le prix jusqu’à chaque case, à pied et en barque. Personne ne traverse les Pilli, les temples ni les jetons. Pour cinq points, vous pouvez aller au forfait à n’importe quel endroit libre. Pendant la première manche, il est interdit d’enfermer le Pilli d’un autre ; ensuite, c’est permis.
mexica-help-bridges = Ponts et barques
    .about = Un pont coûte un point et franchit une case de canal entre deux cases terrain. D’un pont, une barque vous emmène au pont suivant sur la même eau, lac compris, pour un point, quelle que soit la distance ; des eaux qui ne se touchent que par un coin ne communiquent pas. Chaque pont en chemin coûte un point, et l’on s’arrête sur un pont libre. Sur un pont, un Pilli n’est dans aucun quartier. Une fois les onze ponts sur le plateau, on peut en déplacer un sur lequel personne ne se trouve, pour un point.
mexica-help-build = Édifier des temples
    .about = Sur les cases libres du quartier de votre Pilli, sauf au palais, vous édifiez des temples d’un à quatre étages, pour un point par étage. Chacun en a neuf à chaque période, et garde ceux qu’il n’a pas édifiés pendant la première. Ce qui compte dans un quartier, ce sont tous vos étages ensemble.
mexica-help-score = Qui domine un quartier
    .about = À chacun des deux décomptes, chaque quartier fondé donne des points pour les étages : autant qu’il a de cases à qui en a le plus, environ la moitié pour la deuxième place, le quart pour la troisième. À égalité, chacun reçoit tous les points de sa place ; après deux premiers, le suivant est troisième, et après deux deuxièmes, il n’y a pas de troisième. À la fin, les quartiers jamais fondés comptent aussi. À deux joueurs, dix temples neutres se dressent sur l’île : ils prennent des places comme ceux d’un joueur, mais ne rapportent rien.
mexica-help-palace = Le palais
    .about = Qui a son Pilli sur l’une des quatre cases départ du palais lors du décompte d’une période marque 5 points.
mexica-help-end = Deux périodes
    .about = Une période finit quand tous les quartiers commandés sont fondés, ou ne peuvent plus l’être, et que quelqu’un a édifié tous ses temples : on finit la manche, puis le décompte a lieu. En seconde période viennent de nouvelles commandes et de nouveaux temples. Qui a ensuite le plus de points gagne la partie ; à égalité, qui a le plus de jetons action.

# Lessons.

mexica-lesson-close = Isoler, fonder, édifier
mexica-lesson-close_dig = Votre Pilli, la figurine rouge couronnée, se trouve tout au nord. Des canaux sont creusés plus bas ; il manque deux cases. Choisissez le canal de deux cases et creusez en i2 et j2 : cinq cases seront isolées.
mexica-lesson-close_found = Un quartier de cinq cases est commandé : il est marqué parmi les commandes. Votre Pilli s’y trouve, alors fondez-le : choisissez où poser son jeton. Cela ne coûte rien et rapporte 3 points.
mexica-lesson-close_build = Édifiez maintenant un temple dans votre quartier, aussi haut que vous voulez : chaque étage coûte un point. Lors du décompte, avoir ici le plus d’étages rapporte 5 points.
mexica-lesson-close_end = Les points qui restent seraient perdus. Prenez un jeton action pour l’un d’eux, s’il vous en reste, et finissez votre tour.
mexica-lesson-boat = Ponts et barques
mexica-lesson-boat_bridge = L’eau arrête votre Pilli. Construisez un pont en o6, à côté de lui.
mexica-lesson-boat_walk = Allez sur le pont : touchez le nombre qui s’y trouve.
mexica-lesson-boat_sail = D’un pont, une barque va au pont suivant pour un point, quelle que soit la distance. Prenez-la jusqu’en o9.
mexica-lesson-boat_land = Débarquez en p9.
mexica-lesson-palace = Le palais et les jetons
mexica-lesson-palace_walk = Un Pilli sur l’un des quatre cercles du palais rapporte 5 points à chaque décompte. Allez à pied en h6 : trois pas.
mexica-lesson-palace_token = Vos points sont dépensés, mais vous avez un jeton action. Utilisez-le pour une dernière action sans bouger : creusez un canal. Quand il ne reste rien à dépenser, le tour se termine de lui-même.
mexica-lesson-score = Un décompte
mexica-lesson-score_build = Tous les quartiers commandés sont fondés, et il vous reste un temple. Édifiez-le, de deux étages, en j1 : on finit alors la manche, puis le décompte a lieu. Avec 5 étages contre 2, vous dominez le quartier de cinq cases : regardez les points.

# Un tour en une ligne, et ce qui se passe entre les tours.

mexica-deed-went = jusqu’en { $cell }
mexica-deed-jumped = au forfait en { $cell }
mexica-deed-began = départ en { $cell }
mexica-deed-canal = canal { $cell }
mexica-deed-double_canal = canal { $cell }–{ $other }
mexica-deed-bridge = pont { $cell }
mexica-deed-bridge_moved = pont { $from } → { $cell }
mexica-deed-temple = temple de { $floors } en { $cell }
mexica-deed-founded = quartier de { $size } en { $cell }
mexica-deed-presence = { $seat } +{ $points }
mexica-deed-removed = le jeton de { $size } cases quitte le jeu
mexica-deed-token = { $count ->
        [one] jeton action
       *[other] jetons action
    }
mexica-deed-lost = { $points ->
        [one] { $points } point d’action perdu
       *[other] { $points } points d’action perdus
    }
mexica-deed-last_round = dernière manche de la période
mexica-deed-scored = décompte de la période { $period }
mexica-deed-ended = fin

# Un décompte en tableau.

mexica-occasion-period = Décompte de la période { $period }
mexica-occasion-founded = Quartiers fondés
mexica-occasion-unfounded = Autres quartiers
mexica-occasion-palace = Palais
mexica-occasion-total = Points
mexica-occasion-of_districts = { $points } ({ $count })
mexica-occasion-points = { $points }

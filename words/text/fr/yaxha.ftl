# Texts of Yaxha.

yaxha-game = Yaxha
    .about = Acheter des cubes au marché pendant dix manches et bâtir une pyramide aux grands groupes de chaque couleur.

yaxha-colour-orange = orange
yaxha-colour-blue = { $count ->
        [one] bleu
       *[other] bleus
    }
yaxha-colour-green = { $count ->
        [one] vert
       *[other] verts
    }
yaxha-colour-yellow = { $count ->
        [one] jaune
       *[other] jaunes
    }
yaxha-colour-grey = gris

yaxha-notation = « { $text } » n’est pas une décision. Une décision s’écrit card=b (jouer la carte de la tuile b), tile=c (prendre la tuile restante c), orange@d4 ou blue@2e5 (poser un cube).

# Decisions.

yaxha-decision-choose = Jouer la carte de la tuile { $tile }
yaxha-decision-take = Prendre les cubes de la tuile { $tile }
yaxha-decision-place = Poser un cube { $colour } en { $cell }

# Why a decision is refused.

yaxha-refused-now_choose = C’est le moment de jouer une carte, par exemple card=a.
yaxha-refused-now_take = C’est le moment de prendre une des tuiles restantes, par exemple tile=a.
yaxha-refused-now_build = C’est le moment de poser un cube, par exemple orange@d4.
yaxha-refused-no_such_tile = Cette tuile n’existe pas : il y a autant de tuiles que de joueurs.
yaxha-refused-tile_is_empty = Les cubes de cette tuile sont déjà pris.
yaxha-refused-no_such_cube = Vous n’avez pas de cube de cette couleur à poser.
yaxha-refused-not_first = Le premier cube se pose toujours en d4.
yaxha-refused-occupied = Il y a déjà un cube à cet endroit.
yaxha-refused-outside_footprint = Le niveau 1 ne peut dépasser quatre cubes ni en largeur ni en profondeur.
yaxha-refused-no_contact = Un cube doit en toucher un autre par une face.
yaxha-refused-unsupported = Au-dessus du niveau 1, un cube doit reposer sur quatre autres.
yaxha-refused-wrong_colour = Au-dessus du niveau 1, un cube doit avoir un cube de sa couleur sous lui ou à côté de lui.

# Events. The variant [Vous] is for the player whom page-you names.

yaxha-event-bonus_dealt = Carte bonus : { $card }.
yaxha-event-initiative_dealt = Initiative { $initiative } pour { $seat ->
        [Vous] vous
       *[other] { $seat }
    }.
yaxha-event-round_began = La manche { $round } commence.
yaxha-event-market_filled = Sur la tuile { $tile } : { $cubes }.
yaxha-event-card_chosen = { $seat } { $seat ->
        [Vous] jouez
       *[other] joue
    } la carte de la tuile { $tile }, face cachée.
yaxha-event-card_chosen_hidden = { $seat } { $seat ->
        [Vous] jouez
       *[other] joue
    } une carte face cachée.
yaxha-event-card_revealed = { $seat } { $seat ->
        [Vous] voulez
       *[other] veut
    } la tuile { $tile }.
yaxha-event-lot_taken = { $seat } { $seat ->
        [Vous] prenez
       *[other] prend
    } la tuile { $tile } : { $cubes }.
yaxha-event-leftover_taken = { $seat } { $seat ->
        [Vous] prenez
       *[other] prend
    } la tuile restante { $tile } : { $cubes }.
yaxha-event-initiative_swapped = Échange de tuiles initiative entre { $seat ->
        [Vous] vous
       *[other] { $seat }
    } et { $other ->
        [Vous] vous
       *[other] { $other }
    }.
yaxha-event-cube_placed = { $seat } { $seat ->
        [Vous] posez
       *[other] pose
    } un cube { $colour } en { $cell }.
yaxha-event-cube_discarded = { $seat } { $seat ->
        [Vous] défaussez
       *[other] défausse
    } un cube { $colour }, impossible à poser.
yaxha-event-colour_scored = { $seat } { $seat ->
        [Vous] marquez
       *[other] marque
    } { $points ->
        [one] { $points } point
       *[other] { $points } points
    } pour un groupe { $colour } de { $size }.
yaxha-event-bonus_scored = { $seat } { $seat ->
        [Vous] marquez
       *[other] marque
    } { $points } points pour « { $card } ».
yaxha-event-bonus_unclaimed = Personne ne marque pour « { $card } ».
yaxha-event-game_ended = { $count ->
        [one] { $winners } { $winners ->
            [Vous] gagnez
           *[other] gagne
        } la partie.
       *[other] Victoire partagée : { $winners }.
    }

# Bonus cards.

yaxha-bonus-most_orange = le plus d’orange
yaxha-bonus-most_blue = le plus de bleu
yaxha-bonus-most_green = le plus de vert
yaxha-bonus-most_yellow = le plus de jaune
yaxha-bonus-most_grey = le plus de gris
yaxha-bonus-beat_left_orange = orange contre le voisin
yaxha-bonus-beat_left_blue = bleu contre le voisin
yaxha-bonus-beat_left_green = vert contre le voisin
yaxha-bonus-beat_left_yellow = jaune contre le voisin
yaxha-bonus-beat_left_grey = gris contre le voisin
yaxha-bonus-largest_group = plus grand groupe
yaxha-bonus-largest_group_level_1 = plus grand groupe au niveau 1
yaxha-bonus-most_levels = groupe sur le plus de niveaux
yaxha-bonus-second_largest_group = deuxième plus grand groupe
yaxha-bonus-five_colours_level_1 = cinq couleurs au niveau 1
yaxha-bonus-five_colours_level_2 = cinq couleurs au niveau 2
yaxha-bonus-one_colour_side = côté d’une seule couleur
yaxha-bonus-three_colours = trois couleurs

yaxha-bonus-aim-most_orange = le plus grand groupe orange
yaxha-bonus-aim-most_blue = le plus grand groupe bleu
yaxha-bonus-aim-most_green = le plus grand groupe vert
yaxha-bonus-aim-most_yellow = le plus grand groupe jaune
yaxha-bonus-aim-most_grey = le plus grand groupe gris
yaxha-bonus-aim-beat_left_orange = un groupe orange au moins aussi grand que celui du voisin de gauche
yaxha-bonus-aim-beat_left_blue = un groupe bleu au moins aussi grand que celui du voisin de gauche
yaxha-bonus-aim-beat_left_green = un groupe vert au moins aussi grand que celui du voisin de gauche
yaxha-bonus-aim-beat_left_yellow = un groupe jaune au moins aussi grand que celui du voisin de gauche
yaxha-bonus-aim-beat_left_grey = un groupe gris au moins aussi grand que celui du voisin de gauche
yaxha-bonus-aim-largest_group = le plus grand groupe, toutes couleurs confondues
yaxha-bonus-aim-largest_group_level_1 = le groupe qui a le plus de cubes visibles au niveau 1
yaxha-bonus-aim-most_levels = un groupe qui s’étend sur le plus de niveaux
yaxha-bonus-aim-second_largest_group = un groupe de la deuxième plus grande taille
yaxha-bonus-aim-five_colours_level_1 = les cinq couleurs visibles au niveau 1
yaxha-bonus-aim-five_colours_level_2 = les cinq couleurs visibles au niveau 2
yaxha-bonus-aim-one_colour_side = un côté de la pyramide qui ne montre qu’une couleur
yaxha-bonus-aim-three_colours = exactement trois couleurs visibles sur toute la pyramide
yaxha-bonus-aim-second_player = le deuxième des plus grands groupes de chacun
yaxha-bonus-aim-own_second = le plus grand des deuxièmes groupes de chacun
yaxha-bonus-aim-at_most_three = trois couleurs ou moins visibles sur toute la pyramide

# What cards ask for where an option says so.

yaxha-bonus-aim_larger-beat_left_orange = un groupe orange plus grand que celui du voisin de gauche
yaxha-bonus-aim_larger-beat_left_blue = un groupe bleu plus grand que celui du voisin de gauche
yaxha-bonus-aim_larger-beat_left_green = un groupe vert plus grand que celui du voisin de gauche
yaxha-bonus-aim_larger-beat_left_yellow = un groupe jaune plus grand que celui du voisin de gauche
yaxha-bonus-aim_larger-beat_left_grey = un groupe gris plus grand que celui du voisin de gauche
yaxha-bonus-aim_larger_right-beat_left_orange = un groupe orange plus grand que celui du voisin de droite
yaxha-bonus-aim_larger_right-beat_left_blue = un groupe bleu plus grand que celui du voisin de droite
yaxha-bonus-aim_larger_right-beat_left_green = un groupe vert plus grand que celui du voisin de droite
yaxha-bonus-aim_larger_right-beat_left_yellow = un groupe jaune plus grand que celui du voisin de droite
yaxha-bonus-aim_larger_right-beat_left_grey = un groupe gris plus grand que celui du voisin de droite
yaxha-bonus-aim_right-beat_left_orange = un groupe orange au moins aussi grand que celui du voisin de droite
yaxha-bonus-aim_right-beat_left_blue = un groupe bleu au moins aussi grand que celui du voisin de droite
yaxha-bonus-aim_right-beat_left_green = un groupe vert au moins aussi grand que celui du voisin de droite
yaxha-bonus-aim_right-beat_left_yellow = un groupe jaune au moins aussi grand que celui du voisin de droite
yaxha-bonus-aim_right-beat_left_grey = un groupe gris au moins aussi grand que celui du voisin de droite

# Options.

yaxha-option-first_game = première partie
    .about = Ne tirer les trois cartes bonus que parmi les huit marquées pour une première partie.
yaxha-option-level_1_group = groupe au niveau 1
    .about = Ce qui peut relier les cubes comptés pour « plus grand groupe au niveau 1 ».
yaxha-option-second_largest = deuxième plus grand groupe
    .about = Quel groupe désigne « deuxième plus grand groupe ».
yaxha-option-side_includes_apex = le sommet compte pour les côtés
    .about = Le cube du sommet fait partie de tous les côtés pour « côté d’une seule couleur ».
yaxha-option-side_of_unfinished_pyramid = côtés inachevés
    .about = Quels côtés d’une pyramide inachevée comptent pour « côté d’une seule couleur ».
yaxha-option-zero_groups_tie = personne vaut tout le monde
    .about = Une carte sur une couleur que personne n’a revient à tout le monde plutôt qu’à personne.
yaxha-option-neighbour = voisin
    .about = À qui se comparer pour les cartes « contre le voisin ».
yaxha-option-neighbour_tie = l’égalité suffit
    .about = Un groupe aussi grand que celui du voisin suffit pour une carte « contre le voisin ».
yaxha-option-three_colours = trois couleurs
    .about = Combien de couleurs « trois couleurs » autorise.

yaxha-value-level_1_group-link_over_levels = n’importe quels cubes du groupe ; seuls ceux du niveau 1 sont comptés
yaxha-value-level_1_group-link_on_level_1_only = seulement les cubes du niveau 1
yaxha-value-second_largest-second_distinct_size_of_all_groups = la deuxième taille parmi tous les groupes de tous les joueurs
yaxha-value-second_largest-second_player_by_own_largest_group = la deuxième taille parmi les plus grands groupes de chaque joueur
yaxha-value-second_largest-each_players_second_group = le plus grand parmi les deuxièmes groupes de chaque joueur
yaxha-value-side_of_unfinished_pyramid-outermost_cube_of_each_row_and_level = tous les côtés, d’après les cubes qu’on y voit
yaxha-value-side_of_unfinished_pyramid-only_complete_sides_qualify = seulement les côtés sans trou
yaxha-value-neighbour-next_seat_clockwise = le joueur de gauche
yaxha-value-neighbour-previous_seat = le joueur de droite
yaxha-value-three_colours-exactly_3 = exactement trois
yaxha-value-three_colours-at_most_3 = trois ou moins

# Invariants of positions.

yaxha-invariant-seats = Yaxha se joue à 2, 3 ou 4, pas à { $detail }.
yaxha-invariant-round = Les manches vont de 1 à 10 ; { $detail } n’en est pas une.
yaxha-invariant-one_for_each_seat = La liste « { $detail } » doit avoir une entrée par place.
yaxha-invariant-bag_size = Trois cubes ont été piochés par place et par manche : le sac doit maintenant en contenir { $detail }.
yaxha-invariant-bag_and_lots = Le sac et les lots qu’il contient doivent avoir les mêmes cubes.
yaxha-invariant-whole_lots = Dans le sac ou sur une tuile marché, un lot compte trois cubes.
yaxha-invariant-cubes_of_a_colour = Il y a 24 cubes de chaque couleur ; il y en a plus en jeu pour { $detail }.
yaxha-invariant-cubes_of_a_seat = Une place a trois cubes par manche, dans sa pyramide et, pendant la construction, dans sa main ; moins seulement une fois le niveau 1 plein. C’est faux pour la place { $detail }.
yaxha-invariant-hand_size = Une main n’a aucun cube pendant le choix et à la fin, zéro ou trois pendant la prise des tuiles restantes, et trois au plus pendant la construction. C’est faux pour la place { $detail }.
yaxha-invariant-initiative = Les tuiles initiative doivent aller de 1 au nombre de places, chacune une fois.
yaxha-invariant-bonus_cards = Les trois cartes bonus doivent être différentes.
yaxha-invariant-bonus_used = La carte bonus { $detail } ne sert pas dans cette partie : pas à deux joueurs, ou pas dans une première partie.
yaxha-invariant-card_of_a_tile = Il n’y a pas de tuile { $detail } dans cette partie.
yaxha-invariant-hidden_card = Une carte ne peut être cachée que pendant le choix.
yaxha-invariant-market_full = Pendant le choix, chaque tuile marché porte trois cubes.
yaxha-invariant-market_empty = Une fois que tout le monde a pris ses cubes, le marché est vide.
yaxha-invariant-cards_played = Pendant la prise des tuiles restantes, la carte de chaque place est sur la table.
yaxha-invariant-cards_back = Une fois que tout le monde a pris ses cubes, aucune carte n’est sur la table.
yaxha-invariant-chosen_tiles_empty = Pendant la prise des tuiles restantes, chaque tuile choisie est vide ; la tuile { $detail } ne l’est pas.
yaxha-invariant-leftovers_in_order = La plus faible initiative sur chaque tuile l’a prise, et les autres prennent une tuile restante chacune, dans l’ordre d’initiative : mains, cartes, initiative et marché ne s’accordent pas avec cela.
yaxha-invariant-somebody_decides = Personne n’aurait rien à décider : la phase est alors déjà finie.
yaxha-invariant-no_idle_question = La place { $detail } n’a qu’une façon de poser un cube, ou aucune : c’est alors déjà fait.
yaxha-invariant-over_after_the_last_round = La partie finit après la manche 10, pas après la manche { $detail }.
yaxha-invariant-not_first = Une pyramide commence en d4 ; celle de la place { $detail } n’y a pas de cube.
yaxha-invariant-occupied = Deux cubes occupent la même case dans la pyramide de la place { $detail }.
yaxha-invariant-outside_footprint = Le niveau 1 doit tenir dans quatre cases sur quatre ; pas celui de la place { $detail }.
yaxha-invariant-no_contact = Tous les cubes du niveau 1 doivent se toucher par les faces ; pas ceux de la place { $detail }.
yaxha-invariant-unsupported = Au-dessus du niveau 1, chaque cube repose sur quatre autres ; pas dans la pyramide de la place { $detail }.
yaxha-invariant-wrong_colour = Au-dessus du niveau 1, chaque cube a sa couleur sous lui ou à côté de lui ; pas dans la pyramide de la place { $detail }.

# The catalogue.

yaxha-table-cubes = Cubes
yaxha-table-score_card = Carte score : points pour le plus grand groupe d’une couleur (au-delà de 12, comme 12)
yaxha-table-bonus = Cartes bonus
yaxha-table-pyramid = La pyramide
yaxha-table-parts = Autre matériel
yaxha-column-colour = couleur
yaxha-column-cubes = cubes
yaxha-column-size = cubes dans le groupe
yaxha-column-points = points
yaxha-column-card = carte
yaxha-column-aim = pour
yaxha-column-first_game = première partie
yaxha-column-least_players = joueurs min.
yaxha-column-level = niveau
yaxha-column-side = cubes par côté
yaxha-column-cells = cubes
yaxha-column-part = élément
yaxha-column-count = nombre
yaxha-part-rounds = manches
yaxha-part-market_tiles = tuiles marché (une par joueur en jeu)
yaxha-part-player_cards = cartes joueurs (une par tuile en jeu dans chaque main)
yaxha-part-initiative_tiles = tuiles initiative (une par joueur en jeu)
yaxha-part-cubes_on_a_tile = cubes sur une tuile marché
yaxha-part-bonus_cards_in_play = cartes bonus en jeu
yaxha-part-score_cards = cartes score (toutes identiques)
yaxha-part-cloth_bag = sac en tissu
yaxha-part-score_pad = carnet de score

# The drawing.

yaxha-draw-round = Manche { $round } sur { $rounds } : { $phase }
yaxha-draw-choosing = choix d’une tuile marché
yaxha-draw-taking = prise des tuiles restantes
yaxha-draw-building = construction
yaxha-draw-over = la partie est finie
yaxha-draw-bonus = Cartes bonus : { $cards }
yaxha-draw-market = Tuile marché { $tile } : { $cubes }
yaxha-draw-bag = Dans le sac : { $cubes }
yaxha-draw-seat = { $seat } · initiative { $initiative }
yaxha-draw-card = Carte jouée : tuile { $tile }
yaxha-draw-card_hidden = Carte jouée face cachée
yaxha-draw-hand = À poser : { $cubes }

yaxha-ending-complete = Les dix manches ont été jouées.

# The board in the page. The variant [rien] is the list that house-nothing stands for.

yaxha-board-market = Marché
yaxha-board-market_about = Tout le monde choisit une tuile en secret. Sans rival sur une tuile, ou avec la plus faible initiative, vous obtenez ses trois cubes ; les autres prennent ce qui reste. Les rivaux échangent ensuite leurs initiatives.
yaxha-board-bonus = Cartes bonus
yaxha-board-cards_about = À la fin, quiconque remplit la condition d’une carte en marque les points.
yaxha-board-ask_choose = Choisir une tuile marché
yaxha-board-ask_take = Prendre une des tuiles restantes
yaxha-board-ask_build = { $cubes ->
        [0] Construire
        [1] Poser votre dernier cube
       *[other] Poser vos { $cubes } cubes
    }
yaxha-board-hand = Cubes à poser
yaxha-board-hand_cube = Poser un cube { $colour }
yaxha-board-stall = Tuile { $tile } : { $cubes }
yaxha-board-stall_taken = Tuile { $tile } : { $cubes }. Voulue par : { $wanted }. Prise par { $seat ->
        [Vous] vous
       *[other] { $seat }
    }.
yaxha-board-bonus_about = { $points } points pour { $aim }. En ce moment : { $seats ->
        [rien] personne
       *[other] { $seats }
    }.
yaxha-board-stall_leftover = Tuile { $tile } : { $cubes }. Personne ne la voulait ; prise par { $seat ->
        [Vous] vous
       *[other] { $seat }
    }.
yaxha-board-bonus_nobody = { $points } points pour { $aim }. Pour l’instant, personne.
yaxha-board-swapped = Échange d’initiative entre { $seat ->
        [Vous] vous
       *[other] { $seat }
    } et { $other ->
        [Vous] vous
       *[other] { $other }
    } : même tuile voulue.
yaxha-board-pyramid_of = { $seat } : pyramide de { $cubes ->
        [one] { $cubes } cube
       *[other] { $cubes } cubes
    }
yaxha-board-forced = Il ne restait qu’une place pour un cube { $colour } : il a été posé en { $cell }.
yaxha-board-enlarge = Voir en grand
yaxha-board-back_to_own = Revenir à la vôtre
yaxha-board-turn_left = Tourner la pyramide vers la gauche
yaxha-board-turn_right = Tourner la pyramide vers la droite
yaxha-board-initiative = Initiative { $number } : la plus faible passe en premier, et obtient la tuile quand plusieurs la veulent.
yaxha-board-card_down = Une carte, face cachée
yaxha-board-card_up = La tuile dont la carte a été jouée

# How to play, in the page.

yaxha-help-title = Comment jouer à Yaxha
yaxha-help-aim = Construisez une pyramide en dix manches. Dans chaque couleur, votre plus grand groupe de cubes qui se touchent rapporte des points. Qui a le plus de points gagne ; à égalité, la victoire est partagée.
yaxha-help-choose = Choisir des cubes
    .about = À chaque manche, tout le monde choisit une tuile marché en secret. Sans rival sur une tuile, on obtient ses trois cubes.
yaxha-help-initiative = Quand plusieurs veulent la même tuile
    .about = Le plus petit numéro d’initiative, affiché à côté de chaque nom, obtient la tuile ; les autres prennent ce que personne n’a choisi, le plus petit numéro d’abord. Ensuite, parmi ces rivaux, le plus petit numéro et le plus grand s’échangent ; à quatre, les deux du milieu s’échangent aussi, et à trois, celui du milieu ne change pas.
yaxha-help-build = Construire le premier niveau
    .about = Posez vos trois cubes. Au premier niveau, un cube se pose contre une face d’un autre, de n’importe quelle couleur ; ce niveau s’étend jusqu’à quatre sur quatre au plus.
yaxha-help-higher = Construire plus haut
    .about = Au-dessus, un cube repose sur quatre autres et doit toucher sa propre couleur, sous lui ou à côté. Un cube qu’on ne peut poser nulle part est perdu.
yaxha-help-score = Points pour les groupes
    .about = Chaque couleur rapporte des points selon votre plus grand groupe : des cubes visibles de l’extérieur qui se touchent par une face ou reposent l’un sur l’autre.
yaxha-help-bonus = Cartes bonus
    .about = Chacune des trois cartes donne 5 points à la fin à quiconque en remplit la condition. Les marques montrent qui la remplit en ce moment.
yaxha-help-size = Cubes dans le groupe
yaxha-help-points = Points

# Lessons.

yaxha-lesson-market = Le marché
yaxha-lesson-market_choose = Choisissez la tuile marché dont vous aimeriez les trois cubes. Tout le monde choisit en secret. Si d’autres veulent la même tuile, le plus petit numéro d’initiative l’emporte, et les autres prennent ce qui reste.
yaxha-lesson-pyramid = La pyramide
yaxha-lesson-pyramid_first = Posez un de vos cubes : choisissez une couleur, puis un des cubes transparents. Il rapporte le plus à côté de cubes de sa couleur.
yaxha-lesson-pyramid_rest = Les cubes reposent aussi les uns sur les autres : un sur quatre autres, s’il y touche sa couleur. Posez le reste de vos cubes, en haut ou en bas.
yaxha-lesson-higher = Construire plus haut, et les points
yaxha-lesson-higher_place = Votre premier niveau est plein. Plus haut, un cube repose sur quatre autres et doit toucher sa couleur, dessous ou à côté. Posez-en un et voyez ce que cela change à vos points : seul compte le plus grand groupe de chaque couleur, et seulement les cubes visibles.

# Un tour en une ligne.

yaxha-deed-chose = choix fait
yaxha-deed-wants = veut la tuile { $tile }
yaxha-deed-tile = tuile { $tile } : { $cubes }
yaxha-deed-leftover = tuile restante { $tile } : { $cubes }
yaxha-deed-swapped = initiative échangée avec { $other ->
        [Vous] vous
       *[other] { $other }
    }
yaxha-deed-placed = { $colour } { $cell }
yaxha-deed-discarded = { $colour } défaussé
yaxha-deed-ended = fin
yaxha-board-changes = { $source } : { $is } → { $becomes }

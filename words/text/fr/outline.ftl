# Les plateaux en mots, pour qui ne les voit pas. La variante [Vous] est pour la personne que
# page-you nomme.

page-outline = Le plateau en mots
page-outline_about = Tout ce qui est sur le plateau, en texte avec des titres. Les lecteurs d’écran le trouvent toujours sous les autres panneaux ; cochez pour le lire aussi.
page-nobody = personne
page-who = { $seat ->
        [Vous] vous
       *[other] { $seat }
    }

tzolkin-outline-calendar = Calendrier
tzolkin-outline-day = Manche { $round }, jour { $day } sur 26.
tzolkin-outline-food = { $when }. { $gives }
tzolkin-outline-first = Premier joueur : { $who }.
tzolkin-outline-first_space = Case premier joueur : { $who }. Maïs sur les dents : { $corn }.
tzolkin-outline-workers = Ouvriers sur les rouages
tzolkin-outline-gear = { $gear } : { $workers }.
tzolkin-outline-on = { $who } sur { $number }
tzolkin-outline-neutral = un ouvrier neutre
tzolkin-outline-quick_spaces = Cases action rapide : { $workers }.
tzolkin-outline-skulls = Des crânes sont posés sur Chichen Itza { $numbers }.
tzolkin-outline-no_skulls = Aucun crâne n’est posé sur Chichen Itza.
tzolkin-outline-jungle = Jungle et crânes
tzolkin-outline-temple = Sur le { $temple } : { $steps }.
tzolkin-outline-on_step = { $who } à la marche { $step } sur { $top }, qui vaut { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, récompenses : { $rewards }
tzolkin-outline-highest = Sur le { $temple }, pour qui est le plus haut : { $first } points à la fin de la première période, { $second } à la fin de la seconde ; la moitié à égalité.
tzolkin-outline-track = En { $track } : { $levels }.
tzolkin-outline-on_level = { $who } au niveau { $level }
tzolkin-outline-buildings = Bâtiments disponibles
tzolkin-outline-monuments = Monuments disponibles
tzolkin-outline-none = Aucun.
tzolkin-outline-in_force = En vigueur maintenant.
tzolkin-outline-player = { $seat }
tzolkin-outline-tribe = Tribu { $tribe } : { $ability }.
tzolkin-outline-wealth = Richesse de départ : { $effect }.
tzolkin-outline-scored = { $points ->
        [one] { $points } point
       *[other] { $points } points
    } jusqu’ici.
tzolkin-outline-actions = Ce que font les cases des rouages
tzolkin-outline-action = { $gear } { $number } : { $effect }.
tzolkin-outline-levels = Ce qu’apportent les technologies
tzolkin-outline-bargain = { $block } : { $count }. Maïs restant : { $corn }.

mexica-outline-turn = Tour
mexica-outline-districts = Quartiers
mexica-outline-founded = Quartier fondé de { $size } cases en { $cell } : { $floors } ; { $sides }.
mexica-outline-district = Quartier de { $size ->
        [one] { $size } case
       *[other] { $size } cases
    } en { $cell }, non fondé : { $floors } ; { $sides }.
mexica-outline-open_land = Terrain ouvert de { $size } cases autour de { $cell } : { $floors }.
mexica-outline-floors = { $who } { $floors ->
        [one] { $floors } étage
       *[other] { $floors } étages
    }
mexica-outline-floors_for = { $who } { $floors ->
        [one] { $floors } étage
       *[other] { $floors } étages
    } pour { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
mexica-outline-no_floors = aucun temple
mexica-outline-neutral = neutre
mexica-outline-sides = canal { $sides }
mexica-outline-no_sides = aucun canal à côté
mexica-outline-side-north = au nord
mexica-outline-side-east = à l’est
mexica-outline-side-south = au sud
mexica-outline-side-west = à l’ouest
mexica-outline-water = Canaux et ponts
mexica-outline-canals = Canaux en { $cells }.
mexica-outline-bridges = Ponts { $axis } : { $cells }.
mexica-outline-axis-east_west = d’ouest en est
mexica-outline-axis-north_south = du nord au sud
mexica-outline-no_bridges = Aucun pont pour l’instant.
mexica-outline-player = { $seat }
mexica-outline-pilli = Pilli en { $cell }.
mexica-outline-pilli_bridge = Pilli sur le pont en { $cell }.
mexica-outline-no_pilli = Le Pilli n’est pas encore sur l’île.
mexica-outline-temple = Temple de { $floors ->
        [one] { $floors } étage
       *[other] { $floors } étages
    } en { $cells }.
mexica-outline-neutral_temples = Temples neutres

yaxha-outline-row = Niveau { $level }, rangée { $row } : { $cubes }.
yaxha-outline-cube = { $colour } { $cell }
yaxha-outline-empty = Aucun cube pour l’instant.
yaxha-outline-initiative = Initiative
yaxha-outline-place = { $number } : { $who }.

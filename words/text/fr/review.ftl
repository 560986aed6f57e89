# Textes de la page : conseils, et apprendre d’une partie jouée.

page-hint_goes_on = La suite de ce tour :
page-why_more = tout de suite { $more } de plus que { $other ->
        [best] la meilleure
       *[next] la suivante
    }
page-why_less = tout de suite { $less } de moins que { $other ->
        [best] la meilleure
       *[next] la suivante
    }
page-why_both = tout de suite { $more } de plus et { $less } de moins que { $other ->
        [best] la meilleure
       *[next] la suivante
    }
page-why_same = à peu près comme { $other ->
        [best] la meilleure
       *[next] la suivante
    }
page-why_later_more = tout de suite autant que { $other ->
        [best] la meilleure
       *[next] la suivante
    }, mais { $points ->
        [one] { $points } point
       *[other] { $points } points
    } de plus par la suite
page-why_later_less = tout de suite autant que { $other ->
        [best] la meilleure
       *[next] la suivante
    }, mais { $points ->
        [one] { $points } point
       *[other] { $points } points
    } de moins par la suite
page-gains = + { $things }
page-pays = − { $things }
page-count_points = { $count ->
        [one] point
       *[other] points
    }
page-step_end = La fin, après { $of } décisions
page-turn_back = Un tour en arrière (flèche vers le haut)
page-turn_on = Un tour en avant (flèche vers le bas)
page-turns = Tours de la partie
page-moment = Cet instant
page-better = Mieux, d’environ { $cost ->
        [one] { $cost } point
       *[other] { $cost } points
    } : { $better }
page-chart_mistake = Décision { $number }, { $seat } : environ { $cost ->
        [one] { $cost } point perdu
       *[other] { $cost } points perdus
    }
page-learn_mistakes = Apprendre de ses erreurs
page-learn_mistakes_about = Revient à chaque instant où l’on pouvait faire bien mieux, tel que le joueur le voyait, et vous laisse réessayer.
page-mistake = Erreur { $number } sur { $of }
page-mistake_was = Décision { $number }. Joué : { $played }. Cela a coûté environ { $cost ->
        [one] { $cost } point
       *[other] { $cost } points
    }. Trouvez mieux, sur le plateau ou dans la liste.
page-mistake_good = Bien trouvé : on ne peut guère faire mieux.
page-mistake_worse = Cela coûte environ { $cost ->
        [one] { $cost } point
       *[other] { $cost } points
    } par rapport au meilleur choix. Réessayez.
page-mistake_given = Le bot ferait ceci :
page-mistake_solution = Montrer la solution
page-mistake_next = Erreur suivante
page-mistakes_end = Terminé
page-mistake_leave = Retour à la partie

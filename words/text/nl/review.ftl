# Teksten van de pagina: tips, en leren van een gespeelde partij.

page-hint_goes_on = De rest van deze beurt:
page-why_more = meteen { $more } meer dan { $other ->
        [best] de beste
       *[next] de volgende
    }
page-why_less = meteen { $less } minder dan { $other ->
        [best] de beste
       *[next] de volgende
    }
page-why_both = meteen { $more } meer en { $less } minder dan { $other ->
        [best] de beste
       *[next] de volgende
    }
page-why_same = ongeveer gelijk aan { $other ->
        [best] de beste
       *[next] de volgende
    }
page-why_later_more = meteen evenveel als { $other ->
        [best] de beste
       *[next] de volgende
    }, maar later { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    } meer
page-why_later_less = meteen evenveel als { $other ->
        [best] de beste
       *[next] de volgende
    }, maar later { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    } minder
page-gains = + { $things }
page-pays = − { $things }
page-count_points = { $count ->
        [one] punt
       *[other] punten
    }
page-step_end = Het einde, na { $of } zetten
page-turn_back = Een beurt terug (pijl omhoog)
page-turn_on = Een beurt verder (pijl omlaag)
page-turns = Beurten van de partij
page-moment = Dit moment
page-better = Ongeveer { $cost ->
        [one] { $cost } punt
       *[other] { $cost } punten
    } beter: { $better }
page-chart_mistake = Zet { $number }, { $seat }: kostte ongeveer { $cost ->
        [one] { $cost } punt
       *[other] { $cost } punten
    }
page-learn_mistakes = Leren van fouten
page-learn_mistakes_about = Gaat terug naar elk moment waarop het veel beter kon, zoals de speler het zag, en laat je het opnieuw proberen.
page-mistake = Fout { $number } van { $of }
page-mistake_was = Zet { $number }. Gespeeld: { $played }. Dat kostte ongeveer { $cost ->
        [one] { $cost } punt
       *[other] { $cost } punten
    }. Vind iets beters, op het bord of in de lijst.
page-mistake_good = Goed gevonden: veel beter kan het niet.
page-mistake_worse = Dit kost ongeveer { $cost ->
        [one] { $cost } punt
       *[other] { $cost } punten
    } vergeleken met de beste zet. Probeer het opnieuw.
page-mistake_given = De bot zou dit doen:
page-mistake_solution = Oplossing tonen
page-mistake_next = Volgende fout
page-mistakes_end = Klaar
page-mistake_leave = Terug naar de partij

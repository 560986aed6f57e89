# Texts of the page: hints, and learning from a game that was played.

page-hint_goes_on = The rest of this turn:
page-why_more = { $more } more right away than { $other ->
        [best] the best
       *[next] the next best
    }
page-why_less = { $less } less right away than { $other ->
        [best] the best
       *[next] the next best
    }
page-why_both = right away { $more } more and { $less } less than { $other ->
        [best] the best
       *[next] the next best
    }
page-why_same = about the same as { $other ->
        [best] the best
       *[next] the next best
    }
page-why_later_more = the same right away as { $other ->
        [best] the best
       *[next] the next best
    }, but { $points ->
        [one] { $points } point
       *[other] { $points } points
    } more later
page-why_later_less = the same right away as { $other ->
        [best] the best
       *[next] the next best
    }, but { $points ->
        [one] { $points } point
       *[other] { $points } points
    } less later
page-gains = + { $things }
page-pays = − { $things }
page-count_points = { $count ->
        [one] point
       *[other] points
    }
page-step_end = The end, after { $of } decisions
page-turn_back = A turn back (arrow up)
page-turn_on = A turn on (arrow down)
page-turns = Turns of the game
page-moment = This moment
page-better = Better, by about { $cost ->
        [one] { $cost } point
       *[other] { $cost } points
    }: { $better }
page-chart_mistake = Decision { $number }, { $seat }: cost about { $cost ->
        [one] { $cost } point
       *[other] { $cost } points
    }
page-learn_mistakes = Learn from mistakes
page-learn_mistakes_about = Goes back to each moment where something much better could be done, as the player saw it, and lets you try again.
page-mistake = Mistake { $number } of { $of }
page-mistake_was = Decision { $number }. Played: { $played }. That cost about { $cost ->
        [one] { $cost } point
       *[other] { $cost } points
    }. Find something better, on the board or in the list.
page-mistake_good = Well spotted: about as good as it gets.
page-mistake_worse = This costs about { $cost ->
        [one] { $cost } point
       *[other] { $cost } points
    } compared with the best. Try again.
page-mistake_given = The bot would do this:
page-mistake_solution = Show the solution
page-mistake_next = Next mistake
page-mistakes_end = Done
page-mistake_leave = Back to the game

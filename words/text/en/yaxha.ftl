# Texts of Yaxha.

yaxha-game = Yaxha
    .about = Take cubes from a market for ten rounds and build a pyramid of them, with large groups of each colour.

yaxha-colour-orange = orange
yaxha-colour-blue = blue
yaxha-colour-green = green
yaxha-colour-yellow = yellow
yaxha-colour-grey = grey

yaxha-notation = “{ $text }” is not a decision. Decisions are written card=b (play the card of tile b), tile=c (take the leftover tile c) and orange@d4 or blue@2e5 (place a cube).

# Decisions.

yaxha-decision-choose = Play the card of tile { $tile }
yaxha-decision-take = Take the cubes of tile { $tile }
yaxha-decision-place = Place { $colour } on { $cell }

# Why a decision is refused.

yaxha-refused-now_choose = It is time to play a card, such as card=a.
yaxha-refused-now_take = It is time to take one of the tiles that are left, such as tile=a.
yaxha-refused-now_build = It is time to place a cube, such as orange@d4.
yaxha-refused-no_such_tile = There is no such tile: there are as many tiles as players.
yaxha-refused-tile_is_empty = The cubes of that tile have been taken.
yaxha-refused-no_such_cube = You have no cube of that colour to place.
yaxha-refused-not_first = The first cube always lies on d4.
yaxha-refused-occupied = There is a cube already.
yaxha-refused-outside_footprint = Level 1 may not become wider or deeper than four.
yaxha-refused-no_contact = A cube must touch another by a side.
yaxha-refused-unsupported = A cube above level 1 must rest on four others.
yaxha-refused-wrong_colour = Above level 1, a cube must rest on or lie beside a cube of its own colour.

# Events. “You” is what the page calls a person without a name (page-you).

yaxha-event-bonus_dealt = Bonus card: { $card }.
yaxha-event-initiative_dealt = { $seat } { $seat ->
        [You] get
       *[other] gets
    } initiative { $initiative }.
yaxha-event-round_began = Round { $round } begins.
yaxha-event-market_filled = Tile { $tile } holds { $cubes }.
yaxha-event-card_chosen = { $seat } { $seat ->
        [You] play
       *[other] plays
    } the card of tile { $tile } face down.
yaxha-event-card_chosen_hidden = { $seat } { $seat ->
        [You] play
       *[other] plays
    } a card face down.
yaxha-event-card_revealed = { $seat } { $seat ->
        [You] want
       *[other] wants
    } tile { $tile }.
yaxha-event-lot_taken = { $seat } { $seat ->
        [You] take
       *[other] takes
    } tile { $tile }: { $cubes }.
yaxha-event-leftover_taken = { $seat } { $seat ->
        [You] take
       *[other] takes
    } the leftover tile { $tile }: { $cubes }.
yaxha-event-initiative_swapped = { $seat } and { $other ->
        [You] you
       *[other] { $other }
    } exchange initiative tiles.
yaxha-event-cube_placed = { $seat } { $seat ->
        [You] place
       *[other] places
    } { $colour } on { $cell }.
yaxha-event-cube_discarded = { $seat } cannot place { $colour }, which goes to the box.
yaxha-event-colour_scored = { $seat } { $seat ->
        [You] score
       *[other] scores
    } { $points ->
        [one] { $points } point
       *[other] { $points } points
    } for { $size } { $colour }.
yaxha-event-bonus_scored = { $seat } { $seat ->
        [You] score
       *[other] scores
    } { $points } points for “{ $card }”.
yaxha-event-bonus_unclaimed = Nobody scores for “{ $card }”.
yaxha-event-game_ended = { $count ->
        [one] { $winners } { $winners ->
            [You] win
           *[other] wins
        }.
       *[other] { $winners } share the victory.
    }

# Bonus cards.

yaxha-bonus-most_orange = most orange
yaxha-bonus-most_blue = most blue
yaxha-bonus-most_green = most green
yaxha-bonus-most_yellow = most yellow
yaxha-bonus-most_grey = most grey
yaxha-bonus-beat_left_orange = orange against the neighbour
yaxha-bonus-beat_left_blue = blue against the neighbour
yaxha-bonus-beat_left_green = green against the neighbour
yaxha-bonus-beat_left_yellow = yellow against the neighbour
yaxha-bonus-beat_left_grey = grey against the neighbour
yaxha-bonus-largest_group = largest group
yaxha-bonus-largest_group_level_1 = largest group on level 1
yaxha-bonus-most_levels = group on the most levels
yaxha-bonus-second_largest_group = second largest group
yaxha-bonus-five_colours_level_1 = five colours on level 1
yaxha-bonus-five_colours_level_2 = five colours on level 2
yaxha-bonus-one_colour_side = a side of one colour
yaxha-bonus-three_colours = three colours

yaxha-bonus-aim-most_orange = the largest orange group
yaxha-bonus-aim-most_blue = the largest blue group
yaxha-bonus-aim-most_green = the largest green group
yaxha-bonus-aim-most_yellow = the largest yellow group
yaxha-bonus-aim-most_grey = the largest grey group
yaxha-bonus-aim-beat_left_orange = an orange group at least as large as the left neighbour’s
yaxha-bonus-aim-beat_left_blue = a blue group at least as large as the left neighbour’s
yaxha-bonus-aim-beat_left_green = a green group at least as large as the left neighbour’s
yaxha-bonus-aim-beat_left_yellow = a yellow group at least as large as the left neighbour’s
yaxha-bonus-aim-beat_left_grey = a grey group at least as large as the left neighbour’s
yaxha-bonus-aim-largest_group = the largest group of any colour
yaxha-bonus-aim-largest_group_level_1 = the group with the most visible cubes on level 1
yaxha-bonus-aim-most_levels = a group that lies on the most levels
yaxha-bonus-aim-second_largest_group = a group of the second largest size
yaxha-bonus-aim-five_colours_level_1 = all five colours visible on level 1
yaxha-bonus-aim-five_colours_level_2 = all five colours visible on level 2
yaxha-bonus-aim-one_colour_side = a side of the pyramid that shows a single colour
yaxha-bonus-aim-three_colours = exactly three colours visible on the whole pyramid
yaxha-bonus-aim-second_player = the second largest of the players’ largest groups
yaxha-bonus-aim-own_second = the largest of the players’ second groups
yaxha-bonus-aim-at_most_three = three colours or fewer visible on the whole pyramid

# What cards ask for where an option says so.

yaxha-bonus-aim_larger-beat_left_orange = an orange group larger than the left neighbour’s
yaxha-bonus-aim_larger-beat_left_blue = a blue group larger than the left neighbour’s
yaxha-bonus-aim_larger-beat_left_green = a green group larger than the left neighbour’s
yaxha-bonus-aim_larger-beat_left_yellow = a yellow group larger than the left neighbour’s
yaxha-bonus-aim_larger-beat_left_grey = a grey group larger than the left neighbour’s
yaxha-bonus-aim_larger_right-beat_left_orange = an orange group larger than the right neighbour’s
yaxha-bonus-aim_larger_right-beat_left_blue = a blue group larger than the right neighbour’s
yaxha-bonus-aim_larger_right-beat_left_green = a green group larger than the right neighbour’s
yaxha-bonus-aim_larger_right-beat_left_yellow = a yellow group larger than the right neighbour’s
yaxha-bonus-aim_larger_right-beat_left_grey = a grey group larger than the right neighbour’s
yaxha-bonus-aim_right-beat_left_orange = an orange group at least as large as the right neighbour’s
yaxha-bonus-aim_right-beat_left_blue = a blue group at least as large as the right neighbour’s
yaxha-bonus-aim_right-beat_left_green = a green group at least as large as the right neighbour’s
yaxha-bonus-aim_right-beat_left_yellow = a yellow group at least as large as the right neighbour’s
yaxha-bonus-aim_right-beat_left_grey = a grey group at least as large as the right neighbour’s

# Options.

yaxha-option-first_game = first game
    .about = Draw the three bonus cards only from the eight marked for a first game.
yaxha-option-level_1_group = group on level 1
    .about = What may link the cubes counted for “largest group on level 1”.
yaxha-option-second_largest = second largest group
    .about = Which group “second largest group” means.
yaxha-option-side_includes_apex = top counts for sides
    .about = The cube at the top belongs to every side for “a side of one colour”.
yaxha-option-side_of_unfinished_pyramid = unfinished sides
    .about = Which sides of an unfinished pyramid count for “a side of one colour”.
yaxha-option-zero_groups_tie = nobody is everybody
    .about = A card about a colour that nobody has goes to everyone instead of nobody.
yaxha-option-neighbour = neighbour
    .about = With whom the neighbour cards compare.
yaxha-option-neighbour_tie = as large is enough
    .about = A group as large as the neighbour’s fulfils a neighbour card.
yaxha-option-three_colours = three colours
    .about = How many colours “three colours” allows.

yaxha-value-level_1_group-link_over_levels = any cubes of the group; those on level 1 are counted
yaxha-value-level_1_group-link_on_level_1_only = only cubes on level 1
yaxha-value-second_largest-second_distinct_size_of_all_groups = the second size among all groups of all players
yaxha-value-second_largest-second_player_by_own_largest_group = the second size among the players’ largest groups
yaxha-value-second_largest-each_players_second_group = the largest among the players’ second groups
yaxha-value-side_of_unfinished_pyramid-outermost_cube_of_each_row_and_level = every side, by the cubes seen from there
yaxha-value-side_of_unfinished_pyramid-only_complete_sides_qualify = only sides without a gap
yaxha-value-neighbour-next_seat_clockwise = the player to the left
yaxha-value-neighbour-previous_seat = the player to the right
yaxha-value-three_colours-exactly_3 = exactly three
yaxha-value-three_colours-at_most_3 = three or fewer

# Invariants of positions.

yaxha-invariant-seats = Yaxha is for 2 to 4 seats, not { $detail }.
yaxha-invariant-round = There are rounds 1 to 10, not { $detail }.
yaxha-invariant-one_for_each_seat = The list “{ $detail }” must have one entry for each seat.
yaxha-invariant-bag_size = Three cubes for each seat and round have been drawn, so the bag must hold { $detail } cubes now.
yaxha-invariant-bag_and_lots = The bag and the lots in it must hold the same cubes.
yaxha-invariant-whole_lots = A lot in the bag or on a market tile is three cubes.
yaxha-invariant-cubes_of_a_colour = There are 24 cubes of each colour, and more of { $detail } are in use.
yaxha-invariant-cubes_of_a_seat = A seat has three cubes for each round, in its pyramid and in its hand while all build; fewer only once level 1 is full. Wrong for seat { $detail }.
yaxha-invariant-hand_size = A hand holds no cubes while all choose and at the end, none or three while leftovers are taken, and up to three while all build. Wrong for seat { $detail }.
yaxha-invariant-initiative = The initiative tiles must be 1 to the number of seats, each once.
yaxha-invariant-bonus_cards = The three bonus cards must be different.
yaxha-invariant-bonus_used = The bonus card { $detail } is not used in this game: not for two players, or not in a first game.
yaxha-invariant-card_of_a_tile = There is no tile { $detail } in this game.
yaxha-invariant-hidden_card = A card can be hidden only while all choose.
yaxha-invariant-market_full = While all choose, every market tile holds three cubes.
yaxha-invariant-market_empty = Once all have taken their cubes, the market is empty.
yaxha-invariant-cards_played = While leftovers are taken, the card of every seat is on the table.
yaxha-invariant-cards_back = Once all have taken their cubes, no card is on the table.
yaxha-invariant-chosen_tiles_empty = While leftovers are taken, every tile that was chosen is empty; tile { $detail } is not.
yaxha-invariant-leftovers_in_order = The lowest initiative on each tile has taken it, and the others take leftovers in the order of initiative, a tile each: hands, cards, initiative and market do not fit that.
yaxha-invariant-somebody_decides = Nobody would have anything to decide: then the phase is over already.
yaxha-invariant-no_idle_question = Seat { $detail } has only one way to place a cube, or none: then that is done already.
yaxha-invariant-over_after_the_last_round = The game is over after round 10, not after round { $detail }.
yaxha-invariant-not_first = A pyramid begins on d4; that of seat { $detail } has no cube there.
yaxha-invariant-occupied = Two cubes share a cell in the pyramid of seat { $detail }.
yaxha-invariant-outside_footprint = Level 1 must fit in four by four cells; that of seat { $detail } does not.
yaxha-invariant-no_contact = All cubes of level 1 must touch by sides; those of seat { $detail } do not.
yaxha-invariant-unsupported = Every cube above level 1 rests on four others; not so in the pyramid of seat { $detail }.
yaxha-invariant-wrong_colour = Above level 1, cubes rest on or lie beside their own colour; not so in the pyramid of seat { $detail }.

# The catalogue.

yaxha-table-cubes = Cubes
yaxha-table-score_card = Score card: points for the largest group of a colour (larger ones score like 12)
yaxha-table-bonus = Bonus cards
yaxha-table-pyramid = The pyramid
yaxha-table-parts = Other parts
yaxha-column-colour = colour
yaxha-column-cubes = cubes
yaxha-column-size = cubes in the group
yaxha-column-points = points
yaxha-column-card = card
yaxha-column-aim = for
yaxha-column-first_game = first game
yaxha-column-least_players = players from
yaxha-column-level = level
yaxha-column-side = cubes along a side
yaxha-column-cells = cubes
yaxha-column-part = part
yaxha-column-count = number
yaxha-part-rounds = rounds
yaxha-part-market_tiles = market tiles (one for each player in play)
yaxha-part-player_cards = player cards (one for each tile in play in each hand)
yaxha-part-initiative_tiles = initiative tiles (one for each player in play)
yaxha-part-cubes_on_a_tile = cubes on a market tile
yaxha-part-bonus_cards_in_play = bonus cards in play
yaxha-part-score_cards = score cards (all the same)
yaxha-part-cloth_bag = cloth bag
yaxha-part-score_pad = score pad

# The drawing.

yaxha-draw-round = Round { $round } of { $rounds }: { $phase }
yaxha-draw-choosing = all choose a market tile
yaxha-draw-taking = leftover tiles are taken
yaxha-draw-building = all build
yaxha-draw-over = the game is over
yaxha-draw-bonus = Bonus cards: { $cards }
yaxha-draw-market = Market tile { $tile }: { $cubes }
yaxha-draw-bag = In the bag: { $cubes }
yaxha-draw-seat = { $seat } · initiative { $initiative }
yaxha-draw-card = Played the card of tile { $tile }
yaxha-draw-card_hidden = Played a card face down
yaxha-draw-hand = To place: { $cubes }

yaxha-ending-complete = All ten rounds were played.

# The board in the page.

yaxha-board-market = Market
yaxha-board-market_about = Everyone chooses a tile in secret. Alone on a tile, or lowest in initiative there, you get its three cubes; the others take what is left. Those who wanted the same tile exchange their initiative.
yaxha-board-bonus = Bonus cards
yaxha-board-cards_about = At the end, everyone who fulfils a card scores it.
yaxha-board-ask_choose = Choose a market tile
yaxha-board-ask_take = Take one of the tiles that are left
yaxha-board-ask_build = { $cubes ->
        [0] Build
        [1] Place your last cube
       *[other] Place your { $cubes } cubes
    }
yaxha-board-hand = Cubes to place
yaxha-board-hand_cube = Place { $colour }
yaxha-board-stall = Tile { $tile }: { $cubes }
yaxha-board-stall_taken = Tile { $tile }: { $cubes }. Wanted by: { $wanted }. Taken by { $seat ->
        [You] you
       *[other] { $seat }
    }.
yaxha-board-bonus_about = { $points } points for { $aim }. Now: { $seats }.
yaxha-board-stall_leftover = Tile { $tile }: { $cubes }. Nobody wanted it; { $seat ->
        [You] you
       *[other] { $seat }
    } took it.
yaxha-board-bonus_nobody = { $points } points for { $aim }. Nobody has it now.
yaxha-board-swapped = { $seat } and { $other ->
        [You] you
       *[other] { $other }
    } wanted the same tile and exchanged their initiative.
yaxha-board-pyramid_of = { $seat ->
        [You] Your pyramid
       *[other] Pyramid of { $seat }
    }, { $cubes ->
        [one] { $cubes } cube
       *[other] { $cubes } cubes
    }
yaxha-board-forced = No other place was left for { $colour }: it went to { $cell }.
yaxha-board-enlarge = Show it large
yaxha-board-back_to_own = Back to your own
yaxha-board-turn_left = Turn the pyramid to the left
yaxha-board-turn_right = Turn the pyramid to the right
yaxha-board-initiative = Initiative { $number }: who has the lowest goes first, and gets the tile when several want it.
yaxha-board-card_down = A card, face down
yaxha-board-card_up = The tile whose card was played

# How to play, in the page.

yaxha-help-title = How to play Yaxha
yaxha-help-aim = Build a pyramid in ten rounds. For each colour, your largest group of touching cubes scores. Most points win; if equal, the victory is shared.
yaxha-help-choose = Choose cubes
    .about = Each round everyone picks a market tile in secret. Whoever is alone on a tile gets its three cubes.
yaxha-help-initiative = When several want the same
    .about = The lowest initiative number, shown beside each name, gets the tile; the others take what nobody chose, lowest number first. Then the rivals with the lowest and the highest number swap; of four, the two in the middle swap as well, and of three the middle one keeps theirs.
yaxha-help-build = Build the first level
    .about = Place your three cubes. On the first level a cube lies side by side with another, of any colour; the level grows to at most four by four.
yaxha-help-higher = Build higher
    .about = Above, a cube rests on four others and must touch its own colour, below it or beside it. A cube that fits nowhere is lost.
yaxha-help-score = Points for groups
    .about = Each colour scores for your largest group of it: cubes that can be seen from outside and touch by a side, or rest on one another.
yaxha-help-bonus = Bonus cards
    .about = Each of the three cards gives 5 points at the end to everyone who fulfils it. The marks show who does so now.
yaxha-help-size = Cubes in the group
yaxha-help-points = Points

# Lessons.

yaxha-lesson-market = The market
yaxha-lesson-market_choose = Choose the market tile whose three cubes you would like. All choose in secret. If others want the same tile, the lowest initiative number gets it, and the others take what is left.
yaxha-lesson-pyramid = The pyramid
yaxha-lesson-pyramid_first = Place one of your cubes: pick a colour, then one of the see-through cubes. It brings most beside cubes of its own colour.
yaxha-lesson-pyramid_rest = Cubes also lie on others, one on four, if they touch their own colour there. Place the rest of your cubes, high or low.
yaxha-lesson-higher = Building higher, and points
yaxha-lesson-higher_place = Your first level is full. Higher up a cube rests on four others and must touch its own colour, below or beside it. Place one, and see what it does to your points: only the largest group of each colour counts, and only cubes that can be seen.

# A turn in a line.

yaxha-deed-chose = has chosen
yaxha-deed-wants = wants tile { $tile }
yaxha-deed-tile = tile { $tile }: { $cubes }
yaxha-deed-leftover = leftover tile { $tile }: { $cubes }
yaxha-deed-swapped = initiative swapped with { $other ->
        [You] you
       *[other] { $other }
    }
yaxha-deed-placed = { $colour } { $cell }
yaxha-deed-discarded = { $colour } to the box
yaxha-deed-ended = the end
yaxha-board-changes = { $source }: { $is } → { $becomes }

# Texts of Mexica.

mexica-game = Mexica
    .about = Dig canals, part an island into districts, found those the Emperor orders and raise temples in them.

mexica-notation = “{ $text }” is not a decision. Decisions are written walk, sail, jump, canal, double_canal, bridge, move_bridge, temple, found, take and done (what to do), h7 (where), east_west or north_south (which way a bridge leads) and floors=3 (a temple of three floors).
mexica-lake = “{ $text }” lies in the lake: a cell of the island is meant, such as h7.

# Decisions.

mexica-action-walk = Walk
mexica-action-sail = Go by boat
mexica-action-jump = Jump anywhere (5 action points)
mexica-action-canal = Dig a canal of one cell
mexica-action-double_canal = Dig a canal of two cells
mexica-action-bridge = Build a bridge
mexica-action-move_bridge = Move a bridge
mexica-action-temple = Build a temple
mexica-action-found = Found the district
mexica-action-take = Take an action token
mexica-action-done = End the turn
mexica-decision-at = { $cell }
mexica-decision-floors = { $floors ->
        [one] { $floors } floor
       *[other] { $floors } floors
    }
mexica-axis-east_west = from west to east
mexica-axis-north_south = from north to south

# Decisions for someone who sees the table.

mexica-describe-canal = Dig a canal of one cell ({ $left } left)
mexica-describe-double_canal = Dig a canal of two cells ({ $left } left)
mexica-describe-bridge = Build a bridge ({ $left } left)
mexica-describe-found = Found the district of { $size } cells ({ $points ->
        [one] { $points } point
       *[other] { $points } points
    })
mexica-describe-take = Take an action token ({ $left } left)
mexica-describe-done = End the turn and lose { $points ->
        [one] { $points } action point
       *[other] { $points } action points
    }
mexica-describe-start = Begin on { $cell }
mexica-describe-walk_to = Walk to { $cell } ({ $cost ->
        [one] { $cost } point
       *[other] { $cost } points
    })
mexica-describe-sail_to = Go by boat to { $cell } ({ $cost ->
        [one] { $cost } point
       *[other] { $cost } points
    })
mexica-describe-jump_to = Jump to { $cell }
mexica-describe-dig_at = Dig on { $cell }
mexica-describe-dig_from = Dig on { $cell } and beside it
mexica-describe-dig_to = Dig on { $first } and { $cell }
mexica-describe-bridge_at = Build the bridge on { $cell }
mexica-describe-move_from = Move the bridge on { $cell }
mexica-describe-move_to = Move the bridge from { $from } to { $cell }
mexica-describe-temple_at = Build the temple on { $cell }
mexica-describe-found_at = Put the calpulli token on { $cell }

# Why a decision is refused.

mexica-refused-now_start = It is time to choose a start cell for your Pilli, such as h6.
mexica-refused-now_turn = It is time to say what to do: walk, sail, jump, canal, double_canal, bridge, move_bridge, temple, found, take or done.
mexica-refused-now_walk = It is time to say where to walk, such as h5.
mexica-refused-now_sail = It is time to say to which bridge the boat goes, such as o7.
mexica-refused-now_jump = It is time to say where to jump, such as h5.
mexica-refused-now_canal = It is time to say where to dig, such as h5.
mexica-refused-now_double_canal = It is time to say where the canal begins, in the north or west, such as h4.
mexica-refused-now_second_cell = It is time to say where the canal ends: to the east or to the south of its first cell.
mexica-refused-now_bridge = It is time to say where to build the bridge, such as o7.
mexica-refused-now_axis = It is time to say which way the bridge leads: east_west or north_south.
mexica-refused-now_move_bridge = It is time to say which bridge to move, such as o7.
mexica-refused-now_new_place = It is time to say where to move the bridge, such as o8.
mexica-refused-now_temple = It is time to say where to build the temple, such as h5.
mexica-refused-now_floors = It is time to say how many floors the temple has, such as floors=2.
mexica-refused-now_found = It is time to say where the calpulli token goes, such as h5.
mexica-refused-no_start = { $cell } is no start cell: those are h6, g7, i7 and h8.
mexica-refused-occupied = Something stands on { $cell }.
mexica-refused-water = There is water on { $cell }.
mexica-refused-palace = { $cell } belongs to the palace, where nothing may be built.
mexica-refused-founded_district = { $cell } lies in a founded district, where no canal may be dug.
mexica-refused-before_bridge = { $cell } lies before a bridge, where no canal may be dug.
mexica-refused-no_second_cell = No canal of two cells can begin on { $cell }: it goes on to the east or to the south.
mexica-refused-not_beside = { $cell } is not to the east or to the south of { $first }.
mexica-refused-no_canal = There is no canal on { $cell } to build a bridge on.
mexica-refused-bridge_there = There is a bridge on { $cell } already.
mexica-refused-ramps = Both ends of a bridge must lead to land.
mexica-refused-no_bridge_there = There is no bridge on { $cell }.
mexica-refused-bridge_in_use = A Pilli stands on the bridge on { $cell }.
mexica-refused-other_district = { $cell } is not in the district of your Pilli.
mexica-refused-too_far = Your Pilli cannot walk to { $cell } for { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
mexica-refused-no_boat_there = No boat goes to { $cell } for { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
mexica-refused-locks_in = That would lock somebody in, which is forbidden in the first round.
mexica-refused-on_bridge = Your Pilli stands on a bridge, which is in no district.
mexica-refused-founded_already = The district of your Pilli is founded already.
mexica-refused-no_such_calpulli = No calpulli token in the row is for a district of { $size ->
        [one] { $size } cell
       *[other] { $size } cells
    }.
mexica-refused-no_room = There is no empty cell for it in the district of your Pilli.
mexica-refused-taken_two = Two action tokens are the most you may take in a turn.
mexica-refused-no_token_left = No action token is left to take.
mexica-refused-no_points = You have no points left for that.
mexica-refused-no_step = Your Pilli cannot take a step.
mexica-refused-no_boat = A boat is boarded on a bridge, and your Pilli stands on none.
mexica-refused-no_trip = No boat goes from here to a free bridge.
mexica-refused-jump_costs = A jump costs 5 points, and you have { $points }.
mexica-refused-no_single_left = No canal tile of one cell is left.
mexica-refused-no_double_left = No canal tile of two cells is left.
mexica-refused-nowhere_to_dig = There is nowhere left to dig it.
mexica-refused-no_bridge_left = All bridges are built: now they may be moved.
mexica-refused-nowhere_for_a_bridge = There is no canal between two cells of land for a bridge.
mexica-refused-bridges_left = A bridge may be moved only when all are built.
mexica-refused-no_bridge_to_move = There is no bridge to move, or nowhere to move it.
mexica-refused-no_temple_left = You have no temple left that you can pay for.
mexica-refused-no_such_temple = You have no temple of { $floors ->
        [one] { $floors } floor
       *[other] { $floors } floors
    } left.
mexica-refused-temple_costs = A temple costs a point for each of its { $floors } floors, and you have { $points }.

# Events. “You” is what the page calls a person without a name (page-you).

mexica-event-neutral_built = A neutral temple of { $floors ->
        [one] { $floors } floor
       *[other] { $floors } floors
    } stands on { $cell }.
mexica-event-districts_ordered = The Emperor orders districts of { $sizes } cells.
mexica-event-pilli_placed = { $seat } { $seat ->
        [You] begin
       *[other] begins
    } on { $cell }.
mexica-event-round_began = Round { $round } begins.
mexica-event-walked = { $seat } { $seat ->
        [You] walk
       *[other] walks
    } from { $from } to { $cell } for { $cost ->
        [one] { $cost } point
       *[other] { $cost } points
    }.
mexica-event-sailed = { $seat } { $seat ->
        [You] go
       *[other] goes
    } by boat from { $from } to { $cell } for { $cost ->
        [one] { $cost } point
       *[other] { $cost } points
    }.
mexica-event-jumped = { $seat } { $seat ->
        [You] jump
       *[other] jumps
    } from { $from } to { $cell } for { $cost } action points.
mexica-event-canal_dug = { $seat } { $seat ->
        [You] dig
       *[other] digs
    } a canal on { $cell }.
mexica-event-double_canal_dug = { $seat } { $seat ->
        [You] dig
       *[other] digs
    } a canal on { $cell } and { $other }.
mexica-event-bridge_built = { $seat } { $seat ->
        [You] build
       *[other] builds
    } a bridge on { $cell }, { $axis }.
mexica-event-bridge_moved = { $seat } { $seat ->
        [You] move
       *[other] moves
    } the bridge from { $from } to { $cell }, { $axis }.
mexica-event-temple_built = { $seat } { $seat ->
        [You] build
       *[other] builds
    } a temple of { $floors ->
        [one] { $floors } floor
       *[other] { $floors } floors
    } on { $cell }.
mexica-event-district_founded = { $seat } { $seat ->
        [You] found
       *[other] founds
    } a district of { $size } cells, the token on { $cell }, for { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
mexica-event-presence_scored = { $seat } { $seat ->
        [You] are
       *[other] is
    } present: { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
mexica-event-calpulli_removed = The calpulli token for { $size } cells leaves the game.
mexica-event-token_taken = { $seat } { $seat ->
        [You] take
       *[other] takes
    } an action token.
mexica-event-tokens_spent = { $seat } { $seat ->
        [You] spend
       *[other] spends
    } { $count ->
        [one] an action token
       *[other] { $count } action tokens
    }.
mexica-event-points_lost = { $seat } { $seat ->
        [You] end
       *[other] ends
    } the turn and { $seat ->
        [You] lose
       *[other] loses
    } { $points ->
        [one] { $points } action point
       *[other] { $points } action points
    }.
mexica-event-last_round_began = Period { $period } ends with this round: no calpulli token is left in the row, and every temple is built by { $seats ->
        [You] you
       *[other] { $seats }
    }.
mexica-event-nobody_scored = Nobody scores anything.
mexica-event-period_ended = Period { $period } is over and is scored.
mexica-event-period_stalled = Nothing was put on the board for { $rounds } rounds: period { $period } is over and is scored.
mexica-event-district_scored = { $seat } { $seat ->
        [You] score
       *[other] scores
    } { $points ->
        [one] { $points } point
       *[other] { $points } points
    } for { $place } with { $floors ->
        [one] { $floors } floor
       *[other] { $floors } floors
    } in the district of { $size } cells at { $cell }.
mexica-event-unfounded_scored = { $seat } { $seat ->
        [You] score
       *[other] scores
    } { $points ->
        [one] { $points } point
       *[other] { $points } points
    } for { $place } with { $floors ->
        [one] { $floors } floor
       *[other] { $floors } floors
    } in the unfounded district of { $size ->
        [one] { $size } cell
       *[other] { $size } cells
    } at { $cell }.
mexica-event-palace_scored = { $seat } { $seat ->
        [You] score
       *[other] scores
    } { $points } points for a Pilli on a start cell.
mexica-event-period_began = Period { $period } begins: everyone gets nine more temples.
mexica-event-game_ended = { $count ->
        [one] { $winners } { $winners ->
            [You] win
           *[other] wins
        }.
       *[other] { $winners } share the victory.
    }
mexica-place-first = first place
mexica-place-second = second place
mexica-place-third = third place

# Where points come from.

mexica-source-founding = founding
mexica-source-presence = presence
mexica-source-first_scoring = first scoring
mexica-source-second_scoring = second scoring
mexica-source-unfounded = unfounded districts
mexica-source-palace = palace

# Options.

mexica-option-dead_tokens = dead calpulli tokens
    .about = When calpulli tokens leave the game that can never be founded any more.
mexica-option-stall_rounds = rounds without building
    .about = After so many rounds in a row in which nobody puts a canal, a new bridge, a temple or a calpulli token on the board, the period is over.
mexica-option-lock_in = locking in
    .about = What nobody may do to another in the first round.
mexica-option-neutral_distance = distance of neutral temples
    .about = For two players: how many steps neutral temples are apart at least.
mexica-option-neutral_strength = neutral temples
    .about = For two players: how many floors the ten neutral temples have in all.
mexica-value-dead_tokens-both_periods = in both periods
mexica-value-dead_tokens-second_only = in the second period only
mexica-value-lock_in-reach = leave them fewer than 13 cells within reach
mexica-value-lock_in-step = leave them no step and no boat
mexica-value-neutral_strength-usual = 20 floors
mexica-value-neutral_strength-harder = 25 floors

# Invariants of positions.

mexica-invariant-seats = Mexica is for 2 to 4 seats, not { $detail }.
mexica-invariant-one_for_each_seat = The list “{ $detail }” must have one entry for each seat.
mexica-invariant-options = The option stall_rounds is 2 to 10, and neutral_distance is 4 or 5.
mexica-invariant-round = With what lies on the board, it is one of the rounds { $detail }.
mexica-invariant-period = There are periods 1 and 2, and the first ends when somebody has built all its temples or nobody builds any more: wrong for period { $detail }.
mexica-invariant-turn = There is no seat { $detail } in this game.
mexica-invariant-canal_cells = Canals lie on ordinary land, and on the printed canal o6 to o9 from the start: wrong on { $detail }.
mexica-invariant-canal_tiles = There are 6 canal tiles of one cell and 35 of two: those left and the canals dug do not fit together ({ $detail }).
mexica-invariant-bridges_on_canals = A bridge lies on a canal, and only one on a cell: wrong on { $detail }.
mexica-invariant-bridge_ends = Both ends of a bridge lead to land: wrong on { $detail }.
mexica-invariant-bridge_count = There are 11 bridges, not { $detail }.
mexica-invariant-temple_cells = Temples stand on ordinary land: wrong on { $detail }.
mexica-invariant-temple_twice = Two temples stand on { $detail }.
mexica-invariant-temple_count = In period 1 everyone has 3, 3, 2 and 1 temples of 1 to 4 floors, in period 2 also 3, 2, 2 and 2 more, built or not. Wrong for seat { $detail }.
mexica-invariant-neutral_temples = For two players, and only for them, there are ten neutral temples of the heights that neutral_strength says; there are { $detail }.
mexica-invariant-neutral_cells = Neutral temples do not touch the lake, and are as far apart as neutral_distance says: wrong on { $detail }.
mexica-invariant-calpulli_cells = A calpulli token lies on ordinary land, alone: wrong on { $detail }.
mexica-invariant-calpulli_twice = A district has one calpulli token, not { $detail }.
mexica-invariant-calpulli_count = There are two calpulli tokens each of 3 to 6 cells and one each of 7 to 13; in period 1, seven of them are aside and at most eight in the row or on the board; in period 2, at most seven in the row. Wrong: { $detail }.
mexica-invariant-dead_calpulli = The calpulli token for { $detail } cells can never be founded any more: then it has left the row.
mexica-invariant-pilli_cells = A Pilli stands on land or on a bridge, with nothing else there: wrong on { $detail }.
mexica-invariant-pilli_twice = Two Pillis stand on { $detail }.
mexica-invariant-pillis_placed = Pillis are placed in the order of the seats, and then all are on the board: wrong for seat { $detail }.
mexica-invariant-fresh_start = While Pillis are placed, nothing else has happened, and they stand on start cells.
mexica-invariant-action_tokens = There are 12 action tokens, not { $detail }.
mexica-invariant-turn_points = A turn has 6 points, less one for each of at most two action tokens taken, which are spent after the points; when Pillis are placed and at the end there are none. Wrong: { $detail }.
mexica-invariant-scored_too_early = Seat { $detail } has points of a scoring that has not been.
mexica-invariant-too_many_points = Seat { $detail } has more points than anyone can score.
mexica-invariant-stall = Only a period that is over has stalled, and rounds without building are fewer than stall_rounds and than the rounds played: wrong in “{ $detail }”.
mexica-invariant-over = The game is over after period 2, with no calpulli token left in the row, somebody without temples or nobody building any more, and seat 1 to come.
mexica-invariant-question_fits = The question cannot be asked: { $detail } would not have been possible before it.
mexica-invariant-no_idle_question = There is one answer to the question, or none: then it is answered already.

# The catalogue.

mexica-table-island = The island (. lake, # land, S start cell, E emblem, = printed canal)
mexica-table-calpullis = Calpulli tokens
mexica-table-temples = Temples
mexica-table-costs = Actions
mexica-table-parts = Other parts
mexica-column-row = row
mexica-column-cells = cells from a to u
mexica-column-first = size, and points for first place
mexica-column-second = founder and second place
mexica-column-third = those present and third place
mexica-column-count = number
mexica-column-floors = floors
mexica-column-period_1 = first period
mexica-column-period_2 = second period
mexica-column-neutral = neutral, for two
mexica-column-harder_neutral = neutral, harder
mexica-column-action = action
mexica-column-cost = points
mexica-column-part = part
mexica-cost-floors = as many as floors
mexica-part-points = action points in a turn
mexica-part-most_taken = action tokens taken in a turn, at most
mexica-part-single_canals = canal tiles of one cell
mexica-part-double_canals = canal tiles of two cells
mexica-part-printed_canals = canal tiles of two cells on the printed canal
mexica-part-bridges = bridges
mexica-part-action_tokens = action tokens
mexica-part-calpullis = calpulli tokens
mexica-part-first_row = calpulli tokens in the first period
mexica-part-pillis = Pillis
mexica-part-palace_bonus = points for a Pilli on a start cell at a scoring

# The drawing.

mexica-draw-round = Round { $round }, period { $period }
mexica-draw-placing = { $seat } { $seat ->
        [You] choose
       *[other] chooses
    } a start cell
mexica-draw-turn = { $seat } to play, { $points ->
        [one] { $points } point
       *[other] { $points } points
    } left
mexica-draw-over = The game is over
mexica-draw-row = To be founded: { $sizes }
mexica-draw-row_empty = To be founded: nothing any more
mexica-draw-last_round = The period ends with this round
mexica-draw-aside = In the second period: { $sizes }
mexica-draw-legend = A Pilli · a3 temple of three floors · #8 founded district · 8 district not founded
mexica-draw-legend_for_two = A Pilli · a3 temple of three floors · n2 neutral temple · #8 founded district · 8 district not founded
mexica-draw-ground = ~~~ canal · === or | | bridge · =A= or |A| Pilli on a bridge · + start cell · * emblem
mexica-draw-supply = Left: { $singles } + { $doubles } canals of one and two cells, { $bridges ->
        [one] { $bridges } bridge
       *[other] { $bridges } bridges
    }, { $tokens ->
        [one] { $tokens } action token
       *[other] { $tokens } action tokens
    }
mexica-draw-seat = { $seat } ({ $letter }) · { $points ->
        [one] { $points } point
       *[other] { $points } points
    } · { $tokens ->
        [one] { $tokens } action token
       *[other] { $tokens } action tokens
    }
mexica-draw-temples = Temples left, by floors: { $temples }
mexica-draw-no_temples = All temples built
mexica-draw-founded = #{ $size } at { $cell }: { $floors }
mexica-draw-unfounded = { $size ->
        [one] { $size } cell
       *[other] { $size } cells
    } at { $cell }, not founded: { $floors }
mexica-draw-nobody = no temples

mexica-ending-complete = Both periods were played to their end.
mexica-ending-first_stalled = The first period ended because nobody built any more.
mexica-ending-second_stalled = The second period ended because nobody built any more.
mexica-ending-both_stalled = Both periods ended because nobody built any more.

# The board in the page.

mexica-board-map = The island
mexica-board-actions = What to do
mexica-board-ask_start = Choose where your Pilli begins
mexica-board-ask_turn = { $points ->
        [0] Your turn: spend tokens, or end it
        [one] Your turn: { $points } action point
       *[other] Your turn: { $points } action points
    }
mexica-board-ask_may_found = Your turn: a district can be founded, for nothing
mexica-board-orders = Orders
mexica-board-ask_walk = Where to walk?
mexica-board-ask_sail = To which bridge by boat?
mexica-board-ask_jump = Where to jump?
mexica-board-ask_canal = Where to dig?
mexica-board-ask_double_canal = Where to dig two cells?
mexica-board-ask_bridge = Where to build the bridge?
mexica-board-ask_axis = Which way does the bridge lead?
mexica-board-ask_move_bridge = Which bridge to move?
mexica-board-ask_new_place = Where to move it?
mexica-board-ask_temple = Where to build the temple?
mexica-board-ask_floors = How many floors?
mexica-board-ask_found = Where to put the calpulli token?
mexica-board-do_walk = Walk
mexica-board-do_sail = Boat
mexica-board-do_jump = Jump
mexica-board-do_canal = Canal of 1
mexica-board-do_double_canal = Canal of 2
mexica-board-do_bridge = Bridge
mexica-board-do_move_bridge = Move bridge
mexica-board-do_temple = Temple
mexica-board-do_found = Found
mexica-board-do_take = Token
mexica-board-do_done = End turn
mexica-board-in_hand = { $action }: chosen. Press it again, or press Escape, to cancel.
mexica-board-points = { $points ->
        [one] { $points } action point left
       *[other] { $points } action points left
    }, { $tokens ->
        [one] { $tokens } action token
       *[other] { $tokens } action tokens
    }.
mexica-board-go = Go to { $cell } for { $cost ->
        [one] { $cost } point
       *[other] { $cost } points
    }
mexica-board-go_over = Go to { $cell } by way of { $over }, partly by boat, for { $cost ->
        [one] { $cost } point
       *[other] { $cost } points
    }
mexica-board-dig_from = Dig on { $cell } and on a cell beside it
mexica-board-dig_both = Dig on { $first } and { $second }
mexica-board-ask_end = Your turn: end it, or found a district
mexica-board-bridge = a bridge over a canal.
mexica-board-counts_later = Counts only at the second scoring, or once it is founded.
mexica-board-canal = canal.
mexica-board-palace = Palace: a Pilli on one of the four round places at a scoring brings { $points } points.
mexica-board-emblem = Palace: Pillis may stand here, nothing may be built.
mexica-board-district = { $size ->
        [one] a district of one cell, not ordered.
       *[other] a district of { $size } cells, not ordered.
    }
mexica-board-ordered = a district of { $size } cells: whoever founds it gets { $points } points.
mexica-board-founded = a founded district of { $size } cells.
mexica-board-neutral = neutral
mexica-board-floors = { $name }: { $floors ->
        [one] { $floors } floor.
       *[other] { $floors } floors.
    }
mexica-board-floors_for = { $name }: { $floors ->
        [one] { $floors } floor
       *[other] { $floors } floors
    }, worth { $points ->
        [one] { $points } point.
       *[other] { $points } points.
    }
mexica-board-row = Districts the Emperor orders
mexica-board-row_about = Close off a district of exactly so many cells with canals, stand in it and found it. Large: its size, and the points for most floors at a scoring. Below: for the founder or second place, and for others present or third place.
mexica-board-token = A district of { $size } cells: { $second } points for founding it, { $third } for others present. At a scoring { $first }, { $second } and { $third } points for first, second and third place in floors.
mexica-board-token_later = In the second period: a district of { $size } cells ({ $first }, { $second } and { $third } points).
mexica-board-aside = Second period
mexica-board-supply = In the supply
mexica-board-supply_singles = Canals of one cell left: { $left }
mexica-board-supply_doubles = Canals of two cells left: { $left }
mexica-board-supply_bridges = Bridges left: { $left }
mexica-board-supply_tokens = Action tokens left: { $left }
mexica-board-standing = Points if scored now
mexica-board-standing_about = The points scored so far, with what a scoring now would bring: founded districts and the palace, in the second period unfounded districts too.
mexica-board-temples_of = { $count } of { $floors ->
        [one] { $floors } floor
       *[other] { $floors } floors
    }
mexica-board-has = { $name }: temples left: { $temples }; { $tokens ->
        [one] { $tokens } action token
       *[other] { $tokens } action tokens
    }.
mexica-board-districts = Districts
mexica-board-districts_about = Districts that are founded or built in, the largest first, with everyone’s floors; whoever leads is marked. Point at one to see it on the map. Unfounded land of more than 60 cells is left out.
mexica-board-no_districts = No district is founded yet, and no closed-off one is built in.

# What a decision would do.

mexica-board-has_no_temples = { $name }: no temples left; { $tokens ->
        [one] { $tokens } action token
       *[other] { $tokens } action tokens
    }.
mexica-board-would_close = Closes off a district of { $size } at { $cell }, which is not ordered.
mexica-board-would_close_ordered = Closes off a district of { $size } at { $cell }, as ordered.
mexica-board-would_found = Founds the district of { $size } at { $cell }: { $points ->
        [one] { $points } point
       *[other] { $points } points
    } for { $seat ->
        [You] you
       *[other] { $seat }
    }.
mexica-board-would_share = { $points ->
        [one] { $points } point
       *[other] { $points } points
    } for { $seat }, who { $seat ->
        [You] are
       *[other] is
    } there.
mexica-board-would_stand = District of { $size } at { $cell }: { $floors }.
mexica-board-would_be_first = District of { $size } at { $cell }: nobody has built there.
mexica-board-would_have = { $seat } { $floors ->
        [one] { $floors } floor
       *[other] { $floors } floors
    }
mexica-board-would_have_neutral = neutral { $floors ->
        [one] { $floors } floor
       *[other] { $floors } floors
    }
mexica-board-would_list = { $one }, { $more }
mexica-board-would_lead = { $seat } would lead by { $by }.
mexica-board-would_lead_neutral = The neutral temples would lead by { $by }.
mexica-board-would_tie = { $seats } would lead together.
mexica-board-would_tie_neutral = { $seats } would lead together with the neutral temples.
mexica-board-would_need = It takes { $floors ->
        [one] { $floors } more floor
       *[other] { $floors } more floors
    } to lead.

# How to play, on one sheet.

mexica-help-title = How to play Mexica
mexica-help-aim = Build the city on the lake: dig canals that part the island into districts, found those that the Emperor orders, and raise temples in them. Whoever has the most points after two periods wins.
mexica-help-points = Six points a turn
    .about = You spend six action points on what you like, in any order and as often as you like. Two of them at most may be put by as action tokens; a token is a point more, used by itself once the six are spent. What you do not use is lost.
mexica-help-dig = Dig canals
    .about = For a point you lay a canal on one cell or on two side by side, anywhere on empty land but in the palace and before a bridge. Canals and lake divide the island into districts, even where they meet only at a corner; the number on the ground says how many cells one has. While you choose, the district that would be closed is outlined. In founded districts nobody digs any more.
mexica-help-found = Found districts
    .about = When a district has exactly as many cells as one that the Emperor orders, and your Pilli stands in it, you may found it for nothing. Its token goes on an empty cell of the district outside the palace and stays there, in everyone’s way. The founder scores the most points, the others whose Pillis are there a few. The order is used up then.
mexica-help-move = Walk and jump
    .about = A step on land or onto a bridge costs a point; the numbers say how much it is to each cell, on foot and by boat. Nobody walks through Pillis, temples or tokens. For five points you may jump to any free place. In the first round nobody may lock in another’s Pilli; later it is allowed.
mexica-help-bridges = Bridges and boats
    .about = A bridge costs a point and crosses one cell of canal from land to land. From a bridge a boat takes you to the next one on the same water, lake included, for a point, however far it is; waters that meet only at a corner are not joined. Every bridge on the way costs a point, and you stop on a free one. On a bridge a Pilli is in no district. Once all eleven bridges lie on the board, one that nobody stands on may be moved, for a point.
mexica-help-build = Raise temples
    .about = On empty cells in the district of your Pilli, but not in the palace, you build temples of one to four floors, a point for each floor. Everyone has nine in each period, and keeps those not built in the first. What counts in a district are all your floors together.
mexica-help-score = Who leads a district
    .about = At each of the two scorings every founded district gives points for floors: as many as it has cells for the most, about half for second place, a quarter for third. Players with equal floors all get the full points of their place; after two firsts the next is third, and after two seconds there is no third. At the end districts that were never founded count too. With two players, ten neutral temples stand on the island: they take places like anyone’s, but score nothing.
mexica-help-palace = The palace
    .about = Whoever has their Pilli on one of the four start cells of the palace when a period is scored gets 5 points.
mexica-help-end = Two periods
    .about = A period ends when all its orders are founded, or cannot be any more, and somebody has built all of their temples: the round is played to its end and scored. In the second period new orders and new temples come. Most points after it win; if equal, most action tokens.

# Lessons.

mexica-lesson-close = Close off, found, build
mexica-lesson-close_dig = Your Pilli, the red figure with the crown, stands in the far north. Canals have been dug below it; two cells are missing. Choose the canal of two cells and dig on i2 and j2: five cells will be closed off.
mexica-lesson-close_found = A district of five cells is ordered: it is marked among the orders. Your Pilli stands in it, so found it: choose where its token goes. That costs nothing and brings 3 points.
mexica-lesson-close_build = Now build a temple in your district, as high as you like: each floor costs a point. At the scoring, most floors here bring 5 points.
mexica-lesson-close_end = Points that are left would be lost. Take an action token for one of them, if you have any, and end your turn.
mexica-lesson-boat = Bridges and boats
mexica-lesson-boat_bridge = Water stops your Pilli. Build a bridge on o6, beside it.
mexica-lesson-boat_walk = Step onto the bridge: press the number on it.
mexica-lesson-boat_sail = From a bridge a boat goes to the next bridge for one point, however far. Take it to o9.
mexica-lesson-boat_land = Go ashore on p9.
mexica-lesson-palace = The palace, and tokens
mexica-lesson-palace_walk = A Pilli on one of the four round places of the palace brings 5 points at each scoring. Walk to h6: three steps.
mexica-lesson-palace_token = Your points are spent, but you have an action token. Do one thing more with it and stay where you are: dig a canal. With nothing left to spend, your turn ends by itself.
mexica-lesson-score = A scoring
mexica-lesson-score_build = Every ordered district is founded, and you have one temple left. Build it, with two floors on j1: then the round is finished and the period scored. With 5 floors to 2 you lead the district of five cells: watch the points.

# A turn in a line, and what is between turns.

mexica-deed-went = to { $cell }
mexica-deed-jumped = jump to { $cell }
mexica-deed-began = start on { $cell }
mexica-deed-canal = canal { $cell }
mexica-deed-double_canal = canal { $cell }–{ $other }
mexica-deed-bridge = bridge { $cell }
mexica-deed-bridge_moved = bridge { $from } → { $cell }
mexica-deed-temple = temple of { $floors } on { $cell }
mexica-deed-founded = district of { $size } at { $cell }
mexica-deed-presence = { $seat } +{ $points }
mexica-deed-removed = token for { $size } cells leaves the game
mexica-deed-token = { $count ->
        [one] action token
       *[other] action tokens
    }
mexica-deed-lost = { $points ->
        [one] { $points } action point lost
       *[other] { $points } action points lost
    }
mexica-deed-last_round = last round of the period
mexica-deed-scored = period { $period } scored
mexica-deed-ended = the end

# A scoring as a table.

mexica-occasion-period = Period { $period } is scored
mexica-occasion-founded = Founded districts
mexica-occasion-unfounded = Other districts
mexica-occasion-palace = Palace
mexica-occasion-total = Points
mexica-occasion-of_districts = { $points } ({ $count })
mexica-occasion-points = { $points }

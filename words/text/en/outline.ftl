# The boards in words, for those who do not see them. The variant [You] is for the player whom
# page-you names.

page-outline = Board in words
page-outline_about = Everything on the board as a text, with headings. Screen readers always find it below the other panels; switch it on to read it too.
page-nobody = nobody
page-who = { $seat ->
        [You] you
       *[other] { $seat }
    }

tzolkin-outline-calendar = Calendar
tzolkin-outline-day = Round { $round }, day { $day } of 26.
tzolkin-outline-food = { $when }. { $gives }
tzolkin-outline-first = First player: { $who }.
tzolkin-outline-first_space = First-player space: { $who }. Corn on the teeth: { $corn }.
tzolkin-outline-workers = Workers on the gears
tzolkin-outline-gear = { $gear }: { $workers }.
tzolkin-outline-on = { $who } on { $number }
tzolkin-outline-neutral = a neutral worker
tzolkin-outline-quick_spaces = Quick spaces: { $workers }.
tzolkin-outline-skulls = Skulls lie on Chichen Itza { $numbers }.
tzolkin-outline-no_skulls = No skull lies on Chichen Itza.
tzolkin-outline-jungle = Jungle and skulls
tzolkin-outline-temple = { $temple }: { $steps }.
tzolkin-outline-on_step = { $who } on step { $step } of { $top }, worth { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, rewards { $rewards }
tzolkin-outline-highest = { $temple }, for standing highest: { $first } points at the end of the first age, { $second } at the end of the second; half if shared.
tzolkin-outline-track = { $track }: { $levels }.
tzolkin-outline-on_level = { $who } on level { $level }
tzolkin-outline-buildings = Buildings on offer
tzolkin-outline-monuments = Monuments on offer
tzolkin-outline-none = None.
tzolkin-outline-in_force = In force now.
tzolkin-outline-player = { $seat }
tzolkin-outline-tribe = Tribe { $tribe }: { $ability }.
tzolkin-outline-wealth = Starting wealth: { $effect }.
tzolkin-outline-scored = { $points ->
        [one] { $points } point
       *[other] { $points } points
    } so far.
tzolkin-outline-actions = What the spaces of the gears do
tzolkin-outline-action = { $gear } { $number }: { $effect }.
tzolkin-outline-levels = What the technologies bring
tzolkin-outline-bargain = { $block }: { $count }. Corn left: { $corn }.

mexica-outline-turn = Turn
mexica-outline-districts = Districts
mexica-outline-founded = Founded district of { $size } at { $cell }: { $floors }; { $sides }.
mexica-outline-district = District of { $size ->
        [one] one cell
       *[other] { $size }
    } at { $cell }, not founded: { $floors }; { $sides }.
mexica-outline-open_land = Open land of { $size } cells around { $cell }: { $floors }.
mexica-outline-floors = { $who } { $floors ->
        [one] { $floors } floor
       *[other] { $floors } floors
    }
mexica-outline-floors_for = { $who } { $floors ->
        [one] { $floors } floor
       *[other] { $floors } floors
    } for { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
mexica-outline-no_floors = no temples
mexica-outline-neutral = neutral
mexica-outline-sides = canal { $sides }
mexica-outline-no_sides = no canal beside it
mexica-outline-side-north = north
mexica-outline-side-east = east
mexica-outline-side-south = south
mexica-outline-side-west = west
mexica-outline-water = Canals and bridges
mexica-outline-canals = Canals at { $cells }.
mexica-outline-bridges = Bridges, { $axis }: { $cells }.
mexica-outline-axis-east_west = from west to east
mexica-outline-axis-north_south = from north to south
mexica-outline-no_bridges = No bridge yet.
mexica-outline-player = { $seat }
mexica-outline-pilli = Pilli at { $cell }.
mexica-outline-pilli_bridge = Pilli on the bridge at { $cell }.
mexica-outline-no_pilli = The Pilli is not on the island yet.
mexica-outline-temple = Temple of { $floors ->
        [one] { $floors } floor
       *[other] { $floors } floors
    } at { $cells }.
mexica-outline-neutral_temples = Neutral temples

yaxha-outline-row = Level { $level }, row { $row }: { $cubes }.
yaxha-outline-cube = { $colour } { $cell }
yaxha-outline-empty = No cube yet.
yaxha-outline-initiative = Initiative
yaxha-outline-place = { $number }: { $who }.

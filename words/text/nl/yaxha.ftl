# Texts of Yaxha.

yaxha-game = Yaxha
    .about = Koop tien rondes lang kubussen op de markt en bouw er een piramide van met grote groepen van elke kleur.

yaxha-colour-orange = oranje
yaxha-colour-blue = blauw
yaxha-colour-green = groen
yaxha-colour-yellow = geel
yaxha-colour-grey = grijs

yaxha-notation = “{ $text }” is geen zet. Zetten schrijf je als card=b (de kaart van tegel b spelen), tile=c (de overgebleven tegel c nemen) en orange@d4 of blue@2e5 (een kubus leggen).

# Decisions.

yaxha-decision-choose = Speel de kaart van tegel { $tile }
yaxha-decision-take = Neem de kubussen van tegel { $tile }
yaxha-decision-place = Leg { $colour } op { $cell }

# Why a decision is refused.

yaxha-refused-now_choose = Speel nu een kaart, zoals card=a.
yaxha-refused-now_take = Neem nu een van de overgebleven tegels, zoals tile=a.
yaxha-refused-now_build = Leg nu een kubus, zoals orange@d4.
yaxha-refused-no_such_tile = Die tegel is er niet: er zijn evenveel tegels als spelers.
yaxha-refused-tile_is_empty = De kubussen van die tegel zijn al genomen.
yaxha-refused-no_such_cube = Je hebt geen kubus van die kleur om te leggen.
yaxha-refused-not_first = De eerste kubus ligt altijd op d4.
yaxha-refused-occupied = Daar ligt al een kubus.
yaxha-refused-outside_footprint = Laag 1 mag niet breder of dieper worden dan vier.
yaxha-refused-no_contact = Een kubus moet met een zijvlak tegen een andere liggen.
yaxha-refused-unsupported = Boven laag 1 moet een kubus op vier andere rusten.
yaxha-refused-wrong_colour = Boven laag 1 moet een kubus op of naast een kubus van de eigen kleur liggen.

# Events.

yaxha-event-bonus_dealt = Bonuskaart: { $card }.
yaxha-event-initiative_dealt = { $seat } krijgt initiatief { $initiative }.
yaxha-event-round_began = Ronde { $round } begint.
yaxha-event-market_filled = Op tegel { $tile }: { $cubes }.
yaxha-event-card_chosen = { $seat } speelt gedekt de kaart van tegel { $tile }.
yaxha-event-card_chosen_hidden = { $seat } speelt gedekt een kaart.
yaxha-event-card_revealed = { $seat } wil tegel { $tile }.
yaxha-event-lot_taken = { $seat } neemt tegel { $tile }: { $cubes }.
yaxha-event-leftover_taken = { $seat } neemt de overgebleven tegel { $tile }: { $cubes }.
yaxha-event-initiative_swapped = { $seat } en { $other ->
        [Jij] jij
       *[other] { $other }
    } ruilen van initiatieftegel.
yaxha-event-cube_placed = { $seat } legt { $colour } op { $cell }.
yaxha-event-cube_discarded = { $seat } kan { $colour } nergens leggen en legt die kubus af.
yaxha-event-colour_scored = { $seat } scoort { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    } voor { $size }× { $colour }.
yaxha-event-bonus_scored = { $seat } scoort { $points } punten voor “{ $card }”.
yaxha-event-bonus_unclaimed = Niemand scoort voor “{ $card }”.
yaxha-event-game_ended = { $count ->
        [one] { $winners } wint.
       *[other] { $winners } delen de overwinning.
    }

# Bonus cards.

yaxha-bonus-most_orange = meeste oranje
yaxha-bonus-most_blue = meeste blauw
yaxha-bonus-most_green = meeste groen
yaxha-bonus-most_yellow = meeste geel
yaxha-bonus-most_grey = meeste grijs
yaxha-bonus-beat_left_orange = oranje tegen de buur
yaxha-bonus-beat_left_blue = blauw tegen de buur
yaxha-bonus-beat_left_green = groen tegen de buur
yaxha-bonus-beat_left_yellow = geel tegen de buur
yaxha-bonus-beat_left_grey = grijs tegen de buur
yaxha-bonus-largest_group = grootste groep
yaxha-bonus-largest_group_level_1 = grootste groep op laag 1
yaxha-bonus-most_levels = groep op de meeste lagen
yaxha-bonus-second_largest_group = op één na grootste groep
yaxha-bonus-five_colours_level_1 = vijf kleuren op laag 1
yaxha-bonus-five_colours_level_2 = vijf kleuren op laag 2
yaxha-bonus-one_colour_side = een kant in één kleur
yaxha-bonus-three_colours = drie kleuren

yaxha-bonus-aim-most_orange = de grootste oranje groep
yaxha-bonus-aim-most_blue = de grootste blauwe groep
yaxha-bonus-aim-most_green = de grootste groene groep
yaxha-bonus-aim-most_yellow = de grootste gele groep
yaxha-bonus-aim-most_grey = de grootste grijze groep
yaxha-bonus-aim-beat_left_orange = een oranje groep die minstens zo groot is als die van de linkerbuur
yaxha-bonus-aim-beat_left_blue = een blauwe groep die minstens zo groot is als die van de linkerbuur
yaxha-bonus-aim-beat_left_green = een groene groep die minstens zo groot is als die van de linkerbuur
yaxha-bonus-aim-beat_left_yellow = een gele groep die minstens zo groot is als die van de linkerbuur
yaxha-bonus-aim-beat_left_grey = een grijze groep die minstens zo groot is als die van de linkerbuur
yaxha-bonus-aim-largest_group = de grootste groep, in welke kleur ook
yaxha-bonus-aim-largest_group_level_1 = de groep met de meeste zichtbare kubussen op laag 1
yaxha-bonus-aim-most_levels = een groep die op de meeste lagen ligt
yaxha-bonus-aim-second_largest_group = een groep van de op één na grootste omvang
yaxha-bonus-aim-five_colours_level_1 = alle vijf de kleuren zichtbaar op laag 1
yaxha-bonus-aim-five_colours_level_2 = alle vijf de kleuren zichtbaar op laag 2
yaxha-bonus-aim-one_colour_side = een kant van de piramide met maar één kleur
yaxha-bonus-aim-three_colours = precies drie kleuren zichtbaar op de hele piramide
yaxha-bonus-aim-second_player = de op één na grootste van ieders grootste groepen
yaxha-bonus-aim-own_second = de grootste van ieders op één na grootste groepen
yaxha-bonus-aim-at_most_three = hoogstens drie kleuren zichtbaar op de hele piramide

# What cards ask for where an option says so.

yaxha-bonus-aim_larger-beat_left_orange = een oranje groep die groter is dan die van de linkerbuur
yaxha-bonus-aim_larger-beat_left_blue = een blauwe groep die groter is dan die van de linkerbuur
yaxha-bonus-aim_larger-beat_left_green = een groene groep die groter is dan die van de linkerbuur
yaxha-bonus-aim_larger-beat_left_yellow = een gele groep die groter is dan die van de linkerbuur
yaxha-bonus-aim_larger-beat_left_grey = een grijze groep die groter is dan die van de linkerbuur
yaxha-bonus-aim_larger_right-beat_left_orange = een oranje groep die groter is dan die van de rechterbuur
yaxha-bonus-aim_larger_right-beat_left_blue = een blauwe groep die groter is dan die van de rechterbuur
yaxha-bonus-aim_larger_right-beat_left_green = een groene groep die groter is dan die van de rechterbuur
yaxha-bonus-aim_larger_right-beat_left_yellow = een gele groep die groter is dan die van de rechterbuur
yaxha-bonus-aim_larger_right-beat_left_grey = een grijze groep die groter is dan die van de rechterbuur
yaxha-bonus-aim_right-beat_left_orange = een oranje groep die minstens zo groot is als die van de rechterbuur
yaxha-bonus-aim_right-beat_left_blue = een blauwe groep die minstens zo groot is als die van de rechterbuur
yaxha-bonus-aim_right-beat_left_green = een groene groep die minstens zo groot is als die van de rechterbuur
yaxha-bonus-aim_right-beat_left_yellow = een gele groep die minstens zo groot is als die van de rechterbuur
yaxha-bonus-aim_right-beat_left_grey = een grijze groep die minstens zo groot is als die van de rechterbuur

# Options.

yaxha-option-first_game = eerste partij
    .about = De drie bonuskaarten komen alleen uit de acht die voor een eerste partij zijn gemarkeerd.
yaxha-option-level_1_group = groep op laag 1
    .about = Wat de kubussen mag verbinden die tellen voor “grootste groep op laag 1”.
yaxha-option-second_largest = op één na grootste groep
    .about = Welke groep met “op één na grootste groep” wordt bedoeld.
yaxha-option-side_includes_apex = top telt voor kanten
    .about = De kubus op de top hoort bij elke kant voor “een kant in één kleur”.
yaxha-option-side_of_unfinished_pyramid = onvoltooide kanten
    .about = Welke kanten van een onvoltooide piramide tellen voor “een kant in één kleur”.
yaxha-option-zero_groups_tie = niemand is iedereen
    .about = Een kaart over een kleur die niemand heeft, gaat naar iedereen in plaats van naar niemand.
yaxha-option-neighbour = buur
    .about = Met wie de buurkaarten je vergelijken.
yaxha-option-neighbour_tie = even groot is genoeg
    .about = Met een groep die even groot is als die van de buur voldoe je aan een buurkaart.
yaxha-option-three_colours = drie kleuren
    .about = Hoeveel kleuren “drie kleuren” toelaat.

yaxha-value-level_1_group-link_over_levels = alle kubussen van de groep; die op laag 1 worden geteld
yaxha-value-level_1_group-link_on_level_1_only = alleen kubussen op laag 1
yaxha-value-second_largest-second_distinct_size_of_all_groups = de op één na grootste omvang onder alle groepen van alle spelers
yaxha-value-second_largest-second_player_by_own_largest_group = de op één na grootste omvang onder de grootste groepen van de spelers
yaxha-value-second_largest-each_players_second_group = de grootste onder de tweede groepen van de spelers
yaxha-value-side_of_unfinished_pyramid-outermost_cube_of_each_row_and_level = elke kant, volgens de kubussen die je van daaruit ziet
yaxha-value-side_of_unfinished_pyramid-only_complete_sides_qualify = alleen kanten zonder gat
yaxha-value-neighbour-next_seat_clockwise = de speler links
yaxha-value-neighbour-previous_seat = de speler rechts
yaxha-value-three_colours-exactly_3 = precies drie
yaxha-value-three_colours-at_most_3 = drie of minder

# Invariants of positions.

yaxha-invariant-seats = Yaxha is voor 2 tot 4 spelers, niet voor { $detail }.
yaxha-invariant-round = Er zijn rondes 1 tot en met 10, niet { $detail }.
yaxha-invariant-one_for_each_seat = De lijst “{ $detail }” moet één waarde per speler hebben.
yaxha-invariant-bag_size = Per speler en per ronde zijn drie kubussen getrokken, dus de zak moet nu { $detail } kubussen bevatten.
yaxha-invariant-bag_and_lots = De zak en de setjes daarin moeten dezelfde kubussen bevatten.
yaxha-invariant-whole_lots = Een setje in de zak of op een markttegel telt drie kubussen.
yaxha-invariant-cubes_of_a_colour = Van elke kleur zijn er 24 kubussen, en van { $detail } zijn er meer in gebruik.
yaxha-invariant-cubes_of_a_seat = Een speler heeft drie kubussen per ronde, in de piramide en, terwijl iedereen bouwt, in de hand; minder alleen zodra laag 1 vol is. Klopt niet voor speler { $detail }.
yaxha-invariant-hand_size = Een hand bevat geen kubussen terwijl iedereen kiest en aan het einde, geen of drie terwijl overgebleven tegels worden genomen, en hoogstens drie terwijl iedereen bouwt. Klopt niet voor speler { $detail }.
yaxha-invariant-initiative = De initiatieftegels moeten lopen van 1 tot en met het aantal spelers, elk één keer.
yaxha-invariant-bonus_cards = De drie bonuskaarten moeten verschillend zijn.
yaxha-invariant-bonus_used = De bonuskaart { $detail } doet in deze partij niet mee: niet met twee spelers, of niet in een eerste partij.
yaxha-invariant-card_of_a_tile = Er is geen tegel { $detail } in deze partij.
yaxha-invariant-hidden_card = Een kaart kan alleen verborgen zijn terwijl iedereen kiest.
yaxha-invariant-market_full = Terwijl iedereen kiest, liggen er op elke markttegel drie kubussen.
yaxha-invariant-market_empty = Zodra iedereen kubussen heeft genomen, is de markt leeg.
yaxha-invariant-cards_played = Terwijl overgebleven tegels worden genomen, ligt de kaart van elke speler op tafel.
yaxha-invariant-cards_back = Zodra iedereen kubussen heeft genomen, ligt er geen kaart op tafel.
yaxha-invariant-chosen_tiles_empty = Terwijl overgebleven tegels worden genomen, is elke gekozen tegel leeg; tegel { $detail } is dat niet.
yaxha-invariant-leftovers_in_order = Het laagste initiatief op elke tegel heeft die genomen, en de anderen nemen op volgorde van initiatief elk een overgebleven tegel: handen, kaarten, initiatief en markt passen daar niet bij.
yaxha-invariant-somebody_decides = Niemand zou iets te kiezen hebben: dan is de fase al voorbij.
yaxha-invariant-no_idle_question = Speler { $detail } kan op maar één manier een kubus leggen, of helemaal niet: dan is dat al gebeurd.
yaxha-invariant-over_after_the_last_round = Het spel is afgelopen na ronde 10, niet na ronde { $detail }.
yaxha-invariant-not_first = Een piramide begint op d4; die van speler { $detail } heeft daar geen kubus.
yaxha-invariant-occupied = In de piramide van speler { $detail } liggen twee kubussen op hetzelfde vak.
yaxha-invariant-outside_footprint = Laag 1 moet in vier bij vier vakken passen; die van speler { $detail } past niet.
yaxha-invariant-no_contact = Alle kubussen van laag 1 moeten met zijvlakken aan elkaar liggen; die van speler { $detail } doen dat niet.
yaxha-invariant-unsupported = Elke kubus boven laag 1 rust op vier andere; niet zo in de piramide van speler { $detail }.
yaxha-invariant-wrong_colour = Boven laag 1 liggen kubussen op of naast hun eigen kleur; niet zo in de piramide van speler { $detail }.

# The catalogue.

yaxha-table-cubes = Kubussen
yaxha-table-score_card = Scorekaart: punten voor de grootste groep van een kleur (grotere scoren als 12)
yaxha-table-bonus = Bonuskaarten
yaxha-table-pyramid = De piramide
yaxha-table-parts = Overige onderdelen
yaxha-column-colour = kleur
yaxha-column-cubes = kubussen
yaxha-column-size = kubussen in de groep
yaxha-column-points = punten
yaxha-column-card = kaart
yaxha-column-aim = voor
yaxha-column-first_game = eerste partij
yaxha-column-least_players = spelers vanaf
yaxha-column-level = laag
yaxha-column-side = kubussen per kant
yaxha-column-cells = kubussen
yaxha-column-part = onderdeel
yaxha-column-count = aantal
yaxha-part-rounds = rondes
yaxha-part-market_tiles = markttegels (in het spel: één per speler)
yaxha-part-player_cards = spelerskaarten (in elke hand: één per tegel in het spel)
yaxha-part-initiative_tiles = initiatieftegels (in het spel: één per speler)
yaxha-part-cubes_on_a_tile = kubussen op een markttegel
yaxha-part-bonus_cards_in_play = bonuskaarten in het spel
yaxha-part-score_cards = scorekaarten (allemaal gelijk)
yaxha-part-cloth_bag = stoffen zak
yaxha-part-score_pad = scoreblok

# The drawing.

yaxha-draw-round = Ronde { $round } van { $rounds }: { $phase }
yaxha-draw-choosing = iedereen kiest een markttegel
yaxha-draw-taking = overgebleven tegels worden genomen
yaxha-draw-building = iedereen bouwt
yaxha-draw-over = het spel is afgelopen
yaxha-draw-bonus = Bonuskaarten: { $cards }
yaxha-draw-market = Markttegel { $tile }: { $cubes }
yaxha-draw-bag = In de zak: { $cubes }
yaxha-draw-seat = { $seat } · initiatief { $initiative }
yaxha-draw-card = Kaart van tegel { $tile } gespeeld
yaxha-draw-card_hidden = Gedekte kaart gespeeld
yaxha-draw-hand = Te leggen: { $cubes }

yaxha-ending-complete = Alle tien de rondes zijn gespeeld.

# The board in the page.

yaxha-board-market = Markt
yaxha-board-market_about = Iedereen kiest in het geheim een tegel. Ben je de enige op een tegel, of heb je er het laagste initiatief, dan krijg je de drie kubussen; de anderen nemen wat over is. Spelers die dezelfde tegel wilden, ruilen van initiatief.
yaxha-board-bonus = Bonuskaarten
yaxha-board-cards_about = Aan het einde scoort iedereen die aan een kaart voldoet.
yaxha-board-ask_choose = Kies een markttegel
yaxha-board-ask_take = Neem een van de overgebleven tegels
yaxha-board-ask_build = { $cubes ->
        [0] Bouwen
        [1] Leg je laatste kubus
       *[other] Leg je { $cubes } kubussen
    }
yaxha-board-hand = Te leggen kubussen
yaxha-board-hand_cube = Leg { $colour }
yaxha-board-stall = Tegel { $tile }: { $cubes }
yaxha-board-stall_taken = Tegel { $tile }: { $cubes }. Gekozen door: { $wanted }. Genomen door { $seat ->
        [Jij] jou
       *[other] { $seat }
    }.
yaxha-board-bonus_about = { $points } punten voor { $aim }. Op dit moment: { $seats }.
yaxha-board-stall_leftover = Tegel { $tile }: { $cubes }. Niemand wilde hem; genomen door { $seat ->
        [Jij] jou
       *[other] { $seat }
    }.
yaxha-board-bonus_nobody = { $points } punten voor { $aim }. Nu heeft niemand dat.
yaxha-board-swapped = { $seat } en { $other ->
        [Jij] jij
       *[other] { $other }
    } wilden dezelfde tegel en ruilden van initiatief.
yaxha-board-pyramid_of = { $seat }: piramide met { $cubes ->
        [one] { $cubes } kubus
       *[other] { $cubes } kubussen
    }
yaxha-board-forced = Voor { $colour } was maar één plek over: { $cell }.
yaxha-board-enlarge = Groot tonen
yaxha-board-back_to_own = Terug naar je eigen
yaxha-board-turn_left = Piramide naar links draaien
yaxha-board-turn_right = Piramide naar rechts draaien
yaxha-board-initiative = Initiatief { $number }: wie het laagste heeft, gaat voor en krijgt de tegel als meerdere spelers die willen.
yaxha-board-card_down = Een gedekte kaart
yaxha-board-card_up = De tegel waarvan de kaart is gespeeld

# How to play, in the page.

yaxha-help-title = Zo speel je Yaxha
yaxha-help-aim = Bouw in tien rondes een piramide. Van elke kleur scoort je grootste groep kubussen die elkaar raken. Wie de meeste punten heeft, wint; bij gelijke stand delen jullie de overwinning.
yaxha-help-choose = Kubussen kiezen
    .about = Elke ronde kiest iedereen in het geheim een markttegel. Wie de enige op een tegel is, krijgt de drie kubussen.
yaxha-help-initiative = Als meerdere spelers hetzelfde willen
    .about = De tegel gaat naar het laagste initiatiefnummer, dat naast elke naam staat; de anderen nemen wat niemand koos, het laagste nummer eerst. Daarna ruilen de rivalen met het laagste en het hoogste nummer; bij vier ruilen ook de middelste twee, en bij drie houdt de middelste het eigen nummer.
yaxha-help-build = De eerste laag bouwen
    .about = Leg je drie kubussen. Op de eerste laag ligt een kubus zij aan zij met een andere, van welke kleur ook; de laag groeit tot hoogstens vier bij vier.
yaxha-help-higher = Hoger bouwen
    .about = Hogerop rust een kubus op vier andere en moet hij zijn eigen kleur raken, onder zich of naast zich. Een kubus die nergens past, gaat verloren.
yaxha-help-score = Punten voor groepen
    .about = Van elke kleur scoort je grootste groep: kubussen die van buitenaf te zien zijn en elkaar met een zijvlak raken of op elkaar rusten.
yaxha-help-bonus = Bonuskaarten
    .about = Elk van de drie kaarten geeft aan het einde 5 punten aan iedereen die eraan voldoet. De tekens tonen wie dat nu doet.
yaxha-help-size = Kubussen in de groep
yaxha-help-points = Punten

# Lessons.

yaxha-lesson-market = De markt
yaxha-lesson-market_choose = Kies de markttegel waarvan je de drie kubussen wilt hebben. Iedereen kiest in het geheim. Willen anderen dezelfde tegel, dan gaat die naar het laagste initiatiefnummer, en nemen de anderen wat over is.
yaxha-lesson-pyramid = De piramide
yaxha-lesson-pyramid_first = Leg een van je kubussen: kies een kleur, dan een van de doorzichtige kubussen. Hij levert het meest op naast kubussen van zijn eigen kleur.
yaxha-lesson-pyramid_rest = Kubussen liggen ook op andere: één kubus op vier andere, als hij daar zijn eigen kleur raakt. Leg de rest van je kubussen, hoog of laag.
yaxha-lesson-higher = Hoger bouwen, en punten
yaxha-lesson-higher_place = Je eerste laag is vol. Hogerop rust een kubus op vier andere en moet hij zijn eigen kleur raken, eronder of ernaast. Leg er een en zie wat dat met je punten doet: alleen de grootste groep van elke kleur telt, en alleen kubussen die te zien zijn.

# Een beurt in één regel.

yaxha-deed-chose = keuze gemaakt
yaxha-deed-wants = wil tegel { $tile }
yaxha-deed-tile = tegel { $tile }: { $cubes }
yaxha-deed-leftover = overgebleven tegel { $tile }: { $cubes }
yaxha-deed-swapped = initiatief geruild met { $other ->
        [Jij] jou
       *[other] { $other }
    }
yaxha-deed-placed = { $colour } { $cell }
yaxha-deed-discarded = { $colour } afgelegd
yaxha-deed-ended = einde
yaxha-board-changes = { $source }: { $is } → { $becomes }

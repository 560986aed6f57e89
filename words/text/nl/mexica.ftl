# Texts of Mexica.

mexica-game = Mexica
    .about = Graaf kanalen, verdeel een eiland in wijken, sticht de wijken die de keizer wil en bouw er tempels.

mexica-notation = “{ $text }” is geen zet. Zetten schrijf je als walk, sail, jump, canal, double_canal, bridge, move_bridge, temple, found, take en done (wat je doet), h7 (waar), east_west of north_south (hoe een brug ligt) en floors=3 (een tempel van drie verdiepingen).
mexica-lake = “{ $text }” ligt in het meer: noem een vak van het eiland, zoals h7.

# Decisions.

mexica-action-walk = Ga te voet
mexica-action-sail = Ga met de boot
mexica-action-jump = Spring naar een plek naar keuze (5 actiepunten)
mexica-action-canal = Graaf een kanaal van één vak
mexica-action-double_canal = Graaf een kanaal van twee vakken
mexica-action-bridge = Bouw een brug
mexica-action-move_bridge = Verplaats een brug
mexica-action-temple = Bouw een tempel
mexica-action-found = Sticht de wijk
mexica-action-take = Neem een actiefiche
mexica-action-done = Beëindig de beurt
mexica-decision-at = { $cell }
mexica-decision-floors = { $floors ->
        [one] { $floors } verdieping
       *[other] { $floors } verdiepingen
    }
mexica-axis-east_west = van west naar oost
mexica-axis-north_south = van noord naar zuid

# Decisions for someone who sees the table.

mexica-describe-canal = Graaf een kanaal van één vak (nog { $left })
mexica-describe-double_canal = Graaf een kanaal van twee vakken (nog { $left })
mexica-describe-bridge = Bouw een brug (nog { $left })
mexica-describe-found = Sticht de wijk van { $size } vakken ({ $points ->
        [one] { $points } punt
       *[other] { $points } punten
    })
mexica-describe-take = Neem een actiefiche (nog { $left })
mexica-describe-done = Beëindig de beurt en verlies { $points ->
        [one] { $points } actiepunt
       *[other] { $points } actiepunten
    }
mexica-describe-start = Begin op { $cell }
mexica-describe-walk_to = Ga te voet naar { $cell } ({ $cost ->
        [one] { $cost } punt
       *[other] { $cost } punten
    })
mexica-describe-sail_to = Ga met de boot naar { $cell } ({ $cost ->
        [one] { $cost } punt
       *[other] { $cost } punten
    })
mexica-describe-jump_to = Spring naar { $cell }
mexica-describe-dig_at = Graaf op { $cell }
mexica-describe-dig_from = Graaf op { $cell } en een vak ernaast
mexica-describe-dig_to = Graaf op { $first } en { $cell }
mexica-describe-bridge_at = Bouw de brug op { $cell }
mexica-describe-move_from = Verplaats de brug op { $cell }
mexica-describe-move_to = Verplaats de brug van { $from } naar { $cell }
mexica-describe-temple_at = Bouw de tempel op { $cell }
mexica-describe-found_at = Leg het calpulli-fiche op { $cell }

# Why a decision is refused.

mexica-refused-now_start = Kies nu een startvak voor je Pilli, zoals h6.
mexica-refused-now_turn = Kies nu wat je doet: walk, sail, jump, canal, double_canal, bridge, move_bridge, temple, found, take of done.
mexica-refused-now_walk = Kies nu waar je naartoe loopt, zoals h5.
mexica-refused-now_sail = Kies nu naar welke brug de boot gaat, zoals o7.
mexica-refused-now_jump = Kies nu waar je naartoe springt, zoals h5.
mexica-refused-now_canal = Kies nu waar je graaft, zoals h5.
mexica-refused-now_double_canal = Kies nu waar het kanaal begint, aan de noord- of westkant, zoals h4.
mexica-refused-now_second_cell = Kies nu waar het kanaal eindigt: direct ten oosten of ten zuiden van het eerste vak.
mexica-refused-now_bridge = Kies nu waar je de brug bouwt, zoals o7.
mexica-refused-now_axis = Kies nu hoe de brug ligt: east_west of north_south.
mexica-refused-now_move_bridge = Kies nu welke brug je verplaatst, zoals o7.
mexica-refused-now_new_place = Kies nu waar de brug naartoe gaat, zoals o8.
mexica-refused-now_temple = Kies nu waar je de tempel bouwt, zoals h5.
mexica-refused-now_floors = Kies nu hoeveel verdiepingen de tempel heeft, zoals floors=2.
mexica-refused-now_found = Kies nu waar het calpulli-fiche komt, zoals h5.
mexica-refused-no_start = { $cell } is geen startvak: dat zijn h6, g7, i7 en h8.
mexica-refused-occupied = { $cell } is bezet.
mexica-refused-water = Op { $cell } is water.
mexica-refused-palace = { $cell } hoort bij het paleis, en daar mag niets worden gebouwd.
mexica-refused-founded_district = { $cell } ligt in een gestichte wijk, en daar mag je geen kanaal graven.
mexica-refused-before_bridge = { $cell } ligt vóór een brug, en daar mag je geen kanaal graven.
mexica-refused-no_second_cell = Op { $cell } kan geen kanaal van twee vakken beginnen: het loopt door naar het oosten of naar het zuiden.
mexica-refused-not_beside = { $cell } ligt niet direct ten oosten of ten zuiden van { $first }.
mexica-refused-no_canal = Op { $cell } ligt geen kanaal voor een brug.
mexica-refused-bridge_there = Op { $cell } ligt al een brug.
mexica-refused-ramps = Een brug moet aan beide kanten op land uitkomen.
mexica-refused-no_bridge_there = Op { $cell } ligt geen brug.
mexica-refused-bridge_in_use = Op de brug op { $cell } staat een Pilli.
mexica-refused-other_district = { $cell } ligt niet in de wijk van je Pilli.
mexica-refused-too_far = Je Pilli kan niet voor { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    } naar { $cell } lopen.
mexica-refused-no_boat_there = Voor { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    } gaat er geen boot naar { $cell }.
mexica-refused-locks_in = Daarmee zou je iemand insluiten, en dat mag niet in de eerste ronde.
mexica-refused-on_bridge = Je Pilli staat op een brug, en die ligt in geen enkele wijk.
mexica-refused-founded_already = De wijk van je Pilli is al gesticht.
mexica-refused-no_such_calpulli = In de rij ligt geen calpulli-fiche voor een wijk van { $size ->
        [one] { $size } vak
       *[other] { $size } vakken
    }.
mexica-refused-no_room = Daarvoor is er geen leeg vak in de wijk van je Pilli.
mexica-refused-taken_two = Je mag hoogstens twee actiefiches per beurt nemen.
mexica-refused-no_token_left = Er zijn geen actiefiches meer om te nemen.
mexica-refused-no_points = Daarvoor heb je geen punten meer.
mexica-refused-no_step = Je Pilli kan geen stap zetten.
mexica-refused-no_boat = Een boot neem je vanaf een brug, en je Pilli staat niet op een brug.
mexica-refused-no_trip = Vanaf hier gaat er geen boot naar een vrije brug.
mexica-refused-jump_costs = Een sprong kost 5 punten, en je hebt er { $points }.
mexica-refused-no_single_left = Er zijn geen kanaaltegels van één vak meer.
mexica-refused-no_double_left = Er zijn geen kanaaltegels van twee vakken meer.
mexica-refused-nowhere_to_dig = Daarvoor is nergens meer plaats.
mexica-refused-no_bridge_left = Alle bruggen zijn gebouwd: nu mag je ze verplaatsen.
mexica-refused-nowhere_for_a_bridge = Er is geen kanaal tussen twee landvakken voor een brug.
mexica-refused-bridges_left = Je mag een brug pas verplaatsen als alle bruggen zijn gebouwd.
mexica-refused-no_bridge_to_move = Er is geen brug die je kunt verplaatsen, of nergens plaats voor een brug.
mexica-refused-no_temple_left = Je hebt geen tempel meer die je kunt betalen.
mexica-refused-no_such_temple = Je hebt geen tempel van { $floors ->
        [one] { $floors } verdieping
       *[other] { $floors } verdiepingen
    } meer.
mexica-refused-temple_costs = Een tempel kost een punt per verdieping: deze kost er { $floors }, en je hebt er { $points }.

# Events.

mexica-event-neutral_built = Op { $cell } staat een neutrale tempel van { $floors ->
        [one] { $floors } verdieping
       *[other] { $floors } verdiepingen
    }.
mexica-event-districts_ordered = De keizer wil wijken van { $sizes } vakken.
mexica-event-pilli_placed = { $seat } begint op { $cell }.
mexica-event-round_began = Ronde { $round } begint.
mexica-event-walked = { $seat } loopt van { $from } naar { $cell } voor { $cost ->
        [one] { $cost } punt
       *[other] { $cost } punten
    }.
mexica-event-sailed = { $seat } gaat met de boot van { $from } naar { $cell } voor { $cost ->
        [one] { $cost } punt
       *[other] { $cost } punten
    }.
mexica-event-jumped = { $seat } springt van { $from } naar { $cell } voor { $cost } actiepunten.
mexica-event-canal_dug = { $seat } graaft een kanaal op { $cell }.
mexica-event-double_canal_dug = { $seat } graaft een kanaal op { $cell } en { $other }.
mexica-event-bridge_built = { $seat } bouwt een brug op { $cell }, { $axis }.
mexica-event-bridge_moved = { $seat } verplaatst de brug op { $from } naar { $cell }, { $axis }.
mexica-event-temple_built = { $seat } bouwt een tempel van { $floors ->
        [one] { $floors } verdieping
       *[other] { $floors } verdiepingen
    } op { $cell }.
mexica-event-district_founded = { $seat } sticht een wijk van { $size } vakken, met het fiche op { $cell }, en scoort { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    }.
mexica-event-presence_scored = { $seat } scoort { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    } voor aanwezigheid.
mexica-event-calpulli_removed = Het calpulli-fiche voor { $size } vakken gaat uit het spel.
mexica-event-token_taken = { $seat } neemt een actiefiche.
mexica-event-tokens_spent = { $seat } gebruikt { $count ->
        [one] een actiefiche
       *[other] { $count } actiefiches
    }.
mexica-event-points_lost = { $seat } beëindigt de beurt en verliest { $points ->
        [one] { $points } actiepunt
       *[other] { $points } actiepunten
    }.
mexica-event-last_round_began = Periode { $period } eindigt met deze ronde: er ligt geen calpulli-fiche meer in de rij, en { $count ->
        [one] { $seats ->
            [Jij] jij hebt
           *[other] { $seats } heeft
        }
       *[other] { $seats } hebben
    } alle tempels gebouwd.
mexica-event-nobody_scored = Niemand scoort iets.
mexica-event-period_ended = Periode { $period } is voorbij, en de telling volgt.
mexica-event-period_stalled = Er kwam { $rounds } rondes lang niets op het bord: periode { $period } is voorbij, en de telling volgt.
mexica-event-district_scored = { $seat } scoort { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    } voor { $place } met { $floors ->
        [one] { $floors } verdieping
       *[other] { $floors } verdiepingen
    } in de wijk van { $size } vakken bij { $cell }.
mexica-event-unfounded_scored = { $seat } scoort { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    } voor { $place } met { $floors ->
        [one] { $floors } verdieping
       *[other] { $floors } verdiepingen
    } in de niet-gestichte wijk van { $size ->
        [one] { $size } vak
       *[other] { $size } vakken
    } bij { $cell }.
mexica-event-palace_scored = { $seat } scoort { $points } punten voor een Pilli op een startvak.
mexica-event-period_began = Periode { $period } begint: iedereen krijgt er negen tempels bij.
mexica-event-game_ended = { $count ->
        [one] { $winners } wint.
       *[other] { $winners } delen de overwinning.
    }
mexica-place-first = de eerste plaats
mexica-place-second = de tweede plaats
mexica-place-third = de derde plaats

# Where points come from.

mexica-source-founding = wijken stichten
mexica-source-presence = aanwezigheid
mexica-source-first_scoring = eerste telling
mexica-source-second_scoring = tweede telling
mexica-source-unfounded = niet-gestichte wijken
mexica-source-palace = paleis

# Options.

mexica-option-dead_tokens = onbruikbare calpulli-fiches
    .about = Wanneer calpulli-fiches uit het spel gaan waarmee nooit meer een wijk kan worden gesticht.
mexica-option-stall_rounds = rondes zonder bouwen
    .about = Na zoveel rondes achter elkaar waarin niemand een kanaal, een nieuwe brug, een tempel of een calpulli-fiche op het bord zet, is de periode voorbij.
mexica-option-lock_in = insluiten
    .about = Wat je een ander in de eerste ronde niet mag aandoen.
mexica-option-neutral_distance = afstand tussen neutrale tempels
    .about = Met twee spelers: hoeveel stappen neutrale tempels minstens van elkaar staan.
mexica-option-neutral_strength = neutrale tempels
    .about = Met twee spelers: hoeveel verdiepingen de tien neutrale tempels samen hebben.
mexica-value-dead_tokens-both_periods = in beide periodes
mexica-value-dead_tokens-second_only = alleen in de tweede periode
mexica-value-lock_in-reach = minder dan 13 vakken binnen bereik laten
mexica-value-lock_in-step = geen stap en geen boot overlaten
mexica-value-neutral_strength-usual = 20 verdiepingen
mexica-value-neutral_strength-harder = 25 verdiepingen

# Invariants of positions.

mexica-invariant-seats = Mexica is voor 2 tot 4 spelers, niet voor { $detail }.
mexica-invariant-one_for_each_seat = De lijst “{ $detail }” moet één waarde per speler hebben.
mexica-invariant-options = De optie stall_rounds is 2 tot en met 10, en neutral_distance is 4 of 5.
mexica-invariant-round = Gezien wat er op het bord ligt, is het een van de rondes { $detail }.
mexica-invariant-period = Er zijn periodes 1 en 2, en de eerste eindigt als iemand alle eigen tempels heeft gebouwd of niemand meer bouwt: klopt niet voor periode { $detail }.
mexica-invariant-turn = Er is geen speler { $detail } in deze partij.
mexica-invariant-canal_cells = Kanalen liggen op gewoon land, en vanaf het begin op het gedrukte kanaal van o6 tot en met o9: klopt niet op { $detail }.
mexica-invariant-canal_tiles = Er zijn 6 kanaaltegels van één vak en 35 van twee: wat er over is en de gegraven kanalen passen niet bij elkaar ({ $detail }).
mexica-invariant-bridges_on_canals = Een brug ligt op een kanaal, en op een vak ligt er maar één: klopt niet op { $detail }.
mexica-invariant-bridge_ends = Een brug komt aan beide kanten op land uit: klopt niet op { $detail }.
mexica-invariant-bridge_count = Er zijn 11 bruggen, niet { $detail }.
mexica-invariant-temple_cells = Tempels staan op gewoon land: klopt niet op { $detail }.
mexica-invariant-temple_twice = Op { $detail } staan twee tempels.
mexica-invariant-temple_count = In periode 1 heeft iedereen 3, 3, 2 en 1 tempels van 1 tot en met 4 verdiepingen, en in periode 2 nog 3, 2, 2 en 2 erbij, gebouwd of niet. Klopt niet voor speler { $detail }.
mexica-invariant-neutral_temples = Met twee spelers, en alleen dan, zijn er tien neutrale tempels met de hoogten die neutral_strength aangeeft; hier zijn het er { $detail }.
mexica-invariant-neutral_cells = Neutrale tempels grenzen niet aan het meer, en staan zo ver van elkaar als neutral_distance aangeeft: klopt niet op { $detail }.
mexica-invariant-calpulli_cells = Een calpulli-fiche ligt op gewoon land, en alleen: klopt niet op { $detail }.
mexica-invariant-calpulli_twice = Een wijk heeft één calpulli-fiche, niet { $detail }.
mexica-invariant-calpulli_count = Voor elke grootte van 3 tot en met 6 vakken zijn er twee calpulli-fiches, en voor elke grootte van 7 tot en met 13 één; in periode 1 liggen er zeven opzij en hoogstens acht in de rij of op het bord; in periode 2 hoogstens zeven in de rij. Klopt niet: { $detail }.
mexica-invariant-dead_calpulli = Met het calpulli-fiche voor { $detail } vakken kan nooit meer een wijk worden gesticht: dan ligt het niet meer in de rij.
mexica-invariant-pilli_cells = Een Pilli staat op land of op een brug, met verder niets op dat vak: klopt niet op { $detail }.
mexica-invariant-pilli_twice = Op { $detail } staan twee Pilli’s.
mexica-invariant-pillis_placed = Pilli’s worden in de volgorde van de spelers geplaatst, en daarna staan ze allemaal op het bord: klopt niet voor speler { $detail }.
mexica-invariant-fresh_start = Terwijl de Pilli’s worden geplaatst, is er verder nog niets gebeurd, en ze staan op startvakken.
mexica-invariant-action_tokens = Er zijn 12 actiefiches, niet { $detail }.
mexica-invariant-turn_points = Een beurt heeft 6 punten, min één voor elk genomen actiefiche, hoogstens twee, en fiches worden na de punten uitgegeven; terwijl de Pilli’s worden geplaatst en aan het einde zijn er geen punten. Klopt niet: { $detail }.
mexica-invariant-scored_too_early = Speler { $detail } heeft punten van een telling die nog niet is geweest.
mexica-invariant-too_many_points = Speler { $detail } heeft meer punten dan iemand kan scoren.
mexica-invariant-stall = Alleen een periode die voorbij is kan zijn vastgelopen, en er zijn minder rondes zonder bouwen dan stall_rounds en dan er gespeeld zijn: klopt niet in “{ $detail }”.
mexica-invariant-over = Het spel is afgelopen na periode 2, zonder calpulli-fiche in de rij, met iemand zonder tempels of zonder dat er nog wordt gebouwd, en met speler 1 als volgende.
mexica-invariant-question_fits = De vraag kan niet worden gesteld: { $detail } zou daarvóór niet mogelijk zijn geweest.
mexica-invariant-no_idle_question = Op de vraag is er één antwoord, of geen: dan is ze al beantwoord.

# The catalogue.

mexica-table-island = Het eiland (. meer, # land, S startvak, E embleem, = gedrukt kanaal)
mexica-table-calpullis = Calpulli-fiches
mexica-table-temples = Tempels
mexica-table-costs = Acties
mexica-table-parts = Overige onderdelen
mexica-column-row = rij
mexica-column-cells = vakken van a tot en met u
mexica-column-first = grootte, en punten voor de eerste plaats
mexica-column-second = stichter en tweede plaats
mexica-column-third = aanwezigen en derde plaats
mexica-column-count = aantal
mexica-column-floors = verdiepingen
mexica-column-period_1 = eerste periode
mexica-column-period_2 = tweede periode
mexica-column-neutral = neutraal, met twee spelers
mexica-column-harder_neutral = neutraal, moeilijker
mexica-column-action = actie
mexica-column-cost = punten
mexica-column-part = onderdeel
mexica-cost-floors = één per verdieping
mexica-part-points = actiepunten per beurt
mexica-part-most_taken = actiefiches die je per beurt hoogstens neemt
mexica-part-single_canals = kanaaltegels van één vak
mexica-part-double_canals = kanaaltegels van twee vakken
mexica-part-printed_canals = kanaaltegels van twee vakken op het gedrukte kanaal
mexica-part-bridges = bruggen
mexica-part-action_tokens = actiefiches
mexica-part-calpullis = calpulli-fiches
mexica-part-first_row = calpulli-fiches in de eerste periode
mexica-part-pillis = Pilli’s
mexica-part-palace_bonus = punten voor een Pilli op een startvak bij een telling

# The drawing.

mexica-draw-round = Ronde { $round }, periode { $period }
mexica-draw-placing = { $seat } kiest een startvak
mexica-draw-turn = Aan zet: { $seat }, nog { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    }
mexica-draw-over = Het spel is afgelopen
mexica-draw-row = Te stichten: { $sizes }
mexica-draw-row_empty = Te stichten: niets meer
mexica-draw-last_round = De periode eindigt met deze ronde
mexica-draw-aside = In de tweede periode: { $sizes }
mexica-draw-legend = A Pilli · a3 tempel van drie verdiepingen · #8 gestichte wijk · 8 niet-gestichte wijk
mexica-draw-legend_for_two = A Pilli · a3 tempel van drie verdiepingen · n2 neutrale tempel · #8 gestichte wijk · 8 niet-gestichte wijk
mexica-draw-ground = ~~~ kanaal · === of | | brug · =A= of |A| Pilli op een brug · + startvak · * embleem
mexica-draw-supply = Over: { $singles } + { $doubles } kanalen van één en twee vakken, { $bridges ->
        [one] { $bridges } brug
       *[other] { $bridges } bruggen
    }, { $tokens ->
        [one] { $tokens } actiefiche
       *[other] { $tokens } actiefiches
    }
mexica-draw-seat = { $seat } ({ $letter }) · { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    } · { $tokens ->
        [one] { $tokens } actiefiche
       *[other] { $tokens } actiefiches
    }
mexica-draw-temples = Tempels over, naar verdiepingen: { $temples }
mexica-draw-no_temples = Alle tempels gebouwd
mexica-draw-founded = #{ $size } bij { $cell }: { $floors }
mexica-draw-unfounded = { $size ->
        [one] { $size } vak
       *[other] { $size } vakken
    } bij { $cell }, niet gesticht: { $floors }
mexica-draw-nobody = geen tempels

mexica-ending-complete = Beide periodes zijn tot het einde gespeeld.
mexica-ending-first_stalled = De eerste periode eindigde omdat niemand meer bouwde.
mexica-ending-second_stalled = De tweede periode eindigde omdat niemand meer bouwde.
mexica-ending-both_stalled = Beide periodes eindigden omdat niemand meer bouwde.

# The board in the page.

mexica-board-map = Het eiland
mexica-board-actions = Wat je doet
mexica-board-ask_start = Kies waar je Pilli begint
mexica-board-ask_turn = { $points ->
        [0] Jouw beurt: gebruik fiches, of beëindig de beurt
        [one] Jouw beurt: { $points } actiepunt
       *[other] Jouw beurt: { $points } actiepunten
    }
mexica-board-ask_may_found = Jouw beurt: er kan gratis een wijk worden gesticht
mexica-board-orders = Gewenst
mexica-board-ask_walk = Waar loop je naartoe?
mexica-board-ask_sail = Naar welke brug ga je met de boot?
mexica-board-ask_jump = Waar spring je naartoe?
mexica-board-ask_canal = Waar graaf je?
mexica-board-ask_double_canal = Waar graaf je twee vakken?
mexica-board-ask_bridge = Waar bouw je de brug?
mexica-board-ask_axis = Hoe ligt de brug?
mexica-board-ask_move_bridge = Welke brug verplaats je?
mexica-board-ask_new_place = Waar gaat de brug naartoe?
mexica-board-ask_temple = Waar bouw je de tempel?
mexica-board-ask_floors = Hoeveel verdiepingen?
mexica-board-ask_found = Waar leg je het calpulli-fiche?
mexica-board-do_walk = Te voet
mexica-board-do_sail = Boot
mexica-board-do_jump = Sprong
mexica-board-do_canal = Kanaal van 1
mexica-board-do_double_canal = Kanaal van 2
mexica-board-do_bridge = Brug
mexica-board-do_move_bridge = Verplaats brug
mexica-board-do_temple = Tempel
mexica-board-do_found = Sticht wijk
mexica-board-do_take = Fiche
mexica-board-do_done = Einde beurt
mexica-board-in_hand = { $action }: gekozen. Druk er nog eens op, of op Escape, om ervan af te zien.
mexica-board-points = Nog { $points ->
        [one] { $points } actiepunt
       *[other] { $points } actiepunten
    }, { $tokens ->
        [one] { $tokens } actiefiche
       *[other] { $tokens } actiefiches
    }.
mexica-board-go = Ga naar { $cell } voor { $cost ->
        [one] { $cost } punt
       *[other] { $cost } punten
    }
mexica-board-go_over = Ga naar { $cell } via { $over }, deels met de boot, voor { $cost ->
        [one] { $cost } punt
       *[other] { $cost } punten
    }
mexica-board-dig_from = Graaf op { $cell } en op een vak ernaast
mexica-board-dig_both = Graaf op { $first } en { $second }
mexica-board-ask_end = Jouw beurt: beëindig die, of sticht een wijk
mexica-board-bridge = een brug over een kanaal.
mexica-board-counts_later = Telt pas bij de tweede telling, of als de wijk gesticht is.
mexica-board-canal = kanaal.
mexica-board-palace = Paleis: een Pilli op een van de vier ronde plekken levert bij een telling { $points } punten op.
mexica-board-emblem = Paleis: hier mogen Pilli’s staan, maar mag niets worden gebouwd.
mexica-board-district = { $size ->
        [one] een wijk van één vak, niet door de keizer gewenst.
       *[other] een wijk van { $size } vakken, niet door de keizer gewenst.
    }
mexica-board-ordered = een wijk van { $size } vakken: wie die sticht, krijgt { $points } punten.
mexica-board-founded = een gestichte wijk van { $size } vakken.
mexica-board-neutral = neutraal
mexica-board-floors = { $name }: { $floors ->
        [one] { $floors } verdieping.
       *[other] { $floors } verdiepingen.
    }
mexica-board-floors_for = { $name }: { $floors ->
        [one] { $floors } verdieping
       *[other] { $floors } verdiepingen
    }, goed voor { $points ->
        [one] { $points } punt.
       *[other] { $points } punten.
    }
mexica-board-row = Wijken die de keizer wil
mexica-board-row_about = Sluit met kanalen een wijk van precies zoveel vakken af, ga erin staan en sticht de wijk. Groot: het aantal vakken, en de punten voor de meeste verdiepingen bij een telling. Eronder: de punten voor de stichter of de tweede plaats, en voor andere aanwezigen of de derde plaats.
mexica-board-token = Een wijk van { $size } vakken: { $second } punten voor de stichter, { $third } voor andere aanwezigen. Bij een telling { $first }, { $second } en { $third } punten voor de eerste, tweede en derde plaats in verdiepingen.
mexica-board-token_later = In de tweede periode: een wijk van { $size } vakken ({ $first }, { $second } en { $third } punten).
mexica-board-aside = Tweede periode
mexica-board-supply = In de voorraad
mexica-board-supply_singles = Kanalen van één vak over: { $left }
mexica-board-supply_doubles = Kanalen van twee vakken over: { $left }
mexica-board-supply_bridges = Bruggen over: { $left }
mexica-board-supply_tokens = Actiefiches over: { $left }
mexica-board-standing = Punten bij een telling nu
mexica-board-standing_about = De punten tot nu toe, met wat een telling nu zou opleveren: gestichte wijken en het paleis, in de tweede periode ook niet-gestichte wijken.
mexica-board-temples_of = { $count } van { $floors ->
        [one] { $floors } verdieping
       *[other] { $floors } verdiepingen
    }
mexica-board-has = { $name } · tempels over: { $temples }; { $tokens ->
        [one] { $tokens } actiefiche
       *[other] { $tokens } actiefiches
    }.
mexica-board-districts = Wijken
mexica-board-districts_about = Gestichte of bebouwde wijken, de grootste eerst, met ieders verdiepingen; wie er voorstaat, is gemarkeerd. Wijs er een aan om die op de kaart te zien. Niet-gesticht land van meer dan 60 vakken staat er niet bij.
mexica-board-no_districts = Er is nog geen wijk gesticht, en geen afgesloten wijk bebouwd.

# What a decision would do.

mexica-board-has_no_temples = { $name }: geen tempels meer; { $tokens ->
        [one] { $tokens } actiefiche
       *[other] { $tokens } actiefiches
    }.
mexica-board-would_close = Sluit bij { $cell } een wijk van { $size } af die de keizer niet wil.
mexica-board-would_close_ordered = Sluit bij { $cell } een wijk van { $size } af die de keizer wil.
mexica-board-would_found = Sticht de wijk van { $size } bij { $cell }: { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    } voor { $seat ->
        [Jij] jou
       *[other] { $seat }
    }.
mexica-board-would_share = { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    } voor { $seat }, ter plaatse.
mexica-board-would_stand = Wijk van { $size } bij { $cell }: { $floors }.
mexica-board-would_be_first = Wijk van { $size } bij { $cell }: niemand heeft er gebouwd.
mexica-board-would_have = { $seat ->
        [Jij] jij
       *[other] { $seat }
    } { $floors ->
        [one] { $floors } verdieping
       *[other] { $floors } verdiepingen
    }
mexica-board-would_have_neutral = neutraal { $floors ->
        [one] { $floors } verdieping
       *[other] { $floors } verdiepingen
    }
mexica-board-would_list = { $one }, { $more }
mexica-board-would_lead = { $seat } zou { $by ->
        [one] { $by } verdieping
       *[other] { $by } verdiepingen
    } voorstaan.
mexica-board-would_lead_neutral = De neutrale tempels zouden { $by ->
        [one] { $by } verdieping
       *[other] { $by } verdiepingen
    } voorstaan.
mexica-board-would_tie = Samen aan kop: { $seats }.
mexica-board-would_tie_neutral = Samen aan kop met de neutrale tempels: { $seats }.
mexica-board-would_need = Om aan kop te komen { $floors ->
        [one] is nog { $floors } verdieping
       *[other] zijn nog { $floors } verdiepingen
    } nodig.

# How to play, on one sheet.

mexica-help-title = Zo speel je Mexica
mexica-help-aim = Bouw de stad in het meer: graaf kanalen die het eiland in wijken verdelen, sticht de wijken die de keizer wil en bouw er tempels. Wie na twee periodes de meeste punten heeft, wint.
mexica-help-points = Zes punten per beurt
    .about = Je besteedt zes actiepunten aan wat je wilt, in elke volgorde en zo vaak als je wilt. Hoogstens twee ervan mag je opzijleggen als actiefiches; een fiche is een extra punt, dat vanzelf wordt gebruikt zodra de zes op zijn. Wat je niet gebruikt, gaat verloren.
mexica-help-dig = Kanalen graven
    .about = Voor een punt leg je een kanaal op één vak of op twee vakken naast elkaar, waar je maar wilt op leeg land, behalve in het paleis en voor een brug. Kanalen en het meer verdelen het eiland in wijken, ook waar ze elkaar alleen met een hoek raken; het getal op de grond zegt hoeveel vakken een wijk heeft. Terwijl je kiest, is de wijk omlijnd die zou worden afgesloten. In gestichte wijken graaft niemand meer.
mexica-help-found = Wijken stichten
    .about = Als een wijk precies zoveel vakken heeft als een wijk die de keizer wil, en je Pilli erin staat, mag je de wijk gratis stichten. Het fiche komt op een leeg vak van de wijk, buiten het paleis, en verspert dat vak tot het einde. De stichter scoort de meeste punten, de anderen van wie de Pilli er staat een paar. Die wens van de keizer is dan vervuld en telt niet meer.
mexica-help-move = Lopen en springen
    .about = Een stap op land of op een brug kost een punt; de getallen zeggen hoeveel het naar elk vak kost, te voet en met de boot. Niemand loopt door Pilli’s, tempels of fiches heen. Voor vijf punten mag je naar een vrije plek naar keuze springen. In de eerste ronde mag je de Pilli van een ander niet insluiten; later wel.
mexica-help-bridges = Bruggen en boten
    .about = Een brug kost een punt en gaat over één kanaalvak, van land naar land. Vanaf een brug brengt een boot je voor een punt naar de volgende brug aan hetzelfde water, ook over het meer en hoe ver ook; water dat elkaar alleen met een hoek raakt, is niet verbonden. Elke brug onderweg kost een punt, en je stopt op een vrije brug. Op een brug staat een Pilli in geen enkele wijk. Als alle elf bruggen op het bord liggen, mag een brug waarop niemand staat voor een punt worden verplaatst.
mexica-help-build = Tempels bouwen
    .about = Op lege vakken in de wijk van je Pilli, behalve in het paleis, bouw je tempels van één tot vier verdiepingen, voor een punt per verdieping. Iedereen krijgt er negen per periode, en houdt wat in de eerste niet is gebouwd. In een wijk tellen al je verdiepingen samen.
mexica-help-score = Wie in een wijk voorstaat
    .about = Bij elk van de twee tellingen geeft elke gestichte wijk punten voor verdiepingen: evenveel als de wijk vakken heeft voor de meeste, ongeveer de helft voor de tweede plaats, een kwart voor de derde. Staan er meerdere spelers gelijk, dan krijgen ze allemaal de volle punten van hun plaats; na twee eersten is de volgende derde, en na twee tweeden is er geen derde. Aan het einde tellen ook wijken die nooit zijn gesticht. Met twee spelers staan er tien neutrale tempels op het eiland: ze nemen plaatsen in zoals die van een speler, maar scoren niets.
mexica-help-palace = Het paleis
    .about = Wie bij de telling van een periode de eigen Pilli op een van de vier startvakken van het paleis heeft, krijgt 5 punten.
mexica-help-end = Twee periodes
    .about = Een periode eindigt als alle wijken die de keizer wil zijn gesticht, of niet meer kunnen worden gesticht, en iemand alle eigen tempels heeft gebouwd: de ronde wordt afgemaakt en de telling volgt. In de tweede periode wil de keizer nieuwe wijken en komen er nieuwe tempels. Wie daarna de meeste punten heeft, wint; bij gelijke stand wie de meeste actiefiches heeft.

# Lessons.

mexica-lesson-close = Afsluiten, stichten, bouwen
mexica-lesson-close_dig = Je Pilli, het rode figuurtje met de kroon, staat helemaal in het noorden. Eronder zijn kanalen gegraven; er ontbreken twee vakken. Kies het kanaal van twee vakken en graaf op i2 en j2: zo worden vijf vakken afgesloten.
mexica-lesson-close_found = De keizer wil een wijk van vijf vakken: die is gemarkeerd bij de wijken die de keizer wil. Je Pilli staat erin, dus sticht de wijk: kies waar je het fiche legt. Dat kost niets en levert 3 punten op.
mexica-lesson-close_build = Bouw nu een tempel in je wijk, zo hoog als je wilt: elke verdieping kost een punt. Bij de telling leveren de meeste verdiepingen hier 5 punten op.
mexica-lesson-close_end = Punten die over zijn, zouden verloren gaan. Neem voor een ervan een actiefiche, als je er nog hebt, en beëindig je beurt.
mexica-lesson-boat = Bruggen en boten
mexica-lesson-boat_bridge = Water houdt je Pilli tegen. Bouw een brug op o6, ernaast.
mexica-lesson-boat_walk = Stap op de brug: druk op het getal erop.
mexica-lesson-boat_sail = Vanaf een brug ga je met de boot naar de volgende brug voor een punt, hoe ver ook. Ga ermee naar o9.
mexica-lesson-boat_land = Ga aan land op p9.
mexica-lesson-palace = Het paleis en fiches
mexica-lesson-palace_walk = Een Pilli op een van de vier ronde plekken van het paleis levert bij elke telling 5 punten op. Loop naar h6: drie stappen.
mexica-lesson-palace_token = Je punten zijn op, maar je hebt een actiefiche. Doe daarmee nog één ding en blijf staan: graaf een kanaal. Als er niets meer te besteden is, eindigt je beurt vanzelf.
mexica-lesson-score = Een telling
mexica-lesson-score_build = Alle wijken die de keizer wil zijn gesticht, en je hebt nog één tempel. Bouw hem, met twee verdiepingen, op j1: dan wordt de ronde afgemaakt en de periode geteld. Met 5 verdiepingen tegen 2 sta je voor in de wijk van vijf vakken: kijk naar de punten.

# Een beurt in één regel, en wat er tussen de beurten gebeurt.

mexica-deed-went = naar { $cell }
mexica-deed-jumped = sprong naar { $cell }
mexica-deed-began = start op { $cell }
mexica-deed-canal = kanaal { $cell }
mexica-deed-double_canal = kanaal { $cell }–{ $other }
mexica-deed-bridge = brug { $cell }
mexica-deed-bridge_moved = brug { $from } → { $cell }
mexica-deed-temple = tempel van { $floors } op { $cell }
mexica-deed-founded = wijk van { $size } bij { $cell }
mexica-deed-presence = { $seat } +{ $points }
mexica-deed-removed = fiche voor { $size } vakken gaat uit het spel
mexica-deed-token = { $count ->
        [one] actiefiche
       *[other] actiefiches
    }
mexica-deed-lost = { $points ->
        [one] { $points } actiepunt verloren
       *[other] { $points } actiepunten verloren
    }
mexica-deed-last_round = laatste ronde van de periode
mexica-deed-scored = periode { $period } geteld
mexica-deed-ended = einde

# Een telling als tabel.

mexica-occasion-period = Telling van periode { $period }
mexica-occasion-founded = Gestichte wijken
mexica-occasion-unfounded = Andere wijken
mexica-occasion-palace = Paleis
mexica-occasion-total = Punten
mexica-occasion-of_districts = { $points } ({ $count })
mexica-occasion-points = { $points }

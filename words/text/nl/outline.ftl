# De borden in woorden, voor wie ze niet ziet. De variant [Jij] is voor de speler die page-you
# noemt.

page-outline = Bord in woorden
page-outline_about = Alles op het bord als tekst met koppen. Schermlezers vinden die altijd onder de andere panelen; zet hem aan om hem ook te lezen.
page-nobody = niemand
page-who = { $seat ->
        [Jij] jij
       *[other] { $seat }
    }

tzolkin-outline-calendar = Kalender
tzolkin-outline-day = Ronde { $round }, dag { $day } van 26.
tzolkin-outline-food = { $when }. { $gives }
tzolkin-outline-first = Startspeler: { $who }.
tzolkin-outline-first_space = Startspelerplek: { $who }. Mais op de tanden: { $corn }.
tzolkin-outline-workers = Arbeiders op de tandwielen
tzolkin-outline-gear = { $gear }: { $workers }.
tzolkin-outline-on = { $who } op { $number }
tzolkin-outline-neutral = een neutrale arbeider
tzolkin-outline-quick_spaces = Snelle plekken: { $workers }.
tzolkin-outline-skulls = Er liggen schedels op Chichen Itza { $numbers }.
tzolkin-outline-no_skulls = Er ligt geen schedel op Chichen Itza.
tzolkin-outline-jungle = Jungle en schedels
tzolkin-outline-temple = Op de { $temple }: { $steps }.
tzolkin-outline-on_step = { $who } op trede { $step } van { $top }, goed voor { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    }, beloning: { $rewards }
tzolkin-outline-highest = Op de { $temple }, voor wie het hoogst staat: { $first } punten aan het einde van het eerste tijdperk, { $second } aan het einde van het tweede; de helft bij gelijke stand.
tzolkin-outline-track = In { $track }: { $levels }.
tzolkin-outline-on_level = { $who } op niveau { $level }
tzolkin-outline-buildings = Gebouwen in het aanbod
tzolkin-outline-monuments = Monumenten in het aanbod
tzolkin-outline-none = Geen.
tzolkin-outline-in_force = Nu van kracht.
tzolkin-outline-player = { $seat }
tzolkin-outline-tribe = Stam { $tribe }: { $ability }.
tzolkin-outline-wealth = Starttegel: { $effect }.
tzolkin-outline-scored = { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    } tot nu toe.
tzolkin-outline-actions = Wat de plekken van de tandwielen doen
tzolkin-outline-action = { $gear } { $number }: { $effect }.
tzolkin-outline-levels = Wat de technologieën opleveren
tzolkin-outline-bargain = { $block }: { $count }. Mais over: { $corn }.

mexica-outline-turn = Beurt
mexica-outline-districts = Wijken
mexica-outline-founded = Gestichte wijk van { $size } vakken bij { $cell }: { $floors }; { $sides }.
mexica-outline-district = Wijk van { $size ->
        [one] { $size } vak
       *[other] { $size } vakken
    } bij { $cell }, niet gesticht: { $floors }; { $sides }.
mexica-outline-open_land = Open land van { $size } vakken rond { $cell }: { $floors }.
mexica-outline-floors = { $who } { $floors ->
        [one] { $floors } verdieping
       *[other] { $floors } verdiepingen
    }
mexica-outline-floors_for = { $who } { $floors ->
        [one] { $floors } verdieping
       *[other] { $floors } verdiepingen
    } voor { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    }
mexica-outline-no_floors = geen tempels
mexica-outline-neutral = neutraal
mexica-outline-sides = kanaal { $sides }
mexica-outline-no_sides = geen kanaal ernaast
mexica-outline-side-north = in het noorden
mexica-outline-side-east = in het oosten
mexica-outline-side-south = in het zuiden
mexica-outline-side-west = in het westen
mexica-outline-water = Kanalen en bruggen
mexica-outline-canals = Kanalen op { $cells }.
mexica-outline-bridges = Bruggen { $axis }: { $cells }.
mexica-outline-axis-east_west = van west naar oost
mexica-outline-axis-north_south = van noord naar zuid
mexica-outline-no_bridges = Nog geen brug.
mexica-outline-player = { $seat }
mexica-outline-pilli = Pilli op { $cell }.
mexica-outline-pilli_bridge = Pilli op de brug op { $cell }.
mexica-outline-no_pilli = De Pilli staat nog niet op het eiland.
mexica-outline-temple = Tempel van { $floors ->
        [one] { $floors } verdieping
       *[other] { $floors } verdiepingen
    } op { $cells }.
mexica-outline-neutral_temples = Neutrale tempels

yaxha-outline-row = Laag { $level }, rij { $row }: { $cubes }.
yaxha-outline-cube = { $colour } { $cell }
yaxha-outline-empty = Nog geen kubus.
yaxha-outline-initiative = Initiatief
yaxha-outline-place = { $number }: { $who }.

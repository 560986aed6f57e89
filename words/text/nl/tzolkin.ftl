# Texts of Tzolk’in.

tzolkin-game = Tzolk’in
    .about = Plaats arbeiders op de tandwielen van de Mayakalender, laat ze meedraaien naar betere acties en neem ze op tijd terug om te oogsten, te bouwen en de goden gunstig te stemmen.

tzolkin-notation = “{ $text }” is geen zet. Zetten schrijf je als keep=13, keep=13/2, beg=brown, place=tikal, place=start, place=quick, flat=tikal, skip=tikal, pass, pick=tikal4, act=tikal3, higher=tikal3, harvest=corn, burn=green, climb=yellow, climb=brown+green, descend=brown, pay=wws, take=g, accept, save=stone, learn=theology, forget=theology, bonus=theology, sell=wood, buy=gold, build=12, monument=5, discard=33, architecture=now, days=2 en done.

tzolkin-gear-palenque = Palenque
tzolkin-gear-yaxchilan = Yaxchilan
tzolkin-gear-tikal = Tikal
tzolkin-gear-uxmal = Uxmal
tzolkin-gear-chichen = Chichen Itza

tzolkin-temple-brown = tempel van Chaac
tzolkin-temple-yellow = tempel van Quetzalcoatl
tzolkin-temple-green = tempel van Kukulcan

tzolkin-material-corn = mais
tzolkin-material-wood = hout
tzolkin-material-stone = steen
tzolkin-material-gold = goud
tzolkin-material-skull = { $count ->
        [one] schedel
       *[other] schedels
    }

tzolkin-track-agriculture = landbouw
tzolkin-track-extraction = onttrekking
tzolkin-track-architecture = architectuur
tzolkin-track-theology = theologie

tzolkin-kind-farm = boerderij
tzolkin-kind-civil = stadsgebouw
tzolkin-kind-tomb = graftombe
tzolkin-kind-sacred = altaar

# What actions do.

tzolkin-action-palenque1 = vissen: 3 mais
tzolkin-action-palenque2 = 4 mais oogsten
tzolkin-action-palenque3 = 5 mais of 2 hout oogsten
tzolkin-action-palenque4 = 7 mais of 3 hout oogsten
tzolkin-action-palenque5 = 9 mais of 4 hout oogsten
tzolkin-action-yaxchilan1 = 1 hout
tzolkin-action-yaxchilan2 = 1 steen en 1 mais
tzolkin-action-yaxchilan3 = 1 goud en 2 mais
tzolkin-action-yaxchilan4 = 1 schedel
tzolkin-action-yaxchilan5 = 1 goud, 1 steen en 2 mais
tzolkin-action-tikal1 = één stap vooruit in technologie
tzolkin-action-tikal2 = één gebouw
tzolkin-action-tikal3 = één of twee stappen vooruit in technologie
tzolkin-action-tikal4 = één of twee gebouwen, of een monument
tzolkin-action-tikal5 = voor een blokje een trede omhoog op twee tempels
tzolkin-action-uxmal1 = voor 3 mais een trede omhoog op een tempel naar keuze
tzolkin-action-uxmal2 = handelen op de markt
tzolkin-action-uxmal3 = een nieuwe arbeider
tzolkin-action-uxmal4 = één gebouw, voor 2 mais per blokje
tzolkin-action-uxmal5 = voor 1 mais een actie naar keuze, behalve die van Chichen Itza
tzolkin-action-chichen1 = een schedel achterlaten: 4 punten, een trede omhoog op de tempel van Chaac
tzolkin-action-chichen2 = een schedel achterlaten: 5 punten, een trede omhoog op de tempel van Chaac
tzolkin-action-chichen3 = een schedel achterlaten: 6 punten, een trede omhoog op de tempel van Chaac
tzolkin-action-chichen4 = een schedel achterlaten: 7 punten, een trede omhoog op de tempel van Kukulcan
tzolkin-action-chichen5 = een schedel achterlaten: 8 punten, een trede omhoog op de tempel van Kukulcan
tzolkin-action-chichen6 = een schedel achterlaten: 8 punten, een trede omhoog op de tempel van Kukulcan, een blokje naar keuze
tzolkin-action-chichen7 = een schedel achterlaten: 10 punten, een trede omhoog op de tempel van Quetzalcoatl
tzolkin-action-chichen8 = een schedel achterlaten: 11 punten, een trede omhoog op de tempel van Quetzalcoatl, een blokje naar keuze
tzolkin-action-chichen9 = een schedel achterlaten: 13 punten, een trede omhoog op de tempel van Quetzalcoatl, een blokje naar keuze

# What technologies do.

tzolkin-level-agriculture1 = 1 mais extra bij een maisoogst
tzolkin-level-agriculture2 = ook zonder tegel mais oogsten, 1 mais extra bij het vissen
tzolkin-level-agriculture3 = nog 2 mais extra bij een maisoogst
tzolkin-level-agriculture_bonus = een trede omhoog op een tempel naar keuze
tzolkin-level-extraction1 = 1 hout extra in Yaxchilan en Palenque
tzolkin-level-extraction2 = 1 steen extra in Yaxchilan
tzolkin-level-extraction3 = 1 goud extra in Yaxchilan
tzolkin-level-extraction_bonus = 2 blokjes naar keuze
tzolkin-level-architecture1 = 1 mais als je een gebouw bouwt, niet bij een monument
tzolkin-level-architecture2 = 2 punten als je een gebouw bouwt, niet bij een monument
tzolkin-level-architecture3 = een gebouw kost 1 blokje minder, of 2 mais in Uxmal
tzolkin-level-architecture_bonus = 3 punten
tzolkin-level-theology1 = in Chichen Itza desgewenst gratis de eerstvolgende hogere actie
tzolkin-level-theology2 = na een actie in Chichen Itza voor een blokje een trede omhoog op een tempel naar keuze
tzolkin-level-theology3 = 1 schedel extra in Yaxchilan
tzolkin-level-theology_bonus = 1 schedel

# Buildings. Their names are our own.

tzolkin-building-b1 = Maisakker I
tzolkin-building-b2 = Maisakker II
tzolkin-building-b3 = Maisakker III
tzolkin-building-b4 = Verhoogde akkers I
tzolkin-building-b5 = Verhoogde akkers II
tzolkin-building-b6 = Huis van de zaaiers
tzolkin-building-b7 = Huis van de akkerwachters
tzolkin-building-b8 = Mijnwerkerskamp
tzolkin-building-b9 = Hof van de goudsmeden
tzolkin-building-b10 = Graftombe van de twee heersers
tzolkin-building-b11 = Graftombe van regen en jungle
tzolkin-building-b12 = Graftombe van de steenhouwer
tzolkin-building-b13 = Heiligdom van de architecten
tzolkin-building-b14 = Orakel van de slang
tzolkin-building-b15 = Grote boerderij I
tzolkin-building-b16 = Grote boerderij II
tzolkin-building-b17 = Grote boerderij III
tzolkin-building-b18 = Steenschool
tzolkin-building-b19 = Goudschool
tzolkin-building-b20 = Maisschool
tzolkin-building-b21 = Schedelschool
tzolkin-building-b22 = Graftombe van de dienaren
tzolkin-building-b23 = Graftombe van de regent
tzolkin-building-b24 = Graftombe van de drie goden
tzolkin-building-b25 = Gouden graftombe
tzolkin-building-b26 = Graftombe van de koopman
tzolkin-building-b27 = Altaar van Chaac
tzolkin-building-b28 = Altaar van Kukulcan
tzolkin-building-b29 = Altaar van Quetzalcoatl
tzolkin-building-b30 = Heiligdom van de bouwers
tzolkin-building-b31 = Heiligdom van de priesters
tzolkin-building-b32 = Huis van de kennis
tzolkin-building-b33 = Maisschuur
tzolkin-building-b34 = Knekelhuis
tzolkin-building-b35 = Munthuis
tzolkin-building-b36 = Heiligdom van de steengroeve
tzolkin-building-b37 = Voorraadhuis
tzolkin-building-b38 = Graftombe van de eerste steen
tzolkin-building-b39 = Huis van de verandering
tzolkin-building-b40 = Schedelaltaar

tzolkin-building-effect-b1 = één arbeider eet 2 mais minder
tzolkin-building-effect-b2 = één arbeider eet 2 mais minder
tzolkin-building-effect-b3 = één arbeider eet 2 mais minder
tzolkin-building-effect-b4 = elke arbeider eet 1 mais minder
tzolkin-building-effect-b5 = elke arbeider eet 1 mais minder
tzolkin-building-effect-b6 = landbouw
tzolkin-building-effect-b7 = 1 steen, landbouw
tzolkin-building-effect-b8 = 1 mais, onttrekking
tzolkin-building-effect-b9 = 1 goud, onttrekking
tzolkin-building-effect-b10 = een trede omhoog op de tempels van Chaac en Quetzalcoatl
tzolkin-building-effect-b11 = een trede omhoog op de tempels van Chaac en Kukulcan
tzolkin-building-effect-b12 = een trede omhoog op een tempel naar keuze, daarna mag je nog een gebouw betalen
tzolkin-building-effect-b13 = architectuur
tzolkin-building-effect-b14 = theologie, een trede omhoog op de tempel van Kukulcan
tzolkin-building-effect-b15 = drie arbeiders eten elk 2 mais minder
tzolkin-building-effect-b16 = drie arbeiders eten elk 2 mais minder
tzolkin-building-effect-b17 = drie arbeiders eten elk 2 mais minder
tzolkin-building-effect-b18 = 1 steen, een technologie naar keuze
tzolkin-building-effect-b19 = 1 goud, een technologie naar keuze
tzolkin-building-effect-b20 = 6 mais, een technologie naar keuze
tzolkin-building-effect-b21 = 1 schedel, een technologie naar keuze
tzolkin-building-effect-b22 = 6 punten, een nieuwe arbeider
tzolkin-building-effect-b23 = 2 punten, voor 1 mais een actie naar keuze, behalve die van Chichen Itza
tzolkin-building-effect-b24 = 3 punten, een trede omhoog op elke tempel
tzolkin-building-effect-b25 = 8 punten
tzolkin-building-effect-b26 = 6 punten, handelen op de markt
tzolkin-building-effect-b27 = 2 punten, twee treden omhoog op de tempel van Chaac
tzolkin-building-effect-b28 = 3 punten, twee treden omhoog op de tempel van Kukulcan
tzolkin-building-effect-b29 = 4 punten, twee treden omhoog op de tempel van Quetzalcoatl
tzolkin-building-effect-b30 = 3 punten, architectuur
tzolkin-building-effect-b31 = theologie, een trede omhoog op de tempels van Chaac en Kukulcan
tzolkin-building-effect-b32 = twee stappen in technologie naar keuze
tzolkin-building-effect-b33 = 3 mais op elke voedingsdag, te renoveren
tzolkin-building-effect-b34 = 1 hout op de eerste twee voedingsdagen, 1 schedel op de laatste twee, te renoveren
tzolkin-building-effect-b35 = 1 goud op elke voedingsdag, te renoveren
tzolkin-building-effect-b36 = 1 steen op elke voedingsdag, te renoveren
tzolkin-building-effect-b37 = 8 mais
tzolkin-building-effect-b38 = 1 punt, daarna mag je een monument betalen
tzolkin-building-effect-b39 = één technologie zakt een niveau, de drie andere gaan een stap vooruit
tzolkin-building-effect-b40 = 7 punten, een trede omhoog op een tempel naar keuze; de schedel erop telt als een schedel in Chichen Itza

# Monuments. Their names are our own.

tzolkin-monument-m1 = Dodenstad
tzolkin-monument-m2 = Grote processieweg
tzolkin-monument-m3 = Eerbetoon aan de mais
tzolkin-monument-m4 = Eerbetoon aan het bos
tzolkin-monument-m5 = Rij van stèles
tzolkin-monument-m6 = Groot paleis
tzolkin-monument-m7 = Sterrenwacht
tzolkin-monument-m8 = Grote bibliotheek
tzolkin-monument-m9 = Balspeelplaats
tzolkin-monument-m10 = Heilig domein
tzolkin-monument-m11 = Piramide van de drie goden
tzolkin-monument-m12 = Trap naar de hemel
tzolkin-monument-m13 = Schedelmuur

tzolkin-monument-worth-m1 = 4 punten voor elk van je graftombes, dit monument meegerekend
tzolkin-monument-worth-m2 = 2 punten voor elk van je gebouwen en monumenten, dit monument meegerekend
tzolkin-monument-worth-m3 = 4 punten voor elk van je maistegels
tzolkin-monument-worth-m4 = 4 punten voor elk van je houttegels
tzolkin-monument-worth-m5 = punten voor elk monument, wie het ook heeft gebouwd: 6 met twee spelers, 5 met drie, 4 met meer
tzolkin-monument-worth-m6 = 4 punten voor elk van je stadsgebouwen, dit monument meegerekend
tzolkin-monument-worth-m7 = 9, 20 of 33 punten voor één, twee of meer technologieën op het derde niveau
tzolkin-monument-worth-m8 = 3 punten voor elk technologieniveau
tzolkin-monument-worth-m9 = 6, 12 of 18 punten voor vier, vijf of zes arbeiders
tzolkin-monument-worth-m10 = 4 punten voor elk van je altaren, dit monument meegerekend
tzolkin-monument-worth-m11 = nog een keer de punten van je trede op elke tempel
tzolkin-monument-worth-m12 = 3 punten voor elke trede boven het begin op je beste tempel
tzolkin-monument-worth-m13 = 3 punten voor elke schedel in Chichen Itza, wie die ook heeft achtergelaten

# Starting wealth.

tzolkin-wealth-w1 = de tegel “3 mais, landbouw, een trede omhoog op de tempel van Quetzalcoatl”
tzolkin-wealth-w2 = de tegel “5 mais, 1 goud, een trede omhoog op de tempel van Quetzalcoatl”
tzolkin-wealth-w3 = de tegel “1 steen, 1 goud, landbouw”
tzolkin-wealth-w4 = de tegel “9 mais, 1 steen”
tzolkin-wealth-w5 = de tegel “1 hout, onttrekking, een trede omhoog op de tempel van Kukulcan”
tzolkin-wealth-w6 = de tegel “2 mais, 2 hout, een trede omhoog op de tempel van Kukulcan”
tzolkin-wealth-w7 = de tegel “4 mais, 1 hout, onttrekking”
tzolkin-wealth-w8 = de tegel “3 mais, 2 hout, 1 steen”
tzolkin-wealth-w9 = de tegel “2 mais, architectuur, een trede omhoog op de tempel van Chaac”
tzolkin-wealth-w10 = de tegel “6 mais, 2 steen”
tzolkin-wealth-w11 = de tegel “3 mais, 1 goud, architectuur”
tzolkin-wealth-w12 = de tegel “6 mais, 1 hout, 1 steen”
tzolkin-wealth-w13 = de tegel “5 mais, 1 steen, een trede omhoog op de tempel van Chaac”
tzolkin-wealth-w14 = de tegel “3 mais, 1 hout, één arbeider eet 2 mais minder”
tzolkin-wealth-w15 = de tegel “een nieuwe arbeider”
tzolkin-wealth-w16 = de tegel “8 mais, 1 goud”
tzolkin-wealth-w17 = de tegel “4 mais, 1 hout, 1 schedel”
tzolkin-wealth-w18 = de tegel “5 mais, 1 steen, theologie”
tzolkin-wealth-w19 = de tegel “4 mais, 3 hout”
tzolkin-wealth-w20 = de tegel “2 mais, 2 hout, theologie”
tzolkin-wealth-w21 = de tegel “7 mais, 2 hout”

tzolkin-wealth-effect-w1 = 3 mais, landbouw, een trede omhoog op de tempel van Quetzalcoatl
tzolkin-wealth-effect-w2 = 5 mais, 1 goud, een trede omhoog op de tempel van Quetzalcoatl
tzolkin-wealth-effect-w3 = 1 steen, 1 goud, landbouw
tzolkin-wealth-effect-w4 = 9 mais, 1 steen
tzolkin-wealth-effect-w5 = 1 hout, onttrekking, een trede omhoog op de tempel van Kukulcan
tzolkin-wealth-effect-w6 = 2 mais, 2 hout, een trede omhoog op de tempel van Kukulcan
tzolkin-wealth-effect-w7 = 4 mais, 1 hout, onttrekking
tzolkin-wealth-effect-w8 = 3 mais, 2 hout, 1 steen
tzolkin-wealth-effect-w9 = 2 mais, architectuur, een trede omhoog op de tempel van Chaac
tzolkin-wealth-effect-w10 = 6 mais, 2 steen
tzolkin-wealth-effect-w11 = 3 mais, 1 goud, architectuur
tzolkin-wealth-effect-w12 = 6 mais, 1 hout, 1 steen
tzolkin-wealth-effect-w13 = 5 mais, 1 steen, een trede omhoog op de tempel van Chaac
tzolkin-wealth-effect-w14 = 3 mais, 1 hout, één arbeider eet 2 mais minder
tzolkin-wealth-effect-w15 = een nieuwe arbeider
tzolkin-wealth-effect-w16 = 8 mais, 1 goud
tzolkin-wealth-effect-w17 = 4 mais, 1 hout, 1 schedel
tzolkin-wealth-effect-w18 = 5 mais, 1 steen, theologie
tzolkin-wealth-effect-w19 = 4 mais, 3 hout
tzolkin-wealth-effect-w20 = 2 mais, 2 hout, theologie
tzolkin-wealth-effect-w21 = 7 mais, 2 hout

# Tribes & Prophecies.

tzolkin-tribe-ah_chuy_kak = Ah Chuy Kak
tzolkin-tribe-ahau_chamahez = Ahau Chamahez
tzolkin-tribe-ahmakiq = Ahmakiq
tzolkin-tribe-bacab = Bacab
tzolkin-tribe-balam = Balam
tzolkin-tribe-cit_bolon_tum = Cit-Bolon-Tum
tzolkin-tribe-huracan = Huracan
tzolkin-tribe-itzamna = Itzamná
tzolkin-tribe-ixtab = Ixtab
tzolkin-tribe-vacub_caquix = Vacub-Caquix
tzolkin-tribe-xaman_ek = Xaman Ek
tzolkin-tribe-yaluk = Yaluk
tzolkin-tribe-yumkaax = Yumkaax

tzolkin-tribe-ability-ah_chuy_kak = mag na het plaatsen van twee of meer arbeiders op tandwielen een andere terugnemen
tzolkin-tribe-ability-ahau_chamahez = gebruikt één keer per beurt voor 1 mais de eerstvolgende hogere actie
tzolkin-tribe-ability-ahmakiq = mag passen
tzolkin-tribe-ability-bacab = begint elke beurt met minstens 2 mais, en komt door bedelen op 4
tzolkin-tribe-ability-balam = krijgt 1 mais voor het gebruik van een lagere actie, in plaats van te betalen
tzolkin-tribe-ability-cit_bolon_tum = betaalt één keer per beurt 3 mais in plaats van het nummer van een plek; één plek extra op elk tandwiel
tzolkin-tribe-ability-huracan = een arbeider mag de actie met hetzelfde nummer op het andere tandwiel gebruiken: Palenque en Yaxchilan, Tikal en Uxmal
tzolkin-tribe-ability-itzamna = technologieniveaus kosten een blokje minder; voorbij het derde de bonus van een technologie naar keuze
tzolkin-tribe-ability-ixtab = houdt drie starttegels, en gaat een trede omlaag op een tempel
tzolkin-tribe-ability-vacub_caquix = mag één keer per beurt bij het plaatsen een vrije plek overslaan
tzolkin-tribe-ability-xaman_ek = ruilt één keer per beurt, op elk moment, een blokje tegen de prijs van de markt
tzolkin-tribe-ability-yaluk = vijf arbeiders, die elk 1 mais meer eten; wie niet gevoed wordt, kost 5 punten
tzolkin-tribe-ability-yumkaax = betaalt minder voor het plaatsen van meerdere arbeiders

tzolkin-prophecy-wrathful_gods = Toornige goden
tzolkin-prophecy-angry_chaac = Woede van Chaac
tzolkin-prophecy-angry_quetzalcoatl = Woede van Quetzalcoatl
tzolkin-prophecy-angry_kukulcan = Woede van Kukulcan
tzolkin-prophecy-forest_fires = Bosbranden
tzolkin-prophecy-drought = Droogte
tzolkin-prophecy-gold_shortage = Goudschaarste
tzolkin-prophecy-desecration = Heiligschennis
tzolkin-prophecy-teacher_shortage = Lerarentekort
tzolkin-prophecy-forgotten_lore = Vergeten kennis
tzolkin-prophecy-crowded_cities = Overvolle steden
tzolkin-prophecy-hunger = Hongersnood
tzolkin-prophecy-high_floodwaters = Hoogwater

tzolkin-prophecy-calamity-wrathful_gods = elke trede omhoog op een tempel kost 1 mais
tzolkin-prophecy-calamity-angry_chaac = elke trede omhoog op de tempel van Chaac kost een blokje
tzolkin-prophecy-calamity-angry_quetzalcoatl = elke trede omhoog op de tempel van Quetzalcoatl kost een blokje
tzolkin-prophecy-calamity-angry_kukulcan = elke trede omhoog op de tempel van Kukulcan kost een blokje
tzolkin-prophecy-calamity-forest_fires = een houtoogst levert 1 hout minder op
tzolkin-prophecy-calamity-drought = een maisoogst levert 1 mais minder op
tzolkin-prophecy-calamity-gold_shortage = elk blokje goud kost 1 mais
tzolkin-prophecy-calamity-desecration = elke schedel kost een trede omlaag op een tempel
tzolkin-prophecy-calamity-teacher_shortage = elke stap vooruit in technologie kost een blokje meer
tzolkin-prophecy-calamity-forgotten_lore = het tweede niveau van technologieën werkt niet
tzolkin-prophecy-calamity-crowded_cities = elk gebouw kost een blokje meer, of 2 mais meer als je met mais betaalt
tzolkin-prophecy-calamity-hunger = elke arbeider eet 1 mais meer
tzolkin-prophecy-calamity-high_floodwaters = elke arbeider die op Chichen Itza wordt geplaatst, kost 2 mais meer

tzolkin-prophecy-counted-wrathful_gods = treden boven het begin op alle tempels
tzolkin-prophecy-counted-angry_chaac = treden boven het begin op de tempel van Chaac
tzolkin-prophecy-counted-angry_quetzalcoatl = treden boven het begin op de tempel van Quetzalcoatl
tzolkin-prophecy-counted-angry_kukulcan = treden boven het begin op de tempel van Kukulcan
tzolkin-prophecy-counted-forest_fires = houttegels
tzolkin-prophecy-counted-drought = maistegels
tzolkin-prophecy-counted-gold_shortage = goud
tzolkin-prophecy-counted-desecration = schedels in bezit
tzolkin-prophecy-counted-teacher_shortage = technologieniveaus
tzolkin-prophecy-counted-forgotten_lore = technologieën op het tweede niveau of hoger
tzolkin-prophecy-counted-crowded_cities = gebouwen
tzolkin-prophecy-counted-hunger = gevoede arbeiders
tzolkin-prophecy-counted-high_floodwaters = arbeiders op Chichen Itza

tzolkin-quick-corn = 3 mais
tzolkin-quick-wood_and_corn = 1 hout en 1 mais
tzolkin-quick-stone = 1 steen
tzolkin-quick-gold = 1 goud
tzolkin-quick-technology = één stap vooruit in technologie
tzolkin-quick-market = handelen op de markt
tzolkin-quick-build = één gebouw, voor 1 mais extra

tzolkin-set-up-five_need_quick = Vijf spelers hebben snelle acties nodig: laat quick_actions zoals het is, of zet het op true.

# Decisions.

tzolkin-decision-keep = Houd de starttegels op plaats { $one } en { $other }
tzolkin-decision-beg = Bedel om mais en ga een trede omlaag op de { $temple }
tzolkin-decision-place = Plaats een arbeider op { $gear }
tzolkin-decision-place_first = Plaats een arbeider op de startspelerplek
tzolkin-decision-pick_up = Neem de arbeider op { $gear } { $number } terug
tzolkin-decision-act = { $gear } { $number }: { $effect }
tzolkin-decision-harvest_wood = Oogst hout
tzolkin-decision-harvest_corn = Oogst mais
tzolkin-decision-burn = Brand het bos af voor de mais eronder en ga een trede omlaag op de { $temple }
tzolkin-decision-climb = Ga een trede omhoog op de { $temple }
tzolkin-decision-climb_two = Ga op twee tempels een trede omhoog: { $temples }
tzolkin-decision-pay = Betaal { $blocks }
tzolkin-decision-take = Neem { $blocks }
tzolkin-decision-save = Bespaar een blokje { $resource }
tzolkin-decision-learn = Ga vooruit in { $track }
tzolkin-decision-sell = Verkoop { $resource } voor { $corn } mais
tzolkin-decision-buy = Koop { $resource } voor { $corn } mais
tzolkin-decision-build = Bouw “{ $building }” voor { $cost }: { $effect }
tzolkin-decision-build_monument = Bouw het monument “{ $monument }” voor { $cost }: { $worth }
tzolkin-decision-use_architecture = Gebruik architectuur voor dit gebouw
tzolkin-decision-keep_architecture = Bewaar architectuur voor het tweede gebouw
tzolkin-decision-one_day = Zet de kalender één dag vooruit
tzolkin-decision-two_days = Zet de kalender twee dagen vooruit
tzolkin-decision-done = Verder niets
tzolkin-decision-place_quick = Plaats een arbeider op een snelle plek
tzolkin-decision-place_flat = Plaats een arbeider op { $gear } voor een vaste prijs
tzolkin-decision-skip = Sla de laagste vrije plek van { $gear } over
tzolkin-decision-pass = Pas
tzolkin-decision-act_higher = Eén stap hoger voor 1 mais, { $gear } { $number }: { $effect }
tzolkin-decision-accept = Betaal er 1 mais voor
tzolkin-decision-descend = Ga een trede omlaag op de { $temple }
tzolkin-decision-bonus = Neem de bonus van { $track }: { $effect }
tzolkin-decision-forget = Zak een niveau in { $track }
tzolkin-decision-discard = Renoveer “{ $building }”: leg het af, en de blokjes die in beide prijzen voorkomen, gelden als betaald
tzolkin-decision-keep_tribe = Houd stam { $tribe } en de starttegels op plaats { $places }

tzolkin-describe-keep = Houd “{ $one }” en “{ $other }”
tzolkin-describe-place = Plaats { $corn ->
        [0] gratis
       *[other] voor { $corn } mais
    } een arbeider op { $gear } { $number }
tzolkin-describe-place_mercy = Plaats een arbeider op { $gear } { $number } en lever alle mais in: de goden zijn genadig
tzolkin-describe-place_first = Plaats { $corn ->
        [0] gratis
       *[other] voor { $corn } mais
    } een arbeider op de startspelerplek{ $teeth ->
        [0] {""}
       *[other] {" "}en neem de { $teeth } mais op de tanden
    }
tzolkin-describe-act_for = { $gear } { $number } voor { $corn } mais: { $effect }
tzolkin-describe-under = { $said } ({ $calamity })
tzolkin-describe-build_for_corn = Bouw “{ $building }” voor { $corn } mais: { $effect }
tzolkin-describe-build_renovating = Bouw “{ $building }”, waarvoor je moet renoveren: { $olds }. Het geeft: { $effect }
tzolkin-describe-build_cheaper = Bouw “{ $building }” voor { $cost }, met architectuur een blokje minder: { $effect }
tzolkin-describe-build_crowded = Bouw “{ $building }” voor { $cost } en een blokje naar keuze erbij: { $effect }
tzolkin-describe-build_cheaper_crowded = Bouw “{ $building }” voor { $cost }, met architectuur een blokje minder, en een blokje naar keuze erbij: { $effect }
tzolkin-describe-learn = Ga { $blocks ->
        [0] gratis
        [one] voor { $blocks } blokje
       *[other] voor { $blocks } blokjes
    } vooruit in { $track }: { $effect }
tzolkin-describe-learn_free = Ga vooruit in { $track }: { $effect }
tzolkin-describe-learn_any_bonus = Ga { $blocks ->
        [0] gratis
        [one] voor { $blocks } blokje
       *[other] voor { $blocks } blokjes
    } voorbij het hoogste niveau van { $track }: de bonus van een technologie naar keuze
tzolkin-describe-done_turn = Beëindig de beurt
tzolkin-describe-done_action = Gebruik geen actie
tzolkin-describe-done_learn = Ga niet verder vooruit
tzolkin-describe-done_build = Bouw niets meer
tzolkin-describe-done_second = Bouw geen tweede gebouw
tzolkin-describe-done_market = Verlaat de markt
tzolkin-describe-done_devote = Betaal niets
tzolkin-describe-done_renovate = Renoveer niets
tzolkin-describe-done_step = Zie af van de trede
tzolkin-describe-done_advance = Zie af van de vooruitgang
tzolkin-describe-done_gold = Zie af van het goud
tzolkin-describe-done_skull = Zie af van de schedel
tzolkin-describe-keep_tribe = { $tribe }, met “{ $one }” en “{ $other }”
tzolkin-describe-keep_three = { $tribe }, met “{ $one }”, “{ $other }” en “{ $third }”
tzolkin-describe-act_paid = { $gear } { $number }, en krijg { $corn } mais: { $effect }
tzolkin-describe-place_quick = Plaats een arbeider op een snelle plek voor { $corn } mais: { $quick }
tzolkin-describe-place_flat = Plaats een arbeider op { $gear } { $number } voor de vaste prijs, { $corn } mais
tzolkin-describe-skip = Sla { $gear } { $number } deze beurt over
tzolkin-describe-accept_step = Betaal 1 mais voor de trede op de { $temple }
tzolkin-describe-accept_gold = Betaal 1 mais voor 1 goud
tzolkin-describe-pay_step = Betaal { $blocks } voor de trede op de { $temple }
tzolkin-describe-devote = Betaal een blokje voor een trede omhoog op de { $temple }
tzolkin-describe-pay_teacher = Betaal { $blocks } voor de vooruitgang in { $track }
tzolkin-describe-descend_for_skull = Ga een trede omlaag op de { $temple } voor een schedel
tzolkin-describe-buy = Koop { $resource } voor { $corn } mais

# Why a decision is refused.

tzolkin-refused-now_keep = Kies nu welke twee van de vier tegels je houdt, zoals keep=13.
tzolkin-refused-now_begin = Plaats nu arbeiders, zoals place=tikal, of neem er terug, zoals pick=tikal4; met 2 mais of minder mag je eerst bedelen, zoals beg=brown, en dat moet als er niets anders kan.
tzolkin-refused-now_place = In deze beurt plaats je arbeiders: plaats er een, zoals place=tikal, of beëindig de beurt met done zodra er een geplaatst is.
tzolkin-refused-now_pick = In deze beurt neem je arbeiders terug: neem er nog een terug, of beëindig de beurt met done.
tzolkin-refused-now_days = Kies nu hoe ver de kalender vooruitgaat: days=1 of days=2.
tzolkin-refused-now_act = Kies nu een actie, zoals act=tikal3, of geen met done.
tzolkin-refused-now_any_action = Kies nu een actie van Palenque, Yaxchilan, Tikal of Uxmal, zoals act=tikal3.
tzolkin-refused-now_harvest = Kies nu een oogst: harvest=wood, harvest=corn of afbranden, zoals burn=brown.
tzolkin-refused-no_wood_there = Daar is geen hout meer: oogst mais, harvest=corn.
tzolkin-refused-no_corn_there = Daar ligt geen mais open: oogst hout, harvest=wood, of brand het af, zoals burn=brown.
tzolkin-refused-now_learn = Kies nu een technologie, zoals learn=theology.
tzolkin-refused-now_pay = Betaal nu, zoals pay=ws voor een blokje hout en een blokje steen.
tzolkin-refused-now_take = Neem nu blokjes, zoals take=g voor een blokje goud.
tzolkin-refused-take_so_many = Neem { $blocks ->
        [one] 1 blokje, zoals take=w
       *[other] { $blocks } blokjes, zoals take=ws
    }.
tzolkin-refused-cannot_pay_gold = Alleen goud nemen kan niet: de profetie vraagt er een mais voor, en die is er niet.
tzolkin-refused-now_climb = Kies nu een tempel, zoals climb=brown.
tzolkin-refused-now_climb_two = Kies nu twee tempels, zoals climb=brown+green.
tzolkin-refused-now_devote = Kies nu een tempel voor een blokje, zoals climb=brown, of geen met done.
tzolkin-refused-now_build = Kies nu wat je bouwt, zoals build=12.
tzolkin-refused-now_architecture = Kies nu voor welk van de twee gebouwen je architectuur gebruikt: architecture=now of architecture=later.
tzolkin-refused-now_save = Kies nu welk blokje je met architectuur bespaart, zoals save=stone.
tzolkin-refused-now_trade = Handel nu, zoals sell=gold of buy=wood.
tzolkin-refused-now_keep_tribe = Kies nu welke stam en welke tegels je houdt, zoals keep=13/2: twee tegels, of drie met Ixtab.
tzolkin-refused-now_renovate = Kies nu of je renoveert, zoals discard=33, of niet met done.
tzolkin-refused-now_build_monument = Kies nu een monument, zoals monument=5, of geen met done.
tzolkin-refused-now_forget = Kies nu welke technologie een niveau zakt, zoals forget=theology.
tzolkin-refused-now_bonus = Kies nu een bonus, zoals bonus=theology.
tzolkin-refused-now_tax = Betaal nu wat de profetie vraagt, met accept of zoals pay=w, of zie ervan af met done.
tzolkin-refused-now_skull = Ga nu een trede omlaag voor een schedel, zoals descend=brown, of zie ervan af met done.
tzolkin-refused-now_descend = Ga nu een trede omlaag op een tempel, zoals descend=brown.
tzolkin-refused-no_quick = Er moet een snelle plek vrij zijn die je kunt betalen, één per beurt, en de snelle actie moet daarna mogelijk zijn.
tzolkin-refused-no_quick_actions = Er zijn geen snelle plekken: deze tafel speelt zonder snelle acties.
tzolkin-refused-not_your_tribe = Dat mogen alleen sommige stammen, en op het juiste moment.
tzolkin-refused-begged_already = Je mag per beurt maar één keer bedelen.
tzolkin-refused-too_much_corn_to_beg = Bedelen mag alleen met 2 mais of minder; je hebt er { $corn }.
tzolkin-refused-at_the_bottom = Je staat op de onderste trede van de { $temple } en kunt niet verder omlaag.
tzolkin-refused-space_taken = Daar is geen plek vrij.
tzolkin-refused-no_worker_in_hand = Je hebt geen arbeider meer om te plaatsen.
tzolkin-refused-cannot_pay_space = Dat kost { $cost } mais, en je hebt er maar { $corn }.
tzolkin-refused-no_worker_there = Daar staat geen arbeider van jou.
tzolkin-refused-out_of_reach = Die actie is niet bereikbaar: een arbeider gebruikt de actie van zijn plek of een lagere van hetzelfde tandwiel, vanaf de hoogste plekken elke; met theologie ook de volgende in Chichen Itza.
tzolkin-refused-not_any_action = Een actie van Chichen Itza, of Uxmal 5 zelf, kan zo niet gekozen worden.
tzolkin-refused-cannot_pay_action = Die actie kost vanaf hier { $price } mais, en je hebt er maar { $corn }.
tzolkin-refused-skull_there = Daar ligt al een schedel; elk van deze acties is er maar één keer per partij.
tzolkin-refused-no_skull = Je hebt geen schedel om daar achter te laten.
tzolkin-refused-cannot_perform = Die actie zou nu niets doen of is niet te betalen: { $effect }.
tzolkin-refused-not_on_offer = Die tegel ligt niet in het aanbod.
tzolkin-refused-build_its_like = Er ligt nog net zo’n tegel als “{ $building }” in het aanbod; die met het lagere nummer wordt eerst gebouwd.
tzolkin-refused-cannot_pay_building = Dat kan niet betaald worden: het kost { $cost }.
tzolkin-refused-cannot_pay_building_in_corn = Er is niet genoeg mais: het kost { $price }.
tzolkin-refused-no_monument_now = Een monument bouw je alleen met Tikal 4, en in plaats van gebouwen.
tzolkin-refused-trade_in_order = Die ruil kan nu niet: verkoop eerst en koop daarna, telkens in de volgorde hout, steen, goud; wat je hebt verkocht, koop je niet terug, en alles moet worden betaald.
tzolkin-refused-cannot_climb = Daar kun je geen trede omhoog: boven de top is niets, op de top is plaats voor één, en wat een profetie voor de trede vraagt, moet betaald worden.
tzolkin-refused-cannot_burn = Een bos dat weg is, kun je niet afbranden, en op de onderste trede kun je een god niet nog bozer maken.
tzolkin-refused-pay_so_many = Je moet betalen met { $blocks ->
        [one] 1 blokje dat je hebt
       *[other] { $blocks } blokjes die je hebt
    }.
tzolkin-refused-cannot_learn = Die vooruitgang is niet te betalen of zou niets opleveren.

# Events.

tzolkin-event-monument_offered = Het monument “{ $monument }” komt in het aanbod.
tzolkin-event-building_offered = “{ $building }” komt in het aanbod.
tzolkin-event-neutral_placed = Op { $gear } { $number } staat een neutrale arbeider.
tzolkin-event-neutral_placed_quick = Een neutrale arbeider blokkeert het hele spel een snelle plek.
tzolkin-event-wealth_dealt = { $seat } krijgt { $tiles }.
tzolkin-event-wealth_dealt_hidden = { $seat } krijgt vier starttegels.
tzolkin-event-wealth_kept = { $seat } houdt { $tiles }.
tzolkin-event-wealth_kept_hidden = { $seat } maakt een keuze.
tzolkin-event-wealth_revealed = { $seat } begint met { $effect }.
tzolkin-event-round_began = Ronde { $round } begint.
tzolkin-event-food_round_began = Ronde { $round } begint, en het is een voedingsdag.
tzolkin-event-begged = { $seat } bedelt om mais en komt zo op { $corn }.
tzolkin-event-bacab_filled = { $seat } begint de beurt met { $corn } mais, dankzij Bacab.
tzolkin-event-worker_placed = { $seat } plaatst { $corn ->
        [0] gratis
       *[other] voor { $corn } mais
    } een arbeider op { $gear } { $number }.
tzolkin-event-first_place_taken = { $seat } neemt { $corn ->
        [0] gratis
       *[other] voor { $corn } mais
    } de startspelerplek.
tzolkin-event-mercy_shown = { $seat } kan niet betalen, maar plaatst een arbeider op { $gear } { $number } en levert alle mais in.
tzolkin-event-worker_picked_up = { $seat } neemt de arbeider op { $gear } { $number } terug.
tzolkin-event-action_used = { $seat } gebruikt { $gear } { $number }: { $effect }.
tzolkin-event-action_used_for = { $seat } gebruikt { $gear } { $number } voor { $corn } mais: { $effect }.
tzolkin-event-gained = { $seat } krijgt { $what }.
tzolkin-event-paid = { $seat } betaalt { $what }.
tzolkin-event-wood_tile_taken = { $seat } neemt een houttegel van Palenque { $action }.
tzolkin-event-corn_tile_taken = { $seat } neemt een maistegel van Palenque { $action }.
tzolkin-event-forest_burnt = { $seat } brandt het bos van Palenque { $action } af en neemt de maistegel eronder.
tzolkin-event-harvested_without_tile = { $seat } oogst op Palenque { $action } zonder tegel.
tzolkin-event-stepped_up = { $seat } gaat een trede omhoog op de { $temple }, naar de trede van { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    }.
tzolkin-event-stepped_down = { $seat } gaat een trede omlaag op de { $temple }, naar de trede van { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    }.
tzolkin-event-step_lost = { $seat } kan niet omhoog op de { $temple }; die trede gaat verloren.
tzolkin-event-step_forgone = { $seat } ziet af van de trede op de { $temple }: de prijs van de profetie wordt niet betaald.
tzolkin-event-advance_forgone = { $seat } ziet af van de vooruitgang in { $track }: het extra blokje wordt niet betaald.
tzolkin-event-gold_forgone = { $seat } ziet af van { $blocks } goud: de prijs van de profetie wordt niet betaald.
tzolkin-event-skulls_forgone = { $seat } ziet af van { $skulls ->
        [one] een schedel
       *[other] { $skulls } schedels
    }: daarvoor wordt geen trede omlaag gegaan.
tzolkin-event-vowed = { $seat } belooft een trede omlaag op de { $temple } voor een schedel.
tzolkin-event-any_step_lost = { $seat } kan op geen tempel een trede omhoog en betalen; die trede gaat verloren.
tzolkin-event-no_worker_left = { $seat } heeft alle arbeiders al en krijgt er geen bij.
tzolkin-event-no_skull_left = In de voorraad is geen schedel over voor { $seat }.
tzolkin-event-double_refreshed = { $seat } mag de kalender weer twee dagen vooruitzetten.
tzolkin-event-advanced = { $seat } gaat in { $track } vooruit naar niveau { $level }.
tzolkin-event-bonus_taken = { $seat } gaat in { $track } voorbij het hoogste niveau.
tzolkin-event-bonus_chosen = { $seat } neemt de bonus van { $track }.
tzolkin-event-skull_left = { $seat } laat een schedel achter op Chichen Itza { $number }.
tzolkin-event-scored = { $seat } scoort { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    }: { $source }.
tzolkin-event-worker_gained = { $seat } krijgt een nieuwe arbeider.
tzolkin-event-sold = { $seat } verkoopt { $resource } voor { $corn } mais.
tzolkin-event-bought = { $seat } koopt { $resource } voor { $corn } mais.
tzolkin-event-built = { $seat } bouwt “{ $building }”.
tzolkin-event-built_with_architecture = { $seat } bouwt “{ $building }” met behulp van architectuur.
tzolkin-event-monument_built = { $seat } bouwt het monument “{ $monument }”.
tzolkin-event-teeth_corn_taken = { $seat } neemt de { $corn } mais op de tanden van de kalender.
tzolkin-event-fed = { $seat } voedt { $fed ->
        [0] geen arbeider
        [one] { $fed } arbeider
       *[other] { $fed } arbeiders
    }{ $corn ->
        [0] { "" }
       *[other] { " " }met { $corn } mais
    }.
tzolkin-event-unfed = { $seat } kan { $workers ->
        [one] { $workers } arbeider
       *[other] { $workers } arbeiders
    } niet voeden.
tzolkin-event-age_changed = Het tweede tijdperk begint, en nieuwe gebouwen vervangen de oude.
tzolkin-event-temple_rewarded = { $seat } krijgt { $what } van de { $temple }.
tzolkin-event-skulls_short = De goden hebben te weinig schedels voor iedereen die er recht op heeft, en geven er geen.
tzolkin-event-temple_scored = { $seat } scoort { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    } op de { $temple }.
tzolkin-event-temple_led = { $seat } scoort { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    } voor de hoogste plaats op de { $temple }.
tzolkin-event-first_worker_returned = { $seat } krijgt de arbeider op de startspelerplek terug.
tzolkin-event-first_player_changed = { $seat } wordt nu startspeler.
tzolkin-event-teeth_corn_added = Niemand nam de startspelerplek: nu ligt er { $corn } mais op de tanden.
tzolkin-event-calendar_advanced = { $tooth ->
        [27] De laatste dag is voorbij: de kalender is helemaal rond.
        [28] De laatste dag is voorbij: de kalender is helemaal rond.
       *[other] De kalender gaat vooruit naar dag { $tooth }.
    }
tzolkin-event-calendar_hurried = { $seat } zet de kalender twee dagen vooruit, { $tooth ->
        [27] voorbij de laatste dag.
       *[other] naar dag { $tooth }.
    }
tzolkin-event-worker_pushed_off = { $seat } krijgt een arbeider terug die van { $gear } is geduwd.
tzolkin-event-corn_scored = { $seat } houdt { $corn } mais over, blokjes meegerekend. Dat telt { $points }.
tzolkin-event-skulls_scored = { $seat } scoort { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    } voor { $skulls ->
        [one] { $skulls } schedel
       *[other] { $skulls } schedels
    }.
tzolkin-event-monument_scored = { $seat } scoort { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    } voor het monument “{ $monument }”.
tzolkin-event-game_ended = { $count ->
        [one] { $winners } wint.
       *[other] { $winners } delen de overwinning.
    }
tzolkin-event-prophecy_foretold = Voorspeld: { $prophecy } ({ $calamity }).
tzolkin-event-tribes_dealt = { $seat } krijgt de stammen { $tribes }.
tzolkin-event-tribes_dealt_hidden = { $seat } krijgt twee stammen.
tzolkin-event-tribe_revealed = { $seat } leidt { $tribe }: { $ability }.
tzolkin-event-quick_place_taken = { $seat } neemt voor { $corn } mais een snelle plek.
tzolkin-event-space_skipped = { $seat } slaat { $gear } { $number } over.
tzolkin-event-passed = { $seat } past.
tzolkin-event-action_paid = { $seat } gebruikt { $gear } { $number } en krijgt { $corn } mais: { $effect }.
tzolkin-event-quick_action_used = { $seat } gebruikt de snelle actie: { $quick }.
tzolkin-event-forgot = { $seat } zakt in { $track } naar niveau { $level }.
tzolkin-event-renovated = { $seat } renoveert “{ $building }”.
tzolkin-event-prophecy_scored = { $seat } scoort { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    } voor de profetie “{ $prophecy }” ({ $counted }: { $count }).
tzolkin-event-prophecy_began = De profetie “{ $prophecy }” komt uit: { $calamity }.
tzolkin-event-quick_tile_revealed = Een snelle actie die nog komt: { $quick }.
tzolkin-event-quick_action_changed = De snelle actie is nu: { $quick }.
tzolkin-event-quick_worker_returned = { $seat } krijgt de arbeider op de snelle plek terug.

# Points.

tzolkin-source-temples = tempels
tzolkin-source-chichen = Chichen Itza
tzolkin-source-buildings = gebouwen
tzolkin-source-technologies = technologieën
tzolkin-source-hunger = hongerige arbeiders
tzolkin-source-prophecies = profetieën
tzolkin-source-corn = mais en blokjes
tzolkin-source-skulls = overgebleven schedels
tzolkin-source-monuments = monumenten

tzolkin-ending-complete = De kalender is helemaal rondgedraaid.

# Options.

tzolkin-option-corn_rounding = mais aan het einde
    .about = Hoe de mais en de blokjes tellen die aan het einde over zijn.
tzolkin-value-corn_rounding-quarter_points = een kwart punt per mais
tzolkin-value-corn_rounding-whole_points = een punt per vier mais
tzolkin-option-tribes = stammen
    .about = Iedereen leidt een stam met een eigen vermogen, gekozen samen met de starttegels.
tzolkin-option-prophecies = profetieën
    .about = Drie profetieën komen na elkaar uit: een tegenslag, en punten voor wie het daarin goed deed.
tzolkin-option-quick_actions = snelle acties
    .about = Drie plekken met een actie die aan het einde van dezelfde beurt wordt uitgevoerd, en meer neutrale arbeiders. Vijf spelers hebben ze nodig en krijgen ze vanzelf.
tzolkin-option-new_buildings = nieuwe gebouwen
    .about = Nog acht gebouwen, waarvan er vier te renoveren zijn.
tzolkin-option-yumkaax_table = wat Yumkaax betaalt
    .about = Wat meerdere arbeiders deze stam in een beurt kosten.
tzolkin-value-yumkaax_table-printed = 0, 0, 2, 5, 9 en 13 mais voor één tot zes arbeiders
tzolkin-value-yumkaax_table-one_fewer = 0, 0, 1, 3, 6 en 10 mais voor één tot zes arbeiders
tzolkin-option-xaman_ek_buys = Xaman Ek koopt
    .about = Deze stam mag een blokje kopen in plaats van er een te verkopen.
tzolkin-option-bacab_begs_with_three = Bacab bedelt met 3 mais
    .about = Deze stam mag bedelen met 3 mais, niet alleen met 2 of minder.
tzolkin-option-ahmakiq_reward = mais voor passen
    .about = Hoeveel mais Ahmakiq krijgt voor passen.
tzolkin-option-balam_once = Balam één keer per beurt
    .about = Deze stam krijgt maar één keer per beurt mais voor een lagere actie.
tzolkin-option-seventh_monument = een zevende monument
    .about = Met vijf spelers zijn er zeven monumenten in plaats van zes.
tzolkin-option-cheap_stelae = goedkope stèles
    .about = Met vijf spelers telt de Rij van stèles 3 punten per monument in plaats van 4.

# Invariants of positions.

tzolkin-invariant-seats = Tzolk’in is voor 2 tot 5 spelers, niet voor { $detail }.
tzolkin-invariant-one_for_each_seat = De lijst “{ $detail }” moet één waarde per speler hebben.
tzolkin-invariant-space_twice = Op { $detail } kunnen geen twee arbeiders staan.
tzolkin-invariant-workers_on_spaces = Arbeiders van spelers staan op genummerde plekken van tandwielen, op “start” of op “quick1” tot en met “quick3”; neutrale op tandwielen, en met snelle acties de eerste een of twee op de eerste snelle plekken.
tzolkin-invariant-workers_in_play = Een speler heeft 3 tot 6 arbeiders in het spel, en niet meer dan die op het bord. Klopt niet voor speler { $detail }.
tzolkin-invariant-neutral_workers = Met zoveel spelers zijn er { $detail } neutrale arbeiders.
tzolkin-invariant-first_space = Alleen wie deze ronde een arbeider heeft geplaatst, staat op de startspelerplek of op een snelle plek, en op maar één snelle plek. Klopt niet voor speler { $detail }.
tzolkin-invariant-skull_count = Er zijn 13 schedels, en er zijn er { $detail } in gebruik.
tzolkin-invariant-shrine_numbers = De lijst “skulls” noemt acties 1 tot en met 9 van Chichen Itza, elk één keer; niet { $detail }.
tzolkin-invariant-temple_steps = Die trede heeft de tempel { $detail } niet: treden worden geteld vanaf het begin, en één daaronder is -1.
tzolkin-invariant-one_on_top = Op de bovenste trede van de tempel { $detail } staat maar één speler.
tzolkin-invariant-technology_levels = Technologieën hebben niveaus 0 tot en met 3. Klopt niet voor speler { $detail }.
tzolkin-invariant-too_much = Niemand kan van iets zoveel hebben als speler { $detail }.
tzolkin-invariant-tile_twice = Elke tegel ligt op één plaats, maar deze op twee: { $detail }.
tzolkin-invariant-row_of_age = Gebouw { $detail } kan nu niet in het aanbod liggen: die van het eerste tijdperk liggen er tot de tweede voedingsdag, die van het tweede erna.
tzolkin-invariant-built_early = Niemand kan { $detail } al gebouwd hebben: het hoort bij het tweede tijdperk, dat met de tweede voedingsdag begint.
tzolkin-invariant-monument_count = Met zoveel spelers zijn er { $detail } monumenten, in het aanbod en gebouwd.
tzolkin-invariant-wealth_kept = Een speler houdt twee starttegels. Klopt niet voor speler { $detail }.
tzolkin-invariant-fields = Een groep heeft evenveel velden als er spelers zijn, en op die van Palenque 2 ligt geen hout. Klopt niet voor Palenque { $detail }.
tzolkin-invariant-corn_tiles = De spelers hebben evenveel maistegels als er van de velden weg zijn: ze hebben er, en weg zijn er, { $detail }.
tzolkin-invariant-wood_tiles = De spelers hebben een houttegel van elk veld waar de mais open ligt, en hoogstens één van elk veld zonder hout: ze hebben er, en kunnen er hebben, { $detail }.
tzolkin-invariant-stack_tiles = De stapel van tijdperk { $detail } bevat al zijn gebouwen die niet in het aanbod liggen en niet zijn gebouwd; die van het eerste tijdperk is leeg na de tweede voedingsdag.
tzolkin-invariant-calendar = Voedingsdagen vallen op tand 7, 13, 20 en 26, of één later als de kalender ze overslaat: het aantal gehouden voedingsdagen en de tand passen niet bij elkaar ({ $detail }).
tzolkin-invariant-over_on_tooth = Een afgelopen spel staat op tand 27, of op 28 na twee dagen ineens; niet op { $detail }.
tzolkin-invariant-round_and_tooth = Elke ronde gaat de kalender één of twee tanden vooruit: ronde en tand passen niet bij elkaar ({ $detail }).
tzolkin-invariant-teeth_corn = Elke ronde komt er hoogstens één mais op de tanden bij; het kunnen er geen { $detail } zijn.
tzolkin-invariant-turn_order = De startspeler zit aan tafel, en beurten worden geteld vanaf 0 tot onder het aantal spelers; iedereen is aan de beurt geweest als de kalender vooruitgaat. Klopt niet: { $detail }.
tzolkin-invariant-turn_progress = In een beurt worden arbeiders geplaatst of teruggenomen, niet allebei; geplaatste arbeiders staan op het bord.
tzolkin-invariant-bacab_floor = Bacab begint elke beurt met minstens 2 mais, niet met { $detail }.
tzolkin-invariant-fresh_start = Terwijl iedereen starttegels kiest, is er verder nog niets gebeurd.
tzolkin-invariant-hands_while_keeping = Handen zijn er alleen terwijl iedereen starttegels kiest.
tzolkin-invariant-hand_tiles = De vier tegels van elke hand zitten in geen andere hand en hebben geen neutrale arbeider gebracht. Klopt niet: { $detail }.
tzolkin-invariant-somebody_chooses = Iemand moet nog te kiezen hebben; anders is het kiezen voorbij.
tzolkin-invariant-task_numbers = Taak { $detail } is hier niet mogelijk.
tzolkin-invariant-tasks_after_pick_up = Taken ontstaan in een beurt waarin een arbeider is teruggenomen (“picking”), en hoogstens 9 tegelijk.
tzolkin-invariant-no_idle_question = Wie een vraag krijgt, heeft iets te kiezen; hier is er één antwoord of geen, dus is dat al gebeurd.
tzolkin-invariant-modules = Dit hoort bij een module die niet in gebruik is, of ontbreekt bij een die dat wel is: { $detail }.
tzolkin-invariant-quick_tiles = De tegels met snelle acties moeten de zeven van het eerste tijdperk zijn, of alle dertien met de zes van het tweede erna. Klopt niet: { $detail }.
tzolkin-invariant-tribe_twice = Elke stam is er maar één keer.
tzolkin-invariant-prophecy_twice = De drie profetieën moeten verschillend zijn.
tzolkin-invariant-food_day_progress = Op een voedingsdag zegt “day” welke stap het is en hoeveel spelers die gedaan hebben; alleen op zo’n dag worden arbeiders gevoed en beloften gedaan.
tzolkin-invariant-five_need_quick = Vijf spelers hebben snelle acties nodig.

# The catalogue.

tzolkin-table-gears = Tandwielen
tzolkin-table-actions = Acties
tzolkin-table-temples = Tempels: treden geteld vanaf de start, punten aan het einde van een tijdperk, beloningen in het midden
tzolkin-table-bonuses = Bonus voor wie het hoogst staat op een tempel, elk de helft bij gelijke stand
tzolkin-table-technologies = Technologieën
tzolkin-table-buildings = Gebouwen
tzolkin-table-monuments = Monumenten
tzolkin-table-wealth = Starttegels
tzolkin-table-market = Markt: mais voor een blokje, en omgekeerd
tzolkin-table-calendar = Voedingsdagen
tzolkin-table-setups = Naar het aantal spelers
tzolkin-table-tribes = Stammen
tzolkin-table-prophecies = Profetieën: -5 punten onder het eerste getal, 0 vanaf dat getal, 6 vanaf het tweede, 13 vanaf het derde
tzolkin-table-quick = Snelle acties, met hoeveel tegels er van elk zijn
tzolkin-table-parts = Overige onderdelen en aantallen
tzolkin-column-gear = tandwiel
tzolkin-column-slots = plekken
tzolkin-column-highest = hoogste plek
tzolkin-column-free_choice = vrije keuze op
tzolkin-column-number = nummer
tzolkin-column-effect = effect
tzolkin-column-temple = tempel
tzolkin-column-step = trede
tzolkin-column-points = punten
tzolkin-column-reward = beloning
tzolkin-column-bonus_1 = einde van tijdperk 1
tzolkin-column-bonus_2 = einde van tijdperk 2
tzolkin-column-track = technologie
tzolkin-column-level = niveau
tzolkin-column-blocks = blokjes
tzolkin-column-building = gebouw
tzolkin-column-age = tijdperk
tzolkin-column-kind = soort
tzolkin-column-cost = kosten
tzolkin-column-monument = monument
tzolkin-column-worth = aan het einde
tzolkin-column-wealth = tegel
tzolkin-column-neutral_space = neutrale arbeider op
tzolkin-column-resource = blokje
tzolkin-column-corn = mais
tzolkin-column-food_day = voedingsdag
tzolkin-column-tooth = tand
tzolkin-column-round = ronde, als niemand haast maakt
tzolkin-column-brings = de goden geven
tzolkin-column-players = spelers
tzolkin-column-monuments = monumenten
tzolkin-column-fields = velden per groep
tzolkin-column-neutral = neutrale arbeiders
tzolkin-column-per_monument = Rij van stèles, per monument
tzolkin-column-part = onderdeel
tzolkin-column-count = aantal
tzolkin-column-tribe = stam
tzolkin-column-ability = vermogen
tzolkin-column-prophecy = profetie
tzolkin-column-calamity = zolang ze geldt
tzolkin-column-counted = geteld aan het einde ervan
tzolkin-column-from_0 = 0 vanaf
tzolkin-column-from_6 = 6 vanaf
tzolkin-column-from_13 = 13 vanaf
tzolkin-column-quick = snelle actie
tzolkin-column-age_1 = tijdperk 1
tzolkin-column-age_2 = tijdperk 2
tzolkin-column-neutral_quick = met snelle acties
tzolkin-column-quick_blockers = op snelle plekken
tzolkin-food-day-middle = materialen
tzolkin-food-day-end = punten
tzolkin-part-skulls = schedels
tzolkin-part-corn_tiles = maistegels
tzolkin-part-wood_tiles = houttegels
tzolkin-part-shrines = acties van Chichen Itza
tzolkin-part-buildings_on_offer = gebouwen in het aanbod
tzolkin-part-wealth_dealt = starttegels die elke speler krijgt
tzolkin-part-wealth_kept = daarvan gehouden
tzolkin-part-first_workers = arbeiders van elke speler aan het begin
tzolkin-part-most_workers = arbeiders van elke speler ten hoogste

# The drawing.

tzolkin-draw-keeping = Iedereen kiest starttegels.
tzolkin-draw-round = Ronde { $round } · dag { $tooth } van 26 · { $days ->
        [one] morgen is het een voedingsdag
       *[other] voedingsdag over { $days } dagen
    }
tzolkin-draw-food_round = Ronde { $round } · dag { $tooth } · vandaag is het een voedingsdag
tzolkin-draw-over = Het spel is afgelopen.
tzolkin-draw-calendar = Startspeler: { $first } · startspelerplek vrij · mais op de tanden: { $corn } · schedels in de bank: { $skulls }
tzolkin-draw-calendar_taken = Startspeler: { $first } · startspelerplek: { $holder } · mais op de tanden: { $corn } · schedels in de bank: { $skulls }
tzolkin-draw-gears = Tandwielen (een nummer is een arbeider van een speler, # een neutrale; w en c: velden met hout, met mais; x: een schedel)
tzolkin-draw-temple = { $temple } ({ $colour })
tzolkin-draw-track = { $track }: { $levels }
tzolkin-draw-building = Gebouw { $number } ({ $kind }): { $building } · { $cost } · { $effect }
tzolkin-draw-monument = Monument { $number } ({ $kind }): { $monument } · { $cost } · { $worth }
tzolkin-draw-player = { $seat }: { $materials } · beschikbare arbeiders { $free } van { $workers } · punten tot nu toe { $points }
tzolkin-draw-player_acting = ▶ { $seat }: { $materials } · beschikbare arbeiders { $free } van { $workers } · punten tot nu toe { $points }
tzolkin-draw-owns = — gebouwd: { $tiles }
tzolkin-draw-tiles = — maistegels { $corn }, houttegels { $wood }
tzolkin-draw-tiles_hurried = — maistegels { $corn }, houttegels { $wood }; kalender al twee dagen vooruitgezet
tzolkin-draw-hand = — mag houden, plaats { $place }: { $effect }
tzolkin-draw-hand_chosen = — keuze gemaakt
tzolkin-draw-hand_tribe = — mag stam { $place } houden, { $tribe }: { $ability }
tzolkin-draw-tribe = — { $tribe }: { $ability }
tzolkin-draw-prophecy = Profetie { $number }, { $prophecy }: { $calamity } · { $counted }: 0 punten vanaf { $least }, 6 vanaf { $good }, 13 vanaf { $best }, anders -5
tzolkin-draw-prophecy_now = ▶ Profetie { $number }, { $prophecy }: { $calamity } · { $counted }: 0 punten vanaf { $least }, 6 vanaf { $good }, 13 vanaf { $best }, anders -5
tzolkin-draw-quick = Snelle actie: { $quick } · vrije plekken { $free } · daarna { $next }

# The board in the page.

tzolkin-board-gears = De kalender en de tandwielen
tzolkin-board-choices = Wat je kiest
tzolkin-board-ask_keep = Kies je starttegels
tzolkin-board-ask_days = Hoe ver gaat de kalender vooruit?
tzolkin-board-ask_action = Kies een actie voor deze arbeider
tzolkin-board-ask_any_action = Kies vrij een actie, voor 1 mais
tzolkin-board-ask_harvest = Oogst je mais of hout?
tzolkin-board-ask_learn = In welke technologie ga je vooruit?
tzolkin-board-ask_pay = Met welke blokjes betaal je?
tzolkin-board-ask_take = Welke blokjes neem je?
tzolkin-board-ask_climb = Op welke tempel ga je een trede omhoog?
tzolkin-board-ask_devote = Betaal je een blokje voor een trede omhoog op een tempel?
tzolkin-board-ask_build = Wat bouw je?
tzolkin-board-ask_market = Handel op de markt
tzolkin-board-ask_renovate = Renoveer je een gebouw?
tzolkin-board-ask_architecture = Hoe gebruik je architectuur?
tzolkin-board-ask_descend = Op welke tempel ga je een trede omlaag?
tzolkin-board-ask_tax = Betaal je wat de profetie vraagt?
tzolkin-board-ask_skull = Ga je een trede omlaag voor een schedel?
tzolkin-board-ask_forget = In welke technologie zak je een niveau?
tzolkin-board-ask_bonus = Welke bonus neem je?
tzolkin-board-ask_beg = Je moet eerst om mais bedelen
tzolkin-board-ask_place_more = Plaats nog een arbeider, of beëindig de beurt
tzolkin-board-ask_pick_more = Neem nog een arbeider terug, of beëindig de beurt
tzolkin-board-ask_turn_or_beg = Plaats arbeiders of neem er terug; je mag eerst om mais bedelen
tzolkin-board-ask_turn = Plaats arbeiders, of neem er terug
tzolkin-board-ask_pick = Neem minstens één arbeider terug
tzolkin-board-ask_place = Plaats minstens één arbeider
tzolkin-board-food_need = { $corn } mais nodig over { $days ->
        [one] { $days } dag
       *[other] { $days } dagen
    }
tzolkin-board-food_need_now = vandaag { $corn } mais nodig
tzolkin-board-market = Markt
tzolkin-board-market_sell = Verkoop { $block } voor { $corn } mais
tzolkin-board-market_buy = Koop { $block } voor { $corn } mais
tzolkin-board-market_trade = Ruil
tzolkin-board-ask_decide = Maak een keuze
tzolkin-board-day = Dag { $day }
tzolkin-board-food_now = Vandaag voedingsdag
tzolkin-board-food_in = { $days ->
        [one] Morgen voedingsdag
       *[other] Voeden over { $days } dagen
    }
tzolkin-board-no_food = Geen voedingsdag meer
tzolkin-board-food_middle = Dan worden arbeiders gevoed en geven tempels blokjes en schedels.
tzolkin-board-food_end = Dan worden arbeiders gevoed en geven tempels punten.
tzolkin-board-space = { $gear } { $number }: { $effect }. Een arbeider hier plaatsen kost { $number } mais, en 1 meer voor elke arbeider die in de beurt al is geplaatst.
tzolkin-board-space_zero = { $gear } 0: een arbeider hier plaatsen kost niets, behalve 1 mais voor elke arbeider die in de beurt al is geplaatst. Nog geen actie.
tzolkin-board-space_any = { $gear } { $number }: een actie naar keuze van dit tandwiel. Een arbeider hier plaatsen kost { $number } mais, en 1 meer voor elke arbeider die in de beurt al is geplaatst.
tzolkin-board-gain = Je krijgt { $what }.
tzolkin-board-space_taken = Hier ligt al een schedel: niemand anders kan er een achterlaten.
tzolkin-board-first = 1e
tzolkin-board-first_space = De startspelerplek: wie hier een arbeider plaatst, neemt de mais op de tanden ({ $corn }) en wordt startspeler, of geeft dat door als hij het al is. Wie dat nog niet heeft gedaan, mag de kalender twee dagen vooruitzetten in plaats van één.
tzolkin-board-first_player = Startspeler
tzolkin-board-quick_title = Snelle actie
tzolkin-board-quick = Snelle actie nu: { $quick }. Een arbeider hier kost 1 mais, en 1 meer voor elke arbeider die in de beurt al is geplaatst; hij komt terug als de dag voorbij is.
tzolkin-board-whole = Alles
tzolkin-board-jungle = Jungle
tzolkin-board-fields = De velden van Palenque { $number }: { $wood } met hout op mais, { $corn } met mais.
tzolkin-board-temples = Tempels
tzolkin-board-temples_about = In het midden van elk tijdperk geeft een tempel wat op jouw trede en eronder staat; aan het einde van elk tijdperk de punten van jouw trede, en de bonus bovenaan voor wie het hoogst staat.
tzolkin-board-step = Op de { $temple }: { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    } aan het einde van een tijdperk.
tzolkin-board-step_reward = In het midden van een tijdperk, vanaf hier omhoog: { $reward }.
tzolkin-board-bonus = Voor wie het hoogst staat: { $first } punten aan het einde van het eerste tijdperk, { $second } aan het einde van het tweede; de helft bij gelijke stand.
tzolkin-board-tracks = Technologieën
tzolkin-board-tracks_about = Elk niveau blijft de rest van het spel helpen. Wijs er een aan om te zien hoe. Het eerste niveau kost een blokje, het tweede twee, het derde drie; daar voorbij koop je voor een blokje wat het laatste vak toont.
tzolkin-board-level_none = Nog niets geleerd in { $track }.
tzolkin-board-level = Niveau { $level } van { $track }: { $effect }.
tzolkin-board-level_beyond = Voorbij het derde niveau van { $track }: { $effect }.
tzolkin-board-tiles = Gebouwen en monumenten
tzolkin-board-tiles_about = Bovenaan de gebouwen in het aanbod, onderaan de monumenten: wat ze kosten en wat ze doen. Gebouwen werken meteen of blijvend; monumenten leveren aan het einde punten op.
tzolkin-board-building = { $building } ({ $kind }), voor { $cost }: { $effect }.
tzolkin-board-monument = “{ $monument }”, een monument ({ $kind }), voor { $cost }: { $worth }.
tzolkin-board-standing = Punten tot nu toe
tzolkin-board-standing_about = De punten tot nu toe, met wat mais, blokjes, schedels en monumenten aan het einde zouden opleveren. Tempels geven alleen op de tweede en vierde voedingsdag punten.
tzolkin-board-has = { $name }: { $corn } mais, { $wood } hout, { $stone } steen, { $gold } goud, { $skulls ->
        [one] { $skulls } schedel
       *[other] { $skulls } schedels
    }; beschikbare arbeiders: { $free } van { $workers }; maistegels: { $corn_tiles }, houttegels: { $wood_tiles }.
tzolkin-board-hurried = Heeft de kalender al twee dagen vooruitgezet.
tzolkin-board-prophecies = Profetieën
tzolkin-board-prophecies_about = Ze komen na elkaar uit, elk van de ene voedingsdag tot de volgende. Aan het einde ervan geeft een profetie punten voor wat ze telt.
tzolkin-board-prophecy = { $prophecy }: { $calamity }. { $bands }
tzolkin-board-prophecy_points = punten
tzolkin-board-prophecy_bands = Aan het einde telt ze { $counted }: 13 punten voor minstens { $best }, 6 punten voor minstens { $good }, geen voor minstens { $least }; minder kost 5 punten.
tzolkin-board-wealth = Starttegels
tzolkin-board-keep_some = Kies { $count } van deze tegels om te houden.

# How to play, on one sheet.

tzolkin-help-title = Zo speel je Tzolk’in
tzolkin-help-aim = Leid je stam door een jaar van 26 dagen, met arbeiders op de tandwielen van de kalender. Wie aan het einde de meeste punten heeft, wint.
tzolkin-help-wealth = De startrijkdom
    .about = Iedereen krijgt vier tegels en houdt er in het geheim twee: mais en blokjes om mee te beginnen, een schedel, een gratis stap in een technologie, een trede op een tempel, of een vierde arbeider. Een boek betekent een gratis stap in die technologie.
tzolkin-help-place = Arbeiders plaatsen of terugnemen
    .about = In je beurt doe je een van beide, met minstens één arbeider. Een arbeider die je plaatst, komt op de laagste vrije plek van een tandwiel en kost evenveel mais als het nummer van die plek. De tweede arbeider van een beurt kost 1 mais meer, de derde 2 meer, enzovoort.
tzolkin-help-ride = De kalender draait
    .about = Als iedereen aan de beurt is geweest, gaat er een dag voorbij: het grote tandwiel draait alle andere een tand verder, en elke arbeider draait mee naar de volgende plek. Een arbeider die voorbij de laatste plek draait, krijg je terug zonder dat hij iets heeft gedaan. Met minder spelers bezetten ook neutrale arbeiders plekken: ze draaien mee en verlaten hun tandwiel nooit.
tzolkin-help-act = Hoe langer ze meedraaien, hoe meer ze opleveren
    .about = Wie een arbeider terugneemt, gebruikt de actie ernaast, of een lagere van hetzelfde tandwiel voor 1 mais per stap, of geen. Op de plekken met alleen een ster gebruik je een actie naar keuze van dat tandwiel.
tzolkin-help-gears = Vijf tandwielen
    .about = Palenque geeft mais en hout. Yaxchilan geeft hout, steen, goud en schedels. In Tikal ga je vooruit in technologie, bouw je en ga je omhoog op de tempels. In Uxmal handel je, krijg je een nieuwe arbeider en bouw je voor mais; ook voor mais ga je er een trede omhoog op een tempel of kies je vrij een actie, behalve die van Chichen Itza. Chichen Itza maakt van schedels punten.
tzolkin-help-forest = De jungle
    .about = Bij Palenque 2 tot en met 5 neemt elke oogst een tegel van een veld met het nummer van de actie. Het hout ligt op de mais: de mais is vrij zodra het hout erop is gekapt. Wie mais onder hout vandaan neemt, brandt het hout af en gaat een trede omlaag op een tempel. Een groep zonder tegels levert niets meer op, behalve mais met het tweede niveau van landbouw.
tzolkin-help-trade = De markt
    .about = Op Uxmal 2 verkoop je blokjes voor mais en koop je andere, zoveel je wilt: hout voor 2 mais, steen voor 3, goud voor 4. Zeg met + en − wat je wilt, en zie hoeveel mais er overblijft.
tzolkin-help-skulls = Kristallen schedels
    .about = Yaxchilan 4 geeft een schedel; er zijn er maar 13 in het spel. In Chichen Itza laat je die achter voor de getoonde punten en een trede omhoog op een tempel; op elke plek komt in het hele spel maar één schedel. Een schedel die je houdt, is aan het einde 3 punten waard.
tzolkin-help-learn = Technologieën
    .about = Met Tikal 1 en 3 ga je vooruit in technologie. Het eerste niveau kost één blokje naar keuze, het tweede twee, het derde drie. Landbouw levert meer mais op, onttrekking meer blokjes; architectuur helpt bij het bouwen, theologie bij schedels en in Chichen Itza, en dat de rest van het spel. Voorbij het derde niveau kost elke stap één blokje en geeft die de bonus van het laatste vak. Met Tikal 4 helpt architectuur bij één van de twee gebouwen.
tzolkin-help-build = Gebouwen en monumenten
    .about = Met Tikal 2 bouw je één gebouw, met Tikal 4 één of twee gebouwen, of één monument. Je betaalt de blokjes in de bovenste helft en krijgt wat de onderste helft toont. Boerderijen voeden op elke voedingsdag arbeiders. Monumenten leveren aan het einde punten op: kies monumenten die passen bij wat je doet. Op de tweede voedingsdag maken alle gebouwen in het aanbod plaats voor nieuwe. Monumenten blijven liggen, en een gebouwd monument wordt niet vervangen.
tzolkin-help-first = De startspelerplek
    .about = De plek zelf kost geen mais. Aan het einde van je beurt neem je alle mais die zich op de tanden heeft verzameld: 1 voor elke ronde waarin er niemand kwam. Aan het einde van de ronde krijg je de arbeider terug en word je startspeler; ben je dat al, dan wordt de volgende speler het. Ook mag je de kalender twee dagen vooruitzetten in plaats van één, behalve als er een arbeider van een speler op de voorlaatste plek van een tandwiel staat (6, in Chichen Itza 9). Daarna kan dat pas weer als je de top van een tempel bereikt.
tzolkin-help-feed = Vier voedingsdagen
    .about = Op dag 7, 13, 20 en 26 eet na ieders beurt elk van je arbeiders 2 mais, waar hij ook staat. Elke arbeider die je niet helemaal kunt voeden, kost 3 punten. Slaat de kalender een voedingsdag over, dan is die een dag later.
tzolkin-help-temples = Drie tempels
    .about = Met offers ga je omhoog op de tempels. Op de eerste en derde voedingsdag geeft een tempel de blokjes en schedels van jouw trede en van de treden eronder. Op de tweede en vierde geeft hij de punten van jouw trede, en een bonus aan wie het hoogst staat. Bij gelijke stand krijgt elk de helft. De onderste trede kost punten. Op de top kan maar één speler staan.
tzolkin-help-poor = Mais op?
    .about = Met 2 mais of minder aan het begin van je beurt mag je bedelen: je hebt er dan 3, en gaat een trede omlaag op een tempel naar keuze. Dat kan niet als je op alle drie de tempels onderaan staat, en moet als je geen arbeider kunt plaatsen of terugnemen.
tzolkin-help-end = Punten aan het einde
    .about = Het jaar eindigt met de vierde voedingsdag. Dan worden blokjes mais: hout wordt 2, steen 3, goud 4; vier mais is een punt, een schedel is 3 punten, en monumenten leveren hun punten op. Wie de meeste punten heeft, wint; bij gelijke stand wie de meeste arbeiders op de tandwielen heeft.
tzolkin-help-tribes = Stammen
    .about = Met Tribes & Prophecies kies je aan het begin een van twee stammen. Alleen jij hebt het vermogen ervan; wijs de naam naast een speler aan om het te lezen.
tzolkin-help-prophecies = Profetieën
    .about = Drie profetieën komen na elkaar uit, elk van de ene voedingsdag tot de volgende. Elke profetie maakt iets moeilijker zolang ze geldt, en geeft punten als ze eindigt: hoe meer je hebt van wat ze telt, hoe beter; te weinig kost punten.
tzolkin-help-quick = Snelle acties
    .about = Een snelle plek kost 1 mais. Je mag er één per beurt nemen, als je de actie kunt uitvoeren. Aan het einde van dezelfde beurt doet de arbeider wat de tegel toont, zonder hulp van technologieën, en hij komt terug als de dag voorbij is. Om de twee dagen komt er een andere tegel.
tzolkin-help-renovate = Nieuwe gebouwen
    .about = Vier gebouwen van het eerste tijdperk kun je renoveren: als je iets anders bouwt, leg je er één af, en de blokjes die in beide prijzen voorkomen, gelden als betaald. Het oude gebouw ben je kwijt.

# Lessons.

tzolkin-lesson-place = Arbeiders plaatsen
tzolkin-lesson-place_first = Je hebt 6 mais en drie arbeiders. Plaats er een op Yaxchilan: druk op de doorzichtige arbeider. Plek 0 kost niets.
tzolkin-lesson-place_second = De tweede arbeider van een beurt kost 1 mais meer dan zijn plek. Plaats er een op Palenque of Tikal.
tzolkin-lesson-place_end = Beëindig je beurt. De anderen spelen, dan gaat de kalender een dag vooruit en draaien je arbeiders mee.
tzolkin-lesson-pick = Arbeiders terugnemen
tzolkin-lesson-pick_corn = Je arbeider op Palenque is naar plek 3 gedraaid. Neem hem terug, gebruik zijn actie en oogst: hout, of mais waar het hout al gekapt is. Hout verbranden levert ook mais op, maar maakt een god boos.
tzolkin-lesson-pick_lower = In dezelfde beurt mag je er meer terugnemen. Neem de arbeider op Yaxchilan 2 terug: zijn eigen actie geeft 1 steen en 1 mais; de lagere, voor 1 mais, 1 hout. Welke is meer waard?
tzolkin-lesson-build = Gebouwen en technologieën
tzolkin-lesson-build_house = Je hebt hout, steen en goud, en een arbeider op Tikal 2. Neem hem terug, kies zijn actie en bouw een van de gebouwen in het aanbod: de blokjes bovenaan zijn de prijs, onderaan staat wat het doet.
tzolkin-lesson-build_learn = Neem de arbeider op Tikal 1 terug en ga vooruit in een technologie. Betaal met een blokje naar keuze.
tzolkin-lesson-food = Voedingsdagen en tempels
tzolkin-lesson-food_harvest = Vandaag is een voedingsdag: na ieders beurt eet elke arbeider 2 mais. Je hebt drie arbeiders en 2 mais, dus neem de arbeider op Palenque 2 terug en oogst.
tzolkin-lesson-food_end = 6 mais is genoeg. Beëindig je beurt en lees wat de dag brengt: de arbeiders eten, en de tempels geven je wat je treden tonen.
tzolkin-lesson-skull = Kristallen schedels
tzolkin-lesson-skull_leave = Je hebt een schedel, en een arbeider op Chichen Itza 3. Neem hem terug, gebruik zijn actie en laat de schedel achter: dat levert punten op en een trede omhoog op een tempel. Hogere plekken leveren meer punten op; een lagere zou bovendien 1 mais kosten. Op plek 1 ligt al een schedel.
tzolkin-lesson-first = De startspeler
tzolkin-lesson-first_place = Je hebt 1 mais, en er liggen er 3 op de tanden van de kalender, onder de pijl. Plaats een arbeider op de startspelerplek.
tzolkin-lesson-first_end = Beëindig je beurt: de mais is van jou, en je wordt startspeler.
tzolkin-lesson-first_days = Nu zeg jij hoe ver de kalender vooruitgaat. Twee dagen kan één keer, tot je de top van een tempel bereikt: je arbeider op Yaxchilan zou dan twee plekken meedraaien.

# Een beurt in één regel, en wat er tussen de beurten gebeurt.

tzolkin-deed-led_to = { $place } → { $what }
tzolkin-deed-placed = arbeider op { $gear } { $number }
tzolkin-deed-picked = arbeider terug van { $gear } { $number }
tzolkin-deed-used = { $gear } { $number }
tzolkin-deed-first_place = startspelerplek
tzolkin-deed-quick = snelle actie: { $quick }
tzolkin-deed-begged = bedelen om mais
tzolkin-deed-passed = passen
tzolkin-deed-burnt = bos afgebrand
tzolkin-deed-stepped_down = een trede omlaag op de { $temple }
tzolkin-deed-trade = markt
tzolkin-deed-renovated = { $building } gerenoveerd
tzolkin-deed-hurried = twee dagen
tzolkin-deed-worker = { $count ->
        [one] arbeider
       *[other] arbeiders
    }
tzolkin-deed-day = dag { $tooth }
tzolkin-deed-age = het tweede tijdperk
tzolkin-deed-food_day = voedingsdag
tzolkin-deed-first_player = startspeler: { $seat }
tzolkin-deed-pushed_off = arbeider van { $gear } geduwd ({ $seat })
tzolkin-deed-prophecy = profetie: { $prophecy }
tzolkin-deed-ended = einde
tzolkin-board-corn_left = Nog { $corn } mais; { $days ->
        [0] de voedingsdag kost vandaag { $need }
        [one] de voedingsdag kost morgen { $need }
       *[other] de voedingsdag kost over { $days } dagen { $need }
    }.
tzolkin-board-corn_short = Nog maar { $corn } mais; { $days ->
        [0] de voedingsdag kost vandaag { $need }
        [one] de voedingsdag kost morgen { $need }
       *[other] de voedingsdag kost over { $days } dagen { $need }
    }.

# Een voedingsdag als tabel.

tzolkin-occasion-food_day = Voedingsdag
tzolkin-occasion-fed = Gevoed
tzolkin-occasion-hungry = Hongerig
tzolkin-occasion-given = De goden geven
tzolkin-occasion-temples = Tempels
tzolkin-occasion-prophecy = Profetie
tzolkin-occasion-fed_by = { $fed } voor { $corn } mais
tzolkin-occasion-unfed = { $workers }: { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    }
tzolkin-occasion-points = { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    }
tzolkin-occasion-things = { $what }

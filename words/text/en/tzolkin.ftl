# Texts of Tzolk’in.

tzolkin-game = Tzolk’in
    .about = Place workers on the gears of the Mayan calendar, let them ride to better actions, and take them off in time to harvest, build and please the gods.

tzolkin-notation = “{ $text }” is not a decision. Decisions are written like keep=13, keep=13/2, beg=brown, place=tikal, place=start, place=quick, flat=tikal, skip=tikal, pass, pick=tikal4, act=tikal3, higher=tikal3, harvest=corn, burn=green, climb=yellow, climb=brown+green, descend=brown, pay=wws, take=g, accept, save=stone, learn=theology, forget=theology, bonus=theology, sell=wood, buy=gold, build=12, monument=5, discard=33, architecture=now, days=2 and done.

tzolkin-gear-palenque = Palenque
tzolkin-gear-yaxchilan = Yaxchilan
tzolkin-gear-tikal = Tikal
tzolkin-gear-uxmal = Uxmal
tzolkin-gear-chichen = Chichen Itza

tzolkin-temple-brown = Chaac’s temple
tzolkin-temple-yellow = Quetzalcoatl’s temple
tzolkin-temple-green = Kukulcan’s temple

tzolkin-material-corn = corn
tzolkin-material-wood = wood
tzolkin-material-stone = stone
tzolkin-material-gold = gold
tzolkin-material-skull = { $count ->
        [one] skull
       *[other] skulls
    }

tzolkin-track-agriculture = agriculture
tzolkin-track-extraction = extraction
tzolkin-track-architecture = architecture
tzolkin-track-theology = theology

tzolkin-kind-farm = farm
tzolkin-kind-civil = civil
tzolkin-kind-tomb = tomb
tzolkin-kind-sacred = sacred

# What actions do.

tzolkin-action-palenque1 = fish: 3 corn
tzolkin-action-palenque2 = harvest 4 corn
tzolkin-action-palenque3 = harvest 5 corn or 2 wood
tzolkin-action-palenque4 = harvest 7 corn or 3 wood
tzolkin-action-palenque5 = harvest 9 corn or 4 wood
tzolkin-action-yaxchilan1 = 1 wood
tzolkin-action-yaxchilan2 = 1 stone and 1 corn
tzolkin-action-yaxchilan3 = 1 gold and 2 corn
tzolkin-action-yaxchilan4 = 1 skull
tzolkin-action-yaxchilan5 = 1 gold, 1 stone and 2 corn
tzolkin-action-tikal1 = an advance in technology
tzolkin-action-tikal2 = one building
tzolkin-action-tikal3 = one or two advances in technology
tzolkin-action-tikal4 = one or two buildings, or a monument
tzolkin-action-tikal5 = pay a block: a step on two temples
tzolkin-action-uxmal1 = pay 3 corn: a step on any temple
tzolkin-action-uxmal2 = trade at the market
tzolkin-action-uxmal3 = a new worker
tzolkin-action-uxmal4 = one building, for 2 corn a block
tzolkin-action-uxmal5 = pay 1 corn: any action but Chichen Itza’s
tzolkin-action-chichen1 = leave a skull: 4 points, a step on Chaac’s temple
tzolkin-action-chichen2 = leave a skull: 5 points, a step on Chaac’s temple
tzolkin-action-chichen3 = leave a skull: 6 points, a step on Chaac’s temple
tzolkin-action-chichen4 = leave a skull: 7 points, a step on Kukulcan’s temple
tzolkin-action-chichen5 = leave a skull: 8 points, a step on Kukulcan’s temple
tzolkin-action-chichen6 = leave a skull: 8 points, a step on Kukulcan’s temple, any block
tzolkin-action-chichen7 = leave a skull: 10 points, a step on Quetzalcoatl’s temple
tzolkin-action-chichen8 = leave a skull: 11 points, a step on Quetzalcoatl’s temple, any block
tzolkin-action-chichen9 = leave a skull: 13 points, a step on Quetzalcoatl’s temple, any block

# What technologies do.

tzolkin-level-agriculture1 = 1 more corn from harvests
tzolkin-level-agriculture2 = harvest corn even without a tile, 1 more corn from fishing
tzolkin-level-agriculture3 = another 2 corn from harvests
tzolkin-level-agriculture_bonus = a step on any temple
tzolkin-level-extraction1 = 1 more wood at Yaxchilan and Palenque
tzolkin-level-extraction2 = 1 more stone at Yaxchilan
tzolkin-level-extraction3 = 1 more gold at Yaxchilan
tzolkin-level-extraction_bonus = any 2 blocks
tzolkin-level-architecture1 = 1 corn for a building, not for a monument
tzolkin-level-architecture2 = 2 points for a building, not for a monument
tzolkin-level-architecture3 = a building costs 1 block less, or 2 corn at Uxmal
tzolkin-level-architecture_bonus = 3 points
tzolkin-level-theology1 = at Chichen Itza you may use the next higher action, for nothing
tzolkin-level-theology2 = after an action at Chichen Itza, pay a block for a step on any temple
tzolkin-level-theology3 = another skull at Yaxchilan
tzolkin-level-theology_bonus = 1 skull

# Buildings. Their names are our own.

tzolkin-building-b1 = Maize plot I
tzolkin-building-b2 = Maize plot II
tzolkin-building-b3 = Maize plot III
tzolkin-building-b4 = Raised fields I
tzolkin-building-b5 = Raised fields II
tzolkin-building-b6 = Sowers’ hall
tzolkin-building-b7 = Field wardens’ lodge
tzolkin-building-b8 = Miners’ camp
tzolkin-building-b9 = Goldsmiths’ yard
tzolkin-building-b10 = Tomb of the Two Lords
tzolkin-building-b11 = Tomb of Rain and Jungle
tzolkin-building-b12 = Mason’s tomb
tzolkin-building-b13 = Architects’ shrine
tzolkin-building-b14 = Oracle of the Serpent
tzolkin-building-b15 = Great farm I
tzolkin-building-b16 = Great farm II
tzolkin-building-b17 = Great farm III
tzolkin-building-b18 = School of stone
tzolkin-building-b19 = School of gold
tzolkin-building-b20 = School of maize
tzolkin-building-b21 = School of skulls
tzolkin-building-b22 = Tomb of the servants
tzolkin-building-b23 = Tomb of the regent
tzolkin-building-b24 = Tomb of the three gods
tzolkin-building-b25 = Golden tomb
tzolkin-building-b26 = Merchant’s tomb
tzolkin-building-b27 = Altar of Chaac
tzolkin-building-b28 = Altar of Kukulcan
tzolkin-building-b29 = Altar of Quetzalcoatl
tzolkin-building-b30 = Builders’ shrine
tzolkin-building-b31 = Priests’ shrine
tzolkin-building-b32 = House of learning
tzolkin-building-b33 = Granary
tzolkin-building-b34 = Charnel house
tzolkin-building-b35 = Mint
tzolkin-building-b36 = Quarry shrine
tzolkin-building-b37 = Storehouse
tzolkin-building-b38 = Foundation tomb
tzolkin-building-b39 = House of change
tzolkin-building-b40 = Skull altar

tzolkin-building-effect-b1 = one worker needs 2 corn less
tzolkin-building-effect-b2 = one worker needs 2 corn less
tzolkin-building-effect-b3 = one worker needs 2 corn less
tzolkin-building-effect-b4 = every worker needs 1 corn less
tzolkin-building-effect-b5 = every worker needs 1 corn less
tzolkin-building-effect-b6 = agriculture
tzolkin-building-effect-b7 = 1 stone, agriculture
tzolkin-building-effect-b8 = 1 corn, extraction
tzolkin-building-effect-b9 = 1 gold, extraction
tzolkin-building-effect-b10 = a step on Chaac’s and Quetzalcoatl’s temples
tzolkin-building-effect-b11 = a step on Chaac’s and Kukulcan’s temples
tzolkin-building-effect-b12 = a step on any temple, then you may pay for another building
tzolkin-building-effect-b13 = architecture
tzolkin-building-effect-b14 = theology, a step on Kukulcan’s temple
tzolkin-building-effect-b15 = three workers need 2 corn less each
tzolkin-building-effect-b16 = three workers need 2 corn less each
tzolkin-building-effect-b17 = three workers need 2 corn less each
tzolkin-building-effect-b18 = 1 stone, any technology
tzolkin-building-effect-b19 = 1 gold, any technology
tzolkin-building-effect-b20 = 6 corn, any technology
tzolkin-building-effect-b21 = 1 skull, any technology
tzolkin-building-effect-b22 = 6 points, a new worker
tzolkin-building-effect-b23 = 2 points, pay 1 corn for any action but Chichen Itza’s
tzolkin-building-effect-b24 = 3 points, a step on every temple
tzolkin-building-effect-b25 = 8 points
tzolkin-building-effect-b26 = 6 points, trade at the market
tzolkin-building-effect-b27 = 2 points, two steps on Chaac’s temple
tzolkin-building-effect-b28 = 3 points, two steps on Kukulcan’s temple
tzolkin-building-effect-b29 = 4 points, two steps on Quetzalcoatl’s temple
tzolkin-building-effect-b30 = 3 points, architecture
tzolkin-building-effect-b31 = theology, a step on Chaac’s and Kukulcan’s temples
tzolkin-building-effect-b32 = two advances in any technology
tzolkin-building-effect-b33 = 3 corn on each food day, may be renovated
tzolkin-building-effect-b34 = 1 wood on the first two food days, 1 skull on the last two, may be renovated
tzolkin-building-effect-b35 = 1 gold on each food day, may be renovated
tzolkin-building-effect-b36 = 1 stone on each food day, may be renovated
tzolkin-building-effect-b37 = 8 corn
tzolkin-building-effect-b38 = 1 point, then you may pay for a monument
tzolkin-building-effect-b39 = one technology falls by a level, the three others advance
tzolkin-building-effect-b40 = 7 points, a step on any temple; its skull counts as one at Chichen Itza

# Monuments. Their names are our own.

tzolkin-monument-m1 = Necropolis
tzolkin-monument-m2 = Great causeway
tzolkin-monument-m3 = Monument to maize
tzolkin-monument-m4 = Monument to the forest
tzolkin-monument-m5 = Row of stelae
tzolkin-monument-m6 = Great palace
tzolkin-monument-m7 = Observatory
tzolkin-monument-m8 = Great library
tzolkin-monument-m9 = Ball court
tzolkin-monument-m10 = Sacred precinct
tzolkin-monument-m11 = Pyramid of the three gods
tzolkin-monument-m12 = Stairway to the sky
tzolkin-monument-m13 = Wall of skulls

tzolkin-monument-worth-m1 = 4 points for each of your tombs, this one too
tzolkin-monument-worth-m2 = 2 points for each of your buildings and monuments, this one too
tzolkin-monument-worth-m3 = 4 points for each of your corn tiles
tzolkin-monument-worth-m4 = 4 points for each of your wood tiles
tzolkin-monument-worth-m5 = points for every monument that anyone built: 6 with two players, 5 with three, 4 with more
tzolkin-monument-worth-m6 = 4 points for each of your civil tiles, this one too
tzolkin-monument-worth-m7 = 9, 20 or 33 points for one, two or more technologies at the third level
tzolkin-monument-worth-m8 = 3 points for each level of technology
tzolkin-monument-worth-m9 = 6, 12 or 18 points for four, five or six workers
tzolkin-monument-worth-m10 = 4 points for each of your sacred tiles, this one too
tzolkin-monument-worth-m11 = the points of your step on each temple once more
tzolkin-monument-worth-m12 = 3 points for each step above the start on your best temple
tzolkin-monument-worth-m13 = 3 points for each skull at Chichen Itza, whoever left it

# Starting wealth.

tzolkin-wealth-w1 = the tile “3 corn, agriculture, a step on Quetzalcoatl’s temple”
tzolkin-wealth-w2 = the tile “5 corn, 1 gold, a step on Quetzalcoatl’s temple”
tzolkin-wealth-w3 = the tile “1 stone, 1 gold, agriculture”
tzolkin-wealth-w4 = the tile “9 corn, 1 stone”
tzolkin-wealth-w5 = the tile “1 wood, extraction, a step on Kukulcan’s temple”
tzolkin-wealth-w6 = the tile “2 corn, 2 wood, a step on Kukulcan’s temple”
tzolkin-wealth-w7 = the tile “4 corn, 1 wood, extraction”
tzolkin-wealth-w8 = the tile “3 corn, 2 wood, 1 stone”
tzolkin-wealth-w9 = the tile “2 corn, architecture, a step on Chaac’s temple”
tzolkin-wealth-w10 = the tile “6 corn, 2 stone”
tzolkin-wealth-w11 = the tile “3 corn, 1 gold, architecture”
tzolkin-wealth-w12 = the tile “6 corn, 1 wood, 1 stone”
tzolkin-wealth-w13 = the tile “5 corn, 1 stone, a step on Chaac’s temple”
tzolkin-wealth-w14 = the tile “3 corn, 1 wood, one worker needs 2 corn less”
tzolkin-wealth-w15 = the tile “a new worker”
tzolkin-wealth-w16 = the tile “8 corn, 1 gold”
tzolkin-wealth-w17 = the tile “4 corn, 1 wood, 1 skull”
tzolkin-wealth-w18 = the tile “5 corn, 1 stone, theology”
tzolkin-wealth-w19 = the tile “4 corn, 3 wood”
tzolkin-wealth-w20 = the tile “2 corn, 2 wood, theology”
tzolkin-wealth-w21 = the tile “7 corn, 2 wood”

tzolkin-wealth-effect-w1 = 3 corn, agriculture, a step on Quetzalcoatl’s temple
tzolkin-wealth-effect-w2 = 5 corn, 1 gold, a step on Quetzalcoatl’s temple
tzolkin-wealth-effect-w3 = 1 stone, 1 gold, agriculture
tzolkin-wealth-effect-w4 = 9 corn, 1 stone
tzolkin-wealth-effect-w5 = 1 wood, extraction, a step on Kukulcan’s temple
tzolkin-wealth-effect-w6 = 2 corn, 2 wood, a step on Kukulcan’s temple
tzolkin-wealth-effect-w7 = 4 corn, 1 wood, extraction
tzolkin-wealth-effect-w8 = 3 corn, 2 wood, 1 stone
tzolkin-wealth-effect-w9 = 2 corn, architecture, a step on Chaac’s temple
tzolkin-wealth-effect-w10 = 6 corn, 2 stone
tzolkin-wealth-effect-w11 = 3 corn, 1 gold, architecture
tzolkin-wealth-effect-w12 = 6 corn, 1 wood, 1 stone
tzolkin-wealth-effect-w13 = 5 corn, 1 stone, a step on Chaac’s temple
tzolkin-wealth-effect-w14 = 3 corn, 1 wood, one worker needs 2 corn less
tzolkin-wealth-effect-w15 = a new worker
tzolkin-wealth-effect-w16 = 8 corn, 1 gold
tzolkin-wealth-effect-w17 = 4 corn, 1 wood, 1 skull
tzolkin-wealth-effect-w18 = 5 corn, 1 stone, theology
tzolkin-wealth-effect-w19 = 4 corn, 3 wood
tzolkin-wealth-effect-w20 = 2 corn, 2 wood, theology
tzolkin-wealth-effect-w21 = 7 corn, 2 wood
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

tzolkin-tribe-ability-ah_chuy_kak = after placing two or more workers on gears, may pick up another one
tzolkin-tribe-ability-ahau_chamahez = once a turn, for 1 corn, uses the next higher action
tzolkin-tribe-ability-ahmakiq = may pass
tzolkin-tribe-ability-bacab = starts every turn with 2 corn at least, and has 4 after begging
tzolkin-tribe-ability-balam = gets 1 corn for using a lower action, instead of paying
tzolkin-tribe-ability-cit_bolon_tum = once a turn pays 3 corn instead of the number of a space; has one space more on every gear
tzolkin-tribe-ability-huracan = a worker may use the action with the same number on the other gear: Palenque and Yaxchilan, Tikal and Uxmal
tzolkin-tribe-ability-itzamna = levels of technology cost a block less; beyond the third, the bonus of any track
tzolkin-tribe-ability-ixtab = keeps three tiles of starting wealth, and steps down on a temple
tzolkin-tribe-ability-vacub_caquix = once a turn may skip a free space when placing
tzolkin-tribe-ability-xaman_ek = once a turn, at any moment, exchanges a block at the rate of the market
tzolkin-tribe-ability-yaluk = five workers, who need 1 corn more each; an unfed one costs 5 points
tzolkin-tribe-ability-yumkaax = pays less for placing several workers

tzolkin-prophecy-wrathful_gods = Wrathful gods
tzolkin-prophecy-angry_chaac = Angry Chaac
tzolkin-prophecy-angry_quetzalcoatl = Angry Quetzalcoatl
tzolkin-prophecy-angry_kukulcan = Angry Kukulcan
tzolkin-prophecy-forest_fires = Forest fires
tzolkin-prophecy-drought = Drought
tzolkin-prophecy-gold_shortage = Gold shortage
tzolkin-prophecy-desecration = Desecration
tzolkin-prophecy-teacher_shortage = Teacher shortage
tzolkin-prophecy-forgotten_lore = Forgotten lore
tzolkin-prophecy-crowded_cities = Crowded cities
tzolkin-prophecy-hunger = Hunger
tzolkin-prophecy-high_floodwaters = High floodwaters

tzolkin-prophecy-calamity-wrathful_gods = each step up on a temple costs 1 corn
tzolkin-prophecy-calamity-angry_chaac = each step up on Chaac’s temple costs a block
tzolkin-prophecy-calamity-angry_quetzalcoatl = each step up on Quetzalcoatl’s temple costs a block
tzolkin-prophecy-calamity-angry_kukulcan = each step up on Kukulcan’s temple costs a block
tzolkin-prophecy-calamity-forest_fires = a harvest of wood brings 1 wood less
tzolkin-prophecy-calamity-drought = a harvest of corn brings 1 corn less
tzolkin-prophecy-calamity-gold_shortage = each gold costs 1 corn
tzolkin-prophecy-calamity-desecration = each skull costs a step down on a temple
tzolkin-prophecy-calamity-teacher_shortage = each advance in technology costs a block more
tzolkin-prophecy-calamity-forgotten_lore = the second level of technologies does not act
tzolkin-prophecy-calamity-crowded_cities = each building costs a block more, or 2 corn more if paid in corn
tzolkin-prophecy-calamity-hunger = each worker needs 1 corn more
tzolkin-prophecy-calamity-high_floodwaters = each worker placed on Chichen Itza costs 2 corn more

tzolkin-prophecy-counted-wrathful_gods = steps above the start on all temples
tzolkin-prophecy-counted-angry_chaac = steps above the start on Chaac’s temple
tzolkin-prophecy-counted-angry_quetzalcoatl = steps above the start on Quetzalcoatl’s temple
tzolkin-prophecy-counted-angry_kukulcan = steps above the start on Kukulcan’s temple
tzolkin-prophecy-counted-forest_fires = wood tiles
tzolkin-prophecy-counted-drought = corn tiles
tzolkin-prophecy-counted-gold_shortage = gold
tzolkin-prophecy-counted-desecration = skulls in hand
tzolkin-prophecy-counted-teacher_shortage = levels of technology
tzolkin-prophecy-counted-forgotten_lore = technologies at the second level or above
tzolkin-prophecy-counted-crowded_cities = buildings
tzolkin-prophecy-counted-hunger = workers fed
tzolkin-prophecy-counted-high_floodwaters = workers on Chichen Itza

tzolkin-quick-corn = 3 corn
tzolkin-quick-wood_and_corn = 1 wood and 1 corn
tzolkin-quick-stone = 1 stone
tzolkin-quick-gold = 1 gold
tzolkin-quick-technology = an advance in technology
tzolkin-quick-market = trade at the market
tzolkin-quick-build = one building, for 1 corn more

tzolkin-set-up-five_need_quick = Five players need quick actions: leave quick_actions as it is, or set it to true.

# Decisions.

tzolkin-decision-keep = Keep the starting wealth at places { $one } and { $other }
tzolkin-decision-beg = Beg for corn, and step down on { $temple }
tzolkin-decision-place = Place a worker on { $gear }
tzolkin-decision-place_first = Place a worker on the first-player space
tzolkin-decision-pick_up = Pick up the worker on { $gear } { $number }
tzolkin-decision-act = { $gear } { $number }: { $effect }
tzolkin-decision-harvest_wood = Harvest wood
tzolkin-decision-harvest_corn = Harvest corn
tzolkin-decision-burn = Burn the forest for its corn, and step down on { $temple }
tzolkin-decision-climb = Step up on { $temple }
tzolkin-decision-climb_two = Step up on { $temples }
tzolkin-decision-pay = Pay { $blocks }
tzolkin-decision-take = Take { $blocks }
tzolkin-decision-save = Save a block of { $resource }
tzolkin-decision-learn = Advance in { $track }
tzolkin-decision-sell = Sell { $resource } for { $corn } corn
tzolkin-decision-buy = Buy { $resource } for { $corn } corn
tzolkin-decision-build = Build { $building } for { $cost }: { $effect }
tzolkin-decision-build_monument = Build the monument { $monument } for { $cost }: { $worth }
tzolkin-decision-use_architecture = Use architecture for this building
tzolkin-decision-keep_architecture = Keep architecture for the second building
tzolkin-decision-one_day = Let the calendar advance by one day
tzolkin-decision-two_days = Let the calendar advance by two days
tzolkin-decision-done = Nothing more
tzolkin-decision-place_quick = Place a worker on a quick space
tzolkin-decision-place_flat = Place a worker on { $gear } for a flat price
tzolkin-decision-skip = Skip the lowest free space of { $gear }
tzolkin-decision-pass = Pass
tzolkin-decision-act_higher = One step higher for 1 corn, { $gear } { $number }: { $effect }
tzolkin-decision-accept = Pay 1 corn for it
tzolkin-decision-descend = Step down on { $temple }
tzolkin-decision-bonus = Take the bonus of { $track }: { $effect }
tzolkin-decision-forget = Fall by a level in { $track }
tzolkin-decision-discard = Renovate { $building }: discard it, and the blocks that both cost count as paid
tzolkin-decision-keep_tribe = Keep tribe { $tribe } and the starting wealth at places { $places }

tzolkin-describe-keep = Keep “{ $one }” and “{ $other }”
tzolkin-describe-place = Place a worker on { $gear } { $number } { $corn ->
        [0] for nothing
       *[other] for { $corn } corn
    }
tzolkin-describe-place_mercy = Place a worker on { $gear } { $number } and give all corn: the gods show mercy
tzolkin-describe-place_first = Place a worker on the first-player space { $corn ->
        [0] for nothing
       *[other] for { $corn } corn
    }{ $teeth ->
        [0] {""}
       *[other] , and take the { $teeth } corn on the teeth
    }
tzolkin-describe-act_for = { $gear } { $number } for { $corn } corn: { $effect }
tzolkin-describe-under = { $said } ({ $calamity })
tzolkin-describe-build_for_corn = Build { $building } for { $corn } corn: { $effect }
tzolkin-describe-build_renovating = Build { $building }, for which you must renovate { $olds }: { $effect }
tzolkin-describe-build_cheaper = Build { $building } for { $cost }, with architecture a block less: { $effect }
tzolkin-describe-build_crowded = Build { $building } for { $cost }, and any block more: { $effect }
tzolkin-describe-build_cheaper_crowded = Build { $building } for { $cost }, with architecture a block less, and any block more: { $effect }
tzolkin-describe-learn = Advance in { $track } { $blocks ->
        [0] for nothing
        [one] for { $blocks } block
       *[other] for { $blocks } blocks
    }: { $effect }
tzolkin-describe-learn_free = Advance in { $track }: { $effect }
tzolkin-describe-learn_any_bonus = Advance beyond the last level of { $track } { $blocks ->
        [0] for nothing
        [one] for { $blocks } block
       *[other] for { $blocks } blocks
    }: the bonus of any technology
tzolkin-describe-done_turn = End the turn
tzolkin-describe-done_action = Use no action
tzolkin-describe-done_learn = Advance no further
tzolkin-describe-done_build = Build nothing more
tzolkin-describe-done_second = Build no second building
tzolkin-describe-done_market = Leave the market
tzolkin-describe-done_devote = Pay nothing
tzolkin-describe-done_renovate = Renovate nothing
tzolkin-describe-done_step = Do without the step
tzolkin-describe-done_advance = Do without the advance
tzolkin-describe-done_gold = Do without the gold
tzolkin-describe-done_skull = Do without the skull
tzolkin-describe-keep_tribe = { $tribe }, with “{ $one }” and “{ $other }”
tzolkin-describe-keep_three = { $tribe }, with “{ $one }”, “{ $other }” and “{ $third }”
tzolkin-describe-act_paid = { $gear } { $number }, and get { $corn } corn: { $effect }
tzolkin-describe-place_quick = Place a worker on a quick space for { $corn } corn: { $quick }
tzolkin-describe-place_flat = Place a worker on { $gear } { $number } for the flat price, { $corn } corn
tzolkin-describe-skip = Skip { $gear } { $number } in this turn
tzolkin-describe-accept_step = Pay 1 corn for the step on { $temple }
tzolkin-describe-accept_gold = Pay 1 corn for 1 gold
tzolkin-describe-pay_step = Pay { $blocks } for the step on { $temple }
tzolkin-describe-devote = Pay a block for a step up on { $temple }
tzolkin-describe-pay_teacher = Pay { $blocks } for the advance in { $track }
tzolkin-describe-descend_for_skull = Step down on { $temple } for a skull
tzolkin-describe-buy = Buy { $resource } for { $corn } corn

# Why a decision is refused.

tzolkin-refused-now_keep = It is time to choose which two of the four tiles to keep, such as keep=13.
tzolkin-refused-now_begin = It is time to place workers, such as place=tikal, or to pick some up, such as pick=tikal4; with 2 corn or less one may beg first, such as beg=brown, and must if nothing else is possible.
tzolkin-refused-now_place = In this turn workers are placed: place one, such as place=tikal, or end the turn with done once one is placed.
tzolkin-refused-now_pick = In this turn workers are picked up: pick up another one, or end the turn with done.
tzolkin-refused-now_days = It is time to say how far the calendar advances: days=1 or days=2.
tzolkin-refused-now_act = It is time to choose an action, such as act=tikal3, or none with done.
tzolkin-refused-now_any_action = It is time to choose an action of Palenque, Yaxchilan, Tikal or Uxmal, such as act=tikal3.
tzolkin-refused-now_harvest = It is time to choose a harvest: harvest=wood, harvest=corn or burning, such as burn=brown.
tzolkin-refused-no_wood_there = No wood is left there: harvest corn, harvest=corn.
tzolkin-refused-no_corn_there = No corn lies open there: harvest wood, harvest=wood, or burn it, such as burn=brown.
tzolkin-refused-now_learn = It is time to choose a technology, such as learn=theology.
tzolkin-refused-now_pay = It is time to pay, such as pay=ws for a block of wood and one of stone.
tzolkin-refused-now_take = It is time to take blocks, such as take=g for a block of gold.
tzolkin-refused-take_so_many = Take { $blocks ->
        [one] 1 block, such as take=w
       *[other] { $blocks } blocks, such as take=ws
    }.
tzolkin-refused-cannot_pay_gold = Gold alone cannot be taken: the prophecy asks a corn for it, and there is none.
tzolkin-refused-now_climb = It is time to choose a temple, such as climb=brown.
tzolkin-refused-now_climb_two = It is time to choose two temples, such as climb=brown+green.
tzolkin-refused-now_devote = It is time to choose a temple for a block, such as climb=brown, or none with done.
tzolkin-refused-now_build = It is time to choose what to build, such as build=12.
tzolkin-refused-now_architecture = It is time to say for which of the two buildings architecture is used: architecture=now or architecture=later.
tzolkin-refused-now_save = It is time to say which block architecture saves, such as save=stone.
tzolkin-refused-now_trade = It is time to trade, such as sell=gold or buy=wood.
tzolkin-refused-now_keep_tribe = It is time to choose a tribe and tiles to keep, such as keep=13/2: two tiles, or three with Ixtab.
tzolkin-refused-now_renovate = It is time to say whether to renovate, such as discard=33, or not with done.
tzolkin-refused-now_build_monument = It is time to choose a monument, such as monument=5, or none with done.
tzolkin-refused-now_forget = It is time to say which technology falls by a level, such as forget=theology.
tzolkin-refused-now_bonus = It is time to choose a bonus, such as bonus=theology.
tzolkin-refused-now_tax = It is time to pay what the prophecy asks, with accept or such as pay=w, or to do without it with done.
tzolkin-refused-now_skull = It is time to step down for a skull, such as descend=brown, or to do without it with done.
tzolkin-refused-now_descend = It is time to step down on a temple, such as descend=brown.
tzolkin-refused-no_quick = A quick space must be free and paid, one in a turn, and the quick action possible afterwards.
tzolkin-refused-no_quick_actions = There are no quick spaces: this table plays without quick actions.
tzolkin-refused-not_your_tribe = Only some tribes may do that, and at its time.
tzolkin-refused-begged_already = One begs once in a turn.
tzolkin-refused-too_much_corn_to_beg = Only who has 2 corn or less may beg; here it is { $corn }.
tzolkin-refused-at_the_bottom = One cannot step down from the bottom of { $temple }.
tzolkin-refused-space_taken = There is no free space there.
tzolkin-refused-no_worker_in_hand = There is no worker in hand.
tzolkin-refused-cannot_pay_space = That costs { $cost } corn, and there is only { $corn }.
tzolkin-refused-no_worker_there = None of your own workers stands there.
tzolkin-refused-out_of_reach = That action is not within reach: a worker uses the action of its space or a lower one of the same gear, from the highest spaces any; with theology the next higher one at Chichen Itza.
tzolkin-refused-not_any_action = An action of Chichen Itza, or Uxmal 5 itself, cannot be chosen like this.
tzolkin-refused-cannot_pay_action = That action costs { $price } corn from here, and there is only { $corn }.
tzolkin-refused-skull_there = A skull stands there already; each of these actions is used once in a game.
tzolkin-refused-no_skull = There is no skull to leave there.
tzolkin-refused-cannot_perform = That action would do nothing now, or cannot be paid: { $effect }.
tzolkin-refused-not_on_offer = That tile is not on offer.
tzolkin-refused-build_its_like = Another tile just like { $building } is on offer; the one with the lower number is built first.
tzolkin-refused-cannot_pay_building = That cannot be paid: it costs { $cost }.
tzolkin-refused-cannot_pay_building_in_corn = The corn does not suffice: it costs { $price }.
tzolkin-refused-no_monument_now = A monument is built with Tikal 4 only, and instead of buildings.
tzolkin-refused-trade_in_order = That trade is not open: sell before you buy, each in the order wood, stone, gold; what was sold is not bought back, and everything is paid for.
tzolkin-refused-cannot_climb = One cannot step up there: nothing is above the top, the top has room for one, and what a prophecy asks for the step must be paid.
tzolkin-refused-cannot_burn = One cannot burn a forest that is gone, nor anger a god from the bottom step.
tzolkin-refused-pay_so_many = The payment must be { $blocks ->
        [one] 1 block
       *[other] { $blocks } blocks
    } that you have.
tzolkin-refused-cannot_learn = That advance cannot be paid, or would bring nothing.

# Events.

tzolkin-event-monument_offered = The monument { $monument } is on offer.
tzolkin-event-building_offered = { $building } is on offer.
tzolkin-event-neutral_placed = A neutral worker stands on { $gear } { $number }.
tzolkin-event-neutral_placed_quick = A neutral worker blocks a quick space for the whole game.
tzolkin-event-wealth_dealt = { $seat } { $seat ->
        [You] are
       *[other] is
    } dealt { $tiles }.
tzolkin-event-wealth_dealt_hidden = { $seat } { $seat ->
        [You] are
       *[other] is
    } dealt four tiles of starting wealth.
tzolkin-event-wealth_kept = { $seat } { $seat ->
        [You] keep
       *[other] keeps
    } { $tiles }.
tzolkin-event-wealth_kept_hidden = { $seat } { $seat ->
        [You] have made your choice
       *[other] has made a choice
    }.
tzolkin-event-wealth_revealed = { $seat } { $seat ->
        [You] start
       *[other] starts
    } with { $effect }.
tzolkin-event-round_began = Round { $round } begins.
tzolkin-event-food_round_began = Round { $round } begins, and it is a food day.
tzolkin-event-begged = { $seat } { $seat ->
        [You] beg
       *[other] begs
    } for corn and { $seat ->
        [You] have
       *[other] has
    } { $corn }.
tzolkin-event-bacab_filled = { $seat } { $seat ->
        [You] begin
       *[other] begins
    } the turn with { $corn } corn, thanks to Bacab.
tzolkin-event-worker_placed = { $seat } { $seat ->
        [You] place
       *[other] places
    } a worker on { $gear } { $number } { $corn ->
        [0] for nothing
       *[other] for { $corn } corn
    }.
tzolkin-event-first_place_taken = { $seat } { $seat ->
        [You] take
       *[other] takes
    } the first-player space { $corn ->
        [0] for nothing
       *[other] for { $corn } corn
    }.
tzolkin-event-mercy_shown = { $seat } { $seat ->
        [You] cannot pay, but place
       *[other] cannot pay, but places
    } a worker on { $gear } { $number } and { $seat ->
        [You] give
       *[other] gives
    } all corn.
tzolkin-event-worker_picked_up = { $seat } { $seat ->
        [You] pick up
       *[other] picks up
    } the worker on { $gear } { $number }.
tzolkin-event-action_used = { $seat } { $seat ->
        [You] use
       *[other] uses
    } { $gear } { $number }: { $effect }.
tzolkin-event-action_used_for = { $seat } { $seat ->
        [You] use
       *[other] uses
    } { $gear } { $number } for { $corn } corn: { $effect }.
tzolkin-event-gained = { $seat } { $seat ->
        [You] get
       *[other] gets
    } { $what }.
tzolkin-event-paid = { $seat } { $seat ->
        [You] pay
       *[other] pays
    } { $what }.
tzolkin-event-wood_tile_taken = { $seat } { $seat ->
        [You] take
       *[other] takes
    } a wood tile of Palenque { $action }.
tzolkin-event-corn_tile_taken = { $seat } { $seat ->
        [You] take
       *[other] takes
    } a corn tile of Palenque { $action }.
tzolkin-event-forest_burnt = { $seat } { $seat ->
        [You] burn
       *[other] burns
    } the forest of Palenque { $action } and { $seat ->
        [You] take
       *[other] takes
    } the corn tile below.
tzolkin-event-harvested_without_tile = { $seat } { $seat ->
        [You] harvest
       *[other] harvests
    } at Palenque { $action } without a tile.
tzolkin-event-stepped_up = { $seat } { $seat ->
        [You] step
       *[other] steps
    } up on { $temple }, onto the step worth { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
tzolkin-event-stepped_down = { $seat } { $seat ->
        [You] step
       *[other] steps
    } down on { $temple }, onto the step worth { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
tzolkin-event-step_lost = { $seat } cannot step up on { $temple }; the step is lost.
tzolkin-event-step_forgone = { $seat } { $seat ->
        [You] do
       *[other] does
    } without the step on { $temple }: the price of the prophecy is not paid.
tzolkin-event-advance_forgone = { $seat } { $seat ->
        [You] do
       *[other] does
    } without the advance in { $track }: the teacher is not paid.
tzolkin-event-gold_forgone = { $seat } { $seat ->
        [You] do
       *[other] does
    } without { $blocks } gold: the price of the prophecy is not paid.
tzolkin-event-skulls_forgone = { $seat } { $seat ->
        [You] do
       *[other] does
    } without { $skulls ->
        [one] a skull
       *[other] { $skulls } skulls
    }: no step down is taken for it.
tzolkin-event-vowed = { $seat } { $seat ->
        [You] promise
       *[other] promises
    } a step down on { $temple } for a skull.
tzolkin-event-any_step_lost = { $seat } can take and pay a step on no temple; it is lost.
tzolkin-event-no_worker_left = { $seat } { $seat ->
        [You] have
       *[other] has
    } all workers already, and { $seat ->
        [You] get
       *[other] gets
    } no other.
tzolkin-event-no_skull_left = The bank has no skull left for { $seat ->
        [You] you
       *[other] { $seat }
    }.
tzolkin-event-double_refreshed = { $seat } may let the calendar advance by two days again.
tzolkin-event-advanced = { $seat } { $seat ->
        [You] advance
       *[other] advances
    } in { $track } to level { $level }.
tzolkin-event-bonus_taken = { $seat } { $seat ->
        [You] advance
       *[other] advances
    } beyond the last level of { $track }.
tzolkin-event-bonus_chosen = { $seat } { $seat ->
        [You] take
       *[other] takes
    } the bonus of { $track }.
tzolkin-event-skull_left = { $seat } { $seat ->
        [You] leave
       *[other] leaves
    } a skull on Chichen Itza { $number }.
tzolkin-event-scored = { $seat } { $seat ->
        [You] score
       *[other] scores
    } { $points ->
        [one] { $points } point
       *[other] { $points } points
    }: { $source }.
tzolkin-event-worker_gained = { $seat } { $seat ->
        [You] get
       *[other] gets
    } a new worker.
tzolkin-event-sold = { $seat } { $seat ->
        [You] sell
       *[other] sells
    } { $resource } for { $corn } corn.
tzolkin-event-bought = { $seat } { $seat ->
        [You] buy
       *[other] buys
    } { $resource } for { $corn } corn.
tzolkin-event-built = { $seat } { $seat ->
        [You] build
       *[other] builds
    } { $building }.
tzolkin-event-built_with_architecture = { $seat } { $seat ->
        [You] build
       *[other] builds
    } { $building } with the help of architecture.
tzolkin-event-monument_built = { $seat } { $seat ->
        [You] build
       *[other] builds
    } the monument { $monument }.
tzolkin-event-teeth_corn_taken = { $seat } { $seat ->
        [You] take
       *[other] takes
    } the { $corn } corn on the teeth of the calendar.
tzolkin-event-fed = { $seat } { $seat ->
        [You] feed
       *[other] feeds
    } { $fed ->
        [0] no worker
        [one] { $fed } worker
       *[other] { $fed } workers
    }{ $corn ->
        [0] { "" }
       *[other] { " " }with { $corn } corn
    }.
tzolkin-event-unfed = { $seat } cannot feed { $workers ->
        [one] { $workers } worker
       *[other] { $workers } workers
    }.
tzolkin-event-age_changed = The second age begins, and new buildings replace the old ones.
tzolkin-event-temple_rewarded = { $temple } gives { $seat ->
        [You] you
       *[other] { $seat }
    } { $what }.
tzolkin-event-skulls_short = The gods have too few skulls for all who are due one, and give none.
tzolkin-event-temple_scored = { $seat } { $seat ->
        [You] score
       *[other] scores
    } { $points ->
        [one] { $points } point
       *[other] { $points } points
    } on { $temple }.
tzolkin-event-temple_led = { $seat } { $seat ->
        [You] score
       *[other] scores
    } { $points ->
        [one] { $points } point
       *[other] { $points } points
    } for standing highest on { $temple }.
tzolkin-event-first_worker_returned = { $seat } { $seat ->
        [You] get your
       *[other] gets the
    } worker back from the first-player space.
tzolkin-event-first_player_changed = { $seat } { $seat ->
        [You] are
       *[other] is
    } the first player now.
tzolkin-event-teeth_corn_added = Nobody took the first-player space: { $corn } corn on the teeth now.
tzolkin-event-calendar_advanced = { $tooth ->
        [27] The last day is over: the calendar has gone all the way round.
        [28] The last day is over: the calendar has gone all the way round.
       *[other] The calendar advances to day { $tooth }.
    }
tzolkin-event-calendar_hurried = { $seat } { $seat ->
        [You] let
       *[other] lets
    } the calendar advance by two days, { $tooth ->
        [27] past the last day.
       *[other] to day { $tooth }.
    }
tzolkin-event-worker_pushed_off = { $seat } { $seat ->
        [You] get
       *[other] gets
    } a worker back that is pushed off { $gear }.
tzolkin-event-corn_scored = { $seat } { $seat ->
        [You] have
       *[other] has
    } { $corn } corn, blocks included. That counts { $points }.
tzolkin-event-skulls_scored = { $seat } { $seat ->
        [You] score
       *[other] scores
    } { $points ->
        [one] { $points } point
       *[other] { $points } points
    } for { $skulls ->
        [one] { $skulls } skull
       *[other] { $skulls } skulls
    }.
tzolkin-event-monument_scored = { $seat } { $seat ->
        [You] score
       *[other] scores
    } { $points ->
        [one] { $points } point
       *[other] { $points } points
    } for the monument { $monument }.
tzolkin-event-game_ended = { $count ->
        [one] { $winners } { $winners ->
            [You] win
           *[other] wins
        }.
       *[other] { $winners } share the victory.
    }
tzolkin-event-prophecy_foretold = Foretold: { $prophecy } ({ $calamity }).
tzolkin-event-tribes_dealt = { $seat } { $seat ->
        [You] are
       *[other] is
    } dealt the tribes { $tribes }.
tzolkin-event-tribes_dealt_hidden = { $seat } { $seat ->
        [You] are
       *[other] is
    } dealt two tribes.
tzolkin-event-tribe_revealed = { $seat } { $seat ->
        [You] lead
       *[other] leads
    } { $tribe }: { $ability }.
tzolkin-event-quick_place_taken = { $seat } { $seat ->
        [You] take
       *[other] takes
    } a quick space for { $corn } corn.
tzolkin-event-space_skipped = { $seat } { $seat ->
        [You] skip
       *[other] skips
    } { $gear } { $number }.
tzolkin-event-passed = { $seat } { $seat ->
        [You] pass
       *[other] passes
    }.
tzolkin-event-action_paid = { $seat } { $seat ->
        [You] use
       *[other] uses
    } { $gear } { $number } and { $seat ->
        [You] get
       *[other] gets
    } { $corn } corn: { $effect }.
tzolkin-event-quick_action_used = { $seat } { $seat ->
        [You] use
       *[other] uses
    } the quick action: { $quick }.
tzolkin-event-forgot = { $seat } { $seat ->
        [You] fall
       *[other] falls
    } in { $track } to level { $level }.
tzolkin-event-renovated = { $seat } { $seat ->
        [You] renovate
       *[other] renovates
    } { $building }.
tzolkin-event-prophecy_scored = { $seat } { $seat ->
        [You] score
       *[other] scores
    } { $points ->
        [one] { $points } point
       *[other] { $points } points
    } for { $prophecy } ({ $counted }: { $count }).
tzolkin-event-prophecy_began = { $prophecy } comes true: { $calamity }.
tzolkin-event-quick_tile_revealed = A quick action to come: { $quick }.
tzolkin-event-quick_action_changed = The quick action is now: { $quick }.
tzolkin-event-quick_worker_returned = { $seat } { $seat ->
        [You] get your
       *[other] gets the
    } worker back from the quick space.

# Points.

tzolkin-source-temples = temples
tzolkin-source-chichen = Chichen Itza
tzolkin-source-buildings = buildings
tzolkin-source-technologies = technologies
tzolkin-source-hunger = unfed workers
tzolkin-source-prophecies = prophecies
tzolkin-source-corn = corn and blocks
tzolkin-source-skulls = skulls left
tzolkin-source-monuments = monuments

tzolkin-ending-complete = The calendar has come full circle.

# Options.

tzolkin-option-corn_rounding = corn at the end
    .about = How corn and blocks left at the end are counted.
tzolkin-value-corn_rounding-quarter_points = a quarter point for each corn
tzolkin-value-corn_rounding-whole_points = a point for each four corn
tzolkin-option-tribes = tribes
    .about = Everyone leads a tribe with an ability of its own, chosen with the starting wealth.
tzolkin-option-prophecies = prophecies
    .about = Three prophecies come true one after the other: a hardship, and points for who did well in it.
tzolkin-option-quick_actions = quick actions
    .about = Three spaces with an action that is done at the end of the same turn, and more neutral workers. Five players need them, and have them without asking.
tzolkin-option-new_buildings = new buildings
    .about = Eight more buildings, four of which may be renovated.
tzolkin-option-yumkaax_table = what Yumkaax pays
    .about = What several workers cost this tribe in a turn.
tzolkin-value-yumkaax_table-printed = 0, 0, 2, 5, 9 and 13 corn for one to six workers
tzolkin-value-yumkaax_table-one_fewer = 0, 0, 1, 3, 6 and 10 corn for one to six workers
tzolkin-option-xaman_ek_buys = Xaman Ek buys
    .about = This tribe may buy a block instead of selling one.
tzolkin-option-bacab_begs_with_three = Bacab begs with 3 corn
    .about = This tribe may beg with 3 corn, not only with 2 or less.
tzolkin-option-ahmakiq_reward = corn for passing
    .about = How much corn Ahmakiq gets for passing.
tzolkin-option-balam_once = Balam once a turn
    .about = This tribe gets corn for a lower action once a turn only.
tzolkin-option-seventh_monument = a seventh monument
    .about = Five players have seven monuments instead of six.
tzolkin-option-cheap_stelae = cheap stelae
    .about = For five players the Row of stelae counts 3 points a monument instead of 4.

# Invariants of positions.

tzolkin-invariant-seats = Tzolk’in is for 2 to 5 seats, not { $detail }.
tzolkin-invariant-one_for_each_seat = The list “{ $detail }” must have one entry for each seat.
tzolkin-invariant-space_twice = Two workers cannot stand on { $detail }.
tzolkin-invariant-workers_on_spaces = Players’ workers stand on numbered spaces of gears, on “start” or on “quick1” to “quick3”; neutral ones on gears, and with quick actions the first one or two on the first quick spaces.
tzolkin-invariant-workers_in_play = A player has 3 to 6 workers in play, and no more than that on the board. Wrong for seat { $detail }.
tzolkin-invariant-neutral_workers = With so many players there are { $detail } neutral workers.
tzolkin-invariant-first_space = Only who has placed a worker this round stands on the first-player space, or on a quick space, and on one quick space only. Wrong for seat { $detail }.
tzolkin-invariant-skull_count = There are 13 skulls, and { $detail } are in use.
tzolkin-invariant-shrine_numbers = The list “skulls” names actions 1 to 9 of Chichen Itza, each once; not { $detail }.
tzolkin-invariant-temple_steps = The temple { $detail } has no such step: they are counted from the start, one below is -1.
tzolkin-invariant-one_on_top = Only one player stands on the top step of the temple { $detail }.
tzolkin-invariant-technology_levels = Technologies have levels 0 to 3. Wrong for seat { $detail }.
tzolkin-invariant-too_much = Nobody can have as much of something as seat { $detail }.
tzolkin-invariant-tile_twice = Each tile lies in one place, but this one in two: { $detail }.
tzolkin-invariant-row_of_age = Building { $detail } cannot be on offer now: those of the first age are until the second food day, those of the second after it.
tzolkin-invariant-built_early = Nobody can have built { $detail } yet: it is of the second age, which begins with the second food day.
tzolkin-invariant-monument_count = With so many players there are { $detail } monuments, on offer and built.
tzolkin-invariant-wealth_kept = A player keeps two tiles of starting wealth. Wrong for seat { $detail }.
tzolkin-invariant-fields = There are as many fields in a group as players, and those of Palenque 2 have no wood. Wrong for Palenque { $detail }.
tzolkin-invariant-corn_tiles = The players have as many corn tiles as are gone from the fields: they have, and are gone, { $detail }.
tzolkin-invariant-wood_tiles = The players have a wood tile from every field whose corn lies open, and at most one from every field without wood: they have, and could have, { $detail }.
tzolkin-invariant-stack_tiles = The stack of age { $detail } holds all its buildings that are neither on offer nor built; that of the first age is empty after the second food day.
tzolkin-invariant-calendar = Food days are held on teeth 7, 13, 20 and 26, or one later if jumped over: food days done and tooth do not fit ({ $detail }).
tzolkin-invariant-over_on_tooth = A game that is over stands on tooth 27, or on 28 if two days passed at once; not on { $detail }.
tzolkin-invariant-round_and_tooth = Each round the calendar advances by one tooth or two: round and tooth do not fit ({ $detail }).
tzolkin-invariant-teeth_corn = Each round adds one corn to the teeth at most; there cannot be { $detail }.
tzolkin-invariant-turn_order = The first player sits at the table, and turns are counted from 0 below the number of seats; all have had theirs when the calendar advances. Wrong: { $detail }.
tzolkin-invariant-turn_progress = In a turn workers are placed or picked up, not both; those placed stand on the board.
tzolkin-invariant-bacab_floor = Bacab begins every turn with at least 2 corn, not with { $detail }.
tzolkin-invariant-fresh_start = While all choose their starting wealth, nothing else has happened.
tzolkin-invariant-hands_while_keeping = There are hands only while all choose their starting wealth.
tzolkin-invariant-hand_tiles = The four tiles of each hand are in no other, and brought no neutral worker. Wrong: { $detail }.
tzolkin-invariant-somebody_chooses = Somebody must still have to choose; else the choice is over.
tzolkin-invariant-task_numbers = Task { $detail } is not possible here.
tzolkin-invariant-tasks_after_pick_up = Tasks arise in a turn in which a worker was picked up (“picking”), and no more than 9 at once.
tzolkin-invariant-no_idle_question = Whoever is asked has a choice; here there is one answer or none, so that is done already.
tzolkin-invariant-modules = This belongs to a module that is not in use, or is missing from one that is: { $detail }.
tzolkin-invariant-quick_tiles = The quick tiles must be the seven of the first age, or all thirteen with the six of the second after them. Wrong: { $detail }.
tzolkin-invariant-tribe_twice = Each tribe is there once.
tzolkin-invariant-prophecy_twice = The three prophecies must be different.
tzolkin-invariant-food_day_progress = On a food day, “day” says which step it is and how many have done it; workers are fed and promises made on no other day.
tzolkin-invariant-five_need_quick = Five players need quick actions.

# The catalogue.

tzolkin-table-gears = Gears
tzolkin-table-actions = Actions
tzolkin-table-temples = Temples: steps counted from the start, points at the end of an age, rewards in its middle
tzolkin-table-bonuses = Bonus for whoever stands highest on a temple, half each if several do
tzolkin-table-technologies = Technologies
tzolkin-table-buildings = Buildings
tzolkin-table-monuments = Monuments
tzolkin-table-wealth = Starting wealth
tzolkin-table-market = Market: corn for a block, either way
tzolkin-table-calendar = Food days
tzolkin-table-setups = By the number of players
tzolkin-table-tribes = Tribes
tzolkin-table-prophecies = Prophecies: -5 points below the first number, 0 from it, 6 from the second, 13 from the third
tzolkin-table-quick = Quick actions, with how many tiles there are of each
tzolkin-table-parts = Other parts and numbers
tzolkin-column-gear = gear
tzolkin-column-slots = slots
tzolkin-column-highest = highest space
tzolkin-column-free_choice = free choice on
tzolkin-column-number = number
tzolkin-column-effect = effect
tzolkin-column-temple = temple
tzolkin-column-step = step
tzolkin-column-points = points
tzolkin-column-reward = reward
tzolkin-column-bonus_1 = end of age 1
tzolkin-column-bonus_2 = end of age 2
tzolkin-column-track = technology
tzolkin-column-level = level
tzolkin-column-blocks = blocks
tzolkin-column-building = building
tzolkin-column-age = age
tzolkin-column-kind = kind
tzolkin-column-cost = cost
tzolkin-column-monument = monument
tzolkin-column-worth = at the end
tzolkin-column-wealth = tile
tzolkin-column-neutral_space = neutral worker on
tzolkin-column-resource = block
tzolkin-column-corn = corn
tzolkin-column-food_day = food day
tzolkin-column-tooth = tooth
tzolkin-column-round = round, if nobody hurries
tzolkin-column-brings = the gods give
tzolkin-column-players = players
tzolkin-column-monuments = monuments
tzolkin-column-fields = fields in a group
tzolkin-column-neutral = neutral workers
tzolkin-column-per_monument = Row of stelae, a monument
tzolkin-column-part = part
tzolkin-column-count = count
tzolkin-column-tribe = tribe
tzolkin-column-ability = ability
tzolkin-column-prophecy = prophecy
tzolkin-column-calamity = while it is true
tzolkin-column-counted = counted at its end
tzolkin-column-from_0 = 0 from
tzolkin-column-from_6 = 6 from
tzolkin-column-from_13 = 13 from
tzolkin-column-quick = quick action
tzolkin-column-age_1 = age 1
tzolkin-column-age_2 = age 2
tzolkin-column-neutral_quick = with quick actions
tzolkin-column-quick_blockers = on quick spaces
tzolkin-food-day-middle = materials
tzolkin-food-day-end = points
tzolkin-part-skulls = skulls
tzolkin-part-corn_tiles = corn tiles
tzolkin-part-wood_tiles = wood tiles
tzolkin-part-shrines = actions of Chichen Itza
tzolkin-part-buildings_on_offer = buildings on offer
tzolkin-part-wealth_dealt = starting wealth tiles dealt to each
tzolkin-part-wealth_kept = of them kept
tzolkin-part-first_workers = workers of each player at first
tzolkin-part-most_workers = workers of each player at most

# The drawing.

tzolkin-draw-keeping = All choose their starting wealth.
tzolkin-draw-round = Round { $round } · day { $tooth } of 26 · { $days ->
        [one] a food day comes tomorrow
       *[other] food day in { $days } days
    }
tzolkin-draw-food_round = Round { $round } · day { $tooth } · today is a food day
tzolkin-draw-over = The game is over.
tzolkin-draw-calendar = First player: { $first } · first-player space free · corn on the teeth: { $corn } · skulls in the bank: { $skulls }
tzolkin-draw-calendar_taken = First player: { $first } · first-player space: { $holder } · corn on the teeth: { $corn } · skulls in the bank: { $skulls }
tzolkin-draw-gears = Gears (a number is a player’s worker, # a neutral one; w and c: fields with wood, with corn; x: a skull left)
tzolkin-draw-temple = { $temple } ({ $colour })
tzolkin-draw-track = { $track }: { $levels }
tzolkin-draw-building = Building { $number } ({ $kind }): { $building } · { $cost } · { $effect }
tzolkin-draw-monument = Monument { $number } ({ $kind }): { $monument } · { $cost } · { $worth }
tzolkin-draw-player = { $seat }: { $materials } · workers in hand { $free } of { $workers } · points so far { $points }
tzolkin-draw-player_acting = ▶ { $seat }: { $materials } · workers in hand { $free } of { $workers } · points so far { $points }
tzolkin-draw-owns = — has built { $tiles }
tzolkin-draw-tiles = — corn tiles { $corn }, wood tiles { $wood }
tzolkin-draw-tiles_hurried = — corn tiles { $corn }, wood tiles { $wood }; has let the calendar advance by two days
tzolkin-draw-hand = — may keep, place { $place }: { $effect }
tzolkin-draw-hand_chosen = — has chosen
tzolkin-draw-hand_tribe = — may keep tribe { $place }, { $tribe }: { $ability }
tzolkin-draw-tribe = — { $tribe }: { $ability }
tzolkin-draw-prophecy = Prophecy { $number }, { $prophecy }: { $calamity } · { $counted }: 0 points from { $least }, 6 from { $good }, 13 from { $best }, else -5
tzolkin-draw-prophecy_now = ▶ Prophecy { $number }, { $prophecy }: { $calamity } · { $counted }: 0 points from { $least }, 6 from { $good }, 13 from { $best }, else -5
tzolkin-draw-quick = Quick action: { $quick } · free spaces { $free } · then { $next }

# The board in the page.

tzolkin-board-gears = The calendar and its gears
tzolkin-board-choices = What to decide
tzolkin-board-ask_keep = Choose your starting wealth
tzolkin-board-ask_days = How far does the calendar advance?
tzolkin-board-ask_action = Choose an action for this worker
tzolkin-board-ask_any_action = Choose any action, for 1 corn
tzolkin-board-ask_harvest = Harvest corn or wood?
tzolkin-board-ask_learn = In which technology do you advance?
tzolkin-board-ask_pay = Pay with which blocks?
tzolkin-board-ask_take = Take which blocks?
tzolkin-board-ask_climb = On which temple do you step up?
tzolkin-board-ask_devote = Pay a block for a step on a temple?
tzolkin-board-ask_build = What do you build?
tzolkin-board-ask_market = Trade at the market
tzolkin-board-ask_renovate = Renovate a building?
tzolkin-board-ask_architecture = How does architecture help?
tzolkin-board-ask_descend = On which temple do you step down?
tzolkin-board-ask_tax = Pay what the prophecy asks?
tzolkin-board-ask_skull = Step down on a temple for a skull?
tzolkin-board-ask_forget = In which technology do you fall by a level?
tzolkin-board-ask_bonus = Which bonus do you take?
tzolkin-board-ask_beg = You must beg for corn first
tzolkin-board-ask_place_more = Place another worker, or end the turn
tzolkin-board-ask_pick_more = Pick up another worker, or end the turn
tzolkin-board-ask_turn_or_beg = Place workers or pick some up; you may beg for corn first
tzolkin-board-ask_turn = Place workers, or pick some up
tzolkin-board-ask_pick = Pick up at least one worker
tzolkin-board-ask_place = Place at least one worker
tzolkin-board-food_need = { $corn } corn to eat in { $days ->
        [one] { $days } day
       *[other] { $days } days
    }
tzolkin-board-food_need_now = { $corn } corn to eat today
tzolkin-board-market = Market
tzolkin-board-market_sell = Sell { $block } for { $corn } corn
tzolkin-board-market_buy = Buy { $block } for { $corn } corn
tzolkin-board-market_trade = Trade
tzolkin-board-ask_decide = Decide
tzolkin-board-day = Day { $day }
tzolkin-board-food_now = Food day today
tzolkin-board-food_in = { $days ->
        [one] Food day tomorrow
       *[other] Food day in { $days } days
    }
tzolkin-board-no_food = The last food day is over
tzolkin-board-food_middle = Then workers are fed, and temples give blocks and skulls.
tzolkin-board-food_end = Then workers are fed, and temples give points.
tzolkin-board-space = { $gear } { $number }: { $effect }. Placing a worker here costs { $number } corn, and 1 more for each worker placed before it in the turn.
tzolkin-board-space_zero = { $gear } 0: placing a worker here costs nothing, but 1 corn for each worker placed before it in the turn. No action yet.
tzolkin-board-space_any = { $gear } { $number }: any action of this gear. Placing a worker here costs { $number } corn, and 1 more for each worker placed before it in the turn.
tzolkin-board-gain = You get { $what }.
tzolkin-board-space_taken = A skull lies here already: nobody else can leave one.
tzolkin-board-first = 1st
tzolkin-board-first_space = The first-player space: whoever places a worker here takes the corn on the teeth ({ $corn }) and becomes first player, or passes that on if first already. Who has not done so yet may let two days pass instead of one.
tzolkin-board-first_player = First player
tzolkin-board-quick_title = Quick action
tzolkin-board-quick = Quick action now: { $quick }. A worker here costs 1 corn, and 1 more for each placed before it in the turn; it comes back when the day is over.
tzolkin-board-whole = All
tzolkin-board-jungle = Jungle
tzolkin-board-fields = The fields of Palenque { $number }: { $wood } with wood on corn, { $corn } with corn.
tzolkin-board-temples = Temples
tzolkin-board-temples_about = In the middle of each age a temple gives what is shown on your step and below; at the end of each age it gives the points of your step, and the bonus at the top to whoever stands highest.
tzolkin-board-step = { $temple }: { $points ->
        [one] { $points } point
       *[other] { $points } points
    } at the end of an age.
tzolkin-board-step_reward = In the middle of an age from here up: { $reward }.
tzolkin-board-bonus = For standing highest: { $first } points at the end of the first age, { $second } at the end of the second; half if shared.
tzolkin-board-tracks = Technologies
tzolkin-board-tracks_about = Every level keeps helping for the rest of the game. Point at one to see how. The first level costs a block, the second two, the third three; beyond it a block buys what the last field shows.
tzolkin-board-level_none = { $track }: nothing learned yet.
tzolkin-board-level = { $track } { $level }: { $effect }.
tzolkin-board-level_beyond = { $track }, beyond the third level: { $effect }.
tzolkin-board-tiles = Buildings and monuments
tzolkin-board-tiles_about = Above the buildings on offer, below the monuments: what they cost, and what they do. Buildings act at once or for good; monuments score at the end.
tzolkin-board-building = { $building }, { $kind }, for { $cost }: { $effect }.
tzolkin-board-monument = “{ $monument }”, a monument ({ $kind }), for { $cost }: { $worth }.
tzolkin-board-standing = Points so far
tzolkin-board-standing_about = The points scored so far, with what corn, blocks, skulls and monuments would bring at the end. Temples give points only on the second and fourth food day.
tzolkin-board-has = { $name }: { $corn } corn, { $wood } wood, { $stone } stone, { $gold } gold, { $skulls ->
        [one] { $skulls } skull
       *[other] { $skulls } skulls
    }; { $free } of { $workers } workers in hand; corn tiles: { $corn_tiles }, wood tiles: { $wood_tiles }.
tzolkin-board-hurried = Has let two days pass once already.
tzolkin-board-prophecies = Prophecies
tzolkin-board-prophecies_about = They come true one after the other, each from one food day to the next. At its end, a prophecy gives points for what it counts.
tzolkin-board-prophecy = { $prophecy }: { $calamity }. { $bands }
tzolkin-board-prophecy_points = points
tzolkin-board-prophecy_bands = At its end it counts { $counted }: 13 points for at least { $best }, 6 points for at least { $good }, none for at least { $least }; anything less costs 5 points.
tzolkin-board-wealth = Starting wealth
tzolkin-board-keep_some = Choose { $count } of these tiles to keep.

# How to play, on one sheet.

tzolkin-help-title = How to play Tzolk’in
tzolkin-help-aim = Lead your tribe through a year of 26 days, with workers on the gears of the calendar. Whoever has the most points at the end wins.
tzolkin-help-wealth = Starting wealth
    .about = Everyone is dealt four tiles and keeps two of them, in secret: corn and blocks to begin with, a skull, a free advance in a technology, a step on a temple, or a fourth worker. A book means one free advance in its technology.
tzolkin-help-place = Place workers, or pick some up
    .about = In your turn you do one of the two, with at least one worker. A placed worker goes to the lowest free space of a gear and costs as much corn as the number of the space. The second worker of a turn costs 1 corn more, the third 2 more, and so on.
tzolkin-help-ride = The calendar turns
    .about = When everyone has had a turn, a day goes by: the great gear turns all the others by a tooth, and every worker rides on to the next space. A worker that rides past the last space comes back to you without having done anything. With fewer players neutral workers take up spaces too: they ride along and never leave their gear.
tzolkin-help-act = The longer they ride, the more they bring
    .about = Whoever picks up a worker uses the action beside it, or a lower one of the same gear for 1 corn a step, or none. The spaces that show only a star let you use any action of their gear.
tzolkin-help-gears = Five gears
    .about = Palenque gives corn and wood. Yaxchilan gives wood, stone, gold and skulls. Tikal advances technologies, builds, and leads up the temples. Uxmal trades, brings a new worker, builds for corn, and for corn gives a step on a temple or any action but Chichen Itza’s. Chichen Itza turns skulls into points.
tzolkin-help-forest = The jungle
    .about = At Palenque 2 to 5 every harvest takes a tile from a field with the number of the action. Wood lies on the corn: the corn is free once its wood has been cut. Whoever takes corn from under wood burns the wood, and steps down on a temple. A group without tiles yields nothing more, except corn with the second level of agriculture.
tzolkin-help-trade = The market
    .about = At Uxmal 2 you sell blocks for corn and buy others, as much as you like: wood for 2 corn, stone for 3, gold for 4. Say with + and − what you want, and see what corn that leaves.
tzolkin-help-skulls = Crystal skulls
    .about = Yaxchilan 4 gives a skull; there are only 13 in the game. At Chichen Itza you leave it for the points shown and a step on a temple; each space takes only one skull in the whole game. A skull that you keep is worth 3 points at the end.
tzolkin-help-learn = Technologies
    .about = Tikal 1 and 3 advance you in technologies. The first level costs one block of your choice, the second two, the third three. Agriculture brings more corn, extraction more blocks, architecture helps with building, theology with skulls and at Chichen Itza, for the rest of the game. Beyond the third level each advance costs one block and gives the bonus in the last field. With Tikal 4 architecture helps with one of the two buildings.
tzolkin-help-build = Buildings and monuments
    .about = Tikal 2 builds one building, Tikal 4 one or two buildings, or one monument. You pay the blocks in the upper half and get what the lower half shows. Farms feed workers on every food day. Monuments score at the end: choose those that fit what you do. On the second food day all buildings still on offer give way to new ones. Monuments stay, and one that is built is not replaced.
tzolkin-help-first = The first-player space
    .about = The space itself costs no corn. At the end of your turn you take all the corn that has gathered on the teeth: 1 for each round in which nobody came. At the end of the round the worker comes back and you become first player; if you are already, the next player does. You may also let two days go by instead of one, unless a player’s worker stands on the last space but one of a gear (6, at Chichen Itza 9). After that you can do so again only once you reach the top of a temple.
tzolkin-help-feed = Four food days
    .about = On the days 7, 13, 20 and 26, after everyone’s turn, each of your workers eats 2 corn, wherever it is. Each one that you cannot fully feed costs 3 points. A food day that the calendar jumps over is held a day later.
tzolkin-help-temples = Three temples
    .about = Offerings lead up the temples. On the first and third food day a temple gives the blocks and skulls of your step and of those below it. On the second and fourth it gives the points of your step, and a bonus to whoever stands highest. Several equally high get half of it each. The lowest step costs points. Only one player can stand on the top.
tzolkin-help-poor = Out of corn?
    .about = With 2 corn or less at the start of your turn you may beg: you have 3 then, and step down on a temple of your choice. At the bottom of all three temples you cannot; if you can neither place nor pick up a worker, you must.
tzolkin-help-end = Points at the end
    .about = The year ends with the fourth food day. Then blocks turn into corn, wood into 2, stone into 3, gold into 4; four corn are a point, a skull is 3 points, and monuments score. Most points win; if equal, more workers on the gears.
tzolkin-help-tribes = Tribes
    .about = With Tribes & Prophecies you choose one of two tribes at the start. Its ability is yours alone; point at its name beside a player to read it.
tzolkin-help-prophecies = Prophecies
    .about = Three prophecies come true one after the other, each from one food day to the next. Each makes something harder while it lasts, and gives points when it ends: the more you have of what it counts, the better; too little costs points.
tzolkin-help-quick = Quick actions
    .about = A quick space costs 1 corn. You may take one in a turn, if you can do its action. At the end of the same turn the worker does what the tile shows, without help from technologies, and comes back when the day is over. Every two days there is another tile.
tzolkin-help-renovate = New buildings
    .about = Four buildings of the first age can be renovated: when you build something else, you discard one of them, and the blocks that both cost count as paid. You lose the old building.

# Lessons.

tzolkin-lesson-place = Placing workers
tzolkin-lesson-place_first = You have 6 corn and three workers. Place one on Yaxchilan: press the see-through worker. Space 0 costs nothing.
tzolkin-lesson-place_second = The second worker of a turn costs 1 corn more than its space. Place one on Palenque or Tikal.
tzolkin-lesson-place_end = End your turn. The others play, then the calendar turns by a day, and your workers ride on.
tzolkin-lesson-pick = Picking workers up
tzolkin-lesson-pick_corn = Your worker on Palenque has ridden to space 3. Pick it up, use its action and harvest: wood, or corn where the wood is cut already. Burning wood brings corn too, but angers a god.
tzolkin-lesson-pick_lower = In the same turn you may pick up more. Take the worker from Yaxchilan 2: its own action brings a stone and a corn; the lower one, for 1 corn, a wood. Which is worth more?
tzolkin-lesson-build = Buildings and technologies
tzolkin-lesson-build_house = You have wood, stone and gold, and a worker on Tikal 2. Pick it up, choose its action and build one of the buildings on offer: the blocks above are its price, below is what it does.
tzolkin-lesson-build_learn = Pick up the worker on Tikal 1 and advance in a technology. Pay with a block of your choice.
tzolkin-lesson-food = Food days and temples
tzolkin-lesson-food_harvest = Today is a food day: after everyone’s turn each worker eats 2 corn. You have three workers and 2 corn, so pick up the worker on Palenque 2 and harvest.
tzolkin-lesson-food_end = 6 corn are enough. End your turn and read what the day brings: workers are fed, and the temples give you what your steps show.
tzolkin-lesson-skull = Crystal skulls
tzolkin-lesson-skull_leave = You have a skull, and a worker on Chichen Itza 3. Pick it up, use its action and leave the skull: it brings points and a step on a temple. Higher spaces bring more points; a lower one would also cost 1 corn. On space 1 a skull lies already.
tzolkin-lesson-first = The first player
tzolkin-lesson-first_place = You have 1 corn, and 3 lie on the teeth of the calendar, under the arrow. Place a worker on the first-player space.
tzolkin-lesson-first_end = End your turn: the corn is yours, and you will be first player.
tzolkin-lesson-first_days = Now you say how far the calendar advances. Two days are possible once, until you reach the top of a temple: your worker on Yaxchilan would ride on by two.

# A turn in a line, and what is between turns.

tzolkin-deed-led_to = { $place } → { $what }
tzolkin-deed-placed = worker to { $gear } { $number }
tzolkin-deed-picked = picked up from { $gear } { $number }
tzolkin-deed-used = { $gear } { $number }
tzolkin-deed-first_place = first-player space
tzolkin-deed-quick = quick action: { $quick }
tzolkin-deed-begged = begging for corn
tzolkin-deed-passed = pass
tzolkin-deed-burnt = burnt forest
tzolkin-deed-stepped_down = one step down on { $temple }
tzolkin-deed-trade = market
tzolkin-deed-renovated = { $building } renovated
tzolkin-deed-hurried = two days
tzolkin-deed-worker = { $count ->
        [one] worker
       *[other] workers
    }
tzolkin-deed-day = day { $tooth }
tzolkin-deed-age = the second age
tzolkin-deed-food_day = food day
tzolkin-deed-first_player = first player: { $seat }
tzolkin-deed-pushed_off = worker pushed off { $gear } ({ $seat })
tzolkin-deed-prophecy = prophecy: { $prophecy }
tzolkin-deed-ended = the end
tzolkin-board-corn_left = { $corn } corn left; { $days ->
        [0] the food day takes { $need } today
        [one] the food day takes { $need } tomorrow
       *[other] the food day takes { $need } in { $days } days
    }.
tzolkin-board-corn_short = Only { $corn } corn left; { $days ->
        [0] the food day takes { $need } today
        [one] the food day takes { $need } tomorrow
       *[other] the food day takes { $need } in { $days } days
    }.

# A food day as a table.

tzolkin-occasion-food_day = Food day
tzolkin-occasion-fed = Fed
tzolkin-occasion-hungry = Hungry
tzolkin-occasion-given = The gods give
tzolkin-occasion-temples = Temples
tzolkin-occasion-prophecy = Prophecy
tzolkin-occasion-fed_by = { $fed } for { $corn } corn
tzolkin-occasion-unfed = { $workers }: { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
tzolkin-occasion-points = { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
tzolkin-occasion-things = { $what }

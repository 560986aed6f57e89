# Texts of Tzolk’in.

tzolkin-game = Tzolk’in
    .about = Placer des ouvriers sur les rouages du calendrier maya, les laisser avancer vers de meilleures actions et les reprendre à temps pour récolter, bâtir et plaire aux dieux.

tzolkin-notation = « { $text } » n’est pas une décision. Une décision s’écrit comme keep=13, keep=13/2, beg=brown, place=tikal, place=start, place=quick, flat=tikal, skip=tikal, pass, pick=tikal4, act=tikal3, higher=tikal3, harvest=corn, burn=green, climb=yellow, climb=brown+green, descend=brown, pay=wws, take=g, accept, save=stone, learn=theology, forget=theology, bonus=theology, sell=wood, buy=gold, build=12, monument=5, discard=33, architecture=now, days=2 ou done.

tzolkin-gear-palenque = Palenque
tzolkin-gear-yaxchilan = Yaxchilan
tzolkin-gear-tikal = Tikal
tzolkin-gear-uxmal = Uxmal
tzolkin-gear-chichen = Chichen Itza

tzolkin-temple-brown = temple de Chaac
tzolkin-temple-yellow = temple de Quetzalcoatl
tzolkin-temple-green = temple de Kukulcan

tzolkin-material-corn = maïs
tzolkin-material-wood = bois
tzolkin-material-stone = { $count ->
        [one] pierre
       *[other] pierres
    }
tzolkin-material-gold = or
tzolkin-material-skull = { $count ->
        [one] crâne
       *[other] crânes
    }

tzolkin-track-agriculture = agriculture
tzolkin-track-extraction = extraction
tzolkin-track-architecture = architecture
tzolkin-track-theology = théologie

tzolkin-kind-farm = ferme
tzolkin-kind-civil = civil
tzolkin-kind-tomb = funéraire
tzolkin-kind-sacred = sacré

# What actions do.

tzolkin-action-palenque1 = 3 maïs en pêchant
tzolkin-action-palenque2 = récolter 4 maïs
tzolkin-action-palenque3 = récolter 5 maïs ou 2 bois
tzolkin-action-palenque4 = récolter 7 maïs ou 3 bois
tzolkin-action-palenque5 = récolter 9 maïs ou 4 bois
tzolkin-action-yaxchilan1 = 1 bois
tzolkin-action-yaxchilan2 = 1 pierre et 1 maïs
tzolkin-action-yaxchilan3 = 1 or et 2 maïs
tzolkin-action-yaxchilan4 = 1 crâne
tzolkin-action-yaxchilan5 = 1 or, 1 pierre et 2 maïs
tzolkin-action-tikal1 = progresser d’un niveau de technologie
tzolkin-action-tikal2 = un bâtiment
tzolkin-action-tikal3 = progresser d’un ou deux niveaux de technologie
tzolkin-action-tikal4 = un ou deux bâtiments, ou un monument
tzolkin-action-tikal5 = payer une ressource pour une marche sur deux temples
tzolkin-action-uxmal1 = payer 3 maïs pour une marche sur un temple au choix
tzolkin-action-uxmal2 = échanges au marché
tzolkin-action-uxmal3 = un nouvel ouvrier
tzolkin-action-uxmal4 = un bâtiment, à 2 maïs par ressource
tzolkin-action-uxmal5 = payer 1 maïs pour n’importe quelle action, sauf à Chichen Itza
tzolkin-action-chichen1 = laisser un crâne pour 4 points et une marche sur le temple de Chaac
tzolkin-action-chichen2 = laisser un crâne pour 5 points et une marche sur le temple de Chaac
tzolkin-action-chichen3 = laisser un crâne pour 6 points et une marche sur le temple de Chaac
tzolkin-action-chichen4 = laisser un crâne pour 7 points et une marche sur le temple de Kukulcan
tzolkin-action-chichen5 = laisser un crâne pour 8 points et une marche sur le temple de Kukulcan
tzolkin-action-chichen6 = laisser un crâne pour 8 points, une marche sur le temple de Kukulcan et une ressource au choix
tzolkin-action-chichen7 = laisser un crâne pour 10 points et une marche sur le temple de Quetzalcoatl
tzolkin-action-chichen8 = laisser un crâne pour 11 points, une marche sur le temple de Quetzalcoatl et une ressource au choix
tzolkin-action-chichen9 = laisser un crâne pour 13 points, une marche sur le temple de Quetzalcoatl et une ressource au choix

# What technologies do.

tzolkin-level-agriculture1 = 1 maïs de plus à chaque récolte de maïs
tzolkin-level-agriculture2 = récolter du maïs même sans tuile, 1 maïs de plus en pêchant
tzolkin-level-agriculture3 = encore 2 maïs de plus à chaque récolte de maïs
tzolkin-level-agriculture_bonus = une marche sur un temple au choix
tzolkin-level-extraction1 = 1 bois de plus à Yaxchilan et à Palenque
tzolkin-level-extraction2 = 1 pierre de plus à Yaxchilan
tzolkin-level-extraction3 = 1 or de plus à Yaxchilan
tzolkin-level-extraction_bonus = 2 ressources au choix
tzolkin-level-architecture1 = 1 maïs pour un bâtiment construit, pas pour un monument
tzolkin-level-architecture2 = 2 points pour un bâtiment construit, pas pour un monument
tzolkin-level-architecture3 = un bâtiment coûte 1 ressource de moins, ou 2 maïs à Uxmal
tzolkin-level-architecture_bonus = 3 points
tzolkin-level-theology1 = à Chichen Itza, l’action de la case suivante si vous voulez, gratuitement
tzolkin-level-theology2 = après une action à Chichen Itza, payer une ressource pour une marche sur un temple au choix
tzolkin-level-theology3 = un crâne de plus à Yaxchilan
tzolkin-level-theology_bonus = 1 crâne

# Buildings. Their names are our own.

tzolkin-building-b1 = Milpa I
tzolkin-building-b2 = Milpa II
tzolkin-building-b3 = Milpa III
tzolkin-building-b4 = Champs surélevés I
tzolkin-building-b5 = Champs surélevés II
tzolkin-building-b6 = Maison des semeurs
tzolkin-building-b7 = Loge des gardiens des champs
tzolkin-building-b8 = Camp des mineurs
tzolkin-building-b9 = Atelier des orfèvres
tzolkin-building-b10 = Tombeau des deux seigneurs
tzolkin-building-b11 = Tombeau de la pluie et de la jungle
tzolkin-building-b12 = Tombeau du maçon
tzolkin-building-b13 = Sanctuaire des architectes
tzolkin-building-b14 = Oracle du Serpent
tzolkin-building-b15 = Grande ferme I
tzolkin-building-b16 = Grande ferme II
tzolkin-building-b17 = Grande ferme III
tzolkin-building-b18 = École de la pierre
tzolkin-building-b19 = École de l’or
tzolkin-building-b20 = École du maïs
tzolkin-building-b21 = École des crânes
tzolkin-building-b22 = Tombeau des serviteurs
tzolkin-building-b23 = Tombeau du régent
tzolkin-building-b24 = Tombeau des trois dieux
tzolkin-building-b25 = Tombeau d’or
tzolkin-building-b26 = Tombeau du marchand
tzolkin-building-b27 = Autel de Chaac
tzolkin-building-b28 = Autel de Kukulcan
tzolkin-building-b29 = Autel de Quetzalcoatl
tzolkin-building-b30 = Sanctuaire des bâtisseurs
tzolkin-building-b31 = Sanctuaire des prêtres
tzolkin-building-b32 = Maison du savoir
tzolkin-building-b33 = Grenier
tzolkin-building-b34 = Ossuaire
tzolkin-building-b35 = Fonderie d’or
tzolkin-building-b36 = Sanctuaire des carriers
tzolkin-building-b37 = Entrepôt
tzolkin-building-b38 = Tombeau des fondations
tzolkin-building-b39 = Maison du changement
tzolkin-building-b40 = Autel du crâne

tzolkin-building-effect-b1 = un ouvrier a besoin de 2 maïs de moins
tzolkin-building-effect-b2 = un ouvrier a besoin de 2 maïs de moins
tzolkin-building-effect-b3 = un ouvrier a besoin de 2 maïs de moins
tzolkin-building-effect-b4 = il faut 1 maïs de moins par ouvrier
tzolkin-building-effect-b5 = il faut 1 maïs de moins par ouvrier
tzolkin-building-effect-b6 = agriculture
tzolkin-building-effect-b7 = 1 pierre, agriculture
tzolkin-building-effect-b8 = 1 maïs, extraction
tzolkin-building-effect-b9 = 1 or, extraction
tzolkin-building-effect-b10 = une marche sur le temple de Chaac et sur celui de Quetzalcoatl
tzolkin-building-effect-b11 = une marche sur le temple de Chaac et sur celui de Kukulcan
tzolkin-building-effect-b12 = une marche sur un temple au choix, puis un autre bâtiment à payer, si vous voulez
tzolkin-building-effect-b13 = architecture
tzolkin-building-effect-b14 = théologie, une marche sur le temple de Kukulcan
tzolkin-building-effect-b15 = trois ouvriers ont besoin de 2 maïs de moins chacun
tzolkin-building-effect-b16 = trois ouvriers ont besoin de 2 maïs de moins chacun
tzolkin-building-effect-b17 = trois ouvriers ont besoin de 2 maïs de moins chacun
tzolkin-building-effect-b18 = 1 pierre, une technologie au choix
tzolkin-building-effect-b19 = 1 or, une technologie au choix
tzolkin-building-effect-b20 = 6 maïs, une technologie au choix
tzolkin-building-effect-b21 = 1 crâne, une technologie au choix
tzolkin-building-effect-b22 = 6 points, un nouvel ouvrier
tzolkin-building-effect-b23 = 2 points, payer 1 maïs pour n’importe quelle action, sauf à Chichen Itza
tzolkin-building-effect-b24 = 3 points, une marche sur chaque temple
tzolkin-building-effect-b25 = 8 points
tzolkin-building-effect-b26 = 6 points, échanges au marché
tzolkin-building-effect-b27 = 2 points, deux marches sur le temple de Chaac
tzolkin-building-effect-b28 = 3 points, deux marches sur le temple de Kukulcan
tzolkin-building-effect-b29 = 4 points, deux marches sur le temple de Quetzalcoatl
tzolkin-building-effect-b30 = 3 points, architecture
tzolkin-building-effect-b31 = théologie, une marche sur le temple de Chaac et sur celui de Kukulcan
tzolkin-building-effect-b32 = deux niveaux de technologie au choix
tzolkin-building-effect-b33 = 3 maïs à chaque jour de festin, peut être rénové
tzolkin-building-effect-b34 = 1 bois aux deux premiers jours de festin, 1 crâne aux deux derniers, peut être rénové
tzolkin-building-effect-b35 = 1 or à chaque jour de festin, peut être rénové
tzolkin-building-effect-b36 = 1 pierre à chaque jour de festin, peut être rénové
tzolkin-building-effect-b37 = 8 maïs
tzolkin-building-effect-b38 = 1 point, puis un monument à payer, si vous voulez
tzolkin-building-effect-b39 = une technologie recule d’un niveau, les trois autres progressent
tzolkin-building-effect-b40 = 7 points, une marche sur un temple au choix ; son crâne compte comme un crâne à Chichen Itza

# Monuments. Their names are our own.

tzolkin-monument-m1 = Nécropole
tzolkin-monument-m2 = Grande chaussée
tzolkin-monument-m3 = Monument au maïs
tzolkin-monument-m4 = Monument à la forêt
tzolkin-monument-m5 = Allée des stèles
tzolkin-monument-m6 = Grand palais
tzolkin-monument-m7 = Observatoire
tzolkin-monument-m8 = Grande bibliothèque
tzolkin-monument-m9 = Jeu de balle
tzolkin-monument-m10 = Enceinte sacrée
tzolkin-monument-m11 = Pyramide des trois dieux
tzolkin-monument-m12 = Escalier du ciel
tzolkin-monument-m13 = Mur des crânes

tzolkin-monument-worth-m1 = 4 points pour chacun de vos bâtiments et monuments funéraires, celui-ci compris
tzolkin-monument-worth-m2 = 2 points pour chacun de vos bâtiments et monuments, celui-ci compris
tzolkin-monument-worth-m3 = 4 points pour chacune de vos tuiles maïs
tzolkin-monument-worth-m4 = 4 points pour chacune de vos tuiles bois
tzolkin-monument-worth-m5 = 6 points à deux joueurs, 5 à trois ou 4 au-delà pour chaque monument construit, tous joueurs confondus
tzolkin-monument-worth-m6 = 4 points pour chacun de vos bâtiments et monuments civils, celui-ci compris
tzolkin-monument-worth-m7 = 9, 20 ou 33 points pour une, deux ou au moins trois technologies au troisième niveau
tzolkin-monument-worth-m8 = 3 points pour chaque niveau de technologie
tzolkin-monument-worth-m9 = 6, 12 ou 18 points pour quatre, cinq ou six ouvriers
tzolkin-monument-worth-m10 = 4 points pour chacun de vos bâtiments et monuments sacrés, celui-ci compris
tzolkin-monument-worth-m11 = une fois de plus les points de votre marche sur chaque temple
tzolkin-monument-worth-m12 = 3 points pour chaque marche au-dessus de celle de départ sur votre meilleur temple
tzolkin-monument-worth-m13 = 3 points pour chaque crâne à Chichen Itza, peu importe qui l’y a laissé

# Starting wealth.

tzolkin-wealth-w1 = la tuile « 3 maïs, agriculture, une marche sur le temple de Quetzalcoatl »
tzolkin-wealth-w2 = la tuile « 5 maïs, 1 or, une marche sur le temple de Quetzalcoatl »
tzolkin-wealth-w3 = la tuile « 1 pierre, 1 or, agriculture »
tzolkin-wealth-w4 = la tuile « 9 maïs, 1 pierre »
tzolkin-wealth-w5 = la tuile « 1 bois, extraction, une marche sur le temple de Kukulcan »
tzolkin-wealth-w6 = la tuile « 2 maïs, 2 bois, une marche sur le temple de Kukulcan »
tzolkin-wealth-w7 = la tuile « 4 maïs, 1 bois, extraction »
tzolkin-wealth-w8 = la tuile « 3 maïs, 2 bois, 1 pierre »
tzolkin-wealth-w9 = la tuile « 2 maïs, architecture, une marche sur le temple de Chaac »
tzolkin-wealth-w10 = la tuile « 6 maïs, 2 pierres »
tzolkin-wealth-w11 = la tuile « 3 maïs, 1 or, architecture »
tzolkin-wealth-w12 = la tuile « 6 maïs, 1 bois, 1 pierre »
tzolkin-wealth-w13 = la tuile « 5 maïs, 1 pierre, une marche sur le temple de Chaac »
tzolkin-wealth-w14 = la tuile « 3 maïs, 1 bois, un ouvrier a besoin de 2 maïs de moins »
tzolkin-wealth-w15 = la tuile « un nouvel ouvrier »
tzolkin-wealth-w16 = la tuile « 8 maïs, 1 or »
tzolkin-wealth-w17 = la tuile « 4 maïs, 1 bois, 1 crâne »
tzolkin-wealth-w18 = la tuile « 5 maïs, 1 pierre, théologie »
tzolkin-wealth-w19 = la tuile « 4 maïs, 3 bois »
tzolkin-wealth-w20 = la tuile « 2 maïs, 2 bois, théologie »
tzolkin-wealth-w21 = la tuile « 7 maïs, 2 bois »

tzolkin-wealth-effect-w1 = 3 maïs, agriculture, une marche sur le temple de Quetzalcoatl
tzolkin-wealth-effect-w2 = 5 maïs, 1 or, une marche sur le temple de Quetzalcoatl
tzolkin-wealth-effect-w3 = 1 pierre, 1 or, agriculture
tzolkin-wealth-effect-w4 = 9 maïs, 1 pierre
tzolkin-wealth-effect-w5 = 1 bois, extraction, une marche sur le temple de Kukulcan
tzolkin-wealth-effect-w6 = 2 maïs, 2 bois, une marche sur le temple de Kukulcan
tzolkin-wealth-effect-w7 = 4 maïs, 1 bois, extraction
tzolkin-wealth-effect-w8 = 3 maïs, 2 bois, 1 pierre
tzolkin-wealth-effect-w9 = 2 maïs, architecture, une marche sur le temple de Chaac
tzolkin-wealth-effect-w10 = 6 maïs, 2 pierres
tzolkin-wealth-effect-w11 = 3 maïs, 1 or, architecture
tzolkin-wealth-effect-w12 = 6 maïs, 1 bois, 1 pierre
tzolkin-wealth-effect-w13 = 5 maïs, 1 pierre, une marche sur le temple de Chaac
tzolkin-wealth-effect-w14 = 3 maïs, 1 bois, un ouvrier a besoin de 2 maïs de moins
tzolkin-wealth-effect-w15 = un nouvel ouvrier
tzolkin-wealth-effect-w16 = 8 maïs, 1 or
tzolkin-wealth-effect-w17 = 4 maïs, 1 bois, 1 crâne
tzolkin-wealth-effect-w18 = 5 maïs, 1 pierre, théologie
tzolkin-wealth-effect-w19 = 4 maïs, 3 bois
tzolkin-wealth-effect-w20 = 2 maïs, 2 bois, théologie
tzolkin-wealth-effect-w21 = 7 maïs, 2 bois

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

tzolkin-tribe-ability-ah_chuy_kak = après avoir placé au moins deux ouvriers sur des rouages, peut en reprendre un autre
tzolkin-tribe-ability-ahau_chamahez = une fois par tour, pour 1 maïs, utilise l’action juste au-dessus
tzolkin-tribe-ability-ahmakiq = peut passer
tzolkin-tribe-ability-bacab = commence chaque tour avec au moins 2 maïs, et en a 4 après avoir quémandé
tzolkin-tribe-ability-balam = reçoit 1 maïs pour utiliser une action inférieure, au lieu de payer
tzolkin-tribe-ability-cit_bolon_tum = une fois par tour, paie 3 maïs au lieu du numéro d’une case ; a une case de plus sur chaque rouage
tzolkin-tribe-ability-huracan = un ouvrier peut utiliser l’action de même numéro de l’autre rouage : Palenque et Yaxchilan, Tikal et Uxmal
tzolkin-tribe-ability-itzamna = les niveaux de technologie coûtent une ressource de moins ; au-delà du troisième, le bonus de n’importe quelle technologie
tzolkin-tribe-ability-ixtab = garde trois tuiles richesse de départ, et descend d’une marche sur un temple
tzolkin-tribe-ability-vacub_caquix = une fois par tour, peut sauter une case libre en plaçant des ouvriers
tzolkin-tribe-ability-xaman_ek = une fois par tour, à tout moment de son tour, échange une ressource au taux du marché
tzolkin-tribe-ability-yaluk = cinq ouvriers, à qui il faut 1 maïs de plus chacun ; un ouvrier non nourri coûte 5 points
tzolkin-tribe-ability-yumkaax = paie moins pour placer plusieurs ouvriers

tzolkin-prophecy-wrathful_gods = Courroux des dieux
tzolkin-prophecy-angry_chaac = Colère divine de Chaac
tzolkin-prophecy-angry_quetzalcoatl = Colère divine de Quetzalcoatl
tzolkin-prophecy-angry_kukulcan = Colère divine de Kukulcan
tzolkin-prophecy-forest_fires = Feux de forêt
tzolkin-prophecy-drought = Sécheresse
tzolkin-prophecy-gold_shortage = Pénurie d’or
tzolkin-prophecy-desecration = Profanation
tzolkin-prophecy-teacher_shortage = Manque de moyens
tzolkin-prophecy-forgotten_lore = Savoir oublié
tzolkin-prophecy-crowded_cities = Cités surpeuplées
tzolkin-prophecy-hunger = Fringale
tzolkin-prophecy-high_floodwaters = Inondations

tzolkin-prophecy-calamity-wrathful_gods = chaque marche gravie sur un temple coûte 1 maïs
tzolkin-prophecy-calamity-angry_chaac = chaque marche gravie sur le temple de Chaac coûte une ressource
tzolkin-prophecy-calamity-angry_quetzalcoatl = chaque marche gravie sur le temple de Quetzalcoatl coûte une ressource
tzolkin-prophecy-calamity-angry_kukulcan = chaque marche gravie sur le temple de Kukulcan coûte une ressource
tzolkin-prophecy-calamity-forest_fires = une récolte de bois rapporte 1 bois de moins
tzolkin-prophecy-calamity-drought = une récolte de maïs rapporte 1 maïs de moins
tzolkin-prophecy-calamity-gold_shortage = chaque or coûte 1 maïs
tzolkin-prophecy-calamity-desecration = chaque crâne fait descendre d’une marche sur un temple
tzolkin-prophecy-calamity-teacher_shortage = chaque progrès en technologie coûte une ressource de plus
tzolkin-prophecy-calamity-forgotten_lore = le deuxième niveau des technologies n’a pas d’effet
tzolkin-prophecy-calamity-crowded_cities = chaque bâtiment coûte une ressource de plus, ou 2 maïs de plus s’il est payé en maïs
tzolkin-prophecy-calamity-hunger = il faut 1 maïs de plus par ouvrier
tzolkin-prophecy-calamity-high_floodwaters = chaque ouvrier placé sur Chichen Itza coûte 2 maïs de plus

tzolkin-prophecy-counted-wrathful_gods = marches au-dessus de celle de départ sur tous les temples
tzolkin-prophecy-counted-angry_chaac = marches au-dessus de celle de départ sur le temple de Chaac
tzolkin-prophecy-counted-angry_quetzalcoatl = marches au-dessus de celle de départ sur le temple de Quetzalcoatl
tzolkin-prophecy-counted-angry_kukulcan = marches au-dessus de celle de départ sur le temple de Kukulcan
tzolkin-prophecy-counted-forest_fires = tuiles bois
tzolkin-prophecy-counted-drought = tuiles maïs
tzolkin-prophecy-counted-gold_shortage = or
tzolkin-prophecy-counted-desecration = crânes en main
tzolkin-prophecy-counted-teacher_shortage = niveaux de technologie
tzolkin-prophecy-counted-forgotten_lore = technologies au moins au deuxième niveau
tzolkin-prophecy-counted-crowded_cities = bâtiments
tzolkin-prophecy-counted-hunger = ouvriers nourris
tzolkin-prophecy-counted-high_floodwaters = ouvriers sur Chichen Itza

tzolkin-quick-corn = 3 maïs
tzolkin-quick-wood_and_corn = 1 bois et 1 maïs
tzolkin-quick-stone = 1 pierre
tzolkin-quick-gold = 1 or
tzolkin-quick-technology = progresser d’un niveau de technologie
tzolkin-quick-market = échanges au marché
tzolkin-quick-build = un bâtiment, pour 1 maïs de plus

tzolkin-set-up-five_need_quick = À cinq joueurs, il faut les actions rapides : laisser quick_actions comme il est, ou lui donner la valeur true.

# Decisions.

tzolkin-decision-keep = Garder les tuiles richesse de départ en positions { $one } et { $other }
tzolkin-decision-beg = Quémander du maïs et descendre d’une marche sur le { $temple }
tzolkin-decision-place = Placer un ouvrier sur { $gear }
tzolkin-decision-place_first = Placer un ouvrier sur la case premier joueur
tzolkin-decision-pick_up = Reprendre l’ouvrier sur { $gear } { $number }
tzolkin-decision-act = { $gear } { $number } : { $effect }
tzolkin-decision-harvest_wood = Récolter du bois
tzolkin-decision-harvest_corn = Récolter du maïs
tzolkin-decision-burn = Brûler la forêt pour son maïs et descendre d’une marche sur le { $temple }
tzolkin-decision-climb = Gravir une marche sur le { $temple }
tzolkin-decision-climb_two = Gravir une marche sur deux temples : { $temples }
tzolkin-decision-pay = Payer { $blocks }
tzolkin-decision-take = Prendre { $blocks }
tzolkin-decision-save = Économiser 1 { $resource }
tzolkin-decision-learn = Progresser en { $track }
tzolkin-decision-sell = Vendre 1 { $resource } contre { $corn } maïs
tzolkin-decision-buy = Acheter 1 { $resource } contre { $corn } maïs
tzolkin-decision-build = Construire « { $building } » pour { $cost } : { $effect }
tzolkin-decision-build_monument = Construire le monument « { $monument } » pour { $cost } : { $worth }
tzolkin-decision-use_architecture = Utiliser l’architecture pour ce bâtiment
tzolkin-decision-keep_architecture = Garder l’architecture pour le second bâtiment
tzolkin-decision-one_day = Faire avancer le calendrier d’un jour
tzolkin-decision-two_days = Faire avancer le calendrier de deux jours
tzolkin-decision-done = Rien de plus
tzolkin-decision-place_quick = Placer un ouvrier sur une case action rapide
tzolkin-decision-place_flat = Placer un ouvrier sur { $gear } à prix fixe
tzolkin-decision-skip = Sauter la case libre la plus basse de { $gear }
tzolkin-decision-pass = Passer
tzolkin-decision-act_higher = Une case plus haut pour 1 maïs, { $gear } { $number } : { $effect }
tzolkin-decision-accept = Payer 1 maïs pour cela
tzolkin-decision-descend = Descendre d’une marche sur le { $temple }
tzolkin-decision-bonus = Prendre le bonus de la technologie { $track } : { $effect }
tzolkin-decision-forget = Reculer d’un niveau en { $track }
tzolkin-decision-discard = Rénover « { $building } » : ce bâtiment est défaussé, et les ressources communes aux deux coûts comptent comme payées
tzolkin-decision-keep_tribe = Garder la tribu { $tribe } et les tuiles richesse de départ en positions { $places }

tzolkin-describe-keep = Garder « { $one } » et « { $other } »
tzolkin-describe-place = Placer un ouvrier sur { $gear } { $number } { $corn ->
        [0] gratuitement
       *[other] pour { $corn } maïs
    }
tzolkin-describe-place_mercy = Placer un ouvrier sur { $gear } { $number } et donner tout son maïs : les dieux se montrent cléments
tzolkin-describe-place_first = Placer un ouvrier sur la case premier joueur { $corn ->
        [0] gratuitement
       *[other] pour { $corn } maïs
    }{ $teeth ->
        [0] {""}
       *[other] , et prendre { $teeth } maïs sur les dents
    }
tzolkin-describe-act_for = { $gear } { $number } pour { $corn } maïs : { $effect }
tzolkin-describe-under = { $said } ({ $calamity })
tzolkin-describe-build_for_corn = Construire « { $building } » pour { $corn } maïs : { $effect }
tzolkin-describe-build_renovating = Construire « { $building } », ce qui oblige à rénover { $olds } : { $effect }
tzolkin-describe-build_cheaper = Construire « { $building } » pour { $cost }, une ressource de moins avec l’architecture : { $effect }
tzolkin-describe-build_crowded = Construire « { $building } » pour { $cost }, plus une ressource au choix : { $effect }
tzolkin-describe-build_cheaper_crowded = Construire « { $building } » pour { $cost }, une ressource de moins avec l’architecture, plus une ressource au choix : { $effect }
tzolkin-describe-learn = Progresser en { $track } { $blocks ->
        [0] gratuitement
        [one] pour { $blocks } ressource
       *[other] pour { $blocks } ressources
    } : { $effect }
tzolkin-describe-learn_free = Progresser en { $track } : { $effect }
tzolkin-describe-learn_any_bonus = Progresser en { $track } au-delà du dernier niveau { $blocks ->
        [0] gratuitement
        [one] pour { $blocks } ressource
       *[other] pour { $blocks } ressources
    } : le bonus de n’importe quelle technologie
tzolkin-describe-done_turn = Finir le tour
tzolkin-describe-done_action = N’utiliser aucune action
tzolkin-describe-done_learn = Ne pas progresser davantage
tzolkin-describe-done_build = Ne plus rien construire
tzolkin-describe-done_second = Ne pas construire de second bâtiment
tzolkin-describe-done_market = Quitter le marché
tzolkin-describe-done_devote = Ne rien payer
tzolkin-describe-done_renovate = Ne rien rénover
tzolkin-describe-done_step = Renoncer à la marche
tzolkin-describe-done_advance = Renoncer à progresser
tzolkin-describe-done_gold = Renoncer à l’or
tzolkin-describe-done_skull = Renoncer au crâne
tzolkin-describe-keep_tribe = { $tribe }, avec « { $one } » et « { $other } »
tzolkin-describe-keep_three = { $tribe }, avec « { $one } », « { $other } » et « { $third } »
tzolkin-describe-act_paid = { $gear } { $number } en recevant { $corn } maïs : { $effect }
tzolkin-describe-place_quick = Placer un ouvrier sur une case action rapide pour { $corn } maïs : { $quick }
tzolkin-describe-place_flat = Placer un ouvrier sur { $gear } { $number } au prix fixe, { $corn } maïs
tzolkin-describe-skip = Sauter { $gear } { $number } pendant ce tour
tzolkin-describe-accept_step = Payer 1 maïs pour la marche sur le { $temple }
tzolkin-describe-accept_gold = Payer 1 maïs pour 1 or
tzolkin-describe-pay_step = Payer { $blocks } pour la marche sur le { $temple }
tzolkin-describe-devote = Payer une ressource pour gravir une marche sur le { $temple }
tzolkin-describe-pay_teacher = Payer { $blocks } pour progresser en { $track }
tzolkin-describe-descend_for_skull = Descendre d’une marche sur le { $temple } pour un crâne
tzolkin-describe-buy = Acheter 1 { $resource } contre { $corn } maïs

# Why a decision is refused.

tzolkin-refused-now_keep = C’est le moment de choisir les deux tuiles à garder parmi les quatre, par exemple keep=13.
tzolkin-refused-now_begin = C’est le moment de placer des ouvriers, par exemple place=tikal, ou d’en reprendre, par exemple pick=tikal4 ; avec 2 maïs ou moins, on peut d’abord quémander, par exemple beg=brown, et on y est obligé si rien d’autre n’est possible.
tzolkin-refused-now_place = Ce tour sert à placer des ouvriers : en placer un, par exemple place=tikal, ou finir le tour avec done une fois qu’un ouvrier est placé.
tzolkin-refused-now_pick = Ce tour sert à reprendre des ouvriers : en reprendre un autre, ou finir le tour avec done.
tzolkin-refused-now_days = C’est le moment de dire de combien avance le calendrier : days=1 ou days=2.
tzolkin-refused-now_act = C’est le moment de choisir une action, par exemple act=tikal3, ou aucune avec done.
tzolkin-refused-now_any_action = C’est le moment de choisir une action de Palenque, Yaxchilan, Tikal ou Uxmal, par exemple act=tikal3.
tzolkin-refused-now_harvest = C’est le moment de choisir une récolte : harvest=wood, harvest=corn ou brûler la forêt, par exemple burn=brown.
tzolkin-refused-no_wood_there = Il n’y a plus de bois ici : récolter du maïs, harvest=corn.
tzolkin-refused-no_corn_there = Aucun maïs n’est visible ici : récolter du bois, harvest=wood, ou brûler la forêt, par exemple burn=brown.
tzolkin-refused-now_learn = C’est le moment de choisir une technologie, par exemple learn=theology.
tzolkin-refused-now_pay = C’est le moment de payer, par exemple pay=ws pour un bois et une pierre.
tzolkin-refused-now_take = C’est le moment de prendre des ressources, par exemple take=g pour un or.
tzolkin-refused-take_so_many = Il faut prendre { $blocks ->
        [one] 1 ressource, par exemple take=w
       *[other] { $blocks } ressources, par exemple take=ws
    }.
tzolkin-refused-cannot_pay_gold = On ne peut pas prendre seulement de l’or : la prophétie demande un maïs pour cela, et il n’y en a pas.
tzolkin-refused-now_climb = C’est le moment de choisir un temple, par exemple climb=brown.
tzolkin-refused-now_climb_two = C’est le moment de choisir deux temples, par exemple climb=brown+green.
tzolkin-refused-now_devote = C’est le moment de choisir un temple pour une ressource, par exemple climb=brown, ou aucun avec done.
tzolkin-refused-now_build = C’est le moment de choisir quoi construire, par exemple build=12.
tzolkin-refused-now_architecture = C’est le moment de dire pour lequel des deux bâtiments sert l’architecture : architecture=now ou architecture=later.
tzolkin-refused-now_save = C’est le moment de dire quelle ressource l’architecture économise, par exemple save=stone.
tzolkin-refused-now_trade = C’est le moment de faire des échanges, par exemple sell=gold ou buy=wood.
tzolkin-refused-now_keep_tribe = C’est le moment de choisir une tribu et les tuiles à garder, par exemple keep=13/2 : deux tuiles, ou trois avec Ixtab.
tzolkin-refused-now_renovate = C’est le moment de dire s’il y a une rénovation, par exemple discard=33, ou aucune avec done.
tzolkin-refused-now_build_monument = C’est le moment de choisir un monument, par exemple monument=5, ou aucun avec done.
tzolkin-refused-now_forget = C’est le moment de dire quelle technologie recule d’un niveau, par exemple forget=theology.
tzolkin-refused-now_bonus = C’est le moment de choisir un bonus, par exemple bonus=theology.
tzolkin-refused-now_tax = C’est le moment de payer ce que demande la prophétie, avec accept ou par exemple pay=w, ou d’y renoncer avec done.
tzolkin-refused-now_skull = C’est le moment de descendre d’une marche pour un crâne, par exemple descend=brown, ou d’y renoncer avec done.
tzolkin-refused-now_descend = C’est le moment de descendre d’une marche sur un temple, par exemple descend=brown.
tzolkin-refused-no_quick = Une case action rapide doit être libre et payée, une seule par tour, et l’action rapide doit être possible ensuite.
tzolkin-refused-no_quick_actions = Il n’y a pas de cases action rapide : cette table joue sans actions rapides.
tzolkin-refused-not_your_tribe = Seules certaines tribus peuvent faire cela, et au bon moment.
tzolkin-refused-begged_already = On ne quémande qu’une fois par tour.
tzolkin-refused-too_much_corn_to_beg = Il faut avoir 2 maïs ou moins pour quémander ; ici, il y en a { $corn }.
tzolkin-refused-at_the_bottom = On ne peut pas descendre plus bas que la première marche du { $temple }.
tzolkin-refused-space_taken = Il n’y a pas de case libre à cet endroit.
tzolkin-refused-no_worker_in_hand = Il n’y a pas d’ouvrier en main.
tzolkin-refused-cannot_pay_space = Cela coûte { $cost } maïs, et il { $corn ->
        [0] n’y en a pas
       *[other] n’y en a que { $corn }
    }.
tzolkin-refused-no_worker_there = Aucun de vos ouvriers ne se trouve à cet endroit.
tzolkin-refused-out_of_reach = Cette action n’est pas à portée : un ouvrier utilise l’action de sa case ou une action inférieure du même rouage, n’importe laquelle depuis les cases les plus hautes ; avec la théologie, aussi l’action suivante à Chichen Itza.
tzolkin-refused-not_any_action = Une action de Chichen Itza, ou Uxmal 5 elle-même, ne peut pas être choisie ainsi.
tzolkin-refused-cannot_pay_action = D’ici, cette action coûte { $price } maïs, et il { $corn ->
        [0] n’y en a pas
       *[other] n’y en a que { $corn }
    }.
tzolkin-refused-skull_there = Il y a déjà un crâne à cet endroit ; chacune de ces actions ne sert qu’une fois par partie.
tzolkin-refused-no_skull = Il n’y a pas de crâne à y laisser.
tzolkin-refused-cannot_perform = Cette action ne ferait rien maintenant, ou ne peut pas être payée : { $effect }.
tzolkin-refused-not_on_offer = Cette tuile n’est pas disponible.
tzolkin-refused-build_its_like = Une autre tuile identique à « { $building } » est disponible ; celle qui a le plus petit numéro se construit d’abord.
tzolkin-refused-cannot_pay_building = Impossible à payer : cela coûte { $cost }.
tzolkin-refused-cannot_pay_building_in_corn = Le maïs ne suffit pas : cela coûte { $price }.
tzolkin-refused-no_monument_now = Un monument ne se construit qu’avec Tikal 4, et à la place de bâtiments.
tzolkin-refused-trade_in_order = Cet échange n’est pas possible : il faut vendre avant d’acheter, chaque fois dans l’ordre bois, pierre, or ; on ne rachète pas ce qu’on a vendu, et tout se paie.
tzolkin-refused-cannot_climb = Impossible d’y gravir une marche : il n’y a rien au-dessus du sommet, une seule place dessus, et ce qu’une prophétie demande pour la marche doit être payé.
tzolkin-refused-cannot_burn = On ne peut pas brûler une forêt disparue, ni fâcher un dieu depuis la première marche.
tzolkin-refused-pay_so_many = Il faut payer { $blocks ->
        [one] 1 ressource
       *[other] { $blocks } ressources
    } parmi celles que vous avez.
tzolkin-refused-cannot_learn = Ce progrès ne peut pas être payé, ou n’apporterait rien.

# Events.

tzolkin-event-monument_offered = Le monument « { $monument } » est disponible.
tzolkin-event-building_offered = Le bâtiment « { $building } » est disponible.
tzolkin-event-neutral_placed = Un ouvrier neutre se trouve sur { $gear } { $number }.
tzolkin-event-neutral_placed_quick = Un ouvrier neutre bloque une case action rapide pour toute la partie.
tzolkin-event-wealth_dealt = { $seat } { $seat ->
        [Vous] recevez
       *[other] reçoit
    } : { $tiles }.
tzolkin-event-wealth_dealt_hidden = { $seat } { $seat ->
        [Vous] recevez
       *[other] reçoit
    } quatre tuiles richesse de départ.
tzolkin-event-wealth_kept = { $seat } { $seat ->
        [Vous] gardez
       *[other] garde
    } : { $tiles }.
tzolkin-event-wealth_kept_hidden = { $seat } { $seat ->
        [Vous] avez fait votre
       *[other] a fait son
    } choix.
tzolkin-event-wealth_revealed = { $seat } { $seat ->
        [Vous] commencez
       *[other] commence
    } avec : { $effect }.
tzolkin-event-round_began = La manche { $round } commence.
tzolkin-event-food_round_began = La manche { $round } commence, et c’est un jour de festin.
tzolkin-event-begged = { $seat } { $seat ->
        [Vous] quémandez
       *[other] quémande
    } du maïs et en { $seat ->
        [Vous] avez
       *[other] a
    } maintenant { $corn }.
tzolkin-event-bacab_filled = { $seat } { $seat ->
        [Vous] commencez
       *[other] commence
    } le tour avec { $corn } maïs, grâce à Bacab.
tzolkin-event-worker_placed = { $seat } { $seat ->
        [Vous] placez
       *[other] place
    } un ouvrier sur { $gear } { $number } { $corn ->
        [0] gratuitement
       *[other] pour { $corn } maïs
    }.
tzolkin-event-first_place_taken = { $seat } { $seat ->
        [Vous] occupez
       *[other] occupe
    } la case premier joueur { $corn ->
        [0] gratuitement
       *[other] pour { $corn } maïs
    }.
tzolkin-event-mercy_shown = { $seat } { $seat ->
        [Vous] ne pouvez pas payer, mais placez
       *[other] ne peut pas payer, mais place
    } un ouvrier sur { $gear } { $number } et { $seat ->
        [Vous] donnez tout votre
       *[other] donne tout son
    } maïs.
tzolkin-event-worker_picked_up = { $seat } { $seat ->
        [Vous] reprenez
       *[other] reprend
    } l’ouvrier sur { $gear } { $number }.
tzolkin-event-action_used = { $seat } { $seat ->
        [Vous] utilisez
       *[other] utilise
    } { $gear } { $number } : { $effect }.
tzolkin-event-action_used_for = { $seat } { $seat ->
        [Vous] utilisez
       *[other] utilise
    } { $gear } { $number } pour { $corn } maïs : { $effect }.
tzolkin-event-gained = { $seat } { $seat ->
        [Vous] recevez
       *[other] reçoit
    } { $what }.
tzolkin-event-paid = { $seat } { $seat ->
        [Vous] payez
       *[other] paie
    } { $what }.
tzolkin-event-wood_tile_taken = { $seat } { $seat ->
        [Vous] prenez
       *[other] prend
    } une tuile bois à Palenque { $action }.
tzolkin-event-corn_tile_taken = { $seat } { $seat ->
        [Vous] prenez
       *[other] prend
    } une tuile maïs à Palenque { $action }.
tzolkin-event-forest_burnt = { $seat } { $seat ->
        [Vous] brûlez
       *[other] brûle
    } la forêt de Palenque { $action } et { $seat ->
        [Vous] prenez
       *[other] prend
    } la tuile maïs qui se trouvait dessous.
tzolkin-event-harvested_without_tile = { $seat } { $seat ->
        [Vous] récoltez
       *[other] récolte
    } sans tuile à Palenque { $action }.
tzolkin-event-stepped_up = { $seat } { $seat ->
        [Vous] gravissez
       *[other] gravit
    } une marche sur le { $temple }, jusqu’à celle de { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
tzolkin-event-stepped_down = { $seat } { $seat ->
        [Vous] descendez
       *[other] descend
    } d’une marche sur le { $temple }, jusqu’à celle de { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
tzolkin-event-step_lost = { $seat } ne { $seat ->
        [Vous] pouvez
       *[other] peut
    } pas gravir de marche sur le { $temple } ; la marche est perdue.
tzolkin-event-step_forgone = { $seat } { $seat ->
        [Vous] renoncez
       *[other] renonce
    } à la marche sur le { $temple } : le prix de la prophétie n’est pas payé.
tzolkin-event-advance_forgone = { $seat } { $seat ->
        [Vous] renoncez
       *[other] renonce
    } à progresser en { $track } : la ressource supplémentaire n’est pas payée.
tzolkin-event-gold_forgone = { $seat } { $seat ->
        [Vous] renoncez
       *[other] renonce
    } à { $blocks } or : le prix de la prophétie n’est pas payé.
tzolkin-event-skulls_forgone = { $seat } { $seat ->
        [Vous] renoncez
       *[other] renonce
    } à { $skulls ->
        [one] un crâne
       *[other] { $skulls } crânes
    } : aucune marche n’est descendue pour cela.
tzolkin-event-vowed = { $seat } { $seat ->
        [Vous] promettez
       *[other] promet
    } de descendre d’une marche sur le { $temple } pour un crâne.
tzolkin-event-any_step_lost = { $seat } ne { $seat ->
        [Vous] pouvez
       *[other] peut
    } gravir et payer de marche sur aucun temple ; elle est perdue.
tzolkin-event-no_worker_left = { $seat } { $seat ->
        [Vous] avez
       *[other] a
    } déjà tous { $seat ->
        [Vous] vos
       *[other] ses
    } ouvriers et n’en { $seat ->
        [Vous] recevez
       *[other] reçoit
    } pas d’autre.
tzolkin-event-no_skull_left = Il ne reste aucun crâne dans la réserve pour { $seat ->
        [Vous] vous
       *[other] { $seat }
    }.
tzolkin-event-double_refreshed = { $seat } { $seat ->
        [Vous] pouvez
       *[other] peut
    } de nouveau faire avancer le calendrier de deux jours.
tzolkin-event-advanced = { $seat } { $seat ->
        [Vous] progressez
       *[other] progresse
    } en { $track } jusqu’au niveau { $level }.
tzolkin-event-bonus_taken = { $seat } { $seat ->
        [Vous] progressez
       *[other] progresse
    } en { $track } au-delà du dernier niveau.
tzolkin-event-bonus_chosen = { $seat } { $seat ->
        [Vous] prenez
       *[other] prend
    } le bonus de la technologie { $track }.
tzolkin-event-skull_left = { $seat } { $seat ->
        [Vous] laissez
       *[other] laisse
    } un crâne sur Chichen Itza { $number }.
tzolkin-event-scored = { $seat } { $seat ->
        [Vous] marquez
       *[other] marque
    } { $points ->
        [one] { $points } point
       *[other] { $points } points
    } : { $source }.
tzolkin-event-worker_gained = { $seat } { $seat ->
        [Vous] recevez
       *[other] reçoit
    } un nouvel ouvrier.
tzolkin-event-sold = { $seat } { $seat ->
        [Vous] vendez
       *[other] vend
    } 1 { $resource } contre { $corn } maïs.
tzolkin-event-bought = { $seat } { $seat ->
        [Vous] achetez
       *[other] achète
    } 1 { $resource } contre { $corn } maïs.
tzolkin-event-built = { $seat } { $seat ->
        [Vous] construisez
       *[other] construit
    } « { $building } ».
tzolkin-event-built_with_architecture = { $seat } { $seat ->
        [Vous] construisez
       *[other] construit
    } « { $building } » à l’aide de l’architecture.
tzolkin-event-monument_built = { $seat } { $seat ->
        [Vous] construisez
       *[other] construit
    } le monument « { $monument } ».
tzolkin-event-teeth_corn_taken = { $seat } { $seat ->
        [Vous] prenez
       *[other] prend
    } { $corn } maïs sur les dents du calendrier.
tzolkin-event-fed = { $seat } { $fed ->
        [0] ne { $seat ->
            [Vous] nourrissez
           *[other] nourrit
        } aucun ouvrier
        [one] { $seat ->
            [Vous] nourrissez
           *[other] nourrit
        } { $fed } ouvrier
       *[other] { $seat ->
            [Vous] nourrissez
           *[other] nourrit
        } { $fed } ouvriers
    }{ $corn ->
        [0] { "" }
       *[other] { " " }avec { $corn } maïs
    }.
tzolkin-event-unfed = { $seat } ne { $seat ->
        [Vous] pouvez
       *[other] peut
    } pas nourrir { $workers ->
        [one] { $workers } ouvrier
       *[other] { $workers } ouvriers
    }.
tzolkin-event-age_changed = La seconde période commence, et de nouveaux bâtiments remplacent les anciens.
tzolkin-event-temple_rewarded = { $seat } { $seat ->
        [Vous] recevez
       *[other] reçoit
    } { $what } pour { $seat ->
        [Vous] votre
       *[other] sa
    } position sur le { $temple }.
tzolkin-event-skulls_short = Les dieux ont trop peu de crânes pour tous ceux à qui il en revient un, et n’en donnent aucun.
tzolkin-event-temple_scored = { $seat } { $seat ->
        [Vous] marquez
       *[other] marque
    } { $points ->
        [one] { $points } point
       *[other] { $points } points
    } sur le { $temple }.
tzolkin-event-temple_led = { $seat } { $seat ->
        [Vous] marquez
       *[other] marque
    } { $points ->
        [one] { $points } point
       *[other] { $points } points
    } pour la plus haute position sur le { $temple }.
tzolkin-event-first_worker_returned = { $seat } { $seat ->
        [Vous] récupérez votre
       *[other] récupère son
    } ouvrier de la case premier joueur.
tzolkin-event-first_player_changed = { $seat } { $seat ->
        [Vous] êtes
       *[other] est
    } maintenant premier joueur.
tzolkin-event-teeth_corn_added = Personne n’a occupé la case premier joueur : il y a maintenant { $corn } maïs sur les dents.
tzolkin-event-calendar_advanced = { $tooth ->
        [27] Le dernier jour est passé : le calendrier a fait un tour complet.
        [28] Le dernier jour est passé : le calendrier a fait un tour complet.
       *[other] Le calendrier avance jusqu’au jour { $tooth }.
    }
tzolkin-event-calendar_hurried = { $seat } { $seat ->
        [Vous] faites
       *[other] fait
    } avancer le calendrier de deux jours, { $tooth ->
        [27] au-delà du dernier jour.
       *[other] jusqu’au jour { $tooth }.
    }
tzolkin-event-worker_pushed_off = { $seat } { $seat ->
        [Vous] récupérez
       *[other] récupère
    } un ouvrier éjecté du rouage { $gear }.
tzolkin-event-corn_scored = { $seat } { $seat ->
        [Vous] avez
       *[other] a
    } { $corn } maïs, ressources comprises. Cela compte { $points }.
tzolkin-event-skulls_scored = { $seat } { $seat ->
        [Vous] marquez
       *[other] marque
    } { $points ->
        [one] { $points } point
       *[other] { $points } points
    } pour { $skulls ->
        [one] { $skulls } crâne
       *[other] { $skulls } crânes
    }.
tzolkin-event-monument_scored = { $seat } { $seat ->
        [Vous] marquez
       *[other] marque
    } { $points ->
        [one] { $points } point
       *[other] { $points } points
    } pour le monument « { $monument } ».
tzolkin-event-game_ended = { $count ->
        [one] { $winners } { $winners ->
            [Vous] gagnez
           *[other] gagne
        } la partie.
       *[other] Victoire partagée entre { $winners }.
    }
tzolkin-event-prophecy_foretold = Prophétie annoncée : { $prophecy } ({ $calamity }).
tzolkin-event-tribes_dealt = { $seat } { $seat ->
        [Vous] recevez
       *[other] reçoit
    } les tribus { $tribes }.
tzolkin-event-tribes_dealt_hidden = { $seat } { $seat ->
        [Vous] recevez
       *[other] reçoit
    } deux tribus.
tzolkin-event-tribe_revealed = { $seat } { $seat ->
        [Vous] menez
       *[other] mène
    } la tribu { $tribe } : { $ability }.
tzolkin-event-quick_place_taken = { $seat } { $seat ->
        [Vous] occupez
       *[other] occupe
    } une case action rapide pour { $corn } maïs.
tzolkin-event-space_skipped = { $seat } { $seat ->
        [Vous] sautez
       *[other] saute
    } { $gear } { $number }.
tzolkin-event-passed = { $seat } { $seat ->
        [Vous] passez
       *[other] passe
    }.
tzolkin-event-action_paid = { $seat } { $seat ->
        [Vous] utilisez
       *[other] utilise
    } { $gear } { $number } et { $seat ->
        [Vous] recevez
       *[other] reçoit
    } { $corn } maïs : { $effect }.
tzolkin-event-quick_action_used = { $seat } { $seat ->
        [Vous] utilisez
       *[other] utilise
    } l’action rapide : { $quick }.
tzolkin-event-forgot = { $seat } { $seat ->
        [Vous] reculez
       *[other] recule
    } en { $track } jusqu’au niveau { $level }.
tzolkin-event-renovated = { $seat } { $seat ->
        [Vous] rénovez
       *[other] rénove
    } « { $building } ».
tzolkin-event-prophecy_scored = { $seat } { $seat ->
        [Vous] marquez
       *[other] marque
    } { $points ->
        [one] { $points } point
       *[other] { $points } points
    } pour la prophétie « { $prophecy } » ({ $counted } : { $count }).
tzolkin-event-prophecy_began = La prophétie « { $prophecy } » se réalise : { $calamity }.
tzolkin-event-quick_tile_revealed = Une action rapide à venir : { $quick }.
tzolkin-event-quick_action_changed = L’action rapide est maintenant : { $quick }.
tzolkin-event-quick_worker_returned = { $seat } { $seat ->
        [Vous] récupérez votre
       *[other] récupère son
    } ouvrier de la case action rapide.

# Points.

tzolkin-source-temples = temples
tzolkin-source-chichen = Chichen Itza
tzolkin-source-buildings = bâtiments
tzolkin-source-technologies = technologies
tzolkin-source-hunger = ouvriers non nourris
tzolkin-source-prophecies = prophéties
tzolkin-source-corn = maïs et ressources
tzolkin-source-skulls = crânes restants
tzolkin-source-monuments = monuments

tzolkin-ending-complete = Le calendrier a fait un tour complet.

# Options.

tzolkin-option-corn_rounding = maïs à la fin
    .about = Comment sont comptés le maïs et les ressources qui restent à la fin.
tzolkin-value-corn_rounding-quarter_points = un quart de point par maïs
tzolkin-value-corn_rounding-whole_points = un point tous les quatre maïs
tzolkin-option-tribes = tribus
    .about = Chacun mène une tribu dotée de sa propre capacité, choisie en même temps que la richesse de départ.
tzolkin-option-prophecies = prophéties
    .about = Trois prophéties se réalisent l’une après l’autre : une calamité, et des points pour qui s’en est bien sorti.
tzolkin-option-quick_actions = actions rapides
    .about = Trois cases avec une action réalisée à la fin du même tour, et plus d’ouvriers neutres. Nécessaires à cinq joueurs, qui les ont d’office.
tzolkin-option-new_buildings = nouveaux bâtiments
    .about = Huit bâtiments de plus, dont quatre peuvent être rénovés.
tzolkin-option-yumkaax_table = ce que paie Yumkaax
    .about = Ce que plusieurs ouvriers coûtent à cette tribu pendant un tour.
tzolkin-value-yumkaax_table-printed = 0, 0, 2, 5, 9 et 13 maïs pour un à six ouvriers
tzolkin-value-yumkaax_table-one_fewer = 0, 0, 1, 3, 6 et 10 maïs pour un à six ouvriers
tzolkin-option-xaman_ek_buys = Xaman Ek achète
    .about = Cette tribu peut acheter une ressource au lieu d’en vendre une.
tzolkin-option-bacab_begs_with_three = Bacab quémande avec 3 maïs
    .about = Cette tribu peut quémander avec 3 maïs, pas seulement avec 2 ou moins.
tzolkin-option-ahmakiq_reward = maïs pour passer
    .about = Combien de maïs Ahmakiq reçoit pour passer.
tzolkin-option-balam_once = Balam une fois par tour
    .about = Cette tribu ne reçoit du maïs pour une action inférieure qu’une fois par tour.
tzolkin-option-seventh_monument = un septième monument
    .about = À cinq joueurs, il y a sept monuments au lieu de six.
tzolkin-option-cheap_stelae = stèles bon marché
    .about = À cinq joueurs, l’Allée des stèles compte 3 points par monument au lieu de 4.

# Invariants of positions.

tzolkin-invariant-seats = Tzolk’in se joue de 2 à 5, pas à { $detail }.
tzolkin-invariant-one_for_each_seat = La liste « { $detail } » doit avoir une entrée par place.
tzolkin-invariant-space_twice = Deux ouvriers ne peuvent pas se trouver sur { $detail }.
tzolkin-invariant-workers_on_spaces = Les ouvriers des joueurs se trouvent sur les cases numérotées des rouages, sur « start » ou sur « quick1 » à « quick3 » ; les ouvriers neutres sur les rouages et, avec les actions rapides, le premier ou les deux premiers sur les premières cases action rapide.
tzolkin-invariant-workers_in_play = Un joueur a de 3 à 6 ouvriers en jeu, et jamais plus sur le plateau. C’est faux pour la place { $detail }.
tzolkin-invariant-neutral_workers = Avec ce nombre de joueurs, le nombre d’ouvriers neutres est { $detail }.
tzolkin-invariant-first_space = Il faut avoir placé un ouvrier pendant cette manche pour occuper la case premier joueur ou une case action rapide, et une seule case action rapide. C’est faux pour la place { $detail }.
tzolkin-invariant-skull_count = Il y a 13 crânes, et { $detail } sont utilisés.
tzolkin-invariant-shrine_numbers = La liste « skulls » désigne des actions de 1 à 9 de Chichen Itza, chacune une seule fois ; pas { $detail }.
tzolkin-invariant-temple_steps = Le temple { $detail } n’a pas cette marche : elles se comptent depuis celle de départ, et celle juste en dessous est -1.
tzolkin-invariant-one_on_top = Un seul joueur se trouve sur la plus haute marche du temple { $detail }.
tzolkin-invariant-technology_levels = Les technologies ont des niveaux de 0 à 3. C’est faux pour la place { $detail }.
tzolkin-invariant-too_much = Rien ne peut s’accumuler autant qu’à la place { $detail }.
tzolkin-invariant-tile_twice = Chaque tuile se trouve à un seul endroit, mais celle-ci à deux : { $detail }.
tzolkin-invariant-row_of_age = Le bâtiment { $detail } ne peut pas être disponible maintenant : ceux de la première période le sont jusqu’au deuxième jour de festin, ceux de la seconde ensuite.
tzolkin-invariant-built_early = Personne ne peut encore avoir construit { $detail } : il est de la seconde période, qui commence au deuxième jour de festin.
tzolkin-invariant-monument_count = Avec ce nombre de joueurs, il y a { $detail } monuments, disponibles ou construits.
tzolkin-invariant-wealth_kept = Un joueur garde deux tuiles richesse de départ. C’est faux pour la place { $detail }.
tzolkin-invariant-fields = Un groupe a autant de champs qu’il y a de joueurs, et ceux de Palenque 2 n’ont pas de bois. C’est faux pour Palenque { $detail }.
tzolkin-invariant-corn_tiles = Les joueurs ont autant de tuiles maïs qu’il en manque sur les champs : ils en ont, et il en manque, { $detail }.
tzolkin-invariant-wood_tiles = Les joueurs ont une tuile bois de chaque champ dont le maïs est visible, et au plus une de chaque champ sans bois : ils en ont, et pourraient en avoir, { $detail }.
tzolkin-invariant-stack_tiles = La pile de la période { $detail } contient tous ses bâtiments qui ne sont ni disponibles ni construits ; celle de la première période est vide après le deuxième jour de festin.
tzolkin-invariant-calendar = Les jours de festin ont lieu sur les dents 7, 13, 20 et 26, ou une dent plus tard s’ils sont sautés : jours de festin passés et dent ne s’accordent pas ({ $detail }).
tzolkin-invariant-over_on_tooth = Une partie terminée se trouve sur la dent 27, ou sur la dent 28 après deux jours d’un coup ; pas sur { $detail }.
tzolkin-invariant-round_and_tooth = À chaque manche, le calendrier avance d’une dent ou de deux : manche et dent ne s’accordent pas ({ $detail }).
tzolkin-invariant-teeth_corn = Chaque manche ajoute au plus un maïs sur les dents ; il ne peut pas y en avoir { $detail }.
tzolkin-invariant-turn_order = Le premier joueur est assis à la table, et les tours se comptent à partir de 0, en dessous du nombre de places ; tout le monde a joué quand le calendrier avance. C’est faux : { $detail }.
tzolkin-invariant-turn_progress = Pendant un tour, des ouvriers sont placés ou repris, pas les deux ; ceux qui ont été placés se trouvent sur le plateau.
tzolkin-invariant-bacab_floor = Bacab commence chaque tour avec au moins 2 maïs, pas avec { $detail }.
tzolkin-invariant-fresh_start = Pendant que tout le monde choisit sa richesse de départ, rien d’autre ne s’est encore passé.
tzolkin-invariant-hands_while_keeping = Il n’y a de mains que pendant le choix de la richesse de départ.
tzolkin-invariant-hand_tiles = Les quatre tuiles de chaque main ne sont dans aucune autre, et n’ont amené aucun ouvrier neutre. C’est faux : { $detail }.
tzolkin-invariant-somebody_chooses = Quelqu’un doit encore avoir à choisir ; sinon, le choix est terminé.
tzolkin-invariant-task_numbers = La tâche { $detail } n’est pas possible ici.
tzolkin-invariant-tasks_after_pick_up = Des tâches n’apparaissent que pendant un tour où un ouvrier a été repris (« picking »), et pas plus de 9 à la fois.
tzolkin-invariant-no_idle_question = Une question laisse toujours un choix ; ici, il n’y a qu’une réponse, ou aucune : c’est alors déjà fait.
tzolkin-invariant-modules = Ceci appartient à un module qui n’est pas utilisé, ou manque à un module qui l’est : { $detail }.
tzolkin-invariant-quick_tiles = Les tuiles action rapide doivent être les sept de la première période, ou les treize, celles de la seconde période (six) venant après. C’est faux : { $detail }.
tzolkin-invariant-tribe_twice = Chaque tribu n’est là qu’une fois.
tzolkin-invariant-prophecy_twice = Les trois prophéties doivent être différentes.
tzolkin-invariant-food_day_progress = Un jour de festin, « day » dit quelle étape est en cours et combien l’ont faite ; aucun autre jour, on ne nourrit d’ouvriers ni ne fait de promesses.
tzolkin-invariant-five_need_quick = À cinq joueurs, il faut les actions rapides.

# The catalogue.

tzolkin-table-gears = Rouages
tzolkin-table-actions = Actions
tzolkin-table-temples = Temples : marches comptées depuis le départ, points en fin de période, récompenses en milieu de période
tzolkin-table-bonuses = Bonus pour qui est le plus haut sur un temple, la moitié chacun à égalité
tzolkin-table-technologies = Technologies
tzolkin-table-buildings = Bâtiments
tzolkin-table-monuments = Monuments
tzolkin-table-wealth = Richesse de départ
tzolkin-table-market = Marché : maïs pour une ressource, à l’achat comme à la vente
tzolkin-table-calendar = Jours de festin
tzolkin-table-setups = Selon le nombre de joueurs
tzolkin-table-tribes = Tribus
tzolkin-table-prophecies = Prophéties : -5 points en dessous du premier nombre, 0 à partir de celui-ci, 6 à partir du deuxième, 13 à partir du troisième
tzolkin-table-quick = Actions rapides, avec le nombre de tuiles de chacune
tzolkin-table-parts = Autre matériel et autres nombres
tzolkin-column-gear = rouage
tzolkin-column-slots = emplacements
tzolkin-column-highest = case la plus haute
tzolkin-column-free_choice = choix gratuit sur
tzolkin-column-number = numéro
tzolkin-column-effect = effet
tzolkin-column-temple = temple
tzolkin-column-step = marche
tzolkin-column-points = points
tzolkin-column-reward = récompense
tzolkin-column-bonus_1 = fin de la période 1
tzolkin-column-bonus_2 = fin de la période 2
tzolkin-column-track = technologie
tzolkin-column-level = niveau
tzolkin-column-blocks = ressources
tzolkin-column-building = bâtiment
tzolkin-column-age = période
tzolkin-column-kind = type
tzolkin-column-cost = coût
tzolkin-column-monument = monument
tzolkin-column-worth = à la fin
tzolkin-column-wealth = tuile
tzolkin-column-neutral_space = ouvrier neutre sur
tzolkin-column-resource = ressource
tzolkin-column-corn = maïs
tzolkin-column-food_day = jour de festin
tzolkin-column-tooth = dent
tzolkin-column-round = manche, si personne n’accélère
tzolkin-column-brings = les dieux donnent
tzolkin-column-players = joueurs
tzolkin-column-monuments = monuments
tzolkin-column-fields = champs par groupe
tzolkin-column-neutral = ouvriers neutres
tzolkin-column-per_monument = Allée des stèles, par monument
tzolkin-column-part = élément
tzolkin-column-count = nombre
tzolkin-column-tribe = tribu
tzolkin-column-ability = capacité
tzolkin-column-prophecy = prophétie
tzolkin-column-calamity = tant qu’elle dure
tzolkin-column-counted = compté à sa fin
tzolkin-column-from_0 = 0 à partir de
tzolkin-column-from_6 = 6 à partir de
tzolkin-column-from_13 = 13 à partir de
tzolkin-column-quick = action rapide
tzolkin-column-age_1 = période 1
tzolkin-column-age_2 = période 2
tzolkin-column-neutral_quick = avec actions rapides
tzolkin-column-quick_blockers = sur des cases action rapide
tzolkin-food-day-middle = matériaux
tzolkin-food-day-end = points
tzolkin-part-skulls = crânes
tzolkin-part-corn_tiles = tuiles maïs
tzolkin-part-wood_tiles = tuiles bois
tzolkin-part-shrines = actions de Chichen Itza
tzolkin-part-buildings_on_offer = bâtiments disponibles
tzolkin-part-wealth_dealt = tuiles richesse de départ distribuées à chacun
tzolkin-part-wealth_kept = dont gardées
tzolkin-part-first_workers = ouvriers de chaque joueur au début
tzolkin-part-most_workers = ouvriers de chaque joueur au plus

# The drawing.

tzolkin-draw-keeping = Tous choisissent leur richesse de départ.
tzolkin-draw-round = Manche { $round } · jour { $tooth } sur 26 · { $days ->
        [one] jour de festin demain
       *[other] jour de festin dans { $days } jours
    }
tzolkin-draw-food_round = Manche { $round } · jour { $tooth } · jour de festin aujourd’hui
tzolkin-draw-over = La partie est finie.
tzolkin-draw-calendar = Premier joueur : { $first } · case premier joueur libre · maïs sur les dents : { $corn } · crânes à la banque : { $skulls }
tzolkin-draw-calendar_taken = Premier joueur : { $first } · case premier joueur : { $holder } · maïs sur les dents : { $corn } · crânes à la banque : { $skulls }
tzolkin-draw-gears = Rouages (un numéro est l’ouvrier d’un joueur, # un ouvrier neutre ; w et c : champs avec bois, avec maïs ; x : un crâne laissé)
tzolkin-draw-temple = { $temple } ({ $colour })
tzolkin-draw-track = { $track } : { $levels }
tzolkin-draw-building = Bâtiment { $number } ({ $kind }) : { $building } · { $cost } · { $effect }
tzolkin-draw-monument = Monument { $number } ({ $kind }) : { $monument } · { $cost } · { $worth }
tzolkin-draw-player = { $seat } : { $materials } · ouvriers en main { $free } sur { $workers } · points jusqu’ici { $points }
tzolkin-draw-player_acting = ▶ { $seat } : { $materials } · ouvriers en main { $free } sur { $workers } · points jusqu’ici { $points }
tzolkin-draw-owns = — constructions : { $tiles }
tzolkin-draw-tiles = — tuiles maïs { $corn }, tuiles bois { $wood }
tzolkin-draw-tiles_hurried = — tuiles maïs { $corn }, tuiles bois { $wood } ; a fait avancer le calendrier de deux jours
tzolkin-draw-hand = — à garder ou non, place { $place } : { $effect }
tzolkin-draw-hand_chosen = — choix fait
tzolkin-draw-hand_tribe = — à garder ou non, tribu { $place }, { $tribe } : { $ability }
tzolkin-draw-tribe = — { $tribe } : { $ability }
tzolkin-draw-prophecy = Prophétie { $number }, { $prophecy } : { $calamity } · { $counted } : 0 point à partir de { $least }, 6 à partir de { $good }, 13 à partir de { $best }, sinon -5
tzolkin-draw-prophecy_now = ▶ Prophétie { $number }, { $prophecy } : { $calamity } · { $counted } : 0 point à partir de { $least }, 6 à partir de { $good }, 13 à partir de { $best }, sinon -5
tzolkin-draw-quick = Action rapide : { $quick } · cases libres { $free } · puis { $next }

# The board in the page.

tzolkin-board-gears = Le calendrier et ses rouages
tzolkin-board-choices = Que décider
tzolkin-board-ask_keep = Choisissez votre richesse de départ
tzolkin-board-ask_days = De combien avance le calendrier ?
tzolkin-board-ask_action = Choisir une action pour cet ouvrier
tzolkin-board-ask_any_action = Choisir n’importe quelle action, pour 1 maïs
tzolkin-board-ask_harvest = Récolter du maïs ou du bois ?
tzolkin-board-ask_learn = Dans quelle technologie progresser ?
tzolkin-board-ask_pay = Avec quelles ressources payer ?
tzolkin-board-ask_take = Quelles ressources prendre ?
tzolkin-board-ask_climb = Sur quel temple gravir une marche ?
tzolkin-board-ask_devote = Payer une ressource pour une marche sur un temple ?
tzolkin-board-ask_build = Que construire ?
tzolkin-board-ask_market = Échanges au marché
tzolkin-board-ask_renovate = Rénover un bâtiment ?
tzolkin-board-ask_architecture = Comment utiliser l’architecture ?
tzolkin-board-ask_descend = Sur quel temple descendre d’une marche ?
tzolkin-board-ask_tax = Payer ce que demande la prophétie ?
tzolkin-board-ask_skull = Descendre d’une marche pour un crâne ?
tzolkin-board-ask_forget = Dans quelle technologie reculer d’un niveau ?
tzolkin-board-ask_bonus = Quel bonus prendre ?
tzolkin-board-ask_beg = Vous devez d’abord quémander du maïs
tzolkin-board-ask_place_more = Placer un autre ouvrier, ou finir le tour
tzolkin-board-ask_pick_more = Reprendre un autre ouvrier, ou finir le tour
tzolkin-board-ask_turn_or_beg = Placer des ouvriers ou en reprendre ; vous pouvez d’abord quémander du maïs
tzolkin-board-ask_turn = Placer des ouvriers, ou en reprendre
tzolkin-board-ask_pick = Reprenez au moins un ouvrier
tzolkin-board-ask_place = Placez au moins un ouvrier
tzolkin-board-food_need = { $corn } maïs pour nourrir dans { $days ->
        [one] { $days } jour
       *[other] { $days } jours
    }
tzolkin-board-food_need_now = { $corn } maïs pour nourrir aujourd’hui
tzolkin-board-market = Marché
tzolkin-board-market_sell = Vendre 1 { $block } contre { $corn } maïs
tzolkin-board-market_buy = Acheter 1 { $block } contre { $corn } maïs
tzolkin-board-market_trade = Échanger
tzolkin-board-ask_decide = À vous de décider
tzolkin-board-day = Jour { $day }
tzolkin-board-food_now = Festin aujourd’hui
tzolkin-board-food_in = { $days ->
        [one] Festin demain
       *[other] Festin dans { $days } jours
    }
tzolkin-board-no_food = Jours de festin terminés
tzolkin-board-food_middle = Il faut alors nourrir les ouvriers, et les temples donnent des ressources et des crânes.
tzolkin-board-food_end = Il faut alors nourrir les ouvriers, et les temples donnent des points.
tzolkin-board-space = { $gear } { $number } : { $effect }. Placer un ouvrier ici coûte { $number } maïs, et 1 de plus par ouvrier déjà placé pendant le tour.
tzolkin-board-space_zero = { $gear } 0 : placer un ouvrier ici ne coûte rien, à part 1 maïs par ouvrier déjà placé pendant le tour. Pas encore d’action.
tzolkin-board-space_any = { $gear } { $number } : n’importe quelle action de ce rouage. Placer un ouvrier ici coûte { $number } maïs, et 1 de plus par ouvrier déjà placé pendant le tour.
tzolkin-board-gain = Vous obtenez { $what }.
tzolkin-board-space_taken = Un crâne s’y trouve déjà : personne d’autre ne peut en laisser un.
tzolkin-board-first = 1er
tzolkin-board-first_space = La case premier joueur : qui place un ouvrier ici prend le maïs sur les dents ({ $corn }) et devient premier joueur, ou laisse ce rôle au suivant s’il l’est déjà. Qui ne l’a pas encore fait peut faire avancer le calendrier de deux jours au lieu d’un.
tzolkin-board-first_player = Premier joueur
tzolkin-board-quick_title = Action rapide
tzolkin-board-quick = Action rapide du moment : { $quick }. Un ouvrier ici coûte 1 maïs, et 1 de plus par ouvrier déjà placé pendant le tour ; il revient à la fin de la journée.
tzolkin-board-whole = Tout
tzolkin-board-jungle = Jungle
tzolkin-board-fields = Les champs de Palenque { $number } : { $wood } avec du bois sur du maïs, { $corn } avec du maïs.
tzolkin-board-temples = Temples
tzolkin-board-temples_about = En milieu de période, un temple donne ce qui figure sur votre marche et en dessous ; en fin de période, il donne les points de votre marche, et le bonus du sommet à qui est le plus haut.
tzolkin-board-step = Sur le { $temple } : { $points ->
        [one] { $points } point
       *[other] { $points } points
    } en fin de période.
tzolkin-board-step_reward = En milieu de période, à partir d’ici : { $reward }.
tzolkin-board-bonus = Pour qui est le plus haut : { $first } points à la fin de la première période, { $second } à la fin de la seconde ; la moitié à égalité.
tzolkin-board-tracks = Technologies
tzolkin-board-tracks_about = Chaque niveau reste utile jusqu’à la fin de la partie. Pointez-en un pour voir comment. Le premier niveau coûte une ressource, le deuxième deux, le troisième trois ; au-delà, une ressource achète ce que montre la dernière case.
tzolkin-board-level_none = Aucun progrès en { $track } pour l’instant.
tzolkin-board-level = Niveau { $level } en { $track } : { $effect }.
tzolkin-board-level_beyond = Au-delà du troisième niveau en { $track } : { $effect }.
tzolkin-board-tiles = Bâtiments et monuments
tzolkin-board-tiles_about = En haut les bâtiments disponibles, en bas les monuments : ce qu’ils coûtent et ce qu’ils font. Les bâtiments agissent tout de suite ou pour toute la partie ; les monuments rapportent des points à la fin.
tzolkin-board-building = { $building } ({ $kind }), pour { $cost } : { $effect }.
tzolkin-board-monument = Monument « { $monument } » ({ $kind }), pour { $cost } : { $worth }.
tzolkin-board-standing = Points jusqu’ici
tzolkin-board-standing_about = Les points marqués jusqu’ici, avec ce que maïs, ressources, crânes et monuments rapporteraient à la fin. Les temples ne donnent des points qu’aux deuxième et quatrième jours de festin.
tzolkin-board-has = { $name } : { $corn } maïs, { $wood } bois, { $stone ->
        [one] { $stone } pierre
       *[other] { $stone } pierres
    }, { $gold } or, { $skulls ->
        [one] { $skulls } crâne
       *[other] { $skulls } crânes
    } ; ouvriers en main : { $free } sur { $workers } ; tuiles maïs : { $corn_tiles }, tuiles bois : { $wood_tiles }.
tzolkin-board-hurried = A déjà fait avancer le calendrier de deux jours.
tzolkin-board-prophecies = Prophéties
tzolkin-board-prophecies_about = Elles se réalisent l’une après l’autre, chacune d’un jour de festin au suivant. À sa fin, une prophétie donne des points pour ce qu’elle compte.
tzolkin-board-prophecy = { $prophecy } : { $calamity }. { $bands }
tzolkin-board-prophecy_points = points
tzolkin-board-prophecy_bands = À sa fin, elle compte : { $counted }. 13 points pour au moins { $best }, 6 points pour au moins { $good }, aucun pour au moins { $least } ; en avoir moins coûte 5 points.
tzolkin-board-wealth = Richesse de départ
tzolkin-board-keep_some = Choisir { $count } de ces tuiles à garder.

# How to play, on one sheet.

tzolkin-help-title = Comment jouer à Tzolk’in
tzolkin-help-aim = Menez votre tribu à travers une année de 26 jours, avec des ouvriers sur les rouages du calendrier. Qui a le plus de points à la fin gagne la partie.
tzolkin-help-wealth = La richesse de départ
    .about = Chacun reçoit quatre tuiles et en garde deux, en secret : du maïs et des ressources pour commencer, un crâne, un progrès gratuit dans une technologie, une marche sur un temple, ou un quatrième ouvrier. Un livre signifie un progrès gratuit dans sa technologie.
tzolkin-help-place = Placer des ouvriers, ou en reprendre
    .about = À votre tour, vous faites l’un ou l’autre, avec au moins un ouvrier. Un ouvrier placé va sur la case libre la plus basse d’un rouage et coûte autant de maïs que le numéro de cette case. Le deuxième ouvrier du tour coûte 1 maïs de plus, le troisième 2 de plus, et ainsi de suite.
tzolkin-help-ride = Le calendrier tourne
    .about = Quand tout le monde a joué, un jour passe : le grand rouage fait tourner tous les autres d’une dent, et chaque ouvrier avance sur la case suivante. Un ouvrier qui dépasse la dernière case vous revient sans avoir rien fait. Quand il y a moins de joueurs, des ouvriers neutres occupent aussi des cases : ils avancent avec les rouages et n’en partent jamais.
tzolkin-help-act = Plus ils avancent, plus ils rapportent
    .about = Quand vous reprenez un ouvrier, vous utilisez l’action de sa case, ou une action inférieure du même rouage pour 1 maïs par case, ou aucune. Les cases où ne figure qu’une étoile permettent d’utiliser n’importe quelle action de leur rouage.
tzolkin-help-gears = Cinq rouages
    .about = Palenque donne du maïs et du bois. Yaxchilan donne du bois, de la pierre, de l’or et des crânes. Tikal fait progresser en technologie, permet de construire et fait gravir les temples. Uxmal sert à échanger, à obtenir un nouvel ouvrier, à construire contre du maïs et, toujours contre du maïs, à gravir une marche ou à utiliser n’importe quelle action, sauf à Chichen Itza. Chichen Itza change les crânes en points.
tzolkin-help-forest = La jungle
    .about = De Palenque 2 à Palenque 5, chaque récolte prend une tuile sur un champ qui a le numéro de l’action. Le bois recouvre le maïs : le maïs est libre une fois son bois coupé. Qui prend du maïs sous du bois brûle ce bois et descend d’une marche sur un temple. Un groupe sans tuile ne donne plus rien, sauf du maïs avec le deuxième niveau d’agriculture.
tzolkin-help-trade = Le marché
    .about = À Uxmal 2, vous vendez des ressources contre du maïs et en achetez d’autres, autant que vous voulez : le bois pour 2 maïs, la pierre pour 3, l’or pour 4. Dites avec + et − ce que vous voulez, et voyez le maïs qui reste.
tzolkin-help-skulls = Crânes de cristal
    .about = Yaxchilan 4 donne un crâne ; il n’y en a que 13 dans le jeu. À Chichen Itza, vous le laissez pour les points indiqués et une marche sur un temple ; chaque case ne reçoit qu’un seul crâne de toute la partie. Un crâne que vous gardez vaut 3 points à la fin.
tzolkin-help-learn = Technologies
    .about = Tikal 1 et 3 vous font progresser en technologie. Le premier niveau coûte une ressource de votre choix, le deuxième deux, le troisième trois. L’agriculture rapporte plus de maïs, l’extraction plus de ressources ; l’architecture aide à construire, la théologie aide pour les crânes et à Chichen Itza : tout cela jusqu’à la fin de la partie. Au-delà du troisième niveau, chaque progrès coûte une ressource et donne le bonus de la dernière case. Avec Tikal 4, l’architecture n’aide que pour un des deux bâtiments.
tzolkin-help-build = Bâtiments et monuments
    .about = Tikal 2 permet de construire un bâtiment, Tikal 4 un ou deux bâtiments, ou un monument. Vous payez les ressources de la moitié supérieure et recevez ce que montre la moitié inférieure. Les fermes nourrissent des ouvriers à chaque jour de festin. Les monuments rapportent des points à la fin : choisissez ceux qui conviennent à ce que vous faites. Au deuxième jour de festin, tous les bâtiments encore disponibles cèdent la place à de nouveaux. Les monuments restent, et celui qu’on construit n’est pas remplacé.
tzolkin-help-first = La case premier joueur
    .about = La case elle-même ne coûte pas de maïs. À la fin de votre tour, vous prenez tout le maïs accumulé sur les dents : 1 pour chaque manche où personne n’est venu. À la fin de la manche, l’ouvrier vous revient et vous devenez premier joueur ; si vous l’êtes déjà, c’est le joueur suivant qui le devient. Vous pouvez aussi faire avancer le calendrier de deux jours au lieu d’un, sauf si l’ouvrier d’un joueur se trouve sur l’avant-dernière case d’un rouage (6, ou 9 à Chichen Itza). Ensuite, ce n’est de nouveau possible qu’après avoir atteint le sommet d’un temple.
tzolkin-help-feed = Quatre jours de festin
    .about = Les jours 7, 13, 20 et 26, quand tout le monde a joué, chacun de vos ouvriers mange 2 maïs, où qu’il soit. Chaque ouvrier que vous ne pouvez pas nourrir entièrement coûte 3 points. Un jour de festin que le calendrier saute a lieu un jour plus tard.
tzolkin-help-temples = Trois temples
    .about = Les offrandes font gravir les temples. Aux premier et troisième jours de festin, un temple donne les ressources et les crânes de votre marche et de celles d’en dessous. Aux deuxième et quatrième, il donne les points de votre marche, et un bonus à qui est le plus haut. À égalité, chacun en reçoit la moitié. La marche la plus basse coûte des points. Un seul joueur peut se trouver au sommet.
tzolkin-help-poor = À court de maïs ?
    .about = Avec 2 maïs ou moins au début de votre tour, vous pouvez quémander : vous en avez alors 3, et descendez d’une marche sur un temple de votre choix. C’est impossible en bas des trois temples, et obligatoire si vous ne pouvez ni placer ni reprendre d’ouvrier.
tzolkin-help-end = Points à la fin
    .about = L’année finit avec le quatrième jour de festin. Les ressources deviennent alors du maïs : 2 pour un bois, 3 pour une pierre, 4 pour un or ; quatre maïs valent un point, un crâne vaut 3 points, et les monuments rapportent les leurs. Qui a le plus de points gagne la partie ; à égalité, qui a le plus d’ouvriers sur les rouages.
tzolkin-help-tribes = Tribus
    .about = Avec Tribus & Prophéties, vous choisissez au début une tribu parmi deux. Sa capacité n’est qu’à vous ; pointez son nom à côté d’un joueur pour la lire.
tzolkin-help-prophecies = Prophéties
    .about = Trois prophéties se réalisent l’une après l’autre, chacune d’un jour de festin au suivant. Chacune complique quelque chose tant qu’elle dure, et donne des points à sa fin : plus vous avez de ce qu’elle compte, mieux c’est ; en avoir trop peu coûte des points.
tzolkin-help-quick = Actions rapides
    .about = Une case action rapide coûte 1 maïs. Vous pouvez en occuper une par tour, si son action vous est possible. À la fin du même tour, l’ouvrier fait ce que montre la tuile, sans l’aide des technologies, et revient à la fin de la journée. La tuile change tous les deux jours.
tzolkin-help-renovate = Nouveaux bâtiments
    .about = Quatre bâtiments de la première période peuvent être rénovés : en construisant autre chose, vous en défaussez un, et les ressources communes aux deux coûts comptent comme payées. L’ancien bâtiment est perdu.

# Lessons.

tzolkin-lesson-place = Placer des ouvriers
tzolkin-lesson-place_first = Vous avez 6 maïs et trois ouvriers. Placez-en un sur Yaxchilan : touchez l’ouvrier transparent. La case 0 ne coûte rien.
tzolkin-lesson-place_second = Le deuxième ouvrier d’un tour coûte 1 maïs de plus que sa case. Placez-en un sur Palenque ou Tikal.
tzolkin-lesson-place_end = Finissez votre tour. Les autres jouent, puis le calendrier avance d’un jour et vos ouvriers avancent avec lui.
tzolkin-lesson-pick = Reprendre des ouvriers
tzolkin-lesson-pick_corn = Votre ouvrier sur Palenque a avancé jusqu’à la case 3. Reprenez-le, utilisez son action et récoltez : du bois, ou du maïs là où le bois est déjà coupé. Brûler du bois donne aussi du maïs, mais fâche un dieu.
tzolkin-lesson-pick_lower = Pendant le même tour, vous pouvez en reprendre d’autres. Reprenez l’ouvrier sur Yaxchilan 2 : l’action de sa case donne 1 pierre et 1 maïs ; l’action inférieure, pour 1 maïs, 1 bois. Laquelle vaut le plus ?
tzolkin-lesson-build = Bâtiments et technologies
tzolkin-lesson-build_house = Vous avez du bois, de la pierre et de l’or, et un ouvrier sur Tikal 2. Reprenez-le, choisissez son action et construisez un des bâtiments disponibles : en haut figurent les ressources qu’il coûte, en bas ce qu’il fait.
tzolkin-lesson-build_learn = Reprenez l’ouvrier sur Tikal 1 et progressez dans une technologie. Payez avec une ressource de votre choix.
tzolkin-lesson-food = Jours de festin et temples
tzolkin-lesson-food_harvest = Aujourd’hui, c’est jour de festin : après le tour de chacun, chaque ouvrier mange 2 maïs. Vous avez trois ouvriers et 2 maïs : reprenez l’ouvrier sur Palenque 2 et récoltez.
tzolkin-lesson-food_end = 6 maïs suffisent. Finissez votre tour et lisez ce que le jour apporte : les ouvriers mangent, et les temples vous donnent ce que montrent vos marches.
tzolkin-lesson-skull = Les crânes de cristal
tzolkin-lesson-skull_leave = Vous avez un crâne, et un ouvrier sur Chichen Itza 3. Reprenez-le, utilisez son action et laissez le crâne : il rapporte des points et une marche sur un temple. Les cases supérieures rapportent plus de points ; une case inférieure coûterait en plus 1 maïs. Sur la case 1 se trouve déjà un crâne.
tzolkin-lesson-first = Le premier joueur
tzolkin-lesson-first_place = Vous avez 1 maïs, et 3 sont sur les dents du calendrier, sous la flèche. Placez un ouvrier sur la case premier joueur.
tzolkin-lesson-first_end = Finissez votre tour : le maïs est à vous, et vous serez premier joueur.
tzolkin-lesson-first_days = C’est à vous de dire de combien le calendrier avance. Deux jours, c’est possible une fois, tant que vous n’avez pas atteint le sommet d’un temple : votre ouvrier sur Yaxchilan avancerait de deux cases.

# Un tour en une ligne, et ce qui se passe entre les tours.

tzolkin-deed-led_to = { $place } → { $what }
tzolkin-deed-placed = ouvrier sur { $gear } { $number }
tzolkin-deed-picked = ouvrier repris de { $gear } { $number }
tzolkin-deed-used = { $gear } { $number }
tzolkin-deed-first_place = case premier joueur
tzolkin-deed-quick = action rapide : { $quick }
tzolkin-deed-begged = maïs quémandé
tzolkin-deed-passed = passe
tzolkin-deed-burnt = forêt brûlée
tzolkin-deed-stepped_down = une marche plus bas sur le { $temple }
tzolkin-deed-trade = marché
tzolkin-deed-renovated = rénovation : { $building }
tzolkin-deed-hurried = deux jours
tzolkin-deed-worker = { $count ->
        [one] ouvrier
       *[other] ouvriers
    }
tzolkin-deed-day = jour { $tooth }
tzolkin-deed-age = la seconde période
tzolkin-deed-food_day = jour de festin
tzolkin-deed-first_player = premier joueur : { $seat }
tzolkin-deed-pushed_off = ouvrier éjecté de { $gear } ({ $seat })
tzolkin-deed-prophecy = prophétie : { $prophecy }
tzolkin-deed-ended = fin
tzolkin-board-corn_left = Il reste { $corn } maïs ; { $days ->
        [0] le festin en prend { $need } aujourd’hui
        [one] le festin en prend { $need } demain
       *[other] le festin en prend { $need } dans { $days } jours
    }.
tzolkin-board-corn_short = Il ne reste que { $corn } maïs ; { $days ->
        [0] le festin en prend { $need } aujourd’hui
        [one] le festin en prend { $need } demain
       *[other] le festin en prend { $need } dans { $days } jours
    }.

# Un jour de festin en tableau.

tzolkin-occasion-food_day = Jour de festin
tzolkin-occasion-fed = Nourris
tzolkin-occasion-hungry = Affamés
tzolkin-occasion-given = Les dieux donnent
tzolkin-occasion-temples = Temples
tzolkin-occasion-prophecy = Prophétie
tzolkin-occasion-fed_by = { $fed } pour { $corn } maïs
tzolkin-occasion-unfed = { $workers } : { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
tzolkin-occasion-points = { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
tzolkin-occasion-things = { $what }

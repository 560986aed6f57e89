# Jouer à plusieurs, à des tables à distance.

page-play_with_others = Jouer à plusieurs
page-with_others = À plusieurs
page-together = Tables
page-together_short = Ouvrez une table et envoyez le lien : chacun joue sur son écran.
page-together_about = Ouvrez une table, envoyez son lien et jouez, chacun sur son écran. Ni compte, ni installation.
page-tables_wait = { $count ->
        [one] Une table vous attend
       *[other] { $count } tables vous attendent
    }
page-no_house = Cette page vient d’un endroit qui ne tient pas de tables. Ceux qui lancent « patolli serve » peuvent jouer à plusieurs ; ici, vous pouvez jouer contre des bots ou à plusieurs sur un même écran.
page-house_coming = Connexion…
page-house_lost = La connexion est perdue. Nouvel essai en cours ; rien n’est perdu.
page-not_understood = Cette page ne comprend pas ce que dit la table : elle est peut-être plus ancienne. Rechargez-la.
page-house_says = { $words }

# Les tables dans les listes.

page-open_table = Ouvrir une table
page-my_tables = Mes tables
page-open_tables = Tables avec des places libres
page-played_tables = Tables en cours
page-my_finished_tables = Mes tables terminées
page-no_open_tables = Il n’y en a pas pour l’instant. Ouvrez-en une !
page-sit_down = S’asseoir
page-to_table = À la table
page-to_tables = Toutes les tables
page-waits_for_you = à vous de jouer
page-table_ended = arrêtée avant la fin
page-table_aside = mise de côté
page-seats_free = { $count ->
        [0] toutes les places sont prises
        [one] 1 place libre
       *[other] { $count } places libres
    }
page-waits_for = attend { $names }
page-seat_kept_for_you = une place vous est réservée
page-free_seat = Place libre

# Ouvrir une table.

page-open_about = Vous recevez un lien pour les autres. La partie commence quand toutes les places sont prises.
page-your_name = Votre nom
page-your_name_about = Comment les autres vous appellent.
page-name_needed = Dites d’abord comment vous appeler.
page-table_rules = À cette table
page-public_table = Dans la liste publique
page-public_table_about = Tout le monde voit la table et peut s’y asseoir. Sinon, seuls ceux qui ont le lien la trouvent.
page-bots_allowed = Les bots peuvent jouer
page-bots_allowed_about = Vous pouvez donner des places libres à des bots.
page-table_pace = Pendule
page-pace_about = En direct, tout le monde reste là ; sans hâte, chacun décide quand il en trouve le temps.
page-pace-free = aucune
page-pace-live = en direct
page-pace-slow = sans hâte
page-turn_time = Par tour
page-bank_time = En plus, pour toute la partie
page-absent = Qui part ou n’a plus de temps
page-absent_about = Un bot joue à sa place, et il peut revenir ; ou bien la table s’arrête.
page-absent_ends = la table s’arrête
page-absent_bot = un bot joue pour qui s’en va
page-without_bots = sans bots
page-without = sans { $what }
page-no_clock = sans pendule
page-pace_turn = { $turn } par tour
page-pace_bank = { $turn } par tour, { $bank } de plus pour la partie
page-days = { $count ->
        [one] 1 jour
       *[other] { $count } jours
    }
page-hours = { $count ->
        [one] 1 heure
       *[other] { $count } heures
    }
page-minutes = { $count ->
        [one] 1 minute
       *[other] { $count } minutes
    }
page-seconds = { $count ->
        [one] 1 seconde
       *[other] { $count } secondes
    }

# Avant la partie.

page-table_coming = Vers la table…
page-invite_link = Envoyez ce lien aux autres
page-table_link = Lien vers cette table
page-name_beside = Quelqu’un d’autre sur cet écran : son nom
page-kept_seat = réservée à { $name }
page-free_kept_seat = Libérer la place
page-close_table = Fermer la table
page-get_up = Se lever
page-add_bot = Ajouter un bot
page-which_bot = Quel bot
page-dismiss_bot = Renvoyer
page-begins_when_full = La partie commence dès que toutes les places sont prises.

# À la table.

page-people = Qui est là
page-is_there = est là
page-is_away = n’est pas là
page-is_bot = bot
page-onlookers = { $count ->
        [one] 1 spectateur
       *[other] { $count } spectateurs
    }
page-time_left = reste { $time }
page-clock_days = { $days } j { $hours } h
page-clock_hours = { $hours } h { $minutes }
page-clock_minutes = { $minutes }:{ $seconds }
page-talk = Discussion
page-talk_unread = { $count ->
        [one] Discussion : 1 nouveau message
       *[other] Discussion : { $count } nouveaux messages
    }
page-talk_nothing = Personne n’a encore rien dit.
page-talk_muted = La discussion est masquée.
page-talk_seated = Seuls ceux qui jouent à cette table peuvent parler.
page-say_something = Dire quelque chose
page-say = Dire
page-mute = Masquer
page-ask_back = Demander à reprendre
page-ask_back_about = Demande aux autres de revenir avant votre dernier tour. Tous doivent être d’accord.
page-nobody_goes_back = On ne revient pas en arrière : la partie continue.
page-asks_back = { $seat } demande à revenir avant son dernier tour.
page-asks_back_self = Vous avez demandé à revenir avant votre dernier tour. Les autres n’ont pas encore tous accepté.
page-waiting_for_answer = La partie attend la réponse.
page-grant = Accepter
page-decline = Refuser
page-withdraw = Renoncer
page-leave_game = Quitter la partie
page-leave_to_bot = Vraiment partir ? Un bot continue.
page-leave_ends = Vraiment partir ? La table s’arrête.
page-replaced = Un bot joue à votre place.
page-return = Reprendre ma place
page-looking_on = Vous êtes spectateur : vous voyez ce que tout le monde peut voir.
page-set_aside = Plus personne ne peut jouer à cette table ; vous la voyez comme elle était. { $why }
page-older_rules = Cette table a commencé avec des règles plus anciennes. Tout ce qui s’y est passé reste le même avec celles d’aujourd’hui.

# La fin d’une table.

page-ended_left = { $seat } est parti, et la table s’est arrêtée
page-ended_ran_out = { $seat } n’a plus de temps, et la table s’est arrêtée
page-ended_deserted = Il n’y a plus personne à cette table
page-ended_closed = Cette table a été fermée avant le début de la partie
page-ended_forgotten = Personne n’est venu à cette table pendant deux semaines : elle a pris fin
page-ended_house = La maison a arrêté cette table
page-to_rematch = Vers la revanche

# Un autre appareil.

page-another_device = Utiliser sur un autre appareil
page-another_device_about = Crée un lien qui marche une seule fois, pendant dix minutes : qui l’ouvre devient vous, avec toutes vos tables. Ne le donnez pas à d’autres.
page-make_pass = Créer le lien
page-pass_link = Ouvrez ceci sur votre autre appareil
page-pass_opened = Vous devenez ici la même personne que sur votre autre appareil, avec toutes vos tables. La personne que vous étiez ici jusqu’à présent, et ses tables, sont abandonnées dans ce navigateur.
page-use_pass = Être la même personne ici

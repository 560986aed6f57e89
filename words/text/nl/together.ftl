# Samen spelen, aan tafels op afstand.

page-play_with_others = Samen spelen
page-with_others = Met anderen
page-together = Tafels
page-together_short = Open een tafel en stuur de link: iedereen speelt op een eigen scherm.
page-together_about = Open een tafel, stuur de link en speel: ieder op een eigen scherm. Geen account, niets te installeren.
page-tables_wait = { $count ->
        [one] Er wacht een tafel op je
       *[other] Er wachten { $count } tafels op je
    }
page-no_house = Deze pagina komt van een plek die geen tafels heeft. Wie “patolli serve” draait, kan met anderen spelen; hier speel je tegen bots, of met anderen aan één scherm.
page-house_coming = Verbinden…
page-house_lost = De verbinding is weg. Er wordt opnieuw geprobeerd; er gaat niets verloren.
page-not_understood = Deze pagina begrijpt niet wat de tafel zegt: misschien is ze ouder. Laad de pagina opnieuw.
page-house_says = { $words }

# Tafels in lijsten.

page-open_table = Tafel openen
page-my_tables = Mijn tafels
page-open_tables = Tafels met vrije plaatsen
page-played_tables = Tafels waar gespeeld wordt
page-my_finished_tables = Mijn afgelopen tafels
page-no_open_tables = Er is er nu geen. Open er een!
page-sit_down = Ga zitten
page-to_table = Naar de tafel
page-to_tables = Alle tafels
page-waits_for_you = jij bent aan zet
page-table_ended = eerder gestopt
page-table_aside = opzijgezet
page-seats_free = { $count ->
        [0] alle plaatsen zijn bezet
        [one] 1 plaats vrij
       *[other] { $count } plaatsen vrij
    }
page-waits_for = wacht op { $names }
page-seat_kept_for_you = er is een plaats voor je vrijgehouden
page-free_seat = Vrije plaats

# Een tafel openen.

page-open_about = Je krijgt een link voor de anderen. De partij begint als alle plaatsen bezet zijn.
page-your_name = Je naam
page-your_name_about = Hoe de anderen je noemen.
page-name_needed = Zeg eerst hoe we je mogen noemen.
page-table_rules = Aan deze tafel
page-public_table = In de openbare lijst
page-public_table_about = Iedereen ziet de tafel en mag gaan zitten. Anders vindt alleen wie de link heeft haar.
page-bots_allowed = Bots mogen meespelen
page-bots_allowed_about = Je kunt vrije plaatsen aan bots geven.
page-table_pace = Klok
page-pace_about = Live is iedereen er de hele tijd; rustig beslist ieder wanneer het uitkomt.
page-pace-free = geen
page-pace-live = live
page-pace-slow = rustig
page-turn_time = Per beurt
page-bank_time = Extra, voor de hele partij
page-absent = Wie weggaat of geen tijd meer heeft
page-absent_about = Een bot speelt verder, en je mag terugkomen; of de tafel stopt.
page-absent_ends = de tafel stopt
page-absent_bot = een bot speelt voor wie weggaat
page-without_bots = zonder bots
page-without = zonder { $what }
page-no_clock = zonder klok
page-pace_turn = { $turn } per beurt
page-pace_bank = { $turn } per beurt, { $bank } extra voor de partij
page-days = { $count ->
        [one] 1 dag
       *[other] { $count } dagen
    }
page-hours = { $count ->
        [one] 1 uur
       *[other] { $count } uur
    }
page-minutes = { $count ->
        [one] 1 minuut
       *[other] { $count } minuten
    }
page-seconds = { $count ->
        [one] 1 seconde
       *[other] { $count } seconden
    }

# Voor de partij.

page-table_coming = Naar de tafel…
page-invite_link = Stuur deze link naar de anderen
page-table_link = Link naar deze tafel
page-name_beside = Nog iemand aan dit scherm: de naam
page-kept_seat = vrijgehouden voor { $name }
page-free_kept_seat = Plaats vrijgeven
page-close_table = Tafel sluiten
page-get_up = Opstaan
page-add_bot = Bot erbij
page-which_bot = Welke bot
page-dismiss_bot = Wegsturen
page-begins_when_full = De partij begint zodra alle plaatsen bezet zijn.

# Aan de tafel.

page-people = Wie er is
page-is_there = is er
page-is_away = is er niet
page-is_bot = bot
page-onlookers = { $count ->
        [one] 1 kijkt toe
       *[other] { $count } kijken toe
    }
page-time_left = nog { $time }
page-clock_days = { $days } d { $hours } u
page-clock_hours = { $hours } u { $minutes }
page-clock_minutes = { $minutes }:{ $seconds }
page-talk = Praten
page-talk_unread = { $count ->
        [one] Praten: 1 nieuw bericht
       *[other] Praten: { $count } nieuwe berichten
    }
page-talk_nothing = Er is nog niets gezegd.
page-talk_muted = Gepraat wordt niet getoond.
page-talk_seated = Alleen wie aan deze tafel speelt, kan praten.
page-say_something = Zeg iets
page-say = Zeg
page-mute = Niet tonen
page-ask_back = Vraag om terug te nemen
page-ask_back_about = Vraagt de anderen om terug te gaan tot vóór je laatste beurt. Iedereen moet het goedvinden.
page-nobody_goes_back = Niemand gaat terug: het spel gaat verder.
page-asks_back = { $seat } vraagt om terug te gaan tot vóór de eigen laatste beurt.
page-asks_back_self = Je hebt gevraagd om terug te gaan tot vóór je laatste beurt. Nog niet iedereen vindt het goed.
page-waiting_for_answer = Het spel wacht op het antwoord.
page-grant = Goed
page-decline = Liever niet
page-withdraw = Laat maar
page-leave_game = Partij verlaten
page-leave_to_bot = Echt weg? Een bot speelt verder.
page-leave_ends = Echt weg? De tafel stopt.
page-replaced = Een bot speelt voor je.
page-return = Plaats terugnemen
page-looking_on = Je kijkt toe: je ziet wat iedereen mag zien.
page-set_aside = Aan deze tafel kan niemand verder spelen; je ziet haar zoals ze het laatst was. { $why }
page-older_rules = Deze tafel is begonnen met oudere regels. Alles wat hier gebeurde, is met die van vandaag hetzelfde.

# Het einde van een tafel.

page-ended_left = { $seat } ging weg, en de tafel is gestopt
page-ended_ran_out = De tijd van { $seat } was op, en de tafel is gestopt
page-ended_deserted = Er is niemand meer aan deze tafel
page-ended_closed = Deze tafel is gesloten voordat de partij begon
page-ended_forgotten = Twee weken lang kwam niemand aan deze tafel, en daarom is ze afgelopen
page-ended_house = Het huis heeft deze tafel gestopt
page-to_rematch = Naar de revanche

# Een ander apparaat.

page-another_device = Op een ander apparaat gebruiken
page-another_device_about = Maakt een link die één keer werkt, tien minuten lang: wie hem opent, is jij, met al je tafels. Geef hem niet aan anderen.
page-make_pass = Link maken
page-pass_link = Open dit op je andere apparaat
page-pass_opened = Hier word je dezelfde persoon als op je andere apparaat, met al je tafels. Wie je hier tot nu toe was, met die tafels, geef je in deze browser op.
page-use_pass = Hier dezelfde zijn

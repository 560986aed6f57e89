# Tafels op afstand: waarom iets daar niet gebeurt.

tables-no_such_seat = Plaats { $seat } is er hier niet: de plaatsen zijn 1 tot { $seats }.
tables-taken = Plaats { $seat } is bezet.
tables-kept = Plaats { $seat } wordt vrijgehouden voor { $name }.
tables-not_kept = Plaats { $seat } wordt voor niemand vrijgehouden.
tables-not_yours = Plaats { $seat } is niet van jou.
tables-not_seated = Alleen wie aan deze tafel speelt, kan dat doen.
tables-bad_name = Een naam telt 1 tot { $most } tekens.
tables-same_name = Iemand heet hier al { $name }.
tables-bad_talk = Een bericht telt 1 tot { $most } tekens.
tables-not_keeper = Alleen wie deze tafel beheert, kan dat doen.
tables-bot_first = De bot is midden in je beurt. Zodra die voorbij is, kun je terugkomen.
tables-no_bots = Aan deze tafel wordt zonder bots gespeeld.
tables-no_bot_there = Op plaats { $seat } zit geen bot.
tables-begun = De partij is al begonnen.
tables-not_begun = De partij is nog niet begonnen: eerst moet elke plaats bezet zijn.
tables-over = De partij is afgelopen.
tables-stale = De partij is ondertussen verdergegaan. Kijk nog eens, en beslis dan.
tables-undecided = Er is geen beslissing gegeven. Geef er minstens één.
tables-not_last = “{ $decision }” onthult iets. Wat daarna komt, kan pas dan worden beslist.
tables-asked_first = Iemand vraagt om terug te gaan. Geef daar eerst antwoord op.
tables-declined_before = Dat is geweigerd. Na je volgende zet kun je het opnieuw vragen.
tables-nobody_asked = Niemand vraagt om terug te gaan.
tables-others_answer = Daar geven de anderen antwoord op.
tables-nothing_to_take_back = Je hebt nog niets gedaan.
tables-cannot_undo = Dat kan niet meer ongedaan gemaakt worden. Vraag de anderen om terug te gaan.
tables-bad_pace = Een beurt duurt 10 seconden tot 14 dagen, met voor de hele partij hoogstens 30 dagen extra.
tables-not_opened = Het logboek van deze tafel is aan het begin beschadigd.
tables-later_rules = Deze tafel is begonnen met nieuwere regels. Een nieuwere Patolli kan ermee verder.
tables-entry_refused = De regels van vandaag staan niet toe wat er bij punt { $entry } gebeurde: { $why }
tables-check_differs = Met de regels van vandaag zou de partij vanaf punt { $entry } anders zijn.

# Wat het huis van zichzelf zegt.

server-no_base_path = “{ $given }” is geen pad waaronder iets kan draaien. Geef er een zoals /games
server-no_table = Die tafel is er hier niet.
server-not_begun = De partij is nog niet begonnen.
server-not_over = Dat kan zodra de partij is afgelopen.
server-no_such_bot = Dit huis heeft geen bot met de naam { $bot }.
server-elsewhere = De tafel is ergens anders veranderd. Kijk nog eens.
server-full = De schijf van het huis is vol: er kan niets bewaard worden tot er plaats is.
server-failed = Dat kon niet bewaard worden. Probeer het zo meteen opnieuw.
server-broken = Aan deze tafel is iets misgegaan. Ze is met haar logboek opzijgezet, en de andere tafels gaan verder.
server-aside = Aan deze tafel kan niemand verder spelen: { $why }
server-unreadable = Dat is niets wat gevraagd kan worden: { $problem }
server-too_long = Een bericht telt hoogstens { $most } bytes.
server-not_text = Alleen tekst wordt hier begrepen.
server-too_fast = Dat gaat te snel. Wacht even.
server-too_many_tables = Je hebt al { $most } tafels. Maak er eerst een af of verlaat er een.
server-too_many_watched = Eén verbinding volgt hoogstens { $most } tafels.
server-not_there = Die tafel werd niet gevolgd.
server-no_address = “{ $given }” is geen adres van een site. Geef er een zoals https://patolli.example, zonder pad.
server-bad_bot_name = Een bot kan niet als “{ $name }” worden aangeboden. De naam heeft 1 tot { $most } kleine letters, cijfers en streepjes, zoals in deep=search:4000.

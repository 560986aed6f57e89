# Texts of the house: what all games share.

house-seat = Speler { $number }
house-nothing = geen
house-counted = { $count }× { $thing }
house-list_next = { $list }, { $item }
house-list_last = { $list } en { $item }
house-yes = ja
house-no = nee
house-total = Totaal
house-unknown_game = Er is geen spel met de naam “{ $game }”. Bekende spellen: { $known }.
house-unknown_bot = Er is geen bot met de naam “{ $bot }”. Bekende bots: { $known }.

# Why a decision is refused.

refused-over = Het spel is afgelopen.
refused-not_deciding = { $seat } hoeft nu niets te kiezen; aan zet: { $deciding }.

# Why a table cannot be set up.

setup-seats = { $seats ->
        [one] Met één speler
       *[other] Met { $seats } spelers
    } gaat het niet: dit spel is voor { $least } tot { $most } spelers.
setup-option = De optie “{ $option }” bestaat niet. Dit spel heeft: { $known }.
setup-value = De optie “{ $option }” kan niet “{ $value }” zijn. Mogelijk: { $known }.
setup-other_game = Deze spelopzet is voor “{ $found }”, niet voor “{ $expected }”.
setup-assignment = “{ $text }” is geen optie: schrijf optie=waarde, zoals first_game=true.

# What is wrong with a record.

record-error = Regel { $line }: { $problem }
record-first_line = dit is geen verslag: de eerste regel moet “{ $expected }” zijn.
record-header_line = “{ $text }” is geen regel van een kop: schrijf “sleutel: waarde”, en een lege regel na de kop.
record-unknown_key = de sleutel “{ $key }” kan niet in deze kop staan. Toegestaan zijn game, rules, seats, option, seed, position, player 1 enzovoort voor elke speler, result en note.
record-repeated_key = de sleutel “{ $key }” staat er twee keer; laat er één staan.
record-missing_key = de kop heeft geen “{ $key }”; voeg een regel “{ $key }: …” toe.
record-beside_position = een verslag dat vanuit een stelling begint, heeft daar zijn seed en opties: haal de regel “{ $key }” weg.
record-bad_value = “{ $value }” is geen geldige waarde voor “{ $key }”.
record-unclosed = de “{ $bracket }” die hier begint, wordt nergens gesloten.
record-bad_note = “{ $text }” is geen aantekening. Aantekeningen zien eruit als [2 clock 12.500] en [2 taken over by NAME].
record-no_seat = “{ $text }” staat waar een speler hoort te staan, zoals “1>”.
record-bad_check = “{ $text }” is geen controlegetal: na de # horen 16 hexadecimale cijfers.
record-cut_off = het bestand houdt hier op zonder “end”: het is afgekapt.
record-after_end = “{ $text }” staat na “end”, waar niets meer mag volgen.
record-other_game = dit is een partij “{ $found }”, niet “{ $expected }”.
record-later_rules = deze partij is gespeeld volgens versie { $found } van de regels, maar hier zijn alleen versies tot en met { $known } bekend: werk Patolli bij.
record-refused = zet { $number } kan hier niet. { $why }
record-check_differs = de partij is op dit punt niet de vastgelegde: het controlegetal is { $found }, niet { $recorded }.
record-not_over = de kop vermeldt een uitslag, maar na de { $decisions } zetten is de partij niet afgelopen: er ontbreken zetten.
record-result_differs = volgens de kop eindigde de partij met { $recorded }, maar het werd { $found }.
record-older = deze partij is gespeeld volgens versie { $found } van de regels en laat zich niet naspelen volgens versie { $known }: { $problem }
record-good = { $file }: een partij { $game } voor { $seats } spelers, { $decisions } zetten, { $over ->
        [true] geëindigd met { $result }.
       *[false] niet uitgespeeld.
    }
record-good_older = { $file }: deze partij is gespeeld volgens versie { $found } van de regels en verloopt volgens versie { $known } hetzelfde.

# Remarks in records.

remark-comment = ({ $text })
remark-clock = De klok van { $seat } staat op { $seconds } s.
remark-taken_over = { $by } neemt het over van { $seat }.

# Why a bot loses its seat.

forfeit-cannot_start = “{ $program }” kan niet worden gestart: { $error }.
forfeit-other_protocol = de bot spreekt versie { $found } van het protocol, en de tafel versie { $known }.
forfeit-died = de bot stopte voordat er een antwoord kwam.
forfeit-late = de bot antwoordde niet binnen { $millis } ms.
forfeit-rubbish = het antwoord “{ $text }” is niet te begrijpen: { $problem }.
forfeit-wrong_question = de bot beantwoordde vraag { $answered } in plaats van { $asked }.
forfeit-flood = de bot schreef veel meer dan er werd gevraagd.
forfeit-deaf = de bot leest niet wat er wordt gestuurd.
forfeit-illegal = de zet “{ $decision }” hoort niet bij de zetten die werden aangeboden.

# Why a bot does not understand its table.

bot-json = Deze regel hoort niet bij het engineprotocol: { $problem }.
bot-line = Deze regel is te lang, of geen tekst.
bot-no_game = Er is een vraag, maar geen partij: eerst komt “new_game”.
bot-view = Dit beeld van de partij klopt niet: { $problem }.
bot-no_decisions = Er valt niets te kiezen.

# What is wrong with a position.

position-json = Dit is geen JSON-object: { $message } (regel { $line }, kolom { $column }).
position-field = Het veld “{ $path }” klopt niet: { $problem }.
position-fields = De stelling klopt niet: { $problem }.
position-missing = De stelling heeft geen veld “{ $field }”.
position-other_game = Dit is een stelling van { $found }, niet van “{ $expected }”.
position-later_rules = De stelling is geschreven volgens versie { $found } van de regels, maar hier zijn alleen versies tot en met { $known } bekend: werk Patolli bij.
position-broken = { $sentence } (invariant: { $invariant })

# What the referee says.

referee-json = Deze regel is geen JSON-object: { $message }.
referee-long_line = Deze regel is te lang: er worden hoogstens { $most } bytes gelezen.
referee-do_what = Het veld “do” moet een van deze zijn: { $known }.
referee-field = Het veld “{ $path }” klopt niet: { $message }.
referee-fields = Het verzoek klopt niet: { $message }.
referee-no_game = Er is nog geen partij: stuur eerst “new” of “load”.
referee-load_what = Laad een “position” of een “record”.
referee-no_such_seat = Er is geen speler { $seat } in deze partij: het zijn er { $seats }.
referee-no_undo = { $seat } kan sinds de laatste barrière niets terugnemen.
referee-players = Er zijn { $players } namen opgegeven voor { $seats } spelers.

# The command.

cli-usage = { $problem }. Zie “patolli help”.
cli-bad_seed = een seed bestaat uit 1 tot 32 hexadecimale cijfers, zoals c0ffee
cli-bad_seat = spelers zijn genummerd van 1 tot en met 5
cli-cannot_read = Kan { $file } niet lezen: { $error }. Controleer de naam en of het bestand gelezen mag worden.
cli-cannot_print = Kan niet naar de uitvoer schrijven: { $error }.
cli-too_large = { $file } is groter dan { $most } MiB; zo groot is geen verslag of stelling.
cli-not_text = { $file } is geen tekstbestand: regel { $line } heeft bytes die geen UTF-8 zijn.
cli-exists = { $file } bestaat al en bevat een andere partij. Noem een andere map of haal het bestand weg.
cli-cannot_write = Kan { $file } niet schrijven: { $error }. Noem een map waarin geschreven mag worden.
cli-no_page = Deze patolli is zonder de pagina gebouwd. Bouw er een met de pagina via “cargo xtask play”, vanuit de map van het project.
cli-serving_public = Anderen vinden het op { $url }.
cli-serving_others = Anderen in je netwerk vinden het op { $url }.
cli-serving_alone = Alleen deze machine kan erbij. Met --addr { $addr } kunnen anderen in je netwerk dat ook.
cli-same_bot = Er is al een bot die { $bot } heet. Noem deze anders.
cli-cannot_keep = De map { $data } is niet te gebruiken voor tafels: { $error }. Noem een andere met --data.
cli-checked_tables = { $count ->
        [0] Aan elke tafel kan met deze versie verder gespeeld worden.
        [one] Aan één tafel kan met deze versie niet verder gespeeld worden.
       *[other] Aan { $count } tafels kan met deze versie niet verder gespeeld worden.
    }
cli-backed_up = Alles van { $data } staat in { $file } ({ $kilobytes } kB, teruggelezen en gecontroleerd): { $tables ->
        [one] één tafel
       *[other] { $tables } tafels
    } en { $guests ->
        [one] één gast
       *[other] { $guests } gasten
    }, met waaraan ze herkend worden. Bewaar het waar niemand anders het kan lezen.
cli-backup_exists = { $file } bestaat al, en een back-up wordt nooit overschreven. Noem een ander bestand.
cli-backup_nothing = Er zijn geen tafels in { $data }. Noem de map van de server met --data.
cli-cannot_back_up = { $data } kan niet naar { $file } geschreven worden: { $error }. Er is niets achtergebleven.
cli-restored = In { $data } staat nu wat in { $file } stond: { $tables ->
        [one] één tafel
       *[other] { $tables } tafels
    } en { $guests ->
        [one] één gast
       *[other] { $guests } gasten
    }. Met “patolli serve --data { $data }” draait het.
cli-restore_not_empty = Er staat al iets in { $data }. Noem met --data een map die er nog niet is.
cli-restore_in_use = Een Patolli gebruikt { $data }. Noem met --data een map die er nog niet is.
cli-restore_nothing = Er is geen bestand { $file }. Noem er een dat “patolli backup” schreef.
cli-cannot_restore = { $file } kan niet in { $data } teruggezet worden: { $error }. Daar is niets veranderd.
cli-bad_settings = { $file }: { $problem }.
cli-unknown_setting = er is geen instelling “{ $key }”; er zijn { $known }
cli-no_setting = “{ $key }” vraagt een tekst, een getal of een lijst daarvan
cli-cannot_serve_metrics = Kan niet luisteren op { $address } voor de cijfers: { $error }. Noem een ander met --metrics-addr.
cli-serving = Patolli draait op { $url } (Ctrl+C om te stoppen).
cli-no_browser = Hier kon geen browser worden geopend: open dat adres zelf.
cli-cannot_serve = Kan niet luisteren op { $address }: { $error }. Noem een ander adres met --addr, zoals 127.0.0.1:8080.
cli-wrong_bots = Er zijn { $bots } bots opgegeven voor { $seats } spelers. Noem met --bots een bot voor elke speler, of één voor allemaal.
cli-bot_of_the_house = Dit biedt de bots van het huis aan, zoals “random”; een programma met cmd: kan dat zelf.
cli-no_games = Een wedstrijd heeft minstens één partij nodig: geef --games een getal vanaf 1.
cli-no_such_decision = Het verslag heeft { $decisions } zetten, dus er is geen stelling na { $at }. Geef --at een getal van 0 tot en met { $decisions }.
cli-no_such_seat = Er is geen speler { $seat } in deze partij: het zijn er { $seats }.
cli-after = Na { $number } van { $decisions } zetten
cli-last = (de laatste: { $seat }> { $decision })
cli-deciding = Aan zet: { $seats }
cli-winners = { $count ->
        [one] { $winners } wint.
       *[other] { $winners } delen de overwinning.
    }
cli-decisions_of = Mogelijke zetten van { $seat }:
cli-left_no_choice = Liet geen keuze, en is dus al gebeurd:
cli-log = Logboek
cli-standing = Tussenstand
cli-final = Eindstand
cli-players = { $least } tot { $most } spelers
cli-rules = versie { $version } van de regels
cli-options = Opties
cli-no_options = Geen opties.
cli-default = standaard: { $value }
cli-sim = { $count ->
        [one] { $games } partij
       *[other] { $games } partijen
    } { $game } voor { $seats } spelers in { $seconds } s: { $rate } partijen en { $decisions } zetten per seconde
cli-arena = { $games ->
        [one] { $games } partij
       *[other] { $games } partijen
    } { $game } voor { $seats } spelers in { $seconds } s, elke bot op elke plaats met dezelfde toevalsgetallen
cli-interval = Tussen haakjes: waar het ware getal ligt, met 95 % zekerheid. Ratings beginnen op 25.
cli-decided_above = Beslist: { $bot } wint meer dan { $percent } % van zijn partijen.
cli-decided_below = Beslist: { $bot } wint minder dan { $percent } % van zijn partijen.
cli-arena_forfeits = { $bot } gaf { $forfeits ->
        [one] { $forfeits } partij
       *[other] { $forfeits } partijen
    } op aan willekeurig spel.
cli-no_bots = Noem de bots die moeten spelen, bijvoorbeeld --bots playouts:100,random.
cli-other_results = In het bestand { $file } staat iets anders dan uitslagen van dit toernooi; het is niet veranderd. Noem een ander met --out.
cli-broken_results = Regel { $line } van { $file } is geen uitslag van dit toernooi. Herstel of verwijder die, of noem een ander bestand met --out.
cli-forfeits = Speler { $seat } ({ $bot }) moest { $forfeits } van { $games } partijen aan willekeurige zetten overlaten. De eerste keer: { $why }
cli-column-games = partijen
cli-column-rating = rating
cli-column-millis_a_turn = ms per beurt
cli-column-seat = speler
cli-column-bot = bot
cli-column-wins = gewonnen
cli-column-share = aandeel
cli-column-mean_score = gemiddelde score
cli-column-deviation = afwijking
cli-column-mean_rank = gemiddelde plaats
cli-column-source = punten voor
cli-column-number = nr.
cli-column-round = ronde
cli-column-player = speler
cli-column-taken = gekozen
cli-column-best = de bot zou
cli-column-cost = kosten
cli-column-choices = keuzes
cli-column-agreed = eens
cli-column-mean_cost = gemiddelde kosten
cli-column-all_cost = in totaal
cli-column-worst = slechtste
cli-rounds = Ronde
cli-analysis_about = Kosten zijn punten aan het eind van het spel, zoals de bot die verwacht; “=” waar hij hetzelfde had gedaan.
cli-bench = { $game }, { $seats } spelers, één kern, mediaan van { $runs } metingen
cli-column-measure = meting
cli-column-value = waarde
cli-bench-decisions_per_second = zetten per seconde
cli-bench-games_per_second = partijen per seconde
cli-bench-decisions_per_game = zetten per partij
cli-bench-copy_ns = de toestand kopiëren (ns)
cli-bench-list_ns = de mogelijke zetten opsommen (ns)
cli-bench-decide_ns = een zet controleren en uitvoeren (ns)
cli-bench-apply_ns = een opgesomde zet uitvoeren (ns)
cli-bench-view_ns = een beeld van de partij maken (ns)
cli-bench-determinize_ns = een beeld determiniseren (ns)
cli-bench-set_up_ns = een partij opzetten (ns)
cli-bench-read_position_ns = een stelling lezen (ns)
cli-bench-referee_per_second = verzoeken per seconde aan de scheidsrechter (zet doen en opsommen)
cli-bench-simulations_per_second = simulaties per seconde in een zoektocht
cli-bench-state_bytes = grootte van de toestand (bytes)
cli-load = { $game }, { $tables } tafels van { $seats } plaatsen, { $connections } verbindingen, { $seconds } s gemeten
cli-load-wanted = gewenste zetten per seconde
cli-load-decisions_per_second = zetten per seconde
cli-load-games = uitgespeelde partijen
cli-load-seen = van verzonden tot gezien door een ander: 50 · 90 · 99 % · langste (ms)
cli-load-answered = van verzonden tot beantwoord: 50 · 90 · 99 % · langste (ms)
cli-load-machine = alle processors: alles op deze machine
cli-load-house = alle processors: de server
cli-load-players = alle processors: wie speelt
cli-load-before = geheugen van de server vooraf (MB)
cli-load-begun = met alle tafels begonnen (MB)
cli-load-per_table = per tafel met haar verbindingen (kB)
cli-load-end = aan het eind (MB)
cli-load-per_table_at_end = aan het eind per tafel (kB)
cli-load-opening = tot alle tafels begonnen waren (s)
cli-load-overtaken = zetten die te laat kwamen
cli-load_lost = { $count ->
    [one] Er ging één verbinding verloren.
   *[other] Er gingen { $count } verbindingen verloren.
} De eerste: { $why }.
cli-load_nothing = Er werd in die tijd niets gezet. Meet langer, met --seconds.
cli-elsewhere = { $address } is niet deze machine, en andere worden niet belast. Geef een adres als 127.0.0.1:7878.
cli-cannot_load = De server op { $address } kon niet worden belast: { $error }.
cli-no_house = Er kon geen server starten met zijn tafels in { $data }: { $error }. Noem een andere map met --data, of een server met --addr.

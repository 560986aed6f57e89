# Texts of the page.

page-welcome = Drie bordspellen uit Meso-Amerika, in je browser: tegen bots of met anderen aan één scherm. Niets te installeren, geen account.
page-unofficial = Patolli is onofficieel en niet verbonden aan een uitgever. Afbeeldingen en teksten zijn van onszelf.
page-to_home = Home
page-language = Taal
page-theme = Licht of donker
page-theme-auto = auto
page-theme-light = licht
page-theme-dark = donker

# Home.

page-games = Spellen
page-facts = { $least }–{ $most } spelers · { $from }–{ $to } minuten
page-play_now = Nu spelen
page-set_up = Spel opzetten
page-continue = Jouw partijen
page-go_on = Verder
page-look = Bekijken
page-in_round = ronde { $round }
page-finished = afgelopen
page-forget = Verwijderen
page-forget_for_good = Definitief verwijderen
page-keep = Bewaren
page-you = Jij

# Setting up.

page-players = Spelers
page-how_many = Hoeveel spelers
page-player = Speler { $seat }
page-mark_of = Symbool van speler { $seat }
page-name_of = Naam van speler { $seat }
page-sitter_of = Wie is speler { $seat }
page-person = persoon aan dit scherm
page-level-novice = bot: beginner
page-level-regular = bot: gevorderde
page-level-expert = bot: expert
page-level-master = bot: meester
page-banner-cochineal = rode cirkel
page-banner-lake = blauw vierkant
page-banner-jade = groene driehoek
page-banner-ochre = gele ruit
page-banner-violet = paarse vijfhoek
page-options = Opties
page-more = Meer
page-seed = Seed
page-seed_about = Dezelfde seed geeft dezelfde partij: 1 tot 32 tekens, 0–9 en a–f. Leeg voor een partij die niemand kent.
page-bad_seed = Dit is geen seed. Schrijf 1 tot 32 tekens, 0–9 en a–f, zoals c0ffee, of laat het veld leeg.
page-begin = Beginnen
page-no_such_game = Dat spel is er hier niet. Ga naar Home en kies er een.

# De eerste minuten: voor een eerste partij, klaarzetten zoals eerder, de gespeelde partijen.

page-played_before = { $game } al eens gespeeld?
page-played_before_about = Zo niet, dan laat de eerste les zien hoe het gaat: een paar minuten op een echt bord. Aan elke tafel vind je de regels met één klik.
page-never_played = Nee, naar de eerste les
page-played_yes = Ja, naar de tafel
page-cancel = Annuleren
page-all_games = Toon alle { $count } partijen
page-won_by = { $count ->
        [one] gewonnen door { $winners }
       *[other] gedeelde overwinning voor { $winners }
    }
page-won_by_you = jij hebt gewonnen
page-by_chance = Willekeurige plaatsen
page-by_chance_about = Het toeval bepaalt wie waar zit, en dus wie begint.
page-expansion-tzolkin = Tribes & Prophecies
    .about = De uitbreiding: alle modules, of alleen die je wilt.
page-same_again = Zoals de vorige keer
page-same_again_about = Begint meteen met deze spelers en opties, en een nieuwe seed.
page-lesson_better = Dat kan, maar een andere keuze had { $points ->
        [1] 1 punt
       *[other] { $points } punten
    } meer opgeleverd. Begin opnieuw en zoek die.
page-coordinates = Coördinaten
page-coordinates_about = De letters en cijfers op het bord, die de berichten gebruiken.
page-save_picture_about = De hele tafel met de punten, als PNG.
page-picture_svg = als SVG
page-picture_svg_about = Dezelfde afbeelding als SVG, scherp op elk formaat.

# The table.

page-decision = Jouw zet
page-decide = Doe een zet
page-turn_of = { $seat }
page-waiting = Aan zet: { $seats }
page-meanwhile = Ook aan zet: { $seats }
page-over = Het spel is afgelopen.
page-in_words = { $count ->
        [one] Eén mogelijkheid in woorden
       *[other] Alle { $count } mogelijkheden in woorden
    }
page-confirm = Bevestigen
page-undo = Herstel
page-take_back = Ronde terugnemen
page-take_back_sure = Echt terugnemen?
page-take_back_about = Om te oefenen: gaat terug naar het begin van deze ronde, of van de vorige als je nog geen zet hebt gedaan.
page-hint = Tip
page-hint_about = Vraagt een goede speler welke beurten hij zou overwegen, wat elk ervan oplevert en hoe groot de winstkans dan is.
page-hint_thinking = Denkt na…
page-hint_told = Suggesties, de kansrijkste eerst:
page-hint_worth = { $win } % kans om te winnen, { $points ->
    [one] { $points } punt
   *[other] { $points } punten
} aan het eind
page-hint_failed = Er is geen tip mogelijk: de browser laat ons niet op de achtergrond nadenken. Laad de pagina opnieuw.
page-round = Ronde { $round }
page-help = Zo speel je
page-help_on = Zo speel je: { $part }
page-no_such_guide = Dat spel is er niet. Ga naar Home en kies er een.
page-understood = Spelen maar
page-settings = Instellingen
page-speed = Bots
page-speed-slow = langzaam
page-speed-normal = normaal
page-speed-fast = snel
page-speed-instant = meteen
page-pause = Pauzeren
page-resume = Hervatten
page-confirms = Om bevestiging vragen
page-confirms_about = Vraagt nog een keer vóór een zet die je niet ongedaan kunt maken.
page-standing = Punten als het nu eindigde
page-final = Eindstand
page-standing_about = De punten als het spel nu zou eindigen.
page-total = Totaal
page-board = Bord
page-points = Punten
page-jumps = Delen van de tafel
page-log = Logboek
page-bots_failed = De bots kunnen in deze browser niet denken: laad de pagina opnieuw of probeer een andere browser. Je partij blijft bewaard.

# Handing over, and other tabs.

page-pass_to = Geef het apparaat door aan { $seat }
page-pass_about = Wat nu komt, is alleen voor die speler bestemd.
page-lift = Ik ben { $seat }
page-elsewhere = Deze partij is open in een ander tabblad
page-elsewhere_about = Spelen kan maar in één tabblad tegelijk, zodat er niets verloren gaat.
page-play_here = Hier spelen

# The end.

page-winners = { $count ->
        [one] { $winners } wint
       *[other] { $winners } delen de overwinning
    }
page-rematch = Revanche
page-look_at_board = Bord bekijken
page-show_result = Uitslag
page-analyse_mine = Mijn partij analyseren
page-step_through = Partij naspelen
page-save_record = Verslag opslaan
page-copy_record = Verslag kopiëren
page-copied = Gekopieerd.
page-cannot_copy = Deze browser laat de pagina niet kopiëren: sla het verslag op.

# Records.

page-open_record = Verslag openen
page-open_record_about = Speel een partij na die hier of in de terminal is gespeeld.
page-choose_file = Bestand kiezen
page-paste_record = Of plak de tekst
page-open = Openen
page-cannot_read_file = Dit bestand kan niet worden gelezen, of is te groot voor een verslag.
page-stepping = Stappen van de partij
page-step = Zet { $number } van { $of }
page-first = Naar het begin
page-last = Naar het einde
page-step_back = Een stap terug
page-step_on = Een stap verder
page-round_back = Een ronde terug
page-round_on = Een ronde verder
page-analyse = Wat zou een bot doen?
page-analyse_about = Vraagt een expert waaraan hij op dit moment denkt, en vergelijkt dat met de zet die is gedaan.
page-played = zo gespeeld
page-save_picture = Afbeelding opslaan
page-run = Afspelen
page-round_of = Ronde
page-pace = Zetten per seconde
page-play_on = Vanaf hier verder spelen
page-play_on_about = Begint een eigen partij op dit moment. Je neemt de plaats van waaruit je kijkt, of die van de eerste persoon in het verslag; bots nemen de andere.
page-share = Link kopiëren
page-share_about = De hele partij zit in de link: wie hem opent, ziet de partij op dit punt.
page-link_copied = De link is gekopieerd.
page-cannot_copy_link = Deze browser laat de pagina geen link kopiëren.
page-bad_link = Deze link bevat geen partij, of maar een deel ervan: vraag er opnieuw om, of open het verslag als bestand.
page-analysis = Analyse
page-analysis_about = Een bot bekijkt elke zet van de speler door wiens ogen je kijkt, of van alle personen in het verslag, en zegt welke het meest hebben gekost. Druk op een ervan om naar dat moment te gaan.
page-analyse_game = Partij analyseren
page-analysis_stop = Stoppen
page-analysis_sum = Bij { $agreed } van de { $all } zetten had de bot hetzelfde gedaan; de andere kosten volgens hem ongeveer { $cost ->
        [one] { $cost } punt
       *[other] { $cost } punten
    }.
page-analysis_item = { $number }: { $taken }. Beter: { $best }
page-chart = Punten in de loop van de partij
page-chart_about = Ieders punten na elke zet, van { $least } tot { $most }, alsof de partij dan was afgelopen. Klik om naar een moment te gaan.
page-seen_by = Gezien door
page-seen_by_all = iedereen

# What may go wrong.

page-no_script = Patolli heeft JavaScript en WebAssembly nodig: zet ze aan voor deze pagina, of neem een andere browser.
page-no_wasm = Deze browser heeft geen WebAssembly, waar Patolli van gemaakt is: neem een recente Firefox, Chrome, Edge of Safari.
page-crashed = Er ging iets mis in de pagina. Je partij is bewaard zoals ze gespeeld is: laad de pagina opnieuw om verder te gaan.
page-no_such_table = Die partij is er niet in deze browser. Misschien is die verwijderd, of in een andere browser begonnen.
page-cannot_begin = Deze browser bewaart niets voor de pagina, zoals in sommige privévensters; daarom kan er geen partij beginnen. Open de pagina in een gewoon venster.
page-cannot_keep = Deze browser bewaart geen partijen voor ons: sla het verslag op voordat je weggaat.
page-damaged = Deze partij kan niet meer worden gelezen. { $problem }
page-save_raw = Tekst opslaan
page-save_unreadable = Wat de browser heeft bewaard, is beschadigd.
page-save_newer = De partij is bewaard door een nieuwere versie van deze pagina: laad de pagina opnieuw.
page-save_chairs = De spelers passen niet bij het spel.

# How fast it is.

page-bench = Hoe snel de regels hier zijn
page-bench_about = De metingen van “patolli bench”, gedaan in deze browser.
page-bench_done = Klaar.

# Guided first games.

page-learn = Al spelend leren
page-lesson = Les
page-lesson_of = Les { $number } van { $of }
page-lesson_not_this = Nu niet deze: doe wat de les vraagt, of begin de les opnieuw.
page-lesson_done = Goed gedaan!
page-lesson_again = Opnieuw beginnen
page-lesson_next = Volgende les
page-lesson_play = Nu een echte partij
page-no_such_lesson = Die les is er niet. Ga naar Home en kies er een.

# De stroken van de spelers, de kaartjes van het logboek en wat men terugziet.

page-strip = { $name }. Punten: { $points }. Meer…
page-strip_about = Wat de speler heeft gebouwd, en ieders punten per bron.
page-close = Sluiten
page-skip_to_me = Naar mij
page-see_again = Deze beurt terugzien op het bord
page-see_again_of = Terugzien op het bord: { $seat }, ronde { $round }
page-see_again_between = Terugzien op het bord: tussen de beurten, ronde { $round }
page-seeing_again = Ronde { $round }, teruggezien
page-back_to_game = Terug naar de partij
page-earlier_turns = Eerdere beurten
page-things = { $things }
page-card_points = punten: { $points }
page-will_do = Te bevestigen:
page-so_far = Tot nu toe:

# Toetsen, en momenten die men sluit.

page-moment_read = Verder
page-keys = Toetsen
page-key-undo = herstel
page-key-hint = tip
page-key-confirm = bevestigen
page-key-cancel = stoppen met wat begonnen is, sluiten wat open is
page-key-choices = de keuzes in het paneel, op nummer
page-key-arrows = van plek naar plek op het bord
page-key-list = deze lijst

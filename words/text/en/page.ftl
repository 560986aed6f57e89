# Texts of the page.

page-welcome = Three board games of Mesoamerica, in your browser: against bots or with others at one screen. Nothing to install, no account.
page-unofficial = Patolli is unofficial and not connected with any publisher. Pictures and words are our own.
page-to_home = Home
page-language = Language
page-theme = Light or dark
page-theme-auto = auto
page-theme-light = light
page-theme-dark = dark

# Home.

page-games = Games
page-facts = { $least }–{ $most } players · { $from }–{ $to } minutes
page-play_now = Play now
page-set_up = Set up a game
page-continue = Your games
page-go_on = Go on
page-look = Look
page-in_round = round { $round }
page-finished = finished
page-forget = Delete
page-forget_for_good = Delete for good
page-keep = Keep
page-you = You

# Setting up.

page-players = Players
page-how_many = How many players
page-player = Player { $seat }
page-mark_of = Mark of player { $seat }
page-name_of = Name of player { $seat }
page-sitter_of = Who is player { $seat }
page-person = person at this screen
page-level-novice = bot: novice
page-level-regular = bot: regular
page-level-expert = bot: expert
page-level-master = bot: master
page-banner-cochineal = red circle
page-banner-lake = blue square
page-banner-jade = green triangle
page-banner-ochre = yellow diamond
page-banner-violet = violet pentagon
page-options = Options
page-more = More
page-seed = Seed
page-seed_about = The same seed gives the same game: 1 to 32 digits 0–9 and a–f. Empty for a game nobody knows.
page-bad_seed = This is not a seed. Write 1 to 32 digits 0–9 and a–f, such as c0ffee, or leave it empty.
page-begin = Begin
page-no_such_game = There is no such game here. Go home and choose one.

# The first minutes: before a first game, setting up as before, the games that were played.

page-played_before = Played { $game } before?
page-played_before_about = If not, the first lesson shows how it goes: a few minutes on a real board. The rules are one press away at every table.
page-never_played = No, to the first lesson
page-played_yes = Yes, to the table
page-cancel = Cancel
page-all_games = Show all { $count } games
page-won_by = { $count ->
        [one] won by { $winners }
       *[other] shared by { $winners }
    }
page-won_by_you = you won
page-by_chance = Random seat order
page-by_chance_about = Chance decides who sits where, and so who begins.
page-expansion-tzolkin = Tribes & Prophecies
    .about = The expansion: all of its modules, or only those you like.
page-same_again = Same as last time
page-same_again_about = Begins at once with these players and options, and a new seed.
page-lesson_better = That can be done, but another choice would have brought { $points ->
        [1] 1 point
       *[other] { $points } points
    } more. Start again and look for it.
page-coordinates = Coordinates
page-coordinates_about = Letters and numbers on the board, which the messages use.
page-save_picture_about = The whole table with its points, as PNG.
page-picture_svg = as SVG
page-picture_svg_about = The same picture as SVG, which stays sharp at any size.

# The table.

page-decision = Your decision
page-decide = Decide
page-turn_of = { $seat }
page-waiting = { $seats } to decide
page-meanwhile = Meanwhile: { $seats }
page-over = The game is over.
page-in_words = { $count ->
        [one] One possibility in words
       *[other] All { $count } possibilities in words
    }
page-confirm = Confirm
page-undo = Undo
page-take_back = Take back the round
page-take_back_sure = Really take it back?
page-take_back_about = For practice: goes back to where this round began, or the one before if you have not decided anything yet.
page-hint = Hint
page-hint_about = Asks a good player which turns it would consider, what each would bring and how likely each is to win.
page-hint_thinking = Thinking…
page-hint_told = Suggestions, the likeliest to win first:
page-hint_worth = { $win } % to win, { $points ->
    [one] { $points } point
   *[other] { $points } points
} at the end
page-hint_failed = No hint can be given: the browser does not let us think in the background. Load the page again.
page-round = Round { $round }
page-help = How to play
page-help_on = How to play: { $part }
page-no_such_guide = There is no such game. Go home and choose one.
page-understood = Let’s play
page-settings = Settings
page-speed = Bots
page-speed-slow = slow
page-speed-normal = normal
page-speed-fast = fast
page-speed-instant = instant
page-pause = Pause
page-resume = Resume
page-confirms = Ask to confirm
page-confirms_about = Before a decision that cannot be undone, ask once more.
page-standing = Points if it ended now
page-final = Final points
page-standing_about = The points as if the game ended now.
page-total = Total
page-board = Board
page-points = Points
page-jumps = Parts of the table
page-log = Log
page-bots_failed = The bots cannot think in this browser: reload the page, or try another browser. Your game is kept.

# Handing over, and other tabs.

page-pass_to = Pass the device to { $seat }
page-pass_about = What comes next is for their eyes only.
page-lift = I am { $seat }
page-elsewhere = This game is open in another tab
page-elsewhere_about = It can be played in one tab at a time, so that nothing is lost.
page-play_here = Play here

# The end.

page-winners = { $count ->
        [one] { $winners } { $winners ->
            [You] win
           *[other] wins
        }
       *[other] { $winners } share the victory
    }
page-rematch = Rematch
page-look_at_board = Look at the board
page-show_result = Result
page-analyse_mine = Analyse my game
page-step_through = Step through the game
page-save_record = Save the record
page-copy_record = Copy the record
page-copied = Copied.
page-cannot_copy = This browser does not let the page copy: save the record instead.

# Records.

page-open_record = Open a record
page-open_record_about = Step through a game that was played here or in the terminal.
page-choose_file = Choose a file
page-paste_record = Or paste its text
page-open = Open
page-cannot_read_file = This file cannot be read, or is too large for a record.
page-stepping = Steps of the game
page-step = Decision { $number } of { $of }
page-first = To the beginning
page-last = To the end
page-step_back = A step back
page-step_on = A step on
page-round_back = A round back
page-round_on = A round on
page-analyse = What would a bot do?
page-analyse_about = Asks an expert what it thinks of at this moment, and compares it with what was decided.
page-played = was decided
page-save_picture = Save a picture
page-run = Play it
page-round_of = Round
page-pace = Decisions a second
page-play_on = Play on from here
page-play_on_about = Begins a game of your own at this moment. You take the seat you look from, or that of the first person in the record; bots take the others.
page-share = Copy a link
page-share_about = The whole game is in the link: whoever opens it sees it, at this moment.
page-link_copied = The link is copied.
page-cannot_copy_link = This browser does not let the page copy a link.
page-bad_link = This link holds no game, or only a part of one: ask for it again, or open the record as a file.
page-analysis = Analysis
page-analysis_about = A bot looks at every decision of the player whose eyes you look through, or of all people in the record, and says which cost most. Press one to go to its moment.
page-analyse_game = Analyse the game
page-analysis_stop = Stop
page-analysis_sum = The bot would have decided the same { $agreed } of { $all } times; the others cost about { $cost ->
        [one] { $cost } point
       *[other] { $cost } points
    } by its reckoning.
page-analysis_item = { $number }: { $taken }. Better: { $best }
page-chart = Points over the game
page-chart_about = Everyone’s points after each decision, from { $least } to { $most }, as if the game ended then. Click to go to a moment.
page-seen_by = Seen by
page-seen_by_all = everyone

# What may go wrong.

page-no_script = Patolli needs JavaScript and WebAssembly: switch them on for this page, or use another browser.
page-no_wasm = This browser has no WebAssembly, which Patolli is made of: use a current Firefox, Chrome, Edge or Safari.
page-crashed = Something went wrong in the page. Your game is kept as far as it was played: reload the page to go on.
page-no_such_table = There is no such game in this browser. It may have been deleted, or begun in another one.
page-cannot_begin = This browser keeps nothing for the page, as in some private windows, so no game can begin. Open the page in an ordinary window.
page-cannot_keep = This browser does not keep games for us: save the record before you leave.
page-damaged = This game cannot be read any more. { $problem }
page-save_raw = Save its text
page-save_unreadable = What the browser kept is damaged.
page-save_newer = It was kept by a newer version of this page: reload the page.
page-save_chairs = Its players do not fit the game.

# How fast it is.

page-bench = How fast the rules are here
page-bench_about = The measures of “patolli bench”, taken in this browser.
page-bench_done = Done.

# Guided first games.

page-learn = Learn by playing
page-lesson = Lesson
page-lesson_of = Lesson { $number } of { $of }
page-lesson_not_this = Not this one now: do what the lesson asks, or start it again.
page-lesson_done = Well done!
page-lesson_again = Start again
page-lesson_next = Next lesson
page-lesson_play = Now a real game
page-no_such_lesson = There is no such lesson. Go home and choose one.

# The strips of the players, the cards of the log, and what is seen again.

page-strip = { $name }. Points: { $points }. More…
page-strip_about = What the player has built, and everyone’s points by source.
page-close = Close
page-skip_to_me = Skip to me
page-see_again = Replay this turn on the board
page-see_again_of = Replay on the board: { $seat }, round { $round }
page-see_again_between = Replay on the board: between turns, round { $round }
page-seeing_again = Replaying round { $round }
page-back_to_game = Back to the game
page-earlier_turns = Earlier turns
page-things = { $things }
page-card_points = points: { $points }
page-will_do = To confirm:
page-so_far = So far:

# Keys, and moments that one closes.

page-moment_read = Go on
page-keys = Keys
page-key-undo = undo
page-key-hint = hint
page-key-confirm = confirm
page-key-cancel = cancel what was begun, close what is open
page-key-choices = the choices in the panel, by their numbers
page-key-arrows = from place to place on the board
page-key-list = this list

# Texts of the house: what all games share.

house-seat = Seat { $number }
house-nothing = nothing
house-counted = { $count } { $thing }
house-list_next = { $list }, { $item }
house-list_last = { $list } and { $item }
house-yes = yes
house-no = no
house-total = Total
house-unknown_game = There is no game called “{ $game }”. Known games: { $known }.
house-unknown_bot = There is no bot called “{ $bot }”. Known bots: { $known }.

# Why a decision is refused.

refused-over = The game is over.
refused-not_deciding = { $seat } has nothing to decide now; it is up to { $deciding }.

# Why a table cannot be set up.

setup-seats = { $seats ->
        [one] One seat is
       *[other] { $seats } seats are
    } not possible: this game is for { $least } to { $most }.
setup-option = There is no option “{ $option }”. This game has: { $known }.
setup-value = The option “{ $option }” cannot be “{ $value }”. Possible: { $known }.
setup-other_game = This is a set-up for “{ $found }”, not for “{ $expected }”.
setup-assignment = “{ $text }” is not an option: write option=value, such as first_game=true.

# What is wrong with a record.

record-error = Line { $line }: { $problem }
record-first_line = this is not a record: its first line must be “{ $expected }”.
record-header_line = “{ $text }” is not a line of a header: write “key: value”, and an empty line after the header.
record-unknown_key = this header cannot have a key “{ $key }”. It may have game, rules, seats, option, seed, position, player 1 and so on for each seat, result and note.
record-repeated_key = the key “{ $key }” stands twice; keep one of them.
record-missing_key = the header has no “{ $key }”; add a line “{ $key }: …”.
record-beside_position = a record that starts from a position has its seed and options there: take out the line “{ $key }”.
record-bad_value = “{ $value }” makes no sense as “{ $key }”.
record-unclosed = the “{ $bracket }” that begins here is never closed.
record-bad_note = “{ $text }” is not a note. Notes are like [2 clock 12.500] and [2 taken over by NAME].
record-no_seat = “{ $text }” stands where a seat is expected, such as “1>”.
record-bad_check = “{ $text }” is not a check: it needs 16 hexadecimal digits after the #.
record-cut_off = the file stops here without “end”: it has been cut off.
record-after_end = “{ $text }” stands after “end”, where nothing may follow.
record-other_game = this is a game of “{ $found }”, not of “{ $expected }”.
record-later_rules = it was played by rules version { $found }, but only versions up to { $known } are known here: update Patolli.
record-refused = decision { $number } is not possible here. { $why }
record-check_differs = the game at this point is not the one recorded: its check is { $found }, not { $recorded }.
record-not_over = the header has a result, but the game is not over after its { $decisions } decisions: some are missing.
record-result_differs = the header says that the game ended { $recorded }, but it ended { $found }.
record-older = it was played by rules version { $found } and does not replay by version { $known }: { $problem }
record-good = { $file }: a game of { $game } for { $seats }, { $decisions } decisions, { $over ->
        [true] ended { $result }.
       *[false] not finished.
    }
record-good_older = { $file }: it was played by rules version { $found } and replays the same by version { $known }.

# Remarks in records.

remark-comment = ({ $text })
remark-clock = The clock of { $seat } stands at { $seconds } s.
remark-taken_over = { $by } takes over from { $seat }.

# Why a bot loses its seat.

forfeit-cannot_start = “{ $program }” cannot be started: { $error }.
forfeit-other_protocol = it speaks version { $found } of the protocol, and the table speaks version { $known }.
forfeit-died = it ended before it answered.
forfeit-late = it did not answer within { $millis } ms.
forfeit-rubbish = its answer “{ $text }” makes no sense: { $problem }.
forfeit-wrong_question = it answered question { $answered } instead of { $asked }.
forfeit-flood = it wrote far more than it was asked for.
forfeit-deaf = it does not read what it is sent.
forfeit-illegal = its decision “{ $decision }” is not one of those it was offered.

# Why a bot does not understand its table.

bot-json = This line is none of the engine protocol: { $problem }.
bot-line = This line is too long, or no text.
bot-no_game = There is a question, but no game: “new_game” comes first.
bot-view = This view makes no sense: { $problem }.
bot-no_decisions = There is nothing to choose from.

# What is wrong with a position.

position-json = This is not a JSON object: { $message } (line { $line }, column { $column }).
position-field = The field “{ $path }” makes no sense: { $problem }.
position-fields = The position makes no sense: { $problem }.
position-missing = The position has no field “{ $field }”.
position-other_game = This is a position of { $found }, not of “{ $expected }”.
position-later_rules = It was written by rules version { $found }, but only versions up to { $known } are known here: update Patolli.
position-broken = { $sentence } (invariant: { $invariant })

# What the referee says.

referee-json = This line is not a JSON object: { $message }.
referee-long_line = This line is too long: at most { $most } bytes are read.
referee-do_what = The field “do” must be one of { $known }.
referee-field = The field “{ $path }” makes no sense: { $message }.
referee-fields = The request makes no sense: { $message }.
referee-no_game = There is no game yet: send “new” or “load” first.
referee-load_what = Load either a “position” or a “record”.
referee-no_such_seat = There is no seat { $seat } in this game: it has { $seats }.
referee-no_undo = { $seat } has nothing to take back since the last barrier.
referee-players = { $players } players were named for { $seats } seats.

# The command.

cli-usage = { $problem }. See “patolli help”.
cli-bad_seed = a seed is 1 to 32 hexadecimal digits, such as c0ffee
cli-bad_seat = seats are numbered from 1 to 5
cli-cannot_read = Cannot read { $file }: { $error }. Check the name and that it may be read.
cli-cannot_print = Cannot write to the output: { $error }.
cli-too_large = { $file } is larger than { $most } MiB, which no record or position is.
cli-not_text = { $file } is not a text file: line { $line } has bytes that are no UTF-8.
cli-exists = { $file } exists already and holds another game. Name another folder, or take it away.
cli-cannot_write = Cannot write { $file }: { $error }. Name a folder that may be written to.
cli-no_page = This patolli was built without the page. Build one with it by “cargo xtask play”, from the folder of the project.
cli-serving_public = Others find it at { $url }.
cli-serving_others = Others in your network find it at { $url }.
cli-serving_alone = Only this machine reaches it. With --addr { $addr } the others in your network do, too.
cli-same_bot = There is a bot called { $bot } already. Name this one otherwise.
cli-cannot_keep = The folder { $data } cannot be used for tables: { $error }. Name another with --data.
cli-checked_tables = { $count ->
        [0] Every table can be played on with this version.
        [one] One table cannot be played on with this version.
       *[other] { $count } tables cannot be played on with this version.
    }
cli-backed_up = All of { $data } is in { $file } ({ $kilobytes } kB, read back and checked): { $tables ->
        [one] one table
       *[other] { $tables } tables
    } and { $guests ->
        [one] one guest
       *[other] { $guests } guests
    }, with what they are known by. Keep it where nobody else can read it.
cli-backup_exists = { $file } is there already, and a backup is never written over. Name another file.
cli-backup_nothing = There are no tables in { $data }. Name the folder of the server with --data.
cli-cannot_back_up = { $data } cannot be written to { $file }: { $error }. Nothing was left behind.
cli-restored = { $data } has what was in { $file } now: { $tables ->
        [one] one table
       *[other] { $tables } tables
    } and { $guests ->
        [one] one guest
       *[other] { $guests } guests
    }. “patolli serve --data { $data }” serves it.
cli-restore_not_empty = There is something in { $data } already. Name a folder with --data that is not there yet.
cli-restore_in_use = A Patolli serves { $data }. Name a folder with --data that is not there yet.
cli-restore_nothing = There is no file { $file }. Name one that “patolli backup” wrote.
cli-cannot_restore = { $file } cannot be restored to { $data }: { $error }. Nothing was changed there.
cli-bad_settings = { $file }: { $problem }.
cli-unknown_setting = there is no setting “{ $key }”; there are { $known }
cli-no_setting = “{ $key }” needs a text, a number, or a list of them
cli-cannot_serve_metrics = Cannot listen at { $address } for figures: { $error }. Name another with --metrics-addr.
cli-serving = Patolli is at { $url } (Ctrl+C ends it).
cli-no_browser = No browser could be opened here: open that address yourself.
cli-cannot_serve = Cannot listen at { $address }: { $error }. Name another with --addr, such as 127.0.0.1:8080.
cli-wrong_bots = { $bots } bots were named for { $seats } seats. Name one for each seat with --bots, or one for all.
cli-bot_of_the_house = This serves the bots of the house, such as “random”; a program with cmd: can serve itself.
cli-no_games = A match needs at least one game: give --games a number from 1.
cli-no_such_decision = The record has { $decisions } decisions, so there is no position after { $at }. Give --at a number from 0 to { $decisions }.
cli-no_such_seat = There is no seat { $seat } in this game: it has { $seats }.
cli-after = After { $number } of { $decisions } decisions
cli-last = (the latest: { $seat }> { $decision })
cli-deciding = To decide: { $seats }
cli-winners = { $count ->
        [one] { $winners } won.
       *[other] { $winners } share the victory.
    }
cli-decisions_of = { $seat } may decide:
cli-left_no_choice = Left no choice, and so was carried out:
cli-log = Log
cli-standing = Points as it stands
cli-final = Final points
cli-players = { $least } to { $most } players
cli-rules = rules version { $version }
cli-options = Options
cli-no_options = No options.
cli-default = default: { $value }
cli-sim = { $count ->
        [one] { $games } game
       *[other] { $games } games
    } of { $game } for { $seats } in { $seconds } s: { $rate } games and { $decisions } decisions a second
cli-arena = { $games ->
        [one] { $games } game
       *[other] { $games } games
    } of { $game } for { $seats } in { $seconds } s, each bot in every seat on the same seeds
cli-interval = In brackets: where the true figure lies with 95 % certainty. Ratings begin at 25.
cli-decided_above = Decided: { $bot } wins more than { $percent } % of its games.
cli-decided_below = Decided: { $bot } wins less than { $percent } % of its games.
cli-arena_forfeits = { $bot } forfeited { $forfeits ->
        [one] { $forfeits } game
       *[other] { $forfeits } games
    } to random play.
cli-no_bots = Name the bots that are to play, such as --bots playouts:100,random.
cli-other_results = The file { $file } holds something else than results of this tournament, and was left as it is. Name another with --out.
cli-broken_results = Line { $line } of { $file } is no result of this tournament. Mend or remove it, or name another file with --out.
cli-forfeits = Seat { $seat } ({ $bot }) forfeited { $forfeits } of { $games } games to random play. The first time: { $why }
cli-column-games = games
cli-column-rating = rating
cli-column-millis_a_turn = ms a turn
cli-column-seat = seat
cli-column-bot = bot
cli-column-wins = wins
cli-column-share = share
cli-column-mean_score = mean score
cli-column-deviation = deviation
cli-column-mean_rank = mean rank
cli-column-source = points for
cli-column-number = no.
cli-column-round = round
cli-column-player = player
cli-column-taken = taken
cli-column-best = the bot would
cli-column-cost = cost
cli-column-choices = choices
cli-column-agreed = agreed
cli-column-mean_cost = mean cost
cli-column-all_cost = in all
cli-column-worst = worst
cli-rounds = Round
cli-analysis_about = Costs are points at the end of the game, as the bot expects them; “=” where it would have done the same.
cli-bench = { $game }, { $seats } seats, one core, median of { $runs } runs
cli-column-measure = measure
cli-column-value = value
cli-bench-decisions_per_second = decisions a second
cli-bench-games_per_second = games a second
cli-bench-decisions_per_game = decisions in a game
cli-bench-copy_ns = copying the state (ns)
cli-bench-list_ns = listing the decisions (ns)
cli-bench-decide_ns = checking and carrying one out (ns)
cli-bench-apply_ns = carrying out one that was listed (ns)
cli-bench-view_ns = making a view (ns)
cli-bench-determinize_ns = determinizing a view (ns)
cli-bench-set_up_ns = setting up a game (ns)
cli-bench-read_position_ns = reading a position (ns)
cli-bench-referee_per_second = requests a second to the referee (decide and list)
cli-bench-simulations_per_second = simulations a second in a search
cli-bench-state_bytes = size of the state (bytes)
cli-load = { $game }, { $tables } tables of { $seats } seats, { $connections } connections, measured for { $seconds } s
cli-load-wanted = decisions a second wanted
cli-load-decisions_per_second = decisions a second
cli-load-games = games played to their end
cli-load-seen = from sent to seen by another seat: 50 · 90 · 99 % · longest (ms)
cli-load-answered = from sent to answered: 50 · 90 · 99 % · longest (ms)
cli-load-machine = all processors: everything on this machine
cli-load-house = all processors: the server
cli-load-players = all processors: those who play
cli-load-before = memory of the server before (MB)
cli-load-begun = with every table begun (MB)
cli-load-per_table = for each table with its connections (kB)
cli-load-end = at the end (MB)
cli-load-per_table_at_end = at the end for each table (kB)
cli-load-opening = until every table had begun (s)
cli-load-overtaken = decisions that came too late
cli-load_lost = { $count ->
    [one] One connection was lost.
   *[other] { $count } connections were lost.
} The first: { $why }.
cli-load_nothing = Nothing was decided in that time. Measure for longer, with --seconds.
cli-elsewhere = { $address } is not this machine, and others are not put under load. Give an address such as 127.0.0.1:7878.
cli-cannot_load = The server at { $address } could not be put under load: { $error }.
cli-no_house = No server could be started with its tables in { $data }: { $error }. Name another folder with --data, or a server with --addr.

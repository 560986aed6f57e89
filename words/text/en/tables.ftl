# Tables at a distance: why something is not done there.

tables-no_such_seat = There is no seat { $seat } here: the seats are 1 to { $seats }.
tables-taken = Seat { $seat } is taken.
tables-kept = Seat { $seat } is kept for { $name }.
tables-not_kept = Seat { $seat } is kept for nobody.
tables-not_yours = Seat { $seat } is not yours.
tables-not_seated = Only those who play at this table can do that.
tables-bad_name = A name has 1 to { $most } characters.
tables-same_name = Somebody here is called { $name } already.
tables-bad_talk = A message has 1 to { $most } characters.
tables-not_keeper = Only whoever looks after this table can do that.
tables-bot_first = The bot is in the middle of your turn. You can come back once it is over.
tables-no_bots = This table is played without bots.
tables-no_bot_there = No bot sits on seat { $seat }.
tables-begun = The game has begun already.
tables-not_begun = The game has not begun yet: every seat must be taken first.
tables-over = The game is over.
tables-stale = The game has gone on meanwhile. Look again, then decide.
tables-undecided = No decision was given. Give at least one.
tables-not_last = “{ $decision }” reveals something. What comes after it can only be decided then.
tables-asked_first = Somebody asks to go back. Answer that first.
tables-declined_before = That was declined. You can ask again once you have decided something.
tables-nobody_asked = Nobody asks to go back.
tables-others_answer = The others answer that.
tables-nothing_to_take_back = You have not decided anything yet.
tables-cannot_undo = That cannot be undone any more. Ask the others to go back.
tables-bad_pace = A turn has 10 seconds to 14 days, and the whole game at most 30 days on top.
tables-not_opened = The log of this table is damaged at its start.
tables-later_rules = This table was begun by later rules of the game. A newer Patolli can go on with it.
tables-entry_refused = The rules of today do not allow what happened at entry { $entry }: { $why }
tables-check_differs = By the rules of today the game would be another from entry { $entry } on.

# What the house says of itself.

server-no_base_path = “{ $given }” is no path to serve below. Give one such as /games
server-no_table = There is no such table here.
server-not_begun = The game has not begun yet.
server-not_over = That can be had once the game is over.
server-no_such_bot = This house has no bot called { $bot }.
server-elsewhere = The table has changed elsewhere. Look again.
server-full = The disk of the house is full: nothing can be kept until there is room.
server-failed = That could not be kept. Try again in a moment.
server-broken = Something went wrong at this table. It is set aside with its log, and the other tables go on.
server-aside = Nobody can play on at this table: { $why }
server-unreadable = That is nothing that can be asked: { $problem }
server-too_long = A message has at most { $most } bytes.
server-not_text = Only text is understood here.
server-too_fast = That is too fast. Wait a moment.
server-too_many_tables = You have { $most } tables already. Finish or leave one first.
server-too_many_watched = One connection follows at most { $most } tables.
server-not_there = That table was not followed.
server-no_address = “{ $given }” is no address of a site. Give one such as https://patolli.example, without a path.
server-bad_bot_name = A bot cannot be offered as “{ $name }”. Its name has 1 to { $most } small letters, digits and hyphens, as in deep=search:4000.

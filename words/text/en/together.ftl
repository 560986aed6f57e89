# Playing with others, at tables at a distance.

page-play_with_others = Play with others
page-with_others = With others
page-together = Tables
page-together_short = Open a table and send the link: everybody plays on a screen of their own.
page-together_about = Open a table, send its link, and play: each on a screen of their own. No account, nothing to install.
page-tables_wait = { $count ->
        [one] A table waits for you
       *[other] { $count } tables wait for you
    }
page-no_house = This page comes from a place that keeps no tables. Those who run “patolli serve” can play with others; here you can play against bots, or with others at one screen.
page-house_coming = Connecting…
page-house_lost = The connection is lost. It is tried again; nothing is lost.
page-not_understood = This page does not understand what the table says: it may be older. Reload the page.
page-house_says = { $words }

# Tables in lists.

page-open_table = Open a table
page-my_tables = My tables
page-open_tables = Tables with free seats
page-played_tables = Tables being played
page-my_finished_tables = My finished tables
page-no_open_tables = There is none at the moment. Open one!
page-sit_down = Sit down
page-to_table = To the table
page-to_tables = All tables
page-waits_for_you = your turn
page-table_ended = ended early
page-table_aside = set aside
page-seats_free = { $count ->
        [0] every seat is taken
        [one] 1 seat is free
       *[other] { $count } seats are free
    }
page-waits_for = waits for { $names }
page-seat_kept_for_you = a seat is kept for you
page-free_seat = Free seat

# Opening a table.

page-open_about = You get a link for the others. The game begins once every seat is taken.
page-your_name = Your name
page-your_name_about = What the others call you.
page-name_needed = Say first what to call you.
page-table_rules = At this table
page-public_table = In the public list
page-public_table_about = Everybody sees the table and may sit down. Otherwise only those with the link find it.
page-bots_allowed = Bots may play
page-bots_allowed_about = You can give free seats to bots.
page-table_pace = Clock
page-pace_about = Live, everybody is there all the time; slow, one decides when one finds the time.
page-pace-free = none
page-pace-live = live
page-pace-slow = slow
page-turn_time = For each turn
page-bank_time = More, for the whole game
page-absent = Who leaves or runs out of time
page-absent_about = A bot plays on for them, and they may come back; or the table ends.
page-absent_ends = the table ends
page-absent_bot = a bot plays for who leaves
page-without_bots = without bots
page-without = without { $what }
page-no_clock = no clock
page-pace_turn = { $turn } a turn
page-pace_bank = { $turn } a turn, { $bank } more for the game
page-days = { $count ->
        [one] 1 day
       *[other] { $count } days
    }
page-hours = { $count ->
        [one] 1 hour
       *[other] { $count } hours
    }
page-minutes = { $count ->
        [one] 1 minute
       *[other] { $count } minutes
    }
page-seconds = { $count ->
        [one] 1 second
       *[other] { $count } seconds
    }

# Before the game.

page-table_coming = To the table…
page-invite_link = Send this link to the others
page-table_link = Link to this table
page-name_beside = Somebody else at this screen: their name
page-kept_seat = kept for { $name }
page-free_kept_seat = Let anybody sit here
page-close_table = Close the table
page-get_up = Get up
page-add_bot = Add a bot
page-which_bot = Which bot
page-dismiss_bot = Send away
page-begins_when_full = The game begins as soon as every seat is taken.

# At the table.

page-people = Who is there
page-is_there = is there
page-is_away = is not there
page-is_bot = bot
page-onlookers = { $count ->
        [one] 1 looks on
       *[other] { $count } look on
    }
page-time_left = { $time } left
page-clock_days = { $days } d { $hours } h
page-clock_hours = { $hours } h { $minutes }
page-clock_minutes = { $minutes }:{ $seconds }
page-talk = Talk
page-talk_unread = { $count ->
        [one] Talk: 1 new message
       *[other] Talk: { $count } new messages
    }
page-talk_nothing = Nobody has said anything yet.
page-talk_muted = Talk is muted.
page-talk_seated = Only those who play at this table can talk.
page-say_something = Say something
page-say = Say
page-mute = Mute
page-ask_back = Ask to take back
page-ask_back_about = Asks the others to go back to before your latest turn. All of them must agree.
page-nobody_goes_back = Nobody goes back: the game goes on.
page-asks_back = { $seat } asks to go back to before their latest turn.
page-asks_back_self = You asked to go back to before your latest turn. The others have not all agreed yet.
page-waiting_for_answer = The game waits until that is answered.
page-grant = Agree
page-decline = Decline
page-withdraw = Withdraw
page-leave_game = Leave the game
page-leave_to_bot = Really leave? A bot plays on.
page-leave_ends = Really leave? The table ends.
page-replaced = A bot plays for you.
page-return = Take my seat back
page-looking_on = You are looking on: you see what everybody may see.
page-set_aside = Nobody can play on at this table; you see it as it stood last. { $why }
page-older_rules = This table was begun by older rules. Everything that happened here is the same by today’s.

# The end of a table.

page-ended_left = { $seat } left, and so the table ended
page-ended_ran_out = { $seat } ran out of time, and so the table ended
page-ended_deserted = Nobody is left at this table
page-ended_closed = This table was closed before the game began
page-ended_forgotten = Nobody came to this table for two weeks, and so it ended
page-ended_house = The house ended this table
page-to_rematch = To the rematch

# Another device.

page-another_device = Use on another device
page-another_device_about = Makes a link that works once, within ten minutes: whoever opens it is you, with all your tables. Do not give it to others.
page-make_pass = Make the link
page-pass_link = Open this on your other device
page-pass_opened = Here you become the same person as on your other device, with all your tables. Who you were here until now, and their tables, are given up in this browser.
page-use_pass = Be the same here

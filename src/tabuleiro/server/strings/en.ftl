# What the server answers when it refuses something, by error code.

error-unauthenticated = Please enter a name first.
error-forbidden = You may not do that.
error-unknown_table = There is no such table.
error-unknown = There is no such thing.
error-stale = The table has changed meanwhile.
error-not_your_turn = It is not your turn.
error-not_started = The game has not started yet, or is not over yet.
error-started = Too late: the game has started.
error-finished = The game is over.
error-frozen = Something is wrong with this table. It has been stopped and nothing was lost.
error-no_undo = There is nothing to undo there.
error-no_clock = Nobody has a clock there.
error-rated = This game is rated or belongs to a tournament: that is not allowed here.
error-rated-alone = Nobody can be rated alone: at least one other seat is needed, and one for a person.
error-rated-clock = A rated table needs a clock.
error-rated-guest = Rated tables are for people with an account.
error-rated-help = This game is rated or belongs to a tournament, and is not over yet: it cannot be played on elsewhere.
error-rated-hints = There are no hints at a rated table.
error-rated-level = The bot { $level } has no measured rating in this game. These have: { $known }.
error-rated-options = A rated game is played with its usual options.
error-rated-twice = At a rated table everybody has one seat.
error-rated-unreliable = You have left too many of your last games. Finish three in a row, then rated tables are open to you again.
error-hints_off = This table has agreed to play without hints.
error-in_play = People are playing this position right now. There are no hints about it until they are done.
error-hint-running = A hint is being searched for already.
error-analysis-running = A game is analysed when it is over.
error-analysis-in-play = People are playing a position of this game right now. It can be analysed when they are done.
error-analysis-off = This server analyses no games.
error-analysis-queue = Many games are waiting for their analysis. Try again later.
error-analysis-one = Another game of yours is being analysed. Wait for it.
error-analysis-many = { $days ->
    [one] You have asked for { $most } analyses in a day. Try again later.
   *[other] You have asked for { $most } analyses in { $days } days. Try again later.
}
error-present = That player is not gone.
error-full = There is no open seat.
error-taken = That name is in use, or looks like one that is.
error-malformed = That could not be understood.
error-bad_option = The game does not offer that.
error-bad_record = This record or position cannot be used.
error-bad_password = Choose a password of at least { $shortest } characters that is hard to guess.
error-wrong_password = Wrong name or password.
error-too_large = That is too large.
error-too_fast = Too fast. Please wait a moment.
error-busy = The server is busy. Please try again.
error-lost-database = The server has lost its database. Nothing is stored until it is back; please tell whoever runs it.
error-full-disk = This device has no room left for the game. Nothing is lost: make room, then try again.
error-open-seat-here = Nobody else can come to a table on this device: let bots or people at this screen take the seats.
error-damaged-row = Your entry in the server’s database is damaged. Please tell whoever runs it.
error-long-game = This game has { $actions } actions. A table begins with { $most } at most.
error-bad-name = A name has 1 to { $longest } characters.
error-invisible-name = A name is made of letters that can be seen.
error-not-your-password = That is not your password.
error-banned = This account was closed by whoever runs this server.
error-muted = The host of this table has asked you to be silent.
error-dismissed = The host of this table has asked you to leave.
error-reset-over = This link was used already or is too old. Ask for another one.
error-no-offer = Nobody has offered a rematch, or the offer was taken back.
error-recovery-over = This link brings nobody back: another one was made since, an account was created, or it is more than a year old.
error-has-account = You have an account: your password brings you back.
error-not_here = The rules allow this, but the lesson asks for something else here.
error-wrong-answer = Not quite. Look at the board again.
error-bad-clock = These clocks contradict themselves.
error-vacation-short = A vacation has at least one day.
error-vacation-soon = A table waits for you: a vacation begins in a day at the earliest.
error-vacation-long = A year has { $most } days of vacation.
error-tournament-advance = Of every table some go on in a knock-out, but not all.
error-tournament-board = There is no such table without a result in this round.
error-tournament-draft = The tournament is not open yet.
error-tournament-dropped = Whoever was dropped, or was absent twice, does not come back.
error-tournament-early = It is too early to check in: that begins 15 minutes before the start.
error-tournament-endless = This round has no end that could be put off.
error-tournament-free = Only a tournament that is held can be ended by hand.
error-tournament-full = The tournament is full.
error-tournament-idle = No round is being played.
error-tournament-late = It is too late to enter this tournament.
error-tournament-many = You organise ten tournaments already. End one before you begin another.
error-tournament-over = The tournament is over.
error-tournament-places = Give every seat a place from 1 on; who shares one has the same number.
error-tournament-rounds = This tournament needs a number of rounds.
error-tournament-running = The tournament has begun.
error-tournament-seats = A tournament has tables of two or more.
error-tournament-starts = A tournament begins within a year.
error-tournament-stranger = No such entrant plays in this tournament.
error-tournament-title = A tournament needs a title of letters that can be seen.
error-tournament-unknown = There is no such tournament.
error-bad-zone = There is no time zone { $zone }.
error-bad-quiet = Quiet hours need a beginning and another end.
error-many-channels = That is one browser too many. Remove another one first.
error-private-address = Only addresses on the internet can be told: https:// and a name that everybody knows.
error-bad-service = This cannot be what the service has given you. Copy it again.
error-bad-mailbox = This is no address of mail.
error-no-mail = This server sends no mail.
error-link-over = This link was used already or is too old.

# What is told while somebody is away: in the list of the page, and in letters.

notice-turn = Your turn at { $game }
notice-soon_late = Your time at { $game } is running out
notice-started = { $game } has begun
notice-invited = Another game of { $game } is offered to you
notice-finished = { $game } is over
notice-undo_asked = Somebody asks to undo a move at { $game }
notice-mention = Somebody has named you at { $game }

letter-many = { $count ->
    [one] One thing is new at your tables
   *[other] { $count } things are new at your tables
}
letter-others = with { $names }
letter-deadline = until { $time } ({ $zone })
letter-footer = { $name }, you get this because you asked for it. What is told, and when, is set here:
letter-verification = Is this your address?
letter-verification-text = { $name } wants to be told here what happens at the table. If that is you, open this link within a day. If not, do nothing, and you will hear nothing more.
letter-recovery = A new password
letter-recovery-text = Somebody has asked for a new password for { $name }. If that was you, open this link within an hour. If not, do nothing.
letter-trial = This is how you will be told
letter-trial-text = { $name }, this letter says nothing but that it has arrived.

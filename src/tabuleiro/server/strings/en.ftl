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

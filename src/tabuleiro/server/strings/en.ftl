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
error-present = That player is not gone.
error-full = There is no open seat.
error-taken = That name is in use.
error-malformed = That could not be understood.
error-bad_option = The game does not offer that.
error-bad_record = This record or position cannot be used.
error-bad_password = Choose a password of at least { $shortest } characters that is hard to guess.
error-wrong_password = Wrong name or password.
error-too_large = That is too large.
error-too_fast = Too fast. Please wait a moment.
error-busy = The server is busy. Please try again.
error-lost-database = The server has lost its database. Nothing is stored until it is back; please tell whoever runs it.
error-damaged-row = Your entry in the server’s database is damaged. Please tell whoever runs it.
error-bad-name = A name has 1 to { $longest } characters.
error-invisible-name = A name is made of letters that can be seen.

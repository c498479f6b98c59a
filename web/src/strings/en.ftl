# The words of the page. Games and the server bring their own.

## Getting around

web-skip = Skip to the content
web-navigation = Main navigation
web-home = Home
web-lobby = Lobby
web-mine = My tables
web-settings = Settings
web-account = Account
web-rules = Rules
web-waiting = { $count ->
    [one] One table waits for you
   *[other] { $count } tables wait for you
  }
web-loading = One moment…
web-close = Close
web-can = you can:
web-cancel = Cancel
web-save = Save
web-send = Send
web-copy = Copy
web-copied = Copied
web-done = Done
web-not-found = There is nothing at this address
web-of = { $value } of { $most }
web-unofficial = An unofficial project by players for players. The games belong to their authors and publishers; rules and drawings here are in our own words and lines.
web-reconstructed = Some printed values of this game are reconstructed and may differ from your copy:
web-honest = We know most printed values from rulebooks and public sources and had to reconstruct the rest. Where every number comes from:

## Printed values

web-values = Where the numbers come from
web-values-lead = Every printed value of the game with its provenance. What is reconstructed fits everything that is known, and may differ from your copy.
web-values-edition = Edition { $edition }
web-values-own = Edition { $edition }, from a file that was corrected for this server
web-edition-older = It is older than { $current }, which new tables use.
web-edition-other = New tables use another one, { $current }.
web-values-search = Search a component or a value
web-values-none = No value fits.
web-values-correct = You own the game, and a value is wrong?
web-values-correct-copy = Copy the data file and correct the value in the copy:
web-values-correct-check = Let it be checked; it tells what you have changed:
web-values-correct-play = Play with it; tables say which edition they use, and older tables go on as they were:
web-provenance = Provenance
web-provenance-all = All
web-provenance-rulebook = Rulebook
web-provenance-public = Public source
web-provenance-recalled = Recalled
web-provenance-reconstructed = Reconstructed

## About

web-about = About and privacy
web-about-title = About Tabuleiro
web-about-lead = A free table for games that we love, by their exact rules. The games belong to those who made them: if you enjoy one here, buy the box.
web-about-makers = The people who made the games
web-credit-designers = Designed by
web-credit-publishers = Published by
web-credit-year = First published
web-about-rules = Rules in our words
web-about-described = The games are described by their publishers, and on BoardGameGeek under the names above: pictures of the real pieces, illustrators, other editions, shops.
web-about-exact = How exact is the data?
web-about-exact-lead = Rulebooks do not print every number of every card. Each printed value says where we know it from, and whoever owns the game can correct it. Choose a game to see them all:
web-about-sourced = { $percent } % from sources
web-privacy = Privacy
web-privacy-lead = This server stores what it takes to play, and nothing else. Nothing is sent to anybody else, and there is no advertising and no tracking.
web-privacy-name = Your name
web-privacy-account = An account, if you want one
web-privacy-session = One cookie
web-privacy-game = Your games
web-privacy-browser = In your browser
web-privacy-not = Not stored
web-stored-name = The name that you choose, your language and your preferences, and since when.
web-stored-account = Its name, and a hash of your password (argon2id).
web-stored-session = It keeps you signed in, and there are no others. The server stores a hash of it, since when, the hour of its last use, and your browser and system in two words (“Firefox, Windows”), so that you recognise your devices.
web-stored-game = Every move, undo and seat, and every line of chat, with who and when: the log is the game.
web-stored-browser = Your preferences, and how far you have seen each table.
web-stored-not = E-mail addresses, and your password itself. Network addresses are only counted in memory, to stop floods; the server’s log may name one when something is refused.
web-privacy-yours = You can take your data along, or delete everything about you:
web-about-project = The project
web-about-version = Version of this server
web-about-licence = Licence
web-about-licence-words = MIT: use it, change it and pass it on, as long as its notice stays with it.
web-about-ours = What is ours
web-about-ours-words = The program, the rules in our own words, and every drawing.
web-about-theirs = What is not
web-about-theirs-words = The games and their names. This project is unofficial; nobody named here has a part in it, and no art or text of theirs is used.

## Home

web-home-title = Modern board games, by the exact rules
web-home-lead = Play against bots right now, invite friends with a link, or study a game move by move. No account needed.
web-fact-players = { $range } players
web-fact-minutes = { $from }–{ $to } min
web-fact-weight = Complexity
web-play-now = Play now against bots
web-set-up = Set up a table
web-guest-name = Guest

## Lobby and tables

web-new-table = New table
web-lobby-open = Looking for players
web-lobby-running = Being played
web-lobby-finished = Finished
web-lobby-none = None at the moment.
web-mine-none = You have no tables yet.
web-state-open = Looking for players
web-state-running = Being played
web-state-finished = Finished
web-state-frozen = Stopped
web-upload = Watch a record
web-upload-hint = A record file (.tab) that was saved here or in the terminal. It is checked move by move.
web-upload-choose = Choose a file
web-game = Game
web-players = Players
web-seats = Seats
web-seat = Seat { $number }
web-seat-open = Open seat
web-seat-invited = Somebody else, by link
web-seat-hotseat = Somebody at this screen
web-bot = Bot: { $level }
web-bot-name = { $level } { $number }
web-player = Player { $number }
web-name = Name
web-you = you
web-visibility = Who can see it
web-visibility-link = Only people with the link
web-visibility-public = Everybody
web-create = Create the table
web-join = Take a seat
web-leave = Leave
web-start = Start now
web-fill-with = Bots on open seats
web-waiting-for-host = The host starts the game.
web-invite = Invite
web-invite-link = Link to this table
web-qr = QR code of the link
web-is-bot = Bot
web-is-here = Connected
web-is-away = Away
web-no-table = There is no such table
web-no-table-hint = The link may be incomplete: a private table needs its key.
web-trouble = That did not work

## The table

web-menu = Menu
web-board = Board
web-side = Turn and players
web-views = Views
web-talk = Log and chat
web-tab-table = Table
web-log = Log
web-chat = Chat
web-board-drawn = Drawn
web-board-text = In words
web-read-board = Board in words
web-draw-board = Draw the board
web-place = This place
web-zoom = Size of the board
web-zoom-in = Enlarge
web-zoom-out = Reduce
web-zoom-fit = Show the whole board
web-your-turn = Your turn
web-turn-of = { $name }’s turn
web-waiting-for = Waiting for { $name }
web-over = Game over
web-chance = Chance decides
web-past = After move { $ply }
web-score = { $points ->
    [one] One point
   *[other] { $points } points
  }
web-choices = Choices
web-choices-count = { $count ->
    [one] one choice
   *[other] { $count } choices
  }
web-hands-over = cannot be taken back
web-preview = What it causes
web-confirm-move = Confirm
web-steps = { $count ->
    [one] One step of this turn
   *[other] { $count } steps of this turn
  }
web-undo = Undo
web-undo-ask = Ask to undo
web-undo-nothing = There is nothing to undo.
web-undo-barrier = Chance or another player has acted since: the others must agree.
web-undo-asked = { $name } asks to go back to move { $ply }.
web-undo-waiting = Waiting for the others to agree to the undo.
web-accept = Agree
web-decline = Decline
web-restart = Restart turn
web-redo = Redo
web-why-not-your-turn = It is not your turn.
web-why-nothing = Nothing can be done here now.
web-stale = The connection is lost. What you see may be old; we are trying to come back.
web-frozen = Something is wrong with this table. It was stopped, and nothing is lost.
web-log-line = { $name }: { $action }
web-log-filter = Show
web-log-all = everybody
web-log-none = Nothing has happened yet.
web-log-more = Show all { $count } lines
web-log-earlier = Show earlier moves: { $count } more
web-since = { $count ->
    [one] One move since your last visit
   *[other] { $count } moves since your last visit
  }
web-since-step = Step through
web-since-skip = Skip
web-since-here = New since your last visit
web-chat-none = Nobody has said anything yet.
web-chat-say = Say something
web-share = Share this table
web-share-hint = Whoever opens the link sees the table and its public information.
web-take-back = Play for yourself again
web-hand-over = { $name } is away: let a bot play
web-resign = Resign
web-resign-hint = A bot will play on in your seat. This cannot be taken back.
web-resign-for = Resign as { $name }
web-report = Report a rules problem
web-report-hint = This saves a file with the game up to this moment, the rule and your note. Send it to whoever runs this server or attach it to an issue.
web-report-rule = Rule
web-report-note = What should have happened?
web-report-save = Save the file

## The end and replay

web-scoring = Final scoring
web-category = Category
web-total = Total
web-rank = Rank
web-chart = The points of every player as bars, by category; the table above has the same numbers.
web-winner = { $names } wins
web-winners = Shared victory: { $names }
web-solo-won = You won by { $margin }
web-solo-lost = You lost by { $margin }
web-tie-break = The tie was broken by: { $criterion }
web-truncated = The game was cut off before its natural end.
web-rematch = Rematch
web-rematch-rotated = Rematch, seats rotated
web-rematch-there = To the rematch
web-replay = Replay
web-replay-first = To the start
web-replay-previous = Back one move
web-replay-next = Forward one move
web-replay-last = To the last move
web-replay-play = Play
web-replay-pause = Pause
web-replay-ply = Move
web-replay-now = Back to now
web-download = Download
web-fork = Play from here
web-fork-hint = A new table begins after move { $ply }. This one stays as it is.
web-fork-seat = You play
web-fork-level = The others are bots

## Settings and account

web-language = Language
web-theme = Theme
web-theme-light = Use the light theme
web-theme-dark = Use the dark theme
web-theme-is-system = As the system
web-theme-is-light = Light
web-theme-is-dark = Dark
web-colours = Colours of the players
web-colour-of = Colour of player { $number }
web-colours-ours = Standard colours
web-motion = Animation
web-motion-system = As the system
web-motion-off = Off
web-confirm = Ask for confirmation
web-confirm-irreversible = When it cannot be undone
web-confirm-always = Always
web-confirm-never = Never
web-keys = Keys
web-keys-on = Single keys are shortcuts
web-key-choose = Pick a choice by its number
web-key-confirm = Confirm
web-key-cancel = Cancel, close
web-key-undo = Undo
web-key-redo = Redo
web-key-history = One move back or forward
web-key-ends = To the start, back to now
web-key-moves = Go to the choices
web-key-board = Go to the board
web-key-text = Board drawn or in words
web-key-last = Read the last move aloud
web-key-scores = Read the scores aloud
web-key-chat = Chat
web-key-rules = Rules
web-key-help = List of keys
web-rules-search = Search the rules
web-account-guest = You play as { $name }, without an account.
web-account-known = You are signed in as { $name }.
web-account-name = Your name at the table
web-account-claim = Create an account
web-account-claim-hint = Keeps your name and your tables, so that you can come back from another device.
web-password = Password
web-login = Sign in
web-logout = Sign out
web-logout-everywhere = Sign out everywhere
web-login-keep = Bring the tables along that I joined as a guest
web-sessions = Where you are signed in
web-session-this = this browser
web-session-unknown = Unknown device
web-session-seen = last used { $time }
web-session-end = Sign out
web-session-end-at = Sign out: { $device }
web-session-end-others = Sign out everywhere else
web-password-change = Change your password
web-password-reset = Choose a new password
web-password-hint = At least 8 characters that nobody guesses; three or four unrelated words are good. Every other device is signed out.
web-password-old = Present password
web-password-new = New password
web-password-changed = Your password is changed.
web-data = Your data
web-data-hint = Everything that this server knows about you, as a file; or leave for good.
web-export = Take my data along
web-delete = Delete everything about me
web-delete-hint = Your name disappears from every table, and everything that you have said with it. Bots play on in your seats. This cannot be undone.
web-delete-confirm = Delete for good
web-deleted = You and everything that you said are gone.
web-deleted-player = deleted player
web-is-guest = guest
web-lobby-more = More tables
web-dismiss = Remove
web-dismiss-name = Remove { $name }
web-dismiss-player = Remove a player
web-dismiss-hint = A bot plays on in the seat for good, and the player cannot take it back.
web-erase = Erase this line
web-erase-line = Erase what { $name } said: { $text }
web-mute = Mute { $name } at this table
web-unmute = Let { $name } speak again

## When something fails

web-error = That did not work ({ $code }).
web-error-offline = The server does not answer. Please try again in a moment.
web-areas = Parts of the board
web-area-asked = something can be done here

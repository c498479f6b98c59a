## Lobby and tables

web-new-table = New table
web-lobby-open = Looking for players
web-lobby-running = Being played
web-lobby-finished = Finished
web-mine-none = You have no tables yet.
web-is-asked = A seat is held for you
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
web-seat-held = Held for { $name }
web-bot-name = { $level } { $number }
web-player = Player { $number }
web-name = Name
web-you = you
web-visibility = Who can see it
web-visibility-link = Only people with the link
web-visibility-public = Everybody
web-note = What the table is for
web-note-example = For example: Thursday club, newcomers welcome
web-create = Create the table
web-leave = Leave
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

## Chairs around a table

web-chair-me = Me
web-chair-open = A friend
web-chair-bot = A bot
web-chair-hotseat = At this screen
web-chair-open-hint = You get a link to send; whoever opens it may sit down here.
web-chair-yours = Your chair
web-chair-take = Sit here
web-your-name = Your name at the table
web-create-invite = Open the table and get the link
web-invites = { $name } invites you to
web-invited-none = A table of
web-sit-down = Sit down
web-sit-watch = Or just stay on this page: you can watch as soon as it begins.
web-sit-account = I have an account
web-sit-needs-account = It takes an account to sit down here.
web-host-here = host
web-room-full = Every seat is taken. You can watch as soon as it begins.
web-start-bots = Start with bots in the empty seats

## Tables on this device, and the page without a network

web-where = Where it is played
web-where-server = On the server
web-where-device = On this device
web-where-device-hint = Against bots, or with people at this screen. It works without a network, and nobody else sees the table.
web-device-starting = The games are being started on this device. The first time takes some seconds.
web-here = On this device
web-chat-here = Nobody else is at a table on this device.
web-error-device = The games could not be started on this device. Close what else is open, and load the page again.
web-keep-none = This server was set up without the part that plays on a device.
web-keep-insecure = Browsers play on a device, and keep pages, only from an address that begins with https, or from this computer.
web-keep-unable = This browser lacks what it takes to play on a device, or keeps nothing in a private window.
web-news = A new version is here.
web-news-accept = Load it now
web-news-later = Later
web-unserved = There is no network, or the server does not answer. Games on this device go on.

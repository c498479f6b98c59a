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
web-host-here = host
web-room-full = Every seat is taken. You can watch as soon as it begins.
web-start-bots = Start with bots in the empty seats

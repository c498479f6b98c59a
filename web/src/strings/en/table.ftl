## The table

web-menu = Menu
web-board = Board
web-side = Turn and players
web-views = Views
web-talk = Log and chat
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
web-waiting-for = Waiting for { $name }
web-over = Game over
web-chance = Chance decides
web-past = After move { $ply }
web-choices = Choices
web-choices-count = { $count ->
    [one] one choice
   *[other] { $count } choices
  }
web-hands-over = cannot be taken back
web-preview = What it causes
web-confirm-move = Confirm
web-undo = Undo
web-undo-ask = Ask to undo
web-undo-nothing = There is nothing to undo.
web-undo-barrier = Chance or another player has acted since: the others must agree.
web-accept = Agree
web-decline = Decline
web-restart = Restart turn
web-redo = Redo
web-why-not-your-turn = It is not your turn.
web-why-nothing = Nothing can be done here now.
web-stale = The connection is lost. What you see may be old; we are trying to come back.
web-frozen = This table was stopped: by an operator, or because something is wrong with it. Nothing is lost.
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

## Why a press did nothing
web-refused = { $sort ->
        [unpayable] Too dear now
        [taken] Taken already
        [later] Not now
        [unknown] Not now
       *[other] Not possible
    }
web-refused-turn-of = It is the turn of { $name }.
web-refused-instead = What can be done
web-refused-rule = Rule { $rule }

## The turn panel

web-main-actions = Main actions
web-not-now = not now
web-too-dear = too dear
web-if-chosen = If you choose this
web-point-at-choice = Point at a choice to see what it brings.
web-touch-choice = Touch a choice to take it; hold it to read what it is.
web-choose-main = Choose an action above, or a place that glows on the board.
web-glowing = { $count } glow on the board
web-nothing-picked = Choose first
web-wait = Please wait
web-let-go = Let go of what you picked
web-restart-short = Restart
web-piece = Piece
web-open-player = Show what { $name } has
web-close-player = Fold what { $name } has
web-sheet-larger = Pull the sheet up
web-sheet-smaller = Push the sheet down
web-tab-turn = Turn

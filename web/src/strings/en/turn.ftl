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

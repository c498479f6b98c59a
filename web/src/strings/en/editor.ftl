web-editor = Position editor
web-editor-hint = Set up any position: pieces come from where they are kept, and every law that is broken is told. Then play from it, or send it on as a link.
web-editor-player = Player { $number }
web-editor-players = { $count ->
    [one] one player
   *[other] { $count } players
}
web-editor-start = Start from …
web-editor-opening = The set-up of a game
web-editor-count = Players
web-editor-set-up = Set it up
web-editor-file = A file
web-editor-file-hint = A position (JSON), or the record of a game (.tab), which is opened at its end.
web-editor-choose-file = Choose a file
web-editor-link = A link
web-editor-link-hint = A link from this editor
web-editor-open = Open
web-editor-no-position = This file holds no position.
web-editor-no-link = This link holds no position.
web-editor-other-edition = This position was made with other data of the game; it is opened because it still fits.
web-editor-palette = Palette
web-editor-palette-hint = Pick, then press a place. The figure is what is left where it comes from.
web-editor-take-away = Take away
web-editor-balance = Pieces come from their stock
web-editor-left = left
web-editor-fields = All values
web-editor-group = Group of values
web-editor-nothing = nothing
web-editor-of = of { $high }
web-editor-less = { $label }: one less
web-editor-more = { $label }: one more
web-editor-earlier = { $label }: earlier
web-editor-later = { $label }: later
web-editor-remove = { $label }: take out
web-editor-add = Add { $label }
web-editor-problems = Problems
web-editor-next = next
web-editor-sound = A sound position
web-editor-calmed = Something was half done and no longer fitted: the player to move decides anew.
web-editor-undrawn = This position cannot be drawn; the board shows the last one that can.
web-editor-go = Go there
web-editor-mend = Make it fit
web-editor-mended = made to fit
web-editor-place = At this place
web-editor-bring = Bring here:
web-editor-pointer = Point at the board to see what can be set there.
web-editor-long-press = long press: all choices
web-editor-steps = Last edits
web-editor-share = Share
web-editor-link-size = link of { $size } kB, holds the whole position
web-editor-link-long = too much for a link ({ $size } kB): keep it as a file
web-editor-law = keeps every law; nobody claims a game can get there
web-editor-copy-link = Copy link
web-editor-copy-json = Copy JSON
web-editor-copy-test = Copy as test
web-editor-copied = Copied
web-editor-download = Download
web-editor-first = { $count ->
    [one] solve the problem first
   *[other] solve { $count } problems first
}
web-editor-play = Play from here
web-editor-seat = My seat
web-editor-level = The others
web-editor-begin = Begin

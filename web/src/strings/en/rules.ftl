## The rules for readers
web-rules-contents = Contents
web-rules-hits = { $hits ->
        [0] Nothing found.
        [one] One place found.
       *[other] { $hits } places found.
    }
web-rules-ruling = Why so: the rulebook leaves it open
web-rules-reference = For programmers
web-rules-reference-hint = From here on: a reference for programmers, word for word.
web-rules-reference-switch = Show the reference for programmers
web-rules-unknown = There is no game of that name.
web-rules-all = The rules of all games

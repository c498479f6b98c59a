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

## More for readers of the rules
web-rules-cited = Where it shows in the game ({ $count })
web-rules-cited-action = Action:
web-rules-cited-event = Event:
web-rules-cited-refusal = Refusal:
web-rules-beside = The rules in Portuguese, too
web-signs-search = Search the signs
web-signs-count = { $count ->
        [0] No sign found.
        [one] One sign.
       *[other] { $count } signs.
    }

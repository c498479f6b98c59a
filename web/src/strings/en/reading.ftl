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

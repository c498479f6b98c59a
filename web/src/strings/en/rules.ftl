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

# Hints

web-hint = Hint
web-hint-where = Where
web-hint-what = What
web-hint-everything = Everything
web-hint-steps = How much to tell
web-hint-searching = Searching …
web-hint-so-far = so far
web-hint-searched = { $count } positions
web-hint-none = No hint now. Your turn is untouched.
web-hint-forced = There is no choice:
web-hint-look = Look at what glows on the board. It is about: { $kind }
web-hint-look-nowhere = Look at your choices. It is about: { $kind }
web-hint-best = best
web-hint-inaccuracy = inaccuracy
web-hint-inaccuracy-sign = ?!
web-hint-mistake = mistake
web-hint-mistake-sign = ?
web-hint-blunder = blunder
web-hint-blunder-sign = ??
web-hint-lead = lead
web-hint-lead-said = expected lead { $lead } points
web-hint-share = { $name } { $share } %
web-hint-why = Why { $best }, not { $other }
web-hint-line = Turn { $turn }, step by step
web-hint-likely = likely:
web-hint-then = then:
web-hint-more = Tell more
web-hint-longer = Think longer 5×
web-hint-promise = Chances if all play on as the bots of this estimate do.
web-hint-offline = No connection: a hint cannot be asked for now.
web-hint-off = This table plays without hints.
web-hint-not-now = A hint is given when you decide.
web-hint-estimate-uncalibrated = No numbers: the estimate of this game is not calibrated.
web-hint-estimate-other-weights = No numbers: the estimate is not calibrated for these weights.
web-hint-estimate-unproven = No numbers: the estimate of this game did not come true well enough in games that were held out.
web-reason-ends = Ends the game at once
web-reason-goes-on = Does not end the game yet
web-reason-more-points = { $category }: { $points ->
    [one] 1 point
   *[other] { $points } points
} more
web-reason-fewer-points = though { $category }: { $points ->
    [one] 1 point
   *[other] { $points } points
} fewer
web-reason-only-this = Only this turn: { $event }
web-reason-only-that = Only the other: { $event }
web-reason-leaves = The other leaves { $name } { $share } % more
web-hint-had = { $name } had a hint
web-hints-used-by = Hints: { $who }
web-key-hint = Hint: where, what, everything
web-key-hint-speak = Speak what the hint comes to
web-hints-table = Hints
web-hints-off = Nobody
web-hints-all = All who play

# Warned before a blunder.

web-warn = Warn me before a blunder
web-warn-hint = Only at tables with hints. What you are about to confirm is looked at first, and the others see it as a hint.
web-warn-share = This gives away { $share } of the win.
web-warn-points = This gives away { $points } points.

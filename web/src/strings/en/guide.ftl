## Primer and help
web-help = Help
web-primer-title = { $game } in two minutes
web-primer-page = Page { $page } of { $pages }
web-primer-skip = Skip
web-primer-back = Back
web-primer-next = Next
web-primer-done = Let’s play
web-guide = At a glance
web-guide-aim = Aim of the game
web-guide-course = How it goes
web-guide-signs = Signs

# Every element explains itself

web-explain-now = Now
web-explain-now-you = Now, for you
web-explain-none = There is no explanation for this.
web-explain-choose = Choose it
web-explain-printed = as printed
web-explain-recalled = recalled, not verified
web-explain-reconstructed = reconstructed
web-key-explain = Explain what has the focus

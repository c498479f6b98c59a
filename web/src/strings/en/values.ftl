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

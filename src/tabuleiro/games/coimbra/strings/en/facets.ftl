# What people choose first, as the explorer counts it.
facet-start_pair = Classes of the two start cards
facet-corner = Starting corner
facet-first_die = First die and its place
facet-first_class = Class of the first card acquired
facet-castle_dice = Dice placed in the castle
facet-first_voyage = First voyage

# What people choose first, as the explorer counts it.
facet-first_shrine = Island of the first Shrine
facet-shrine_figure = Figures on or beside that island
facet-empty_islands = Islands left empty at the start
facet-first_action = First action
facet-first_stone = First stone sanctified
facet-council_first = Chairs of the Council in round 1

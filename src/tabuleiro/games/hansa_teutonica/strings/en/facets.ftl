# What people choose first, as the explorer counts it.
facet-first_ability = First ability improved
facet-ability_turn = Turn of the first ability
facet-first_claim = First route claimed
facet-first_office = First office
facet-displacements = Displacements in the first 5 turns
facet-coellen = Turn of the first place at Coellen
facet-east_west = Turn in which east met west

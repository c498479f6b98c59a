# What people choose first, as the explorer counts it.
facet-first_slot = First line of the master
facet-first_site = First site
facet-first_action = First main action
facet-first_breakthrough = First breakthrough
facet-first_hall = Hall of the first courtier

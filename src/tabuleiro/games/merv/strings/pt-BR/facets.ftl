# O que se escolhe primeiro, como o explorador conta.
facet-first_slot = Primeira linha do mestre
facet-first_site = Primeiro local
facet-first_action = Primeira ação principal
facet-first_breakthrough = Primeiro avanço
facet-first_hall = Salão do primeiro cortesão

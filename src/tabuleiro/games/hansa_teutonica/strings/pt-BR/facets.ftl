# O que se escolhe primeiro, como o explorador conta.
facet-first_ability = Primeira habilidade melhorada
facet-ability_turn = Turno da primeira habilidade
facet-first_claim = Primeira rota reivindicada
facet-first_office = Primeiro escritório
facet-displacements = Deslocamentos nos primeiros 5 turnos
facet-coellen = Turno do primeiro lugar em Coellen
facet-east_west = Turno em que leste e oeste se uniram

# O que se escolhe primeiro, como o explorador conta.
facet-first_shrine = Ilha do primeiro Santuário
facet-shrine_figure = Figuras nessa ilha ou ao lado
facet-empty_islands = Ilhas deixadas vazias no início
facet-first_action = Primeira ação
facet-first_stone = Primeira pedra santificada
facet-council_first = Cadeiras do Concílio na rodada 1

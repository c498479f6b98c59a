# O que se escolhe primeiro, como o explorador conta.
facet-start_pair = Classes das duas cartas iniciais
facet-corner = Canto inicial
facet-first_die = Primeiro dado e seu lugar
facet-first_class = Classe da primeira carta adquirida
facet-castle_dice = Dados colocados no castelo
facet-first_voyage = Primeira viagem

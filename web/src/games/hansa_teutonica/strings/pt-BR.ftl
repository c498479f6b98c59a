# O que o tabuleiro desenhado diz além das palavras do próprio jogo.

web-hansa-board = { $side }, mapa das rotas comerciais
web-hansa-route = { $route }, { $taken } de { $spaces } casas ocupadas
web-hansa-yours = suas { $count }
web-hansa-theirs = { $owner } { $count }
web-hansa-route-marker = ficha de bônus { $marker }
web-hansa-city = { $city }, { $taken } de { $offices } escritórios ocupados
web-hansa-controller = controle: { $owner }
web-hansa-extra = { $count ->
        [one] um escritório extra
       *[other] { $count } escritórios extras
    }
web-hansa-next-office = próximo escritório: { $privilege }, { $shape }
web-hansa-figure = melhora { $track }
web-hansa-player = { $player }
web-hansa-prestige = { $player } { $points }
web-hansa-completed = Cidades concluídas: { $completed } de { $end }
web-hansa-completed-title = Cidades concluídas
web-hansa-completed-end = { $end } encerram o jogo
web-hansa-stack = Pilha de fichas: { $size ->
        [0] vazia
        [one] uma ficha
       *[other] { $size } fichas
    }
web-hansa-hand = Na mão: { $traders } × Comerciante, { $merchants } × Mercador
web-hansa-waiting = { $piece } ({ $owner }) espera um novo lugar
web-hansa-ends = O jogo acaba com
web-hansa-leader = Pontos de prestígio do líder: { $value } de { $end }
web-hansa-drawn = Fichas de bônus compradas: { $value } de { $end }
web-hansa-supply = Suprimento
web-hansa-stock = Estoque
web-hansa-heap = { $place }: { $traders } × Comerciante, { $merchants } × Mercador
web-hansa-cities-controlled = Cidades controladas: { $count }
web-hansa-network = Maior rede: { $offices } escritórios × { $keys } chaves
web-hansa-projected = Se o jogo acabasse agora: { $points } pontos
web-hansa-first = Primeiro a jogar
web-hansa-plate = Fichas viradas no prato: { $count }
web-hansa-track = { $track }: { $value }
web-hansa-track-all = { $track }: estoque inteiro
web-hansa-track-privilege = { $track }: { $privilege }
web-hansa-marker-unused = { $marker }, ainda não usada
web-hansa-marker-used = { $marker }, usada
web-hansa-actions-left = { $count ->
        [0] nenhuma ação restante
        [one] uma ação restante
       *[other] { $count } ações restantes
    }

# As ações principais no painel do turno e, em duas ou três palavras, por que uma não é possível.
web-hansa-income = Renda
web-hansa-place = Colocar
web-hansa-displace = Deslocar
web-hansa-move = Mover
web-hansa-claim = Rota
web-hansa-marker = Ficha
web-hansa-end = Fim
web-hansa-first-this = depois
web-hansa-no-actions = sem ação
web-hansa-no-stock = estoque 0
web-hansa-no-supply = sem peça
web-hansa-no-victim = ninguém
web-hansa-no-pieces = sem peça
web-hansa-no-route = sem rota
web-hansa-no-markers = não há
web-hansa-points = Pontos de prestígio
web-hansa-pay = pague { $pieces }

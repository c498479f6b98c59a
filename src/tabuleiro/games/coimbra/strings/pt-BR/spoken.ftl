## O tabuleiro em palavras
spoken-now = O jogo agora
spoken-round = { $round ->
        [0] Preparação.
       *[other] Rodada { $round } de 4.
    }
spoken-order = Ordem de jogador:
spoken-player = { $player }
spoken-pool = Estoque de dados
spoken-die = dado { $color } com { $value }
spoken-token = Ficha de dado { $value }.
spoken-nothing = nenhum
spoken-favors = Peças de favor
spoken-castle = ao lado do castelo
spoken-tracks = Trilhas de influência
spoken-map = Mapa do peregrino
spoken-pilgrim = Peregrino de { $player }: { $node }.
spoken-voyages = Viagens
spoken-price = custa { $cost } { $resource }
spoken-influence = influência { $influence }
spoken-paid = paga em { $resource }
spoken-players = Jogadores
spoken-cards = Cartas de { $player }
spoken-column-player = Jogador
spoken-column-points = Pontos de vitória
spoken-column-coins = Moedas
spoken-column-guards = Guardas
spoken-column-crowns = Coroas
spoken-column-total = Se o jogo acabasse agora
spoken-column-track = Trilha

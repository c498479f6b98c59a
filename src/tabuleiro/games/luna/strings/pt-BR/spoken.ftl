## O tabuleiro em palavras
spoken-now = O jogo agora
spoken-round = { $round ->
        [0] Preparação.
       *[other] Rodada { $round } de 6.
    }
spoken-time = Fichas de tempo restantes: { $left }.
spoken-guard = O Guarda do Templo está na pedra do Guarda { $value }.
spoken-islands = Ilhas, no sentido horário
spoken-path = Caminho, do Portão ao Píer
spoken-temple = Templo
spoken-players = Jogadores
spoken-player = { $player }
spoken-tokens = fichas de Favor: { $count }
spoken-novices = { $player }: Noviços ativos { $active }, em descanso { $inactive }
spoken-shrine = Santuário de { $player }
spoken-stone = Pedra { $stone }
spoken-empty = vazia
spoken-nothing = nenhum
spoken-column-player = Jogador
spoken-column-influence = Influência
spoken-column-reserve = Noviços na reserva
spoken-column-pier = No Píer
spoken-column-shrines = Santuários restantes
spoken-column-favors = Fichas de Favor
spoken-column-chair = Cadeira do Concílio

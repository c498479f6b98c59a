# O que o tabuleiro desenhado diz além das palavras do próprio jogo.

web-luna-board = Ilhas Sagradas em torno da Ilha do Templo
web-luna-island-shrine = Santuário
web-luna-island-herbs = Ervas
web-luna-island-tide = Marés
web-luna-island-sailboat = Veleiro
web-luna-island-bribe = Suborno
web-luna-island-book = Biblioteca
web-luna-island-novice = Noviço
web-luna-island = { $island }; { $tokens ->
        [1] { $tokens } Ficha de Favor
       *[other] { $tokens } Fichas de Favor
    }
web-luna-novices = { $owner }: { $active } { $active ->
        [1] ativo
       *[other] ativos
    }, { $inactive } { $inactive ->
        [1] inativo
       *[other] inativos
    }
web-luna-shrine = Santuário: { $owner }
web-luna-next = { $figure } vem para cá na próxima rodada
web-luna-blocked = nenhuma ação aqui
web-luna-stone = Pedra { $stone }, { $island }
web-luna-in-temple = no Templo
web-luna-party = { $party }
web-luna-count = { $owner } { $count }
web-luna-nobody = ninguém
web-luna-chair = { $owner } { $points }
web-luna-round = Rodada { $round } de { $rounds }
web-luna-round-short = R{ $round }
web-luna-time = Fichas de Tempo restantes: { $left } de { $total }
web-luna-time-room = Fichas de Tempo restantes: { $left } de { $total }, a última rende +{ $points }
web-luna-guard = Uma pedra santificada rende { $points } de Influência agora
web-luna-favors = Fichas de Favor
web-luna-none = nenhuma
web-luna-council = Concílio de Sacerdotes: { $rank }º lugar, { $points } pontos no final
web-luna-active = Noviços ativos: { $count }
web-luna-inactive = Noviços inativos: { $count }
web-luna-path = Noviços no caminho: { $count }
web-luna-temple = Noviços no Templo: { $count }
web-luna-pier = Noviços no Píer: { $count }
web-luna-reserve = Noviços na Reserva: { $count }
web-luna-shrines = Santuários construídos: { $count } de { $all }
web-luna-end-of-round = Fim da rodada
web-luna-round-end = Se a rodada acabasse agora: Sacerdotisa da Lua +{ $priestess }, Apóstata −{ $apostate }, Noviços no Templo +{ $temple }
web-luna-projected = Se o jogo acabasse agora: { $points } pontos

# As ações principais no painel do turno e, em duas ou três palavras, por que uma não é possível.
web-luna-do-island = Ilha
web-luna-do-travel = Viagem
web-luna-do-temple = Templo
web-luna-do-council = Concílio
web-luna-do-expel = Expulsar
web-luna-do-meditate = Meditar
web-luna-do-end = Fim
web-luna-first-this = depois
web-luna-no-novices = ninguém
web-luna-no-stone = 0 pedras
web-luna-no-apostate = não está
web-luna-no-time = 0 fichas
web-luna-act-first = aja antes
web-luna-at-active = Noviços ativos
web-luna-at-inactive = Noviços inativos
web-luna-at-path = Noviços no caminho
web-luna-at-temple = Noviços no templo
web-luna-at-pier = Noviços no píer
web-luna-at-reserve = Noviços na reserva
web-luna-stone-number = pedra { $stone }
web-luna-pier-from = do píer

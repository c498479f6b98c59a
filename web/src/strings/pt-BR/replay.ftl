## The end and replay

web-scoring = Pontuação final
web-category = Categoria
web-total = Total
web-rank = Posição
web-chart = Os pontos de cada jogador em barras, por categoria; a tabela acima tem os mesmos números.
web-winner = Vitória: { $names }
web-winners = Vitória compartilhada: { $names }
web-solo-won = Você venceu por { $margin }
web-solo-lost = Você perdeu por { $margin }
web-tie-break = Desempate: { $criterion }
web-truncated = A partida foi interrompida antes do seu fim natural.
web-rematch-there = Ir à revanche
web-replay = Reprise
web-replay-first = Ir ao início
web-replay-previous = Voltar um lance
web-replay-next = Avançar um lance
web-replay-last = Ir ao último lance
web-replay-play = Reproduzir
web-replay-pause = Pausar
web-replay-ply = Lance
web-replay-now = Voltar ao presente
web-download = Baixar
web-fork = Jogar daqui
web-fork-hint = Uma nova mesa começa depois do lance { $ply }. Esta fica como está.
web-fork-seat = Você joga
web-fork-level = Os outros são robôs

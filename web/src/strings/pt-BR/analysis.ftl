# A análise de uma partida.

web-analyse = Analisar
web-analysis = Análise
web-analysis-players = { $count ->
    [one] sozinho
   *[other] { $count } jogadores
}
web-analysis-learn = Aprender com os erros
web-analysis-deeper = Olhar mais fundo
web-analysis-report = Relatório
web-analysis-table-link = Ir à mesa
web-analysis-none = Esta análise não existe
web-analysis-none-hint = Talvez tenha sido apagada, ou a mesa é privada e falta a chave no link.
web-analysis-place = Esperando: número { $place } na fila.
web-analysis-begins = A análise está começando.
web-analysis-quick = Primeiro um olhar rápido. Ele fica mais preciso enquanto você lê.
web-analysis-progress = Quanto da análise está pronto
web-analysis-done = A análise está pronta.
web-analysis-failed = A análise não pôde ser calculada. Peça de novo.
web-analysis-older = Esta análise foi feita por um motor mais antigo. Peça outra na mesa.
web-analysis-gaps = { $count ->
    [one] Uma parte da partida não pôde ser calculada: há uma lacuna.
   *[other] { $count } partes da partida não puderam ser calculadas: há lacunas.
}
web-analysis-unfinished = Esta partida não foi jogada até o fim. Ela é analisada até onde vai.
web-analysis-estimate-uncalibrated = Ainda não foi provado o que os valores da busca significam neste jogo. Por isso você vê pontos e turnos, sem chances nem notas.
web-analysis-estimate-other-weights = O que foi provado sobre este jogo vale para outros pesos. Por isso você vê pontos e turnos, sem chances nem notas.
web-analysis-estimate-unproven = Em partidas separadas para o teste, as estimativas deste jogo não se confirmaram o bastante. Por isso você vê pontos e turnos, sem chances nem notas.

web-chances = Chances de vencer
web-chances-about = parte de cada lugar depois de cada turno, em %; pontilhado: parte justa { $fair }
web-margin = Margem esperada
web-margin-about = em pontos sobre o melhor autômato, com a faixa que contém quatro de cinco partidas
web-margin-points = { $points } pontos
web-analysis-points = Pontos se acabasse agora
web-analysis-points-about = de todos depois de cada turno; embaixo: rodadas
web-analysis-points-of = pontos de { $name }
web-analysis-form = Como as chances são desenhadas
web-analysis-areas = Áreas
web-analysis-lines = Linhas
web-analysis-shown = O que é mostrado
web-analysis-graph = Gráfico
web-analysis-as-table = Tabela
web-analysis-table = Chances, notas, sorte e pontos por turno
web-analysis-copy = Copiar como CSV
web-analysis-copied = A tabela foi copiada.
web-analysis-turn = turno
web-analysis-round = rodada
web-analysis-seat = lugar
web-analysis-lost = perdeu
web-analysis-grade = nota
web-analysis-luck = sorte
web-analysis-no-luck = Neste jogo o acaso só sorteia na preparação.
web-analysis-dots = ponto: de melhor a razoável
web-analysis-row = Turno { $turn } de { $most }, { $name }: { $values }

web-analysis-turns = Turnos
web-analysis-which = Quais turnos são listados
web-analysis-all = Todos
web-analysis-mistakes = Erros
web-analysis-round-number = Rodada { $number }

web-analysis-accuracy = precisão { $accuracy }
web-analysis-better = Melhor
web-analysis-played = Jogado
web-analysis-line = A linha melhor
web-analysis-drawn = O acaso sorteou. Sorte:
web-analysis-hinted = Uma dica foi usada neste turno.
web-analysis-show-better = Mostrar a linha melhor
web-analysis-show-played = Mostrar o que foi jogado
web-analysis-next = Próxima decisão
web-analysis-editor = Abrir no editor
web-analysis-moments = Momentos-chave

web-grade-find = Achado
web-grade-best = Melhor
web-grade-good = Bom
web-grade-fair = Razoável
web-grade-inaccuracy = Imprecisão
web-grade-mistake = Erro
web-grade-blunder = Erro grave
web-grade-forced = Forçado
web-grade-about = cerca de { $grade }
web-grade-find-sign = !
web-grade-best-sign = ✓
web-grade-good-sign = =
web-grade-fair-sign = ~
web-grade-inaccuracy-sign = ?!
web-grade-mistake-sign = ?
web-grade-blunder-sign = ??
web-grade-forced-sign = ·

web-moment-swing = A maior virada: { $name } { $change }
web-moment-leader = { $name } assume a liderança: { $change }
web-moment-worst = Pior turno de { $name }: { $change }
web-moment-find = Um achado de { $name }
web-moment-luck = Sorteio de mais sorte: { $name } { $change }
web-moment-unlucky = Sorteio de mais azar: { $name } { $change }
web-moment-decided = Decidido aqui: { $name } fica acima de 90 %

web-ledger = Por que acabou assim
web-ledger-share = em % de uma vitória; começo, sorte, decisões e deriva somam o resultado
web-ledger-points = em pontos de margem; começo, sorte, decisões e deriva somam o resultado
web-ledger-start = começo
web-ledger-luck = sorte
web-ledger-own = próprias
web-ledger-others = dos outros
web-ledger-drift = deriva
web-ledger-result = resultado
web-ledger-accuracy = precisão
web-ledger-no-accuracy = havia pouco em jogo para dizer uma precisão
web-ledger-gave = entregou { $amount } de uma vitória
web-ledger-gave-points = entregou { $amount } pontos

web-try = Tente você
web-try-ask = O turno { $turn } mais uma vez: ache um melhor. Nada da partida muda.
web-try-choices = O que você pode fazer
web-try-all = Mostrar tudo o que se pode fazer
web-try-ended = Seu turno termina aqui.
web-try-check = Conferir
web-try-again = Tentar de novo
web-try-next = Próximo erro
web-try-help = Ajuda
web-try-best = O melhor turno.
web-try-good = Um bom turno.
web-try-better = Melhor do que na partida, mas dá para mais.
web-try-no = Não é melhor do que na partida.
web-try-lost =
    { $measure ->
        [margin] Entrega { $lost } pontos; na partida foram { $before }.
       *[other] Entrega { $lost } de uma vitória; na partida foram { $before }.
    }

web-editor-from-here = Editor

web-key-analysis-turn = Um turno adiante ou para trás
web-key-analysis-moment = O próximo momento-chave ou o anterior

# Uma imagem para compartilhar.

web-card = Compartilhar
web-card-names = Mostrar nomes
web-card-link = Copiar o link
web-card-copied = O link foi copiado.
web-card-svg = Salvar em SVG
web-card-png = Salvar em PNG
web-card-alt = Um cartão com o resultado

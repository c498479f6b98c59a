# Uma pontuação se explica

web-score-of = Pontos de { $name }
web-score-press = { $points ->
    [0] 0 pontos
    [one] { $points } ponto
   *[other] { $points } pontos
} de { $name }: de onde vêm?
web-score-board = No tabuleiro
web-score-if-ended = Se a partida acabasse agora
web-score-in-all = Ao todo
web-score-more = Como poderia ser mais?
web-score-more-hint = O próximo passo de cada tipo: fatos desta posição, não conselhos.
web-score-moves = { $count ->
    [one] O lance que trouxe isto
   *[other] Os { $count } lances que trouxeram isto
}
web-score-before = antes do primeiro lance
web-score-move = lance { NUMBER($ply, useGrouping: 0) }
web-score-where = Mostrar no tabuleiro: { $what }
web-score-none = Nenhum ponto ainda.
web-score-back = Pontuação final
web-score-fold = Dar espaço ao tabuleiro
web-score-unfold = Mostrar os pontos de novo
web-score-every = Cada ponto
web-key-score = Explicar uma pontuação

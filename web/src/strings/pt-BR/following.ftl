## Acompanhar os lances dos outros

web-since-turn = Desde a sua vez
web-moves = { $count ->
    [0] nenhum lance
    [one] um lance
   *[other] { $count } lances
  }
web-move-of = lance { $number } de { $count }
web-follow-first = Para antes do primeiro lance
web-following-move = Lance { $number } de { $count }: { $name }
web-following-start = Antes do primeiro lance
web-following-hint = O que os outros fizeram desde a sua vez. Nada espera por você ainda.
web-skip-to-now = Pular para agora
web-speed = Ritmo dos lances dos outros
web-speed-off = Imediato
web-speed-quick = Rápido
web-speed-usual = Normal
web-speed-slow = Lento
web-thinks = { $seconds ->
    [one] pensa há 1 segundo
   *[other] pensa há { $seconds } segundos
  }
web-move-now = Jogar já
web-key-step = para trás e para a frente nos lances desde a sua vez
web-key-space = mostrá-los em sequência, ou parar
web-key-hurry = fazer o robô que pensa jogar já
web-key-speed = mais rápido, mais lento
web-sound = Som
web-sound-off = Desligado
web-sound-quiet = Baixo
web-sound-normal = Normal

web-replay-previous-move = Voltar um lance
web-replay-previous-turn = Voltar uma vez
web-replay-previous-round = Voltar uma rodada
web-replay-next-move = Avançar um lance
web-replay-next-turn = Avançar uma vez
web-replay-next-round = Avançar uma rodada
web-replay-unit = Passo
web-replay-by-move = por lance
web-replay-by-turn = por vez
web-replay-by-round = por rodada
web-replay-start = Antes do primeiro lance
web-log-beginning = O começo
web-curve = Pontos ao longo da partida
web-curve-hint = escolha um momento para ver o tabuleiro
web-curve-label = Linhas dos pontos de cada jogador ao longo da partida; a reprise mostra os mesmos momentos um a um.

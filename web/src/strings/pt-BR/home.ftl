## Início

web-home-title = Sente-se. É a sua vez.
web-home-lead = Grandes jogos de tabuleiro, pelas regras exatas. Contra robôs ou amigos. Sem conta, sem instalar nada.
web-home-lead-members = Grandes jogos de tabuleiro, pelas regras exatas. Contra robôs ou amigos. Aqui se joga com uma conta.
web-fact-players = { $range } jogadores
web-fact-minutes = { $from }–{ $to } min
web-fact-weight = Complexidade
web-play = Jogar
web-play-game = Jogar { $game } agora
web-play-what = { $bots ->
    [one] um robô ({ $level })
   *[other] { $bots } robôs ({ $level })
  }
web-play-minutes = cerca de { $minutes } min
web-change-table = Mudar a mesa
web-sign-in-to-play = Entrar para jogar
web-guest-name = Visitante
web-continue = Continuar
web-yours = Suas mesas
web-yours-all = Todas as minhas mesas
web-games = { $count ->
    [one] Um jogo
    [4] Quatro jogos
   *[other] { $count } jogos
  }
web-live = Uma partida real
web-live-move = jogada { $ply } de { $plies }
web-watch = Assistir
web-with = com { $names }
web-with-friends = Com amigos
web-friends-hint = Mande um link. Eles escolhem um nome e se sentam: sem conta, sem instalar nada.
web-friends-hint-members = Mande um link. Eles entram com a conta e se sentam: sem instalar nada.
web-friends-invite = Convidar amigos
web-promise-exact = As regras exatas
web-promised-exact = Toda recusa cita a sua regra. As regras estão escritas duas vezes, em separado, e as duas têm de concordar.
web-promise-back = Voltar, rever, ramificar
web-promised-back = Desfaça, reveja o que perdeu, continue a partir de qualquer jogada de qualquer partida.
web-promise-eyes = Para todos os olhos
web-promised-eyes = Teclado, leitor de tela, sinais além das cores, dois papéis, duas línguas.
web-not-found-words = A peça saiu do tabuleiro. O link pode estar incompleto, ou o que havia aqui já não existe.
web-offline = O servidor não responde
web-again = Tentar de novo

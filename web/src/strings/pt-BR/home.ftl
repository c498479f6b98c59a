## Home

web-home-title = Jogos de tabuleiro modernos, com as regras exatas
web-home-lead = Jogue agora contra bots, convide amigos por um link ou estude uma partida lance a lance. Sem precisar de conta.
web-fact-players = { $range } jogadores
web-fact-minutes = { $from }–{ $to } min
web-fact-weight = Complexidade
web-play-now = Jogar agora contra bots
web-set-up = Montar uma mesa
web-guest-name = Visitante

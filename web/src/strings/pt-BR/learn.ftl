web-learn-title = Aprenda jogando
web-learn-hint = Uma partida de verdade no tabuleiro de verdade, passo a passo. Faça o que a lição pede, ou tente qualquer outra coisa: as regras respondem. Saia quando quiser e continue depois.
web-learn-game = Aprenda { $game }
web-learn-steps = Passos
web-learn-progress = { $done } de { $of } passos concluídos
web-learn-go =
    { $state ->
        [begun] Continuar
        [done] Jogar de novo
       *[new] Começar
    }
web-coach-step = { $step } de { $of }
web-coach-done = Feito.
web-coach-now = Agora:
web-coach-look = Consulte:
web-coach-open = Abra cada parte da pontuação
web-coach-try = Tente: { $action }
web-coach-reply =
    { $sort ->
        [refused] Ainda não ✕
        [wrong] Não foi dessa vez
       *[elsewhere] Permitido, mas não aqui
    }
web-coach-not-played = Nada foi jogado.
web-coach-ways = Pela lição
web-coach-back = Voltar
web-coach-again = De novo
web-coach-skip = Pular
web-coach-help = Ajuda
web-coach-no-help = Tudo de que você precisa está no texto acima. Aquilo de que ele fala está emoldurado no tabuleiro.
web-coach-leave = Sair
web-coach-scene-over = Vamos a outra partida
web-coach-scene-next = Os próximos passos acontecem em uma partida mais adiantada, com o tabuleiro mais cheio.
web-coach-go-on = Continuar
web-coach-end = Você sabe jogar
web-coach-end-hint = Isso é tudo de que uma primeira partida precisa. Agora continue a sua primeira partida por conta própria, contra dois novatos.
web-coach-play-on = Continuar jogando
web-coach-others = Todas as lições
web-coach-later = { $count ->
    [one] Uma coisa que a primeira partida deixa de fora
   *[other] { $count } coisas que a primeira partida deixa de fora
}
web-key-coach = Em uma lição: ajuda com este passo
web-key-step-back = Em uma lição: um passo para trás

# Desafios.

web-puzzles = Desafios
web-puzzles-hint = Um turno a encontrar, ou todos os que restam, em posições de partidas entre robôs; algumas são montadas para ser as últimas. Qualquer ordem vale, e tudo o que for igualmente bom também. O que se afirma está provado ou foi jogado até o fim centenas de vezes.
web-puzzle = Desafio
web-puzzle-of-the-day = Desafio do dia
web-puzzle-daily-of = Desafios do dia
web-puzzle-level = nível { $level } de 5
web-puzzle-ask-win = Vez de { $name }: encontre o que vence
web-puzzle-ask-points = Vez de { $name }: encontre o que traz mais pontos até o fim
web-puzzle-ask-best = Vez de { $name }: encontre o melhor turno
web-puzzle-claim-win = Vencer a partida
web-puzzle-claim-points = Mais pontos
web-puzzle-claim-best = Melhor turno
web-puzzle-ask-how = Jogue o turno inteiro no tabuleiro, desfaça à vontade e depois aperte Conferir. Vale qualquer ordem e qualquer turno igualmente bom.
web-puzzle-ask-how-run = { $seats ->
    [one] Jogue até que o acaso decida ou a partida acabe.
   *[other] Jogue até que outra pessoa tenha escolha ou a partida acabe; os lances forçados dos outros acontecem sozinhos.
} Desfaça à vontade e depois aperte Conferir. Vale qualquer ordem, e tudo o que for tão bom.
web-puzzle-list = { $count ->
    [one] Listar a única coisa possível
   *[other] Listar as { $count } coisas possíveis
}
web-puzzle-help = Ajuda { $step } de 3
web-puzzle-show = Mostrar a solução
web-puzzle-help-costs = ajuda custa só a sequência
web-puzzle-best = Resolvido
web-puzzle-good = Resolvido: tão bom quanto o nosso
web-puzzle-better = Melhor que o nosso, ao que parece
web-puzzle-better-kept = Uma busca considera seu turno melhor que a nossa solução. Isso fica guardado como aviso e conta como resolvido.
web-puzzle-no = Não é este
web-puzzle-shown = A solução
web-puzzle-other-order = em outra ordem que a nossa
web-puzzle-tries = { $count ->
    [one] primeira tentativa
   *[other] { $count } tentativas
}
web-puzzle-lost-win = Este turno não vence.
web-puzzle-lost-points = { $count ->
    [1] Ele traz um ponto a menos que o melhor.
   *[other] Ele traz { $points } pontos a menos que o melhor.
  }
web-puzzle-solution = Nossa solução
web-puzzle-why = Por que a tentativa comum falha
web-puzzle-fails-win = Ela não vence.
web-puzzle-fails-points = { $count ->
    [1] Ela traz um ponto a menos até o fim.
   *[other] Ela traz { $points } pontos a menos até o fim.
  }
web-puzzle-fails-best = Jogada até o fim, ela vence menos vezes.
web-puzzle-proof-enumerated = Provado: tudo o que ainda pode acontecer foi jogado até o fim, { $count } posições.
web-puzzle-proof-wins_now = Provado: o turno encerra a partida, e ela está vencida. Nenhum outro turno vence na hora.
web-puzzle-proof-played_out = Jogado até o fim { $games } vezes cada um por robôs iguais com a mesma sorte: nosso turno venceu { $best }, o seguinte { $next }. É uma vantagem além do acaso (95 %, unilateral). Buscas de vários tamanhos concordam.
web-puzzle-themes = Temas
web-puzzle-theme = Tema
web-puzzle-theme-denies = atrapalha os outros
web-puzzle-theme-waits = espera
web-puzzle-theme-sets_up = prepara
web-puzzle-theme-ends_the_game = encerra a partida
web-puzzle-theme-opening = abertura
web-puzzle-theme-middle = meio
web-puzzle-theme-end = final
web-puzzle-vote = Bom desafio?
web-puzzle-vote-yes = Sim
web-puzzle-vote-no = Não
web-puzzle-restart = Recomeçar
web-puzzle-played = Seu turno até aqui
web-puzzle-next = Próximo desafio
web-puzzle-no-next = Não há outro desafio como este.
web-puzzle-none = Este desafio não existe
web-puzzle-none-hint = Talvez fosse de uma edição mais antiga do jogo, ou não resistiu a um exame mais atento.
web-puzzle-nothing = Ainda não há desafios assim.
web-puzzle-choose = Pratique
web-puzzle-game = Jogo
web-puzzle-level-choice = Nível
web-puzzle-any = qualquer
web-puzzle-begin = { $count ->
    [one] Começar: um desafio
   *[other] Começar: { $count } desafios
}
web-puzzle-week = Sua semana
web-puzzle-day =
    { $state ->
        [solved] resolvido
        [helped] resolvido com ajuda
        [missed] não resolvido
       *[none] nada tentado
    }
web-puzzle-streak = { $count ->
    [one] sequência: { $count } dia
   *[other] sequência: { $count } dias
}
web-puzzle-solved-of = { $solved } de { $tried } resolvidos
web-puzzle-weakest = mais fraco: { $theme }, { $solved } de { $tried }
web-puzzle-practise = Pratique isto

# O explorador: o que se escolhe primeiro e no que deu.

web-explorer = Explorador
web-explorer-hint = A preparação é sorteada, então nenhuma posição de abertura se repete. O que pessoas e robôs escolhem primeiro se repete: quantas vezes, com que parte das vitórias e com que certeza.
web-explorer-none = nenhum
web-explorer-choice = Escolha
web-explorer-games = Partidas
web-explorer-wins = Vitórias
web-explorer-between = Onde está a verdade com 95 %
web-explorer-points = Pontos
web-explorer-adjusted = Vitórias sem sorte
web-explorer-examples = Exemplos
web-explorer-open = { $choice }: abrir o exemplo { $number }
web-explorer-few = poucas partidas
web-explorer-verdict-above = : acima da parte justa
web-explorer-verdict-below = : abaixo da parte justa
web-explorer-verdict-even = : sem diferença clara
web-explorer-verdict-few = : poucas partidas
web-explorer-all = Todas as { $count } escolhas
web-explorer-less = Menos escolhas
web-explorer-seats = Jogadores
web-explorer-seat = Lugar
web-explorer-who = Quem joga
web-explorer-edition = Edição dos dados
web-explorer-options = Opções
web-explorer-any = qualquer
web-explorer-option = { $name } ({ $games })
web-explorer-who-people = Pessoas
web-explorer-who-mixed = Pessoas e robôs
web-explorer-who-iterations = { $level }, { $count } linhas tentadas por decisão
web-explorer-who-seconds = { $level }, { $count } s por turno
web-explorer-counted = { $games ->
    [0] Ainda não há partidas.
    [one] Uma partida. A parte justa das vitórias é { $fair }.
   *[other] { $games } partidas. A parte justa das vitórias é { $fair }.
}
web-explorer-by = Quem joga: { $who }.
web-explorer-waiting = { $games ->
    [one] Mais uma está sendo contada.
   *[other] Mais { $games } estão sendo contadas.
}
web-explorer-legend = Pontilhado: a parte justa. ▲ melhor, ▼ pior: certo mesmo comparando muitas escolhas. Todo o resto pode ser acaso.

# O que as minhas partidas dizem de mim.

web-statistics = Minhas estatísticas
web-statistics-private = Só você vê isto.
web-statistics-save = Salvar em JSON
web-statistics-clear = Começar de novo
web-statistics-clear-hint = As partidas terminadas deixam de contar aqui. Suas tentativas em erros e desafios e seu progresso nas lições são apagados. As partidas em si ficam.
web-statistics-none = Ainda não há o que contar
web-statistics-none-hint = Termine uma partida com outros, pessoas ou robôs, ou resolva um desafio. Então ela conta aqui.
web-statistics-waiting = { $games ->
    [one] Uma partida ainda está sendo lida.
   *[other] { $games } partidas ainda estão sendo lidas.
}
web-statistics-results = Resultados
web-statistics-record = { $games ->
    [one] Uma partida: { $share } das vitórias, de { $low } a { $high } com 95 % de certeza. A parte justa é { $fair }.
   *[other] { $games } partidas: { $share } das vitórias, de { $low } a { $high } com 95 % de certeza. A parte justa é { $fair }.
}
web-statistics-points = De onde vêm os pontos
web-statistics-own = eu, pontos em média
web-statistics-winners = quem venceu essas partidas
web-statistics-sum = Ao todo
web-statistics-accuracy = Precisão
web-statistics-accuracy-legend = Um ponto por partida, cheio onde houve vitória; a linha é o intervalo de 95 %. Tracejado: a média.
web-statistics-unjudged = Nenhuma dessas partidas foi analisada. Analise uma para ver precisão, sorte e onde se perderam chances.
web-statistics-judged = { $games ->
    [one] Uma partida analisada: precisão { $accuracy }.
   *[other] { $known ->
        [yes] { $games } partidas analisadas: precisão média { $accuracy }, de { $between } com 95 % de certeza.
       *[no] { $games } partidas analisadas: precisão média { $accuracy }.
    }
}
web-statistics-place = Lugar
web-statistics-luck = Sorte
web-statistics-luck-sum = Sorte somada: { $luck } vitórias; sem ela, essas partidas teriam trazido { $adjusted }. Cedidas por decisões: { $lost } vitórias.
web-statistics-lost = Onde se perdem chances
web-statistics-where = Em
web-statistics-decisions = Julgadas
web-statistics-a-game = Vitórias por partida
web-statistics-lost-legend = O que decisões melhores teriam trazido em média numa partida, por parte da partida e pelo que se decidiu.
web-statistics-phase-opening = Abertura
web-statistics-phase-middle = Meio
web-statistics-phase-end = Fim
web-statistics-practise = Praticar
web-statistics-weakest = Aqui se perde mais: { $kind }
web-statistics-puzzle = Desafio { $number }
web-statistics-mistakes = { $found ->
    [one] Um turno merece nova tentativa, { $solved } resolvidos.
   *[other] { $found } turnos merecem nova tentativa, { $solved } resolvidos.
}
web-statistics-mistake = Turno { $turn }: { $kind }, −{ $loss }
web-statistics-puzzles = { $tried ->
    [one] Um desafio tentado, { $solved } resolvidos.
   *[other] { $tried } desafios tentados, { $solved } resolvidos.
}
web-statistics-tried = Tentados
web-statistics-solved = Resolvidos
web-statistics-choices = O que escolho primeiro
web-statistics-choices-legend = Escolhas feitas três vezes ou mais. Pontilhado: a parte justa.

# O que ensina, na página inicial.

web-home-learn = Sua primeira partida, passo a passo
web-home-learn-hint = Uma partida curta, de verdade, com um guia que só explica o que é preciso agora.
web-home-learn-part =
    { $part ->
        [board] O objetivo, no tabuleiro de verdade
        [press] Turnos em que cada toque é explicado
        [wrong] Tente o que quiser: as regras respondem
       *[count] De onde veio cada ponto
    }
web-home-learn-go =
    { $state ->
        [begun] Continuar com { $game }
       *[new] Começar com { $game }
    }
web-home-puzzle =
    { $claim ->
        [win] Uma jogada vence a partida: encontre-a.
        [points] Encontre o que rende mais pontos até o fim.
       *[best] Encontre a melhor jogada.
    }
web-home-solve = Resolver
web-home-puzzles = Todos os desafios

## Listas de mesas

web-filter = Mostrar
web-filter-all = Todas
web-filter-turn = Minha vez
web-filter-running = Em andamento
web-filter-finished = Terminadas
web-filter-archived = Guardadas
web-filter-any-game = Qualquer jogo
web-filter-none = Nenhuma mesa corresponde.
web-archive = Guardar
web-unarchive = Tirar do arquivo
web-row-record = registro, para assistir
web-row-moves = jogada { $ply }
web-row-seats = { $count ->
    [one] um lugar
   *[other] { $count } lugares
  }
web-row-standing = { $points ->
    [one] um ponto, { $place }º lugar
   *[other] { $points } pontos, { $place }º lugar
  }
web-ended-won = Vitória
web-ended-shared = Vitória dividida
web-ended-place = { $place }º de { $of }
web-ended-ahead = Vitória por { $margin }
web-ended-behind = Derrota por { $margin }
web-ended-record = Registro
web-ended-watched = Terminada
web-mine-none-words = Sente-se a uma: contra robôs agora mesmo, ou com amigos por um link.
web-mine-keep = Você joga como visitante: só este navegador conhece as suas mesas.
web-mine-keep-how = Guardá-las
web-lobby-join = Entrar
web-lobby-watch = Assistir
web-lobby-look = Rever
web-lobby-quiet = Ninguém está esperando agora
web-lobby-quiet-words = Abra uma mesa sua: ela fica aqui até alguém se sentar, e robôs ocupam o resto.

## Até onde vai um jogo da lista

web-progress = { $unit ->
    [round] Rodada { $done } de { $of }
    [year] Ano { $done } de { $of }
    [city] { $done } de { $of } cidades completas
   *[other] { $done } de { $of }
  }
web-progress-line = Como foram os pontos
web-left-hours = { $first } h { $second }
web-left-days = { $first } d { $second } h
web-until = até { $time }
web-filters = O que mostrar
web-filter-clock = Relógio
web-filter-any-clock = Qualquer relógio
web-filter-clock-live = Ao vivo
web-filter-clock-async = Em dias
web-filter-clock-none = Sem relógio
web-clock-each = { $bank } + { $gain } por turno
web-clock-per-turn = { $bank } por turno
web-filter-rated = Com classificação
web-filter-bots = Abertas a robôs de terceiros
web-filter-followed = Com quem eu sigo
web-filter-any-rating = Qualquer classificação
web-filter-near = A até { $points } da minha
web-filter-reliable = Confiabilidade
web-filter-any-reliability = Qualquer confiabilidade
web-filter-finishes = Terminam { $percent } % das partidas

## Relógios

web-clocks = Relógios
web-clock-of = { $name }: { $word } { $figure }
web-clock-bot = robô
web-clock-standin = substituto
web-clock-word-bot = sem relógio
web-clock-word-standin = substituto
web-clock-word-late = sem tempo
web-clock-word-vacation = férias
web-clock-word-paused = em pausa
web-clock-word-fault = parado
web-clock-word-held = livre
web-clock-word-errand = fora da vez
web-clock-word-free = livre
web-clock-word-thinks = pensa
web-clock-word-stands = parado
web-clock-word-waits = espera
web-clock-note-bot = Robôs têm um orçamento, não um relógio.
web-clock-note-late = Os outros decidem o que acontece.
web-clock-note-vacation = De férias.
web-clock-note-paused = Ninguém paga enquanto o jogo está em pausa.
web-clock-note-fault = Os relógios desta mesa estão parados.
web-clock-note-held = Por um momento ninguém paga.
web-clock-note-errand = Livre por { $left }, depois do próprio tempo.
web-clock-note-free = Livre por { $left }, depois do próprio tempo.
web-clock-note-stands = A vez é desta pessoa; o relógio fica parado enquanto outra responde.
web-clock-note-until = Até { $time } (sua hora).
web-clock-note-away = De férias até { $time }.
web-clock-rule =
    { $kind ->
        [live] { $bank } e { $gain } por turno, no máximo { $cap }. Livres: { $free } de cada turno, { $errand } de cada resposta fora da vez.
       *[async] { $bank } e { $gain } por turno, no máximo { $cap }.
    }
web-late-bot = Sem tempo: um robô continua, e o lugar pode ser retomado.
web-late-turn = Sem tempo: um robô joga este turno.
web-late-ask = Sem tempo: os outros decidem.
web-clock-paid = Quem pagou por qual segundo
web-clock-paid-hint = Liso é cobrado, hachurado é livre.
web-clock-charged = cobrado
web-clock-free = livre
web-clock-give =
    { $kind ->
        [live] Dar um minuto a { $name }
       *[async] Dar um dia a { $name }
    }
web-clock-pause = Pedir uma pausa
web-clock-no-pause = Afinal, sem pausa
web-clock-resume = Continuar
web-clock-agree = Concordar
web-clock-paused = O jogo está em pausa
web-clock-paused-hint = Nenhum relógio corre. Basta um toque para continuar, com dez segundos para voltar.
web-clock-fault = Os relógios estão parados
web-clock-fault-hint = Algo deu errado com eles. O jogo continua sem relógios.
web-clock-late = { $name } está sem tempo
web-clock-late-hint = Espere um pouco mais ou deixe um robô continuar.
web-clock-wait = Esperamos
web-clock-wishes = { $name } gostaria de uma pausa
web-clock-wishes-hint = Ela começa quando todos concordarem.
web-clock-warning = Restam { $left }.
web-key-clocks = Ouvir o relógio de todos
web-clock-choice = Relógio
web-clock-none = Sem relógio
web-clock-none-hint = sem pressa
web-clock-live = Hoje
web-clock-async = Por dias
web-clock-live-quick = Rápido
web-clock-live-usual = Noite
web-clock-live-calm = Calmo
web-clock-async-brisk = Ágil
web-clock-async-usual = Comum
web-clock-async-calm = Uma semana
web-clock-own = Próprio
web-clock-own-hint = defina banco e turno
web-clock-own-bank = { $unit ->
    [minutes] Minutos no início
   *[hours] Horas no início
}
web-clock-own-gain = { $unit ->
    [minutes] Segundos por turno
   *[hours] Horas por turno
}
web-clock-own-kind = Jogado
web-clock-late-choice = Sem tempo
web-clock-late-bot = um robô continua
web-clock-late-turn = um robô joga este turno
web-clock-late-ask = os outros decidem
web-clock-weekend = Fins de semana não contam
web-clock-lasts = No ritmo dos turnos, cerca de { $about }; se todos usarem todo o tempo, { $most }.
web-vacation = Férias
web-vacation-hint = Nos jogos por dias, seu relógio não corre durante as férias. { $used } de { $most } dias deste ano estão usados.
web-vacation-days = { $first } a { $last }
web-vacation-first = Primeiro dia
web-vacation-last = Último dia
web-vacation-take = Sair de férias

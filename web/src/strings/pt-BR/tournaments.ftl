## Torneios

web-tournament = Torneio
web-tournaments = Torneios
web-tournaments-none = Ainda não há torneios
web-tournaments-none-words = Monte um: ele sorteia as rodadas e abre as mesas sozinho, para pessoas e robôs.
web-tournaments-running = Em andamento
web-tournaments-open = Inscrições abertas
web-tournaments-draft = Rascunhos
web-tournaments-finished = Encerrados
web-tournaments-cancelled = Cancelados
web-tournament-entrants = { $count ->
    [one] um inscrito
   *[other] { $count } inscritos
  }
web-tournament-entered = você está dentro
web-tournament-held = espera quem organiza
web-tournament-held-draw = Parado: tão poucos não podem ser emparceirados. Quem organiza decide.
web-tournament-held-frozen = Parado: uma mesa não pode continuar. Quem organiza decide.
web-tournament-is-draft = Rascunho
web-tournament-is-finished = Encerrado
web-tournament-is-cancelled = Cancelado
web-tournament-round-of = Rodada { $round } de { $of }
web-tournament-round-begins = Começa a rodada { $round }
web-tournament-starts = Começa { $time }.
web-tournament-starts-in = Começa em { $time }
web-tournament-ends-in = faltam { $time }
web-tournament-swiss = Suíço
web-tournament-round-robin = Todos contra todos
web-tournament-knockout = Mata-mata
web-tournament-rounds = { $count ->
    [one] uma rodada
   *[other] { $count } rodadas
  }
web-tournament-tables = mesas de { $seats }
web-tournament-live = ao vivo
web-tournament-days = em dias
web-tournament-join = Entrar
web-tournament-leave = Deixar o torneio
web-tournament-sure = Deixar mesmo? Um robô continua por você.
web-tournament-check-in = Estou aqui
web-tournament-your-table = Sua mesa: { $board }

## Como se joga

web-tournament-how = Como se joga
web-tournament-how-swiss = Cada rodada reúne quem tem pontuação parecida, e ninguém se encontra duas vezes enquanto der para evitar. Os lugares são equilibrados.
web-tournament-how-round-robin = Todos se encontram, tão por igual quanto o número de rodadas permite.
web-tournament-how-knockout = { $advance ->
    [one] Só quem vence cada mesa avança, até restar uma mesa.
   *[other] Os { $advance } melhores de cada mesa avançam, até restar uma mesa.
  }
web-tournament-how-places = Doze pontos se espalham pelas colocações de uma mesa (quatro lugares: 12, 8, 4, 0); quem divide uma colocação divide os pontos. Uma folga vale 8.
web-tournament-how-wins = Doze pontos para quem vence a mesa, divididos se a vitória for. Uma folga vale 8.
web-tournament-how-live = Quem não está na mesa cinco minutos depois do começo é substituído por um robô e faz 0 nessa rodada; na segunda vez, sai.
web-tournament-how-days = Quem perde o prazo da primeira vez em uma mesa faz 0 nessa rodada; na segunda vez, sai.
web-tournament-how-late = Quem entra depois recebe 4 pontos por rodada perdida.
web-tournament-how-end = Uma rodada dura no máximo { $time }: depois robôs fortes terminam as mesas.
web-tournament-seed = Todos os sorteios seguem da semente
web-tournament-organiser = Organização: { $name }.

## Montar um

web-tournament-new = Novo torneio
web-tournament-create = Criar o torneio
web-tournament-title = Título
web-tournament-kind = Quem enfrenta quem
web-tournament-seats = Em cada mesa
web-tournament-count = Rodadas
web-tournament-count-most = Rodadas, se nem todo grupo puder jogar
web-tournament-advance = Quantos de cada mesa avançam
web-tournament-begins = Começa
web-tournament-bots = Robôs que entram
web-tournament-level = Nível deles
web-tournament-scoring = Pontos
web-tournament-by-places = por colocação
web-tournament-by-wins = só por vitórias
web-tournament-fill = Se alguém sobrar
web-tournament-fill-bye = fica de folga
web-tournament-fill-bot = um robô completa a mesa
web-tournament-private = Só com o link
web-tournament-private-words = Ninguém mais o vê, nem as suas mesas: quem joga tem um link para passar adiante.
web-tournament-link = Link do torneio
web-tournament-is-private = só com o link
web-tournament-keeps-vacations = Férias param o relógio de quem está fora
web-tournament-no-vacations = férias não param relógios
web-tournament-open-to-bots = aberto a robôs de terceiros
web-tournament-welcome-bots = Robôs de terceiros podem entrar
web-tournament-late = Você vê este torneio com { $minutes } minutos de atraso, como as suas mesas: ninguém pode ajudar quem joga.
web-tournament-is-late = espectadores com { $minutes } minutos de atraso
web-tournament-asks = Nos últimos 15 minutos cada um diz que está aqui
web-tournament-ends = A rodada tem um fim
web-tournament-length = { $unit ->
    [minutes] Minutos
   *[hours] Horas
  }

## Inscritos e classificação

web-entrants = Inscritos
web-entrant-bot = { $name } (robô)
web-entrants-none = Ninguém entrou ainda.
web-entrants-here = Presença
web-entrant-here = está aqui
web-entrant-away = ainda não
web-entrant-left = saiu
web-entrant-dropped = retirado
web-entrant-absent = faltou duas vezes
web-standing-first = Classificação
web-standing-after = Classificação depois da rodada { $round }
web-standing-final = Classificação final
web-standing-rank = lugar
web-standing-entrant = inscrito
web-standing-round = Rodada { $round }
web-standing-score-head = total
web-standing-average-head = média adv.
web-standing-share-head = pontos do jogo
web-standing-wins-head = vitórias
web-standing-board = m{ $board }
web-standing-place = { $place }º
web-standing-bye = folga
web-standing-missed = atraso
web-standing-absent = faltou
web-standing-score = total { $above } > { $below }
web-standing-direct = confronto direto: { $name } { $points }
web-standing-average = média dos adversários { $above } > { $below }
web-standing-share = parte dos pontos do jogo { $above } % > { $below } %
web-standing-wins = mesas vencidas { $above } > { $below }
web-standing-lot = sorteio, pela semente publicada
web-standing-stage = chegou à rodada { $above } > { $below }
web-standing-place-why = colocação na última mesa
web-standing-law = Cada linha entre dois vizinhos diz o que pôs um acima do outro. Ordem: total, confronto direto, média dos adversários, parte dos pontos do jogo, vitórias, sorteio. m1 2º 8 = mesa 1, segundo lugar, 8 pontos.
web-standing-law-knockout = Cada linha entre dois vizinhos diz o que pôs um acima do outro. Ordem: rodada alcançada, colocação na última mesa, depois total, confronto direto, média dos adversários, parte dos pontos do jogo, vitórias, sorteio.
web-meetings = Quem enfrentou quem
web-meetings-how = pontos da linha menos os da coluna; · ainda não se enfrentaram; ×2 duas vezes
web-meetings-none = ainda não se enfrentaram
web-bracket = As rodadas
web-bracket-final = Final
web-bracket-won = vence o torneio
web-bracket-on = avança
web-pairing = Mesa { $board }
web-pairing-even = lugares iguais: { $count } de { $of }
web-pairing-frozen = não pode continuar
web-pairing-decided = decidida por quem organiza
web-pairing-absent = não está aqui
web-pairing-bot = Robô
web-pairing-filler = Robô ({ $level })
web-pairing-relief-turn = sem tempo
web-pairing-relief-stay = um robô joga
web-pairing-relief-end = terminada por um robô
web-stage-byes = Folga: { $names }.
web-stage-adjudicated = O tempo acabou: robôs fortes terminaram as mesas.

## O que foi feito

web-doings = O que foi feito
web-doings-when = quando
web-doings-what = o quê
web-doings-why = por quê
web-doings-all = Mostrar todos os { $count }
web-doing-change = O começo mudou
web-doing-join = { $name } entra
web-doing-withdraw = { $name } sai
web-doing-drop = { $name } foi retirado
web-doing-decide = O resultado da mesa { $board } foi decidido
web-doing-extend = A rodada ganhou { $minutes } min
web-doing-adjudicate = O tempo da rodada acabou: robôs terminam as mesas
web-doing-hold = { $reason ->
    [frozen] A mesa { $board } não pode continuar
   *[other] Tão poucos não podem ser emparceirados
  }
web-doing-finish = { $reason ->
    [operator] Quem mantém este servidor encerra o torneio
   *[other] O torneio termina
  }
web-doing-cancel = { $reason ->
    [few] Cancelado: há menos de dois aqui
    [operator] Quem mantém este servidor cancela o torneio
   *[other] O torneio foi cancelado
  }
web-organising = Organizar
web-organising-publish = Abrir as inscrições
web-organising-now = Começar agora
web-organising-finish = Encerrar aqui
web-organising-more = Decidir algo
web-organising-why = Por quê (todos leem)
web-organising-minutes = Minutos
web-organising-extend = Prolongar a rodada
web-organising-drop = Retirar do torneio
web-organising-board = Mesa sem resultado
web-organising-decide = Decidir estas colocações
web-organising-cancel = Cancelar o torneio

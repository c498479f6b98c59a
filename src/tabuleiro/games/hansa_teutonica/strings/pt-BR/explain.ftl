# O que são, o que fazem e o que valem agora os elementos do tabuleiro

explain-kind-route = Rota comercial
explain-kind-space = Casa de uma rota comercial
explain-kind-marker = Ficha de bônus
explain-kind-place = Lugar do tabuleiro
explain-kind-city = Cidade Hansa
explain-kind-office = Escritório
explain-kind-ability = Habilidade da escrivaninha
explain-kind-heap = Peças de um jogador
explain-kind-points = Pontos
explain-kind-track = Trilha do tabuleiro
explain-kind-award = Prêmio
explain-kind-sign = Sinal
explain-kind-end = Fim do jogo

explain-route = Liga { $a } e { $b }; { $spaces } casas, uma peça em cada.
explain-route-claim = Quem tem peças próprias em todas elas pode reivindicá-la: fundar um escritório em uma das duas cidades ou aproveitar o que uma cidade amarela oferece. As outras peças voltam ao estoque geral.
explain-route-points = Antes, quem controla uma das duas cidades recebe { $points ->
        [one] 1 ponto
       *[other] { $points } pontos
    } de prestígio por ela.
explain-route-marker = Quem a reivindica leva também a ficha de bônus que está aqui: { $marker }.
explain-route-coellen = Os mercadores dela podem ir para a tabela de Coellen.
explain-route-empty = Não há ninguém aqui.
explain-route-holds = { $owner }: { $pieces ->
        [one] uma peça
       *[other] { $pieces } peças
    } aqui.
explain-route-missing = { $missing ->
        [one] Falta uma peça sua para reivindicá-la.
       *[other] Faltam { $missing } peças suas para reivindicá-la.
    }
explain-route-ready = Todas as peças são suas: você pode reivindicá-la.
explain-space-title = Uma casa de { $route }
explain-space = Recebe uma peça, comerciante ou mercador, de qualquer jogador.
explain-space-empty = Está vazia: qualquer jogador pode colocar aqui uma peça do suprimento pessoal.
explain-space-taken = { $owner } está aqui com uma peça: { $piece }.
explain-space-price = Deslocá-la custa uma peça própria e { $penalty ->
        [one] mais uma peça
       *[other] mais { $penalty } peças
    } para o estoque geral. O dono a põe em uma rota próxima e pode acrescentar peças.
explain-space-afford = Deslocá-la custa { $price } peças; o seu suprimento tem { $supply }.
explain-no-marker = Não há ficha de bônus em { $route } agora.
explain-marker-take = Quem reivindica { $route } fica com ela.
explain-marker-points = Usadas ou não, as fichas de bônus contam no fim: quanto mais, mais pontos.
explain-marker-extra_office = Ao reivindicar uma rota: funde um escritório a mais, à esquerda de todos, em uma das cidades dela, com qualquer peça e sem privilégio.
explain-marker-swap_offices = Troque as peças de dois escritórios vizinhos de uma cidade.
explain-marker-remove_three = Retire das rotas até { $amount } peças de outros jogadores; elas voltam aos suprimentos deles.
explain-marker-actions = Mais { $amount } ações neste turno.
explain-marker-improve_ability = Melhore uma habilidade à sua escolha na escrivaninha.
explain-bonus-once = Cada uma pode ser usada uma vez, no próprio turno, mas não na ação que a trouxe.
explain-bonus-yours = Você tem { $unused } por usar e { $used } já usadas.
explain-bonus-actions = Ações que restam neste turno: { $left } → { $gained }.
explain-tavern = Uma ficha inicial foi posta aqui, em { $route }, antes do primeiro turno. As fichas seguintes podem ficar em qualquer rota vazia.
explain-city = { $offices ->
        [one] Um escritório
       *[other] { $offices } escritórios
    }, fundados da esquerda para a direita por quem reivindica uma rota até a cidade.
explain-city-points = Quem tem mais escritórios a controla. Isso dá { $claimed ->
        [one] 1 ponto
       *[other] { $claimed } pontos
    } de prestígio sempre que uma rota até ela é reivindicada e { $points } pontos no fim. No empate vale o escritório mais à direita.
explain-city-figure = Em vez de um escritório pode-se melhorar esta habilidade: { $track }.
explain-city-end = Uma ponta da linha leste-oeste: escritórios ligados daqui até { $other } dão { $points } pontos de prestígio a quem conseguir primeiro.
explain-city-has = { $owner }: { $offices ->
        [one] um escritório
       *[other] { $offices } escritórios
    }.
explain-city-nobody = Ninguém a controla.
explain-city-controller = Quem controla: { $owner }.
explain-city-full = Todos os escritórios estão fundados.
explain-office-next = O próximo escritório pede uma peça ({ $piece }) e este privilégio: { $privilege }.
explain-office-next-allowed = O próximo escritório pede uma peça ({ $piece }) e este privilégio: { $privilege }. O seu basta: { $own }.
explain-office-allowed = O seu privilégio basta: { $own }.
explain-office-next-denied = O próximo escritório pede uma peça ({ $piece }) e este privilégio: { $privilege }. O seu ainda é { $own }.
explain-office-denied = O seu privilégio ainda não basta: { $own }.
explain-office-title = { $city }: escritório { $number }
explain-office = Pede uma peça ({ $piece }) e este privilégio: { $privilege }.
explain-office-order = Só se funda o primeiro escritório vazio a partir da esquerda.
explain-office-coin = A moeda de ouro: { $points ->
        [one] 1 ponto de prestígio
       *[other] { $points } pontos de prestígio
    } para quem o funda.
explain-office-taken = Fundado por { $owner } com uma peça: { $piece }.
explain-extra-title = { $city }: escritórios extras
explain-extra = Fundados com a ficha Escritório Extra, à esquerda dos impressos.
explain-extra-count = Contam para o controle e para a rede, mas não concluem cidade nenhuma.
explain-figure = Quem reivindica uma rota até { $city } pode melhorar esta habilidade em vez de fundar um escritório.
explain-track-keys = No fim, cada escritório da sua maior rede vale este número de pontos.
explain-track-actions = Quantas ações você tem em cada turno.
explain-track-privilegium = Quais escritórios você pode fundar: os desta cor e os de todas as anteriores.
explain-track-liber_sophiae = Quantas das suas peças em rotas você pode mover com uma ação.
explain-track-money_bags = Quantas peças uma ação de renda traz do estoque geral para o suprimento.
explain-track-develop = Cada passo libera uma peça para o seu suprimento: { $piece }.
explain-track-full = Totalmente desenvolvida: { $points } pontos no fim.
explain-track-has = { $owner } está em { $value }.
explain-track-has-privilege = { $owner } tem este privilégio: { $privilege }.
explain-track-has-all = { $owner } leva todas.
explain-track-next = Próximo passo: { $value }.
explain-track-next-privilege = Próximo passo: { $privilege }.
explain-track-next-all = Próximo passo: todas.
explain-track-network = Maior rede: { $offices ->
        [one] um escritório
       *[other] { $offices } escritórios
    } × { $keys } = { $points } pontos.
explain-supply = Peças à mão: são colocadas em rotas e pagam o deslocamento de outras.
explain-stock = Peças fora de jogo por enquanto: aqui terminam as rotas reivindicadas e as penalidades. A renda as devolve ao suprimento.
explain-heap = { $owner }: { $traders ->
        [one] um comerciante
       *[other] { $traders } comerciantes
    }, { $merchants ->
        [one] um mercador
       *[other] { $merchants } mercadores
    }.
explain-stock-income = Uma ação de renda traz { $pieces ->
        [one] uma peça
       *[other] { $pieces } peças
    }.
explain-markers-worth = { $owner }: { $markers ->
        [one] uma ficha
       *[other] { $markers } fichas
    }, que no fim vale { $points ->
        [one] um ponto
       *[other] { $points } pontos
    }.
explain-plate = Aqui ficam as fichas de reposição, viradas para baixo, até o fim do turno, quando vão para rotas vazias. Aqui elas não contam nada.
explain-plate-holds = { $owner }: { $markers ->
        [one] uma ficha
       *[other] { $markers } fichas
    } no prato.
explain-score-title = Pontos
explain-score = Os pontos de prestígio da trilha e o que a pontuação final acrescentaria se o jogo acabasse agora.
explain-score-part = { $category }: { $points }.
explain-score-total = { $owner }, se acabasse agora: { $points }.
explain-network = Cidades com escritórios seus que rotas ligam. Cada escritório da maior rede vale tantos pontos quantos mostram as suas chaves.
explain-control = Cada cidade controlada no fim vale { $points } pontos.
explain-control-has = { $owner } controla { $cities ->
        [one] uma cidade
       *[other] { $cities } cidades
    }: { $points } pontos no fim.
explain-actions-left = { $owner }: { $left ->
        [one] resta uma ação
       *[other] restam { $left } ações
    }; { $value } em cada turno.
explain-stack = Quem leva uma ficha de uma rota compra daqui a seguinte. Quando é preciso comprar e não há mais, o jogo acaba.
explain-stack-left = { $left ->
        [0] Não há mais fichas: a próxima que alguém levar acaba o jogo.
        [one] Resta uma ficha.
       *[other] Restam { $left } fichas.
    }
explain-completed = Conta as cidades com todos os escritórios impressos fundados. Com { $end } o jogo acaba.
explain-completed-now = Concluídas: { $completed }; até o fim: { $left }.
explain-prestige = Os pontos de prestígio de todos. Quem chega a { $end } acaba o jogo.
explain-prestige-has = { $owner }: { $points }.
explain-east-west = Escritórios em cidades ligadas por todo o caminho de { $a } a { $b }.
explain-east-west-awards = Pontos de prestígio, uma vez para cada jogador: { $first } para o primeiro, { $second } para o segundo, { $third } para o terceiro.
explain-east-west-left = O próximo jogador a ligá-las recebe { $points }.
explain-east-west-done = Você já as ligou.
explain-coellen = Quem reivindica a rota de Coellen pode pôr um mercador dela em uma casa desta tabela.
explain-coellen-stays = Ele fica ali até o fim e vale os pontos da casa; nesse caso não se funda escritório.
explain-coellen-slot = { $points } pontos no fim; pede este privilégio: { $privilege }.
explain-coellen-taken = { $points } pontos: { $owner }.
explain-coellen-open = { $points } pontos: livre com este privilégio: { $privilege }.
explain-coellen-denied = { $points } pontos: livre, mas falta a você este privilégio: { $privilege }.
explain-hand-title = Peças levantadas
explain-hand = Peças tiradas de rotas; todas são postas de volta na mesma ação.
explain-hand-holds = { $traders ->
        [one] um comerciante
       *[other] { $traders } comerciantes
    }, { $merchants ->
        [one] um mercador
       *[other] { $merchants } mercadores
    } na mão.
explain-first = Joga primeiro; quem joga depois começa com mais comerciantes no suprimento.
explain-first-is = { $owner } começou.
explain-reserve = Cubos do jogador neutro: bloqueiam rotas e ocupam escritórios, mas nunca pontuam.
explain-reserve-left = Restam { $left }.
explain-end = Quando isto acontece, a ação é terminada e o jogo acaba.

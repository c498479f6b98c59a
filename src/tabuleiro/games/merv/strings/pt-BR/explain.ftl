# O que são, o que fazem e o que valem agora os elementos do tabuleiro

explain-kind-site = Local de construção
explain-kind-slot = Lugar de um maior Meeple
explain-kind-fort = Muralha da cidade
explain-kind-space = Espaço do Mercado de Camelos
explain-kind-action = Ação principal
explain-kind-round = Rodada de um ano
explain-kind-panel = Quadro ao lado da cidade
explain-kind-tile = Tile da Mesquita
explain-kind-spice = Carta de caravana
explain-kind-good = Mercadorias
explain-kind-resource = O que um jogador tem
explain-kind-pieces = Peças de um jogador
explain-kind-points = Pontos
explain-kind-solo = Adversários sem jogador
explain-kind-course = Andamento do jogo

explain-gain_vp = { $n ->
        [one] 1 ponto
       *[other] { $n } pontos
    }
explain-gain_favor = { $n } de favor
explain-gain_influence = { $n } de influência
explain-gain_camel = { $n ->
        [one] 1 camelo
       *[other] { $n } camelos
    }
explain-gain_white = { $n ->
        [one] 1 cubo branco
       *[other] { $n } cubos brancos
    }
explain-gain_cube_choice = { $n ->
        [one] 1 cubo à escolha
       *[other] { $n } cubos à escolha
    }
explain-gain_scroll = { $n ->
        [one] 1 pergaminho
       *[other] { $n } pergaminhos
    }
explain-deploy_soldier = { $n ->
        [one] 1 soldado
       *[other] { $n } soldados
    }
explain-take_upgrade_white = um upgrade branco
explain-take_upgrade_bonus = um upgrade de bônus
explain-take_scoring_tile = um tile de pontuação
explain-cost-any = { $n ->
        [one] 1 cubo de qualquer cor
       *[other] { $n } cubos de qualquer cor
    }
explain-cost-cube = { $n } × { $cube }
explain-have = Você tem:
explain-you-have = Você tem { $n }.
explain-party-has = { $owner }: { $n }.

explain-cell = Um maior Meeple na linha o escolhe: ele produz cubos para você, também nas suas outras casas da linha, e você pode fazer a ação dele. Se não há casa, você põe uma sua aqui.
explain-cell-makes = Produz:
explain-cell-empty = Ainda não há casa aqui.
explain-cell-owner = Casa de { $owner }.
explain-cell-share = Quem o escolhe faz o dono dele produzir também.
explain-cell-soldier = Um soldado de { $owner } o protege.
explain-cell-upgrade = Sobre ele está: { $upgrade }.
explain-cell-safe = A salvo dos mongóis como está.
explain-cell-attacked = Os mongóis o atacariam; falta fortificação em:
explain-site-caravansary = Caravanas: compre cartas de caravana com temperos do começo da fileira, um cubo cada, todos da mesma cor. Camelos alcançam mais longe.
explain-site-palace = Palácio: coloque cortesãos nos salões, cada um mais caro que o anterior. Eles pontuam em cada ano, por um de favor cada.
explain-site-mosque = Mesquita: suba os degraus, cada um pelo seu preço, e receba o que cada um traz.
explain-site-marketplace = Mercado: coloque um local de comércio e depois compre mercadorias em cidades com os seus locais ou ligadas a eles pelos seus camelos.
explain-site-library = Biblioteca: compre pergaminhos com cubos de cores diferentes. Cada segundo pergaminho traz um avanço.
explain-site-walls = Muros: construa muros e portões contra os mongóis e ganhe influência.
explain-slot = Em cada rodada os maiores Meeples ficam em um lado da cidade, cada um em um lugar próprio.
explain-slot-line = Daqui se podem escolher os locais desta linha.
explain-slot-market = O Mercado de Camelos fica nesta linha.
explain-slot-free = Não há maior Meeple aqui.
explain-slot-taken = O maior Meeple de { $owner } está aqui.
explain-fort = Muros e portões protegem deste lado os dois locais atrás deles, pelo resto do jogo.
explain-fort-points = Influência por casa atrás dele: { $own } por uma sua, { $other } por uma de outro.
explain-fort-built = Está construído.
explain-fort-open = Nada está construído aqui.
explain-fort-behind = Atrás: { $owner }, { $cell }.
explain-fort-influence = Construir aqui daria a você { $n } de influência agora.
explain-yard-wall = Um muro custa:
explain-yard-gate = Um portão custa:
explain-yard-left-wall = { $n ->
        [one] Resta um muro.
       *[other] Restam { $n } muros.
    }
explain-yard-left-gate = { $n ->
        [one] Resta um portão.
       *[other] Restam { $n } portões.
    }
explain-camel-market = Pague um camelo para receber o que um espaço livre mostra.
explain-camel-market-when = Uma vez por turno, quando o seu maior Meeple está no meio de um lado.
explain-camel-market-used = Já foi usado neste turno.
explain-market-space = Um camelo aqui traz:
explain-market-camels = { $n ->
        [one] Há um camelo aqui.
       *[other] Camelos aqui: { $n }.
    }
explain-main = Uma ação principal em cada turno.
explain-main-site = A ação que pertence ao local escolhido.
explain-main-favor = Um passo na trilha de favor. Os cortesãos precisam de favor para pontuar.
explain-main-soldier = Ponha um servo como soldado em qualquer casa que não tenha um. Ele a protege na próxima invasão.
explain-soldier-influence = Influência: { $own } em uma casa sua, { $other } em uma de outro.
explain-main-alternative = A ação do seu avanço, onde quer que esteja o maior Meeple.
explain-favor-now = Você tem { $n } de favor.
explain-servants-left = { $n ->
        [one] Resta um servo.
       *[other] Restam { $n } servos.
    }
explain-queue-title = Fila, lugar { $number }
explain-queue = A ordem da próxima rodada.
explain-queue-price = O último lugar livre não custa nada; um melhor custa um camelo em cada lugar livre atrás dele. Quem fica com um lugar fica com os camelos dele.
explain-queue-has = { $owner } está aqui.
explain-queue-camels = { $n ->
        [one] Há um camelo aqui.
       *[other] Camelos aqui: { $n }.
    }
explain-corner = Depois da rodada deste lado os maiores Meeples fazem fila aqui: { $side }.
explain-side = Aqui se joga a rodada { $number } de cada ano.
explain-side-order = Em um ano os maiores Meeples dão uma volta na cidade.
explain-side-now = Joga-se agora: { $side }.

explain-panel-influence = A influência nunca cai. Espaços marcados dão pontos; ela também permite mais tipos de temperos e contratos melhores.
explain-panel-favor = O favor paga os cortesãos em cada pontuação. Espaços marcados dão pontos sempre que são alcançados.
explain-panel-contracts = Contratos se cumprem com mercadorias, pergaminhos e cubos no próprio turno, sem gastar ação.
explain-panel-city = 24 locais em volta do Mercado de Camelos. As casas produzem cubos e valem pontos em cada ano.
explain-panel-years = Três anos de quatro rodadas, uma em cada lado da cidade; depois uma pontuação.
explain-panel-wall_yard = Muros e portões que ainda se podem construir, pela cor do preço.
explain-influence-you = Ela permite a você { $spices } tipos de temperos e contratos até o nível { $level }.
explain-reach = As primeiras { $n } cartas estão ao alcance.
explain-hall = Em cada pontuação um cortesão aqui dá { $points ->
        [one] 1 ponto
       *[other] { $points } pontos
    } por cada um destes que você tem: { $scores }.
explain-scores-mosque_steps = degraus da Mesquita
explain-scores-goods = mercadorias
explain-scores-scrolls = pergaminhos
explain-scores-spices = temperos
explain-hall-cost = Paga-se nesta cor: { $cube }. Um cubo a mais por cortesão que você já tem.
explain-hall-first = O primeiro cortesão de todos aqui traz:
explain-hall-taken = { $n } de { $spaces } lugares ocupados.
explain-hall-you = O seu próximo cortesão custa { $cost }; aqui ele vale { $points } agora.
explain-step-cost = Custa:
explain-step-brings = Traz:
explain-step-end = Daí em diante: { $points } pontos em cada pontuação por casa sua em uma Mesquita.
explain-step-here = { $owner } está aqui.
explain-step-reached = Você já chegou aqui.
explain-step-ahead = { $steps ->
        [one] É o seu próximo degrau.
       *[other] { $steps } degraus à sua frente.
    }
explain-upgrade = Escolhido na Mesquita, fica em um local com casa sua.
explain-upgrade-bonus = O local produz mais um cubo: { $cube }.
explain-upgrade-white = O local produz outro cubo em vez do dele: { $cube }. Branco vale por qualquer cor.
explain-upgrade-lies = Está em { $cell }.
explain-scoring-tile = Em cada pontuação, { $points } pontos por casa sua neste tipo de local: { $site }.
explain-scoring-you = Você tem { $n }: { $points } pontos.
explain-tile-free = Ninguém o tem ainda.
explain-tile-owner = { $owner } já tem.
explain-breakthrough-immediate = Uma vez, na hora:
explain-breakthrough-wild = Os seus cubos desta cor valem por qualquer outra: { $cube }.
explain-breakthrough-discount = Esta ação custa a você um cubo a menos: { $site }.
explain-breakthrough-action = Você pode fazer esta ação em qualquer local: { $site }.
explain-breakthrough = Da pilha { $pile }, para quem chega a { $scrolls } pergaminhos.

explain-spice-pair = Cada segunda carta dele traz:
explain-spice-sets = No fim conjuntos de temperos diferentes valem pontos; os maiores, muito mais.
explain-spice-limit = A influência diz quantos tipos de temperos você pode ter.
explain-spice-you = Você tem { $n }.
explain-spice-kinds = Você tem { $kinds } de { $limit } tipos.
explain-spice-has = { $n } × { $spice }
explain-spices-title = Cartas de caravana
explain-spices-worth = Os conjuntos valem agora { $points ->
        [one] 1 ponto
       *[other] { $points } pontos
    }.
explain-row-title = Fileira de caravanas, lugar { $number }
explain-row = As cartas se compram nas Caravanas, um cubo cada. Depois das cartas com camelos, a seguinte está ao alcance.
explain-row-near = Está ao alcance.
explain-row-far = Está fora de alcance: é preciso pôr camelos nas cartas antes dela.
explain-row-camel = Há um camelo sobre ela; quem compra a carta fica com ele.
explain-deck-title = Baralho de caravanas
explain-deck = A fileira é completada daqui. Ninguém conhece a ordem.
explain-deck-left = { $n ->
        [one] Resta uma carta.
       *[other] Restam { $n } cartas.
    }
explain-city = Vende esta mercadoria: { $good }.
explain-city-inner = Cidade interna: o primeiro local de comércio fica em uma destas.
explain-city-outer = Cidade externa: alcança-se de cidades com locais seus.
explain-city-post = Um local de comércio aqui traz:
explain-stock = Restam { $n } na pilha.
explain-city-has = { $owner } tem um local de comércio aqui.
explain-city-connected = Você pode comprar aqui.
explain-city-apart = Você não está ligado a ela.
explain-posts-left = { $n ->
        [one] Resta um local de comércio.
       *[other] Restam { $n } locais de comércio.
    }
explain-route = Liga { $a } e { $b }.
explain-route-camels = Um camelo nela liga as duas por uma ação; depois ele vai para a fileira de caravanas.
explain-route-used = Há um camelo nela agora.
explain-good = Vendida em { $city } por { $cost ->
        [one] um cubo
       *[other] { $cost } cubos
    }.
explain-good-use = Mercadorias cumprem contratos e contam neste salão: { hall-hall_orange }. As que estão em contratos continuam suas.
explain-good-you = Você tem { $n }, { $pledged } delas em contratos.
explain-goods-title = Mercadorias
explain-pledged = Em contratos: { $n }.
explain-contract = Vale { $points ->
        [one] 1 ponto
       *[other] { $points } pontos
    }.
explain-contract-cost = Custa:
explain-contract-needs = Pede, e guarda:
explain-contract-good = { $n } × { $good }
explain-contract-brings = Traz também:
explain-contract-level = Nível { $level }: a partir de { $influence } de influência.
explain-contract-open = A sua influência basta: { $influence }.
explain-contract-closed = A sua influência ainda não basta: { $influence }.
explain-contract-have = Livres em suas mãos, { $good }: { $n }.
explain-pile-empty = Não há mais contratos aqui.
explain-pile-cards = { $n ->
        [one] A última carta desta pilha.
       *[other] { $n } cartas nesta pilha; só a de cima pode ser cumprida.
    }

explain-cube-title = Cubos ({ $cube })
explain-cube = As casas os produzem; quase tudo se paga com eles.
explain-cube-white = Cubos brancos valem por qualquer cor.
explain-cube-supply = { $n } no estoque geral.
explain-supply = O que falta aqui não se ganha nem fica devido.
explain-camels-title = Camelos
explain-camels = Compram lugares melhores na fila, alcançam mais longe na fileira de caravanas, ligam cidades e se gastam no Mercado de Camelos.
explain-servants-title = Servos
explain-servants = Tornam-se cortesãos, que ficam, ou soldados, que voltam depois de uma invasão.
explain-houses-title = Casas
explain-houses = Cada casa na cidade vale { $points ->
        [one] 1 ponto
       *[other] { $points } pontos
    } em cada pontuação.
explain-houses-has = { $owner }: { $built } na cidade, { $left } restantes.
explain-scrolls-title = Pergaminhos
explain-scrolls = Contam neste salão: { hall-hall_teal }. Também cumprem contratos.
explain-scrolls-at = Um avanço com { $first }, { $second }, { $third } e { $fourth } pergaminhos.
explain-posts-title = Locais de comércio
explain-posts = Mercadorias se compram em cidades com um local de comércio ou ligadas a um por camelos.
explain-score = Os pontos até agora, por origem, e o que viria.
explain-score-part = { $category }: { $points }.
explain-score-next = Uma pontuação agora daria { $points }.
explain-score-total = { $owner }, com os conjuntos de temperos: { $points }.
explain-category = Uma das origens dos pontos.
explain-solo = Uma carta para cada turno de um adversário sem jogador; as seis são usadas antes que alguma volte.
explain-solo-turn = Ela diz para onde vai o maior Meeple dele, que local ele toma e o que faz depois.
explain-solo-left = { $n ->
        [one] Resta uma carta.
       *[other] Restam { $n } cartas.
    }
explain-year-now = Ano { $year }, lado { $side }.
explain-year-title = Ano { $number }
explain-years-invasion = Em uma invasão, casas sem proteção se perdem, a não ser que se pague um cubo por cada uma.
explain-years-scoring = Depois pontuam cortesãos, casas, tiles de pontuação e o fim da Mesquita.
explain-year-invasion = Os mongóis invadem no fim dele.
explain-year-peace = Não há invasão neste ano.

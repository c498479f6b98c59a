# O que o tabuleiro desenhado diz além das palavras do próprio jogo.

web-merv-board = Merv: a cidade murada e os lugares das suas ações
web-merv-note = A maior parte dos números impressos desta edição (custos, ganhos, trilhas, cartas) foi reconstruída, assim como o mapa e os lugares deste tabuleiro; o documento sobre o jogo diz quais e como quem tem o jogo pode corrigi-los.
web-merv-areas = Partes do tabuleiro
web-merv-tab-city = Cidade
web-merv-tab-palace = Palácio
web-merv-tab-mosque = Mesquita
web-merv-tab-marketplace = Mercado
web-merv-tab-caravansary = Caravanas
web-merv-tab-library = Biblioteca
web-merv-tab-contracts = Contratos
web-merv-tab-influence = Influência
web-merv-party = { $party }
web-merv-makes = produz
web-merv-building = casa de { $owner }
web-merv-soldier = soldado de { $owner }
web-merv-ransomed = compensação paga
web-merv-threatened = a invasão atingiria esta casa
web-merv-hall = { $hall }, { $taken } de { $spaces } espaços ocupados
web-merv-city = { $city }, { $good }: { $left ->
        [0] nenhum resta
        [one] resta 1
       *[other] restam { $left }
    }
web-merv-posts = locais de comércio
web-merv-pile = { $pile }: { $cards ->
        [0] vazia
        [one] uma carta
       *[other] { $cards } cartas
    }
web-merv-points = { $points ->
        [0] 0 pontos
        [one] { $points } ponto
       *[other] { $points } pontos
    }
web-merv-needs = precisa de
web-merv-brings = traz
web-merv-scrolls = { $count ->
        [0] nenhum pergaminho
        [one] um pergaminho
       *[other] { $count } pergaminhos
    }
web-merv-pledged = { $count } em contratos
web-merv-card = Posição { $number }, { $spice }
web-merv-pair = um par traz
web-merv-deck = Cartas de caravana no baralho: { $count }
web-merv-reach = sublinhado: ao alcance
web-merv-queue = Espaço { $number } da fila
web-merv-built = no lugar
web-merv-free = livre
web-merv-camels = { $count ->
        [0] nenhum camelo
        [one] um camelo
       *[other] { $count } camelos
    }
web-merv-walls = Muros
web-merv-walls-built = { $built }/{ $all } prontos
web-merv-yard = { $yard }: { $fortification }, { $count ->
        [0] nenhum resta
        [one] resta 1
       *[other] restam { $count }
    }
web-merv-next-courtier = { $count ->
        [0] próximo: grátis
        [one] próximo: 1 cubo
       *[other] próximo: { $count } cubos
    }
web-merv-mosque-end = Passo { $step }: { $points } pontos por casa própria em mesquita, todos os anos
web-merv-supply = Reserva
web-merv-cubes = { $cube }: { $count }
web-merv-year = Ano { $year } de { $years }, rodada do lado { $side }
web-merv-when = Ano { $year }, { $side }
web-merv-mongols = Os mongóis atacam no fim deste ano
web-merv-legend-contracts = I–III: contratos
web-merv-legend-spices = 2–6: tipos de tempero
web-merv-influence = Influência: { $count }
web-merv-favor-title = Favor
web-merv-favor = Favor: { $count }
web-merv-mosque = Mesquita: passo { $count } de { $all }
web-merv-spice-kinds = Tipos de tempero: { $count } de { $limit } permitidos
web-merv-risk = { $count ->
        [0] A invasão não atingiria nenhuma casa
        [one] A invasão atingiria uma casa
       *[other] A invasão atingiria { $count } casas
    }
web-merv-projected = Com a próxima pontuação e os conjuntos de temperos: { $points } pontos
web-merv-houses = Casas restantes: { $count }
web-merv-servants = Servos restantes: { $count }
web-merv-sets = Conjuntos de temperos no fim: { $points } pontos
web-merv-automa = Pontos: { $points }; cortesãos: { $courtiers }; casas: { $buildings }; contratos: { $contracts }; cartas de caravana: { $cards }

# As ações principais no painel do turno e, em duas ou três palavras, por que uma não é possível.
web-merv-do-master = Meeple
web-merv-do-site = Comércio
web-merv-do-action = Ação
web-merv-do-contract = Contrato
web-merv-do-camels = Camelos
web-merv-do-stop = Parar
web-merv-do-end = Fim
web-merv-later = depois
web-merv-done = feito
web-merv-no-contract = não há
web-merv-no-camels = não há
web-merv-nothing-begun = sem uso
web-merv-act-first = aja antes
web-merv-victory-points = Pontos de vitória
web-merv-contract = { $points } pontos

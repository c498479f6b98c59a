# O que o tabuleiro desenhado diz além das palavras do próprio jogo.

web-coimbra-board = Cidade, mapa dos peregrinos, trilhas de influência e viagens
web-coimbra-round = Rodada { $round } de { $rounds }
web-coimbra-influence = { $track } +{ $n }
web-coimbra-paid-in = paga-se em { $resource }
web-coimbra-price = custa { $cost } ({ $resource })
web-coimbra-diploma = diploma: { $diploma }
web-coimbra-diplomas = { $diploma }: { $count }
web-coimbra-place = { $location }, coluna { $column }
web-coimbra-no-card = nenhuma carta
web-coimbra-no-dice = nenhum dado
web-coimbra-crowns = { $count ->
        [0] nenhuma coroa
        [one] uma coroa
       *[other] { $count } coroas
    }
web-coimbra-taken = com { $owner }
web-coimbra-once = Uma vez, com o seu disco
web-coimbra-lasting = A partir do seu disco
web-coimbra-disk = disco de { $owner }
web-coimbra-pilgrim = peregrino de { $owner }
web-coimbra-invested = { $owner }: já investiu, { $points } PV agora
web-coimbra-worth = para { $owner } valeria { $points } PV agora
web-coimbra-places = { $tile }: { $points } PV
web-coimbra-space = { $owner }: espaço { $space }
web-coimbra-die = dado { $color }, { $value }
web-coimbra-die-of = dado { $color }, { $value }, de { $owner }
web-coimbra-token = ficha de dado { $value }
web-coimbra-token-spent = ficha de dado { $value }, já acionada
web-coimbra-score = { $owner } { $points }
web-coimbra-flag = { $flag }: { $owner }, coroas: { $crowns }
web-coimbra-order = Lugar { $place } na ordem dos jogadores
web-coimbra-stack = Pilha de personagens: { $count } cartas
web-coimbra-stack-short = Pilha
web-coimbra-discard = Pilha de descarte: { $count } cartas
web-coimbra-discard-short = Descarte
web-coimbra-coins = { $count ->
        [0] nenhuma moeda
        [one] uma moeda
       *[other] { $count } moedas
    }
web-coimbra-guards = { $count ->
        [0] nenhum guarda
        [one] um guarda
       *[other] { $count } guardas
    }
web-coimbra-monasteries = Mosteiros alcançados: { $count }
web-coimbra-voyages = Viagens com investimento: { $count }
web-coimbra-cards = { $class }: { $count }
web-coimbra-projected = Se a partida acabasse agora: { $points } PV
web-coimbra-then-bonus = depois o resto do bônus
web-coimbra-then-acquisition = depois o que segue { $card }
web-coimbra-then-start-card = depois { $card }
web-coimbra-then-retrieval = depois o dado vai para quem o colocou
web-coimbra-then-die-bonus = depois os bônus do dado { $color }
web-coimbra-sea = Atlântico
web-coimbra-road-blue = estrada azul
web-coimbra-road-brown = estrada marrom
web-coimbra-road-ruby = estrada rubi
web-coimbra-steps = { $steps ->
        [one] um passo para { $owner }
       *[other] { $steps } passos para { $owner }
    }
web-coimbra-now = Agora para { $owner }
web-coimbra-gain = +{ $n } { $what }
web-coimbra-area-city = Cidade
web-coimbra-area-map = Mapa
web-coimbra-area-voyages = Viagens
web-coimbra-area-tracks = Trilhas

# As ações principais no painel do turno e, em duas ou três palavras, por que uma não é possível.
web-coimbra-do-die = Dado
web-coimbra-do-favor = Favor
web-coimbra-do-buy = Comprar
web-coimbra-do-distress = Miséria
web-coimbra-do-pilgrim = Peregrino
web-coimbra-do-income = Renda
web-coimbra-do-voyage = Viagem
web-coimbra-first-this = depois
web-coimbra-phase-b = fase B
web-coimbra-phase-c = fase C
web-coimbra-phase-e = fase E
web-coimbra-phase-f = fase F
web-coimbra-no-steps = 0 passos

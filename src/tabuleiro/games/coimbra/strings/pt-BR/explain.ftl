# O que são, o que fazem e o que valem agora os elementos do tabuleiro

explain-kind-card = Carta de personagem ({ $name })
explain-kind-place = Lugar do tabuleiro
explain-kind-die = Dado
explain-kind-tile = Peça
explain-kind-action = Ação
explain-kind-start = Cartas iniciais
explain-kind-monastery = Mosteiro
explain-kind-voyage = Viagem
explain-kind-resource = O que um jogador tem
explain-kind-piece = Peça de um jogador
explain-kind-class = Classe e influência
explain-kind-points = Pontos
explain-kind-course = Andamento do jogo

explain-too-dear = Custa { $price } ({ $resource }); você tem { $have }.
explain-pays = Custa { $price } ({ $resource }): { $have } → { $left }.
explain-card-influence = Influência: { $track } +{ $n }.
explain-card-immediate = Na hora:
explain-card-phase_c = Ao adquirir cartas, na fase C:
explain-card-phase_e = Na renda, na fase E:
explain-card-game_end = No fim do jogo:
explain-card-cost = Paga-se em { $resource }: tanto quanto o dado mostra.
explain-card-diploma = Diploma: { $diploma }.
explain-card-owner = { $owner } a tem.
explain-card-discarded = Está na pilha de descarte.
explain-card-undrawn = Ainda não foi revelada.
explain-card-lies = { $location }, coluna { $column }.
explain-card-crown = Sobre ela está: { $crown }.
explain-display-title = { $location }, coluna { $column }
explain-display = Aqui ficam cartas de personagem, novas em cada rodada.
explain-display-empty = Não há carta aqui agora.
explain-location-castle = Cada dado aqui leva uma peça de favor, de graça.
explain-location-city = Cada dado aqui adquire uma carta de personagem desta fileira, pelo preço que o dado mostra.
explain-location-ascending = Os dados baixos agem primeiro.
explain-location-descending = Os dados altos escolhem primeiro e pagam mais.
explain-location-die = { $value }: { $owner }.
explain-location-token = { $value }: uma ficha de dado, que leva embora a carta de mais influência.
explain-die-title = Dado ({ $color })
explain-die-number = O número dele é o preço de uma carta e diz quando você escolhe.
explain-die-colour = A cor dele é a sua renda na fase E, conforme o seu lugar nesta trilha: { $track }.
explain-die-white = Na fase E ele traz a renda de uma trilha à sua escolha.
explain-die-unused = Não está neste jogo.
explain-die-shows = Mostra { $value }.
explain-die-pool = Está no estoque de dados.
explain-die-owner = { $owner } o tem.
explain-die-income = Renda de { $owner } agora:
explain-favor = Quem a leva:
explain-crowns = { $crowns ->
        [0] Nenhuma coroa.
        [one] Uma coroa.
       *[other] { $crowns } coroas.
    }
explain-favor-free = Está livre.
explain-favor-taken = { $owner } a levou nesta rodada.
explain-crown = Quem adquire a carta em que ela está fica com ela. As coroas decidem a ordem dos jogadores na fase D.
explain-crown-owner = { $owner } a tem nesta rodada.
explain-crown-lies = Está sobre uma carta: { $location }, coluna { $column }.
explain-cap = Aumenta em { $n } um dos seus dados na cidade: você escolhe antes e paga mais.
explain-cap-used = Está sobre um dado agora.
explain-distress = Em vez de uma carta ou de uma peça de favor: { $coins } moedas e { $guards } guardas.
explain-distress-you = Moedas { $coins } → { $more }, guardas { $guards } → { $stronger }.
explain-group = Duas cartas iniciais, que se levam juntas antes da primeira rodada. Trazem influência e os bônus delas.
explain-group-other = Cada um leva um par e coloca o peregrino em um canto, em duas vezes.
explain-group-card = { $card }:
explain-group-taken = Não há mais nada aqui.
explain-group-title = Cartas iniciais { $number }
explain-pool = Na fase B cada um pega daqui três dados, um por vez, e os coloca na cidade.
explain-pool-left = { $dice ->
        [one] Resta um dado.
       *[other] Restam { $dice } dados.
    }
explain-stack = Doze cartas são abertas daqui em cada rodada. Ninguém conhece a ordem.
explain-stack-left = { $cards ->
        [one] Uma carta.
       *[other] { $cards } cartas.
    }
explain-discard = Cartas que ninguém adquiriu. Alguns efeitos as trazem de volta.

explain-monastery-once = Uma vez, quando o seu peregrino chega:
explain-monastery-lasting = Daí em diante:
explain-monastery = Quem entra pela primeira vez põe um disco aqui e recebe o que ele traz. Cada jogador uma vez.
explain-monastery-absent = Não está neste jogo.
explain-monastery-disk = { $owner } já esteve aqui.
explain-node-steps = { $steps ->
        [one] A um passo do seu peregrino.
       *[other] A { $steps } passos do seu peregrino.
    }
explain-node-brings = Traria a você agora:
explain-gain = +{ $n } { $what }
explain-node-pilgrim = O peregrino de { $owner } está aqui.
explain-corner = Um início: os peregrinos começam em um dos quatro cantos e nunca voltam.
explain-stopover = Nada acontece aqui; os peregrinos passam.
explain-map = Os peregrinos andam pelas estradas, um lugar por passo. Os outros não bloqueiam o caminho.
explain-map-disks = { $owner }: { $disks ->
        [one] um mosteiro
       *[other] { $disks } mosteiros
    }.
explain-slot-title = Viagem { $number }
explain-voyage-task = No fim do jogo:
explain-voyage = Na fase F cada jogador pode investir em uma viagem: paga o preço, e a tarefa dela conta no fim.
explain-voyage-cost = Preço: { $cost } ({ $resource }).
explain-voyage-absent = Não está neste jogo.
explain-voyage-invested = { $owner } investiu: { $points } pontos agora.
explain-voyage-worth = Valeria { $points } pontos para você agora.
explain-track = A influência com esta classe. Quanto mais alto o disco, maior a renda de um dado da cor dela na fase E.
explain-track-order = No fim os primeiros lugares pontuam. No mesmo espaço está à frente quem chegou antes.
explain-track-space = { $owner } está em { $space }.
explain-track-income = Um dado desta cor traz a você agora:
explain-track-two = No fim: primeiro { $first }, segundo { $second }.
explain-track-three = No fim: primeiro { $first }, segundo { $second }, terceiro { $third }.
explain-tile-title = Peça de pontuação de influência
explain-tile = O que valem no fim os primeiros lugares da trilha dela. Quem está no espaço 0 não recebe nada.
explain-tile-track = É desta trilha: { $track }.
explain-flag = A ordem dos jogadores. Na fase D vem primeiro quem tem mais coroas; no empate a ordem se inverte.
explain-flag-title = Ordem dos jogadores, lugar { $number }
explain-flag-has = { $owner } joga aqui agora.

explain-coins-title = Moedas
explain-coins = Pagam cartas e viagens com o sinal de uma moeda.
explain-guards-title = Guardas
explain-guards = Pagam cartas e viagens com o sinal de um escudo.
explain-limit = No máximo { $limit }; o que passa disso se perde.
explain-resource-has = { $owner }: { $n }.
explain-crowns-title = Coroas
explain-crowns-use = As coroas desta rodada, em peças de favor, fichas de coroa e bandeiras, decidem a ordem dos jogadores na fase D.
explain-crowns-has = { $owner }: { $crowns }.
explain-diplomas = Conjuntos de diplomas diferentes pontuam no fim; os maiores valem muito mais.
explain-diplomas-has = { $diploma }: { $n }.
explain-diplomas-worth = { $owner }, agora valem { $points }.
explain-shutters-title = Janelas
explain-shutters = Os dados que já agiram esperam aqui; na fase E cada um traz a renda da cor dele.
explain-shutters-has = { $owner }: { $dice } de 3.
explain-pilgrim-at = { $owner }: { $node }.
explain-class = Cartas, cor do dado, trilha e renda de uma classe andam juntas.
explain-class-cards = { $cards ->
        [one] Uma carta desta classe.
       *[other] { $cards } cartas desta classe.
    }
explain-score = Os pontos até agora e o que a pontuação final acrescentaria se o jogo acabasse agora.
explain-score-part = { $category }: { $points }.
explain-score-total = { $owner }, se acabasse agora: { $points }.
explain-round-title = Rodada
explain-round = O jogo tem { $rounds } rodadas de seis fases.
explain-round-now = Rodada { $round }; ainda faltam { $left }.
explain-phase-title = Fase { $letter }
explain-letter-A = A
explain-letter-B = B
explain-letter-C = C
explain-letter-D = D
explain-letter-E = E
explain-letter-F = F
explain-phase-A = A: todos os dados são rolados.
explain-phase-B = B: em três vezes cada um pega um dado e o coloca na cidade.
explain-phase-C = C: fileira por fileira, os dados adquirem cartas e levam peças de favor.
explain-phase-D = D: as coroas decidem a nova ordem dos jogadores.
explain-phase-E = E: os dados de cada um trazem a renda das trilhas.
explain-phase-F = F: cada um pode investir em uma viagem.
explain-zone-immediate = Cartas cujo bônus veio uma vez, quando foram adquiridas.
explain-zone-phase_c = Cartas que ajudam a adquirir outras na fase C.
explain-zone-phase_e = Cartas que agem na renda da fase E.
explain-zone-game_end = Cartas que pontuam no fim do jogo.
explain-zone-has = { $owner }: { $cards ->
        [one] uma carta
       *[other] { $cards } cartas
    }.

# O que são, o que fazem e o que valem agora os elementos do tabuleiro

explain-kind-figure = Figura
explain-kind-pieces = Peças de um jogador
explain-kind-points = Pontos
explain-kind-course = Andamento do jogo

explain-island = Use aqui 2 Noviços ativos, ou 1 se você tem um Santuário aqui, para pegar a Ficha de Favor desta ilha: { $favor }.
explain-island-recruit = Ou use aqui 2 Noviços para recrutar mais um da sua reserva.
explain-island-tokens = Fichas de Favor que restam aqui ({ $favor }): { $tokens }.
explain-island-novices = { $owner }: { $active } ativos, { $inactive } descansando ao lado.
explain-island-shrine = { $owner } tem um Santuário aqui.
explain-island-figure = Está aqui: { $figure }.
explain-island-held = Você já tem a Ficha de Favor dela; ninguém tem duas do mesmo tipo.
explain-island-price = A Ficha de Favor custa { $price ->
        [one] um Noviço
       *[other] { $price } Noviços
    }; você tem { $active } ativos aqui.
explain-favor-shrine = Santuário: com a ficha e 2 Noviços, construa um Santuário na ilha do Mestre Construtor.
explain-favor-herbs = Ervas: devolva a ficha para despertar 1 ou 2 dos seus Noviços que descansam em uma outra ilha. No máximo { $limit } vezes por rodada.
explain-favor-tide = Maré: devolva a ficha para levar quaisquer Noviços seus, ativos, descansando ou no Píer, para o lado de outras ilhas.
explain-favor-sailboat = Veleiro: devolva a ficha para levar 1 ou 2 Noviços de um lugar para cima de outra ilha; eles continuam ativos.
explain-favor-bribe = Suborno: devolva a ficha para usar uma Pedra do Templo logo adiante do Guarda do Templo como se estivesse aprovada.
explain-favor-book = Livro da Sabedoria: devolva a ficha para pegar qualquer Livro do Templo e pô-lo sob um dos seus Noviços ali. Você ganha { $points } de Influência, e um Livro impede que ele seja expulso.
explain-favor-novice = Noviço: a ficha vale por um Noviço em muitas ações.
explain-favor-points = Cada ficha ainda em mãos no fim vale { $points ->
        [one] um ponto
       *[other] { $points } pontos
    }.
explain-favor-held = { $owner } tem esta ficha.
explain-favor-missing = { $owner } não tem esta ficha; ela se pega em { $island }.
explain-beside-title = Ao lado de { $island }
explain-beside = Noviços usados descansam ao lado da ilha deles. Não fazem mais nada nesta rodada.
explain-beside-return = No fim da rodada voltam para cima da ilha.
explain-temple-guard = As pedras entre ele e o Píer estão aprovadas: podem ser reivindicadas e levadas ao Templo.
explain-temple-guard-moves = Depois de cada rodada ele avança até a próxima Pedra do Guarda, em direção ao portão.
explain-guard-value = Levar uma pedra ao Templo vale { $value } de Influência nesta rodada.
explain-figure-at = Agora em { $island }.
explain-figure-next = Na próxima rodada em { $island }.
explain-figure-steps = Depois de cada rodada: { $steps } ilhas adiante, no sentido horário.
explain-priestess = No fim de cada rodada, quem tem mais Noviços ativos na ilha dela ganha Influência. Um Santuário ali conta como um Noviço.
explain-priestess-points = Primeiro { $first }, segundo { $second }, terceiro { $third }. Empates se resolvem pelo Concílio de Sacerdotes.
explain-priestess-you = Se a rodada acabasse agora: contam { $count } para você, { $points } de Influência.
explain-builder = Santuários só se constroem na ilha dele.
explain-builder-built = Você já tem um Santuário ali.
explain-builder-you = Você tem { $active } Noviços ativos ali (são precisos 2) { $token ->
        [0] e nenhuma ficha de Santuário
       *[other] e uma ficha de Santuário
    }.
explain-apostate = No fim de cada rodada, quem tem Noviços na ilha dele ou ao lado perde { $extra } de Influência e mais 1 por Noviço.
explain-apostate-expel = Noviços usados na ilha dele o fazem andar: uma ilha no sentido horário por Noviço.
explain-apostate-moves = Depois da rodada ele vai para a próxima ilha com Noviços.
explain-apostate-you = Se a rodada acabasse agora, você perderia { $loss }.
explain-stone-title = Pedra do Templo { $number }
explain-stone = É do espaço { $number } do Templo ({ $board }); o símbolo dela é o de { $island }.
explain-stone-promote = Promoção: um Noviço ativo de { $island } a reivindica, e um segundo é usado ali.
explain-stone-sanctify = Santificação: leve uma pedra que você reivindicou, com o Noviço dela, ao espaço dela no Templo. Vale o número sob o Guarda do Templo.
explain-stone-displace = Rivais em espaços vizinhos, com números menores e sem Livro, são expulsos para o Píer deles, { $points } de Influência por cada um.
explain-stone-absent = Não está neste jogo.
explain-stone-dealt = Foi distribuída no início.
explain-stone-approved = Aprovada: pode ser usada agora.
explain-stone-bribable = Ainda não aprovada, mas ao alcance de um Suborno.
explain-stone-locked = Bloqueada: o Guarda do Templo ainda não chegou até aqui.
explain-stone-free = Ninguém a reivindicou.
explain-stone-claimed = Reivindicada por { $owner }.
explain-stone-you = Você tem { $active } Noviços ativos em { $island }; são precisos 2.
explain-stone-empty = Está no Templo sem Noviço; ninguém mais pode entrar.
explain-stone-holds = No Templo com um Noviço: { $owner }.
explain-stone-book = Um Livro da Sabedoria a protege.
explain-board = { $spaces } espaços, um para cada Pedra do Templo da cor dele.
explain-board-laid = Está no Templo.
explain-board-unused = Não faz parte deste jogo.
explain-temple = Os Noviços chegam aqui com as pedras que reivindicaram no caminho.
explain-temple-points = No fim de cada rodada, cada Noviço próprio no Templo vale { $points ->
        [one] 1 de Influência
       *[other] { $points } de Influência
    }.
explain-temple-has = { $owner }: { $novices } no Templo.
explain-path = As Pedras do Templo esperam aqui na ordem dos números, com as Pedras do Guarda entre elas. As que o Guarda do Templo já passou estão aprovadas.
explain-guard = O Guarda do Templo fica aqui na rodada { $round }.
explain-guard-points = Então uma pedra levada ao Templo vale { $value } de Influência.
explain-guard-here = Ele está aqui agora.
explain-guard-gone = Esta rodada já passou.
explain-guard-ahead = Ele ainda não chegou até aqui.
explain-chair-title = Cadeira { $number }
explain-chair-points = Quem está sentado aqui no fim ganha { $points }.
explain-chair-sits = { $owner } está sentado aqui.
explain-chair-steps = { $steps ->
        [one] Um Noviço traz você até aqui.
       *[other] { $steps } Noviços de uma ilha trazem você até aqui.
    }
explain-council = Use quantos Noviços quiser de uma ilha para avançar o seu marcador o mesmo número de cadeiras.
explain-council-ties = Quem está mais à frente vence todos os empates; na mesma cadeira, o marcador de cima. Na última cadeira os que chegam depois ficam por baixo.
explain-council-place = { $place }º lugar: { $owner }.
explain-meditation = Meditação: vire uma Ficha de Tempo em vez de agir. Pode-se agir de novo mais tarde.
explain-meditation-last = Quem vira a última encerra as ações da rodada e ganha { $points ->
        [one] 1 de Influência
       *[other] { $points } de Influência
    }.
explain-meditation-left = { $left ->
        [one] Resta uma Ficha de Tempo.
       *[other] Restam { $left } Fichas de Tempo.
    }
explain-observatory = O estoque de Influência, que são os pontos: vence quem tem mais.
explain-round-title = Rodada
explain-round = O jogo tem { $rounds } rodadas.
explain-round-scoring = Cada uma termina com uma pontuação: Sacerdotisa da Lua, Apóstata, Templo.
explain-round-now = Rodada { $round }; ainda faltam { $left }.
explain-novices = { $novices } para cada jogador. Os ativos ficam sobre as ilhas e podem ser usados.
explain-novices-active = { $owner }: { $novices } ativos.
explain-novices-inactive = Descansando: { $novices }.
explain-novices-pier = { $owner }: { $novices } no Píer.
explain-novices-reserve = Na reserva: { $novices }.
explain-shrines = Cada Santuário em uma ilha vale { $points } pontos no fim.
explain-shrines-use = O Favor da ilha dele custa um Noviço a menos, uma Promoção também, e ele conta como um Noviço para a Sacerdotisa da Lua.
explain-shrines-has = { $owner }: { $built } construídos, valem { $points }; restam { $left }.
explain-pier = Noviços expulsos do Templo esperam aqui. Maré e Veleiro os levam de volta às ilhas.
explain-score = A Influência até agora e o que o fim do jogo acrescentaria.
explain-score-has = { $owner }: { $points }.
explain-score-part = No fim, { $category }: { $points }.
explain-score-round = No fim desta rodada, { $category }: { $points }.
explain-score-total = { $owner }, se o jogo acabasse agora: { $points }.
explain-medallion = O jogador inicial da rodada. O próximo é quem está à esquerda de quem vira a última Ficha de Tempo.
explain-medallion-two = O jogador inicial da rodada. Muda de mãos depois de cada rodada.
explain-medallion-is = { $owner } o tem.

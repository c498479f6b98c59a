lesson-seat-1 = Bea
lesson-elsewhere = As regras permitem, mas este passo vai por outro caminho. Nada foi jogado.

lesson-city-title = Uma volta pela cidade
lesson-city = Boas-vindas a Merv, a cidade mais rica da Rota da Seda! Você joga três anos. Um ano dá uma volta na cidade: norte, leste, sul, oeste, e todos jogam um turno em cada lado. Consulte os anos, o lado norte e a fila.
lesson-city-done = A fila diz quem joga primeiro. Vence quem tem mais pontos depois de três anos.

lesson-site-title = Uma reta, depois um comércio
lesson-site = Seu turno tem três passos. Primeiro o seu mestre vai para o lado de uma reta: a coluna 1 do lado norte. Depois ative um comércio dessa reta: as Caravanas laranja, no alto. Está vazio, e por isso você constrói ali uma casa.
lesson-site-done = Sua primeira casa, e um cubo laranja dela. Cubos pagam quase tudo.
lesson-site-not-choose_slot = Qualquer coluna livre é permitida. Aqui escolha a primeira.
lesson-site-not-choose_site = Todo comércio da sua reta está aberto. Aqui escolha o do alto.

lesson-caravan-title = Temperos da caravana
lesson-caravan = O terceiro passo: faça a ação do comércio. Uma carta da caravana custa um cubo. Pegue o primeiro açafrão e pague com laranja. Depois tente a pimenta: uma ação fica em um só tempero. Pegue então o segundo açafrão.
lesson-caravan-done = Um par de açafrão: 4 pontos na hora. E o camelo da carta é seu.
lesson-caravan-help = Escolha a ação do comércio, pegue o açafrão da posição 1, pague com laranja; tente de novo a posição 1; depois pegue a posição 2.
lesson-caravan-not-main_action = Favor e soldados são bons, mas veja primeiro o que fazem as Caravanas.
lesson-caravan-not-pay_cube = O branco paga qualquer cor: guarde-o para a segunda carta.

lesson-queue-title = Quem joga primeiro?
lesson-queue = Depois da rodada os mestres formam nova fila. Quem está mais longe da esquina escolhe primeiro: você. O último lugar é grátis, um melhor custa camelos. Pague um camelo para continuar em primeiro.
lesson-queue-done = Bea ficou com o último lugar e com o seu camelo: os camelos vão para quem fica atrás.

lesson-line-title = Sua reta trabalha junto
lesson-line = Agora o lado leste. Vá para a linha 1, onde estão as suas Caravanas, e ative a Biblioteca turquesa ao lado.
lesson-line-done = Um cubo da Biblioteca e mais um da sua casa na mesma linha. Construa em retas!
lesson-line-not-choose_slot = É permitido, mas na linha 1 há uma casa sua que também vai pagar.
lesson-line-not-choose_site = É permitido, mas o que queremos ver é a Biblioteca.

lesson-scrolls-title = Pergaminhos mudam as regras
lesson-scrolls = Faça a ação da Biblioteca: um pergaminho pelo cubo laranja e um pelo turquesa. Cada segundo pergaminho traz um avanço, uma vantagem até o fim da partida. Escolha o desconto do Palácio.
lesson-scrolls-done = De agora em diante você paga um cubo a menos no Palácio.

lesson-behind-title = Ficar por último também serve
lesson-behind = Você escolhe primeiro de novo. Desta vez fique com o último lugar: não custa nada, e um camelo guardado vale uma mercadoria mais tarde.
lesson-behind-done = Bea joga primeiro no lado sul. Os seus camelos ficam com você.

lesson-trade-title = Locais, mercadorias e um camelo
lesson-trade = Seu mestre está na coluna 1, no Mercado. Faça a ação dele: abra um local de comércio em Nixapur e compre ali tapetes com laranja. Depois mande um camelo pela rota até Herat e compre também lápis-lazúli.
lesson-trade-done = Uma mercadoria de cada cidade que você alcança. O camelo da rota segue para uma carta da caravana.
lesson-trade-help = Ação do comércio; local em Nixapur; compre a mercadoria, pague laranja; camelo em Herat–Nixapur; compre em Herat.
lesson-trade-not-place_post = Boa cidade, mas um contrato vai querer os tapetes de Nixapur.

lesson-court-title = Cortesãos no Palácio
lesson-court = Lado oeste: vá para a linha 2 e ative o Palácio turquesa. Faça a ação dele e mande um cortesão ao Salão turquesa; com o desconto o primeiro sai de graça. Depois mande um segundo, que custa um cubo a mais.
lesson-court-done = O primeiro de um Salão ganha favor e influência. O Salão turquesa pontua os seus pergaminhos.

lesson-scoring-title = Acaba o primeiro ano
lesson-scoring = Bea joga o último turno, e o ano é pontuado. Cada casa vale um ponto. Cada cortesão no Salão turquesa pontua os seus pergaminhos, que já são dois, mas para isso consome um favor.
lesson-scoring-ask = Você tem dois cortesãos, dois pergaminhos e um favor. Quanto trazem os cortesãos?
lesson-scoring-answer-two = 2 pontos
lesson-scoring-answer-four = 4 pontos
lesson-scoring-why = Um favor sustenta um cortesão, e ele pontua dois pergaminhos. O outro fica sem pontuar este ano.
lesson-scoring-done = 2 pontos por dois pergaminhos, 4 por quatro casas. Mais favor, mais cortesãos.

lesson-market-title = O Mercado de Camelos
lesson-market = Um ano adiante. Só o meio de um lado passa pelo Mercado de Camelos. Vá para a coluna 3. Antes de ativar um comércio, ponha um camelo no espaço de 2 de influência. Depois ative a Mesquita da linha 2.
lesson-market-done = Dois de influência por um camelo, uma vez por turno. A influência abre contratos e mais.
lesson-market-not-choose_slot = É permitido, mas o Mercado de Camelos só fica na coluna do meio.
lesson-market-not-choose_site = Qualquer comércio da coluna é permitido. Aqui escolha a Mesquita.

lesson-mosque-title = Os passos da Mesquita
lesson-mosque = Faça a ação da Mesquita. Cada passo diz o seu preço e dá o seu presente na hora. Pague o primeiro com laranja. Avance também o segundo, pague com turquesa, e mande o soldado que ele traz guardar esta Mesquita.
lesson-mosque-done = Um camelo, um soldado, dois pontos. Cubos brancos valem por qualquer cor.

lesson-guard-title = Guarde a casa da vizinha
lesson-guard = Seu mestre está na linha 4. Você pode ativar a casa de outra pessoa, e as duas recebem o cubo: ative as Caravanas de Bea. Depois, em vez da ação do comércio, mande um soldado para essa mesma casa e encerre o turno.
lesson-guard-done = Guardar a casa de outra pessoa traz 2 de influência; a própria, só 1.
lesson-guard-not-main_action = É permitido, mas aqui mande um soldado.
lesson-guard-not-complete_contract = Bem visto! Esse contrato vem no próximo passo.
lesson-guard-not-soldier_target = A sua casa fica segura assim, mas a de outra pessoa traz o dobro de influência.

lesson-contract-title = Um contrato
lesson-contract = A sua influência abre contratos de nível 1, e você tem os tapetes que um deles pede. Cumpra-o; custa um cubo de qualquer cor: pague turquesa. Não gasta ação.
lesson-contract-done = 5 pontos e um favor. Os tapetes ficam no contrato, mas continuam contando como seus.

lesson-walls-title = Muros contra os mongóis
lesson-walls = No fim deste ano vêm os mongóis! Vá para a linha 2, ative Construir Muros e faça essa ação. Compre um muro laranja: tente o meio do lado oeste, depois ponha-o na linha 2. Compre outro para o lado norte, coluna 1.
lesson-walls-done = Cada muro traz influência pelas casas logo atrás dele, também pelas dos outros.
lesson-walls-help = Lado oeste, linha 2; Construir Muros na coluna 1; ação do comércio; muro laranja; oeste, linha 2; muro laranja; norte, coluna 1.

lesson-attack-title = O ataque dos mongóis
lesson-attack = Uma casa fica perto de dois lados, ou de um só no meio. É atacada onde falta um muro, a menos que tenha um soldado. Pague um cubo rosa de compensação pelo seu Mercado e aceite as outras perdas.
lesson-attack-done = Um cubo salva uma casa dos dois lados. Casas perdidas voltam a você e podem ser construídas de novo.
lesson-attack-ask = Duas casas suas estão na linha 2. Qual delas é atacada?
lesson-attack-answer-walls = A de Construir Muros, na coluna 1
lesson-attack-answer-mosque = A da Mesquita, na coluna 2
lesson-attack-why = A primeira tem um muro a oeste e um ao norte. Acima da Mesquita, na coluna 2, o norte está aberto.

lesson-halls-title = Um favor, dois Salões
lesson-halls = Nova pontuação: há dois cortesãos seus em dois Salões, mas só um favor. O roxo paga pelos seus passos na Mesquita, o laranja pelas mercadorias. Pontue o que paga mais: o roxo.
lesson-halls-done = 3 pontos por três passos. O outro cortesão espera o próximo ano.
lesson-halls-not-score_courtier = É permitido, mas as mercadorias são só duas, e os passos da Mesquita são três.

lesson-final-title = O último conjunto
lesson-final = O último turno do último ano: você está nas suas Caravanas. Pegue o gengibre, pague com laranja e pare: açafrão, pimenta, canela e gengibre são quatro temperos diferentes. Aceite as perdas e abra cada linha da pontuação final.
lesson-final-done = 9 pontos pelos conjuntos de temperos: você vence, 59 a 55. Boa primeira partida!

lesson-later-extend = Um camelo que deixa alcançar mais longe na caravana
lesson-later-collect = Coletar camelos no Mercado de Camelos
lesson-later-mixed = Um desconto em um preço de várias cores
lesson-later-cubes = Efeitos que deixam escolher um cubo
lesson-later-upgrades = Upgrades de comércios, da Mesquita
lesson-later-scoring-tiles = Tiles de pontuação, da Mesquita

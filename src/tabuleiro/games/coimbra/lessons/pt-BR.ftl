lesson-seat-1 = Bea
lesson-elsewhere = As regras permitem, mas este passo vai por outro caminho. Nada foi jogado.

lesson-aim-title = Dados, pessoas, trilhas
lesson-aim = Boas-vindas a Coimbra! Quatro rodadas, e vence quem tem mais pontos. Dados conquistam pessoas, pessoas fazem você subir em quatro trilhas, e as trilhas pagam. Consulte o castelo, a cidade alta e a trilha do conselho.
lesson-aim-done = Há pontos também no fim: viagens, primeiros lugares, diplomas e o que sobrar.

lesson-start-title = Um canto e um par
lesson-start = Todos começam com o peregrino em um canto do mapa e um par de cartas, em qualquer ordem. Bea já pegou um par. Ponha o seu peregrino no canto noroeste; o outro par é seu.
lesson-start-done = Um membro do conselho e um clérigo estão com você, e o peregrino está pronto.
lesson-start-not-place_pilgrim = Qualquer canto livre é permitido. Aqui comece no noroeste.

lesson-cards-title = Uma cor liga tudo
lesson-cards = Classe, cor do dado, trilha e renda andam juntas: o conselho é cinza e paga guardas, os comerciantes são laranja e pagam moedas. Use primeiro o seu membro do conselho.
lesson-cards-done = Dois passos na trilha cinza e 4 guardas; depois o clérigo, um passo na trilha roxa.
lesson-cards-not-start_card_first = As duas ordens são permitidas e aqui dão no mesmo. Use primeiro o membro do conselho.

lesson-draft-title = Um dado alto na cidade
lesson-draft = Sete dados são rolados; você vai pegar três. Na cidade o dado alto age primeiro, mas o número dele também é o preço. Pegue o 5 cinza e ponha-o na cidade alta.
lesson-draft-done = Ele fica na frente das duas fichas de dado dali, e por isso vai escolher primeiro.
lesson-draft-not-draft_die = Também é um bom dado. Aqui pegue o 5 cinza, porque a cidade alta tem algo para você.
lesson-draft-not-place_die = É permitido. Aqui vá à cidade alta: um comerciante espera no primeiro lugar.

lesson-castle-title = Um dado baixo no castelo
lesson-castle = No castelo é o contrário: o dado mais baixo age primeiro, e nada se paga. Pegue o 1 verde e ponha-o no castelo.
lesson-castle-done = Ninguém passa na frente de um 1 ali: você vai escolher primeiro entre os favores.

lesson-token-title = As fichas também entram na fila
lesson-token = Seu terceiro dado: pegue o 2 laranja, que é barato, e ponha-o na cidade baixa. Com dois jogadores, fichas de dado, com números, ficam na cidade como se fossem dados.
lesson-token-done = Os três dados estão colocados. As cores deles vão pagar no fim da rodada.
lesson-token-ask = Quem age primeiro na cidade baixa?
lesson-token-answer-mine = O seu 2 laranja
lesson-token-answer-token = A ficha 5
lesson-token-why = Na cidade o número maior vem primeiro. A ficha tira a carta mais forte antes que você escolha.

lesson-favor-title = Um favor de graça
lesson-favor = O castelo vem primeiro. Seu 1 verde pode pegar um de quatro favores, sem pagar. Pegue o do peregrino: traz 2 pontos e três passos.
lesson-favor-done = Favores também mostram coroas, que vão decidir quem começa a próxima rodada.
lesson-favor-not-take_favor = Os quatro são bons. Aqui pegue o do peregrino, para conhecer o mapa.
lesson-favor-not-distress = A miséria é para bolsa vazia. Um favor não custa nada: pegue.

lesson-pilgrim-title = Três passos do peregrino
lesson-pilgrim = Ande do seu canto à parada do noroeste, ao norte, entre no mosteiro do norte e siga até a parada norte. Um mosteiro paga quando você chega pela primeira vez.
lesson-pilgrim-done = 3 guardas, e o seu disco fica ali: cada mosteiro paga uma vez. Não há volta para um canto.
lesson-pilgrim-not-stop = Parar antes é permitido, mas passos não se guardam.

lesson-buy-title = O dado é o preço
lesson-buy = Agora a cidade alta: age o seu 5 cinza. A carta diz se se paga com guardas ou moedas; o dado diz quanto. Adquira o comerciante da coluna 1 por 5 guardas.
lesson-buy-done = Dois passos na trilha laranja e 4 moedas. Depois a ficha tirou a carta mais forte da linha.
lesson-buy-not-acquire = É permitido, e dava para pagar. Aqui escolha o comerciante.
lesson-buy-not-distress = Você pode pagar uma carta, e isso vale mais que 2 moedas e 2 guardas.

lesson-reward-title = Seu clérigo agradece
lesson-reward = A ficha já agiu na cidade baixa, e agora age o seu 2 laranja. Adquira o membro do conselho da coluna 4 por 2 moedas. Seu clérigo premia cada membro do conselho com um guarda, um ponto e um passo: entre no mosteiro do nordeste.
lesson-reward-done = Cartas que premiam uma classe fazem valer a pena colecioná-la. E na carta havia uma coroa.

lesson-order-title = Coroas mudam a ordem
lesson-order = Todos os dados agiram. Agora contam as coroas: nos favores, nas cartas e ao lado das bandeiras. Quem tem mais passa a ser o primeiro; no empate a ordem se inverte. Conte as suas e as de Bea.
lesson-order-done = Bea vem primeiro: na renda, nas viagens e na próxima rodada.
lesson-order-ask = Quem vem primeiro agora?
lesson-order-answer-you = Você
lesson-order-answer-bea = Bea
lesson-order-why = Três coroas contra duas: Bea fica com a primeira bandeira.

lesson-beginning-title = Antes da renda
lesson-beginning = Algumas cartas agem no começo da renda, uma vez por rodada. Seu novo membro do conselho faz você subir um passo em uma trilha à escolha: a dos comerciantes.
lesson-beginning-done = Terceira casa da trilha laranja, logo antes de ela pagar. Quem chega por último a uma casa fica por cima.
lesson-beginning-not-pick_track = Qualquer trilha é permitida. Mas um dado laranja seu está para ser pago.

lesson-income-title = As cores pagam
lesson-income = Bea recebe a renda, depois você. Cada dado seu paga pela cor e pelo seu lugar nessa trilha, qualquer que seja o número: cinza guardas, laranja moedas, verde pontos. Ative todos.
lesson-income-done = 3 guardas, 3 moedas, um ponto. Só se guardam 20 guardas e 20 moedas.

lesson-voyage-title = Pagar agora, pontuar depois
lesson-voyage = A rodada acaba com as viagens: cada um pode pagar uma. Ela só pontua no fim da partida. Invista 5 moedas em Calicut, que vai pagar pelo que sobrar a você.
lesson-voyage-done = Seu disco está em Calicut. Acabou uma rodada, faltam três.
lesson-voyage-not-invest = Outra viagem pode ser tão boa quanto; mas Calicut combina com uma bolsa cheia.
lesson-voyage-not-decline = Guardar as moedas é permitido, mas as viagens são boa parte dos pontos.

lesson-distress-title = Nunca nada
lesson-distress = Uma rodada adiante. Seu dado mostra 6, e você tem 4 guardas. Tente o membro do conselho da coluna 1: o preço é alto demais. O comerciante levaria todas as suas moedas. Em vez disso, use a ação de miséria.
lesson-distress-done = 2 moedas e 2 guardas. O dado mantém a cor e ainda paga a renda.
lesson-distress-not-acquire = É permitido: custaria a sua última moeda. Desta vez guarde-as.

lesson-white-title = O dado branco segue qualquer trilha
lesson-white = Renda de novo. Ative o roxo: o peregrino anda; entre no mosteiro dos acadêmicos, que paga pelos seus acadêmicos, e pare. O dado branco pode ter qualquer cor: escolha os acadêmicos, a sua melhor trilha. O cinza vem por último.
lesson-white-done = 4 pontos por dois acadêmicos, 5 da trilha, e guardas até o limite.
lesson-white-not-pick_track = Qualquer trilha é permitida, mas é na dos acadêmicos que você está mais alto.
lesson-white-not-step = O mosteiro dos acadêmicos está bem ao lado: entre nele.

lesson-final-title = Cinco partes no fim
lesson-final = O último investimento: ponha 7 guardas em Ceuta, que paga pelos mosteiros que você nunca visitou. Depois tudo se conta. Abra cada linha da pontuação final.
lesson-final-done = Você vence por 102 a 74: Bea liderava na trilha, mas o fim foi seu. Boa primeira partida!
lesson-final-ask = Que linha trouxe mais pontos a você?
lesson-final-answer-track = Trilha de pontuação
lesson-final-answer-voyages = Viagens
lesson-final-answer-influence = Trilhas de influência
lesson-final-why = 55 vieram durante a partida. Mas Bea tinha 60 ali: você venceu com viagens, lugares nas trilhas e cartas.

lesson-later-cap = A peça extra: um favor que aumenta em três um dado seu
lesson-later-choice = Recompensas das quais se escolhe uma
lesson-later-ceding = Cartas que fazem os outros dar a você um guarda e uma moeda, ou pontos
lesson-later-losing = Cartas que fazem os outros perder pontos ou uma carta
lesson-later-discard = Cartas da pilha de descarte
lesson-later-repeat = Usar mais uma vez o bônus de uma carta
lesson-later-paying = Recompensas pelas quais se pode pagar
lesson-later-exchange = Trocar moedas e guardas por pontos durante a renda
lesson-later-decline = Recusar uma recompensa ou uma viagem

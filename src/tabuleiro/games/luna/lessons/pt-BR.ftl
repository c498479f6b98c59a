lesson-seat-1 = Bea
lesson-elsewhere = As regras permitem, mas este passo vai por outro caminho. Nada foi jogado.

lesson-aim-title = Três fontes de influência
lesson-aim = Boas-vindas a Luna! Em seis rodadas os seus Noviços reúnem influência, e vence quem tem mais. Ela vem da Sacerdotisa da Lua, do Templo e dos Santuários. Consulte cada um deles.
lesson-aim-done = Seus Noviços estão em pares em quatro Ilhas, e um já está no Templo.

lesson-promote-title = Suba em uma pedra
lesson-promote = Um turno é uma ação. As pedras do caminho levam ao Templo. A pedra 8 mostra ervas, e por isso um Noviço da Ilha das Ervas pode subir nela: um Noviço sobe, um segundo ajuda e fica cansado.
lesson-promote-done = A pedra é sua. Noviços cansados descansam ao lado da Ilha até o fim da rodada.
lesson-promote-help = Suba na pedra 8 com um Noviço da Ilha das Ervas.

lesson-sanctify-title = Para dentro do Templo
lesson-sanctify = Agora leve a pedra 8 ao Templo. Ela paga o número em que está o Guarda do Templo: seis agora, menos a cada rodada. Por isso, pressa!
lesson-sanctify-done = Seis pontos na hora, e mais um por este Noviço em cada pontuação.

lesson-favor-title = Um Favor por dois Noviços
lesson-favor = Cada Ilha guarda fichas de Favor. Use os seus dois Noviços da Ilha do Santuário para pegar a ficha dela. Logo você vai gastá-la.
lesson-favor-done = A ficha é sua; os dois Noviços descansam. Quando gasta, a ficha volta à sua Ilha.
lesson-favor-not-promote = Outra pedra também seria boa. Mas primeiro veja como funciona um Favor.

lesson-shrine-title = Um Santuário é para sempre
lesson-shrine = Só se constrói um Santuário onde está o Mestre Construtor: na Ilha do Suborno. Custa a ficha do Santuário e dois Noviços de lá. Construa.
lesson-shrine-done = Vale 4 pontos no fim, poupa um Noviço aqui e conta para a Sacerdotisa da Lua.

lesson-book-title = Sem Livro não há segurança
lesson-book = Um Noviço no Templo pode ser expulso, a menos que tenha um Livro. Gaste a ficha do Livro: pegue o Livro da pedra 3, que é de Bea. Ele vai para o seu Noviço na 8.
lesson-book-done = O seu Noviço está seguro, o dela não. O primeiro Livro da rodada traz dois pontos.
lesson-book-not-book_take = Pegar o próprio Livro é permitido, mas é melhor que falte o dela.

lesson-sail-title = Siga a Sacerdotisa da Lua
lesson-sail = No fim da rodada ela premia quem tem mais Noviços ativos e Santuários na Ilha dela. O Apóstata castiga os da sua. Navegue com dois Noviços da Ilha do Noviço, onde ele está, até ela, na Ilha do Santuário.
lesson-sail-done = Quem navega continua acordado: dois Noviços ativos com ela, nenhum com ele.

lesson-meditate-title = A última vela
lesson-meditate = Nada urgente a fazer? Medite: isso vira uma ficha de tempo e apaga uma vela. Com a última a rodada acaba, e quem a apaga ganha um ponto. Medite agora e mais uma vez, e acompanhe a pontuação linha por linha.
lesson-meditate-done = Sacerdotisa, Apóstata, Templo: depois todos acordam e as figuras seguem adiante.

lesson-expel-title = Mande o Apóstata embora
lesson-expel = Ele está agora na Ilha do Santuário, entre os seus Noviços. Dois deles podem levá-lo duas Ilhas adiante, até a Ilha das Marés, onde estão os de Bea.
lesson-expel-done = Ele custa a cada jogador ali um ponto por Noviço, e mais um.
lesson-expel-not-expel = Um passo é mais barato, mas dois o levam direto a Bea.

lesson-discount-title = O seu Santuário ajuda
lesson-discount = Você construiu um Santuário na Ilha do Suborno. Ali ele vale por um Noviço: pegue a ficha de Favor da Ilha com um só.
lesson-discount-done = Um Noviço em vez de dois. Subir em uma pedra também fica mais barato ali.

lesson-recruit-title = Mais mãos
lesson-recruit = Há mais Noviços na sua reserva. Dois Noviços de uma Ilha recrutam ali um terceiro. Use os dois que estão acordados na Ilha do Santuário.
lesson-recruit-done = O novo também descansa e acorda com os outros na próxima rodada.

lesson-journey-title = Caminhar cansa
lesson-journey = Uma Jornada leva Noviços acordados a quaisquer Ilhas, mas eles chegam cansados: planeje uma rodada antes. Comece uma Jornada e mande um da Ilha das Ervas e um da Ilha do Suborno para a Ilha da Biblioteca.
lesson-journey-done = Na próxima rodada dois Noviços estarão acordados ali, e a pedra 16 mostra o sinal dessa Ilha.

lesson-displace-title = Quem precisa sair do Templo?
lesson-displace = A rodada acaba. Então suba na pedra 16 com um Noviço da Ilha da Biblioteca e, no turno seguinte, leve-a ao Templo. Quem entra expulsa os vizinhos de número menor que não têm Livro.
lesson-displace-done = Dois Noviços de Bea foram para o píer, e cada um trouxe um ponto a você.
lesson-displace-ask = Quando você entrar na 16: que Noviço de Bea precisa sair?
lesson-displace-answer-six = O da pedra 6
lesson-displace-answer-nine = O da pedra 9
lesson-displace-answer-nobody = Nenhum
lesson-displace-why = O da 9 é vizinho, menor e não tem Livro. O da 3 também, pois você pegou o Livro dele. A pedra 6 está longe demais.

lesson-council-title = Uma cadeira no Concílio
lesson-council = Pegue outra ficha na Ilha do Santuário com dois Noviços. Depois use o que sobrou ali para subir uma cadeira no Concílio de Sacerdotes. A ordem dele decide todo empate.
lesson-council-done = A cadeira também vale os seus pontos no fim da partida.

lesson-bribe-title = Um portão se abre uma vez
lesson-bribe = Uma partida mais adiantada. Pedras atrás do Guarda estão fechadas, como a 21: tente subir nela. O grupo seguinte aceita suborno. Suba na pedra 18 com a sua ficha de Suborno.
lesson-bribe-done = O Suborno foi gasto. O seu Santuário nessa Ilha poupou o segundo Noviço.

lesson-tokens-title = O que as fichas fazem
lesson-tokens = Tente levar a 18 ao Templo: é preciso outro Suborno. Em vez disso, acorde dois Noviços na Ilha das Marés com Ervas; no turno seguinte leve o do píer à Ilha do Santuário com a Maré; depois suba três cadeiras com dois Noviços e a ficha do Noviço.
lesson-tokens-done = As Ervas acordam, a Maré busca no píer, a ficha do Noviço vale por mais um.
lesson-tokens-help = Maré: comece, leve o Noviço do píer à Ilha do Santuário e conclua. Concílio: use os dois da Ilha do Noviço com a ficha.

lesson-preliminary-title = Como começa uma partida
lesson-preliminary = Você escolhe onde começar. Primeiro um Santuário cada: com dois jogadores a Ilha das Ervas é proibida; tente, depois escolha a Ilha das Marés. Então pares de Noviços, nunca em uma Ilha que já tem algo seu: tente a Ilha das Marés, depois escolha a das Ervas.
lesson-preliminary-done = Quatro pares cada. As duas Ilhas que ficaram sem você dão as fichas delas.

lesson-final-title = Conte antes da última vela
lesson-final = A última rodada. Leve a pedra 21 ao Templo: ela expulsa mais um. Depois Bea apaga a última vela e tudo se conta. Abra cada linha da pontuação final.
lesson-final-done = Você vence, 62 a 53: Santuários e Concílio contam só no fim. Boa primeira partida!

lesson-later-solo = O jogo solo contra um oponente de três níveis
lesson-later-figures = Posicionar vocês mesmos as figuras antes da partida
lesson-later-colours = Escolher a cor na preparação predefinida

lesson-seat-1 = Bea
lesson-seat-2 = Caio
lesson-elsewhere = As regras permitem, mas este passo vai por outro caminho. Nada foi jogado.

lesson-ends-title = Três maneiras de acabar
lesson-ends = Boas-vindas à Liga Hanseática! Vence quem tem mais pontos de prestígio. O jogo acaba quando alguém chega a 20, quando dez cidades estão cheias ou quando falta uma ficha de bônus para repor. Consulte os três lugares que contam isso: os pontos em volta do tabuleiro, as cidades concluídas, a ficha perto de Goslar.
lesson-ends-done = Quem encerra o jogo nem sempre vence: muitos pontos só chegam no fim.

lesson-place-title = Seu primeiro turno
lesson-place = Seu turno tem duas ações. Ponha um comerciante na rota de Göttingen a Quedlinburg e mais um ao lado: uma casa, um marcador. Sem mais ações, o turno acaba sozinho.
lesson-place-done = Duas das três casas são suas. Agora jogam os outros.
lesson-place-help = Escolha a rota Göttingen–Quedlinburg, no sul, e coloque ali um comerciante. Depois repita.
lesson-place-not-end_turn = Encerrar antes é permitido, mas ainda há uma ação: use-a primeiro.

lesson-full-title = Uma rota cheia e sua
lesson-full = Dois comerciantes seus estão entre Göttingen e Quedlinburg. Tente reivindicar a rota agora e veja que regra diz não. Depois ponha um terceiro comerciante na última casa.
lesson-full-done = Todas as casas têm um marcador seu. Encher não basta: é preciso reivindicar.
lesson-full-not-income = A renda é permitida, mas deixa a rota aberta: alguém poderia tomar a última casa.

lesson-improve-title = Reivindicar e melhorar
lesson-improve = Reivindique a rota. Isso traz um benefício à sua escolha; aqui melhore as suas Ações, que a cidade de Göttingen oferece. Os marcadores da rota vão para o seu estoque.
lesson-improve-done = Três ações por turno, e a terceira já vale agora. O comerciante que a cobria está no seu suprimento.
lesson-improve-not-b_office = Um escritório também é um bom benefício, mas só um é permitido, e a terceira ação ajuda em todo turno.
lesson-improve-not-b_none = Não querer nada é permitido, mas por que deixar uma terceira ação para trás?

lesson-tavern-title = Uma ficha na taberna
lesson-tavern = Entre Hildesheim e Goslar há uma ficha de bônus. Ela é de quem reivindicar essa rota. Bea já está lá: ponha um comerciante ao lado do dela com a sua nova ação.
lesson-tavern-done = Seu comerciante espera na taberna. Na mesma rota podem estar marcadores de rivais.

lesson-income-title = O estoque dorme, o suprimento trabalha
lesson-income = Você só coloca marcadores do suprimento, e reivindicar os manda para o estoque. A renda os traz de volta: tantos quantos dizem os seus sacos de dinheiro, isto é, três. Receba a renda.
lesson-income-done = Três comerciantes voltaram ao suprimento, prontos para o trabalho.

lesson-displace-title = Abra espaço
lesson-displace = Bea bloqueia a rota da taberna. Desloque o comerciante dela: um marcador seu toma a casa, e mais um vai do suprimento para o estoque, como preço. Use um comerciante para cada coisa.
lesson-displace-done = A casa é sua. O comerciante de Bea precisa ir adiante, e quem decide para onde é ela.
lesson-displace-not-displace_pay = Mercadores são poucos, e o seu ainda fará falta. Use comerciantes nos dois casos.

lesson-gift-title = Um presente para quem sai
lesson-gift = Bea leva o comerciante para uma rota vizinha e acrescenta um do estoque, de graça: ser deslocado é um presente. Agora encha a última casa da rota da taberna.
lesson-gift-done = A rota está cheia, mas faltou ação para reivindicar. Será que dura?

lesson-displaced-title = Agora é com você
lesson-displaced = Bea responde e desloca você. Seu comerciante precisa ir para uma casa livre de uma rota vizinha, e você pode acrescentar um do estoque. Ponha os dois em Paderborn–Hildesheim: essa rota vai ser útil.
lesson-displaced-done = Dois marcadores em uma rota nova sem gastar nenhuma ação. Quem pagou foi Bea.
lesson-displaced-not-extra_stop = Recusar o presente é permitido, mas um comerciante na rota vale mais do que um no estoque.

lesson-office-title = Seu primeiro escritório
lesson-office = Encha Paderborn–Hildesheim e reivindique-a. Desta vez funde um escritório em Hildesheim: um comerciante da rota ocupa o primeiro lugar livre à esquerda. A cor pede o privilégio, a forma pede o marcador: quadrado é para comerciante.
lesson-office-done = O escritório é seu, e você controla Hildesheim: rotas dali reivindicadas dão pontos a você.
lesson-office-not-b_none = Não querer nada é permitido, mas um escritório rende até o fim do jogo.

lesson-price-title = Quanto custa um preço
lesson-price = Resta uma ação: retome a casa que Bea ocupou em Hildesheim–Goslar. Ponha ali um comerciante e pague desta vez com o mercador.
lesson-price-done = O mercador não se perdeu: dorme no estoque até que uma renda o acorde.
lesson-price-not-displace_pay = Esse preço também é justo. Aqui pague com o mercador, para ver aonde ele vai.

lesson-city-title = Controlar rende
lesson-city = A rota da taberna está cheia de novo: reivindique-a. Você controla Hildesheim e por isso ganha um ponto; a ficha também é sua. Como benefício, funde um escritório em Goslar, que só tem um lugar.
lesson-city-done = Um ponto, uma ficha, um escritório, e Goslar está completa: uma das dez cidades que podem encerrar o jogo.

lesson-marker-title = Uma ficha nova pela antiga
lesson-marker = Receba renda duas vezes, uma delas com o mercador, e encerre o turno. Então se revela uma ficha nova no lugar da que você pegou. A rota dela é você quem escolhe, e precisa estar vazia: outra vez Hildesheim–Goslar.
lesson-marker-done = Três ações a mais esperam entre duas cidades que você controla. Que lugar bom!
lesson-marker-not-end_turn = Ainda há ações, e muitos marcadores dormindo no estoque.

lesson-remove-title = Fichas não gastam ação
lesson-remove = Caio está de olho em Lübeck. Sua ficha tira das rotas até três marcadores dos outros, que nada ganham com isso. Use-a: remova os dois comerciantes dele de Hamburg–Lübeck e depois mais nenhum.
lesson-remove-done = Você ainda tem todas as suas ações. Uma ficha usada continua contando no fim.

lesson-points-title = Só pelos pontos
lesson-points = Ponha dois comerciantes em Hildesheim–Goslar e, para que ninguém perceba o plano, o mercador em Quedlinburg–Halle. No turno seguinte leve o mercador para lá e reivindique a rota: nenhum escritório está aberto para você, mas as duas cidades são suas.
lesson-points-done = Dois pontos, um por cidade, e ainda a ficha com três ações a mais.
lesson-points-help = Para mover: retire o mercador de Quedlinburg–Halle, não retire mais nenhum e ponha-o em Hildesheim–Goslar.

lesson-far-title = O leste encontra o oeste
lesson-far = Um jogo mais adiantado. Seus escritórios vão de Arnheim a Brunswiek. Reivindique a rota até Stendal. O escritório livre é redondo, e aqui só há comerciantes: tente. Depois use a ficha de escritório extra, que aceita qualquer marcador.
lesson-far-done = Arnheim e Stendal estão ligadas. Quem faz isso primeiro ganha 7 pontos na hora.

lesson-coellen-title = A Tabela de Coellen
lesson-coellen = Reivindique Coellen–Warburg, a rota da tabela. Ali um mercador se aposenta e rende pontos no fim; lugares melhores pedem privilégio melhor. Tente o lugar de 9, depois pegue o de 8 e use a ficha de três ações a mais.
lesson-coellen-done = Oito pontos garantidos para o fim, e três ações a mais esperam agora.

lesson-final-title = A última rota
lesson-final = Você tem 18 pontos e controla as duas pontas de Hamburg–Lübeck. Reivindique-a: isso dá 20 e encerra o jogo, mas antes a ação se completa, com um escritório em Lübeck. Depois abra cada linha da pontuação final.
lesson-final-done = Você vence com 40 pontos a 25. Já dá para jogar de verdade: divirta-se!
lesson-final-ask = Que linha trouxe mais pontos?
lesson-final-answer-track = Ganhos durante o jogo
lesson-final-answer-cities = Cidades controladas
lesson-final-answer-network = Maior rede
lesson-final-why = Vinte vieram durante o jogo. Mas doze vieram de uma vez, de quatro escritórios ligados vezes três chaves: a rede merece um plano.

lesson-later-swap = Uma ficha que troca dois escritórios vizinhos de uma cidade
lesson-later-any-ability = Uma ficha que melhora qualquer habilidade
lesson-later-from-routes = Deslocado com estoque e suprimento vazios, você pode mover um marcador de outra rota; e pode parar quando quiser
lesson-later-neutral = O jogador neutro no jogo para dois

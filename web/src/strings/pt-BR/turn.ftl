## O painel do turno

web-main-actions = Ações principais
web-not-now = agora não
web-too-dear = caro
web-if-chosen = Se você escolher isto
web-point-at-choice = Aponte para uma escolha para ver o que ela traz.
web-touch-choice = Toque uma escolha para fazê-la; segure-a para ler o que é.
web-choose-main = Escolha uma ação acima, ou um lugar que brilha no tabuleiro.
web-glowing = { $count } brilham no tabuleiro
web-nothing-picked = Escolha antes
web-wait = Aguarde
web-let-go = Soltar o que você escolheu
web-restart-short = Recomeçar
web-piece = Marcador
web-open-player = Mostrar o que { $name } tem
web-close-player = Recolher o que { $name } tem
web-sheet-larger = Puxar a folha para cima
web-sheet-smaller = Empurrar a folha para baixo
web-tab-turn = Turno

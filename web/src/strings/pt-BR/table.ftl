## The table

web-menu = Menu
web-board = Tabuleiro
web-side = Vez e jogadores
web-views = Vistas
web-talk = Histórico e conversa
web-log = Histórico
web-chat = Conversa
web-board-drawn = Desenhado
web-board-text = Em palavras
web-read-board = Tabuleiro em palavras
web-draw-board = Desenhar o tabuleiro
web-place = Este lugar
web-zoom = Tamanho do tabuleiro
web-zoom-in = Ampliar
web-zoom-out = Reduzir
web-zoom-fit = Mostrar o tabuleiro inteiro
web-waiting-for = Aguardando { $name }
web-over = Fim de jogo
web-chance = O acaso decide
web-past = Depois do lance { $ply }
web-choices = Escolhas
web-choices-count = { $count ->
    [0] nenhuma escolha
    [one] uma escolha
   *[other] { $count } escolhas
  }
web-hands-over = não pode ser desfeito
web-preview = O que provoca
web-confirm-move = Confirmar
web-undo = Desfazer
web-undo-ask = Pedir para desfazer
web-undo-nothing = Não há nada para desfazer.
web-undo-barrier = O acaso ou outra pessoa já agiu: os outros precisam concordar.
web-accept = Concordar
web-decline = Recusar
web-restart = Recomeçar a vez
web-redo = Refazer
web-why-not-your-turn = Não é a sua vez.
web-why-nothing = Nada pode ser feito aqui agora.
web-stale = A conexão caiu. O que você vê pode estar desatualizado; estamos tentando voltar.
web-frozen = Esta mesa foi interrompida: por um operador ou porque há algo errado com ela. Nada se perdeu.
web-log-line = { $name }: { $action }
web-log-filter = Mostrar
web-log-all = todos
web-log-none = Ainda não aconteceu nada.
web-log-more = Mostrar todas as { $count } linhas
web-log-earlier = Mostrar jogadas anteriores: mais { $count }
web-since = { $count ->
    [one] Um lance desde a sua última visita
   *[other] { $count } lances desde a sua última visita
  }
web-since-step = Ver um a um
web-since-skip = Pular
web-since-here = Novo desde a sua última visita
web-chat-none = Ninguém disse nada ainda.
web-chat-say = Diga algo
web-share = Compartilhar esta mesa
web-share-hint = Quem abrir o link vê a mesa e suas informações públicas.
web-take-back = Voltar a jogar
web-hand-over = { $name } está ausente: deixar um robô jogar
web-resign = Desistir
web-resign-hint = Um robô continuará no seu lugar. Isso não pode ser desfeito.
web-resign-for = Desistir como { $name }
web-report = Relatar um problema de regras
web-report-hint = Salva um arquivo com a partida até este momento, a regra e a sua observação. Envie-o a quem mantém este servidor ou anexe-o a um relato.
web-report-rule = Regra
web-report-note = O que deveria ter acontecido?
web-report-save = Salvar o arquivo

## Por que um toque não fez nada
web-refused = { $sort ->
        [unpayable] Caro demais agora
        [taken] Já ocupado
        [later] Agora não
        [unknown] Agora não
       *[other] Não é possível
    }
web-refused-turn-of = É a vez de { $name }.
web-refused-instead = O que se pode fazer
web-refused-rule = Regra { $rule }

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

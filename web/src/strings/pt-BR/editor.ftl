web-editor = Editor de posições
web-editor-hint = Monte qualquer posição: as peças vêm de onde são guardadas, e toda lei violada é dita. Depois jogue a partir dela ou envie-a como link.
web-editor-player = Jogador { $number }
web-editor-players = { $count ->
    [one] um jogador
   *[other] { $count } jogadores
}
web-editor-start = Começar de …
web-editor-opening = A preparação de um jogo
web-editor-count = Jogadores
web-editor-set-up = Preparar
web-editor-file = Um arquivo
web-editor-file-hint = Uma posição (JSON), ou o registro de uma partida (.tab), que é aberto no fim.
web-editor-choose-file = Escolher um arquivo
web-editor-link = Um link
web-editor-link-hint = Um link deste editor
web-editor-open = Abrir
web-editor-no-position = Este arquivo não contém uma posição.
web-editor-no-link = Este link não contém uma posição.
web-editor-other-edition = Esta posição foi feita com outros dados do jogo; foi aberta porque ainda serve.
web-editor-palette = Paleta
web-editor-palette-hint = Escolha e toque em um lugar. O número é o que resta onde a peça é guardada.
web-editor-take-away = Retirar
web-editor-balance = Peças vêm do estoque
web-editor-left = restantes
web-editor-fields = Todos os valores
web-editor-group = Grupo de valores
web-editor-nothing = nada
web-editor-of = de { $high }
web-editor-less = { $label }: um a menos
web-editor-more = { $label }: um a mais
web-editor-earlier = { $label }: antes
web-editor-later = { $label }: depois
web-editor-remove = { $label }: retirar
web-editor-add = Acrescentar { $label }
web-editor-problems = Problemas
web-editor-next = próximo
web-editor-sound = Uma posição íntegra
web-editor-calmed = Algo estava pela metade e deixou de caber: quem joga decide de novo.
web-editor-undrawn = Esta posição não pode ser desenhada; o tabuleiro mostra a última que pode.
web-editor-go = Ir até lá
web-editor-mend = Ajustar
web-editor-mended = ajustado
web-editor-place = Neste lugar
web-editor-bring = Trazer para cá:
web-editor-pointer = Aponte para o tabuleiro para ver o que se pode definir ali.
web-editor-long-press = toque longo: todas as escolhas
web-editor-steps = Últimas mudanças
web-editor-share = Compartilhar
web-editor-link-size = link de { $size } kB, contém a posição inteira
web-editor-link-long = grande demais para um link ({ $size } kB): guarde como arquivo
web-editor-law = respeita todas as leis; ninguém garante que um jogo chegue ali
web-editor-copy-link = Copiar link
web-editor-copy-json = Copiar JSON
web-editor-copy-test = Copiar como teste
web-editor-copied = Copiado
web-editor-download = Baixar
web-editor-first = { $count ->
    [one] antes, resolva o problema
   *[other] antes, resolva os { $count } problemas
}
web-editor-play = Jogar daqui
web-editor-seat = Meu lugar
web-editor-level = Os outros
web-editor-begin = Começar

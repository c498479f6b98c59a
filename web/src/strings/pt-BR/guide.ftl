## Introdução e ajuda
web-help = Ajuda
web-primer-title = { $game } em dois minutos
web-primer-page = Página { $page } de { $pages }
web-primer-skip = Pular
web-primer-back = Voltar
web-primer-next = Avançar
web-primer-done = Vamos jogar
web-guide = Visão geral
web-guide-aim = Objetivo do jogo
web-guide-course = Como se joga
web-guide-signs = Sinais

# Cada elemento se explica

web-explain-now = Agora
web-explain-now-you = Agora, para você
web-explain-none = Não há explicação para isto.
web-explain-choose = Escolher
web-explain-printed = como impresso
web-explain-recalled = lembrado, não verificado
web-explain-reconstructed = reconstruído
web-key-explain = Explicar o que tem o foco

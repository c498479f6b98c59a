# Cada elemento se explica

web-explain-now = Agora
web-explain-now-you = Agora, para você
web-explain-none = Não há explicação para isto.
web-explain-choose = Escolher
web-explain-printed = como impresso
web-explain-recalled = lembrado, não verificado
web-explain-reconstructed = reconstruído
web-key-explain = Explicar o que tem o foco

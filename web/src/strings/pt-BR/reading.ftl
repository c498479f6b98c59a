## Mais para leitores das regras
web-rules-cited = Onde aparece no jogo ({ $count })
web-rules-cited-action = Ação:
web-rules-cited-event = Acontecimento:
web-rules-cited-refusal = Recusa:
web-rules-beside = As regras também em inglês
web-signs-search = Buscar nos sinais
web-signs-count = { $count ->
        [0] Nenhum sinal encontrado.
        [one] Um sinal.
       *[other] { $count } sinais.
    }

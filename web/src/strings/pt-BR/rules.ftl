## As regras para leitores
web-rules-contents = Sumário
web-rules-hits = { $hits ->
        [0] Nada encontrado.
        [one] Um trecho encontrado.
       *[other] { $hits } trechos encontrados.
    }
web-rules-ruling = Por que assim: o livro de regras deixa em aberto
web-rules-reference = Para programadores
web-rules-reference-hint = Daqui em diante: uma referência para programadores, palavra por palavra.
web-rules-reference-switch = Mostrar a referência para programadores
web-rules-unknown = Não há nenhum jogo com esse nome.
web-rules-all = As regras de todos os jogos

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

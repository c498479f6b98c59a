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

## Printed values

web-values = De onde vêm os números
web-values-lead = Cada valor impresso do jogo com a sua procedência. O que foi reconstruído combina com tudo o que se sabe, e pode diferir do seu exemplar.
web-values-edition = Edição { $edition }
web-values-own = Edição { $edition }, de um arquivo corrigido para este servidor
web-edition-older = É anterior à { $current }, que as novas mesas usam.
web-edition-other = As novas mesas usam outra, { $current }.
web-values-search = Procurar um componente ou um valor
web-values-none = Nenhum valor corresponde.
web-values-correct = Você tem o jogo, e um valor está errado?
web-values-correct-copy = Copie o arquivo de dados e corrija o valor na cópia:
web-values-correct-check = Mande conferir; ele diz o que você mudou:
web-values-correct-play = Jogue com ele; as mesas dizem qual edição usam, e as mesas antigas continuam como eram:
web-provenance = Procedência
web-provenance-all = Todos
web-provenance-rulebook = Manual
web-provenance-public = Fonte pública
web-provenance-recalled = De memória
web-provenance-reconstructed = Reconstruído

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

# Dicas

web-hint = Dica
web-hint-where = Onde
web-hint-what = O quê
web-hint-everything = Tudo
web-hint-steps = Quanto contar
web-hint-searching = Procurando …
web-hint-so-far = até agora
web-hint-searched = { $count } posições
web-hint-none = Sem dica agora. Seu turno continua como está.
web-hint-forced = Não há escolha:
web-hint-look = Olhe o que brilha no tabuleiro. Trata-se de: { $kind }
web-hint-look-nowhere = Olhe as suas escolhas. Trata-se de: { $kind }
web-hint-best = melhor
web-hint-inaccuracy = imprecisão
web-hint-inaccuracy-sign = ?!
web-hint-mistake = erro
web-hint-mistake-sign = ?
web-hint-blunder = erro grave
web-hint-blunder-sign = ??
web-hint-lead = vantagem
web-hint-lead-said = vantagem esperada de { $lead } pontos
web-hint-share = { $name } { $share } %
web-hint-why = Por que { $best }, e não { $other }
web-hint-line = Turno { $turn }, passo a passo
web-hint-likely = provável:
web-hint-then = depois:
web-hint-more = Contar mais
web-hint-longer = Pensar 5× mais
web-hint-promise = Chances se todos continuarem jogando como os robôs desta estimativa.
web-hint-offline = Sem conexão: não dá para pedir uma dica agora.
web-hint-off = Esta mesa joga sem dicas.
web-hint-not-now = A dica é dada quando é você quem decide.
web-hint-estimate-uncalibrated = Sem números: a estimativa deste jogo não está calibrada.
web-hint-estimate-other-weights = Sem números: a estimativa não está calibrada para estes pesos.
web-hint-estimate-unproven = Sem números: a estimativa deste jogo não se confirmou bem o bastante em partidas separadas para a prova.
web-reason-ends = Encerra a partida já
web-reason-goes-on = Ainda não encerra a partida
web-reason-more-points = { $category }: { $points ->
    [one] 1 ponto
   *[other] { $points } pontos
} a mais
web-reason-fewer-points = embora { $category }: { $points ->
    [one] 1 ponto
   *[other] { $points } pontos
} a menos
web-reason-only-this = Só este turno: { $event }
web-reason-only-that = Só o outro: { $event }
web-reason-leaves = O outro deixa a { $name } { $share } % a mais
web-hint-had = { $name } teve uma dica
web-hints-used-by = Dicas: { $who }
web-key-hint = Dica: onde, o quê, tudo
web-key-hint-speak = Falar o que a dica vale
web-hints-table = Dicas
web-hints-off = Ninguém
web-hints-all = Todos que jogam

# Um aviso antes de um erro grave.

web-warn = Avise-me antes de um erro grave
web-warn-hint = Só em mesas com dicas. O que você vai confirmar é examinado antes, e os outros veem isso como uma dica.
web-warn-share = Isto cede { $share } da vitória.
web-warn-points = Isto cede { $points } pontos.

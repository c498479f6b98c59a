## Até onde vai um jogo da lista

web-progress = { $unit ->
    [round] Rodada { $done } de { $of }
    [year] Ano { $done } de { $of }
    [city] { $done } de { $of } cidades completas
   *[other] { $done } de { $of }
  }
web-progress-line = Como foram os pontos

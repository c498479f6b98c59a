## How far a listed game is

web-progress = { $unit ->
    [round] Round { $done } of { $of }
    [year] Year { $done } of { $of }
    [city] { $done } of { $of } cities full
   *[other] { $done } of { $of }
  }
web-progress-line = How the points went

game-name = Quarry
game-tagline = Tome pedrinhas do monte

decision-roll = O dado é rolado
decision-take = Quantas pedrinhas você toma?

kind-take = Tomar

action-roll = Rolar { $number }
action-take = { $number ->
    [one] Tomar uma pedrinha
   *[other] Tomar { $number } pedrinhas
}

event-rolled = O dado mostra { $number }
event-took = { $number ->
    [one] { $seat }: toma uma pedrinha
   *[other] { $seat }: toma { $number } pedrinhas
}
event-ended = O monte está vazio

refusal-over = O jogo terminou
refusal-not_now = Não é isto que se decide agora
refusal-die = O dado mostra só { $face }
refusal-heap = O monte tem só { $heap }

heap-left = { $number } no monte
die-shows = dado { $face }
category-pebbles = Pedrinhas
end-heap_empty = O monte está vazio
tiebreak-last_pebble = Tomou a última pedrinha
tiebreak-shared = Vitória dividida
option-heap = Monte
option-heap-small = Pequeno
option-heap-large = Grande

# Como o tabuleiro genérico da página chama os fatos da visão.
fact-heap = Monte
fact-face = Dado
fact-turn = Lugar na vez
fact-last = Tomou a última pedrinha
fact-most = Máximo que se pode tomar
fact-points = Pedrinhas

# O que são e o que valem agora os elementos do tabuleiro.
explain-kind = Na mesa
explain-heap = Daqui se tomam pedrinhas: pelo menos uma, no máximo tantas quantas o dado mostra. Quando está vazio, o jogo acaba.
explain-heap-left = { $number ->
    [one] Resta uma pedrinha.
   *[other] Restam { $number } pedrinhas.
}
explain-die = Rolado antes de cada vez; diz quantas pedrinhas se podem tomar.
explain-die-shows = Mostra { $face }.
explain-points = Cada pedrinha vale um ponto.
explain-points-of = { $seat }: { $points }.

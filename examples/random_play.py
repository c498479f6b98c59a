"""Play one game at random, with nothing but the rules: python examples/random_play.py [GAME]."""

import random
import sys

from tabuleiro.core import CHANCE, NOBODY, find_game

game = find_game(sys.argv[1] if len(sys.argv) > 1 else "luna")
state = game.new(seats=3)
dice = random.Random(1)
decisions = 0

while state.to_act() != NOBODY:
    legal = state.legal()
    if state.to_act() == CHANCE:
        action = dice.choices(legal, [int(state.weight(outcome)) for outcome in legal])[0]
    else:
        action = dice.choice(legal)
        decisions += 1
    state.apply(action)

result = state.result()
assert result is not None
print(f"{game.name}: {decisions} decisions, the last one was {game.format(action)!r}")
for standing in sorted(result.standings, key=lambda standing: standing.rank):
    print(f"  {standing.rank}. {standing.party}: {standing.points} points {standing.categories}")

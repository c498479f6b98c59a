"""Prints the tables of a game's page in docs/games: its decisions, its actions and the size of its features.

Which actions answer which decision is seen by playing, not known: raise the number of games for a rare decision.

    python scripts/game_page.py GAME [GAMES]
"""

import random
import sys

from tabuleiro.core import CHANCE, NOBODY, Game, find_game
from tabuleiro.testkit.scenarios import every_scenario


def answers(game: Game, games: int) -> dict[str, tuple[bool, set[str]]]:
    """For each decision kind that came up: whether chance decides it, and the kinds of its legal actions."""
    dice = random.Random(1)
    seen: dict[str, tuple[bool, set[str]]] = {}
    scenarios = [scenario for seats in game.seats for scenario in every_scenario(game, seats)]
    for number in range(games):
        scenario = scenarios[number % len(scenarios)]
        state = game.new(scenario.seats, scenario.options)
        while state.to_act() != NOBODY:
            legal = state.legal()
            _, kinds = seen.setdefault(state.decision(), (state.to_act() == CHANCE, set()))
            kinds.update(game.spaces.kind(action) for action in legal)
            state.apply(dice.choice(legal))
    return seen


def page(game: Game, games: int) -> str:
    """The tables as Markdown; a decision that never came up has no answers."""
    seen = answers(game, games)
    order = [family.kind for family in game.spaces.families]
    lines = ["## Decisions", "", "| decision | who | answers |", "|---|---|---|"]
    for kind in game.decision_kinds:
        is_chance, kinds = seen.get(kind, (False, set()))
        listed = ", ".join(f"`{answer}`" for answer in sorted(kinds, key=order.index))
        lines.append(f"| `{kind}` | {'chance' if is_chance else 'the player to act'} | {listed} |")
    players = game.spaces.players
    chance = game.spaces.size - players
    lines += ["", "## Actions", "", f"{game.spaces.size:,} ids: {players:,} of players, then {chance:,} of chance.", ""]
    lines += ["| action | example | first id |", "|---|---|---:|"]
    for kind in order:
        first = game.spaces.base(kind)
        lines.append(f"| `{kind}` | `{game.format(first)}` | {first} |")
    lines += ["", "## Features", ""]
    lines += [f"`features_into(seat, out)` writes {len(game.feature_names):,} integers, seen from a seat;"]
    return "\n".join([*lines, "`game.feature_names` names each."])


if __name__ == "__main__":
    print(page(find_game(sys.argv[1]), int(sys.argv[2]) if len(sys.argv) > 2 else 40))

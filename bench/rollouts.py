"""Random games inside compiled code: ours, and those of OpenSpiel's C++ in two games that it is known for, in turns.

    python bench/rollouts.py [--rounds N] [--seconds S] [--write]

Backgammon has explicit chance and a thousand actions, as ours have; chess is the one that was tuned most. The rollouts
play whole games without returning to Python, as our `playout` does. The games are different, so the ratios say how our
rules stand beside a C++ library of good name, not which language is faster.
"""

import argparse
import random
from statistics import median
from time import process_time

import pyspiel
from librt.vecs import vec
from mypy_extensions import i64
from section import write_section

from tabuleiro.bots.playout import playout
from tabuleiro.bots.rng import seed_word
from tabuleiro.cli.about import is_compiled
from tabuleiro.core.registry import find_game

PEERS = ("backgammon", "chess")
GAMES = ("hansa_teutonica", "luna", "coimbra", "merv")
ROLLOUTS = 100
LENGTHS = 100
"""Games of a peer's that are played in Python, to know how many decisions one has."""


def our_rate(name: str, seconds: float) -> float:
    """Decisions of seats per second in random games for two."""
    game = find_game(name)
    first, buffer = game.new(2), vec[i64]([0] * game.spaces.size)
    state = first.copy()
    decisions, word = 0, 0
    began = process_time()
    while process_time() - began < seconds:
        state.copy_from(first)
        word += 1
        decisions += playout(state, seed_word(word), buffer)
    return decisions / (process_time() - began)


def peer_length(name: str) -> float:
    """Decisions of players in a random game of a peer's, on average."""
    dice = random.Random(1)
    game = pyspiel.load_game(name)
    decisions = 0
    for _ in range(LENGTHS):
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, chances = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(dice.choices(outcomes, chances)[0])
            else:
                decisions += 1
                state.apply_action(dice.choice(state.legal_actions()))
    return decisions / LENGTHS


def peer_rate(name: str, length: float, seconds: float) -> float:
    """The same of a peer's. Its search, asked for one simulation, judges the position by a hundred games in C++."""
    game = pyspiel.load_game(name)
    state = game.new_initial_state()
    while state.is_chance_node():
        state.apply_action(state.chance_outcomes()[0][0])
    evaluator = pyspiel.RandomRolloutEvaluator(n_rollouts=ROLLOUTS, seed=1)
    search = pyspiel.MCTSBot(game, evaluator, 2.0, 1, 100, False, 1, False)
    games = 0
    began = process_time()
    while process_time() - began < seconds:
        search.step(state)
        games += ROLLOUTS
    return games * length / (process_time() - began)


def main() -> None:
    """Measure in turns, show, and write if asked to."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n", maxsplit=1)[0])
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--seconds", type=float, default=1.0, help="per contestant and round")
    parser.add_argument("--write", action="store_true", help="put the table into docs/quality/")
    chosen = parser.parse_args()
    assert is_compiled(), "what is measured is not compiled"
    lengths = {name: peer_length(name) for name in PEERS}
    seen: dict[str, list[float]] = {name: [] for name in (*PEERS, *GAMES)}
    for _ in range(chosen.rounds):
        for name in PEERS:
            seen[name].append(peer_rate(name, lengths[name], chosen.seconds))
        for name in GAMES:
            seen[name].append(our_rate(name, chosen.seconds))
    found = {name: median(rates) for name, rates in seen.items()}
    titles = " | ".join(f"to {name}'s" for name in PEERS)
    lines = [
        f"Random games for two inside compiled code, by processor time: medians of {chosen.rounds} interleaved rounds.",
        "",
        f"| game | decisions/s | {titles} |",
        "|---|---:|---:|---:|",
    ]
    for name, rate in found.items():
        ratios = " | ".join(f"{rate / found[peer]:.2f}x" for peer in PEERS)
        lines.append(f"| {f'OpenSpiel: {name}' if name in PEERS else name} | {rate:,.0f} | {ratios} |")
    print("\n".join(lines))
    if chosen.write:
        write_section("rollouts", "\n".join(lines))


if __name__ == "__main__":
    main()

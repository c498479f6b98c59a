"""The greedy bot: looks one action ahead and takes what puts it furthest in front on the board's score."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tabuleiro.bots.bot import Bot
from tabuleiro.bots.generator import draw, next_word, seed_word
from tabuleiro.bots.playout import random_action
from tabuleiro.core.action import CHANCE
from tabuleiro.core.state import State

FOLLOWED: Final = 4
"""How many further decisions an action is followed through before it is valued: a claim and the benefit it opens are
one move to a person, and without this bound the bot could follow a chain without end."""


class GreedyBot(Bot):
    """Takes the action with the best lead, ties at random. A chance decision is drawn by weight."""

    def __init__(self, seed: int) -> None:
        self.word: i64 = seed_word(seed)

    def choose(self, state: State) -> int:
        """The legal action after which the lead is largest."""
        self.word = next_word(self.word)
        out = vec[i64]([0] * state.game().spaces.size)
        if state.to_act() == CHANCE:
            return int(random_action(state, self.word, out))
        return int(best_action(state, state.decision(), FOLLOWED, self.word, out))


def best_action(state: State, root: str, follow: i64, word: i64, out: vec[i64]) -> i64:
    """The legal action with the best lead after it has been followed through; `word` decides between equals.

    Actions that search may skip are skipped here too. `out` is as long as the action space and is overwritten.
    """
    count: i64 = state.legal_into(out)
    if count == 1:
        return out[0]
    seat: i64 = state.to_act()
    trial: State = state.copy()
    best: i64 = out[0]
    best_lead: i64 = 0
    equals: i64 = 0
    i: i64 = 0
    while i < count:
        action: i64 = out[i]
        i += 1
        if state.redundant(action):
            continue
        trial.copy_from(state)
        trial.apply(action)
        follow_through(trial, seat, root, follow, word)
        reached: i64 = lead(trial, seat)
        if equals == 0 or reached > best_lead:
            best = action
            best_lead = reached
            equals = 1
        elif reached == best_lead:
            equals += 1
            word = next_word(word)
            if draw(word, equals) == 0:
                best = action
    return best


def follow_through(state: State, seat: i64, root: str, follow: i64, word: i64) -> None:
    """Let the seat finish what it began: play its next decisions, each valued at once, until it is back at `root`.

    Stops when somebody else or chance must act, and after `follow` decisions at the latest.
    """
    if follow == 0 or state.to_act() != seat or state.decision() == root:
        return
    out = vec[i64]([0] * state.game().spaces.size)
    while follow > 0 and state.to_act() == seat and state.decision() != root:
        state.apply(best_action(state, root, 0, word, out))
        follow -= 1


def lead(state: State, seat: i64) -> i64:
    """A seat's points less the best other party's."""
    points: list[int] = state.scores()
    best_other: i64 = -(1 << 40)
    for party in range(len(points)):
        if party != seat and points[party] > best_other:
            best_other = points[party]
    return points[seat] - (best_other if len(points) > 1 else 0)

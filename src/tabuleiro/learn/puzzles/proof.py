"""Turns that are proved to be best: by everything that can still happen, or because they win at once."""

from typing import Final, Literal, NamedTuple

from tabuleiro.core.action import NOBODY
from tabuleiro.core.state import State
from tabuleiro.learn.puzzles.enumeration import WIN, Bounds, Enumeration, final_worth
from tabuleiro.learn.puzzles.run import Run, one_turn, whole_run
from tabuleiro.learn.puzzles.turn_tree import TooLarge, TurnTree

Claim = Literal["win", "points", "best"]
"""What is said of a puzzle's turn: it wins and no other does, it brings most points, or it was best when played out."""
ProofKind = Literal["enumerated", "wins_now", "played_out"]
SAME_WIN: Final = 0.25 * WIN
"""Turns whose worth differs by less come to the same share of the win."""
OTHER_WIN: Final = 0.45 * WIN
"""Turns whose worth differs by more come to another share of it."""
SAME_POINTS: Final = 0.5
"""Where the win is decided: turns within half a point are as good as each other,"""
FEWER_POINTS: Final = 1.0
"""and those that bring a point less fail: nothing is in doubt, so that every point counts."""


class Proved(NamedTuple):
    """The worth of every turn's end by its key in the tree, and which of them solve the puzzle."""

    claim: Claim
    kind: ProofKind
    accepted: set[bytes]
    best: bytes
    margin: float
    """What the best end of the others loses: a share of the win, or points."""
    losses: dict[bytes, float]
    """What an end loses, in the same measure: all of them, or where a win at once is proved those that end the game."""
    nodes: int
    """Positions that were looked at, the ends of turns included."""


def prove(tree: TurnTree, most: int) -> Proved | None:
    """Prove which turns are best; None where nothing is to be found, `TooLarge` where it cannot be told."""
    enumeration = Enumeration(tree.seat, most)
    worth = {key: enumeration.bounds(end.after) for key, end in tree.ends.items()}
    least = max(one.low for one in worth.values())
    if any(one.low < least - SAME_WIN for one in worth.values()):
        if least < WIN - SAME_WIN:
            return None  # a part of the win, or a chance of it, is hard to put into one sentence
        claim: Claim = "win"
        same, worse, unit = SAME_WIN, OTHER_WIN, WIN
    else:
        claim, same, worse, unit = "points", SAME_POINTS, FEWER_POINTS, 1.0
    accepted = {key for key, one in worth.items() if one.low >= least - same}
    rest = [one.high for key, one in worth.items() if key not in accepted]
    if not rest or max(rest) > least - worse:
        return None
    best = max(in_order(tree, accepted), key=lambda key: worth[key].low)
    losses = {key: 0.0 if key in accepted else loss_of(one, least, unit) for key, one in worth.items()}
    margin = min(loss for key, loss in losses.items() if key not in accepted)
    return Proved(claim, "enumerated", accepted, best, margin, losses, tree.size() + enumeration.nodes)


def in_order(tree: TurnTree, wanted: set[bytes]) -> list[bytes]:
    """Ends in the order in which the tree met them: of several that are as good the same one comes first every time."""
    return [key for key in tree.ends if key in wanted]


def loss_of(one: Bounds, least: float, unit: float) -> float:
    """What is lost at least by an end, as a share of the win or in points."""
    lost = (least - one.high) / unit
    return min(lost, 1.0) if unit == WIN else lost


def prove_win(tree: TurnTree) -> Proved | None:
    """Prove which turns end the game and win it alone: whatever the others do, they can do it no more.

    None where another seat may come in between, and the turn might go on to win afterwards: nobody could say so.
    """
    if any(is_interrupted(tree, end.after) and not tree.hopeless(end.after.dump()) for end in tree.ends.values()):
        return None
    worth = {key: final_worth(end.after, tree.seat) for key, end in tree.ends.items() if end.after.to_act() == NOBODY}
    accepted = {key for key, value in worth.items() if value > WIN - SAME_WIN}
    if not accepted or len(accepted) == len(tree.ends):
        return None
    best = max(in_order(tree, accepted), key=lambda key: (worth[key], -len(tree.ends[key].line)))
    losses = {key: 0.0 if key in accepted else 1.0 for key in worth}
    return Proved("win", "wins_now", accepted, best, 1.0, losses, tree.size())


def is_interrupted(tree: TurnTree, after: State) -> bool:
    """Whether somebody else decides, or chance draws, before the turn is over."""
    return after.to_act() not in (NOBODY, tree.seat) and after.whose_turn() == tree.whose


def find_proof(state: State, most: int) -> tuple[TurnTree, Proved | None]:
    """The runs of a position, with a proof of the best ones where there is something to find.

    Where they are too many, the turns that win at once. `TooLarge` where it cannot be told which are best.
    """
    try:
        tree = TurnTree(state, most, run=whole_run(state))
        return tree, prove(tree, most)
    except TooLarge:
        turns = TurnTree(state, most)
        won = prove_win(turns)
        if won is None:
            raise
        return turns, won


def asked_run(kind: ProofKind, state: State) -> Run:
    """What is asked for in a position: where all is played out the whole run, else a turn."""
    return whole_run(state) if kind == "enumerated" else one_turn(state)

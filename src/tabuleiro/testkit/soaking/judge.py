"""Sets the two readings of the rules against each other: `legal` and `refusal`, on every id of a position."""

from typing import Final, NamedTuple

from tabuleiro.core.action import CHANCE, NOBODY
from tabuleiro.core.digest import digest
from tabuleiro.core.errors import Illegal, NotYourTurn
from tabuleiro.core.play import play
from tabuleiro.core.refusal import Refusal
from tabuleiro.core.state import State
from tabuleiro.testkit.soaking.policies import Dice

SAMPLES: Final = 4
"""How many refused ids are sent through the checked path in each position."""


class Comparison(NamedTuple):
    """How many ids were compared, where the two readings differ, and how often each rule refused."""

    ids: int
    disagreements: list[str]
    rules: dict[str, int]


def judge(state: State, dice: Dice) -> Comparison:
    """Compare `legal` and `refusal` on every id, chance ids included; neither may touch the position."""
    game = state.game()
    before = digest(state)
    legal = set(state.legal())
    refused: list[int] = []
    problems: list[str] = []
    rules: dict[str, int] = {}
    for action in range(game.spaces.size):
        refusal = state.refusal(action)
        if refusal is not None:
            refused.append(action)
            rules[refusal.rule] = rules.get(refusal.rule, 0) + 1
        problem = _difference(action in legal, refusal, game.rule_prefix)
        if problem:
            problems.append(f"{state.decision()}: {game.format(action)!r} {problem}")
    if digest(state) != before:
        problems.append("asking for refusals changed the position")
    samples = [dice.pick(refused) for _ in range(SAMPLES if refused else 0)]
    for action in samples:
        problems += _refused(state.copy(), action, before)
    problems += _foreign(state.copy(), before)
    return Comparison(game.spaces.size, problems, rules)


def _difference(is_legal: bool, refusal: Refusal | None, prefix: str) -> str:  # noqa: FBT001 - a fact, not a switch
    if is_legal and refusal is not None:
        return f"is legal, but {refusal.rule} refuses it ({refusal.message})"
    if not is_legal and refusal is None:
        return "is not legal, but no rule refuses it"
    if refusal is not None and not refusal.rule.startswith(f"{prefix}-"):
        return f"is refused by {refusal.rule!r}, which is no rule of {prefix}"
    if refusal is not None and not refusal.message.startswith("refusal-"):
        return f"is refused with the message {refusal.message!r}: expected 'refusal-...'"
    return ""


def _refused(state: State, action: int, before: str) -> list[str]:
    """What is wrong when a refused id is played by whoever is to act."""
    text = state.game().format(action)
    seat = 0 if state.to_act() == NOBODY else state.to_act()
    try:
        play(state, seat, text)
    except Illegal:
        return [] if digest(state) == before else [f"refusing {text!r} changed the position"]
    return [f"{text!r} is refused, but was played"]


def _foreign(state: State, before: str) -> list[str]:
    """What is wrong when somebody else plays a legal id."""
    if state.to_act() == NOBODY:
        return []
    seat = 0 if state.to_act() == CHANCE else CHANCE
    text = state.game().format(state.legal()[0])
    try:
        play(state, seat, text)
    except NotYourTurn:
        return [] if digest(state) == before else [f"refusing {text!r} to {seat} changed the position"]
    return [f"{text!r} was played by {seat} out of turn"]

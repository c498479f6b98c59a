"""Who searches for a hint: somewhere else than where tables are served, and never where bots think."""

from typing import Final, NamedTuple, Protocol

from tabuleiro.core.registry import find_edition
from tabuleiro.core.state import Position
from tabuleiro.learn.hints.hint import DEEPER, NODES, encode_hint, give_hint
from tabuleiro.learn.hints.warning import warn
from tabuleiro.server.table.agreement import Agreement

STAGES: Final = (15_000, 75_000, NODES, NODES * DEEPER, NODES * DEEPER * DEEPER)
"""How many positions each answer rests on: the first comes at once, and every other one replaces it."""
WHOLE: Final = 2
"""The stage of a whole hint; thinking longer adds one more, twice at most."""


class HintQuestion(NamedTuple):
    """What an adviser is asked: for whom, by which rules, where, and how many positions to look at."""

    user: int
    agreement: Agreement
    position: Position
    nodes: int
    seconds: float
    """How long it may take."""
    action: int | None = None
    """An action to be warned of instead of a hint, if it is bad."""


class Adviser(Protocol):
    """Searches for hints."""

    async def advise(self, question: HintQuestion) -> dict[str, object] | None:
        """A hint, or what there is to be warned of, as JSON; None when nothing came in time."""


class NoAdviser:
    """Where nobody searches for hints: a simulation, a server that has them switched off."""

    async def advise(self, question: HintQuestion) -> dict[str, object] | None:  # noqa: ARG002 - whatever is asked
        """Never a hint."""
        return None


def advise(
    game: str, version: int, components: str, position: Position, nodes: int, action: int | None = None
) -> dict[str, object]:
    """Search for a hint, or for what an action gives away, in this process."""
    state = find_edition(game, version, components).load(position)
    if action is None:
        return encode_hint(give_hint(state, nodes))
    warned = warn(state, action, nodes)
    return {} if warned is None else {**warned._asdict(), "bad": warned.is_bad()}

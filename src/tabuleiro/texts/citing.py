"""What cites a rule: the actions that it allows, the events that it brings about, the refusals that it gives."""

import re
from functools import lru_cache
from importlib.resources import files
from typing import Final, NamedTuple

from tabuleiro.core.game import Game
from tabuleiro.core.registry import find_module

_REFUSAL: Final = re.compile(r'Refusal\(\s*"([A-Z]{2}-[0-9A-Za-z.]+)",\s*"(refusal-\w+)"')
"""How the judge of a game refuses: the rule, and the message that says it."""


class Citing(NamedTuple):
    """Something that cites a rule: `message` of the game's catalogue says what."""

    kind: str
    """`action`, `event` or `refusal`."""
    message: str


def citings(game: Game) -> dict[str, list[Citing]]:
    """For every rule that is cited what cites it: actions, then events, then refusals."""
    found: dict[str, list[Citing]] = {}
    for action, rule in game.moments.items():
        found.setdefault(rule, []).append(Citing("action", f"kind-{action}"))
    for event, rule in game.event_rules.items():
        found.setdefault(rule, []).append(Citing("event", f"event-{event}"))
    for rule, message in _refusals(game.name):
        found.setdefault(rule, []).append(Citing("refusal", message))
    return found


@lru_cache(maxsize=16)
def _refusals(game: str) -> list[tuple[str, str]]:
    """The refusals that stand in the judge of a game, none twice; none where its sources are not installed."""
    folder = files(find_module(game)).joinpath("judge")
    if not folder.is_dir():
        return []
    sources = sorted((path for path in folder.iterdir() if path.name.endswith(".py")), key=lambda path: path.name)
    written = "\n".join(path.read_text(encoding="utf-8") for path in sources)
    return list(dict.fromkeys((match[1], match[2]) for match in _REFUSAL.finditer(written)))

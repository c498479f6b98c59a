"""Which kinds of decision, action, event and ending were exercised, and which of a game's were not."""

from tabuleiro.core.game import Game
from tabuleiro.core.records.record import Record
from tabuleiro.core.records.replay import begin
from tabuleiro.core.result import Result
from tabuleiro.core.state import State

KindsSeen = dict[str, dict[str, int]]
"""How often each kind was seen, under "decisions", "actions", "events", "reasons", "tie_breaks", "refusals"."""

GROUPS = ("decisions", "actions", "events", "reasons", "tie_breaks", "refusals")


def no_kinds() -> KindsSeen:
    """Nothing seen yet."""
    return {group: {} for group in GROUPS}


def count(seen: KindsSeen, group: str, kind: str) -> None:
    """Note one more sighting."""
    seen[group][kind] = seen[group].get(kind, 0) + 1


def count_result(seen: KindsSeen, result: Result | None) -> None:
    """Note how a game ended; nothing while it goes on."""
    if result is None:
        return
    for reason in result.reasons:
        count(seen, "reasons", reason)
    if result.tie_break:
        count(seen, "tie_breaks", result.tie_break)


def count_step(seen: KindsSeen, state: State, action: int) -> None:
    """Apply an action on a position whose journal is a list, noting everything that it shows."""
    count(seen, "decisions", state.decision())
    count(seen, "actions", state.game().spaces.kind(action))
    state.journal = []
    state.apply(action)
    for event in state.journal or []:
        count(seen, "events", event.kind)


def kinds_of_record(record: Record) -> KindsSeen:
    """Everything that a recorded game shows."""
    seen = no_kinds()
    state = begin(record)
    for ply in record.plies:
        count_step(seen, state, state.game().parse(ply.text))
    count_result(seen, state.result())
    return seen


def merge_kinds(all_seen: list[KindsSeen]) -> KindsSeen:
    """The sum of several sightings."""
    total = no_kinds()
    for seen in all_seen:
        for group, kinds in seen.items():
            for kind, times in kinds.items():
                total[group][kind] = total[group].get(kind, 0) + times
    return {group: dict(sorted(kinds.items())) for group, kinds in total.items()}


def missing_kinds(game: Game, seen: KindsSeen) -> list[str]:
    """Everything that the game lists and nobody saw, and everything seen that it does not list."""
    listed = {
        "decisions": game.decision_kinds,
        "actions": [family.kind for family in game.spaces.families],
        "events": game.event_kinds,
        "reasons": game.end_reasons,
        "tie_breaks": game.tie_breaks,
    }
    problems: list[str] = []
    for group, kinds in listed.items():
        problems += [f"{group}: {kind} was never seen" for kind in kinds if kind not in seen[group]]
        problems += [f"{group}: {kind} was seen but is not listed" for kind in seen[group] if kind not in kinds]
    return problems

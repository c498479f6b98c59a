"""The score sheet of a party: where its points come from, which plies brought them, how they could become more."""

from collections.abc import Iterable
from typing import NamedTuple

from tabuleiro.core.present.tally import Entry, Prospect
from tabuleiro.core.state import State
from tabuleiro.learn.ledger import Gain, play_on


class ScoreSheet(NamedTuple):
    """Settled entries add up to the score that the board shows; so do `before` and all gains."""

    party: str
    score: int
    before: int
    """What the party had when the game began: a position that was set up may hold points."""
    entries: list[Entry]
    gains: list[Gain]
    prospects: list[Prospect]

    def total(self) -> int:
        """The points if the game ended now; when it is over, the final ones."""
        return sum(entry.points for entry in self.entries)


def read_sheet(start: State, actions: Iterable[int], party: int) -> ScoreSheet:
    """The sheet of a party after some actions; `start` stays as it is."""
    state = start.copy()
    gains = play_on(state, actions, party)
    name = state.game().parties(int(state.seats))[party]
    score, before = state.scores()[party], start.scores()[party]
    return ScoreSheet(name, score, before, state.tally(party), gains, state.prospects(party))


def encode_sheet(sheet: ScoreSheet, state: State) -> dict[str, object]:
    """A sheet as JSON: every event with the rule behind it. `state` is any position of the game."""
    game = state.game()
    return {
        "party": sheet.party,
        "score": sheet.score,
        "before": sheet.before,
        "entries": [entry._asdict() for entry in sheet.entries],
        "gains": [
            gain._asdict() | {"events": [event._asdict() | {"rule": game.event_rule(event)} for event in gain.events]}
            for gain in sheet.gains
        ],
        "prospects": [prospect._asdict() for prospect in sheet.prospects],
    }


def rules_of(sheet: ScoreSheet, state: State) -> list[str]:
    """Every rule that a sheet names, none twice."""
    game = state.game()
    rules = [entry.rule for entry in sheet.entries] + [prospect.rule for prospect in sheet.prospects]
    rules += [game.event_rule(event) for gain in sheet.gains for event in gain.events]
    return list(dict.fromkeys(rules))

"""What a step did and no step may do (ME-19), said in words."""

from mypy_extensions import i64

from tabuleiro.core.agenda import WIDTH
from tabuleiro.games.merv import state as s
from tabuleiro.games.merv.data import components as c
from tabuleiro.games.merv.sites.scrolls import scrolls_owned
from tabuleiro.games.merv.state import MervFields


def broken_steps(before: MervFields, after: MervFields, action: int) -> list[str]:  # noqa: ARG001 - one law for every action
    """What a step did and no step may do (ME-19.6, ME-8.2.4, ME-8.6.3, ME-8.3.5)."""
    problems: list[str] = []
    for party in range(int(after.parties)):
        at = party * s.COUNT_WIDTH
        for column, what in ((s.INFLUENCE, "influence"), (s.STEP, "the mosque disc")):
            if after.counts[at + column] < before.counts[at + column]:
                problems.append(f"ME-19.6: {what} of party {party} fell")
        if scrolls_owned(after, party) < scrolls_owned(before, party):
            problems.append(f"ME-4.7.1: party {party} lost a scroll")
    for what, old, new in (
        ("ME-19.6: victory points fell", before.points, after.points),
        ("ME-8.2.4: a courtier left", before.courtiers, after.courtiers),
        ("ME-8.4.1: a trading post left", before.posts, after.posts),
        ("ME-8.1.2: a caravan card was lost", before.spices, after.spices),
        ("ME-8.6.3: a fortification was changed", before.forts, after.forts),
        ("ME-8.3.5: an upgrade was changed", before.upgrades, after.upgrades),
        ("ME-2.1: a site tile was changed", before.tiles, after.tiles),
        ("ME-8.5.4: a breakthrough was changed", before.breakthroughs, after.breakthroughs),
        ("ME-8.3.6: a scoring tile was changed", before.scoring_tiles, after.scoring_tiles),
        ("ME-4.7: a contract was changed", before.contracts, after.contracts),
    ):
        for i in range(len(old)):
            if new[i] < old[i] or (old[i] > 0 and what.endswith("changed") and new[i] != old[i]):
                problems.append(what)
    if _moment(after) < _moment(before):
        problems.append("ME-3.1: time ran backwards")
    if before.agenda.depth > 0 and after.agenda.depth > before.agenda.depth + WIDTH:
        problems.append("ME-0.2: one step opened too many decisions")
    return problems


def _moment(state: MervFields) -> i64:
    return (state.year * 4 + state.round) * (c.MAX_PARTIES + 1) + state.turn

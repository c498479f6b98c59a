"""What an analysis has to compute: the decisions and draws of a game, cut into blocks that any process can work on.

The quick pass comes first and gives the whole graph at once; then every stop is judged anew with the whole budget, the
largest swings first. What comes out depends on the blocks alone, never on their order or on who worked on them.
"""

from collections.abc import Mapping
from hashlib import sha256
from itertools import pairwise
from typing import Final, NamedTuple

from tabuleiro.bots.turn import NO_TURN, is_same_turn
from tabuleiro.core.action import CHANCE
from tabuleiro.core.digest import canonical
from tabuleiro.core.errors import InputError
from tabuleiro.core.game import Game
from tabuleiro.core.records.record import Record, write_record
from tabuleiro.core.records.replay import begin
from tabuleiro.core.state import State
from tabuleiro.learn.analysis.block import DRAWN, LOOKS, Block, Found, Task, look_size
from tabuleiro.learn.estimate.calibration import (
    NoEstimate,
    find_calibration,
    find_curve,
    fitted_curve,
    weights_digest,
    weights_file,
)

ENGINE: Final = "analysis 2"
"""Names the way in which games are judged; a change of it that changes numbers takes the next number."""
BUDGETS: Final[dict[str, int]] = {"quick": 0, "standard": 60_000_000, "deep": 300_000_000}
"""How many positions a whole game may cost; the quick pass has a fixed size a decision instead."""
QUICK: Final = 2_000
"""The positions that the quick pass looks at for a decision: about a hundred iterations, as calibrations do."""
LEAST, MOST = 8_000, 400_000
"""No decision of a `standard` pass gets fewer positions, and none more, however short the game."""
OUTCOMES: Final = 12
"""The most outcomes of a single draw that is reckoned exactly."""
SAMPLES: Final = 24
"""The chains of outcomes that are sampled otherwise."""
QUICK_TASKS: Final = 16
"""Decisions of the quick pass in one block."""
NODES: Final = 400_000
"""The positions that a block of the whole pass looks at, about a second of work."""


class BadBudget(InputError):
    """A budget that is neither a name nor a number of positions."""


class Stop(NamedTuple):
    """Where something is judged: a decision with a choice, or a chain of chance plies."""

    ply: int
    plies: int
    actor: int
    """The seat that decides, or CHANCE."""
    turn: int
    """The place of its turn; -1 for chance."""
    progress: int
    kind: str
    """The kind of decision."""
    outcomes: int
    """Of a draw: how many outcomes are reckoned exactly; 0 where they are sampled."""


class Span(NamedTuple):
    """The plies of one seat in one turn: first <= ply < end."""

    seat: int
    first: int
    end: int
    progress: int


class Plan(NamedTuple):
    """A game that is to be analysed, and the blocks that make up the analysis."""

    record: Record
    budget: str
    engine: str
    key: str
    """Names the analysis: the same game, engine, weights, calibration and budget have the same key."""
    unproven: str
    """Why nothing may be estimated; "" when it may."""
    stops: list[Stop]
    turns: list[Span]
    blocks: list[Block]
    quick: int
    """How many of the blocks are the quick pass; all of them when nothing follows."""

    def missing(self, results: Mapping[int, Found | None]) -> list[int]:
        """The numbers of the blocks that are still to do: the quick pass, then the largest swings first."""
        first = [number for number in range(self.quick) if number not in results]
        rest = [number for number in range(self.quick, len(self.blocks)) if number not in results]
        swings = swings_by_ply(self, results)
        rest.sort(key=lambda number: (-max(swings.get(task.ply, 0) for task in self.blocks[number].tasks), number))
        return first + rest


def plan_analysis(record: Record, budget: str, *, measured: bool = False) -> Plan:
    """The plan for a record that was verified.

    `measured` judges with a calibration that is not proven yet, as its own proof has to.
    """
    nodes = read_budget(budget)
    game = begin(record).game()
    unproven = ""
    try:
        (fitted_curve if measured else find_curve)(game, record.seats)
    except NoEstimate as reason:
        unproven = reason.key
    stops, turns = read_stops(record)
    blocks: list[Block] = []
    quick = 0
    if not unproven:
        text = write_record(record)
        blocks = cut(text, stops, QUICK, QUICK_TASKS * QUICK, 0)
        quick = len(blocks)
        if nodes:
            unit = share_out(nodes, cost(stops))
            blocks += cut(text, stops, unit, max(NODES, unit), quick)
    engine = engine_name(game, record.seats)
    key = key_of(record, {"engine": engine, "unproven": unproven, "budget": budget})
    return Plan(record, budget, engine, key, unproven, stops, turns, blocks, quick)


def only_draws(plan: Plan) -> Plan:
    """The quick pass of the draws alone, for whoever asks about luck and nothing else."""
    stops = [stop for stop in plan.stops if stop.actor == CHANCE]
    blocks = cut(write_record(plan.record), stops, QUICK, QUICK_TASKS * QUICK, 0)
    return plan._replace(stops=stops, blocks=blocks, quick=len(blocks))


def read_budget(budget: str) -> int:
    """The positions of a budget, given by name or as a number."""
    if budget in BUDGETS:
        return BUDGETS[budget]
    if budget.isdecimal() and 0 < int(budget) <= BUDGETS["deep"]:
        return int(budget)
    known = ", ".join(BUDGETS)
    raise BadBudget(
        "bad-analysis-budget",
        f"bad budget {budget!r}: expected one of {known}, or a number of positions up to {BUDGETS['deep']}",
        {"budget": budget, "known": known, "most": BUDGETS["deep"]},
    )


def share_out(nodes: int, decisions: int) -> int:
    """The positions of one decision when this number is shared by all; beyond `standard` the most grows as well."""
    most = MOST * max(nodes // BUDGETS["standard"], 1)
    return min(max(nodes // max(decisions, 1), LEAST), most)


def engine_name(game: Game, seats: int) -> str:
    """Names what judges a game: the engine, the weights, and the calibration if there is one."""
    calibration = find_calibration(game)
    proven = "" if calibration is None else calibration.name()
    return " ".join([ENGINE, weights_digest(weights_file(game, seats)) or "-", proven or "-"])


def key_of(record: Record, judged: dict[str, object]) -> str:
    """The digest that names an analysis; who played, and when, is no part of it."""
    told: dict[str, object] = {
        "game": record.game,
        "version": record.version,
        "components": record.components,
        "seats": record.seats,
        "options": record.options,
        "start": record.position,
        "actions": [ply.text for ply in record.plies],
        **judged,
    }
    return sha256(canonical(told).encode()).hexdigest()


def read_stops(record: Record) -> tuple[list[Stop], list[Span]]:
    """Everything that is to be judged in a game, and its turns."""
    state, game = begin(record), begin(record).game()
    stops: list[Stop] = []
    turns: list[Span] = []
    open_turns: dict[int, int] = {}
    turn, chain = NO_TURN, -1
    for ply, one in enumerate(record.plies):
        actor = state.to_act()
        if actor == CHANCE:
            chain = _meet_chance(state, ply, chain, stops)
        else:
            chain = -1
            if not is_same_turn(state, turn):
                turn, open_turns = state.whose_turn(), {}
            place = _meet_seat(state, ply, open_turns, turns)
            choices = len(state.legal())
            if choices > 1:
                stops.append(Stop(ply, 1, actor, place, state.progress(), state.decision(), 0))
        state.apply(game.parse(one.text))
    return stops, turns


def _meet_chance(state: State, ply: int, chain: int, stops: list[Stop]) -> int:
    """Note a ply of chance; return the place of its chain among the stops, -1 while it had only one outcome."""
    outcomes = len(state.legal())
    if chain >= 0:
        first = stops[chain]
        stops[chain] = first._replace(plies=ply - first.ply + 1, outcomes=0)
        return chain
    if outcomes == 1:
        return -1
    exact = outcomes if outcomes <= OUTCOMES else 0
    stops.append(Stop(ply, 1, CHANCE, -1, state.progress(), state.decision(), exact))
    return len(stops) - 1


def _meet_seat(state: State, ply: int, open_turns: dict[int, int], turns: list[Span]) -> int:
    """Note a ply of a seat in the turn that goes on; return the place of the seat's part of that turn."""
    seat = state.to_act()
    if seat not in open_turns:
        open_turns[seat] = len(turns)
        turns.append(Span(seat, ply, ply + 1, state.progress()))
    place = open_turns[seat]
    turns[place] = turns[place]._replace(end=ply + 1)
    return place


def looks_of(stop: Stop) -> list[int]:
    """The numbers of the outcomes of a draw that are looked at."""
    return list(range(stop.outcomes)) if stop.outcomes else [DRAWN, *range(SAMPLES)]


def cost(stops: list[Stop]) -> int:
    """What a game costs, in decisions."""
    parts = sum(len(looks_of(stop)) if stop.actor == CHANCE else LOOKS for stop in stops)
    return -(-parts // LOOKS)


def cut(record: str, stops: list[Stop], unit: int, nodes: int, first: int) -> list[Block]:
    """The blocks of one pass, in which a decision gets `unit` positions and a block about `nodes`."""
    blocks: list[Block] = []
    tasks: list[Task] = []
    spent = 0
    for stop in stops:
        if stop.actor != CHANCE:
            wanted = [(Task(stop.ply, stop.turn, 0, exact=False), unit)]
        else:
            exact = stop.outcomes > 0
            wanted = [(Task(stop.ply, -1, number, exact), look_size(unit)) for number in looks_of(stop)]
        for task, price in wanted:
            if tasks and spent + price > nodes:
                blocks.append(Block(first + len(blocks), record, unit, tuple(tasks)))
                tasks, spent = [], 0
            tasks.append(task)
            spent += price
    if tasks:
        blocks.append(Block(first + len(blocks), record, unit, tuple(tasks)))
    return blocks


def swings_by_ply(plan: Plan, results: Mapping[int, Found | None]) -> dict[int, int]:
    """By ply of a stop, how far the quick pass saw the shares move until the next one (total variation, doubled)."""
    known: dict[int, list[int]] = {}
    for number in range(plan.quick):
        for found in results.get(number) or []:
            known.setdefault(found["ply"], found["shares"])
    plies = sorted(known)
    swings: dict[int, int] = {}
    for ply, following in pairwise(plies):
        swings[ply] = sum(abs(one - other) for one, other in zip(known[ply], known[following], strict=True))
    return swings

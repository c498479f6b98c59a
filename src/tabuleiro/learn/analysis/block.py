"""A block of an analysis: some decisions and looks at outcomes of one game, judged in whatever process there is."""

import random
from functools import lru_cache
from typing import Final, NamedTuple, NotRequired, TypedDict

from tabuleiro.bots.appraisal import Appraisal
from tabuleiro.bots.levels import new_bot
from tabuleiro.bots.lookahead import Lookahead
from tabuleiro.bots.network import logistic
from tabuleiro.bots.weights import find_evaluation
from tabuleiro.core.action import CHANCE, NOBODY
from tabuleiro.core.chance import draw
from tabuleiro.core.digest import digest
from tabuleiro.core.event import Event
from tabuleiro.core.records.parser import parse_record
from tabuleiro.core.records.replay import begin
from tabuleiro.core.state import State
from tabuleiro.learn.analysis.grade import ABOUT
from tabuleiro.learn.analysis.measure import Measure, find_measure
from tabuleiro.learn.analysis.shape import CandidateShape, DecisionShape, EventShape, ReasonShape
from tabuleiro.learn.estimate.outlook import Outlook
from tabuleiro.learn.estimate.worth import judge_decision, turn_of
from tabuleiro.learn.hints.reasons import Compared, Reason, find_reasons
from tabuleiro.learn.hints.turn_story import tell_turn

DRAWN: Final = -1
"""The number of the outcome that was drawn in the game; others count the samples."""
LOOKS: Final = 4
"""How many looks at an outcome cost as much as one decision, where decisions get enough positions."""
SMALLEST_LOOK: Final = 2_000
"""No look is smaller: calibrations are made with so many positions, and of smaller searches they do not hold."""
HARD: Final = 0.2
"""A best turn is a find only if the next best gives away so much of the own chance."""
SAME: Final = 0.05
"""Whoever gives away less than this of the own chance has seen the same."""
AGAIN: Final = 4
"""What is not settled by a search is judged again by one so much larger,"""
ROUNDS: Final = 2
"""so often at most,"""
MOST_AGAIN: Final = 40_000
"""and with no more positions than that: what `standard` gives a decision is enough, and must not take longer."""
ALARM: Final = 0.10
"""Whoever is told to have given away this part of the own chance is told so by a larger search."""
SEED: Final = 7


class Task(NamedTuple):
    """A decision of a turn, or a look at one outcome of a chain of chance (`turn` is -1)."""

    ply: int
    turn: int
    sample: int
    exact: bool


class TaskFound(TypedDict):
    """What a task found: the shares, or the margin, of the position."""

    ply: int
    sample: int
    shares: list[int]
    band: list[int] | None
    """Alone: low, middle, high of the margin, and the chance to win (-1 where none can be told)."""
    first: int
    """Of a look: who decides next, NOBODY when the game is over."""
    nodes: int
    """How many positions were looked at, about."""
    weight: int
    """Of an exact look: the weight of the outcome."""
    drawn: bool
    """Whether this look is at what was drawn in the game."""
    decision: NotRequired[DecisionShape]


Found = list[TaskFound]
"""What a block found, one entry a task."""


class Block(NamedTuple):
    """Some tasks of a game, given as the text of its record; a decision gets `nodes` positions."""

    number: int
    record: str
    nodes: int
    tasks: tuple[Task, ...]

    def halved(self) -> "Block":
        """The same with half of the positions: the second try of one that failed."""
        return self._replace(nodes=max(self.nodes // 2, 1))


def compute(block: Block) -> Found:
    """Judge everything that a block asks for; the same block always gives the same answer."""
    return [_judge(block, task) for task in block.tasks]


@lru_cache(maxsize=2)
def _read_game(text: str) -> tuple[State, list[int]]:
    record = parse_record(text)
    start = begin(record)
    return start, [start.game().parse(ply.text) for ply in record.plies]


def _judge(block: Block, task: Task) -> TaskFound:
    start, actions = _read_game(block.record)
    state = start.copy()
    for action in actions[: task.ply]:
        state.apply(action)
    if task.turn < 0:
        return look(state, actions, task, look_size(block.nodes))
    decision, band = judge_action(state, actions[task.ply], block.nodes)
    decision["ply"], decision["turn"] = task.ply, task.turn
    return TaskFound(
        ply=task.ply,
        sample=0,
        shares=decision["before"],
        band=band,
        first=decision["actor"],
        nodes=block.nodes,
        weight=1,
        drawn=True,
        decision=decision,
    )


def look_size(nodes: int) -> int:
    """The positions of a look at an outcome, where a decision gets so many."""
    return max(nodes // LOOKS, SMALLEST_LOOK)


def look(state: State, actions: list[int], task: Task, nodes: int) -> TaskFound:
    """What a position is worth once chance has drawn one outcome, or chain of outcomes."""
    dice = random.Random(f"{SEED} {task.ply} {task.sample}")
    weight, drawn = 1, task.sample == DRAWN
    if task.exact:
        outcome = state.legal()[task.sample]
        weight, drawn = int(state.weight(outcome)), outcome == actions[task.ply]
        state.apply(outcome)
    elif drawn:
        for action in actions[task.ply :]:
            if state.to_act() != CHANCE:
                break
            state.apply(action)
    _settle(state, dice)
    measure = find_measure(state)
    if state.to_act() == NOBODY:
        values = measure.final(state)
        band = measure.final_band(state)
    else:
        found = judge_decision(state, nodes).candidates
        best = max(found, key=lambda one: measure.read(one.expected, state)[state.to_act()])
        values, band = measure.read(best.expected, state), measure.band(best.expected, state)
    return TaskFound(
        ply=task.ply,
        sample=task.sample,
        shares=values,
        band=band,
        first=state.to_act(),
        nodes=nodes,
        weight=weight,
        drawn=drawn,
    )


def _settle(state: State, dice: random.Random) -> None:
    """Draw whatever chance decides, and play what is forced, until a seat has a choice or the game is over."""
    while state.to_act() != NOBODY:
        if state.to_act() == CHANCE:
            state.apply(draw(state, dice.randrange))
            continue
        legal = state.legal()
        if len(legal) > 1:
            return
        state.apply(legal[0])


class _Judged(NamedTuple):
    """A candidate with what it comes to, after half of the equal pass and after all of it, and where its turn ends."""

    found: Appraisal
    half: list[int]
    shares: list[int]
    end: str


def judge_action(state: State, action: int, nodes: int) -> tuple[DecisionShape, list[int] | None]:
    """A decision by itself: the best candidate, the action that was played, and what lies between them.

    Nobody is told of a mistake, or of a doubt that a grade cannot bear, by the first search alone: both are judged
    again by larger ones. Alone the band of the margin comes with it.
    """
    size = nodes
    for _ in range(ROUNDS):
        decision, band = _judge_once(state, action, size)
        if AGAIN * size > MOST_AGAIN or _is_settled(state, decision):
            return decision, band
        size *= AGAIN
    return _judge_once(state, action, size)


def _is_settled(state: State, decision: DecisionShape) -> bool:
    """Whether hardly anything was given away, and the second half of the search changed hardly anything."""
    unit = find_measure(state).unit(decision["before"][decision["actor"]])
    return decision["doubt"] <= ABOUT * unit and decision["loss"] - decision["doubt"] < ALARM * unit


def _judge_once(state: State, action: int, nodes: int) -> tuple[DecisionShape, list[int] | None]:
    """A decision by one search of every candidate."""
    game, seat, measure = state.game(), state.to_act(), find_measure(state)
    candidates = [
        _Judged(
            one,
            measure.read(one.half, state),
            measure.read(one.expected, state),
            digest(turn_of(state, one.line)[1]),
        )
        for one in judge_decision(state, nodes, [action]).candidates
    ]
    candidates.sort(key=lambda one: (-one.shares[seat], -one.found.expected[seat]))
    best = candidates[0]
    played = next(one for one in candidates if one.found.action == action)
    if played.end == best.end:
        best = played = played._replace(shares=best.shares, half=best.half)  # another order of the same turn
    doubt = max(abs(one.shares[seat] - one.half[seat]) for one in (best, played))
    decision = DecisionShape(
        kind="decision",
        ply=0,
        actor=seat,
        turn=0,
        decision=state.decision(),
        legal=len(state.legal()),
        played=game.format(action),
        best=game.format(best.found.action),
        loss=best.shares[seat] - played.shares[seat],
        doubt=doubt,
        stakes=_stakes(state, best.found, measure),
        before=best.shares,
        after_best=best.shares,
        after_played=played.shares,
        candidates=[
            CandidateShape(
                action=game.format(one.found.action),
                visits=one.found.visits,
                settled=one.found.settled,
                shares=one.shares,
            )
            for one in candidates
        ],
        line=[game.format(one) for one in best.found.line],
        own=len(turn_of(state, best.found.line)[0]),
        usual=_usual(state, candidates, best, measure) if played is best else None,
        reasons=_reasons(state, best, played, doubt),
    )
    return decision, measure.band(best.found.expected, state)


def _stakes(state: State, best: Appraisal, measure: Measure) -> int:
    """What the mean of all legal actions would have lost, by one look of the network at each of them."""
    seat = state.to_act()
    look = Lookahead(find_evaluation(state.game(), int(state.seats)), state)
    count = int(look.look(state, set(state.legal())))
    values = [logistic(look.odds[place]) for place in range(count)]
    part = sum(values) / count / max(values)
    mean = [value * part if other == seat else value for other, value in enumerate(best.expected)]
    return max(measure.read(best.expected, state)[seat] - measure.read(mean, state)[seat], 0)


def _usual(state: State, candidates: list[_Judged], best: _Judged, measure: Measure) -> str | None:
    """What `regular` chooses where the best, which was played, is hard to see; else None."""
    seat = state.to_act()
    others = [one for one in candidates if one.end != best.end]
    unit = measure.unit(best.shares[seat])
    if not others or best.shares[seat] - max(one.shares[seat] for one in others) < HARD * unit:
        return None
    chosen = new_bot("regular", SEED).choose(state)
    found = [one for one in candidates if one.found.action == chosen]
    is_seen = any(best.shares[seat] - one.shares[seat] < SAME * unit for one in found)
    return None if is_seen else state.game().format(chosen)


def _reasons(state: State, best: _Judged, played: _Judged, doubt: int) -> list[ReasonShape]:
    """Why the best turn is better than the one that was played, where that is beyond doubt."""
    seat = state.to_act()
    if best.shares[seat] - played.shares[seat] <= doubt:
        return []
    better, worse = (Compared(tell_turn(state, one.found.line), _outlook(one)) for one in (best, played))
    scale = find_evaluation(state.game(), int(state.seats)).scale
    return [_encode(reason) for reason in find_reasons(state.game(), seat, better, worse, scale)]


def _outlook(one: _Judged) -> Outlook | None:
    """What others get by a turn, for the reasons; alone there are no others."""
    return Outlook(one.shares, 0.0, 0.0, 0.0, 0, 0.0) if len(one.shares) > 1 else None


def _encode(reason: Reason) -> ReasonShape:
    event = None if reason.event is None else _encode_event(reason.event)
    return ReasonShape(message=reason.message, arguments=reason.arguments, rule=reason.rule, event=event)


def _encode_event(event: Event) -> EventShape:
    return EventShape(kind=event.kind, seat=event.seat, elements=event.elements, arguments=event.arguments)

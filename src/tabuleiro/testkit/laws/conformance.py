"""Conformance: every law of the contract, checked along played games. One call for one seat count and its options."""

from collections.abc import Callable, Mapping
from typing import Final

from tabuleiro.core.action import NOBODY
from tabuleiro.core.digest import digest
from tabuleiro.core.game import Game
from tabuleiro.core.state import State
from tabuleiro.testkit.laws.actions import check_actions, check_event
from tabuleiro.testkit.laws.assertions import Broken, demand, demand_none
from tabuleiro.testkit.laws.decisions import check_decision
from tabuleiro.testkit.laws.positions import check_broken_positions, check_position
from tabuleiro.testkit.laws.results import check_features, check_progress, check_scores
from tabuleiro.testkit.laws.turns import TurnLaw
from tabuleiro.testkit.soaking.judge import judge
from tabuleiro.testkit.soaking.policies import Policy, Steering, balanced, focused

STRIDE: Final = 10
"""The laws about every single legal action are checked at the first and then at every such position."""
SPOKEN_STRIDE: Final = 50
"""Everything is said at every such position, and at the end."""

Spoken = Callable[[State], list[str]]
"""Says everything that a position can say, in every language; returns what could not be said."""


def check_conformance(
    game: Game,
    seats: int,
    options: Mapping[str, str] | None = None,
    seed: int = 1,
    steps: int = 1000,
    spoken: Spoken | None = None,
) -> None:
    """Check every law along two games; `Broken` names the first one that is not kept.

    Up to `steps` steps of each game are checked; then the second is played on to its end, which is checked again.
    """
    check_description(game, seats)
    _walk(game, seats, options, Steering(game, seed), balanced, steps, steps, spoken)
    actions = _walk(game, seats, options, Steering(game, seed), focused, steps, game.max_steps + 1, spoken)
    _check_replay(game, seats, options, actions, steps)


def check_description(game: Game, seats: int) -> None:
    """The game's own lists: no name twice, and the seat count on offer."""
    demand("seats", seats in game.seats, f"{seats} is not among {game.seats}")
    for what, names in (
        ("feature_names", game.feature_names),
        ("decision_kinds", game.decision_kinds),
        ("out_of_turn_kinds", game.out_of_turn_kinds),
        ("event_kinds", game.event_kinds),
        ("end_reasons", game.end_reasons),
        ("tie_breaks", game.tie_breaks),
        ("parties", game.parties(seats)),
    ):
        demand("names-unique", len(set(names)) == len(names), f"{what} has a name twice")
        demand("names-nonempty", all(names), f"{what} has an empty name")
    unknown = set(game.out_of_turn_kinds) - set(game.decision_kinds)
    demand("out-of-turn", not unknown, f"{sorted(unknown)} are no decision kinds")
    rules = game.event_rules
    demand("event-rules", not rules or list(rules) == game.event_kinds, "event_rules are not those of the event kinds")
    expected = [f"seat-{seat}" for seat in range(seats)]
    demand("parties", game.parties(seats)[:seats] == expected, f"the parties do not begin with {expected}")


def _walk(
    game: Game,
    seats: int,
    options: Mapping[str, str] | None,
    steering: Steering,
    policy: Policy,
    steps: int,
    most: int,
    spoken: Spoken | None,
) -> list[int]:
    """Play one game, `steps` steps of it under all laws and `most` at all; return its actions."""
    state = game.new(seats, options)
    fresh = state.copy()
    actions: list[int] = []
    turns = TurnLaw()
    while state.to_act() != NOBODY and len(actions) < most:
        if len(actions) < steps:
            speaker = spoken if len(actions) % SPOKEN_STRIDE == 0 else None
            _check_all(state, steering, speaker, each_action=len(actions) % STRIDE == 0 or len(actions) < STRIDE)
        turns.check(state)
        action = steering.choose(policy, state, state.legal())
        before = state.copy()
        if len(actions) < steps:
            _step(state, action, fresh.copy())
        else:
            state.apply(action)
        demand_none("check-step", state.check_step(before, action))
        check_progress(before, state)
        actions.append(action)
        demand("max-steps", len(actions) <= game.max_steps, f"the game is longer than {game.max_steps}")
    _check_all(state, steering, spoken, each_action=True)
    demand("progress", fresh.progress() == 0, f"a new game has progressed to {fresh.progress()}")
    return actions


def _check_all(state: State, steering: Steering, spoken: Spoken | None, *, each_action: bool) -> None:
    before = digest(state)
    check_decision(state)
    check_position(state)
    check_scores(state)
    check_features(state)
    if each_action:
        check_actions(state)
        demand_none("judge", judge(state, steering.dice).disagreements)
        if spoken is not None:
            demand_none("spoken", spoken(state))
    demand("readers-pure", digest(state) == before, "asking a position changed it")


def _step(state: State, action: int, refilled: State) -> None:
    """Take the action with a journal, without one, on a loaded position and on another one made equal: all agree."""
    loaded = check_position(state)
    silent = state.copy()
    refilled.copy_from(loaded)
    state.journal = []
    for position in (state, silent, loaded, refilled):
        position.apply(action)
    for event in state.journal:
        check_event(state, event)
    state.journal = None
    end = digest(state)
    demand("journal", digest(silent) == end, "with a journal the same action leads elsewhere")
    demand("load-continues", digest(loaded) == end, "a loaded position continues differently")
    demand("copy-continues", digest(refilled) == end, "a copied position continues differently")


def _check_replay(game: Game, seats: int, options: Mapping[str, str] | None, actions: list[int], steps: int) -> None:
    """The same actions on two fresh games give equal positions all along, and broken ones are refused.

    Positions are broken at the start, in the middle and at the end, with options in the middle alone.
    """
    one, two = game.new(seats, options), game.new(seats, options)
    middle, end = len(actions) // 2, len(actions)
    for i, action in enumerate(actions):
        if i == middle or (i == 0 and not options):
            check_broken_positions(one, i)
        one.apply(action)
        two.apply(action)
        if (i < steps or i % STRIDE == 0 or i == end - 1) and digest(one) != digest(two):
            raise Broken("determinism", f"step {i + 1} of {end} gives two positions")
    if not options:
        check_broken_positions(one, end)

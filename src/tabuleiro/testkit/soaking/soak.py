"""Soak: long random and steered play, every position checked, many of them judged id by id."""

import json
from collections.abc import Callable, Mapping
from typing import Final, NamedTuple

from tabuleiro.core.action import NOBODY
from tabuleiro.core.digest import canonical, digest
from tabuleiro.core.game import Game
from tabuleiro.core.option import complete_options
from tabuleiro.core.records.record import Ply, Record, format_result, write_record
from tabuleiro.core.state import State
from tabuleiro.testkit.soaking.goal_policy import striving
from tabuleiro.testkit.soaking.judge import judge
from tabuleiro.testkit.soaking.policies import Policy, Steering, rotation
from tabuleiro.testkit.soaking.seen_kinds import KindsSeen, count, count_result, merge_kinds, no_kinds

SAMPLE: Final = 50
"""Once in this number of steps the position is dumped and loaded, and the journal is proven harmless."""
JOURNAL: Final = 4
"""One in this number of games keeps no journal."""
PROGRESS: Final = 500
"""Progress is reported once in this number of steps."""
SLICES: Final = 4
"""No game takes more than this fraction of a soak, so that every policy gets its turn."""
MOST_PROBLEMS: Final = 10
"""A soak stops after this number of violations or disagreements: the first ones tell enough."""

Progress = Callable[[int, int], None]
"""Told now and then: steps done, steps wanted."""


class SoakReport(NamedTuple):
    """What a soak did and found; `violations` and `disagreements` are empty when the game is sound.

    Each violation begins with a line (seed, game number, policy, step, problem) and then holds the record of its game.
    """

    game: str
    seats: int
    options: dict[str, str]
    seed: int
    steps: int
    games: int
    finished: int
    longest: int
    judged: int
    ids: int
    violations: list[str]
    disagreements: list[str]
    kinds_seen: KindsSeen

    def sound(self) -> bool:
        """Whether nothing was found."""
        return not self.violations and not self.disagreements

    def as_json(self) -> dict[str, object]:
        """The report as a JSON table."""
        return dict(self._asdict())


def soak(
    game: Game,
    *,
    seats: int,
    steps: int,
    seed: int = 1,
    judge: int = 0,
    options: Mapping[str, str] | None = None,
    steering: Policy | None = None,
    progress: Progress | None = None,
) -> SoakReport:
    """Play `steps` checked steps, game after game, and judge `judge` positions spread evenly over them.

    Every third game is played by `steering`, or by a policy that strives for the game's aims if it has any.
    The same arguments give the same report, on every machine, compiled or not.
    """
    own = steering or striving(game)
    run = _Run(game, seats, complete_options(game.options, seats, options or {}), seed, steps, judge)
    while run.steps < steps and len(run.violations) + len(run.disagreements) < MOST_PROBLEMS:
        run.play_game(own, progress)
    if progress is not None:
        progress(run.steps, steps)
    return run.report()


class _Run:
    """One soak under way."""

    def __init__(self, game: Game, seats: int, options: dict[str, str], seed: int, wanted: int, judge: int) -> None:
        self.game = game
        self.seats = seats
        self.options = options
        self.seed = seed
        self.wanted = wanted
        self.to_judge = judge
        self.steering = Steering(game, seed)
        self.scratch = game.new(seats, options)
        self.steps = self.games = self.finished = self.longest = self.judged = self.ids = 0
        self.violations: list[str] = []
        self.disagreements: list[str] = []
        self.seen = no_kinds()
        self.plies: list[tuple[int, int]] = []
        self.policy = ""

    def play_game(self, steering: Policy | None, progress: Progress | None) -> None:
        """Play one game to its end, to the last wanted step or to its first violation."""
        self.policy, policy = rotation(self.games, steering)
        state = self.game.new(self.seats, self.options)
        state.journal = [] if self.games % JOURNAL > 0 else None
        self.plies = []
        self.games += 1
        try:
            self._walk(state, policy, progress)
        except Exception as error:  # noqa: BLE001 - whatever the rules raise is a violation, told with its record
            self._violation(state, f"{type(error).__name__}: {error}")
        self.longest = max(self.longest, len(self.plies))

    def _walk(self, state: State, policy: Policy, progress: Progress | None) -> None:
        problems = state.check()
        most = max(SAMPLE, self.wanted // SLICES)
        while not problems and self.steps < self.wanted and len(self.plies) < most:
            if state.to_act() == NOBODY:
                problems = self._end(state)
                break
            problems = self._step(state, policy)
            if progress is not None and self.steps % PROGRESS == 0:
                progress(self.steps, self.wanted)
        for problem in problems:
            self._violation(state, problem)

    def _step(self, state: State, policy: Policy) -> list[str]:
        """Take one step; return every law that it broke."""
        legal = state.legal()
        if not legal:
            return [f"nothing is legal, but {state.to_act()} is to act"]
        self._judge(state)
        actor, decision = state.to_act(), state.decision()
        action = self.steering.choose(policy, state, legal)
        self.scratch.copy_from(state)
        count(self.seen, "decisions", decision)
        self.plies.append((actor, action))
        state.apply(action)
        self.steps += 1
        problems = state.check() + state.check_step(self.scratch, action)
        if len(self.plies) > self.game.max_steps:
            problems.append(f"the game is longer than max_steps = {self.game.max_steps}")
        if not problems and self.steps % SAMPLE == 0:
            problems = _round_trip(state) + self._silent(state, action)
        for event in state.journal or []:
            count(self.seen, "events", event.kind)
        if state.journal is not None:
            state.journal = []
        return problems

    def _judge(self, state: State) -> None:
        """Judge this position, if it is the next one in the even spread over all steps."""
        if self.judged * self.wanted > self.steps * self.to_judge or self.judged >= self.to_judge:
            return
        found = judge(state, self.steering.dice)
        self.judged += 1
        self.ids += found.ids
        for rule, times in found.rules.items():
            self.seen["refusals"][rule] = self.seen["refusals"].get(rule, 0) + times
        self.disagreements += [self._told(state, problem) for problem in found.disagreements[:MOST_PROBLEMS]]

    def _silent(self, state: State, action: int) -> list[str]:
        """What differs when the same step is taken without a journal, or with one."""
        self.scratch.journal = [] if state.journal is None else None
        self.scratch.apply(action)
        self.scratch.journal = None
        return [] if digest(self.scratch) == digest(state) else ["the journal changes the position"]

    def _end(self, state: State) -> list[str]:
        self.finished += 1
        result = state.result()
        count_result(self.seen, result)
        if result is None:
            return ["nobody is to act, but there is no result"]
        if state.legal():
            return ["nobody is to act, but something is legal"]
        return _round_trip(state)

    def _violation(self, state: State, problem: str) -> None:
        self.violations.append(self._told(state, problem))

    def _told(self, state: State, problem: str) -> str:
        place = f"seed {self.seed}, seats {self.seats}, game {self.games - 1} ({self.policy}), step {len(self.plies)}"
        return f"{place}: {problem}\n{self._record(state)}"

    def _record(self, state: State) -> str:
        """The record of the game under way; a position that cannot even be dumped has an end of zeros."""
        try:
            end, result = digest(state), format_result(state.result())
        except Exception as error:  # noqa: BLE001 - the record is the evidence and must be written for any broken game
            end, result = "0" * 32, f"unknown ({type(error).__name__})"
        game = self.game
        players = [f"seat-{seat}" for seat in range(self.seats)]
        return write_record(
            Record(
                game.name,
                game.version,
                game.components,
                self.seats,
                self.options,
                players,
                "-",
                result,
                [Ply(actor, game.format(action)) for actor, action in self.plies],
                end,
            )
        )

    def report(self) -> SoakReport:
        """What was done and found so far."""
        self.seen["actions"] = {kind: times for kind, times in self.steering.played.items() if times}
        return SoakReport(
            self.game.name,
            self.seats,
            self.options,
            self.seed,
            self.steps,
            self.games,
            self.finished,
            self.longest,
            self.judged,
            self.ids,
            self.violations,
            self.disagreements,
            merge_kinds([self.seen]),
        )


def _round_trip(state: State) -> list[str]:
    """What is lost when a position is dumped, written as JSON, read and loaded."""
    dumped = canonical(state.dump())
    loaded = state.game().load(json.loads(dumped))
    if canonical(loaded.dump()) != dumped:
        return ["dump, load, dump is not the identity"]
    return [] if loaded.legal() == state.legal() else ["a loaded position allows other actions"]

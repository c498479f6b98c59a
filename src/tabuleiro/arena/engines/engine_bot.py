"""An engine in a seat: asked for every decision, held to its budget, and replaced for a turn by one of our bots.

Whatever a foreign program does, the game goes on: one that dies, is silent, talks nonsense or chooses what the rules
forbid loses its seat to a stand-in for that turn and is told why; the third time it loses it for good.
"""

from collections.abc import Mapping
from time import monotonic
from typing import Final

from tabuleiro.arena.engines.engine_process import BadEngine, EngineFault, EngineProcess
from tabuleiro.bots.bot import Bot
from tabuleiro.bots.levels import new_bot
from tabuleiro.bots.turn import NO_TURN, is_same_turn
from tabuleiro.core.errors import Illegal, Malformed
from tabuleiro.core.game import Game
from tabuleiro.core.option import complete_options
from tabuleiro.core.play import play
from tabuleiro.core.result import Result
from tabuleiro.core.state import State

ENGINE: Final = "engine"
"""What stands before a command in a list of seats: `engine:./mine`."""
PROTOCOL: Final = 1
SECONDS: Final = 2.0
"""How long an engine may think per turn, unless somebody says otherwise."""
READY_SECONDS: Final = 10.0
"""How long it may take until it is ready for a game."""
GRACE_SECONDS: Final = 1.0
"""How long after `stop` it may take to answer; then it is killed."""
LEAST_SHARE: Final = 0.05
"""Of its time it has at least this much for a decision, however much the turn has taken."""
FAREWELL_SECONDS: Final = 0.5
"""How long it may take to end by itself when the game is over."""
MOST_FAULTS: Final = 3
"""So many faults in one game, and the stand-in stays."""
STANDIN: Final = "regular"


class EngineBot(Bot):
    """A foreign program that plays one game. `elsewhere` are the seconds that it has taken there."""

    def __init__(
        self,
        command: str,
        game: Game,
        seed: int,
        seconds: float | None = None,
        options: Mapping[str, str] | None = None,
    ) -> None:
        self.command, self.game, self.seed = command, game, seed
        self.seconds = SECONDS if seconds is None else seconds
        self.options = dict(options or {})
        self.elsewhere = 0.0
        self.name = ""
        """What it calls itself."""
        self.faults: list[str] = []
        """The kinds of its faults so far."""
        self._why: dict[str, object] | None = None
        """Its last fault, for a program that has to be started again."""
        self.clock_left: int | None = None
        """The milliseconds on its clock, at a table that has one."""
        self._standin = new_bot(STANDIN, seed)
        self._turn, self._left = NO_TURN, 0.0
        self._goes_on = False
        """Whether the last action left the next decision to the same seat: all that games without turns tell."""
        self._replaced = False
        """Whether the stand-in plays the present turn."""
        self._process: EngineProcess | None = None

    def choose(self, state: State) -> int:
        """What the engine chooses, or the stand-in for it."""
        if not is_same_turn(state, self._turn) or not (state.whose_turn()[1] or self._goes_on):
            self._turn, self._left, self._replaced = state.whose_turn(), self.seconds, False
        action = self._decide(state)
        after = state.copy()
        after.apply(action)
        self._goes_on = after.to_act() == state.to_act()
        return action

    def _decide(self, state: State) -> int:
        if self._replaced or len(self.faults) >= MOST_FAULTS:
            return self._standin.choose(state)
        try:
            return self._ask(state)
        except EngineFault as fault:
            self._note(fault)
            return self._standin.choose(state)

    def start(self, seats: int) -> None:
        """Start the program and have it be ready for a game; at the first time a failure is bad input."""
        process = EngineProcess(self.command)
        self._process = process
        options = complete_options(self.game.options, seats, self.options)
        about = {"game": self.game.name, "version": self.game.version, "seats": seats, "options": options}
        process.tell({"do": "new", "protocol": PROTOCOL, **about, "seed": self.seed, "fault": self._why})
        answer = process.answer(READY_SECONDS)
        if answer is None:
            raise EngineFault("silent", f"it was not ready within {READY_SECONDS:g} seconds")
        if answer.get("ready") is not True:
            raise EngineFault("nonsense", f'expected {{"ready": true}}, found {str(answer)[:200]}')
        self.name = str(answer.get("name", ""))[:40]

    def end(self, result: Result | None) -> None:
        """Tell the engine how the game ended, and let it go."""
        if self._process is not None and result is not None:
            told = [{"rank": one.rank, "points": one.points} for one in result.standings]
            shares = [str(share) for share in result.shares]
            self._process.tell({"do": "end", "result": {"standings": told, "shares": shares}})
            self._process.end(FAREWELL_SECONDS)
            self._process = None

    def close(self) -> None:
        """End the process."""
        if self._process is not None:
            self._process.kill()
            self._process = None

    def _ask(self, state: State) -> int:
        """The engine's answer, if it is one."""
        if self._process is None or not self._process.is_running():
            self._begin(int(state.seats))
        process = self._process
        assert process is not None, "it was started"
        budget = max(self._left, self.seconds * LEAST_SHARE)
        began = monotonic()
        try:
            answer = ask(process, question(state, budget, self.clock_left), budget)
        finally:
            self.elsewhere += monotonic() - began
            self._left -= monotonic() - began
        if "action" not in answer:
            raise EngineFault("nonsense", f'expected {{"action": ..}}, found {str(answer)[:200]}')
        try:
            return play(state.copy(), state.to_act(), answer["action"])
        except (Illegal, Malformed) as error:
            raise EngineFault("illegal", str(error)) from error

    def _begin(self, seats: int) -> None:
        """Start it; a program that never was ready is no engine at all."""
        if self._process is not None:  # it has ended by itself since its last answer
            self.close()
            raise EngineFault("died", "it has ended")
        try:
            self.start(seats)
        except EngineFault as fault:
            if self.faults:
                raise
            self.close()
            raise BadEngine("engine-not-ready", self.command, str(fault)) from fault

    def _note(self, fault: EngineFault) -> None:
        """Tell the engine what was wrong. One that does not answer is ended, and so is one that has lost its seat."""
        self.faults.append(fault.kind)
        self._replaced = True
        is_over = len(self.faults) >= MOST_FAULTS
        self._why = {"kind": fault.kind, "why": str(fault), "over": is_over}
        if self._process is not None:
            self._process.tell({"do": "fault", **self._why})
        if is_over or fault.kind in {"died", "silent"}:
            self.close()


def ask(process: EngineProcess, asked: Mapping[str, object], budget: float) -> dict[str, object]:
    """The answer to a question, within the budget or soon after `stop`."""
    process.forget_answers()
    process.tell(asked)
    answer = process.answer(budget)
    if answer is None:
        process.tell({"do": "stop"})
        answer = process.answer(GRACE_SECONDS)
    if answer is None:
        raise EngineFault("silent", f"it did not answer within {budget:.1f} seconds")
    return answer


def question(state: State, budget: float, left: int | None = None) -> dict[str, object]:
    """What an engine is asked; `left` are the milliseconds of its clock, where one runs."""
    game = state.game()
    return {
        "do": "choose",
        "position": state.dump(),
        "seat": state.to_act(),
        "legal": [[action, game.format(action)] for action in state.legal()],
        "clock": None if left is None else {"left": left},
        "budget": round(1000 * budget),
    }

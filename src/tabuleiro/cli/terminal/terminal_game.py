"""A game under way in the terminal: its position, its log, its bots, its dice. Writes nothing."""

import random
from collections.abc import Mapping
from typing import NamedTuple

from tabuleiro.arena.engines.engine_bot import EngineBot
from tabuleiro.bots.bot import Bot
from tabuleiro.bots.levels import new_bot
from tabuleiro.cli.terminal.seating import TerminalSeat
from tabuleiro.core.action import CHANCE, NOBODY
from tabuleiro.core.chance import draw
from tabuleiro.core.digest import digest
from tabuleiro.core.event import Event
from tabuleiro.core.game import Game
from tabuleiro.core.option import complete_options
from tabuleiro.core.play import play, unasked
from tabuleiro.core.records.record import Ply, Record, format_result
from tabuleiro.core.state import Position, State


class NewsLine(NamedTuple):
    """One line of the log; `forced` when a person had no other option."""

    event: Event
    forced: bool


class ReturnPoint(NamedTuple):
    """What an undo goes back to: the position before a person's decision."""

    state: State
    plies: int
    entries: int


class TerminalGame:
    """Plays bots, chance and forced decisions by itself and stops where a person decides.

    Chance and the bots' seeds come from the system's random source, or from a generator that `seed` starts.
    """

    def __init__(
        self,
        game: Game,
        seats: list[TerminalSeat],
        options: Mapping[str, str],
        seed: int | None,
        position: Position | None = None,
    ) -> None:
        self.game = game
        self.seats = seats
        self.options = dict(options)
        self.position = position
        """Where the game began, unless at its beginning."""
        self.state = self.start()
        self.options = complete_options(game.options, len(seats), options)
        self.state.journal = []
        self.actions: list[int] = []
        self.actors: list[int] = []
        self.log: list[NewsLine] = []
        self._dice: random.Random = random.SystemRandom() if seed is None else random.Random(seed)
        self._bots = {number: self._new_bot(seat) for number, seat in enumerate(seats) if not seat.is_human()}
        self._return_points: list[ReturnPoint] = []

    def _new_bot(self, seat: TerminalSeat) -> Bot:
        seed = self._dice.getrandbits(32)
        if seat.command:
            return EngineBot(seat.command, self.game, seed, options=self.options)
        return new_bot(seat.level, seed)

    def engines(self) -> dict[int, EngineBot]:
        """The programs of others that play here, by seat."""
        return {number: bot for number, bot in self._bots.items() if isinstance(bot, EngineBot)}

    def close(self) -> None:
        """Let engines go: with the result when the game is over."""
        for engine in self.engines().values():
            engine.end(self.state.result())
            engine.close()

    def start(self) -> State:
        """The position before the first action."""
        if self.position is not None:
            return self.game.load(self.position)
        return self.game.new(len(self.seats), self.options)

    def restore(self, texts: list[str]) -> None:
        """Play the actions of a verified record; what people decided in it can be undone."""
        for text in texts:
            actor = self.state.to_act()
            if actor != CHANCE and self.seats[actor].is_human() and unasked(self.state) is None:
                self.take(text)
            else:
                self._note(actor, play(self.state, actor, text))

    def advance(self) -> None:
        """Play on until a person has a choice or the game is over. An only option is played for everybody.

        A person is not asked either where every answer comes to the same.
        """
        while not self.is_over():
            actor, legal = self.state.to_act(), self.state.legal()
            human = actor != CHANCE and self.seats[actor].is_human()
            if len(legal) == 1 or (human and unasked(self.state) is not None):
                action = legal[0]
            elif human:
                return
            else:
                action = (
                    draw(self.state, self._dice.randrange) if actor == CHANCE else self._bots[actor].choose(self.state)
                )
            self.state.apply(action)
            self._note(actor, action, forced=human)

    def take(self, action: int | str) -> None:
        """Take a person's action, given as id or text; what the rules refuse raises and changes nothing."""
        before, actor = self.state.copy(), self.state.to_act()
        played = play(self.state, actor, action)
        self._return_points.append(ReturnPoint(before, len(self.actions), len(self.log)))
        self._note(actor, played)

    def undo(self) -> bool:
        """Go back to the last decision that a person took; False when there is none."""
        if not self._return_points:
            return False
        moment = self._return_points.pop()
        self.state = moment.state
        self.state.journal = []
        del self.actions[moment.plies :]
        del self.actors[moment.plies :]
        del self.log[moment.entries :]
        return True

    def is_over(self) -> bool:
        """Whether nobody is left to act."""
        return self.state.to_act() == NOBODY

    def record(self, date: str) -> Record:
        """The record of the game so far."""
        plies = [Ply(actor, self.game.format(action)) for actor, action in zip(self.actors, self.actions, strict=True)]
        return Record(
            self.game.name,
            self.game.version,
            self.game.components,
            len(self.seats),
            self.options,
            [seat.recorded() for seat in self.seats],
            date,
            format_result(self.state.result()),
            plies,
            digest(self.state),
            self.position,
        )

    def has_decisions(self) -> bool:
        """Whether a person has decided anything yet."""
        return bool(self._return_points)

    def _note(self, actor: int, action: int, *, forced: bool = False) -> None:
        """Keep what was played, and tell its events; the first one says what a person had to do."""
        self.actions.append(action)
        self.actors.append(actor)
        for event in self.state.journal or []:
            self.log.append(NewsLine(event, forced))
            forced = False
        self.state.journal = []

"""Random logs of clocked tables, and a second reading of the law that counts them out second by second."""

import random
from typing import NamedTuple

from tabuleiro.server.table.clocks.after import Tick
from tabuleiro.server.table.clocks.clocks import Situation
from tabuleiro.server.table.clocks.rule import SECOND, ClockRule
from tabuleiro.server.table.log_entry import (
    ASK,
    GRANT,
    LATE,
    OUTAGE,
    PAUSE,
    PLAY,
    REDO,
    RESUME,
    SEAT,
    START,
    UNDO,
)

RULE = ClockRule("live", 300 * SECOND, 20 * SECOND, 310 * SECOND, 5 * SECOND, 15 * SECOND)
SEATS = 3


class Step(NamedTuple):
    """An entry and the situation after it."""

    tick: Tick
    situation: Situation


class Place(NamedTuple):
    """Where a game stands: a turn, whose it is, and who decides."""

    turn: int
    owner: int
    decider: int


class RandomLog:
    """Writes a log in which everything happens that can happen, at whole seconds or, when `odd`, at any millisecond."""

    def __init__(self, seed: int, length: int, *, odd: bool = False) -> None:
        self.dice = random.Random(seed)
        self.now = 1_000_000 * SECOND
        self.users = [11, 12, 13]
        self.line = [Place(1, 0, 0)]
        self.undone: list[Place] = []
        self.is_paused = False
        self.outages: list[tuple[int, int]] = []
        self.steps: list[Step] = []
        self.write(START)
        for _ in range(length):
            self.now += self.dice.choice([0, 1, 2, 4, 7, 12, 30, 80]) * SECOND
            self.now += self.dice.randrange(SECOND) if odd else 0
            self.happen()

    def write(self, kind: str, user: int = 0, seat: int = -9, **content: object) -> None:
        users = tuple(self.users)
        situation = Situation(*self.line[-1], users)
        self.steps.append(Step(Tick(kind, self.now, user, seat, content), situation))

    def happen(self) -> None:
        """One entry."""
        dice, place = self.dice, self.line[-1]
        kind = dice.choice([PLAY] * 8 + [UNDO, REDO, ASK, ASK, PAUSE, GRANT, OUTAGE, SEAT, LATE])
        if kind == PLAY:
            self.play(place)
        elif kind == UNDO and len(self.line) > 1:
            back = dice.randint(1, min(3, len(self.line) - 1))
            self.undone = self.line[-back:]
            del self.line[-back:]
            user = dice.choice([11, 12])
            self.is_paused = False
            self.write(UNDO, user, **{"for": 11})
        elif kind == REDO and self.undone:
            self.line += self.undone
            self.undone = []
            self.is_paused = False
            self.write(REDO, 11)
        elif kind == ASK:
            self.write(ASK, dice.choice([11, 12, 13]))
        elif kind == PAUSE:
            self.write(RESUME if self.is_paused else PAUSE, 11, wish=True, stands=True)
            self.is_paused = not self.is_paused
        elif kind == GRANT:
            self.write(GRANT, 12, dice.randrange(SEATS), amount=60 * SECOND)
        elif kind == OUTAGE:
            began = self.now
            self.now += dice.choice([1, 40]) * SECOND
            self.outages.append((began, self.now))
            self.write(OUTAGE, id=len(self.outages), began=began, ended=self.now)
        elif kind == SEAT:
            seat = dice.randrange(SEATS)
            self.users[seat] = 0 if self.users[seat] else 11 + seat
            self.write(SEAT, seat=seat)
        elif kind == LATE and self.users[place.decider]:
            self.write(LATE, seat=place.decider, then=dice.choice(["ask", "ask", "bot"]))

    def play(self, place: Place) -> None:
        """The game goes on: the same seat, an errand of another one, back from it, or the next turn."""
        dice = self.dice
        if place.decider != place.owner:
            follows = place._replace(decider=place.owner)
        elif dice.random() < 0.3:
            follows = place._replace(decider=(place.owner + dice.choice([1, 2])) % SEATS)
        elif dice.random() < 0.5:
            follows = place
        else:
            owner = (place.owner + 1) % SEATS
            follows = Place(place.turn + 1, owner, owner)
        self.line.append(follows)
        self.undone = []
        self.is_paused = False
        by = "user" if self.users[place.decider] else "bot"
        self.write(PLAY, self.users[place.decider], place.decider, by=by)


class Count:
    """The law once more, literally: every second somebody pays, or it is free, or nobody does."""

    def __init__(self, outages: list[tuple[int, int]]) -> None:
        self.outages = outages
        self.banks = [RULE.bank // SECOND] * SEATS
        self.credited = [0] * SEATS
        self.lifted = [0] * SEATS
        self.helped: set[int] = set()
        self.free_of_turn = (-1, -1)
        self.free_left = 0
        self.errand_turn = 0
        self.errands_used = 0
        self.errand_left = 0
        self.held_until = 0
        self.asked: set[tuple[int, int]] = set()
        self.is_paused = False
        self.late = -1
        self.payer = -1
        self.now = 0
        self.situation = Situation(0, -1, -1, ())
        self.total = {"charged": 0, "free": 0, "nobody": 0, "over": 0}

    def pass_time(self, until: int) -> None:
        """Let the seconds pass one by one."""
        while self.now < until:
            self.second()
            self.now += SECOND

    def second(self) -> None:
        """Who pays for the second that begins now?"""
        is_away = any(began <= self.now < ended + 10 * SECOND for began, ended in self.outages)
        if self.payer < 0 or is_away or self.now < self.held_until:
            self.total["nobody"] += 1
        elif self.payer == self.situation.owner and self.free_left > 0:
            self.free_left -= 1
            self.total["free"] += 1
        elif self.payer != self.situation.owner and self.errand_left > 0:
            self.errand_left -= 1
            self.errands_used += 1
            self.total["free"] += 1
        elif self.banks[self.payer] > 0:
            self.banks[self.payer] -= 1
            self.total["charged"] += 1
        else:
            self.total["over"] += 1

    def take(self, step: Step) -> None:
        """One entry, after the time until then has passed."""
        tick, situation = step
        self.situation = situation
        if tick.kind in {START, PLAY, UNDO, REDO}:
            self.is_paused, self.late = False, -1
            self.enter(situation)
            if tick.kind == UNDO and tick.user != 11 and self.payer >= 0 and self.payer not in self.helped:
                self.helped.add(self.payer)
                self.banks[self.payer] = max(self.banks[self.payer], 20)
        elif tick.kind == SEAT and tick.seat == situation.decider:
            self.late = -1
            was = self.payer
            self.enter(situation)
            if self.payer >= 0 > was and self.lifted[self.payer] < situation.turn:
                self.lifted[self.payer] = situation.turn
                self.banks[self.payer] = max(self.banks[self.payer], 15)
        elif tick.kind == LATE:
            self.payer = -1
            self.late = tick.seat if tick.content["then"] == "ask" else -1
        elif tick.kind == PAUSE:
            self.payer, self.is_paused = -1, True
        elif tick.kind == RESUME:
            self.is_paused = False
            self.enter(situation)
            self.held_until = max(self.held_until, tick.time + 10 * SECOND)
        elif tick.kind == GRANT:
            self.banks[tick.seat] += 60
            if tick.seat == self.late:
                self.late = -1
                self.enter(situation)
        elif tick.kind == ASK and (tick.user, situation.turn) not in self.asked:
            self.asked = {one for one in self.asked if one[1] >= situation.turn} | {(tick.user, situation.turn)}
            self.held_until = max(self.held_until, tick.time + 20 * SECOND)

    def enter(self, situation: Situation) -> None:
        """Somebody must decide from now on."""
        turn, owner, decider, users = situation
        if users[owner] and self.credited[owner] < turn:
            self.credited[owner] = turn
            self.banks[owner] = max(self.banks[owner], min(self.banks[owner] + 20, 310))
            self.free_of_turn, self.free_left = (owner, turn), 5
        self.payer = decider if users[decider] and not self.is_paused and self.late != decider else -1
        if self.payer < 0:
            return
        if self.payer == owner:
            if self.free_of_turn != (owner, turn):
                self.free_of_turn, self.free_left = (owner, turn), 0
            return
        if turn > self.errand_turn:
            self.errand_turn, self.errands_used = turn, 0
        self.errand_left = min(15, max(0, 60 - self.errands_used))

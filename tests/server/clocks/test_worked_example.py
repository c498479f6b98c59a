"""The worked example of docs/clocks.md, second by second."""

from tabuleiro.server.table.clocks.after import Tick, after
from tabuleiro.server.table.clocks.clocks import Clocks, Situation, begin_clocks, deadline, run
from tabuleiro.server.table.clocks.rule import MINUTE, PRESETS, SECOND
from tabuleiro.server.table.log_entry import ASK, DECLINE, OUTAGE, PLAY, UNDO

ANA, BIA, CAIO = 0, 1, 2
USERS = (11, 12, 13)
RULE = PRESETS["live-usual"]
BEGAN = 1_794_830_400_000


class Story:
    """The clocks of Ana, Bia and Caio, and the time."""

    def __init__(self, *minutes: tuple[int, int]) -> None:
        self.now = BEGAN
        self.situation = Situation(17, ANA, ANA, USERS)
        banks = tuple(minute * MINUTE + second * SECOND for minute, second in minutes)
        before = begin_clocks(RULE, self.situation)._replace(banks=banks, credited=(14, 15, 16))
        self.clocks: Clocks = run(before, BEGAN, RULE, self.situation)

    def passes(self, seconds: int) -> None:
        self.now += seconds * SECOND

    def writes(self, kind: str, user: int = 0, seat: int = -9, **content: object) -> None:
        clocks, _ = after(self.clocks, Tick(kind, self.now, user, seat, content), self.situation, RULE)
        assert clocks is not None
        self.clocks = clocks

    def plays(self, seat: int, *, then: int, turn: tuple[int, int] = (17, ANA)) -> None:
        """A seat acts; then another one must, in a turn and of whom."""
        self.situation = Situation(*turn, then, USERS)
        self.writes(PLAY, USERS[seat], seat, by="user")

    def shows(self, seat: int) -> str:
        """A bank in minutes and seconds."""
        seconds = self.clocks.banks[seat] // SECOND
        return f"{seconds // 60}:{seconds % 60:02}"


def test_worked_example() -> None:
    story = Story((6, 0), (4, 0), (7, 20))
    assert story.shows(ANA) == "6:45", "her turn begins: 45 seconds come"
    story.passes(12)
    story.plays(ANA, then=BIA)
    assert story.shows(ANA) == "6:38", "5 seconds free, 7 charged; now her clock stands"
    story.passes(22)
    story.plays(BIA, then=ANA)
    assert story.shows(BIA) == "3:53", "15 seconds for an errand, 7 charged"
    assert story.shows(ANA) == "6:38", "no second 45 seconds"
    story.passes(30)
    story.plays(ANA, then=ANA)
    assert story.shows(ANA) == "6:08", "and no second 5 seconds"
    story.writes(UNDO, USERS[ANA], to=3, **{"for": USERS[ANA]})
    assert story.shows(ANA) == "6:08", "the step is taken back, its time is not"
    story.passes(4)
    story.plays(ANA, then=CAIO, turn=(18, CAIO))
    assert (story.shows(ANA), story.shows(CAIO)) == ("6:04", "8:05")
    story.passes(17)
    began = story.now
    story.passes(40)
    story.writes(OUTAGE, id=1, began=began, ended=story.now)
    assert story.shows(CAIO) == "7:53", "5 seconds free, 12 charged until the server was away"
    story.passes(10 + 5)
    story.writes(ASK, USERS[BIA], BIA, to=2)
    assert story.shows(CAIO) == "7:48", "10 seconds to come back, 5 charged"
    until = deadline(story.clocks, RULE)
    story.passes(8)
    story.writes(DECLINE, USERS[ANA])
    assert deadline(story.clocks, RULE) == until, "the answer takes nothing of the 20 seconds"
    story.passes(12 + 10)
    story.plays(CAIO, then=ANA, turn=(19, ANA))
    assert story.shows(CAIO) == "7:38", "20 seconds free, 10 charged"
    assert story.shows(ANA) == "6:49", "and 45 seconds for Ana's next turn"

"""What was agreed on when a table was created: the game in its edition, its options, who may see it."""

from typing import NamedTuple

from tabuleiro.core.option import complete_options
from tabuleiro.core.registry import find_edition, find_packaged
from tabuleiro.core.state import Position
from tabuleiro.server.table.clocks.rule import ClockRule, read_rule
from tabuleiro.server.table.club.phrases import FREE
from tabuleiro.server.table.cluster.editions import newest_game
from tabuleiro.server.table.playthrough import Playthrough


class Agreement(NamedTuple):
    """The body of a log's first entry. `position` is where the game starts, unless at its beginning."""

    game: str
    version: int
    components: str
    seats: int
    options: dict[str, str]
    visibility: str
    settle: bool
    """Whether the table plays decisions with a single option by itself."""
    origin: dict[str, object] | None = None
    position: Position | None = None
    hints: str = ""
    """`off` or `all`; "" leaves it to who sits there: whoever plays without other people has them."""
    clock: dict[str, object] | None = None
    """The rule of its clocks (clocks/rule.py); None for a table without any."""
    late: str = ""
    """What happens to whoever is out of time; empty without clocks."""
    rated: bool = False
    """Whether the result counts for the ratings of those who play (rated/law.py)."""
    bots: bool = False
    """Whether bots of others may take open seats."""
    chat: str = FREE
    """How people speak here: `free`, in `phrases` alone, or not at all (`off`)."""
    spectators: str = "open"
    """Who looks on (club/spectators.py): everybody (`open`), some minutes late (`delay`), or only members (`off`)."""
    delay_minutes: int = 0

    def encode(self) -> dict[str, object]:
        """The agreement as logs and lists hold it.

        What came after `position` is left out where it has its default: what was written before it existed stays as it
        is, byte for byte.
        """
        later = self._fields[self._fields.index("position") + 1 :]
        left_out = {name for name in later if getattr(self, name) == self._field_defaults[name]}
        return {name: value for name, value in self._asdict().items() if name not in left_out}

    def rule(self) -> ClockRule | None:
        """The rule of the clocks; None without any."""
        return read_rule(self.clock)

    def has_vacations(self) -> bool:
        """Whether vacations stop clocks here: in games over days, unless their tournament says no."""
        rule = self.rule()
        return rule is not None and not rule.is_live() and (self.origin or {}).get("vacation") is not False

    def is_record(self) -> bool:
        """Whether the table shows a record that somebody brought: there to watch, and for nobody to change."""
        return self.origin is not None and self.origin["kind"] == "record"

    def is_lesson(self) -> bool:
        """Whether the table gives a lesson: the record plays for everybody but the learner."""
        return self.origin is not None and self.origin["kind"] == "lesson"

    def is_of_tournament(self) -> bool:
        """Whether the table belongs to a tournament: nobody is its host, and its bots play without being watched."""
        return self.origin is not None and self.origin["kind"] == "tournament"

    def tournament(self) -> str | None:
        """The tournament that the table belongs to."""
        return str(self.origin["tournament"]) if self.origin is not None and self.is_of_tournament() else None

    def counts(self) -> bool:
        """Whether the result matters beyond the table: then clocks alone decide who is late, and nobody gets help."""
        return self.rated or self.is_of_tournament()

    def again(self, table: str) -> "Agreement":
        """The same for the rematch of a table, in the edition of today and from the beginning."""
        game = newest_game(self.game)
        agreed = self._replace(origin={"kind": "rematch", "table": table}, position=None)
        options = complete_options(game.options, self.seats, self.options)
        return agreed._replace(version=game.version, components=game.components, options=options)

    def is_newer(self) -> bool:
        """Whether the game is of a newer edition than this release brings."""
        return self.version > find_packaged(self.game).version

    def begin(self) -> Playthrough:
        """The game before its first action, by the edition that was agreed on."""
        game = find_edition(self.game, self.version, self.components)
        if self.position is not None:
            return Playthrough(game.load(self.position))
        return Playthrough(game.new(self.seats, self.options))

"""What was agreed on when a table was created: the game in its edition, its options, who may see it."""

from typing import NamedTuple

from tabuleiro.core.registry import find_edition
from tabuleiro.core.state import Position
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

    def begin(self) -> Playthrough:
        """The game before its first action, by the edition that was agreed on."""
        game = find_edition(self.game, self.version, self.components)
        if self.position is not None:
            return Playthrough(game.load(self.position))
        return Playthrough(game.new(self.seats, self.options))

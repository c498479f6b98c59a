"""Coimbra told with the words of the table: `story.play("phil: acquire 2", "phil: step stop_n")`."""

from typing import Any, Final, Self

from tabuleiro.core import NOBODY
from tabuleiro.games.coimbra.data import components as c
from tabuleiro.games.coimbra.data import programs as p
from tabuleiro.games.coimbra.game import CoimbraState
from tabuleiro.testkit.story import Story

NAMES: Final = ("phil", "eve", "chris", "ana")
"""Players by seat: those of the rulebook's examples come first."""


def seat_of(name: str) -> int:
    return NAMES.index(name)


class CoimbraStory(Story[CoimbraState]):
    """Coimbra in play: players by the names of the rulebook's examples."""

    names = NAMES

    def roll(self, *faces: int) -> Self:
        """Let chance roll the next dice."""
        return self.play(*(f"chance: roll_die {face}" for face in faces))

    def pass_by(self) -> Self:
        """Let everybody do the harmless thing until another kind of decision is asked."""
        kind = self.state.decision()
        while self.state.to_act() != NOBODY and self.state.decision() == kind:
            self.state.apply(self.state.fallback())
        return self

    # The board.

    def order(self) -> list[str]:
        """The players from flag 1 on."""
        return [NAMES[seat] for seat in self.dump()["order"]]

    def row(self, location: str) -> list[str]:
        """What lies in a row from left to right: `["phil 5", "T3", "eve 1"]`."""
        entries = self.seen()["rows"][location]
        return [f"{'T' if each['die'] is None else NAMES[each['owner']] + ' '}{each['value']}" for each in entries]

    def display(self, location: str) -> list[str | None]:
        """The cards of a city row, columns 1 to 4."""
        cards: list[str | None] = self.dump()["display"][location]
        return cards

    def pile(self) -> set[str]:
        return set(self.dump()["discard"])

    def crowns_on(self) -> dict[str, str | None]:
        """Where the crown tokens lie: a place of the display, a player, or nowhere."""
        crowns = self.dump()["crowns"]
        return {name: NAMES[place] if isinstance(place, int) else place for name, place in crowns.items()}

    def track(self, name: str) -> list[str]:
        """Everybody on an influence track, from first to last."""
        return [NAMES[disk["seat"]] for disk in self.dump()["tracks"][name]]

    # The players.

    def purse(self, name: str) -> tuple[int, int, int]:
        """Coins, guards and victory points."""
        seat = seat_of(name)
        return int(self.state.coins[seat]), int(self.state.guards[seat]), int(self.state.points[seat])

    def coins(self, name: str) -> int:
        return self.purse(name)[0]

    def guards(self, name: str) -> int:
        return self.purse(name)[1]

    def points(self, name: str) -> int:
        return self.purse(name)[2]

    def influence(self, name: str) -> list[int]:
        """The spaces of a player's disks: council, merchants, clerics, scholars."""
        return [int(self.state.influence[track * c.MAX_SEATS + seat_of(name)]) for track in range(len(p.CLASSES))]

    def cards(self, name: str) -> list[str]:
        first = seat_of(name) * c.CARD_COUNT
        return [c.CARDS[self.state.hands[first + i] - 1] for i in range(self.state.hand_sizes[seat_of(name)])]

    def zone(self, card: str) -> str:
        """The zone of the player board that a card belongs into."""
        return str(self.seen()["cards"][card]["zone"])

    def node(self, name: str) -> str:
        return c.NODES[self.state.pilgrims[seat_of(name)]]

    def disks(self, name: str) -> set[str]:
        return set(self.dump()["players"][seat_of(name)]["monasteries"])

    def voyages(self, name: str) -> list[int]:
        """The slots in which a player has invested."""
        slots: list[int] = self.dump()["players"][seat_of(name)]["voyages"]
        return slots

    def favors(self, name: str) -> set[str]:
        return {tile for i, tile in enumerate(c.FAVORS) if self.state.favors[i] == seat_of(name)}

    def crowns(self, name: str) -> int:
        return int(self.seen()["players"][seat_of(name)]["crowns"])

    def board(self, name: str) -> list[str]:
        """The dice on a player's board, the active one included."""
        dice: list[str] = self.seen()["players"][seat_of(name)]["board"]
        return dice

    def worth(self, name: str, category: str) -> int:
        """What a category of the final scoring would bring a player now."""
        return int(self.seen()["players"][seat_of(name)]["projected"][category])

    def prices(self) -> Any:  # noqa: ANN401 - a JSON table
        """What the pending decision costs: by column, by card or by slot."""
        return self.seen()["pending"]["prices"]

    def location(self) -> str:
        return c.LOCATIONS[self.state.location]

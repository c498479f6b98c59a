"""A game in play, told with the words of the table: `match.play("phil: acquire 2", "phil: step stop_n")`."""

from typing import Any, Final

from tabuleiro.core import CHANCE, NOBODY, Event, Result, Standing, play
from tabuleiro.games.coimbra.data import components as c
from tabuleiro.games.coimbra.data import programs as p
from tabuleiro.games.coimbra.game import CoimbraState

NAMES: Final = ("phil", "eve", "chris", "ana")
"""Players by seat: those of the rulebook's examples come first."""


def seat_of(name: str) -> int:
    return NAMES.index(name)


class Match:
    """A game in play. Every ply is checked against the invariants; nothing here knows a rule."""

    def __init__(self, state: CoimbraState) -> None:
        self.state = state

    def play(self, *plies: str) -> "Match":
        """Take these plies through the checked path, each written as in a record, seats by name."""
        for ply in plies:
            before = self.state.copy()
            seat, text = _read(ply)
            action = play(self.state, seat, text)
            assert action in before.legal(), f"the judge allows {ply!r}, but it is not offered"
            broken = self.state.check() + self.state.check_step(before, action)
            assert broken == [], f"after {ply!r}: {broken}"
        return self

    def events(self, *plies: str) -> list[Event]:
        """Take these plies and return the public events that they caused."""
        self.state.journal = []
        self.play(*plies)
        events = self.state.journal
        self.state.journal = None
        return events

    def told(self, *plies: str) -> list[str]:
        """Take these plies and return the kinds of the events that they caused."""
        return [event.kind for event in self.events(*plies)]

    def roll(self, *faces: int) -> "Match":
        """Let chance roll the next dice."""
        return self.play(*(f"chance: roll_die {face}" for face in faces))

    def pass_by(self) -> "Match":
        """Let everybody do the harmless thing until another kind of decision is asked."""
        kind = self.state.decision()
        while self.state.to_act() != NOBODY and self.state.decision() == kind:
            self.state.apply(self.state.fallback())
        return self

    # What is asked.

    def asks(self) -> str:
        """Who must decide what: `eve: city_action`, `chance: roll_die`, or `over`."""
        actor = self.state.to_act()
        if actor == NOBODY:
            return "over"
        return f"{'chance' if actor == CHANCE else NAMES[actor]}: {self.state.decision()}"

    def legal(self) -> list[str]:
        """Every legal action, ascending."""
        return [self.state.game().format(action) for action in self.state.legal()]

    def options(self, kind: str) -> list[str]:
        """The parameters of every legal action of a kind: `options("acquire") == ["1", "3"]`."""
        return [text[len(kind) + 1 :] for text in self.legal() if text.split(" ")[0] == kind]

    def allows(self, ply: str) -> bool:
        """Whether a ply is legal now, for that player."""
        seat, text = _read(ply)
        return self.state.to_act() == seat and text in self.legal()

    # The board.

    def seen(self) -> Any:  # noqa: ANN401 - a JSON table
        """What the view derives from the position."""
        return self.state.view()["derived"]

    def dump(self) -> Any:  # noqa: ANN401 - a JSON table
        return self.state.dump()

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

    # The end.

    def result(self) -> Result:
        """How the game ended; it must be over."""
        result = self.state.result()
        assert result is not None, f"the game goes on: {self.asks()}"
        return result

    def standing(self, name: str) -> Standing:
        return self.result().standings[seat_of(name)]

    def ranking(self) -> list[str]:
        """Everybody from the first to the last place."""
        standings = self.result().standings
        return [NAMES[seat] for seat in sorted(range(len(standings)), key=lambda seat: standings[seat].rank)]


def _read(ply: str) -> tuple[int, str]:
    """The seat and the action text of a ply."""
    actor, text = ply.split(": ")
    return (CHANCE if actor == "chance" else seat_of(actor)), text

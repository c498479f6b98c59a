"""Hansa Teutonica told with the words of the table: `story.play("red: claim hamburg_luebeck", "red: b_office a")`."""

from typing import Final

from tabuleiro.core import Standing
from tabuleiro.games.hansa_teutonica.data import components as c
from tabuleiro.games.hansa_teutonica.present.view import derived
from tabuleiro.games.hansa_teutonica.state import NEUTRAL, HansaFields
from tabuleiro.testkit.story import Story

COLOURS: Final = ("red", "blue", "green", "yellow", "purple", "neutral")
"""Owners by number: the seats 0 to 4, then the neutral player."""
FREE: Final = "-"
"""An empty space, office or slot."""
CUBE: Final = "neutral trader"


def owner_of(colour: str) -> int:
    """The owner number of a colour."""
    return COLOURS.index(colour)


def piece_of(words: str) -> int:
    """The number of a piece such as `red trader`; 0 for an empty place."""
    if words == FREE:
        return 0
    colour, shape = words.split(" ")
    return 1 + 2 * owner_of(colour) + c.SHAPES.index(shape)


def words_of(piece: int) -> str:
    """The words for a piece number."""
    return FREE if piece == 0 else f"{COLOURS[(piece - 1) // 2]} {c.SHAPES[(piece - 1) % 2]}"


class HansaStory(Story[HansaFields]):
    """Hansa Teutonica in play: players by colour, the neutral player as `neutral`."""

    names = COLOURS

    def actions_left(self) -> int:
        return int(self.state.actions_left)

    def supply(self, colour: str) -> tuple[int, int]:
        """Traders and merchants in the supply."""
        seat = owner_of(colour)
        return int(self.state.supply[seat * 2]), int(self.state.supply[seat * 2 + 1])

    def stock(self, colour: str) -> tuple[int, int]:
        """Traders and merchants in the stock."""
        seat = owner_of(colour)
        return int(self.state.stock[seat * 2]), int(self.state.stock[seat * 2 + 1])

    def prestige(self, colour: str) -> int:
        return int(self.state.prestige[owner_of(colour)])

    def level(self, colour: str, track: str) -> int:
        return int(self.state.lasting.levels[owner_of(colour) * c.TRACK_COUNT + c.TRACKS.index(track)])

    def route(self, route: str) -> list[str]:
        """What stands on a route, space by space."""
        r = c.ROUTES.index(route)
        count = c.SPACES[self.state.side * c.ROUTE_COUNT + r]
        return [words_of(int(self.state.spaces[r * c.MAX_SPACES + i])) for i in range(count)]

    def city(self, city: str) -> list[str]:
        """What stands in the printed offices of a city, from the left."""
        place = c.CITIES.index(city)
        count = c.OFFICES[self.state.side * c.CITY_COUNT + place]
        return [words_of(int(self.state.lasting.offices[place * c.MAX_OFFICES + i])) for i in range(count)]

    def view_of_city(self, city: str) -> dict[str, object]:
        """Who controls a city and who gets its point, as everybody sees it."""
        facts = derived(self.state)["cities"][city]
        return {"controller": facts["controller"], "rewarded": facts["rewarded"]}

    def extra_offices(self, city: str) -> list[str]:
        """The extra offices of a city in the order of founding; each lies left of the one before."""
        place = c.CITIES.index(city)
        found = [int(self.state.lasting.extras[place * c.MAX_EXTRA_OFFICES + i]) for i in range(c.MAX_EXTRA_OFFICES)]
        return [words_of(piece) for piece in found if piece != 0]

    def coellen(self) -> list[str]:
        """Whose merchant lies in each slot of the Coellen table."""
        return [FREE if owner == 0 else COLOURS[int(owner) - 1] for owner in self.state.lasting.coellen]

    def marker_on(self, route: str) -> str:
        marker = int(self.state.lasting.route_markers[c.ROUTES.index(route)])
        return FREE if marker == 0 else c.MARKERS[marker - 1]

    def unused(self, colour: str) -> list[str]:
        """The collected markers that lie face up."""
        return self._markers([int(n) for n in self.state.lasting.unused], colour)

    def used(self, colour: str) -> list[str]:
        """The collected markers that were turned over."""
        return self._markers([int(n) for n in self.state.lasting.used], colour)

    def plate(self, colour: str) -> int:
        """How many face-down markers lie on the plate."""
        return int(self.state.lasting.plates[owner_of(colour)])

    def unseen(self) -> dict[str, int]:
        """The pool of markers that nobody has seen."""
        return {marker: int(n) for marker, n in zip(c.MARKERS, self.state.lasting.unseen, strict=True)}

    def cubes_on_routes(self) -> int:
        """Neutral cubes on all routes."""
        return sum(1 for piece in self.state.spaces if piece == piece_of(CUBE))

    def standing(self, colour: str) -> Standing:
        """One party at the end of the game."""
        parties = self.state.game().parties(int(self.state.seats))
        party = "neutral" if owner_of(colour) == NEUTRAL else f"seat-{owner_of(colour)}"
        return self.result().standings[parties.index(party)]

    def points(self, colour: str, category: str) -> int:
        """The final points of a seat in one category of the scoring."""
        return self.standing(colour).categories[category]

    def _markers(self, counts: list[int], colour: str) -> list[str]:
        start = owner_of(colour) * c.MARKER_COUNT
        return [marker for m, marker in enumerate(c.MARKERS) for _ in range(counts[start + m])]

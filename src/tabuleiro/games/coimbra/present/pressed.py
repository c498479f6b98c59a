"""What a press on an element of the board stands for, and how the reasons against it rank for a person."""

from typing import Final

from tabuleiro.core.action import Meant
from tabuleiro.core.present.why import ELSEWHERE, TAKEN, UNPAYABLE, sorts_of_refusals
from tabuleiro.games.coimbra import actions as ids
from tabuleiro.games.coimbra import decisions as d
from tabuleiro.games.coimbra import state as s
from tabuleiro.games.coimbra.data import components as c
from tabuleiro.games.coimbra.data import programs as p
from tabuleiro.games.coimbra.dice import location_of
from tabuleiro.games.coimbra.state import CoimbraFields

_KINDS: Final[dict[str, tuple[str, ...]]] = {
    "group": ("take_group",),
    "location": ("place_die",),
    "favor": ("take_favor",),
    "node": ("step", "place_pilgrim"),
    "slot": ("invest",),
    "track": ("pick_track",),
}
"""By sort of element: the kinds of action that name it as the element does."""

MOMENTS: Final[dict[str, str]] = {
    "take_group": "CO-3.13",
    "place_pilgrim": "CO-3.13",
    "start_card_first": "CO-3.14",
    "draft_die": "CO-6.B1",
    "place_die": "CO-6.B1",
    "take_favor": "CO-6.C4",
    "acquire": "CO-6.C5",
    "distress": "CO-6.C2",
    "step": "CO-7.2",
    "stop": "CO-7.2",
    "option": "CO-7.3",
    "pick_track": "CO-6.E4",
    "invest": "CO-6.F1",
    "decline": "CO-4.2",
    "cap_die": "CO-9.9",
    "cede": "CO-9.1",
    "lose_vp": "CO-9.3",
    "lose_card": "CO-9.3",
    "take_discard": "CO-9.4",
    "repeat": "CO-9.6",
    "accept": "CO-9.8",
    "e_card": "CO-6.E2",
    "activate_die": "CO-6.E3",
    "exchange": "CO-6.E6",
    "end_income": "CO-6.E1",
}
"""By kind of action: the rule that says when it is done."""

PRICED: Final = ("acquire", "take_discard", "invest")
"""The kinds of action with a price of their own: what is too dear is shown, too."""

SORTS: Final = sorts_of_refusals(
    {
        UNPAYABLE: "cannot_pay",
        TAKEN: "group_taken corner_taken favor_gone already_invested",
        ELSEWHERE: "no_card_there not_in_pool not_your_card not_your_die not_discarded no_such_group "
        "no_die_to_activate now_acquire now_draft_die now_activate_die",
    }
)


def meant(state: CoimbraFields, element: str) -> Meant:
    """What an element can be used for in this position."""
    sort, _, name = element.partition(":")
    if sort in _KINDS:
        return Meant(ids.SPACE.naming(name, _KINDS[sort]))
    if sort == "display":
        location, _, column = name.partition(":")
        return _bought(state, location, column)
    if sort == "card" and name in c.CARDS:
        return _card(state, c.CARDS.index(name))
    if sort == "die" and name in c.DICE:
        return _die(state, c.DICE.index(name))
    if sort == "monastery" and name in c.MONASTERIES:
        return _monastery(state, c.MONASTERIES.index(name) + 1)
    if sort == "voyage" and name in c.VOYAGES:
        number = c.VOYAGES.index(name) + 1
        return Meant([ids.INVEST + slot for slot in range(c.SLOTS) if state.voyages[slot] == number])
    if sort == "resource":
        return Meant(ids.SPACE.naming(name, ("exchange",))[:1])
    return Meant([ids.DISTRESS] if sort == "distress" else [])


def _bought(state: CoimbraFields, location: str, column: str) -> Meant:
    """A place of the display: only the row of the active die can be bought from (CO-6.C5)."""
    if state.phase == s.RETRIEVE_PHASE and location == c.LOCATIONS[state.location]:
        return Meant(ids.SPACE.naming(column, ("acquire",)))
    return Meant([], "acquire")


def _card(state: CoimbraFields, card: int) -> Meant:
    """A card is bought where it lies open, taken with its group, or used by its owner."""
    for place in range(c.DISPLAY):
        if state.display[place] == card + 1:
            return _bought(state, c.LOCATIONS[1 + place // c.COLUMNS], str(place % c.COLUMNS + 1))
    for place in range(c.GROUPS * 2):
        if state.groups[place] == card + 1:
            return Meant([ids.TAKE_GROUP + place // 2])
    if state.discard[card]:
        return Meant(ids.SPACE.naming(c.CARDS[card], ("take_discard",)))
    uses = ("e_card", "repeat", "lose_card") if c.CARD_BEGINNING[card] >= 0 else ("repeat", "lose_card", "e_card")
    return Meant(ids.SPACE.naming(c.CARDS[card], uses))


def _die(state: CoimbraFields, die: int) -> Meant:
    """A die of the pool is drafted; in its row it waits for its turn, on the board of its owner for the income."""
    colour = p.COLOURS[c.DIE_COLOUR[die]]
    if state.owners[die] < 0:
        drafts = ids.SPACE.naming(colour, ("draft_die",))
        return Meant([drafts[state.values[die] - 1]] if state.values[die] else [], "draft_die")
    if state.agenda.depth > 0 and state.agenda.kind() == d.DRAFT:
        return Meant([], "draft_die")
    if state.agenda.depth > 0 and state.agenda.kind() == d.CAP:
        return Meant(ids.SPACE.naming(c.DICE[die], ("cap_die",)))
    if state.phase == s.INCOME_PHASE and state.to_act() == state.owners[die]:
        return Meant(ids.SPACE.naming(colour, ("activate_die",)), "activate_die")
    row = location_of(state, die)
    return Meant([], "activate_die" if row < 0 else "take_favor" if row == c.CASTLE else "acquire")


def _monastery(state: CoimbraFields, number: int) -> Meant:
    spaces = [space for space in range(c.MONASTERY_SPACES) if state.monasteries[space] == number]
    return Meant(ids.SPACE.naming(c.NODES[c.NODE_OF_SPACE[spaces[0]]], ("step",)) if spaces else [])

"""What a press on an element of the board stands for, and how the reasons against it rank for a person."""

from typing import Final

from tabuleiro.core.action import Meant
from tabuleiro.core.present.why import ELSEWHERE, LATER, TAKEN, UNPAYABLE, sorts_of_refusals
from tabuleiro.games.merv import actions as ids
from tabuleiro.games.merv import state as s
from tabuleiro.games.merv.data import components as c
from tabuleiro.games.merv.sites.caravansary import leading_camels
from tabuleiro.games.merv.state import MervFields

_KINDS: Final[dict[str, tuple[str, ...]]] = {
    "pile": ("complete_contract",),
    "market_space": ("market_place",),
    "cell": ("choose_site", "soldier_target", "choose_upgrade_site", "ransom"),
    "hall": ("place_courtier", "score_courtier"),
    "city": ("buy_good", "place_post"),
    "route": ("place_route_camel",),
    "fort": ("fort_slot",),
    "cube": ("pay_cube", "take_scroll", "choose_cube", "waive_color"),
    "upgrade": ("choose_upgrade_tile",),
    "scoring_tile": ("choose_scoring_tile",),
    "breakthrough": ("choose_breakthrough",),
    "queue": ("queue_space",),
    "main": ("main_action",),
}
"""By sort of element: the kinds of action that name it as the element does."""

_PANELS: Final[dict[str, str]] = {
    "caravansary": "take_card",
    "palace": "place_courtier",
    "mosque": "advance",
    "marketplace": "place_post",
    "library": "take_scroll",
    "walls": "build",
}
"""The part of the board of each site action: what its first step is."""

MOMENTS: Final[dict[str, str]] = {
    "complete_contract": "ME-4.7",
    "market_collect": "ME-4.6",
    "market_place": "ME-4.6",
    "stop": "ME-8.0",
    "end_turn": "ME-4.8",
    "choose_slot": "ME-4.1",
    "choose_site": "ME-4.2",
    "main_action": "ME-4.5",
    "take_card": "ME-8.1.2",
    "extend": "ME-8.1.3",
    "place_courtier": "ME-8.2.1",
    "advance": "ME-8.3.1",
    "place_post": "ME-8.4.1",
    "buy_good": "ME-8.4.2",
    "place_route_camel": "ME-8.4.2",
    "take_scroll": "ME-8.5.1",
    "build": "ME-8.6.1",
    "fort_slot": "ME-8.6.1",
    "soldier_target": "ME-7.2",
    "pay_cube": "ME-4.9",
    "waive_color": "ME-8.0.1",
    "choose_cube": "ME-0.1",
    "choose_upgrade_tile": "ME-8.3.5",
    "choose_upgrade_site": "ME-8.3.5",
    "choose_scoring_tile": "ME-8.3.6",
    "choose_breakthrough": "ME-8.5.3",
    "queue_space": "ME-5.2",
    "ransom": "ME-11.3",
    "accept_losses": "ME-11.3",
    "score_courtier": "ME-12.1",
}
"""By kind of action: the rule that says when it is done."""

PRICED: Final = ("take_card", "place_courtier", "buy_good", "build", "queue_space", "ransom")
"""The kinds of action with a price of their own: what is too dear is shown, too."""

SORTS: Final = sorts_of_refusals(
    {
        UNPAYABLE: "cannot_pay cannot_pay_colour contract_cost contract_good contract_scrolls no_camel no_cube "
        "no_cube_for_card no_cube_for_good no_disc no_servant no_ransom_cube queue_camels",
        TAKEN: "slot_taken market_space_taken queue_space_taken soldier_there hall_full upgrade_gone upgrade_there "
        "scoring_tile_gone post_there good_gone breakthrough_gone column_empty fort_taken pile_empty "
        "no_scroll_left supply_empty ransom_paid",
        ELSEWHERE: "no_building not_own_building not_attacked no_card not_in_cost market_side no_unscored_courtier "
        "now_choose_slot now_advance",
        LATER: "free_option_in_invasion contract_not_now market_not_now",
    }
)


def meant(state: MervFields, element: str) -> Meant:
    """What an element can be used for in this position."""
    sort, _, name = element.partition(":")
    if sort in _KINDS:
        return Meant(ids.SPACE.naming(name, _KINDS[sort]))
    if sort == "slot" and name in c.SLOTS:
        side, place = divmod(c.SLOTS.index(name), c.SLOTS_PER_SIDE)
        return Meant([ids.SPACE.base("choose_slot") + place] if side == state.round else [], "choose_slot")
    if sort == "contract" and name in c.CONTRACTS:
        number = c.CONTRACTS.index(name) + 1
        piles = [pile for pile in range(c.PILE_COUNT) if state.piles[pile * c.PILE_SIZE] == number]
        return Meant([ids.SPACE.base("complete_contract") + pile for pile in piles], "complete_contract")
    if sort == "good" and name in c.GOODS:
        cities = [city for city in range(c.CITY_COUNT) if c.GOODS[c.CITY_GOODS[city]] == name]
        return Meant([ids.SPACE.base("buy_good") + city for city in cities])
    if sort == "camel_market":
        return Meant([ids.SPACE.base("market_collect")])
    if sort == "panel" and name in _PANELS:
        return Meant([], _PANELS[name])
    return _piece(state, sort, name)


def _piece(state: MervFields, sort: str, name: str) -> Meant:
    """A card of the row, a step of the mosque, a wall or gate of the yard."""
    if sort == "row" and name in ids.SPACE.families[ids.SPACE.index["take_card"]].parameters[0].words:
        extends = [ids.SPACE.base("extend")] if name == str(leading_camels(state) + 1) else []
        return Meant(ids.SPACE.naming(name, ("take_card",)) + extends)
    if sort == "mosque_step":
        seat = state.to_act()
        is_next = seat >= 0 and name == str(state.counts[seat * s.COUNT_WIDTH + s.STEP] + 1)
        return Meant([ids.SPACE.base("advance")] if is_next else [], "advance")
    if sort == "yard":
        column, _, kind = name.partition(":")
        builds = ids.SPACE.naming(column, ("build",))
        return Meant([action for action in builds if not kind or kind in ids.SPACE.words(action)])
    return Meant([])

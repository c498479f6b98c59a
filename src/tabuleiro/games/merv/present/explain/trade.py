"""Caravans, trade cities, goods and contracts."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tabuleiro.core.present.explanation import Explanation, Saying, say
from tabuleiro.games.merv.data import components as c
from tabuleiro.games.merv.present.explain.sites import standing
from tabuleiro.games.merv.present.explain.words import coloured, cost, effects, held

if TYPE_CHECKING:
    from tabuleiro.games.merv.present.shape import View


def explain_spice(view: View, spice: str, seat: int) -> Explanation:
    """A spice: what pairs of it bring."""
    lines = [
        effects("explain-spice-pair", view["derived"]["printed"]["spices"][spice]),
        say("explain-spice-sets"),
        say("explain-spice-limit"),
    ]
    now: list[Saying] = []
    own = standing(view, seat)
    if own is not None:
        now.append(say("explain-spice-you", n=view["parties"][seat]["spices"][spice]))
        now.append(say("explain-spice-kinds", kinds=own["spice_kinds"], limit=own["spice_limit"]))
    return Explanation(
        say(f"spice-{spice}"),
        say("explain-kind-spice"),
        lines,
        now,
        ["ME-8.1.6", "ME-13.1", "ME-8.1.5"],
        f"spice {spice}",
    )


def explain_row(view: View, place: str, seat: int) -> Explanation:
    """A place of the caravan row and its card."""
    index = int(place) - 1
    reach = [say("explain-reach", n=view["derived"]["reach"])]
    if index >= len(view["row"]):
        title = say("explain-row-title", number=int(place))
        return Explanation(
            title, say("panel-caravansary"), [say("explain-row")], reach, ["ME-8.1.1", "ME-8.1.4"], "caravansary"
        )
    card = view["row"][index]
    shown = explain_spice(view, card["spice"], seat)
    lines = [say("explain-row"), *shown.lines]
    now = [*reach, *shown.now]
    if card["camel"]:
        now.insert(0, say("explain-row-camel"))
    now.insert(0, say("explain-row-near" if index < view["derived"]["reach"] else "explain-row-far"))
    return Explanation(
        shown.title,
        say("explain-row-title", number=int(place)),
        lines,
        now,
        ["ME-8.1.1", "ME-8.1.2", *shown.rules],
        shown.source,
    )


def explain_deck(view: View, _: str, __: int) -> Explanation:
    """The caravan deck: how many cards, never which comes next."""
    now = [say("explain-deck-left", n=view["derived"]["deck_left"])]
    return Explanation(
        say("explain-deck-title"),
        say("panel-caravansary"),
        [say("explain-deck")],
        now,
        ["ME-2.7", "ME-8.1.4"],
        "caravan_card",
    )


def explain_city(view: View, city: str, seat: int) -> Explanation:
    """A trade city: its good, and what a trading post there brings."""
    printed = view["derived"]["printed"]["cities"][city]
    lines = [say("explain-city", good=f"good-{printed['good']}"), say(f"explain-city-{printed['ring']}")]
    if printed["effects"]:
        lines.append(effects("explain-city-post", printed["effects"]))
    now = [say("explain-stock", n=view["stock"][printed["good"]])]
    now += [
        say("explain-city-has", owner=facts["name"])
        for party, facts in enumerate(view["derived"]["parties"])
        if city in view["parties"][party]["posts"]
    ]
    own = standing(view, seat)
    if own is not None:
        now.append(say("explain-city-connected") if city in own["connected"] else say("explain-city-apart"))
        now.append(say("explain-posts-left", n=own["posts_left"]))
    return Explanation(
        say(f"city-{city}"),
        say("panel-marketplace"),
        lines,
        now,
        ["ME-8.4.1", "ME-8.4.2", "ME-8.4.3"],
        f"trade_city {city}",
    )


def explain_route(view: View, route: str, _: int) -> Explanation:
    """A road between two trade cities."""
    ends = view["derived"]["printed"]["routes"][route]
    lines = [say("explain-route", a=f"city-{ends[0]}", b=f"city-{ends[1]}"), say("explain-route-camels")]
    now = [say("explain-route-used")] if route in view["route_camels"] else []
    return Explanation(
        say(f"route-{route}"), say("panel-marketplace"), lines, now, ["ME-8.4.3", "ME-8.4.4"], f"trade_route {route}"
    )


def explain_good(view: View, good: str, seat: int) -> Explanation:
    """A kind of goods."""
    city = next(name for name, printed in view["derived"]["printed"]["cities"].items() if printed["good"] == good)
    lines = [say("explain-good", city=f"city-{city}", cost=int(c.GOOD_COST)), say("explain-good-use")]
    now = [say("explain-stock", n=view["stock"][good])]
    own = standing(view, seat)
    if own is not None:
        now.append(say("explain-good-you", n=view["parties"][seat]["goods"][good], pledged=own["pledged"][good]))
    return Explanation(
        say(f"good-{good}"), say("explain-kind-good"), lines, now, ["ME-8.4.2", "ME-4.7.1"], f"good {good}"
    )


def explain_contract(view: View, contract: str, seat: int) -> Explanation:
    """A contract card."""
    printed = view["derived"]["printed"]["contracts"][contract]
    lines = [say("explain-contract", points=printed["points"])]
    if printed["cost"]:
        lines.append(cost("explain-contract-cost", printed["cost"]))
    needs = [say("explain-contract-good", n=n, good=f"good-{good}") for good, n in printed["goods"].items()]
    if printed["scrolls"]:
        needs.append(say("explain-gain_scroll", n=printed["scrolls"]))
    if needs:
        lines.append(Saying("explain-contract-needs", {}, tuple(needs)))
    if printed["effects"]:
        lines.append(effects("explain-contract-brings", printed["effects"]))
    lines.append(
        say("explain-contract-level", level=printed["level"], influence=int(c.THRESHOLDS[printed["level"] - 1]))
    )
    now = _contract_now(view, contract, seat)
    return Explanation(
        say(f"contract-{contract}"),
        say("panel-contracts"),
        lines,
        now,
        ["ME-4.7", "ME-4.7.1", "ME-10.2"],
        f"contract {contract}",
    )


def _contract_now(view: View, contract: str, seat: int) -> list[Saying]:
    owner = next(
        (
            facts["name"]
            for party, facts in enumerate(view["derived"]["parties"])
            if contract in view["parties"][party]["contracts"]
        ),
        None,
    )
    if owner is not None:
        return [say("explain-tile-owner", owner=owner)]
    own, printed = standing(view, seat), view["derived"]["printed"]["contracts"][contract]
    if own is None:
        return []
    is_open = own["contract_level"] >= printed["level"]
    said = [
        say(
            "explain-contract-open" if is_open else "explain-contract-closed",
            influence=view["parties"][seat]["influence"],
        )
    ]
    said += [
        say("explain-contract-have", good=f"good-{good}", n=view["parties"][seat]["goods"][good] - own["pledged"][good])
        for good in printed["goods"]
    ]
    if printed["cost"]:
        said.append(held(view, seat, coloured(printed["cost"])))
    return said


def explain_pile(view: View, pile: str, seat: int) -> Explanation:
    """A pile of contracts and its top card."""
    cards = view["piles"][pile]
    if not cards:
        return Explanation(
            say(f"pile-{pile}"),
            say("panel-contracts"),
            [say("explain-panel-contracts")],
            [say("explain-pile-empty")],
            ["ME-2.8"],
            "contract_pile",
        )
    shown = explain_contract(view, cards[0], seat)
    return shown._replace(now=[say("explain-pile-cards", n=len(cards)), *shown.now])

"""The city: cards, dice, favour tiles, crown tokens, and the piles beside it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tabuleiro.core.present.explanation import Explanation, Saying, say
from tabuleiro.games.coimbra.data import components as c
from tabuleiro.games.coimbra.data import programs as p
from tabuleiro.games.coimbra.present.explain.words import after_paying, effects
from tabuleiro.games.coimbra.present.view import card_info

if TYPE_CHECKING:
    from tabuleiro.games.coimbra.present.shape import CardInfo, View


def card_lines(info: CardInfo) -> list[Saying]:
    """What is printed on a character card."""
    lines = [say("explain-card-influence", track=f"class-{info['class']}", n=info["influence"])]
    if info["effects"]:
        lines.append(effects(f"explain-card-{info['zone']}", info["effects"]))
    if info["cost"] is not None:
        lines.append(say("explain-card-cost", resource=f"resource-{info['cost']}"))
    lines += [say("explain-card-diploma", diploma=f"diploma-{diploma}") for diploma in info["diplomas"]]
    return lines


def explain_card(view: View, card: str, seat: int) -> Explanation:
    """A character card, wherever it lies."""
    info = card_info(c.CARDS.index(card))
    now: list[Saying] = []
    place = next(
        (
            (location, column)
            for location, row in view["display"].items()
            for column, there in enumerate(row)
            if there == card
        ),
        None,
    )
    owner = next((seat for seat, player in enumerate(view["players"]) if card in player["cards"]), None)
    if owner is not None:
        now.append(say("explain-card-owner", owner=f"seat-{owner}"))
    elif place is not None:
        now += _at(view, place[0], place[1], info, seat)
    elif card in view["discard"]:
        now.append(say("explain-card-discarded"))
    elif card in view["undrawn"]:
        now.append(say("explain-card-undrawn"))
    kind = say("explain-kind-card", name=f"class-{info['class']}")
    rules = ["CO-6.C5", "CO-6.C6", "CO-8.1"]
    return Explanation(say(f"card-{card}"), kind, card_lines(info), now, rules, f"character_card {card}")


def _at(view: View, location: str, column: int, info: CardInfo, seat: int) -> list[Saying]:
    """What a card of the display costs a player who is to buy it, and the crown tokens on it."""
    said = [say("explain-card-lies", location=f"location-{location}", column=column + 1)]
    pending = view["derived"]["pending"]
    if pending is not None and pending["kind"] == "city_action" and pending["actor"] == seat and seat >= 0:
        prices = pending.get("prices")
        price = prices[column] if isinstance(prices, list) and view["location"] == location else None
        if price is not None and info["cost"] is not None:
            said.append(after_paying(view, seat, info["cost"], price))
    at = f"{location} {column + 1}"
    said += [say("explain-card-crown", crown=f"crown-{name}") for name, where in view["crowns"].items() if where == at]
    return said


def explain_display(view: View, rest: str, seat: int) -> Explanation:
    """A place of the display, and the card on it."""
    location, column = rest.split(":")
    card = view["display"][location][int(column) - 1]
    if card is not None:
        return explain_card(view, card, seat)
    title = say("explain-display-title", location=f"location-{location}", column=int(column))
    lines = [say("explain-display"), say("explain-location-city")]
    now = [say("explain-display-empty")]
    return Explanation(title, say("explain-kind-place"), lines, now, ["CO-3.10", "CO-6.C5"], f"city_rows.{location}")


def explain_location(view: View, location: str, _: int) -> Explanation:
    """A row of the city with its dice."""
    is_castle = location == c.LOCATIONS[c.CASTLE]
    lines = [
        say("explain-location-castle") if is_castle else say("explain-location-city"),
        say("explain-location-ascending") if is_castle else say("explain-location-descending"),
    ]
    now = [
        say("explain-location-die", value=entry["value"], owner=f"seat-{entry['owner']}")
        if entry["owner"] is not None
        else say("explain-location-token", value=entry["value"])
        for entry in view["derived"]["rows"][location]
    ]
    rules = ["CO-6.C4", "CO-6.B2", "CO-6.C1"] if is_castle else ["CO-6.C5", "CO-6.B3", "CO-6.C1"]
    title = say(f"location-{location}")
    return Explanation(title, say("explain-kind-place"), lines, now, rules, f"city_rows.{location}")


def explain_die(view: View, die: str, seat: int) -> Explanation:
    """A die: what its number and its colour mean."""
    colour = p.COLOURS[c.DIE_COLOUR[c.DICE.index(die)]]
    lines = [say("explain-die-number")]
    title = say("explain-die-title", color=f"color-{colour}")
    if colour == "white":
        lines.append(say("explain-die-white"))
    else:
        lines.append(say("explain-die-colour", track=f"class-{p.CLASSES[c.DIE_COLOUR[c.DICE.index(die)]]}"))
    now: list[Saying] = []
    info = view["derived"]["dice"].get(die)
    if info is None:
        now.append(say("explain-die-unused"))
    else:
        owner = view["dice"][die]["owner"]
        if info["value"]:
            now.append(say("explain-die-shows", value=info["value"]))
        now.append(say("explain-die-pool") if owner is None else say("explain-die-owner", owner=f"seat-{owner}"))
        whose = seat if owner is None else owner
        if whose >= 0 and colour != "white":
            now += _income(view, whose, p.CLASSES[p.COLOURS.index(colour)])
    return Explanation(title, say("explain-kind-die"), lines, now, ["CO-6.B1", "CO-6.C5", "CO-6.E3"], "dice")


def _income(view: View, seat: int, track: str) -> list[Saying]:
    """What a die of a track's colour would bring a player as income."""
    box = view["derived"]["tracks"][track]["income"][view["derived"]["players"][seat]["influence"][track]]
    gained = tuple(say(f"effect-{name}", n=n) for name, n in box.items() if n)
    return [Saying("explain-die-income", {"owner": f"seat-{seat}"}, gained)] if gained else []


def explain_favor(view: View, favor: str, _: int) -> Explanation:
    """A favour tile."""
    info, owner = view["derived"]["favors"][favor], view["favors"][favor]
    lines = [effects("explain-favor", info["effects"]), say("explain-crowns", crowns=info["crowns"])]
    now = [say("explain-favor-free") if owner is None else say("explain-favor-taken", owner=f"seat-{owner}")]
    return Explanation(
        say(f"favor-{favor}"), say("piece-favor_tile"), lines, now, ["CO-6.C4", "CO-6.D1"], f"favor_tile {favor}"
    )


def explain_crown(view: View, name: str, _: int) -> Explanation:
    """A crown token."""
    at = view["crowns"][name]
    lines = [say("explain-crown"), say("explain-crowns", crowns=int(c.TOKEN_CROWNS[p.CLASSES.index(name)]))]
    now: list[Saying] = []
    if isinstance(at, int):
        now.append(say("explain-crown-owner", owner=f"seat-{at}"))
    elif at is not None:
        location, column = at.split(" ")
        now.append(say("explain-crown-lies", location=f"location-{location}", column=int(column)))
    title = say(f"crown-{name}")
    return Explanation(title, say("piece-crown_token"), lines, now, ["CO-3.11", "CO-6.D1"], f"crown_token crown_{name}")


def explain_cap(view: View, _: str, __: int) -> Explanation:
    """The cap tile."""
    lines = [say("explain-cap", n=int(c.CAP_BONUS))]
    now = [] if view["cap"] is None else [say("explain-cap-used")]
    return Explanation(say("piece-cap"), say("explain-kind-tile"), lines, now, ["CO-9.9", "CO-6.C5"], "cap_tile")


def explain_distress(view: View, _: str, seat: int) -> Explanation:
    """The distress action."""
    lines = [say("explain-distress", coins=int(c.DISTRESS_COINS), guards=int(c.DISTRESS_GUARDS))]
    now: list[Saying] = []
    if seat >= 0:
        own = view["players"][seat]
        coins = min(c.LIMIT, own["coins"] + int(c.DISTRESS_COINS))
        guards = min(c.LIMIT, own["guards"] + int(c.DISTRESS_GUARDS))
        now.append(say("explain-distress-you", coins=own["coins"], more=coins, guards=own["guards"], stronger=guards))
    return Explanation(say("kind-distress"), say("explain-kind-action"), lines, now, ["CO-6.C8", "CO-6.C2"], "distress")


def explain_group(view: View, group: str, _: int) -> Explanation:
    """A pair of start cards."""
    lines = [say("explain-group"), say("explain-group-other")]
    cards = view["groups"][int(group)] if int(group) < len(view["groups"]) else []
    now: list[Saying] = []
    for card in cards:
        if card is not None:
            now.append(say("explain-group-card", card=f"card-{card}"))
            now += card_lines(card_info(c.CARDS.index(card)))
    if not now:
        now.append(say("explain-group-taken"))
    title = say("explain-group-title", number=int(group) + 1)
    return Explanation(
        title, say("explain-kind-start"), lines, now, ["CO-3.13", "CO-3.12", "CO-3.14"], "character_card"
    )


def explain_pool(view: View, _: str, __: int) -> Explanation:
    """The pool of dice."""
    now = [say("explain-pool-left", dice=len(view["derived"]["pool"]))]
    return Explanation(
        say("piece-dice_pool"), say("explain-kind-place"), [say("explain-pool")], now, ["CO-6.B1", "CO-6.A1"], "dice"
    )


def explain_stack(view: View, _: str, __: int) -> Explanation:
    """The character stack: how many cards, never which comes next."""
    now = [say("explain-stack-left", cards=len(view["undrawn"]))]
    return Explanation(
        say("piece-character_stack"), say("explain-kind-place"), [say("explain-stack")], now, ["CO-3.9", "CO-5.1"], ""
    )


def explain_discard(view: View, _: str, __: int) -> Explanation:
    """The discard pile."""
    now = [say("explain-stack-left", cards=len(view["discard"]))]
    return Explanation(
        say("piece-discard_pile"), say("explain-kind-place"), [say("explain-discard")], now, ["CO-6.C13", "CO-9.4"], ""
    )

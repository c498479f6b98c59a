"""The temple island: stones, boards, the path and its guard, the council, the meditation room."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tabuleiro.core.present.explanation import Explanation, Saying, say
from tabuleiro.games.luna.data import components as c

if TYPE_CHECKING:
    from tabuleiro.games.luna.present.shape import View


def explain_stone(view: View, number: str, seat: int) -> Explanation:
    """A temple stone, wherever it lies: its symbol, its status, its novice."""
    symbol = view["derived"]["symbols"][number]
    board = c.BOARDS[c.STONE_BOARDS[int(number)]]
    lines = [
        say("explain-stone", number=int(number), island=f"island-{symbol}", board=f"board-{board}"),
        say("explain-stone-promote", island=f"island-{symbol}"),
        say("explain-stone-sanctify"),
        say("explain-stone-displace", points=int(c.DISPLACEMENT_POINTS)),
    ]
    rules = ["LU-7.3", "LU-7.6", "LU-7.7"]
    now = _stone_now(view, number, seat)
    return Explanation(
        say("explain-stone-title", number=int(number)),
        say("piece-temple_stone"),
        lines,
        now,
        rules,
        f"temple_boards {board}",
    )


def _stone_now(view: View, number: str, seat: int) -> list[Saying]:
    stone = view["stones"].get(number)
    if stone is None:
        return [say("explain-stone-absent")]
    said: list[Saying] = []
    owner = None if stone["party"] is None else view["derived"]["parties"][stone["party"]]["name"]
    if stone["place"] == "path":
        slot = next((slot for slot in view["derived"]["path"] if slot.get("stone") == int(number)), None)
        if slot is not None and "status" in slot:
            said.append(say(f"explain-stone-{slot['status']}"))
        said.append(say("explain-stone-free") if owner is None else say("explain-stone-claimed", owner=owner))
        symbol = view["derived"]["symbols"][number]
        if owner is None and seat >= 0:
            own = view["parties"][seat]
            said.append(say("explain-stone-you", active=own["active"][symbol], island=f"island-{symbol}"))
        said.append(say("explain-guard-value", value=view["derived"]["guard_value"]))
    elif stone["place"] == "temple":
        said.append(say("explain-stone-empty") if owner is None else say("explain-stone-holds", owner=owner))
        if stone["book"]:
            said.append(say("explain-stone-book"))
    return said or [say("explain-stone-dealt")]


def explain_board(view: View, board: str, _: int) -> Explanation:
    """A temple board."""
    lines = [say("explain-board", spaces=c.BOARD_SPACES), say("explain-temple-points", points=int(c.TEMPLE_POINTS))]
    now = [say("explain-board-laid") if board in view["boards"] else say("explain-board-unused")]
    return Explanation(
        say(f"board-{board}"), say("place-temple"), lines, now, ["LU-1.3", "LU-2.3"], f"temple_boards {board}"
    )


def explain_temple(view: View, _: str, __: int) -> Explanation:
    """The temple as a whole."""
    lines = [say("explain-temple"), say("explain-temple-points", points=int(c.TEMPLE_POINTS))]
    counts = [
        (
            facts["name"],
            len([1 for stone in view["stones"].values() if stone["place"] == "temple" and stone["party"] == party]),
        )
        for party, facts in enumerate(view["derived"]["parties"])
    ]
    now = [say("explain-temple-has", owner=owner, novices=novices) for owner, novices in counts]
    return Explanation(say("place-temple"), say("place-temple_island"), lines, now, ["LU-9.6", "LU-7.6"], "temple")


def explain_path(view: View, _: str, __: int) -> Explanation:
    """The path around the temple."""
    lines = [say("explain-path"), say("explain-temple-guard-moves")]
    now = [] if view["round"] == 0 else [say("explain-guard-value", value=view["derived"]["guard_value"])]
    return Explanation(say("place-path"), say("place-temple_island"), lines, now, ["LU-2.6", "LU-7.1"], "path")


def explain_guard(view: View, guard: str, _: int) -> Explanation:
    """A guard stone: where the Temple Guard stands in one of the rounds."""
    number = c.GUARDS.index(guard)
    value = int(c.GUARD_VALUES[number])
    lines = [say("explain-guard", round=number), say("explain-guard-points", value=value)]
    here = view["derived"]["guard"] == guard
    now = (
        [say("explain-guard-here")]
        if here
        else [say("explain-guard-gone" if number < view["round"] else "explain-guard-ahead")]
    )
    return Explanation(
        say(f"guard-{guard}"),
        say("piece-guard_stone"),
        lines,
        now,
        ["LU-7.1", "LU-7.6", "LU-10.4"],
        f"guard_stones {guard}",
    )


def explain_chair(view: View, chair: str, seat: int) -> Explanation:
    """A chair of the council."""
    shown = explain_council(view, "", seat)
    points = int(c.CHAIR_POINTS[int(chair)])
    lines = [say("explain-chair-points", points=points), *shown.lines]
    now = [
        say("explain-chair-sits", owner=view["derived"]["parties"][party]["name"])
        for party in view["council"][int(chair)]
    ]
    if seat >= 0 and (steps := int(chair) - _chair_of(view, seat)) > 0:
        now.append(say("explain-chair-steps", steps=steps))
    title = say("explain-chair-title", number=int(chair))
    return Explanation(title, say("place-council"), lines, now, shown.rules, "council")


def _chair_of(view: View, party: int) -> int:
    """Where the marker of a party lies; far away before it has one."""
    return next((chair for chair, parties in enumerate(view["council"]) if party in parties), len(view["council"]))


def explain_council(view: View, _: str, __: int) -> Explanation:
    """The council of priests."""
    lines = [say("explain-council"), say("explain-council-ties")]
    now = [
        say("explain-council-place", owner=view["derived"]["parties"][party]["name"], place=place + 1)
        for place, party in enumerate(view["derived"]["council_order"])
    ]
    return Explanation(
        say("place-council"), say("place-temple_island"), lines, now, ["LU-7.12", "LU-7.13", "LU-11.2"], "council"
    )


def explain_meditation_room(view: View, _: str, __: int) -> Explanation:
    """The meditation room and its time tokens."""
    lines = [say("explain-meditation"), say("explain-meditation-last", points=int(c.MEDITATION_POINTS))]
    now = [say("explain-meditation-left", left=view["time_left"])]
    rules = ["LU-8.8", "LU-8.9"]
    return Explanation(
        say("place-meditation_room"), say("place-temple_island"), lines, now, rules, f"player_count.{view['seats']}"
    )


def explain_observatory(view: View, _: str, __: int) -> Explanation:
    """The bank of influence."""
    now = [
        say("explain-score-has", owner=facts["name"], points=party["influence"])
        for party, facts in zip(view["parties"], view["derived"]["parties"], strict=True)
    ]
    lines = [say("explain-observatory")]
    return Explanation(
        say("place-observatory"), say("place-temple_island"), lines, now, ["LU-1.7", "LU-11.3"], "influence_tokens"
    )


def explain_round(view: View, _: str, __: int) -> Explanation:
    """The course of the rounds."""
    lines = [say("explain-round", rounds=c.ROUNDS), say("explain-round-scoring")]
    now = [say("explain-round-now", round=view["round"], left=c.ROUNDS - view["round"])]
    return Explanation(
        say("explain-round-title"), say("explain-kind-course"), lines, now, ["LU-5.1", "LU-9.1", "LU-11.1"], "constants"
    )

"""Hints at a table: given where they were agreed on, told to everybody, and about no position that people play.

A slow machine knows nothing in time, and that is an answer too: test_hint_turns holds what an answer says.
"""

import json

from server.people import Json, Person, Tab


def given(tab: Tab) -> list[Json]:
    """The answers to a hint that was asked for, up to the final one."""
    answers = [tab.read_until("hint")]
    while not answers[-1]["final"]:
        answers.append(tab.read_until("hint"))
    return answers


def test_whoever_plays_without_other_people_gets_a_hint(ana: Person) -> None:
    tab = ana.watch(ana.create("luna", "me", "novice"))
    tab.wait_for_turn()
    assert tab.update["hints"] == {"allowed": True, "used": []}
    seat = tab.update["actor"]
    assert tab.act("hint", seat=seat, deeper=0)["type"] == "ack"
    answers = given(tab)
    assert all(answer["seq"] == tab.update["seq"] for answer in answers)
    legal = [action["id"] for action in tab.update["legal"]]
    assert all(answer["hint"] is None or answer["hint"]["turns"][0]["actions"][0]["id"] in legal for answer in answers)
    assert tab.update["hints"]["used"] == [[tab.update["ply"], seat]]


def test_a_hint_makes_no_move_stale_and_is_counted_once(ana: Person) -> None:
    tab = ana.watch(ana.create("luna", "me", "novice"))
    tab.wait_for_turn()
    seq, ply, seat = tab.update["seq"], tab.update["ply"], tab.update["actor"]
    action = tab.update["legal"][0]["id"]
    for deeper in (0, 1):
        assert tab.act("hint", seat=seat, deeper=deeper)["type"] == "ack"
        tab.read_until("hint")
        assert tab.ask("hint_stop", table=tab.update["table"])["type"] == "ack"
    assert tab.update["hints"]["used"] == [[ply, seat]]
    assert tab.ask("play", table=tab.update["table"], seq=seq, seat=seat, action=action)["type"] == "ack"


def test_two_people_play_without_hints_unless_they_agree(ana: Person, bia: Person) -> None:
    table = ana.create("luna", "me", "open")
    bia.join(table)
    tabs = [person.watch(table) for person in (ana, bia)]
    deciding = next(tab for tab in tabs if tab.update["legal"])
    assert deciding.update["hints"]["allowed"] is False
    refused = deciding.act("hint", seat=deciding.update["actor"], deeper=0)
    assert refused["code"] == "hints_off"
    assert "shares" not in json.dumps(tabs[0].heard + tabs[1].heard)
    agreed = ana.create("luna", "me", "open", hints="all")
    bia.join(agreed)
    tabs = [person.watch(agreed) for person in (ana, bia)]
    deciding = next(tab for tab in tabs if tab.update["legal"])
    waiting = next(tab for tab in tabs if tab is not deciding)
    seat = deciding.update["actor"]
    assert waiting.act("hint", seat=1 - seat, deeper=0)["code"] == "not_your_turn"
    assert waiting.act("hint", seat=seat, deeper=0)["code"] == "forbidden"
    assert deciding.act("hint", seat=seat, deeper=0)["type"] == "ack"
    deciding.read_until("hint")
    assert waiting.next_update()["hints"]["used"] == [[deciding.update["ply"], seat]]
    assert "shares" not in json.dumps(waiting.heard), "what a hint says is told to one socket alone"


def test_a_position_that_people_play_is_told_about_nowhere(ana: Person, bia: Person) -> None:
    """Else a fork of the table, or its position uploaded, would be a hint at it."""
    table = ana.create("luna", "me", "open")
    bia.join(table)
    tab = bia.watch(table)
    ply = tab.update["ply"]
    position = bia.get(f"/tables/{table['table']}/position", ply=str(ply)).json()["position"]
    seats = [{"kind": "me"}, {"kind": "hotseat", "name": "Nobody"}]
    forks = [
        bia.post("/forks", table=table["table"], ply=ply, seats=seats),
        bia.post("/forks", game="luna", position=position, seats=seats),
    ]
    for fork in forks:
        assert fork.status_code == 201, fork.text
        own = bia.watch(fork.json())
        assert own.update["hints"]["allowed"] is True
        assert own.act("hint", seat=own.update["actor"], deeper=0)["code"] == "in_play"
    assert tab.act("resign", seat=1)["type"] == "ack"
    own = bia.watch(forks[0].json())
    assert own.act("hint", seat=own.update["actor"], deeper=0)["type"] == "ack", "nobody plays it any more"


def test_what_is_no_hint_is_refused(ana: Person) -> None:
    tab = ana.watch(ana.create("luna", "me", "novice"))
    tab.wait_for_turn()
    seat = tab.update["actor"]
    assert tab.act("hint", seat=seat, deeper=3)["code"] == "malformed"
    assert tab.ask("hint", table=tab.update["table"], seq=1, seat=seat, deeper=0)["code"] == "stale"
    assert ana.post("/tables", game="luna", seats=[{"kind": "me"}] * 2, hints="some").json()["code"] == "malformed"

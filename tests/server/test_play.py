"""A table over real sockets: everybody sees the same, moves are answered once, undo keeps its law."""

from server.people import Json, Person, Tab, eventually


def table_for_two(ana: Person, bia: Person) -> tuple[Json, Tab, Tab]:
    table = ana.create("hansa_teutonica", "me", "open", visibility="link")
    bia.join(table)
    return table, ana.watch(table), bia.watch(table)


def catch_up(tab: Tab, seq: int) -> None:
    """Read on until a tab has seen a change."""
    while tab.update["seq"] < seq:
        tab.next_update()


def mover(*tabs: Tab) -> Tab:
    [one] = [tab for tab in tabs if tab.update["legal"]]
    return one


def test_a_table_starts_when_its_last_seat_is_taken(ana: Person, bia: Person) -> None:
    table = ana.create("hansa_teutonica", "me", "open")
    assert table["state"] == "open"
    assert bia.join(table)["state"] == "running"


def test_a_move_reaches_everybody_with_the_same_position(ana: Person, bia: Person) -> None:
    _, first, second = table_for_two(ana, bia)
    answer = mover(first, second).play()
    catch_up(first, answer["seq"])
    catch_up(second, answer["seq"])
    assert first.update["view"] == second.update["view"]
    assert first.update["log"] == second.update["log"]


def test_legal_actions_are_told_to_the_deciding_player_alone(ana: Person, bia: Person, visitor: Person) -> None:
    table, first, second = table_for_two(ana, bia)
    with visitor.watch(table) as spectator:
        assert spectator.update["legal"] is None
        assert spectator.update["undo"] is None
    legal = [tab.update["legal"] for tab in (first, second)]
    assert [bool(one) for one in legal].count(True) == 1
    [offer] = [one[0] for one in legal if isinstance(one, list)]
    assert {"id", "text", "kind", "elements", "message", "arguments", "preview", "hands_over"} <= set(offer)


def test_the_same_nonce_does_nothing_twice(ana: Person) -> None:
    with ana.watch(ana.create("hansa_teutonica", "me", "hotseat")) as tab:
        before = dict(tab.update)
        fields = {"table": before["table"], "seq": before["seq"], "seat": before["actor"], "nonce": "once"}
        legal = before["legal"]
        assert isinstance(legal, list)
        first = tab.ask("play", action=legal[0]["id"], **fields)
        again = tab.ask("play", action=legal[0]["id"], **fields)
        assert first == again
        assert tab.update["seq"] == first["seq"]


def test_a_free_undo_goes_back_and_a_redo_returns(ana: Person, bia: Person) -> None:
    _, first, second = table_for_two(ana, bia)
    tab = mover(first, second)
    before = tab.update["view"]
    choice = next(i for i, offer in enumerate(tab.update["legal"]) if not offer["hands_over"])
    tab.play(choice)
    after = tab.update["view"]
    assert tab.update["undo"]["free"]
    undone = tab.act("undo", ply=tab.update["undo"]["ply"])
    catch_up(tab, undone["seq"])
    assert undone["done"] is True
    assert tab.update["view"] == before
    catch_up(tab, tab.act("redo")["seq"])
    assert tab.update["view"] == after


def play_until_handed_over(first: Tab, second: Tab) -> tuple[Tab, Tab]:
    """Whoever begins plays until the other must decide; returns both, the one who played first."""
    tab = mover(first, second)
    other = second if tab is first else first
    while tab.update["legal"]:
        tab.play()
    catch_up(other, tab.update["seq"])
    return tab, other


def test_an_undo_beyond_another_seat_needs_consent(ana: Person, bia: Person) -> None:
    _, first, second = table_for_two(ana, bia)
    tab, other = play_until_handed_over(first, second)
    ply = tab.update["undo"]["ply"]
    other.play()
    catch_up(tab, other.update["seq"])
    assert tab.act("undo", ply=ply)["done"] is False
    assert tab.act("undo_answer", accept=True)["code"] in {"no_undo", "stale"}
    asked = other.next_update()["asked"]
    assert isinstance(asked, dict)
    assert (asked["ply"], asked["user"]) == (ply, tab.person.id)
    catch_up(other, other.act("undo_answer", accept=True)["seq"])
    assert other.update["ply"] == ply


def test_a_declined_undo_changes_nothing(ana: Person, bia: Person) -> None:
    _, first, second = table_for_two(ana, bia)
    tab, other = play_until_handed_over(first, second)
    ply = tab.update["undo"]["ply"]
    other.play()
    catch_up(tab, other.update["seq"])
    before = tab.update["view"]
    tab.act("undo", ply=ply)
    other.next_update()
    catch_up(other, other.act("undo_answer", accept=False)["seq"])
    assert (other.update["asked"], other.update["view"]) == (None, before)


def test_against_bots_an_undo_is_always_free(ana: Person) -> None:
    with ana.watch(ana.create("hansa_teutonica", "me", "random")) as tab:
        tab.wait_for_turn()
        ply = tab.update["ply"]
        for _ in range(12):
            tab.play()
            tab.wait_for_turn()
        assert any(entry["by"] == "bot" for message in tab.heard for entry in plies(message))
        assert tab.act("undo", ply=ply)["done"] is True


def plies(message: Json) -> list[Json]:
    told = message.get("log")
    return told["plies"] if isinstance(told, dict) else []


def test_why_names_the_rule_that_forbids(ana: Person) -> None:
    with ana.watch(ana.create("hansa_teutonica", "me", "hotseat")) as tab:
        legal = {offer["id"] for offer in tab.update["legal"]}
        forbidden = next(action for action in range(1000) if action not in legal)
        refusal = tab.ask("why", table=tab.update["table"], action=forbidden)["refusal"]
        assert isinstance(refusal, dict)
        assert str(refusal["rule"]).startswith("HT-")
        assert tab.ask("why", table=tab.update["table"], action=min(legal))["refusal"] is None


def test_why_not_names_the_one_reason_against_an_element(ana: Person) -> None:
    with ana.watch(ana.create("hansa_teutonica", "me", "hotseat")) as tab:
        table = tab.update["table"]
        office = tab.ask("why_not", table=table, element="office:hamburg:0")["refusal"]
        assert office == {"rule": "HT-5.5.5", "message": "refusal-later_b_office", "arguments": {}, "sort": "later"}
        assert tab.ask("why_not", table=table, element="moon:full")["refusal"] is None


def test_a_resigned_seat_is_played_on_by_a_bot_for_good(ana: Person, bia: Person) -> None:
    _, first, second = table_for_two(ana, bia)
    assert first.act("resign", seat=0)["type"] == "ack"
    while not second.update["seats"][0]["resigned"]:
        second.next_update()
    second.wait_for_turn()
    catch_up(first, second.update["seq"])
    assert first.act("take_back", seat=0)["code"] == "forbidden"


def test_somebody_who_is_gone_is_replaced_and_can_come_back(ana: Person, bia: Person) -> None:
    table, first, second = table_for_two(ana, bia)
    assert second.act("hand_over", seat=0)["code"] == "present"
    first.close()
    second.read_until("presence")
    assert eventually(lambda: second.act("hand_over", seat=0)["type"] == "ack")
    while not second.update["seats"][0]["standin"]:
        second.next_update()
    second.wait_for_turn()
    with ana.watch(table) as back:
        catch_up(back, back.act("take_back", seat=0)["seq"])
        assert back.update["seats"][0]["standin"] is None


def test_chat_is_heard_and_kept_and_makes_no_move_stale(ana: Person, bia: Person) -> None:
    table, first, second = table_for_two(ana, bia)
    assert second.ask("chat", table=table["table"], text="Boa sorte! <b>")["type"] == "ack"
    line = first.read_until("chat")["line"]
    assert isinstance(line, dict)
    assert (line["name"], line["text"]) == ("Bia", "Boa sorte! <b>")
    assert mover(first, second).play()["type"] == "ack"
    with bia.watch(table) as again:
        assert [one["text"] for one in again.update["chat"]] == ["Boa sorte! <b>"]


def test_the_turn_list_follows_the_game(ana: Person, bia: Person) -> None:
    table, first, second = table_for_two(ana, bia)
    tab = mover(first, second)
    with tab.person.socket() as other:
        assert table["table"] in other.hello["turns"]
        while tab.update["legal"]:
            tab.play()
        assert table["table"] not in other.read_until("turns")["tables"]
    mine = tab.person.get("/my/tables").json()
    assert [one["waiting"] for one in mine if one["table"] == table["table"]] == [False]


def test_a_private_table_is_hidden_from_who_has_no_key(ana: Person, bia: Person, visitor: Person) -> None:
    table = ana.create("hansa_teutonica", "me", "open", visibility="link")
    assert visitor.get(f"/tables/{table['table']}").json()["code"] == "unknown_table"
    assert visitor.get(f"/tables/{table['table']}", key=str(table["key"])).status_code == 200
    assert table["table"] not in [one["table"] for one in bia.get("/tables").json()]
    with bia.socket() as tab:
        assert tab.ask("subscribe", table=table["table"])["code"] == "unknown_table"

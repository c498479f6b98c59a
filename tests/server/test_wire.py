"""The wire is declared once: the models, the page that explains them, the schema, and every frame that is sent."""

import json
import re
import subprocess
import sys
from pathlib import Path
from typing import get_args

import pytest
from pydantic import BaseModel

from server.people import Json, Person, Tab, eventually
from tabuleiro.core import find_game
from tabuleiro.server.errors import RequestError
from tabuleiro.server.http.models import TableBody, TableResponse
from tabuleiro.server.models import SeatResponse
from tabuleiro.server.sockets.client_messages import MODELS
from tabuleiro.server.sockets.frames import decode, read_message
from tabuleiro.server.sockets.schema import message_schema
from tabuleiro.server.sockets.server_messages import HintMessage, LessonCard, ServerMessage, UpdateMessage

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "protocol.md").read_text(encoding="utf-8")
EXAMPLES = re.findall(r"^```json\n(.*?)^```$", PAGE, re.MULTILINE | re.DOTALL)
EXAMPLE_MODELS: list[type[BaseModel]] = [TableBody, TableResponse, SeatResponse, UpdateMessage, HintMessage, LessonCard]
SERVER_MODELS: dict[str, type[BaseModel]] = {
    get_args(model.model_fields["type"].annotation)[0]: model for model in get_args(ServerMessage)
}


@pytest.mark.parametrize(("example", "model"), list(zip(EXAMPLES, EXAMPLE_MODELS, strict=True)))
def test_every_example_of_the_page_is_what_its_model_takes(example: str, model: type[BaseModel]) -> None:
    model.model_validate_json(example, strict=True)


@pytest.mark.parametrize("example", [example for example in EXAMPLES if '"options"' in example])
def test_every_example_has_options_that_its_game_offers(example: str) -> None:
    told = json.loads(example)
    find_game(told["game"]).new(4, told["options"])


def test_the_page_lists_every_server_message_with_its_fields() -> None:
    listed = dict(re.findall(r"^\| `(\w+) \{([^`}]*)\}` \| (?:the |subscribers)", PAGE, re.MULTILINE))
    assert set(listed) == set(SERVER_MODELS)
    for kind, fields in listed.items():
        names = {name.strip(" ?") for name in fields.split(",")} - {"..."}
        declared = {field.alias or name for name, field in SERVER_MODELS[kind].model_fields.items()} - {"type"}
        assert names <= declared, kind
        assert "..." in fields or names == declared, kind


def test_every_kind_of_server_message_is_sent_as_declared(ana: Person, bia: Person) -> None:
    """`Tab.read` holds each frame against its model; the story meets all kinds and all fields.

    But for `bye`, which a server says as its last word (test_admin_port.py hears it), `hint` (test_hints.py),
    `topic` (test_topics.py), and what bots of others hear (test_outside_bots.py).
    """
    table = ana.create("hansa_teutonica", "me", "open")
    with ana.watch(table) as first, ana.socket() as elsewhere, bia.watch(table) as second:
        bia.join(table)
        tabs = [first, second]
        for tab in tabs:
            tab.next_update()
        [mover] = [tab for tab in tabs if tab.update["legal"]]
        stale = mover.update["seq"] - 1
        legal = {offer["id"] for offer in mover.update["legal"]}
        forbidden = next(action for action in range(1000) if action not in legal)
        seat = mover.update["actor"]
        acks = [mover.play(), mover.act("undo", ply=mover.update["ply"] - 1)]
        errors = [mover.act("play", seat=seat, action=forbidden)]
        errors.append(mover.ask("play", table=table["table"], seq=stale, seat=seat, action=0))
        acks.append(mover.ask("why", table=table["table"], action=forbidden))
        acks.append(mover.ask("chat", table=table["table"], text="Boa sorte!"))
        play_until_over_to_the_other(mover)
        second.close()
        first.read_until("presence")
        assert {kind for ack in acks for kind in ack} == {"type", "nonce", "seq", "done", "refusal"}
        assert {kind for error in errors for kind in error} >= {"rule", "update"}
        elsewhere.read_until("turns")
        lonely = bia.create("luna", "me", "open")
        elsewhere.ask("subscribe", table=lonely["table"])
        bia.http.request("DELETE", "/api/me", json={})
        elsewhere.read_until("removed")
        heard = {message["type"] for tab in (*tabs, elsewhere) for message in tab.heard}
    assert heard == set(SERVER_MODELS) - {"bye", "hint", "topic", "warning", "position", "invited"}


def play_until_over_to_the_other(tab: Tab) -> None:
    while tab.update["legal"]:
        assert tab.play()["type"] == "ack"


def test_a_finished_table_is_sent_and_listed_with_its_result(ana: Person) -> None:
    table = ana.create("luna", "random", "random")
    assert eventually(lambda: ana.get(f"/tables/{table['table']}").json()["state"] == "finished", 60)
    with ana.watch(table) as tab:
        assert tab.update["result"] == ana.get(f"/tables/{table['table']}").json()["result"]
        assert tab.update["result"]["standings"]


SOUND: Json = {"type": "play", "nonce": "n", "table": "t", "seq": 1, "seat": 0, "action": "pass"}


@pytest.mark.parametrize(
    ("changed", "text"),
    [
        ({"type": "fly"}, "unknown type 'fly': expected one of subscribe, unsubscribe, play, undo, undo_answer, "),
        ({"type": ["play"]}, "unknown type ['play']: expected one of"),
        ({"wings": 2, "seat": None}, "play: unknown field 'wings'"),
        ({"seat": None}, "play.seat: expected a number, found None"),
        ({"seat": 2**31}, "play.seat: expected a number, found 2147483648"),
        ({"seat": True}, "play.seat: expected a number, found True"),
        ({"seq": 1.0, "seat": "x"}, "play.seq: expected a number, found 1.0"),
        ({"action": ""}, "play.action: expected a text of 1 to 200 characters, found ''"),
        ({"action": True}, "play.action: expected a text of 1 to 200 characters, found True"),
        ({"table": "t" * 17}, "play.table: expected a text of 1 to 16 characters, found 'ttttttttttttttttt'"),
        ({"nonce": "a\x00"}, "play.nonce: expected a text of 1 to 64 characters, found 'a\\x00'"),
    ],
)
def test_a_message_that_is_refused_says_what_was_expected_and_found(changed: Json, text: str) -> None:
    assert read_message(SOUND).kind == "play"
    with pytest.raises(RequestError) as caught:
        read_message(SOUND | changed)
    assert (caught.value.code, caught.value.text[: len(text)]) == ("malformed", text)


def test_a_field_that_is_missing_is_named_and_an_optional_one_is_not_missed() -> None:
    with pytest.raises(RequestError) as caught:
        read_message(decode('{"type": "undo_answer", "nonce": "n", "table": "t", "seq": 3}'))
    assert caught.value.text == "undo_answer.accept: expected true or false, found None"
    assert read_message(decode('{"type": "subscribe", "nonce": "n", "table": "t"}')).key == ""


def test_the_schema_names_every_message_and_no_unknown_field() -> None:
    schema: Json = message_schema()
    assert {model.__name__ for model in (*MODELS.values(), *SERVER_MODELS.values())} <= set(schema["$defs"])
    for side, models in (("client", MODELS), ("server", SERVER_MODELS)):
        assert set(schema["properties"][side]["discriminator"]["mapping"]) == set(models)
    for name, definition in schema["$defs"].items():
        assert definition["additionalProperties"] is False, name


def test_both_schemas_are_written_for_the_page(tmp_path: Path) -> None:
    subprocess.run([sys.executable, ROOT / "scripts" / "wire_schema.py", tmp_path], check=True)  # noqa: S603 - our own script
    openapi = json.loads((tmp_path / "openapi.json").read_text(encoding="utf-8"))
    assert json.loads((tmp_path / "messages.json").read_text(encoding="utf-8")) == message_schema()
    assert openapi["paths"]["/api/tables"]["post"]["responses"].keys() == {"201", "default"}

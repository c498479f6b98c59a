"""What subscribers are told: a table as it stands, serialised once per audience."""

from collections.abc import Callable

import orjson

from tabuleiro.server.table.serialise import encode_offers, encode_result
from tabuleiro.server.table.snapshot import Snapshot, last_decision, may_undo_freely

NULL = b"null"


class SerialisedSnapshot:
    """One version of a table. View and legal actions are made once, when somebody asks for them."""

    def __init__(self, snapshot: Snapshot, is_connected: Callable[[int], bool]) -> None:
        self.snapshot = snapshot
        self._is_connected = is_connected
        self._facts = b""
        self._legal = b""

    def facts(self) -> bytes:
        """What is told to everybody, as the inside of a JSON object."""
        if not self._facts:
            told = orjson.dumps(self._common())
            playthrough = self.snapshot.playthrough
            view = NULL if playthrough is None else orjson.dumps(playthrough.state.view())
            self._facts = told[1:-1] + b',"view":' + view
        return self._facts

    def legal(self) -> bytes:
        """What the deciding seat may do."""
        if not self._legal:
            settle = self.snapshot.agreed().settle
            self._legal = orjson.dumps(encode_offers(self.snapshot.playing().state, settle=settle))
        return self._legal

    def seats(self) -> list[dict[str, object]]:
        """Who sits where."""
        held = enumerate(self.snapshot.seats)
        return [seat.encode(number, connected=self.is_there(number)) for number, seat in held]

    def is_there(self, number: int) -> bool:
        """Whether whoever plays a seat is there; bots always are."""
        seat = self.snapshot.seats[number]
        return bool(seat.bot()) or self._is_connected(seat.user)

    def _common(self) -> dict[str, object]:
        snapshot = self.snapshot
        playthrough = snapshot.playthrough
        undo_request = snapshot.undo_request
        agreement = snapshot.agreed()
        return {
            "type": "update",
            "table": snapshot.table,
            "seq": snapshot.head,
            "ply": snapshot.ply(),
            "state": snapshot.state(),
            "game": agreement.game,
            "options": agreement.options,
            "host": snapshot.host,
            "next": snapshot.next or None,
            "actor": snapshot.actor(),
            "decision": None if playthrough is None else playthrough.state.decision(),
            "seats": self.seats(),
            "result": None if playthrough is None else encode_result(playthrough.state.result()),
            "problem": snapshot.problem or None,
            "asked": None if undo_request is None else undo_request._asdict(),
        }


class Update:
    """One update: the version, and from which ply on its log is told."""

    def __init__(self, serialised: SerialisedSnapshot, log_from: int, *, with_chat: bool) -> None:
        self._shown = serialised
        played = [] if serialised.snapshot.playthrough is None else serialised.snapshot.playthrough.played[log_from:]
        plies = b",".join([ply.json for ply in played])
        log = b',"log":{"from":%d,"plies":[%b]},"chat":' % (log_from, plies)
        chat = orjson.dumps(serialised.snapshot.chat) if with_chat else NULL
        self._common = b"{" + serialised.facts() + log + chat
        self._made: dict[tuple[bytes, bytes], str] = {}

    def text_for(self, user: int) -> str:
        """The message for a user's socket (0: nobody in particular)."""
        tail = (self._legal_for(user), self._undo_for(user))
        if tail not in self._made:
            self._made[tail] = (self._common + b',"legal":' + tail[0] + b',"undo":' + tail[1] + b"}").decode()
        return self._made[tail]

    def _legal_for(self, user: int) -> bytes:
        snapshot = self._shown.snapshot
        actor = snapshot.actor()
        if snapshot.state() != "running" or actor is None or actor not in snapshot.seats_of(user):
            return NULL
        return NULL if snapshot.seats[actor].bot() else self._shown.legal()

    def _undo_for(self, user: int) -> bytes:
        snapshot = self._shown.snapshot
        if not snapshot.seats_of(user) or snapshot.playthrough is None:
            return NULL
        ply = last_decision(snapshot, user)
        free = ply is not None and may_undo_freely(snapshot, ply, user)
        redo = bool(snapshot.playthrough.undone) and snapshot.playthrough.undone_by == user
        return orjson.dumps({"ply": ply, "free": free, "redo": redo})

"""What subscribers are told: a table as it stands, serialised once per audience."""

from collections.abc import Callable

import orjson

from tabuleiro.server.table.serialise import tell_legal, tell_result
from tabuleiro.server.table.snapshot import History, last_decision, may_undo_freely

NULL = b"null"


class Shown:
    """One version of a table. View and legal actions are made once, when somebody asks for them."""

    def __init__(self, history: History, is_connected: Callable[[int], bool]) -> None:
        self.history = history
        self._is_connected = is_connected
        self._facts = b""
        self._legal = b""

    def facts(self) -> bytes:
        """What is told to everybody, as the inside of a JSON object."""
        if not self._facts:
            told = orjson.dumps(self._common())
            line = self.history.line
            view = NULL if line is None else orjson.dumps(line.state.view())
            self._facts = told[1:-1] + b',"view":' + view
        return self._facts

    def legal(self) -> bytes:
        """What the deciding seat may do."""
        if not self._legal:
            settle = self.history.agreed().settle
            self._legal = orjson.dumps(tell_legal(self.history.playing().state, settle=settle))
        return self._legal

    def seats(self) -> list[dict[str, object]]:
        """Who sits where."""
        held = enumerate(self.history.seats)
        return [seat.told(number, connected=self.is_there(number)) for number, seat in held]

    def is_there(self, number: int) -> bool:
        """Whether whoever plays a seat is there; bots always are."""
        seat = self.history.seats[number]
        return bool(seat.bot()) or self._is_connected(seat.user)

    def _common(self) -> dict[str, object]:
        history = self.history
        line = history.line
        asked = history.asked
        setting = history.agreed()
        return {
            "type": "update",
            "table": history.table,
            "seq": history.head,
            "ply": history.ply(),
            "state": history.state(),
            "game": setting.game,
            "options": setting.options,
            "host": history.host,
            "next": history.next or None,
            "actor": history.actor(),
            "decision": None if line is None else line.state.decision(),
            "seats": self.seats(),
            "result": None if line is None else tell_result(line.state.result()),
            "problem": history.problem or None,
            "asked": None if asked is None else asked._asdict(),
        }


class Update:
    """One update: the version, and from which ply on its log is told."""

    def __init__(self, shown: Shown, log_from: int, *, with_chat: bool) -> None:
        self._shown = shown
        taken = [] if shown.history.line is None else shown.history.line.taken[log_from:]
        plies = b",".join([ply.told for ply in taken])
        log = b',"log":{"from":%d,"plies":[%b]},"chat":' % (log_from, plies)
        chat = orjson.dumps(shown.history.chat) if with_chat else NULL
        self._common = b"{" + shown.facts() + log + chat
        self._made: dict[tuple[bytes, bytes], str] = {}

    def text_for(self, user: int) -> str:
        """The message for a user's socket (0: nobody in particular)."""
        tail = (self._legal_for(user), self._undo_for(user))
        if tail not in self._made:
            self._made[tail] = (self._common + b',"legal":' + tail[0] + b',"undo":' + tail[1] + b"}").decode()
        return self._made[tail]

    def _legal_for(self, user: int) -> bytes:
        history = self._shown.history
        actor = history.actor()
        if history.state() != "running" or actor is None or actor not in history.seats_of(user):
            return NULL
        return NULL if history.seats[actor].bot() else self._shown.legal()

    def _undo_for(self, user: int) -> bytes:
        history = self._shown.history
        if not history.seats_of(user) or history.line is None:
            return NULL
        ply = last_decision(history, user)
        free = ply is not None and may_undo_freely(history, ply, user)
        redo = bool(history.line.undone) and history.line.undone_by == user
        return orjson.dumps({"ply": ply, "free": free, "redo": redo})

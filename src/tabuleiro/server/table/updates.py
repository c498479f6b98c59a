"""What subscribers get: a table as it stands, serialised once per audience and not once per socket."""

from typing import Final, NamedTuple

from tabuleiro.core.present.encoded import encode_dear, encode_offers
from tabuleiro.core.present.why import too_dear
from tabuleiro.server.table.clocks.present import encode_clocks
from tabuleiro.server.table.club.hearing import Blocks, blocks_nobody, is_heard
from tabuleiro.server.table.lessons.card import encode_lesson
from tabuleiro.server.table.playthrough import Playthrough
from tabuleiro.server.table.seat import Presence
from tabuleiro.server.table.serialise import encode_result
from tabuleiro.server.table.snapshot import SPECTATORS, Snapshot, number
from tabuleiro.server.table.undo_law import last_decision, may_undo_freely
from tabuleiro.server.table.wire import embed, encode, encode_text

LOG_PART: Final = 200
"""The most plies of one message, about 80 kB; a game may have 16,000."""
NO_LOG: Final = {"from": 0, "plies": []}
BOT_FORM: Final = "bot"
"""The form of what is sent to programs."""
OF_POSITION: Final = (
    *("table", "seq", "ply", "state", "game", "version", "components", "options", "actor", "decision", "seats"),
    *("result", "turn", "rated"),
)
"""What a program is told of a table besides its position."""


class UndoChance(NamedTuple):
    """What a user may take back: their last decision, whether that is free, and whether an undo can be redone."""

    ply: int | None
    free: bool
    redo: bool


class SerialisedSnapshot:
    """A snapshot as JSON. View and legal actions are made once, when somebody asks for them."""

    def __init__(self, snapshot: Snapshot, presence: Presence) -> None:
        self.snapshot = snapshot
        self._presence = presence
        self._public: dict[str, object] = {}
        self._legal: object = None
        self._too_dear: object = None
        self._position: object = None

    def public(self) -> dict[str, object]:
        """What everybody gets."""
        if not self._public:
            self._public = self._make_public()
        return self._public

    def legal(self) -> object:
        """What the deciding seat may do."""
        if self._legal is None:
            state, settling = self.snapshot.playing().state, self.snapshot.agreed().settle
            self._legal = embed(encode(encode_offers(state, settling=settling)))
        return self._legal

    def too_dear(self) -> object:
        """What the deciding seat could do if it cost less."""
        if self._too_dear is None:
            self._too_dear = embed(encode([encode_dear(one) for one in too_dear(self.snapshot.playing().state)]))
        return self._too_dear

    def position(self) -> object:
        """The position itself; None before the start."""
        state = None if self.snapshot.playthrough is None else self.snapshot.playthrough.state
        if self._position is None and state is not None:
            self._position = embed(encode(state.dump()))
        return self._position

    def choices(self) -> list[tuple[int, str]]:
        """What the deciding seat may do: ids and texts."""
        state = self.snapshot.playing().state
        return [(action, state.game().format(action)) for action in state.legal()]

    def is_there(self, number: int) -> bool:
        """Whether whoever plays a seat is there; bots always are."""
        seat = self.snapshot.seats[number]
        return bool(seat.bot()) or self._presence.is_connected(seat.user)

    def _make_public(self) -> dict[str, object]:
        snapshot, agreement = self.snapshot, self.snapshot.agreed()
        state = None if snapshot.playthrough is None else snapshot.playthrough.state
        course = snapshot.course()
        pending, refusal, rematch = snapshot.undo_request, snapshot.undo_refusal, snapshot.rematch
        return {
            "type": "update",
            "table": snapshot.table,
            "seq": snapshot.head,
            "ply": snapshot.ply(),
            "state": snapshot.status(),
            "game": agreement.game,
            "version": agreement.version,
            "components": agreement.components,
            "options": agreement.options,
            "host": snapshot.host,
            "next": snapshot.next or None,
            "actor": snapshot.actor(),
            "decision": None if state is None else state.decision(),
            "seats": [seat.encode(n, self._presence) for n, seat in enumerate(snapshot.seats)],
            "result": None if state is None else encode_result(state.result()),
            "problem": snapshot.problem or None,
            "muted": sorted(snapshot.muted),
            "asked": None if pending is None else pending._asdict(),
            "declined": None if refusal is None else refusal._asdict(),
            "rematch": None if rematch is None else rematch._asdict(),
            "view": None if state is None else embed(encode(state.view())),
            "lesson": None if course is None else encode_lesson(course),
            "hints": {"allowed": snapshot.has_hints(), "used": snapshot.hints},
            "turn": encode_turn(snapshot.playthrough),
            "rated": agreement.rated,
            "tournament": agreement.tournament(),
            "talk": agreement.chat,
            "spectators": agreement.spectators,
            "delay_minutes": agreement.delay_minutes,
            "note": snapshot.note,
        }


def encode_turn(playthrough: Playthrough | None) -> dict[str, object] | None:
    """Whose turn it is; None before the start and after the end."""
    if playthrough is None or playthrough.is_over():
        return None
    turn, owner, decider = playthrough.moment()
    if turn == 0:  # chance decides before anybody's first turn
        return None
    return {"number": turn, "owner": owner, "out_of_turn": decider >= 0 and decider != owner}


def log_part(playthrough: Playthrough, before: int, since: int = 0) -> dict[str, object]:
    """The part of the log that ends before a ply: as much of what was played since another as one part holds."""
    first = max(since, before - LOG_PART)
    return {"from": first, "plies": [embed(one) for one in playthrough.plies(first, before)]}


class Update:
    """One `update` message: a snapshot, and the newest part of the log from a ply on."""

    def __init__(
        self,
        serialised: SerialisedSnapshot,
        log_from: int,
        now: str,
        *,
        with_chat: bool,
        watching: int = 0,
        blocks: Blocks = blocks_nobody,
    ) -> None:
        self._serialised = serialised
        self._snapshot = serialised.snapshot
        playthrough = self._snapshot.playthrough
        self._shared = serialised.public() | {
            "log": NO_LOG if playthrough is None else log_part(playthrough, playthrough.ply(), log_from),
            "watching": watching,
            "clocks": encode_clocks(self._snapshot, now),
        }
        self._with_chat = with_chat
        self._blocks = blocks
        self._authors = frozenset(number(line["user"]) for line in self._snapshot.chat) if with_chat else frozenset()
        self._texts: dict[tuple[bool, UndoChance | None, bool, frozenset[int]], str] = {}
        """The frame for each audience: who decides, who may take what back, who hears everybody, and whom not."""
        self._positions: dict[bool, str] = {}
        """The frame for programs: for the one that decides, and for the others."""

    def text_for(self, user: int, form: str = "") -> str:
        """The frame for a user's socket (0: nobody in particular), for a person or in the form for programs."""
        if form == BOT_FORM:
            return self._position_for(user)
        hears_all = is_heard(self._snapshot, SPECTATORS, user)
        unheard = self._blocks(user) & self._authors
        audience = decides, undo, _, _ = self._snapshot.decides(user), self._undo_for(user), hears_all, unheard
        if audience not in self._texts:
            own = {
                "legal": self._serialised.legal() if decides else None,
                "too_dear": self._serialised.too_dear() if decides else None,
                "undo": None if undo is None else undo._asdict(),
                "chat": self._chat_for(user) if self._with_chat else None,
            }
            self._texts[audience] = encode_text(self._shared | own)
        return self._texts[audience]

    def _position_for(self, user: int) -> str:
        """The frame for a program: the position itself and the legal actions by id and text, and nothing to look at."""
        decides = self._snapshot.decides(user)
        if decides not in self._positions:
            public = self._serialised.public()
            told = {name: public[name] for name in OF_POSITION} | {"clocks": self._shared["clocks"]}
            game = {"position": self._serialised.position(), "legal": self._serialised.choices() if decides else None}
            self._positions[decides] = encode_text(told | {"type": "position"} | game)
        return self._positions[decides]

    def _chat_for(self, user: int) -> list[dict[str, object]]:
        """What a user hears of what was said."""
        unheard = self._blocks(user)
        return [
            line
            for line in self._snapshot.chat
            if line["user"] not in unheard and is_heard(self._snapshot, line["room"], user)
        ]

    def _undo_for(self, user: int) -> UndoChance | None:
        """What a user may take back; None without a seat."""
        playthrough = self._snapshot.playthrough
        if playthrough is None or not self._snapshot.seats_of(user):
            return None
        ply = last_decision(self._snapshot, user)
        free = ply is not None and may_undo_freely(self._snapshot, ply, user)
        if not free and self._snapshot.agreed().counts():  # nobody can be asked there
            ply = None
        redo = bool(playthrough.undone) and playthrough.undone_by == user
        return UndoChance(ply, free, redo)


def common_plies(before: Playthrough | None, after: Playthrough | None) -> int:
    """How many plies two versions of a game share: from there on the log is sent again."""
    if before is None or after is None:
        return 0
    return before.played.common(after.played)

"""A socket that does not read is dropped when 1 MB waits for it; nobody else waits for it meanwhile."""

import asyncio

from server.people import Person
from tabuleiro.server.clock import SystemClock
from tabuleiro.server.people.limits import QUEUE_BYTES, Limits
from tabuleiro.server.people.lines import PROGRAMS
from tabuleiro.server.people.user import User
from tabuleiro.server.sockets.socket import TOO_SLOW, Socket


class DeafWeb:
    """The other side of a connection that never reads."""

    client = None

    async def send_text(self, _: str) -> None:
        await asyncio.sleep(3600)


class LimitsAlone:
    """All that a socket needs of a service to be made."""

    clock = SystemClock()
    limits = Limits(clock)

    def address_of(self, _: object) -> str:
        return "192.0.2.1"


def test_a_slow_reader_is_dropped_and_sending_never_waits() -> None:
    async def story() -> None:
        socket = Socket(DeafWeb(), LimitsAlone(), None, "")  # type: ignore[arg-type] # stand-ins for what is used
        writing = asyncio.create_task(socket.write())
        part = "x" * 100_000
        for sent in range(1, 100):
            socket.send(part)
            await asyncio.sleep(0)
            assert bool(socket.close_code) == ((sent - 1) * len(part) > QUEUE_BYTES)
        assert (socket.close_code, socket.closing.is_set()) == (TOO_SLOW, True)
        writing.cancel()

    asyncio.run(story())


def test_a_single_message_however_long_closes_nothing() -> None:
    async def story() -> None:
        socket = Socket(DeafWeb(), LimitsAlone(), None, "")  # type: ignore[arg-type] # stand-ins for what is used
        socket.send("ack")
        socket.send("x" * 3 * QUEUE_BYTES)
        assert not socket.close_code
        socket.send("one more that is not read")
        assert socket.close_code == TOO_SLOW

    asyncio.run(story())


def test_somebody_who_reads_is_not_dropped(ana: Person) -> None:
    with ana.watch(ana.create("hansa_teutonica", "me", "hotseat")) as tab:
        for _ in range(20):
            assert tab.play()["type"] == "ack"


def test_programs_wait_in_one_line_however_many_they_are_and_people_in_that_of_their_address() -> None:
    async def story() -> None:
        program = User(7, "Robot", is_guest=False, language="en", preferences={}, owner=3)
        person = User(3, "Ana", is_guest=False, language="en", preferences={})
        lines = [Socket(DeafWeb(), LimitsAlone(), who, "").line for who in (program, person, None)]  # type: ignore[arg-type] # stand-ins for what is used
        assert lines == [PROGRAMS, "192.0.2.1", "192.0.2.1"]

    asyncio.run(story())

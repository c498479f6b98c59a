"""Addresses that users name lead nowhere into our own network (SSRF): no connection is ever seen there."""

import asyncio
import socket
from collections.abc import Iterator

import httpcore
import pytest

from tabuleiro.server.notices.public_address import PrivateAddress, PublicClient, check_url

NAMES = (
    "localhost",
    "LOCALHOST",
    "localhost.",
    "db.localhost",
    "printer.local",
    "metadata.google.internal",
    "intranet",
)
NUMBERS = (
    "127.0.0.1",
    "127.1",
    "127.0.1",
    "2130706433",
    "0x7f000001",
    "0x7f.0.0.1",
    "0177.0.0.1",
    "0.0.0.0",  # noqa: S104 - named, not bound
    "10.0.0.1",
    "172.16.0.1",
    "172.31.255.255",
    "192.168.1.1",
    "169.254.169.254",
    "100.64.0.1",
    "100.100.100.200",
    "192.0.2.7",
    "198.18.0.1",
    "224.0.0.1",
    "255.255.255.255",
    "240.0.0.1",
    "[::1]",
    "[::]",
    "[::ffff:127.0.0.1]",
    "[::ffff:7f00:1]",
    "[::ffff:169.254.169.254]",
    "[64:ff9b::7f00:1]",
    "[64:ff9b::a9fe:a9fe]",
    "[64:ff9b:1::1]",
    "[2002:7f00:1::]",
    "[2002:a9fe:a9fe::1]",
    "[2001:0:7f00:1::]",
    "[fe80::1]",
    "[fe80::1%25eth0]",
    "[fc00::1]",
    "[fd00:ec2::254]",
    "[ff02::1]",
    "[2001:db8::1]",
    "[fec0::1]",
)
FORMS = (
    "http://example.org/",
    "https://example.org:8443/",
    "https://example.org:22/",
    "https://user@example.org/",
    "https://user:password@example.org/",
    "https://example.org@127.0.0.1/",
    "https://example.org#@127.0.0.1/",
    "https://example.org\\@127.0.0.1/",
    "https:///etc/passwd",
    "file:///etc/passwd",
    "gopher://example.org/",
    "ftp://example.org/",
    "//example.org/",
    "example.org",
    "https://",
    "https://exa mple.org/",
    "https://example.org/\r\nHost: evil",
    "https://ex\u00e4mple.org/",
    "https://example.org:99999/",
    "https://[::1/",
    "https://" + "a" * 1000 + ".org/",
)
URLS = [*(f"https://{host}/hook" for host in (*NAMES, *NUMBERS)), *FORMS]


@pytest.fixture
def listener() -> Iterator[socket.socket]:
    """A socket of this machine at which nobody must ever knock."""
    with socket.create_server(("127.0.0.1", 0)) as found:
        found.setblocking(False)
        yield found


def is_silent(listener: socket.socket) -> bool:
    """Whether nobody has connected."""
    try:
        listener.accept()[0].close()
    except BlockingIOError:
        return True
    return False


def post(url: str, *answers: list[str], allowed: frozenset[str] = frozenset()) -> int:
    """Post to an address; the name servers answer as told, one time after the other."""
    told = iter(answers)

    async def resolving(_host: str, _port: int) -> list[str]:
        return next(told)

    client = PublicClient(allowed, resolving) if answers else PublicClient(allowed)
    return asyncio.run(client.post(url, {}, b"{}", 2.0))


def test_there_are_sixty_of_them() -> None:
    assert len(URLS) >= 60
    assert len(set(URLS)) == len(URLS)


@pytest.mark.parametrize("url", URLS)
def test_an_address_that_is_not_public_is_refused_before_anything_is_resolved(url: str) -> None:
    with pytest.raises(PrivateAddress):
        check_url(url, frozenset())
    with pytest.raises(PrivateAddress):
        post(url, ["93.184.215.14"])


@pytest.mark.parametrize("url", ["https://example.org/hook", "https://example.org:443/", "https://1.1.1.1/x?y=z"])
def test_an_address_on_the_internet_is_taken(url: str) -> None:
    assert check_url(url, frozenset()) == url


@pytest.mark.parametrize(
    "addresses",
    [["127.0.0.1"], ["93.184.215.14", "127.0.0.1"], ["::1"], ["::ffff:127.0.0.1"], ["169.254.169.254"], ["10.1.2.3"]],
)
def test_a_name_that_means_one_of_our_own_addresses_is_refused(listener: socket.socket, addresses: list[str]) -> None:
    with pytest.raises(PrivateAddress):
        post("https://rebinding.example.org/hook", addresses)
    assert is_silent(listener)


def test_a_name_that_changes_between_check_and_connection_gains_nothing() -> None:
    """The second answer of the name servers is never asked for: the checked address is the one that is used."""
    asked: list[str] = []

    async def resolving(host: str, _port: int) -> list[str]:
        asked.append(host)
        return ["192.0.2.1"] if len(asked) == 1 else ["127.0.0.1"]

    with pytest.raises(PrivateAddress):
        asyncio.run(PublicClient(frozenset(), resolving).post("https://rebinding.example.org/", {}, b"", 2.0))
    assert asked == ["rebinding.example.org"]


def test_a_redirect_is_not_followed(listener: socket.socket) -> None:
    async def story() -> int:
        async def redirect(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
            await reader.readuntil(b"\r\n\r\n")
            place = f"http://127.0.0.1:{listener.getsockname()[1]}/"
            writer.write(f"HTTP/1.1 307 Elsewhere\r\nLocation: {place}\r\nContent-Length: 0\r\n\r\n".encode())
            await writer.drain()
            writer.close()

        server = await asyncio.start_server(redirect, "127.0.0.1", 0)
        async with server:
            port = server.sockets[0].getsockname()[1]
            client = PublicClient(frozenset({"127.0.0.1"}))
            return await client.post(f"http://127.0.0.1:{port}/hook", {}, b"{}", 5.0)

    assert asyncio.run(story()) == 307
    assert is_silent(listener)


def test_a_name_that_means_nothing_is_no_private_address() -> None:
    with pytest.raises(httpcore.ConnectError):
        post("https://nothing.example.org/", [])

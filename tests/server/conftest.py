"""Real servers for the tests: processes of their own with real databases and real sockets."""

import os
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest
from postgres import Cluster, temporary_cluster
from server_process import ServerProcess, serving

from server.people import Person

WORKERS = os.environ.get("WORKERS", "1")
"""With more than one the common server is as many workers on one PostgreSQL; connections go to whichever is free."""


@pytest.fixture(scope="session")
def server(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """One server for all tests that do not harm it. A player who leaves is gone at once; bots never stop."""
    folder = tmp_path_factory.mktemp("server")
    database, options = f"sqlite:///{folder}/t.db", ["--gone-seconds", "0", "--unwatched-bots"]
    if WORKERS != "1":
        cluster: Cluster = request.getfixturevalue("cluster")
        database, options = cluster.new_database("common_server"), ["--workers", WORKERS, *options]
    with serving(database, folder / "server.log", *options) as running:
        yield running


@pytest.fixture
def own_server(tmp_path: Path) -> Iterator[ServerProcess]:
    """A server that a test has for itself."""
    with serving(f"sqlite:///{tmp_path}/own.db", tmp_path / "server.log") as running:
        yield running


@pytest.fixture
def ana(server: ServerProcess) -> Iterator[Person]:
    with closing(Person(server, "Ana")) as person:
        yield person


@pytest.fixture
def bia(server: ServerProcess) -> Iterator[Person]:
    with closing(Person(server, "Bia")) as person:
        yield person


@pytest.fixture
def visitor(server: ServerProcess) -> Iterator[Person]:
    with closing(Person(server)) as person:
        yield person


@pytest.fixture(scope="session")
def cluster() -> Iterator[Cluster]:
    """A temporary PostgreSQL server. Without one the tests that need it are skipped, loudly; under CI they fail."""
    with temporary_cluster() as found:
        if found is None and os.environ.get("CI"):
            pytest.fail("no PostgreSQL can be had on this machine")
        if found is None:
            pytest.skip(
                "NO POSTGRESQL: not on the path, not in a package, not to be installed; nothing was tested on it"
            )
        yield found


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """A new database of either kind."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path}/t.db"
    cluster: Cluster = request.getfixturevalue("cluster")
    return cluster.new_database(tmp_path.name.replace("[", "_"))

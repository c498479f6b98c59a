"""The pilgrim map: how many places and roads it has is for components.toml to say (CO-7.5, CO-7.6)."""

from collections.abc import Sequence
from typing import Final

from tabuleiro.core.reader import Reader

KINDS: Final = ("corner", "stopover", "monastery")
ROAD_COLOURS: Final = ("blue", "brown", "ruby")
FAR: Final = 99
"""A distance that no way has: no place is cut off from a monastery."""


class PilgrimMap:
    """The places, the corners of Coimbra first, the monastery spaces among them, and the roads."""

    def __init__(self, data: Reader, corners: int, spaces: int, backs: Sequence[str]) -> None:
        self.corners = corners
        self.node_ids: list[str] = []
        self.space_of_node: list[int] = []
        self.node_of_space: list[int] = []
        self.space_back: list[int] = []
        for i, node in enumerate(data.at("map_node").items()):
            self.node_ids.append(node.identifier())
            kind = KINDS[node.at("kind").word(KINDS)]
            if (kind == "corner") != (i < corners):
                raise node.at("kind").fail(f"the {corners} corners come first, and there are no others")
            self.space_of_node.append(len(self.node_of_space) if kind == "monastery" else -1)
            if kind == "monastery":
                self.node_of_space.append(i)
                self.space_back.append(node.at("back").word(backs))
        if len(self.node_of_space) != spaces:
            raise data.at("map_node").fail(f"expected {spaces} monastery spaces")
        if len(set(self.node_ids)) != len(self.node_ids):
            raise data.at("map_node").fail("two places have one id")
        self._read_roads(data.at("map_roads"))

    def _read_roads(self, roads: Reader) -> None:
        """The places one step away from each place, ascending."""
        steps: list[set[int]] = [set() for _ in self.node_ids]
        for road in roads.at("one_way").items():
            start, end = (node.word(self.node_ids) for node in road.items_exactly(2))
            if start >= self.corners or end < self.corners:
                raise road.fail("a one-way road leads from a corner to a place that is none")
            steps[start].add(end)
        for road in roads.at("two_way").items():
            *nodes, colour = road.items_exactly(3)
            colour.word(ROAD_COLOURS)
            start, end = (node.word(self.node_ids) for node in nodes)
            if start < self.corners or end < self.corners:
                raise road.fail("nobody moves back into Coimbra (CO-7.5)")
            steps[start].add(end)
            steps[end].add(start)
        self.roads: list[int] = []
        self.road_first: list[int] = []
        for node, ends in enumerate(steps):
            if not ends:
                raise roads.fail(f"no road leads on from {self.node_ids[node]}")
            self.road_first.append(len(self.roads))
            self.roads += sorted(ends)
        self.road_first.append(len(self.roads))
        self.distances: list[int] = []
        for node in range(len(steps)):
            distances = _distances(node, steps)
            self.distances += [distances[end] for end in self.node_of_space]
            if FAR in self.distances:
                raise roads.fail(f"{self.node_ids[node]} is cut off from a monastery")


def _distances(start: int, steps: list[set[int]]) -> list[int]:
    """Steps from a place to every other, by breadth-first search; FAR where no road leads."""
    found = [FAR] * len(steps)
    ring, distance = {start}, 0
    while ring:
        for node in ring:
            found[node] = distance
        ring = {end for node in ring for end in steps[node] if found[end] == FAR}
        distance += 1
    return found

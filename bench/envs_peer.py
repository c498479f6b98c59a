"""Measures PettingZoo's chess_v6; runs in an environment of its own.

python bench/envs_peer.py SECONDS       prints one JSON object
"""

import json
import sys

from aec_loop import rates
from pettingzoo.classic import chess_v6

if __name__ == "__main__":
    chess = chess_v6.env()  # type: ignore[no-untyped-call] # theirs
    print(json.dumps({"steps_per_s": round(rates(chess, float(sys.argv[1]))[0])}))

"""What proves a game: conformance to the contract, soak, the judge, goldens, perft, lock-step, citations.

Everything here works on any `Game` and fails hard. `tabuleiro.testkit.suite` puts it all into pytest in a few lines.
"""

"""`tabuleiro rules --search` and `components list --json`: what is found in the rules, and where values come from."""

import json

from cli.running import Run


def test_a_search_shows_the_best_rule_first(tabuleiro: Run) -> None:
    done = tabuleiro("rules", "luna", "--search", "sanctification")
    assert done.exit_code == 0
    assert done.stdout.startswith("LU-7.6  ")
    assert "rules say it." in done.stdout


def test_a_search_goes_without_accents_and_in_either_language(tabuleiro: Run) -> None:
    own = tabuleiro("rules", "luna", "--search", "apostata", "--lang", "pt-BR").stdout
    other = tabuleiro("rules", "luna", "--search", "sanctification", "--lang", "pt-BR").stdout
    assert "LU-9.4" in own
    assert other.startswith("LU-7.6  ")
    assert "regras dizem isso" in own


def test_words_that_no_rule_says_are_refused_by_name(tabuleiro: Run) -> None:
    for words in ("submarine", "  "):
        done = tabuleiro("rules", "luna", "--search", words)
        assert done.exit_code == 2
        assert f"no rule says “{words}”" in done.stderr


def test_values_are_listed_as_json_by_provenance(tabuleiro: Run) -> None:
    every = json.loads(tabuleiro("components", "list", "merv", "--json").stdout)
    some = json.loads(tabuleiro("components", "list", "merv", "--provenance", "reconstructed", "--json").stdout)
    assert every["game"] == "merv"
    assert 0 < len(some["values"]) < len(every["values"])
    assert {value["provenance"] for value in some["values"]} == {"reconstructed"}
    assert tabuleiro("components", "list", "merv", "--provenance", "hearsay").exit_code == 2

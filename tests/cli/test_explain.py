"""`explain` in a game at the terminal: by the words that people see."""

from cli.running import Run

HANSA = ("play", "hansa_teutonica", "--seats", "human,regular", "--seed", "3")


def test_a_thing_is_explained_by_its_name(tabuleiro: Run) -> None:
    done = tabuleiro(*HANSA, typed="explain halle\n")
    assert "improve this ability: City Keys" in done.stdout
    assert "HT-6.5: Benefits of a claim" in done.stdout


def test_it_is_explained_in_portuguese_without_regard_to_accents(tabuleiro: Run) -> None:
    done = tabuleiro(*HANSA, "--lang", "pt-BR", typed="explicar trilha de cidades concluidas\n")
    assert "HT-12.3: Fim do jogo" in done.stdout


def test_words_that_fit_several_things_are_answered_with_their_names(tabuleiro: Run) -> None:
    done = tabuleiro(*HANSA, typed="explain office 1 of g\n")
    assert "Which one? Office 1 of Groningen, Office 1 of Goslar" in done.stdout


def test_unknown_words_and_none_are_answered(tabuleiro: Run) -> None:
    done = tabuleiro(*HANSA, typed="explain atlantis\nexplain\n")
    assert "nothing here is called “atlantis”" in done.stdout
    assert "explain WORDS" in done.stdout

"""`python -m tabuleiro` is the command line."""

from tabuleiro.cli import main

if __name__ == "__main__":
    main()

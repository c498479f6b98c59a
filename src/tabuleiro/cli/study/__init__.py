"""What many games say: `tabuleiro explore` and `tabuleiro statistics`."""

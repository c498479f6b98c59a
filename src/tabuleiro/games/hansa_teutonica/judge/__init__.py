"""The judge: legality read a second time, literally from the rules."""

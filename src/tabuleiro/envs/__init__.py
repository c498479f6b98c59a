"""Research environments: adapters to PettingZoo, Gymnasium and OpenSpiel. There are no rules in here."""

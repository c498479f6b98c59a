"""The second reading of the rules: which rule forbids an action."""

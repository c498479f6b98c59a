"""The judge: the second reading of the rules, which says why an action is not allowed."""

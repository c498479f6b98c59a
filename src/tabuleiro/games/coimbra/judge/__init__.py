"""The second reading of the rules: why an action is not allowed."""

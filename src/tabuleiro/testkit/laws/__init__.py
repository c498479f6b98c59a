"""The laws that every game keeps, each a check that fails hard."""

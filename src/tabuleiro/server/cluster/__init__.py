"""Several workers on one PostgreSQL: what they tell each other, what they look for, and what only one of them does."""

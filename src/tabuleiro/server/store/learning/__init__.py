"""What people learn from, in the database: analyses of games, and what they tried in place of their mistakes."""

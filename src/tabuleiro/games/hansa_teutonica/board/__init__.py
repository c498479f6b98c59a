"""What lies on the table: pieces on routes, offices in cities, the players' desks."""

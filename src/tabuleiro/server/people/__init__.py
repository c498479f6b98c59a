"""Users: their sessions and passwords, and the rate limits that they are held to."""

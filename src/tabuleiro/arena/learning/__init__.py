"""Training by games against oneself."""

"""What several workers on one PostgreSQL keep in it about themselves."""

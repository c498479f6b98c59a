"""The games. Each package holds one; none imports another."""

"""The components and the vocabulary of their effects."""

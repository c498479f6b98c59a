"""The documentation as a site: what the repository's pages, rules, printed values and docstrings become there."""

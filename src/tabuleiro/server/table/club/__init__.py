"""A table among people who know each other, or do not: invitations, quick phrases, who may look on and how late."""

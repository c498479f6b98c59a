"""Programs that choose actions. They own the random generator; the rules never see one."""

"""Many games at once: processes that compute, so that nobody else has to wait."""

"""Marvel Studios Phase 1."""

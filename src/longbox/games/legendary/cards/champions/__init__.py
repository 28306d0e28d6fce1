"""Champions."""

"""Fear Itself."""

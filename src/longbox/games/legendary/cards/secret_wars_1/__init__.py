"""Secret Wars, Volume 1."""

"""Secret Wars, Volume 2."""

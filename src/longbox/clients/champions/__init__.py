"""Marvel Champions as clients show, tell and judge it."""

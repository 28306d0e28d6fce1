"""Vs. System 2PCG: duels for two to four players."""

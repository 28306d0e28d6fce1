"""The Defenders."""

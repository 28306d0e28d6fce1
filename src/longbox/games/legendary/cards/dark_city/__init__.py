"""Dark City."""

"""Marvel Champions: one to four heroes against a villain and its scheme."""

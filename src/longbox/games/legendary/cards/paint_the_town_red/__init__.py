"""Paint the Town Red."""

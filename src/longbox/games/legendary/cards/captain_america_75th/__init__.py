"""Captain America 75th Anniversary."""

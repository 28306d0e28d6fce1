"""X-Men."""

"""Computer players. They see what their seat may see, through the public API, and nothing else."""

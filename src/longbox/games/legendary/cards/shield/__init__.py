"""S.H.I.E.L.D."""

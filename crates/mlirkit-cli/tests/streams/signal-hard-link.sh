hard=yes at_moments TERM

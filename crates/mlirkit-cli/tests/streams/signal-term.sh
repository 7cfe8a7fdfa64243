# At any moment: the old or the new file, whole, and nothing beside it.
at_moments TERM

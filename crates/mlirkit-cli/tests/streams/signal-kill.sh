# What cannot be caught leaves the old or the new file whole all the same.
leftovers=any at_moments KILL

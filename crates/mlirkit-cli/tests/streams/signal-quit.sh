# As the others that end a process.
at_moments QUIT

# The disk is full: nothing stays, and the message names the file.
large 100000 > l.mlir; echo old > out
trap '' XFSZ; ulimit -f 64
fails $M opt l.mlir -o out 2> err
[ "$(cat out)" = old ] && grep -q "'out'" err && no_leftovers

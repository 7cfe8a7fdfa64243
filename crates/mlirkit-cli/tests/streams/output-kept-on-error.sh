echo old > out
fails $M opt bad.mlir -o out 2> err
[ "$(cat out)" = old ] && no_leftovers

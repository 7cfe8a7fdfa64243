# The file needs more memory than there is: an error that names it, the old output, and nothing beside it.
large 30000000 > l.mlir; echo old > out
(ulimit -v 120000; fails $M opt --mlir-disable-threading l.mlir -o out 2> err)
grep -q "l.mlir: error: not enough memory" err || { cat err >&3; exit 1; }
[ "$(cat out)" = old ] && no_leftovers

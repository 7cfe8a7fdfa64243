# The shell sees that it was the signal.
large 1200000 > l.mlir; code=0
$M opt l.mlir -o out & sleep 0.05; kill -TERM $!; wait $! || code=$?
[ $code = 143 ]
[ ! -e out ]
no_leftovers

large 100000 > l.mlir; echo old > out
code=0
( ulimit -c 0; ulimit -f 64; $M opt l.mlir -o out 2> err ) || code=$?
[ $code != 0 ]
[ "$(cat out)" = old ] && no_leftovers

# The reader leaves; that is its right.
large 200000 > l.mlir; mkfifo pipe; head -c 10 pipe > out &
$M opt l.mlir -o pipe 2> err; wait
[ -p pipe ]
[ ! -s err ]

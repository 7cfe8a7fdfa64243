mkfifo pipe; cat pipe > out &
$M opt a.mlir -o pipe; wait
[ -p pipe ]
same out want

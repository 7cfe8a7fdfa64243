mkfifo p; cat a.mlir > p &
$M opt p > out; same out want

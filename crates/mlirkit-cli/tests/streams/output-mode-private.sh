echo old > out; chmod 600 out
$M opt a.mlir -o out
same out want && [ "$(stat -c %a out)" = 600 ]

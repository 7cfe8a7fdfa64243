echo old > out; chmod 755 out
$M opt a.mlir -o out
[ "$(stat -c %a out)" = 755 ]

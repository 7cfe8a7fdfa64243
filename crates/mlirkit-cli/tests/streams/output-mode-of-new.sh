umask 027; $M opt a.mlir -o out
[ "$(stat -c %a out)" = 640 ]

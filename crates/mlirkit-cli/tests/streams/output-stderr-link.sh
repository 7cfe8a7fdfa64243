ln -s /proc/self/fd/2 link
$M opt a.mlir -o link 2> out
[ -L link ]
same out want

# The name of standard output is no file to replace.
ln -s /proc/self/fd/1 link
$M opt a.mlir -o link > out
[ -L link ]
same out want

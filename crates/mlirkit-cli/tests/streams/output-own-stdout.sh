# The file that standard output was redirected to, by its own name.
: > out; inode=$(stat -c %i out)
$M opt a.mlir -o out >> out
same out want && [ "$(stat -c %i out)" = "$inode" ]

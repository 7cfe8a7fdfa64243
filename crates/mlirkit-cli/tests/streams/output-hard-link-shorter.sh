# Nothing of longer old contents is left.
head -c 100000 /dev/zero > one; ln one two
$M opt a.mlir -o one
same two want

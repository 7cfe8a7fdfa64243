echo old > one; ln one two; inode=$(stat -c %i one)
$M opt a.mlir -o one
same one want && same two want && [ "$(stat -c %i one)" = "$inode" ] && no_leftovers

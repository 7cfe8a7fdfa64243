echo old > one; ln one two
fails $M opt bad.mlir -o one 2> err
[ "$(cat two)" = old ] && no_leftovers

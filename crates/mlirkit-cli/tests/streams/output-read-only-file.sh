echo old > out; chmod 444 out; chmod 777 .
fails as_nobody $M opt a.mlir -o out 2> err
[ "$(cat out)" = old ] && grep -q "'out'" err && no_leftovers

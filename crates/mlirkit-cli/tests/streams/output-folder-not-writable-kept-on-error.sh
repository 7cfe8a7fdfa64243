mkdir d; echo old > d/out; chmod 666 d/out; chmod 555 d
fails as_nobody $M opt bad.mlir -o d/out 2> err
[ "$(cat d/out)" = old ]

status 1 $M opt none.mlir 2> err
[ "$(cat err)" = "cannot open input file 'none.mlir': No such file or directory" ]

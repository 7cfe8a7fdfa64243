$M opt a.mlir -o /dev/fd/5 5> out
same out want

chmod 000 a.mlir; chmod 755 .
fails as_nobody $M opt a.mlir 2> err
grep -q "'a.mlir': Permission denied" err

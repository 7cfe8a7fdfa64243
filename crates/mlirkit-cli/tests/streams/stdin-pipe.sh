cat a.mlir | $M opt > out; same out want
cat a.mlir | $M opt - -o out2; same out2 want

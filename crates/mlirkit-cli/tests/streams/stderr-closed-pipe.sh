mkfifo p; sleep 0 < p & exec 7> p; wait
status 1 $M opt bad.mlir 2>&7
status 1 $M layout none.mlir 2>&7

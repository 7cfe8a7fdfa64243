# What was read of a pipe is shown without reading it again.
mkfifo p; cat s.mlir bad.mlir > p &
fails $M translate --serialize p 2> err
grep -q '^p:[0-9]*:[0-9]*: error' err

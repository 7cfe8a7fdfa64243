# Nobody may move a file over another's there, and may write to it all the same.
root_only
mkdir d; chmod 1777 d; echo old > d/out; chmod 666 d/out
as_nobody $M opt a.mlir -o d/out
same d/out want && [ "$(ls -A d)" = out ] && [ "$(stat -c %u d/out)" = 0 ]

mkdir d; mount -t tmpfs -o size=64k none d 2> /dev/null || skip
trap 'umount d' EXIT
large 100000 > l.mlir; echo old > d/out
fails $M opt l.mlir -o d/out 2> err
[ "$(cat d/out)" = old ] && grep -q "'d/out'.*No space left" err && [ "$(ls -A d)" = out ]

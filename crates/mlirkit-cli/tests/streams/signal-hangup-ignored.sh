# What nohup asks for stays so. The program may have ended before the signal comes.
large 200000 > l.mlir
( trap '' HUP; exec $M opt l.mlir -o out ) & sleep 0.05; kill -HUP $! 2>/dev/null || true
wait $!
[ -s out ]
no_leftovers

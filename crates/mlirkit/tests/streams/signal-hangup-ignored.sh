# What nohup asks for stays so.
large 200000 > l.mlir
( trap '' HUP; exec $M opt l.mlir -o out ) & sleep 0.05; kill -HUP $!
wait $!
[ -s out ]
no_leftovers

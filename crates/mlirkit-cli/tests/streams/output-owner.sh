root_only
echo old > out; chown 65534:65534 out
$M opt a.mlir -o out
same out want && [ "$(stat -c %u:%g out)" = 65534:65534 ]

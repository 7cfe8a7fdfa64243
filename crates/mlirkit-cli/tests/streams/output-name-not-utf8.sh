name=$(printf 'a\377b')
$M opt a.mlir -o "$name"
same "$name" want

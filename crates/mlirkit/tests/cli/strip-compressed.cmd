# A module in compressed data cannot be stripped, so the file is refused. Other compressed data stays.
cd "$T"
cat >zlib.mlir <<'M'
"t.a"() {x = "eNrz9XkfxJubk1mUnVmiYKBnqGfAwMjLzAiE7My8rIyMrMLcTLzizMysrKws4qyMAYyM7CzszIyMbMyMrIwMnuzK/IJJpZk5JZl5DLn5KaU5qQz6Gfm5qfqJOZnJqfrZegWVDByczECDAK9sEwE="} : () -> ()
M
cat >gzip.mlir <<'M'
"t.a"() {x = dense<"0x1f8b0800000000000203cbcd4f29cd4955a8ae55c8c94fd650d2cfc8cf4dd54fccc94c4ed5cfd62ba854b232b432d2e40200c5f15e4a26000000"> : tensor<58xi8>} : () -> ()
M
cat >zstd.mlir <<'M'
"t.a"() {x = "\28\B5\2F\FD\00\00"} : () -> ()
M
cat >other.mlir <<'M'
"t.a"() {x = "eNorT81MzygpVigfpDQAnUU+HQ=="} : () -> ()
M
for file in zlib gzip zstd other; do mlirkit strip $file.mlir --all; done

npy() { printf "\223NUMPY\001\000\076\000%-61s\n" "{'descr': '$1', 'fortran_order': $2, 'shape': ($3), }"; }
(npy "<f4" True "2, 2"; printf 0123456789abcdef) > $T/columns.npy
(npy ">f4" False "4,"; printf 0123456789abcdef) > $T/big.npy
(npy "<i4" False "4,"; printf 0123456789abcdef) > $T/ints.npy
(npy "<f4" False "2, 2"; printf 0123456789abcdef) > $T/square.npy
(npy "<f4" False "4,"; printf 0123456789abcde) > $T/short.npy
(npy "<f4" False "4,"; printf 0123456789abcdef) > $T/good.npy
for new in columns big ints square short good; do mlirkit resources replace inputs/weights.mlir w0=$T/$new.npy -o $T/new.mlir; grep w0: $T/new.mlir; done
tensors() { head=$(printf '{%s}' "$1"); printf "\\$(printf %03o ${#head})\000\000\000\000\000\000\000%s" "$head"; printf "%s" "$2"; }
try() { tensors "$1" "$2" > $T/w.safetensors; mlirkit resources internalize $T/small.mlir --from $T/w.safetensors -o $T/again.mlir; grep w[01]: $T/again.mlir; }
grep -v "^ *w[01]:" inputs/weights.mlir > $T/small.mlir
both=0123456789abcdef0123456789abcdef
try '' ''
try '"w0":{"dtype":"F32","shape":[4],"data_offsets":[0,16]}' 0123456789abcdef
try '"w0":{"dtype":"F32","shape":[4],"data_offsets":[0,16]},"w1":{"dtype":"F32","shape":[4],"data_offsets":[0,16]}' 0123456789abcdef
try '"w0":{"dtype":"F32","shape":[4],"data_offsets":[0,16]},"w1":{"dtype":"I32","shape":[4],"data_offsets":[16,32]}' $both
try '"w0":{"dtype":"F32","shape":[4],"data_offsets":[0,16]},"w1":{"dtype":"F32","shape":[2,2],"data_offsets":[16,32]}' $both
try '"w0":{"dtype":"F32","shape":[4],"data_offsets":[0,16]},"w1":{"dtype":"F32","shape":[3],"data_offsets":[16,28]}' 0123456789abcdef0123456789ab
try '"w0":{"dtype":"F32","shape":[4],"data_offsets":[0,16]},"w1":{"dtype":"F32","shape":[4],"data_offsets":[16,32]},"w2":{"dtype":"U8","shape":[0],"data_offsets":[32,32]}' $both
try '"w0":{"dtype":"F32","shape":[4],"data_offsets":[0,16]},"w1":{"dtype":"F32","shape":[4],"data_offsets":[16,32]}' $both
mlirkit resources internalize inputs/weights.mlir --from $T/w.safetensors -o $T/twice.mlir
mlirkit resources extract $T/small.mlir w0 -o $T/w0

// The encoding of a storage is another one than that of a tensor, though it looks the same.
#csr = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
func.func @storage(%a: tensor<?x?xf32, #csr>, %b: !sparse_tensor.storage_specifier<#csr>) {
  return
}

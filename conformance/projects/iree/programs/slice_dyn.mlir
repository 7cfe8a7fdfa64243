func.func @s(%a: tensor<?x32xf32>, %o: index, %n: index) -> tensor<?x32xf32> {
  %s = tensor.extract_slice %a[%o, 0] [%n, 32] [1, 1] : tensor<?x32xf32> to tensor<?x32xf32>
  return %s : tensor<?x32xf32>
}

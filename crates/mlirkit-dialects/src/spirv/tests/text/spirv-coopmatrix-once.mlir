func.func @f(%a: !spirv.coopmatrix<4x4294967299xi32, Subgroup, MatrixB>) {
  return
}

func.func @segments() {
  omp.target_enter_data {operandSegmentSizes = array<i32: 1, 0, 0, 0, 0, 0>}
  return
}

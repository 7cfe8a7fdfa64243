// Literals are rounded to their type at once, and the least affine constant has no sign behind a minus.
"unknown.floats"() {
  a = [0.1 : f80, 0.1 : f128, 1.0e4000 : f128, 1.0e-4000 : f80, 15.49999999999999999999 : f8E4M3, 240.50000000000000000001 : bf16],
  b = [1.0e9999 : f4E2M1FN, -1.0e9999 : f6E3M2FN, 1.0e9999 : f8E8M0FNU, 1.0e-9999 : f32],
  c = dense<[0.1, 1.0e-4950]> : tensor<2xf128>,
  d = affine_map<(d0, d1) -> (9223372036854775808, d1 + d0 * 9223372036854775808)>
} : () -> ()

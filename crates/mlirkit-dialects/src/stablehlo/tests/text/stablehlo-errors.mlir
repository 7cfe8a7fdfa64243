// Judged by jaxlib 0.10.2.
func.func @f(%x: tensor<4xf32>, %m: tensor<4x8xf32>, %z: tensor<f32>, %p: tensor<4xi1>, %c: tensor<4xcomplex<f32>>) {
  %0 = stablehlo.add %x, %x : (tensor<4xf32>) -> tensor<4xf32>
  return
}
// -----
func.func @f(%x: tensor<4xf32>, %m: tensor<4x8xf32>, %z: tensor<f32>, %p: tensor<4xi1>, %c: tensor<4xcomplex<f32>>) {
  %0 = stablehlo.add %x, %x : (tensor<4xf32>, tensor<4xf32>) -> (tensor<4xf32>, tensor<4xf32>)
  return
}
// -----
func.func @f(%x: tensor<4xf32>, %m: tensor<4x8xf32>, %z: tensor<f32>, %p: tensor<4xi1>, %c: tensor<4xcomplex<f32>>) {
  %0 = stablehlo.add %x, %x tensor<4xf32>
  return
}
// -----
func.func @f(%x: tensor<4xf32>, %m: tensor<4x8xf32>, %z: tensor<f32>, %p: tensor<4xi1>, %c: tensor<4xcomplex<f32>>) {
  %0 = stablehlo.complex %x, %x : tensor<4xf32>
  return
}
// -----
func.func @f(%x: tensor<4xf32>, %m: tensor<4x8xf32>, %z: tensor<f32>, %p: tensor<4xi1>, %c: tensor<4xcomplex<f32>>) {
  %0 = stablehlo.complex %x, %x : i32
  return
}
// -----
func.func @f(%x: tensor<4xf32>, %m: tensor<4x8xf32>, %z: tensor<f32>, %p: tensor<4xi1>, %c: tensor<4xcomplex<f32>>) {
  %0 = stablehlo.select %p, %x, %x : tensor<4xf32>
  return
}
// -----
func.func @f(%x: tensor<4xf32>, %m: tensor<4x8xf32>, %z: tensor<f32>, %p: tensor<4xi1>, %c: tensor<4xcomplex<f32>>) {
  %0 = stablehlo.select %p, %x, %x : tensor<4xi1>, tensor<4xf32>, tensor<4xf32>
  return
}
// -----
func.func @f(%x: tensor<4xf32>, %m: tensor<4x8xf32>, %z: tensor<f32>, %p: tensor<4xi1>, %c: tensor<4xcomplex<f32>>) {
  %0 = stablehlo.tuple %x : tensor<4xf32>
  return
}
// -----
func.func @f(%x: tensor<4xf32>, %m: tensor<4x8xf32>, %z: tensor<f32>, %p: tensor<4xi1>, %c: tensor<4xcomplex<f32>>) {
  %0 = stablehlo.optimization_barrier %x : 4
  return
}
// -----
func.func @f(%x: tensor<4xf32>, %m: tensor<4x8xf32>, %z: tensor<f32>, %p: tensor<4xi1>, %c: tensor<4xcomplex<f32>>) {
  %0 = stablehlo.reduce_precision %x, format = 2e : tensor<4xf32>
  return
}
// -----
func.func @f(%x: tensor<4xf32>, %m: tensor<4x8xf32>, %z: tensor<f32>, %p: tensor<4xi1>, %c: tensor<4xcomplex<f32>>) {
  %0 = stablehlo.reduce_precision %x, format = e2 : tensor<4xf32>
  return
}
// -----
func.func @f(%x: tensor<4xf32>, %m: tensor<4x8xf32>, %z: tensor<f32>, %p: tensor<4xi1>, %c: tensor<4xcomplex<f32>>) {
  %0 = stablehlo.reduce_precision %x, format = e99999999999m2 : tensor<4xf32>
  return
}
// -----
func.func @f(%x: tensor<4xf32>, %m: tensor<4x8xf32>, %z: tensor<f32>, %p: tensor<4xi1>, %c: tensor<4xcomplex<f32>>) {
  %0 = stablehlo.reduce_precision %x, format = e2m99999999999 : tensor<4xf32>
  return
}
// -----
func.func @f(%x: tensor<4xf32>, %m: tensor<4x8xf32>, %z: tensor<f32>, %p: tensor<4xi1>, %c: tensor<4xcomplex<f32>>) {
  %0 = stablehlo.custom_call foo(%x) : (tensor<4xf32>) -> tensor<4xf32>
  return
}
// -----
func.func @f(%x: tensor<4xf32>, %m: tensor<4x8xf32>, %z: tensor<f32>, %p: tensor<4xi1>, %c: tensor<4xcomplex<f32>>) {
  %0 = stablehlo.slice %x [0:4:] : (tensor<4xf32>) -> tensor<4xf32>
  return
}
// -----
func.func @f(%x: tensor<4xf32>, %m: tensor<4x8xf32>, %z: tensor<f32>, %p: tensor<4xi1>, %c: tensor<4xcomplex<f32>>) {
  %0 = stablehlo.slice %x [0] : (tensor<4xf32>) -> tensor<4xf32>
  return
}
// -----
func.func @f(%x: tensor<4xf32>, %m: tensor<4x8xf32>, %z: tensor<f32>, %p: tensor<4xi1>, %c: tensor<4xcomplex<f32>>) {
  %0 = stablehlo.slice %x 0:4 : (tensor<4xf32>) -> tensor<4xf32>
  return
}
// -----
func.func @f(%x: tensor<4xf32>, %m: tensor<4x8xf32>, %z: tensor<f32>, %p: tensor<4xi1>, %c: tensor<4xcomplex<f32>>) {
  %0 = stablehlo.concatenate %x, %x dim = 0 : (tensor<4xf32>, tensor<4xf32>) -> tensor<8xf32>
  return
}
// -----
func.func @f(%x: tensor<4xf32>, %m: tensor<4x8xf32>, %z: tensor<f32>, %p: tensor<4xi1>, %c: tensor<4xcomplex<f32>>) {
  %0 = stablehlo.constant 1 : i32
  return
}
// -----
func.func @f(%x: tensor<4xf32>, %m: tensor<4x8xf32>, %z: tensor<f32>, %p: tensor<4xi1>, %c: tensor<4xcomplex<f32>>) {
  %0 = stablehlo.constant {a = 1}
  return
}
// -----
func.func @f(%x: tensor<4xf32>, %m: tensor<4x8xf32>, %z: tensor<f32>, %p: tensor<4xi1>, %c: tensor<4xcomplex<f32>>) {
  %0 = stablehlo.constant() <{value = 1 : i32}> : (i32) -> i32
  return
}
// -----
func.func @f(%x: tensor<4xf32>, %m: tensor<4x8xf32>, %z: tensor<f32>, %p: tensor<4xi1>, %c: tensor<4xcomplex<f32>>) {
  %0 = stablehlo.while(%i = %x, %j) : tensor<4xf32> cond { stablehlo.return %p : tensor<4xi1> } do { stablehlo.return %i : tensor<4xf32> }
  return
}
// -----
func.func @f(%x: tensor<4xf32>, %m: tensor<4x8xf32>, %z: tensor<f32>, %p: tensor<4xi1>, %c: tensor<4xcomplex<f32>>) {
  %0 = stablehlo.while(%i = %x) cond { stablehlo.return %p : tensor<4xi1> } do { stablehlo.return %i : tensor<4xf32> }
  return
}
// -----
func.func @f(%x: tensor<4xf32>, %m: tensor<4x8xf32>, %z: tensor<f32>, %p: tensor<4xi1>, %c: tensor<4xcomplex<f32>>) {
  %0 = stablehlo.while(%i = %x) : tensor<4xf32>, i32 cond { stablehlo.return %p : tensor<4xi1> } do { stablehlo.return %i : tensor<4xf32> }
  return
}
// -----
func.func @f(%x: tensor<4xf32>, %m: tensor<4x8xf32>, %z: tensor<f32>, %p: tensor<4xi1>, %c: tensor<4xcomplex<f32>>) {
  %0 = stablehlo.while(%i = %x) : tensor<4xf32> { stablehlo.return %p : tensor<4xi1> } do { stablehlo.return %i : tensor<4xf32> }
  return
}
// -----
func.func @f(%x: tensor<4xf32>, %m: tensor<4x8xf32>, %z: tensor<f32>, %p: tensor<4xi1>, %c: tensor<4xcomplex<f32>>) {
  %0 = stablehlo.reduce(%m init: %z) applies stablehlo.subtract across dimensions = [1] : (tensor<4x8xf32>, tensor<f32>) -> tensor<4xf32>
  return
}
// -----
func.func @f(%x: tensor<4xf32>, %m: tensor<4x8xf32>, %z: tensor<f32>, %p: tensor<4xi1>, %c: tensor<4xcomplex<f32>>) {
  %0 = stablehlo.reduce(%m init: %z) applies stablehlo.abs across dimensions = [1] : (tensor<4x8xf32>, tensor<f32>) -> tensor<4xf32>
  return
}
// -----
func.func @f(%x: tensor<4xf32>, %m: tensor<4x8xf32>, %z: tensor<f32>, %p: tensor<4xi1>, %c: tensor<4xcomplex<f32>>) {
  %0 = stablehlo.reduce(%m init: %z) applies chlo.broadcast_add across dimensions = [1] : (tensor<4x8xf32>, tensor<f32>) -> tensor<4xf32>
  return
}
// -----
func.func @f(%x: tensor<4xf32>, %m: tensor<4x8xf32>, %z: tensor<f32>, %p: tensor<4xi1>, %c: tensor<4xcomplex<f32>>) {
  %0 = stablehlo.reduce(%m init: %z) applies stablehlo.nothing across dimensions = [1] : (tensor<4x8xf32>, tensor<f32>) -> tensor<4xf32>
  return
}
// -----
func.func @f(%x: tensor<4xf32>, %m: tensor<4x8xf32>, %z: tensor<f32>, %p: tensor<4xi1>, %c: tensor<4xcomplex<f32>>) {
  %0 = stablehlo.reduce(%m init: %z) applies stablehlo.add across dimensions = [1] : tensor<4x8xf32>
  return
}
// -----
func.func @f(%x: tensor<4xf32>, %m: tensor<4x8xf32>, %z: tensor<f32>, %p: tensor<4xi1>, %c: tensor<4xcomplex<f32>>) {
  %0 = stablehlo.reduce(%m init: %z) applies stablehlo.add across dimensions = [1] : () -> tensor<4xf32>
  return
}
// -----
func.func @f(%x: tensor<4xf32>, %m: tensor<4x8xf32>, %z: tensor<f32>, %p: tensor<4xi1>, %c: tensor<4xcomplex<f32>>) {
  %0 = stablehlo.reduce(%m init: %z) applies stablehlo.add across dimensions = [1] : (tensor<4x8xf32>) -> tensor<4xf32>
  return
}
// -----
func.func @f(%x: tensor<4xf32>, %m: tensor<4x8xf32>, %z: tensor<f32>, %p: tensor<4xi1>, %c: tensor<4xcomplex<f32>>) {
  %0 = stablehlo.reduce(%m init: %z) applies stablehlo.add across dims = [1] : (tensor<4x8xf32>, tensor<f32>) -> tensor<4xf32>
  return
}
// -----
func.func @f(%x: tensor<4xf32>, %m: tensor<4x8xf32>, %z: tensor<f32>, %p: tensor<4xi1>, %c: tensor<4xcomplex<f32>>) {
  %0 = stablehlo.reduce(%m, %z) applies stablehlo.add across dimensions = [1] : (tensor<4x8xf32>, tensor<f32>) -> tensor<4xf32>
  return
}
// -----
func.func @f(%x: tensor<4xf32>, %m: tensor<4x8xf32>, %z: tensor<f32>, %p: tensor<4xi1>, %c: tensor<4xcomplex<f32>>) {
  %0 = stablehlo.reduce(%m init: %z) across dimensions = [1] : (tensor<4x8xf32>, tensor<f32>) -> tensor<4xf32>
  return
}
// -----
func.func @f(%x: tensor<4xf32>, %m: tensor<4x8xf32>, %z: tensor<f32>, %p: tensor<4xi1>, %c: tensor<4xcomplex<f32>>) {
  %0 = stablehlo.dot %m, %m, algorithm = 1 : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
  return
}
// -----
func.func @f(%x: tensor<4xf32>, %m: tensor<4x8xf32>, %z: tensor<f32>, %p: tensor<4xi1>, %c: tensor<4xcomplex<f32>>) {
  %0 = stablehlo.dot_general %m, %m, batching_dims = [0] x [0] : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
  return
}
// -----
func.func @f(%x: tensor<4xf32>, %m: tensor<4x8xf32>, %z: tensor<f32>, %p: tensor<4xi1>, %c: tensor<4xcomplex<f32>>) {
  %0 = stablehlo.dot_general %m, %m, contracting_dims = [1], [1] : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
  return
}
// -----
func.func @f(%x: tensor<4xf32>, %m: tensor<4x8xf32>, %z: tensor<f32>, %p: tensor<4xi1>, %c: tensor<4xcomplex<f32>>) {
  %0 = stablehlo.dot_general %m, %m, contracting_dims = [1] x [1], algorithm = <lhs> : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
  return
}
// -----
func.func @f(%x: tensor<4xf32>, %m: tensor<4x8xf32>, %z: tensor<f32>, %p: tensor<4xi1>, %c: tensor<4xcomplex<f32>>) {
  %0 = stablehlo.dot_general %m, %m, contracting_dims = [1] x [1], precision = [HIGH, HIGH], other = 1 : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
  return
}
// -----
func.func @f(%x: tensor<4xf32>, %m: tensor<4x8xf32>, %z: tensor<f32>, %p: tensor<4xi1>, %c: tensor<4xcomplex<f32>>) {
  %0 = stablehlo.convolution(%m, %m) dim_numbers = [b, 0, 0, f]x[0, 1, i, o]->[b, 0, 1, f], window = {} : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
  return
}
// -----
func.func @f(%x: tensor<4xf32>, %m: tensor<4x8xf32>, %z: tensor<f32>, %p: tensor<4xi1>, %c: tensor<4xcomplex<f32>>) {
  %0 = stablehlo.convolution(%m, %m) dim_numbers = [b, -1, f]x[0, i, o]->[b, 0, f], window = {} : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
  return
}
// -----
func.func @f(%x: tensor<4xf32>, %m: tensor<4x8xf32>, %z: tensor<f32>, %p: tensor<4xi1>, %c: tensor<4xcomplex<f32>>) {
  %0 = stablehlo.convolution(%m, %m) dim_numbers = [b, 1, f]x[0, i, o]->[b, 0, f], window = {} : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
  return
}
// -----
func.func @f(%x: tensor<4xf32>, %m: tensor<4x8xf32>, %z: tensor<f32>, %p: tensor<4xi1>, %c: tensor<4xcomplex<f32>>) {
  %0 = stablehlo.convolution(%m, %m) dim_numbers = [b, 0]x[0, i, o]->[b, 0, f], window = {} : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
  return
}
// -----
func.func @f(%x: tensor<4xf32>, %m: tensor<4x8xf32>, %z: tensor<f32>, %p: tensor<4xi1>, %c: tensor<4xcomplex<f32>>) {
  %0 = stablehlo.convolution(%m, %m) dim_numbers = [0]x[0, i, o]->[b, 0, f], window = {} : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
  return
}
// -----
func.func @f(%x: tensor<4xf32>, %m: tensor<4x8xf32>, %z: tensor<f32>, %p: tensor<4xi1>, %c: tensor<4xcomplex<f32>>) {
  %0 = stablehlo.convolution(%m, %m) dim_numbers = [b, i, f]x[0, i, o]->[b, 0, f], window = {} : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
  return
}
// -----
func.func @f(%x: tensor<4xf32>, %m: tensor<4x8xf32>, %z: tensor<f32>, %p: tensor<4xi1>, %c: tensor<4xcomplex<f32>>) {
  %0 = stablehlo.convolution(%m, %m) dim_numbers = [b, b, f]x[0, i, o]->[b, 0, f], window = {} : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
  return
}
// -----
func.func @f(%x: tensor<4xf32>, %m: tensor<4x8xf32>, %z: tensor<f32>, %p: tensor<4xi1>, %c: tensor<4xcomplex<f32>>) {
  %0 = stablehlo.convolution(%m, %m) dim_numbers = [b, f, x]x[0, i, o]->[b, 0, f], window = {} : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
  return
}
// -----
func.func @f(%x: tensor<4xf32>, %m: tensor<4x8xf32>, %z: tensor<f32>, %p: tensor<4xi1>, %c: tensor<4xcomplex<f32>>) {
  %0 = stablehlo.convolution(%m, %m) dim_numbers = [bb, f, 0]x[0, i, o]->[b, 0, f], window = {} : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
  return
}
// -----
func.func @f(%x: tensor<4xf32>, %m: tensor<4x8xf32>, %z: tensor<f32>, %p: tensor<4xi1>, %c: tensor<4xcomplex<f32>>) {
  %0 = stablehlo.convolution(%m, %m) dim_numbers = [b, f, 0, ]x[0, i, o]->[b, 0, f], window = {} : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
  return
}
// -----
func.func @f(%x: tensor<4xf32>, %m: tensor<4x8xf32>, %z: tensor<f32>, %p: tensor<4xi1>, %c: tensor<4xcomplex<f32>>) {
  %0 = stablehlo.convolution(%m, %m) dim_numbers = [b, f, 0 1]x[0, i, o]->[b, 0, f], window = {} : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
  return
}
// -----
func.func @f(%x: tensor<4xf32>, %m: tensor<4x8xf32>, %z: tensor<f32>, %p: tensor<4xi1>, %c: tensor<4xcomplex<f32>>) {
  %0 = stablehlo.convolution(%m, %m) dim_numbers = [b, f, 0]y[0, i, o]->[b, 0, f], window = {} : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
  return
}
// -----
func.func @f(%x: tensor<4xf32>, %m: tensor<4x8xf32>, %z: tensor<f32>, %p: tensor<4xi1>, %c: tensor<4xcomplex<f32>>) {
  %0 = stablehlo.convolution(%m, %m) dim_numbers = [b, f, 0]x[0, i, o], window = {} : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
  return
}
// -----
func.func @f(%x: tensor<4xf32>, %m: tensor<4x8xf32>, %z: tensor<f32>, %p: tensor<4xi1>, %c: tensor<4xcomplex<f32>>) {
  %0 = stablehlo.convolution(%m, %m) dim_numbers = [b, f, 0]x[0, i, o]->[b, 0, f], window = {other = [1]} : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
  return
}
// -----
func.func @f(%x: tensor<4xf32>, %m: tensor<4x8xf32>, %z: tensor<f32>, %p: tensor<4xi1>, %c: tensor<4xcomplex<f32>>) {
  %0 = stablehlo.convolution(%m, %m) dim_numbers = [b, f, 0]x[0, i, o]->[b, 0, f], window = {stride = [1], stride = [1]} : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
  return
}
// -----
func.func @f(%x: tensor<4xf32>, %m: tensor<4x8xf32>, %z: tensor<f32>, %p: tensor<4xi1>, %c: tensor<4xcomplex<f32>>) {
  %0 = stablehlo.convolution(%m, %m) dim_numbers = [b, f, 0]x[0, i, o]->[b, 0, f], window = {pad = [[1]]} : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
  return
}
// -----
func.func @f(%x: tensor<4xf32>, %m: tensor<4x8xf32>, %z: tensor<f32>, %p: tensor<4xi1>, %c: tensor<4xcomplex<f32>>) {
  %0 = stablehlo.convolution(%m, %m) dim_numbers = [b, f, 0]x[0, i, o]->[b, 0, f], window = {pad = [[1, 2, 3]]} : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
  return
}
// -----
func.func @f(%x: tensor<4xf32>, %m: tensor<4x8xf32>, %z: tensor<f32>, %p: tensor<4xi1>, %c: tensor<4xcomplex<f32>>) {
  "test.op"() {a = #stablehlo.gather<offset_dims = [0], offset_dims = [1]>} : () -> ()
  return
}
// -----
func.func @f(%x: tensor<4xf32>, %m: tensor<4x8xf32>, %z: tensor<f32>, %p: tensor<4xi1>, %c: tensor<4xcomplex<f32>>) {
  "test.op"() {a = #stablehlo.gather<foo_dims = [0]>} : () -> ()
  return
}
// -----
func.func @f(%x: tensor<4xf32>, %m: tensor<4x8xf32>, %z: tensor<f32>, %p: tensor<4xi1>, %c: tensor<4xcomplex<f32>>) {
  "test.op"() {a = #stablehlo.gather<offset_dims = 0>} : () -> ()
  return
}
// -----
func.func @f(%x: tensor<4xf32>, %m: tensor<4x8xf32>, %z: tensor<f32>, %p: tensor<4xi1>, %c: tensor<4xcomplex<f32>>) {
  "test.op"() {a = #stablehlo.scatter<index_vector_dim [0]>} : () -> ()
  return
}
// -----
func.func @f(%x: tensor<4xf32>, %m: tensor<4x8xf32>, %z: tensor<f32>, %p: tensor<4xi1>, %c: tensor<4xcomplex<f32>>) {
  "test.op"() {a = #stablehlo.scatter<index_vector_dim = 0 update_window_dims = [1]>} : () -> ()
  return
}
// -----
func.func @f(%x: tensor<4xf32>, %m: tensor<4x8xf32>, %z: tensor<f32>, %p: tensor<4xi1>, %c: tensor<4xcomplex<f32>>) {
  "test.op"() {a = #stablehlo.dot<lhs_batching_dimensions = [a]>} : () -> ()
  return
}
// -----
func.func @f(%x: tensor<4xf32>, %m: tensor<4x8xf32>, %z: tensor<f32>, %p: tensor<4xi1>, %c: tensor<4xcomplex<f32>>) {
  "test.op"() {a = #stablehlo.dot} : () -> ()
  return
}
// -----
func.func @f(%x: tensor<4xf32>, %m: tensor<4x8xf32>, %z: tensor<f32>, %p: tensor<4xi1>, %c: tensor<4xcomplex<f32>>) {
  "test.op"() {a = #stablehlo.conv<raw input_batch_dimension = [0]>} : () -> ()
  return
}
// -----
func.func @f(%x: tensor<4xf32>, %m: tensor<4x8xf32>, %z: tensor<f32>, %p: tensor<4xi1>, %c: tensor<4xcomplex<f32>>) {
  "test.op"() {a = #stablehlo.conv<[b, c]x[i, o]->[b, f]>} : () -> ()
  return
}
// -----
func.func @f(%x: tensor<4xf32>, %m: tensor<4x8xf32>, %z: tensor<f32>, %p: tensor<4xi1>, %c: tensor<4xcomplex<f32>>) {
  "test.op"() {a = #stablehlo.nothing<1>} : () -> ()
  return
}
// -----
func.func @f(%x: tensor<4xf32>, %m: tensor<4x8xf32>, %z: tensor<f32>, %p: tensor<4xi1>, %c: tensor<4xcomplex<f32>>) {
  "test.op"() {a = #chlo.nothing<1>} : () -> ()
  return
}
// -----
func.func @f(%x: tensor<4xf32>, %m: tensor<4x8xf32>, %z: tensor<f32>, %p: tensor<4xi1>, %c: tensor<4xcomplex<f32>>) {
  "test.op"() {a = #chlo.ragged_dot<nothing = 1>} : () -> ()
  return
}
// -----
func.func @f(%x: tensor<4xf32>, %m: tensor<4x8xf32>, %z: tensor<f32>, %p: tensor<4xi1>, %c: tensor<4xcomplex<f32>>) {
  "test.op"() : () -> !stablehlo.nothing
  return
}
// -----
func.func @f(%x: tensor<4xf32>, %m: tensor<4x8xf32>, %z: tensor<f32>, %p: tensor<4xi1>, %c: tensor<4xcomplex<f32>>) {
  "test.op"() {a = #stablehlo.result_accuracy<atol = 1, mode = #stablehlo.result_accuracy_mode<DEFAULT>>} : () -> ()
  return
}
// -----
func.func @f(%x: tensor<4xf32>, %m: tensor<4x8xf32>, %z: tensor<f32>, %p: tensor<4xi1>, %c: tensor<4xcomplex<f32>>) {
  "test.op"() {a = #stablehlo.result_accuracy<atol = 1.0, mode = 1>} : () -> ()
  return
}
// -----
func.func @f(%x: tensor<4xf32>, %m: tensor<4x8xf32>, %z: tensor<f32>, %p: tensor<4xi1>, %c: tensor<4xcomplex<f32>>) {
  "test.op"() {a = #stablehlo.result_accuracy<>} : () -> ()
  return
}
// -----
func.func @f(%x: tensor<4xf32>, %m: tensor<4x8xf32>, %z: tensor<f32>, %p: tensor<4xi1>, %c: tensor<4xcomplex<f32>>) {
  "test.op"() {a = #stablehlo.bounds<a>} : () -> ()
  return
}
// -----
func.func @f(%x: tensor<4xf32>, %m: tensor<4x8xf32>, %z: tensor<f32>, %p: tensor<4xi1>, %c: tensor<4xcomplex<f32>>) {
  "test.op"() {a = #stablehlo.type_extensions<1>} : () -> ()
  return
}
// -----
func.func @f(%x: tensor<4xf32>, %m: tensor<4x8xf32>, %z: tensor<f32>, %p: tensor<4xi1>, %c: tensor<4xcomplex<f32>>) {
  %0 = chlo.constant dense<1>
  return
}
// -----
func.func @f(%x: tensor<4xf32>, %m: tensor<4x8xf32>, %z: tensor<f32>, %p: tensor<4xi1>, %c: tensor<4xcomplex<f32>>) {
  %0:2 = chlo.scan(%x) inits(%z) dimension = 0 { ^bb0(%a: tensor<f32>, %b: tensor<f32>): stablehlo.return %a, %a : tensor<f32>, tensor<f32> } : (tensor<4xf32>) -> (tensor<4xf32>, tensor<f32>)
  return
}
// -----
func.func @f(%x: tensor<4xf32>, %m: tensor<4x8xf32>, %z: tensor<f32>, %p: tensor<4xi1>, %c: tensor<4xcomplex<f32>>) {
  %0:2 = chlo.scan(%x) inits(%z) dimension = 0 { ^bb0(%a: tensor<f32>, %b: tensor<f32>): stablehlo.return %a, %a : tensor<f32>, tensor<f32> } : (tensor<4xf32>, tensor<f32>) -> ()
  return
}
// -----
func.func @f(%x: tensor<4xf32>, %m: tensor<4x8xf32>, %z: tensor<f32>, %p: tensor<4xi1>, %c: tensor<4xcomplex<f32>>) {
  %0:2 = chlo.scan(%x) %z dimension = 0
  return
}
// -----
func.func @f(%x: tensor<4xf32>, %m: tensor<4x8xf32>, %z: tensor<f32>, %p: tensor<4xi1>, %c: tensor<4xcomplex<f32>>) {
  %0:2 = chlo.scan(%x) inits(%z) dimension = 0 { ^bb0(%a: tensor<f32>, %b: tensor<f32>): stablehlo.return %a, %a : tensor<f32>, tensor<f32> } : tensor<4xf32>
  return
}
// -----
func.func @f(%x: tensor<4xf32>, %m: tensor<4x8xf32>, %z: tensor<f32>, %p: tensor<4xi1>, %c: tensor<4xcomplex<f32>>) {
  %0 = stablehlo.dot %m, %m, precision = [WRONG] : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
  return
}
// -----
func.func @f(%x: tensor<4xf32>, %m: tensor<4x8xf32>, %z: tensor<f32>, %p: tensor<4xi1>, %c: tensor<4xcomplex<f32>>) {
  %0 = stablehlo.dot %m, %m, precision = [1] : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
  return
}
// -----
func.func @f(%x: tensor<4xf32>, %m: tensor<4x8xf32>, %z: tensor<f32>, %p: tensor<4xi1>, %c: tensor<4xcomplex<f32>>) {
  %0 = stablehlo.transpose %m, dims = [1, [0]] : (tensor<4x8xf32>) -> tensor<8x4xf32>
  return
}
// -----
func.func @f(%x: tensor<4xf32>, %m: tensor<4x8xf32>, %z: tensor<f32>, %p: tensor<4xi1>, %c: tensor<4xcomplex<f32>>) {
  "test.op"() {a = #stablehlo.dot_algorithm<lhs_precision_type = f32, rhs_precision_type = f32, accumulation_type = f32, lhs_component_count = 1, rhs_component_count = 3, num_primitive_operations = 1, allow_imprecise_accumulation = false>} : () -> ()
  return
}
// -----
func.func @f(%x: tensor<4xf32>, %m: tensor<4x8xf32>, %z: tensor<f32>, %p: tensor<4xi1>, %c: tensor<4xcomplex<f32>>) {
  "test.op"() : () -> !stablehlo.future<tensor<4xf32>, i32>
  return
}
// -----
func.func @f(%x: tensor<4xf32>, %m: tensor<4x8xf32>, %z: tensor<f32>, %p: tensor<4xi1>, %c: tensor<4xcomplex<f32>>) {
  "test.op"() : () -> tensor<4x?xf32, #stablehlo.bounds<4>>
  return
}
// -----
func.func @f(%x: tensor<4xf32>, %m: tensor<4x8xf32>, %z: tensor<f32>, %p: tensor<4xi1>, %c: tensor<4xcomplex<f32>>) {
  "test.op"() : () -> tensor<4x?xf32, #stablehlo.bounds<4, ?>>
  return
}

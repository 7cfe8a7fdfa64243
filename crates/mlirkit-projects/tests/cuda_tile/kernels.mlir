// RUN: mlirkit opt %s | FileCheck %s
// RUN: mlirkit opt %s | mlirkit opt - | FileCheck %s
// RUN: mlirkit opt %s --emit-bytecode | mlirkit opt - | FileCheck %s

// The prefix of types, the terminator of functions and the defaults of enums may be left out.

cuda_tile.module @kernels {
  // CHECK: global private constant @table alignment = 16 <f32: [1.000000e+00, 2.500000e+00]> : tile<2xf32>
  global private constant @table alignment = 16 <f32: [1.0, 2.5]> : tile<2xf32>
  // CHECK: entry @views(%arg0: tile<ptr<f16>>, %arg1: tile<i32>) optimization_hints=<sm_100 = {num_cta_in_cga = 2}> {
  entry @views(%p: tile<ptr<f16>>, %n: !cuda_tile.tile<i32>) optimization_hints=<sm_100={num_cta_in_cga=2}> {
    %token = make_token : token
    %a = assume div_by<16, every 4 along 0>, %p : tile<ptr<f16>>
    // CHECK: make_tensor_view %1, shape = [32, %arg1], strides = [%arg1, 1] : tile<i32> -> tensor_view<32x?xf16, strides=[?,1]>
    %v = make_tensor_view %a, shape = [32, %n], strides = [%n, 1] : tile<i32> -> tensor_view<32x?xf16, strides=[?,1]>
    %w = make_tensor_view %a, shape = [4], strides = [1] : tensor_view<4xf16, strides=[1]>
    // CHECK: make_partition_view %tview : partition_view<tile=(8x16), padding_value = zero, tensor_view<32x?xf16, strides=[?,1]>, dim_map=[1, 0]>
    %part = make_partition_view %v : partition_view<tile=(8x16), padding_value = zero, tensor_view<32x?xf16, strides=[?,1]>, dim_map=[1, 0]>
    // CHECK: get_index_space_shape %pview : {{.*}} -> tile<i32>
    %sizes:2 = get_index_space_shape %part : partition_view<tile=(8x16), padding_value = zero, tensor_view<32x?xf16, strides=[?,1]>, dim_map=[1, 0]> -> tile<i32>
    %x, %y, %z = get_tile_block_id : tile<i32>
    %tile, %after = load_view_tko weak %part[%x, %sizes#1] token = %token : partition_view<tile=(8x16), padding_value = zero, tensor_view<32x?xf16, strides=[?,1]>, dim_map=[1, 0]>, tile<i32> -> tile<8x16xf16>, token
    // CHECK: return
  }
  entry @loops(%n: tile<i32>) {
    %zero = constant <i32: 0> : tile<i32>
    %half = constant <f32: [[0.5, 1.0], [2.0, 3.0]]> : tile<2x2xf32>
    %true = constant <i1: true> : tile<i1>
    // CHECK: %for = for unsigned %arg1 in (%0 to %arg0, step %arg0) : tile<i32> iter_values(%arg2 = %1) -> (tile<2x2xf32>) {
    %sum = for unsigned %i in (%zero to %n, step %n) : tile<i32> iter_values(%s = %half) -> (tile<2x2xf32>) {
      // CHECK: addf %arg2, %arg2 rounding<zero> flush_to_zero : tile<2x2xf32>
      %next = addf %s, %s rounding<zero> flush_to_zero : tile<2x2xf32>
      if %true {
      } else {
        continue %next : tile<2x2xf32>
      }
      continue %next : tile<2x2xf32>
    }
    // CHECK: loop iter_values(%arg1 = %0) : tile<i32> -> tile<i32> {
    %last = loop iter_values(%k = %zero) : tile<i32> -> tile<i32> {
      %more = cmpi less_than %k, %n, signed : tile<i32> -> tile<i1>
      if %more {
        break %k : tile<i32>
      }
      continue %k : tile<i32>
    }
    // CHECK: reduce %1 dim=0 identities=[0.000000e+00 : f32] : tile<2x2xf32> -> tile<2xf32>
    %total = reduce %half dim=0 identities=[0.0 : f32] : tile<2x2xf32> -> tile<2xf32> (%e: tile<f32>, %f: tile<f32>) {
      %g = addf %e, %f : tile<f32>
      yield %g : tile<f32>
    }
    return
  }
}

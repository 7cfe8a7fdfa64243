// Every kind of type in five scopes: queries.out is what `mlir-opt-22 --test-data-layout-query` prints.
module attributes {dlti.dl_spec = #dlti.dl_spec<i32 = dense<[64, 128]> : vector<2xi64>, f64 = dense<[128, 256]> : vector<2xi64>, "dlti.endianness" = "big", "dlti.stack_alignment" = -1 : i16>} {
  func.func @outer() {
    "test.data_layout_query"() : () -> i1
    "test.data_layout_query"() : () -> si17
    "test.data_layout_query"() : () -> i64
    "test.data_layout_query"() : () -> i129
    "test.data_layout_query"() : () -> tf32
    "test.data_layout_query"() : () -> f64
    "test.data_layout_query"() : () -> index
    "test.data_layout_query"() : () -> complex<f64>
    "test.data_layout_query"() : () -> complex<i6>
    "test.data_layout_query"() : () -> vector<3x4xf32>
    "test.data_layout_query"() : () -> vector<[4]xi1>
    "test.data_layout_query"() : () -> !llvm.ptr<3>
    "test.data_layout_query"() : () -> !llvm.struct<(i8, ptr, i16)>
    "test.data_layout_query"() : () -> !llvm.struct<packed (i8, f64)>
    "test.data_layout_query"() : () -> !llvm.array<3 x struct<"named", (i8, i32)>>
    return
  }
  func.func @inner() {
    builtin.module attributes {dlti.dl_spec = #dlti.dl_spec<index = 32, !llvm.ptr = dense<[32, 16, 32, 24]> : vector<4xi64>, "dlti.legal_int_widths" = array<i32: 8, 32>>} {
      "test.data_layout_query"() : () -> index
      "test.data_layout_query"() : () -> i32
      "test.data_layout_query"() : () -> !llvm.ptr
      "test.data_layout_query"() : () -> !llvm.ptr<7>
      gpu.module @kernels attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.struct<()> = dense<[128, 256]> : vector<2xi64>, "dlti.alloca_memory_space" = 5 : i32>} {
        "test.data_layout_query"() : () -> !llvm.struct<(i8)>
        "test.data_layout_query"() : () -> vector<2xindex>
        "test.data_layout_query"() : () -> !ptr.ptr<#ptr.generic_space>
      }
    }
    return
  }
}

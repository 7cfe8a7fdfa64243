llvm.func @sizes(%p: !llvm.ptr, %s: i32) {
  // expected-error @+1 {{'nvvm.wmma.load' op invalid attribute combination}}
  %r = nvvm.wmma.load %p, %s {m = 16 : i32, n = 16 : i32, k = 8 : i32, layout = #nvvm.mma_layout<row>, eltype = #nvvm.mma_type<f16>, frag = #nvvm.mma_frag<a>} : (!llvm.ptr) -> !llvm.struct<()>
  llvm.return
}

// -----

llvm.func @factor(%p: !llvm.ptr, %s: i32) {
  // expected-error @+1 {{'nvvm.wmma.load' op invalid attribute combination}}
  %r = nvvm.wmma.load %p, %s {m = 16 : i32, n = 16 : i32, k = 16 : i32, layout = #nvvm.mma_layout<row>, eltype = #nvvm.mma_type<f32>, frag = #nvvm.mma_frag<b>} : (!llvm.ptr) -> !llvm.struct<()>
  llvm.return
}

// -----

llvm.func @sum(%p: !llvm.ptr, %s: i32) {
  // expected-error @+1 {{'nvvm.wmma.load' op expected destination type is a structure of 8 elements of type 'f32'}}
  %r = nvvm.wmma.load %p, %s {m = 16 : i32, n = 16 : i32, k = 16 : i32, layout = #nvvm.mma_layout<row>, eltype = #nvvm.mma_type<f32>, frag = #nvvm.mma_frag<c>} : (!llvm.ptr) -> !llvm.struct<()>
  llvm.return
}

// -----

llvm.func @stored(%p: !llvm.ptr, %s: i32, %x: i32) {
  // expected-error @+1 {{'nvvm.wmma.store' op invalid attribute combination}}
  nvvm.wmma.store %p, %s, %x {m = 16 : i32, n = 16 : i32, k = 16 : i32, layout = #nvvm.mma_layout<row>, eltype = #nvvm.mma_type<s8>} : !llvm.ptr, i32
  llvm.return
}

// -----

llvm.func @doubles(%p: !llvm.ptr, %s: i32, %x: f64) {
  nvvm.wmma.store %p, %s, %x, %x {m = 8 : i32, n = 8 : i32, k = 4 : i32, layout = #nvvm.mma_layout<row>, eltype = #nvvm.mma_type<f64>} : !llvm.ptr, f64, f64
  llvm.return
}

// -----

llvm.func @product(%a: i32) {
  // expected-error @+1 {{'nvvm.wmma.mma' op invalid attribute combination}}
  %r = nvvm.wmma.mma %a {m = 16 : i32, n = 16 : i32, k = 16 : i32, layoutA = #nvvm.mma_layout<row>, layoutB = #nvvm.mma_layout<row>, eltypeA = #nvvm.mma_type<s8>, eltypeB = #nvvm.mma_type<f32>} : (i32) -> !llvm.struct<()>
  llvm.return
}

// -----

llvm.func @bytes(%a: i32) {
  // expected-error @+1 {{'nvvm.wmma.mma' op expected 13 arguments}}
  %r = nvvm.wmma.mma %a {m = 32 : i32, n = 8 : i32, k = 16 : i32, layoutA = #nvvm.mma_layout<row>, layoutB = #nvvm.mma_layout<row>, eltypeA = #nvvm.mma_type<u8>, eltypeB = #nvvm.mma_type<s32>} : (i32) -> !llvm.struct<()>
  llvm.return
}

func.func @f() {
  %0 = memref.alloc() {bufferization.manual_deallocation} : memref<2xi32>
  memref.dealloc %0 {bufferization.manual_deallocation} : memref<2xi32>
  return
}

// -----

func.func @f(%c: i1) {
  // expected-error @+1 {{'scf.if' op attribute 'bufferization.manual_deallocation' can be used only on ops that have an allocation and/or free side effect}}
  scf.if %c {
    %0 = memref.alloc() : memref<2xi32>
  } {bufferization.manual_deallocation}
  return
}

// -----

func.func @f() {
  // expected-error @+1 {{'arith.constant' op attribute 'bufferization.manual_deallocation' can be used only on ops}}
  %0 = arith.constant {bufferization.manual_deallocation} 0 : index
  return
}

// -----

// expected-error @+1 {{'func.func' op attribute 'bufferization.manual_deallocation' can be used only on ops}}
func.func private @f() attributes {bufferization.manual_deallocation}

// -----

// expected-error @+1 {{'test.foo' op attribute 'bufferization.manual_deallocation' can be used only on ops}}
"test.foo"() {bufferization.manual_deallocation} : () -> ()

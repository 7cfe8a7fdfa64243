// What follows the colon of a call.

llvm.func @f() {
  // expected-error @+1 {{custom op 'llvm.call_intrinsic' expected direct call to have 1 trailing types}}
  llvm.call_intrinsic "llvm.x"() : ()
}

// -----

llvm.func @f() {
  // expected-error @+1 {{expected '('}}
  llvm.call_intrinsic "llvm.x" "llvm.x"() : () -> ()
}

// -----

llvm.func @f(%p: !llvm.ptr) {
  // expected-error @+2 {{expected '('}}
  // expected-error @+1 {{custom op 'llvm.call' expected direct call to have 1 trailing types}}
  llvm.call @g(%p) : i32
}

// -----

llvm.func @f(%p: !llvm.ptr) {
  // expected-error @+2 {{expected '('}}
  // expected-error @+1 {{custom op 'llvm.call' expected trailing function type}}
  llvm.call %p() : !llvm.ptr, i32
}

// -----

llvm.func @f(%p: !llvm.ptr) {
  // expected-error @+2 {{expected non-function type}}
  // expected-error @+1 {{custom op 'llvm.call' expected direct call to have 1 trailing types}}
  llvm.call @g(%p) : (x) -> ()
}

// -----

llvm.func @f(%p: !llvm.ptr) {
  // expected-error @+1 {{custom op 'llvm.call' expected direct call to have 1 trailing types}}
  llvm.call @g(%p) : (!llvm.ptr)
}

// -----

// expected-error @+1 {{'llvm.func' op expects result attribute array to have the same number of elements as the number of function results, got 1, but expected 0}}
"llvm.func"() <{function_type = !llvm.func<void ()>, res_attrs = [{llvm.noundef}], sym_name = "f"}> ({}) : () -> ()

// -----

// expected-error @+1 {{'llvm.func' op expects result attribute array to have the same number of elements as the number of function results, got 1, but expected 0}}
"llvm.func"() <{function_type = !llvm.func<void ()>, res_attrs = [{}], sym_name = "f"}> ({}) : () -> ()

// -----

"llvm.func"() <{function_type = !llvm.func<void ()>, res_attrs = [], sym_name = "f"}> ({}) : () -> ()

// expected-error @+2 {{expected integer value}}
// expected-error @+1 {{failed to parse LLVMPointerType parameter 'addressSpace' which is to be a `unsigned`}}
func.func private @f(!llvm.ptr<i8>)

// -----

// expected-error @+2 {{expected integer value}}
// expected-error @+1 {{failed to parse LLVMPointerType parameter 'addressSpace' which is to be a `unsigned`}}
func.func private @f(vector<2x!llvm.ptr<"a">>)

// -----

// expected-error @+2 {{integer value too large}}
// expected-error @+1 {{failed to parse LLVMPointerType parameter 'addressSpace' which is to be a `unsigned`}}
func.func private @f(!llvm.struct<(ptr<99999999999>)>)

// -----

func.func private @f(!llvm.ptr<3>, !llvm.ptr<-1>)

// -----

func.func @f(%a: i32) {
  // expected-error @+2 {{custom op 'llvm.call' expected string}}
  // expected-error @+1 {{custom op 'llvm.call' expect operand bundle tag}}
  llvm.call @f(%a) ["tag"(%a : i32), x] : (i32) -> ()
  return
}

// -----

// expected-error @+2 {{unknown attribute `none` in dialect `llvm`}}
// expected-error @+1 {{failed to parse ModuleFlagAttr parameter 'value' which is to be a `Attribute`}}
llvm.module_flags [#llvm.mlir.module_flag<error, "mode", #llvm.none<>>]

// -----

llvm.func @callee()
llvm.func @bundle(%a: i32) {
  // expected-error @+1 {{custom op 'llvm.call' expected 1 types for operand bundle operands for operand bundle #0, but actually got 2}}
  llvm.call @callee() ["tag"(%a : i32, i32)] : () -> ()
  llvm.return
}

// -----

llvm.func @functional_type(%a: f32) {
  // expected-error @+1 {{custom op 'llvm.intr.floor' invalid kind of type specified: expected builtin.function, but found 'f32'}}
  %0 = llvm.intr.floor(%a) : f32
  llvm.return
}

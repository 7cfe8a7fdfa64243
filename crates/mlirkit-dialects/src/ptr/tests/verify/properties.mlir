// What properties that are no attributes can be made of, and how they are written.

func.func @ordering(%a: !ptr.ptr<#ptr.generic_space>) {
  // expected-error @+1 {{invalid properties {ordering = "x"} for op ptr.load: expected IntegerAttr storage for ::mlir::ptr::AtomicOrdering}}
  %0 = "ptr.load"(%a) <{ordering = "x"}> : (!ptr.ptr<#ptr.generic_space>) -> f32
  return
}

// -----

func.func @no_array(%a: !ptr.ptr<#ptr.generic_space>) {
  // expected-error @+1 {{for op ptr.load: expected optional properties to materialize as arrays}}
  %0 = "ptr.load"(%a) <{alignment = 4 : i64, ordering = "x"}> : (!ptr.ptr<#ptr.generic_space>) -> f32
  return
}

// -----

func.func @two(%a: !ptr.ptr<#ptr.generic_space>) {
  // expected-error @+1 {{for op ptr.load: expected optional properties to become 0- or 1-element arrays}}
  %0 = "ptr.load"(%a) <{alignment = [4, 4]}> : (!ptr.ptr<#ptr.generic_space>) -> f32
  return
}

// -----

func.func @no_integer(%a: !ptr.ptr<#ptr.generic_space>) {
  // expected-error @+1 {{for op ptr.load: expected IntegerAttr for key `value`}}
  %0 = "ptr.load"(%a) <{alignment = ["x"]}> : (!ptr.ptr<#ptr.generic_space>) -> f32
  return
}

// -----

func.func @negative(%a: !ptr.ptr<#ptr.generic_space>) {
  // expected-error @+1 {{alignment must be positive}}
  %0 = "ptr.load"(%a) <{alignment = [-4 : i8]}> : (!ptr.ptr<#ptr.generic_space>) -> f32
  return
}

// -----

func.func @case(%a: !ptr.ptr<#ptr.generic_space>) {
  // expected-error @+2 {{custom op 'ptr.load' expected one of [not_atomic, unordered, monotonic, acquire, release, acq_rel, seq_cst] for Atomic ordering for LLVM's memory model, got: x}}
  // expected-error @+1 {{custom op 'ptr.load' invalid value for property ordering, expected Atomic ordering for LLVM's memory model}}
  %0 = ptr.load %a atomic x : !ptr.ptr<#ptr.generic_space> -> f32
  return
}

// -----

func.func @no_case(%a: !ptr.ptr<#ptr.generic_space>) {
  // expected-error @+2 {{custom op 'ptr.load' expected keyword for Atomic ordering for LLVM's memory model}}
  // expected-error @+1 {{custom op 'ptr.load' invalid value for property ordering, expected Atomic ordering for LLVM's memory model}}
  %0 = ptr.load %a atomic : !ptr.ptr<#ptr.generic_space> -> f32
  return
}

// -----

func.func @alignment(%a: !ptr.ptr<#ptr.generic_space>) {
  // expected-error @+1 {{custom op 'ptr.load' invalid value for property alignment, expected optional int64_t}}
  %0 = ptr.load %a alignment = x : !ptr.ptr<#ptr.generic_space> -> f32
  return
}

// What results are inferred from is looked at before.
llvm.func @swap(%p: !llvm.ptr, %v: vector<[8]xf32>) {
  // expected-error @+1 {{custom op 'llvm.atomicrmw' 'val' must be floating point LLVM type or LLVM pointer type or signless integer or LLVM dialect-compatible fixed-length vector type, but got 'vector<[8]xf32>'}}
  %0 = llvm.atomicrmw fmax %p, %v acquire : !llvm.ptr, vector<[8]xf32>
  llvm.return
}

// -----

llvm.func @swap(%p: !llvm.ptr, %v: f80) {
  // expected-error @+1 {{custom op 'llvm.cmpxchg' 'val' must be signless integer or LLVM pointer type, but got 'f80'}}
  %0 = llvm.cmpxchg %p, %v, %v acquire monotonic : !llvm.ptr, f80
  llvm.return
}

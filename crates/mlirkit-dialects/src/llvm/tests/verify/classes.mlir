// Parameters that builtin has a class for are of that class. Locations that are fused may come out as one that is not.

"a.b"() {x = #llvm.loop_annotation<startLoc = loc(fused["a", "b"])>} : () -> ()

// -----

"a.b"() {x = #llvm.access_group<id = distinct[0]<>>} : () -> ()

// -----

// expected-error @+2 {{invalid kind of attribute specified}}
// expected-error @+1 {{failed to parse LLVM_AccessGroupAttr parameter 'id' which is to be a `DistinctAttr`}}
"a.b"() {x = #llvm.access_group<id = 1 : i32>} : () -> ()

// -----

// expected-error @+2 {{invalid kind of attribute specified}}
// expected-error @+1 {{failed to parse LLVM_DISubprogramAttr parameter 'recId' which is to be a `DistinctAttr`}}
"a.b"() {x = #llvm.di_subprogram<recId = "x">} : () -> ()

// -----

// expected-error @+2 {{invalid kind of attribute specified}}
// expected-error @+1 {{failed to parse LoopAnnotationAttr parameter 'startLoc' which is to be a `FusedLoc`}}
"a.b"() {x = #llvm.loop_annotation<startLoc = loc("x":1:2)>} : () -> ()

// -----

// expected-error @+2 {{invalid kind of attribute specified}}
// expected-error @+1 {{failed to parse LoopAnnotationAttr parameter 'startLoc' which is to be a `FusedLoc`}}
"a.b"() {x = #llvm.loop_annotation<startLoc = loc(unknown)>} : () -> ()

// -----

// expected-error @+2 {{invalid kind of attribute specified}}
// expected-error @+1 {{failed to parse LoopAnnotationAttr parameter 'startLoc' which is to be a `FusedLoc`}}
"a.b"() {x = #llvm.loop_annotation<startLoc = loc(fused["a"])>} : () -> ()

// -----

// expected-error @+2 {{invalid kind of attribute specified}}
// expected-error @+1 {{failed to parse LoopAnnotationAttr parameter 'endLoc' which is to be a `FusedLoc`}}
"a.b"() {x = #llvm.loop_annotation<endLoc = 3>} : () -> ()

transform.sequence failures(propagate) {
^bb0(%a: !transform.any_op):
  // expected-error @+1 {{'transform.structured.interchange' op expects iterator_interchange to be a permutation, found 0, 0}}
  %r = transform.structured.interchange %a iterator_interchange = [0, 0] : (!transform.any_op) -> !transform.any_op
}

// -----

transform.sequence failures(propagate) {
^bb0(%a: !transform.any_op):
  // expected-error @+1 {{'transform.structured.tile_using_for' op expected number of loops to tile (2) to match number of `loops` results (1)}}
  %t, %l = transform.structured.tile_using_for %a tile_sizes [4, 4] : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
}

// -----

transform.sequence failures(propagate) {
^bb0(%a: !transform.any_op):
  transform.structured.vectorize %a vector_sizes [4, [8]] : !transform.any_op
}

// -----

transform.sequence failures(propagate) {
^bb0(%a: !transform.any_op):
  // expected-error @+1 {{'transform.structured.fuse' op expects 2 loop results}}
  %t, %l = transform.structured.fuse %a tile_sizes [4, 4] interchange [0, 1] : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
}

// -----

transform.sequence failures(propagate) {
^bb0(%a: !transform.any_op):
  // expected-error @+1 {{'transform.bufferization.one_shot_bufferize' op 'print_conflicts' requires 'test_analysis_only'}}
  %r = transform.bufferization.one_shot_bufferize %a {print_conflicts = true} : (!transform.any_op) -> !transform.any_op
}

// -----

transform.sequence failures(propagate) {
^bb0(%a: !transform.any_op):
  // expected-error @+1 {{'transform.tune.knob' op provided `selected` attribute is not an element of `options` array of attributes}}
  %r = "transform.tune.knob"() <{name = "n", options = [1, 2], selected = 3 : i64}> : () -> !transform.any_param
}

// -----

transform.sequence failures(propagate) {
^bb0(%a: !transform.any_op):
  %0 = transform.num_associations %a : (!transform.any_op) -> !transform.any_param
  // expected-error @+1 {{expected affine map attribute, got 0 : i64}}
  %1 = transform.num_associations %a : (!transform.any_op) -> !transform.affine_map
}

// -----

transform.sequence failures(propagate) {
^bb0(%a: !transform.any_op):
  // expected-error @+1 {{expected type attribute, got 0 : i64}}
  %0 = transform.num_associations %a : (!transform.any_op) -> !transform.type
}

// -----

transform.sequence failures(propagate) {
^bb0(%a: !transform.any_op):
  "transform.replicate"(%a) : (!transform.any_op) -> ()
  %0 = "transform.replicate"(%a, %a) : (!transform.any_op, !transform.any_op) -> !transform.any_op
  // expected-error @+1 {{'transform.replicate' op failed to verify that all of {handles, replicated} have same type}}
  "transform.replicate"(%a, %a) : (!transform.any_op, !transform.any_op) -> ()
}

// -----

transform.sequence failures(propagate) {
^bb0(%a: !transform.any_op):
  // expected-error @+1 {{'transform.replicate' op failed to verify that all of {handles, replicated} have same type}}
  %0 = "transform.replicate"(%a) : (!transform.any_op) -> !transform.any_op
}

// -----

// What nobody knows implements nothing.
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%arg0: !transform.any_op) {
    // expected-error @+1 {{'transform.apply_patterns' op expected children ops to implement PatternDescriptorOpInterface}}
    transform.apply_patterns to %arg0 {
      // expected-note @+1 {{op without interface}}
      "foo.bar"() : () -> ()
    } : !transform.any_op
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  // expected-error @+1 {{'transform.sequence' op expected children ops to implement TransformOpInterface}}
  transform.sequence failures(propagate) {
  ^bb0(%arg0: !transform.any_op):
    // expected-note @+1 {{op without interface}}
    "foo.bar"() : () -> ()
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  transform.named_sequence @f(%arg0: !transform.any_op) {
    // expected-error @+1 {{'transform.match.structured' op expects nested operations to implement MatchOpInterface}}
    "transform.match.structured"(%arg0) <{failure_propagation_mode = 1 : i32}> ({
    ^bb0(%arg1: !transform.any_op):
      // expected-note @+1 {{offending operation}}
      %0 = "tensor.empty"() : () -> tensor<2xf32>
    }) : (!transform.any_op) -> ()
    transform.yield
  }
}

// -----

// An empty string is no case of an enum, and says nothing.
module attributes {transform.with_named_sequence} {
  transform.named_sequence @f(%root: !transform.any_op {transform.readonly}) {
    transform.apply_patterns to %root {
      transform.apply_patterns.vector.lower_transpose lowering_strategy = ""
    } : !transform.any_op
    transform.yield
  }
}

// -----

func.func @f(%a: i32) {
  // expected-error @+1 {{'arith.cmpi' op requires attribute 'predicate'}}
  %0 = arith.cmpi "", %a, %a : i32
  return
}

// -----

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%arg0: !transform.any_op) {
    // expected-error @+1 {{'transform.apply_conversion_patterns' op expected exactly one op in default type converter region}}
    "transform.apply_conversion_patterns"(%arg0) ({
      transform.apply_conversion_patterns.dialect_to_llvm "index"
    }, {
    }) : (!transform.any_op) -> ()
    transform.yield
  }
}

transform.sequence failures(propagate) {
^bb0(%a: !pdl.operation):
  %0 = transform.structured.match ops{["linalg.generic"]} in %a : (!pdl.operation) -> !pdl.operation
}

// -----

// expected-error @+2 {{'transform.sequence' op expects trailing entry block arguments to be of type implementing TransformHandleTypeInterface, TransformValueHandleTypeInterface or TransformParamTypeInterface}}
// expected-note @+1 {{argument #1 does not}}
transform.sequence failures(propagate) {
^bb0(%a: !pdl.operation, %b: !pdl.value):
}

// -----

// expected-error @+1 {{'transform.sequence' op expects the first entry block argument to be of type implementing TransformHandleTypeInterface}}
transform.sequence failures(propagate) {
^bb0(%a: !pdl.value):
}

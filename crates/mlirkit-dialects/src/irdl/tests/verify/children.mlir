irdl.dialect @x {
  // expected-error @+1 {{failed to verify AtMostOneChildOf trait: the operation contains at least two operations of type irdl.parameters}}
  irdl.type @x {
    %0 = irdl.any
    irdl.parameters(a: %0)
    irdl.parameters(b: %0)
  }
}

// -----

irdl.dialect @x {
  // expected-error @+1 {{failed to verify AtMostOneChildOf trait: the operation contains at least two operations of type irdl.results}}
  irdl.operation @x {
    %0 = irdl.any
    irdl.operands(a: %0)
    irdl.results(a: %0)
    irdl.results(a: %0)
    irdl.operands(a: %0)
  }
}

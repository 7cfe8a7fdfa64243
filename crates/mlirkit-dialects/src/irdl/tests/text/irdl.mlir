irdl.dialect @cmath {
  irdl.type @complex {
    %0 = irdl.is f32
    %1 = irdl.any_of(%0)
    irdl.parameters(elem: %1)
  }
  irdl.attribute @empty
  irdl.attribute @attr {
    %0 = irdl.any
    irdl.parameters()
  }
  irdl.operation @norm {
    %0 = irdl.any
    %1 = irdl.parametric @cmath::@complex<%0>
    %r = irdl.region
    %s = irdl.region(%0, %1)
    %t = irdl.region() with size 3
    irdl.operands(in: %1, more: optional %0, others: variadic %0, one: single %0)
    irdl.results(out: %0)
    irdl.attributes {"attr" = %0, "other" = %1}
    irdl.regions(body: %r, next: %s, last: %t)
  }
  irdl.operation @bare {
    irdl.attributes
  }
}

func.func @shapes(%p: vector<2x!ptr.ptr<#ptr.generic_space>>, %o: vector<6xi32>) {
  // expected-error @+1 {{shapes of base and offset must match}}
  %0 = ptr.ptr_add %p, %o : vector<2x!ptr.ptr<#ptr.generic_space>>, vector<6xi32>
  return
}

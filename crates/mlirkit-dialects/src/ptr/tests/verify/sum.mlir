// Something added to one pointer is as many pointers.

%0:2 = "gen.source"() : () -> (!ptr.ptr<#ptr.generic_space>, vector<4xi32>)
// expected-error @+2 {{'ptr.ptr_add' op inferred type(s) 'vector<4x!ptr.ptr<#ptr.generic_space>>' are incompatible with return type(s) of operation '!ptr.ptr<#ptr.generic_space>'}}
// expected-error @+1 {{'ptr.ptr_add' op failed to infer returned types}}
%1 = "ptr.ptr_add"(%0#0, %0#1) : (!ptr.ptr<#ptr.generic_space>, vector<4xi32>) -> !ptr.ptr<#ptr.generic_space>

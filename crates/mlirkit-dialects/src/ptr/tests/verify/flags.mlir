// Properties that hold an enum hold one of its cases.

%0:2 = "gen.source"() : () -> (!ptr.ptr<#ptr.generic_space>, i64)
// expected-error @+1 {{'ptr.ptr_add' op property 'flags' failed to satisfy constraint: Pointer add flags}}
%1 = "ptr.ptr_add"(%0#0, %0#1) <{flags = 127 : i32}> : (!ptr.ptr<#ptr.generic_space>, i64) -> !ptr.ptr<#ptr.generic_space>

// -----

%0:2 = "gen.source"() : () -> (!ptr.ptr<#ptr.generic_space>, !ptr.ptr<#ptr.generic_space>)
// expected-error @+1 {{'ptr.ptr_diff' op property 'flags' failed to satisfy constraint: Pointer difference flags}}
%1 = "ptr.ptr_diff"(%0#0, %0#1) <{flags = 127 : i8}> : (!ptr.ptr<#ptr.generic_space>, !ptr.ptr<#ptr.generic_space>) -> i64

// -----

%0 = "gen.source"() : () -> !ptr.ptr<#ptr.generic_space>
// expected-error @+1 {{'ptr.load' op property 'ordering' failed to satisfy constraint: Atomic ordering for LLVM's memory model}}
%1 = "ptr.load"(%0) <{ordering = 127 : i32}> : (!ptr.ptr<#ptr.generic_space>) -> i64

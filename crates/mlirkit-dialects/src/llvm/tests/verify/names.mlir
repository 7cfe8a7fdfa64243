// Names of DWARF that there are not.

// expected-error @+2 {{invalid debug info debug info tag name: DW_TAG_unheard}}
// expected-error @+1 {{failed to parse LLVM_DIBasicTypeAttr parameter 'tag' which is to be a `unsigned`}}
"unknown.attribute"() {x = #llvm.di_basic_type<tag = DW_TAG_unheard, name = "t">} : () -> ()

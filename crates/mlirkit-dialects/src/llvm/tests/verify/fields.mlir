// Attributes with named fields, after another attribute of the same kind has been read.

#file = #llvm.di_file<"a//b" in "c">
#first = #llvm.di_local_variable<scope = #file, name = "x", file = #file, line = 1>
#second = #llvm.di_local_variable<scope = #file, name = "a//b", line = 4294967295, arg = 2>
#third = #llvm.di_local_variable<name = "\22", scope = #file, line = 0x1F>
#fourth = #llvm.di_local_variable<scope=#file,
  name = "y" , arg = 007> : i32
#type = #llvm.di_basic_type<tag = DW_TAG_base_type, name = "t", sizeInBits = 8>
#member = #llvm.di_derived_type<tag = DW_TAG_member, name = "m", baseType = #llvm.di_basic_type<tag = DW_TAG_base_type, name = "u"> : i64, sizeInBits = 8> : i32
#outer = #llvm.di_derived_type<tag = DW_TAG_member, name = "n", baseType = #llvm.di_derived_type<tag = DW_TAG_member, baseType = #type>>
"a.b"() {a = #first, b = #second, c = #third, d = #fourth, e = #member, f = #outer} : () -> ()

// -----

#file = #llvm.di_file<"a" in "b">
#first = #llvm.di_local_variable<scope = #file, name = "x">
// expected-error @+1 {{duplicate or unknown struct parameter name: name}}
#second = #llvm.di_local_variable<scope = #file, name = "x", name = "y">

// -----

#file = #llvm.di_file<"a" in "b">
#first = #llvm.di_local_variable<scope = #file, name = "x">
// expected-error @+1 {{struct is missing required parameter: scope}}
#second = #llvm.di_local_variable<name = "x", file = #file>

// -----

#file = #llvm.di_file<"a" in "b">
#first = #llvm.di_local_variable<scope = #file, name = "x">
// expected-error @+2 {{integer value too large}}
// expected-error @+1 {{failed to parse LLVM_DILocalVariableAttr parameter 'line' which is to be a `unsigned`}}
#second = #llvm.di_local_variable<scope = #file, line = 4294967296>

// -----

#file = #llvm.di_file<"a" in "b">
#first = #llvm.di_local_variable<scope = #file, name = "x", file = #file>
// expected-error @+2 {{undefined symbol alias id 'other'}}
// expected-error @+1 {{failed to parse LLVM_DILocalVariableAttr parameter 'file' which is to be a `DIFileAttr`}}
#second = #llvm.di_local_variable<scope = #file, file = #other>

// -----

#file = #llvm.di_file<"a" in "b">
#type = #llvm.di_basic_type<tag = DW_TAG_base_type, name = "t">
#first = #llvm.di_local_variable<scope = #file, name = "x", file = #file>
// expected-error @+2 {{invalid kind of attribute specified}}
// expected-error @+1 {{failed to parse LLVM_DILocalVariableAttr parameter 'file' which is to be a `DIFileAttr`}}
#second = #llvm.di_local_variable<scope = #file, file = #type>

// -----

// The search for the end of the body does not know comments, and an unbalanced bracket precedes any other error.

#file = #llvm.di_file<"a" in "b">
#first = #llvm.di_local_variable<scope = #file, name = "x", line = 1>
// expected-error @+1 {{unbalanced '<' character in pretty dialect name}}
#second = #llvm.di_local_variable<scope = #file, name = "x"], line = 7>

// -----

#type = #llvm.di_basic_type<tag = DW_TAG_base_type, name = "t">
#first = #llvm.di_derived_type<tag = DW_TAG_member, name = "m", baseType = #type, sizeInBits = 8>
// expected-error @+1 {{unbalanced '<' character in pretty dialect name}}
#second = #llvm.di_derived_type<tag = DW_TAG_member, name = 7, baseType = #llvm.di_basic_type<tag = DW_TAG_base_type, name = "t">, sizeInBits = 8)>

// -----

#file = #llvm.di_file<"a" in "b">
#first = #llvm.di_local_variable<scope = #file, name = "x", line = 1>
#second = #llvm.di_local_variable<scope = #file, // >
// expected-error @+1 {{custom op 'name' is unknown (tried 'builtin.name' as well)}}
  name = "x", line = 7>

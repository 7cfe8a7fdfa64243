// expected-error @+2 {{failed to parse Tosa_TargetEnv parameter 'specification_version' which is to be a `SpecificationVersion`}}
// expected-error @+1 {{expected one of ["1.0"1.0, "1.1.draft"1.1.draft] for TOSA specification version, got: x}}
"a.op"() {a = #tosa.target_env<specification_version = x>} : () -> ()

// -----

// expected-error @+2 {{failed to parse Tosa_TargetEnv parameter 'level' which is to be a `Level`}}
// expected-error @+1 {{expected one of [none, "8k"8k] for supported TOSA levels, got: x}}
"a.op"() {a = #tosa.target_env<specification_version = "1.0", level = x>} : () -> ()

// -----

// expected-error @+2 {{failed to parse Tosa_TargetEnv parameter 'profiles' which is to be a `::llvm::ArrayRef<Profile>`}}
// expected-error @+1 {{expected one of [pro_int, pro_fp, none] for supported TOSA profiles, got: x}}
"a.op"() {a = #tosa.target_env<specification_version = "1.0", level = none, profiles = [x]>} : () -> ()

// -----

// expected-error @+2 {{failed to parse XeVM_MMATypesAttr parameter 'd' which is to be a `xevm::ElemType`}}
// expected-error @+1 {{expected one of [bf16, f16, s8, u8, s4, u4, tf32, f32, s32] for XeVM element type, got: i32}}
"a.op"() {a = #xevm.mma_types<d = i32>} : () -> ()

// -----

// expected-error @+1 {{expected keyword for GPU object format}}
"a.op"() {a = #gpu.object<#nvvm.target, x = "">} : () -> ()

// -----

// expected-error @+2 {{expected '='}}
// expected-error @+1 {{expected an equal sign}}
"a.op"() {a = #gpu.object<#nvvm.target, bin "">} : () -> ()

// -----

// expected-error @+2 {{invalid kind of attribute specified}}
// expected-error @+1 {{failed to parse GPU_ObjectAttr parameter 'object' which is to be a `StringAttr`}}
"a.op"() {a = #gpu.object<#nvvm.target, bin = 4>} : () -> ()

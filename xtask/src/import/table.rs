//! Lists the `.td` files of each dialect. Paths are relative to the project directory on the command line.

use mlirkit_ods::records::Doc;
use mlirkit_ods::rows::Rows;
use mlirkit_ods::world::World;

/// The `.td` files of one dialect.
pub struct Files {
    /// The name of the dialect.
    pub name: &'static str,
    /// The `.td` files. A file that does not exist in a release is skipped.
    pub files: &'static [&'static str],
}

macro_rules! files {
    ($($name:literal: $($file:literal)+;)+) => { &[$(Files { name: $name, files: &[$($file),+] }),+] };
}

/// The dialects in LLVM. A path that does not start with `mlir/` is relative to `mlir/Dialect`.
pub const LLVM: &[Files] = files! {
    "acc": "OpenACC/OpenACCOps.td" "OpenACC/OpenACCCGOps.td" "OpenACC/OpenACCAttributes.td" "OpenACC/OpenACCCGAttributes.td";
    "affine": "Affine/IR/AffineOps.td";
    "amdgpu": "AMDGPU/AMDGPU.td" "AMDGPU/IR/AMDGPU.td" "AMDGPU/IR/AMDGPUOps.td" "AMDGPU/IR/AMDGPUTypes.td" "AMDGPU/IR/AMDGPUAttrs.td" "AMDGPU/IR/AMDGPUEnums.td";
    "amx": "AMX/AMX.td";
    "arith": "Arith/IR/ArithOps.td";
    "arm_neon": "ArmNeon/ArmNeon.td";
    "arm_sme": "ArmSME/IR/ArmSME.td" "ArmSME/IR/ArmSMEOps.td" "ArmSME/IR/ArmSMEIntrinsicOps.td";
    "arm_sve": "ArmSVE/ArmSVE.td" "ArmSVE/IR/ArmSVE.td";
    "async": "Async/IR/AsyncOps.td" "Async/IR/AsyncTypes.td";
    "bufferization": "Bufferization/IR/BufferizationOps.td" "Bufferization/IR/BufferizationEnums.td";
    "builtin": "mlir/IR/BuiltinOps.td" "mlir/IR/BuiltinAttributes.td" "mlir/IR/BuiltinTypes.td" "mlir/IR/BuiltinLocationAttributes.td";
    "cf": "ControlFlow/IR/ControlFlowOps.td";
    "complex": "Complex/IR/ComplexOps.td" "Complex/IR/ComplexAttributes.td";
    "dlti": "DLTI/DLTI.td" "DLTI/DLTIAttrs.td";
    "emitc": "EmitC/IR/EmitC.td" "EmitC/IR/EmitCAttributes.td" "EmitC/IR/EmitCTypes.td";
    "func": "Func/IR/FuncOps.td";
    "gpu": "GPU/IR/GPUOps.td" "GPU/IR/GPUBase.td" "GPU/IR/GPUDeviceMappingAttr.td" "GPU/IR/ParallelLoopMapperAttr.td" "GPU/IR/CompilationAttrs.td";
    "index": "Index/IR/IndexOps.td" "Index/IR/IndexEnums.td";
    "irdl": "IRDL/IR/IRDLOps.td" "IRDL/IR/IRDLAttributes.td" "IRDL/IR/IRDLTypes.td";
    "linalg": "Linalg/IR/LinalgOps.td" "Linalg/IR/LinalgStructuredOps.td" "Linalg/IR/LinalgRelayoutOps.td" "Linalg/IR/LinalgEnums.td";
    "llvm": "LLVMIR/LLVMOps.td" "LLVMIR/LLVMIntrinsicOps.td" "LLVMIR/LLVMTypes.td" "LLVMIR/LLVMAttrDefs.td" "LLVMIR/LLVMEnums.td" "LLVMIR/LLVMDialectBytecode.td";
    "math": "Math/IR/MathOps.td";
    "memref": "MemRef/IR/MemRefOps.td";
    "mesh": "Mesh/IR/MeshOps.td" "Mesh/IR/MeshBase.td";
    "ml_program": "MLProgram/IR/MLProgramOps.td" "MLProgram/IR/MLProgramAttributes.td" "MLProgram/IR/MLProgramTypes.td";
    "mpi": "MPI/IR/MPIOps.td" "MPI/IR/MPITypes.td" "MPI/IR/MPI.td";
    "nvgpu": "NVGPU/IR/NVGPUOps.td" "NVGPU/IR/NVGPU.td" "NVGPU/IR/NVGPUTypes.td";
    "nvvm": "LLVMIR/NVVMOps.td" "LLVMIR/NVVMEnums.td";
    "omp": "OpenMP/OpenMPOps.td" "OpenMP/OpenMPAttrDefs.td" "OpenMP/OpenMPEnums.td";
    "pdl": "PDL/IR/PDLOps.td" "PDL/IR/PDLTypes.td";
    "pdl_interp": "PDLInterp/IR/PDLInterpOps.td";
    "polynomial": "Polynomial/IR/Polynomial.td" "Polynomial/IR/PolynomialAttributes.td" "Polynomial/IR/PolynomialTypes.td";
    "ptr": "Ptr/IR/PtrOps.td" "Ptr/IR/PtrAttrDefs.td" "Ptr/IR/PtrEnums.td" "Ptr/IR/PtrDialect.td";
    "quant": "Quant/IR/QuantOps.td" "Quant/QuantOps.td" "Quant/IR/QuantDialectBytecode.td" "Quant/QuantDialectBytecode.td";
    "rocdl": "LLVMIR/ROCDLOps.td" "LLVMIR/ROCDLAttrs.td" "LLVMIR/ROCDLEnums.td";
    "scf": "SCF/IR/SCFOps.td";
    "shape": "Shape/IR/ShapeOps.td" "Shape/IR/ShapeBase.td";
    "shard": "Shard/IR/ShardOps.td" "Shard/IR/ShardBase.td";
    "smt": "SMT/IR/SMT.td";
    "sparse_tensor": "SparseTensor/IR/SparseTensorOps.td" "SparseTensor/IR/SparseTensorAttrDefs.td" "SparseTensor/IR/SparseTensorTypes.td";
    "spirv": "SPIRV/IR/SPIRVOps.td" "SPIRV/IR/SPIRVAttributes.td";
    "tensor": "Tensor/IR/TensorOps.td";
    "tosa": "Tosa/IR/TosaOps.td" "Tosa/IR/TosaDialectBytecode.td";
    "transform": "Transform/IR/TransformOps.td" "Transform/IR/TransformAttrs.td" "Transform/IR/TransformTypes.td"
        "Transform/DebugExtension/DebugExtensionOps.td" "Transform/IRDLExtension/IRDLExtensionOps.td" "Transform/LoopExtension/LoopExtensionOps.td"
        "Transform/PDLExtension/PDLExtensionOps.td" "Transform/SMTExtension/SMTExtensionOps.td" "Transform/TuneExtension/TuneExtensionOps.td"
        "Affine/TransformOps/AffineTransformOps.td" "ArmNeon/TransformOps/ArmNeonVectorTransformOps.td" "ArmSVE/TransformOps/ArmSVEVectorTransformOps.td"
        "Bufferization/TransformOps/BufferizationTransformOps.td" "DLTI/TransformOps/DLTITransformOps.td" "Func/TransformOps/FuncTransformOps.td"
        "GPU/TransformOps/GPUTransformOps.td" "Linalg/TransformOps/LinalgMatchOps.td" "Linalg/TransformOps/LinalgTransformOps.td"
        "Linalg/TransformOps/LinalgTransformEnums.td" "MemRef/TransformOps/MemRefTransformOps.td" "NVGPU/TransformOps/NVGPUTransformOps.td"
        "SCF/TransformOps/SCFTransformOps.td" "SparseTensor/TransformOps/SparseTensorTransformOps.td" "Tensor/TransformOps/TensorTransformOps.td"
        "Vector/TransformOps/VectorTransformOps.td" "X86/TransformOps/X86TransformOps.td" "X86Vector/TransformOps/X86VectorTransformOps.td" "XeGPU/TransformOps/XeGPUTransformOps.td";
    "ub": "UB/IR/UBOps.td";
    "vcix": "LLVMIR/VCIXOps.td";
    "vector": "Vector/IR/VectorOps.td" "Vector/IR/VectorAttributes.td";
    "wasmssa": "WasmSSA/IR/WasmSSAOps.td" "WasmSSA/IR/WasmSSATypes.td";
    "x86": "X86/X86.td";
    "x86vector": "X86Vector/X86Vector.td";
    "xegpu": "XeGPU/IR/XeGPUOps.td" "XeGPU/IR/XeGPUAttrs.td" "XeGPU/IR/XeGPUTypes.td";
    "xevm": "LLVMIR/XeVMOps.td";
};

/// Dialects that are built with a newer LLVM, which prints attributes without a space after their mnemonic.
const TIGHT_ATTRS: &[&str] = &["chlo", "mpmd", "sdy", "stablehlo", "vhlo"];

/// The dialects of StableHLO.
pub const STABLEHLO: &[Files] = files! {
    "chlo": "stablehlo/dialect/ChloOps.td";
    "stablehlo": "stablehlo/dialect/StablehloOps.td";
    "vhlo": "stablehlo/dialect/VhloOps.td" "stablehlo/dialect/VhloAttrs.td" "stablehlo/dialect/VhloEnums.td" "stablehlo/dialect/VhloTypes.td";
};

/// The dialects of Shardy.
pub const SHARDY: &[Files] = files! {
    "mpmd": "shardy/dialect/mpmd/ir/ops.td" "shardy/dialect/mpmd/ir/attrs.td" "shardy/dialect/mpmd/ir/enums.td" "shardy/dialect/mpmd/ir/types.td";
    "sdy": "shardy/dialect/sdy/ir/ops.td" "shardy/dialect/sdy/ir/attrs.td" "shardy/dialect/sdy/ir/enums.td";
};

/// The files of LLVM's test dialect, and of the operations that mlir-opt's tests add to other dialects.
pub const TEST: &[Files] = files! {
    "test": "TestOps.td" "TestOpsSyntax.td" "TestAttrDefs.td" "TestTypeDefs.td" "TestEnumDefs.td";
    "transform": "TestTransformDialectExtension.td" "TestTilingInterfaceTransformOps.td";
};

/// Dialects that accept unknown operations. Only C++ code states this.
const UNKNOWN_OPS: &[&str] = &["llvm", "nvvm", "rocdl", "shape", "spirv", "test"];

/// The version that a dialect writes into bytecode. Only C++ code states it.
const BYTECODE_VERSIONS: &[(&str, &[u8])] = &[("test", &[5, 1])];

/// Definitions for the dynamic attributes and types of the test dialect.
const DYNAMIC: &str = "attr dynamic_custom_assembly_format
  class dynamic_custom_assembly_format
  param args array:attr
  custom-format
attr dynamic_pair
  class dynamic_pair
  param args array:attr
  custom-format
attr dynamic_singleton
  class dynamic_singleton
  param args array:attr
  custom-format
type dynamic_custom_assembly_format
  class dynamic_custom_assembly_format
  param args array:attr
  custom-format
type dynamic_pair
  class dynamic_pair
  param args array:attr
  custom-format
type dynamic_singleton
  class dynamic_singleton
  param args array:attr
  custom-format
op dynamic_custom_parser_printer
  custom-format
  verifier
op dynamic_generic
  operand operands AnyType many
  result results AnyType many
  region regions any variadic
op dynamic_one_operand_two_results
  operand operands AnyType many
  result results AnyType many
  region regions any variadic
  verifier";

/// Definitions of the quantized types. Three types have the mnemonic `uniform`; the first of these keeps the plain
/// name.
const QUANT_TYPES: &str = "type any
  class AnyQuantizedType
  param flags uint:32
  param storageType type
  param expressedType type optional
  param storageTypeMin int:64
  param storageTypeMax int:64
  custom-format
type calibrated
  class CalibratedQuantizedType
  param expressedType type
  param min apfloat
  param max apfloat
  custom-format
type uniform
  class UniformQuantizedType
  param flags uint:32
  param storageType type
  param expressedType type
  param scale apfloat
  param zeroPoint int:64
  param storageTypeMin int:64
  param storageTypeMax int:64
  custom-format
type UniformQuantizedPerAxisType
  class UniformQuantizedPerAxisType
  no-mnemonic
  param flags uint:32
  param storageType type
  param expressedType type
  param scales array:apfloat
  param zeroPoints array:int:64
  param quantizedDimension int:32
  param storageTypeMin int:64
  param storageTypeMax int:64
  custom-format
type UniformQuantizedSubChannelType
  class UniformQuantizedSubChannelType
  no-mnemonic
  param flags uint:32
  param storageType type
  param expressedType type
  param scales attr:DenseElementsAttr
  param zeroPoints attr:DenseElementsAttr
  param quantizedDimensions array:int:32
  param blockSizes array:int:64
  param storageTypeMin int:64
  param storageTypeMax int:64
  custom-format
";

/// Definitions that a dialect has only in C++, in the syntax of definition files.
const EXTRA: &[(&str, &str)] = &[
    ("quant", QUANT_TYPES),
    ("spirv", SPIRV_ATTRS),
    ("test", DYNAMIC),
    (
        "affine",
        "op dma_start
  operand operands AnyType many
  attr dst_map AffineMapAttr
  attr src_map AffineMapAttr
  attr tag_map AffineMapAttr
  attrs-in-dictionary
  traits MemRefsNormalizable AffineMapAccessInterface MemoryEffectOpInterface
  custom-format
  verifier
op dma_wait
  operand operands AnyType many
  attr tag_map AffineMapAttr
  attrs-in-dictionary
  traits MemRefsNormalizable AffineMapAccessInterface
  custom-format
  verifier
",
    ),
];

/// Definitions of `spirv` attributes that exist only in C++.
const SPIRV_ATTRS: &str = "attr interface_var_abi
  class InterfaceVarABIAttr
  custom-format
attr target_env
  class TargetEnvAttr
  custom-format
attr vce
  class VerCapExtAttr
  custom-format
";

/// Operations that have the same definition in LLVM 20 as in LLVM 19. The generated Python code of LLVM 20 does not
/// show this, but the tool of LLVM 20 does.
pub const LATE: &[&str] = &[
    "gpu.printf",
    "memref.assume_alignment",
    "spirv.ImageDrefGather",
    "tosa.reverse",
    "transform.apply_registered_pass",
    "transform.structured.lower_pack",
    "transform.structured.lower_unpack",
];

/// Operations whose constraints have become stricter, so that text from an older release may now be invalid.
pub const STRICTER: &[&str] =
    &["emitc.assign", "emitc.subscript", "transform.structured.lower_pack", "transform.structured.lower_unpack"];

/// Types that had bytecode encodings before the records stated these.
pub const CODED_EARLY: &[&str] =
    &["quant.UniformQuantizedPerAxisType", "quant.any", "quant.calibrated", "quant.uniform"];

/// Returns the definitions of a dialect, including those for facts that only C++ states.
pub fn rows<'w, 'a>(world: &'w World<'a>, name: &str, docs: &[&'a Doc]) -> Result<Rows<'w, 'a>, String> {
    let mut rows = Rows::new(world, name, docs).map_err(|error| error.to_string())?;
    // Upstream's functions need hooks, because some of them have a different syntax.
    for op in rows.ops.values_mut().filter(|op| op.function_format) {
        (op.custom_format, op.function_format) = (true, false);
    }
    rows.flags.tight_attr_syntax = TIGHT_ATTRS.contains(&name);
    rows.flags.unknown_ops = UNKNOWN_OPS.contains(&name);
    if let Some((_, version)) = BYTECODE_VERSIONS.iter().find(|(dialect, _)| *dialect == name) {
        rows.flags.bytecode_version = (*version).into();
    }
    for (_, text) in EXTRA.iter().filter(|(dialect, _)| *dialect == name) {
        rows.extend(text).map_err(|error| error.to_string())?;
    }
    Ok(rows)
}

/** Finds the official documentation of operations on the web. */

/** The documentation pages of LLVM's dialects. */
const PAGES: Record<string, string> = {
  acc: "OpenACCDialect", affine: "Affine", amdgpu: "AMDGPU", amx: "AMX", arith: "ArithOps", arm_neon: "ArmNeon", arm_sme: "ArmSME", arm_sve: "ArmSVE",
  async: "AsyncDialect", bufferization: "BufferizationOps", builtin: "Builtin", cf: "ControlFlowDialect", complex: "ComplexOps", dlti: "DLTIDialect",
  emitc: "EmitC", func: "Func", gpu: "GPU", index: "IndexOps", irdl: "IRDL", linalg: "Linalg", llvm: "LLVM", math: "MathOps", memref: "MemRef",
  ml_program: "MLProgramOps", mpi: "MPI", nvgpu: "NVGPU", nvvm: "NVVMDialect", omp: "OpenMPDialect", pdl: "PDLOps", pdl_interp: "PDLInterpOps",
  ptr: "PtrOps", quant: "QuantDialect", rocdl: "ROCDLDialect", scf: "SCFDialect", shape: "ShapeDialect", sparse_tensor: "SparseTensorOps",
  spirv: "SPIR-V", tensor: "TensorOps", tosa: "TOSA", transform: "Transform", ub: "UBOps", vector: "Vector", xegpu: "XeGPU",
};

/** Returns the address of the documentation of an operation; `undefined` if it is not known. */
export function documentation(name: string): string | undefined {
  const [dialect, ...rest] = name.split(".");
  const op = rest.join(".");
  if (!op) return undefined;
  if (dialect === "stablehlo" || dialect === "vhlo") return `https://openxla.org/stablehlo/spec#${op.replace(/_v\d+$/, "")}`;
  const page = Object.hasOwn(PAGES, dialect) ? PAGES[dialect] : undefined;
  // The headings contain C++ class names, so that the browser must find the operation by its name.
  return page && `https://mlir.llvm.org/docs/Dialects/${page}/#:~:text=${encodeURIComponent(`${name} (`)}`;
}

//! `cargo xtask import --project NAME --source DIR`: creates definition files for the dialects of another project from
//! its `.td` files.

use std::fs;
use std::path::{Path, PathBuf};

use mlirkit_defs::merged;
use mlirkit_ods::records::Doc;
use mlirkit_ods::rows::Rows;
use mlirkit_ods::wire;
use mlirkit_ods::world::World;

use super::table::Files;
use super::{Args, dump};

/// The folder that contains a folder for each project.
const OUT: &str = "crates/mlirkit-projects/src";

/// A project whose dialects are imported from its `.td` files.
struct Project {
    /// The name of the project's folder and feature.
    name: &'static str,
    /// Include directories, relative to the source tree.
    include: &'static [&'static str],
    /// The project's dialects with their `.td` files, relative to the source tree.
    dialects: &'static [Files],
}

macro_rules! files {
    ($($name:literal: $($file:literal)+;)+) => { &[$(Files { name: $name, files: &[$($file),+] }),+] };
}

/// All projects. To add a dialect, add a line here and one in `crates/mlirkit-projects/src/table.rs`.
const PROJECTS: &[Project] = &[
    Project {
        name: "mosaic",
        include: &["."],
        dialects: files! {
            "tpu": "jaxlib/mosaic/dialect/tpu/tpu_ops.td";
            "mosaic_gpu": "jaxlib/mosaic/dialect/gpu/mosaic_gpu.td";
        },
    },
    Project {
        name: "triton",
        include: &[
            "include",
            "third_party/amd/include",
            "third_party/nvidia/include",
            "third_party/proton/Dialect/include",
            "third_party",
        ],
        dialects: files! {
            "tt": "include/triton/Dialect/Triton/IR/TritonOps.td" "include/triton/Dialect/Triton/IR/TritonTypes.td";
            "ttg": "include/triton/Dialect/TritonGPU/IR/TritonGPUOps.td" "include/triton/Dialect/TritonGPU/IR/TritonGPUAttrDefs.td";
            "ttng": "include/triton/Dialect/TritonNvidiaGPU/IR/TritonNvidiaGPUOps.td" "include/triton/Dialect/TritonNvidiaGPU/IR/TritonNvidiaGPUAttrDefs.td";
            "tti": "include/triton/Dialect/TritonInstrument/IR/TritonInstrumentOps.td";
            "gluon": "include/triton/Dialect/Gluon/IR/GluonOps.td" "include/triton/Dialect/Gluon/IR/GluonAttrDefs.td";
            "amdg": "third_party/amd/include/Dialect/TritonAMDGPU/IR/TritonAMDGPUOps.td" "third_party/amd/include/Dialect/TritonAMDGPU/IR/TritonAMDGPUAttrDefs.td";
            "nvg": "third_party/nvidia/include/Dialect/NVGPU/IR/NVGPUOps.td" "third_party/nvidia/include/Dialect/NVGPU/IR/NVGPUAttrDefs.td";
            "nvws": "third_party/nvidia/include/Dialect/NVWS/IR/NVWSOps.td" "third_party/nvidia/include/Dialect/NVWS/IR/NVWSTypes.td" "third_party/nvidia/include/Dialect/NVWS/IR/NVWSAttrDefs.td";
            "proton": "third_party/proton/Dialect/include/Dialect/Proton/IR/ProtonOps.td";
            "proton_gpu": "third_party/proton/Dialect/include/Dialect/ProtonGPU/IR/ProtonGPUOps.td" "third_party/proton/Dialect/include/Dialect/ProtonGPU/IR/ProtonGPUTypes.td" "third_party/proton/Dialect/include/Dialect/ProtonGPU/IR/ProtonGPUAttrDefs.td";
        },
    },
    Project {
        name: "circt",
        include: &["include"],
        dialects: files! {
            "arc": "include/circt/Dialect/Arc/Arc.td";
            "axi4": "include/circt/Dialect/AXI4/AXI4.td";
            "calyx": "include/circt/Dialect/Calyx/Calyx.td";
            "chirrtl": "include/circt/Dialect/FIRRTL/CHIRRTL.td";
            "comb": "include/circt/Dialect/Comb/Comb.td";
            "datapath": "include/circt/Dialect/Datapath/Datapath.td";
            "dbg": "include/circt/Dialect/Debug/Debug.td";
            "dc": "include/circt/Dialect/DC/DC.td";
            "emit": "include/circt/Dialect/Emit/Emit.td";
            "esi": "include/circt/Dialect/ESI/ESI.td";
            "firrtl": "include/circt/Dialect/FIRRTL/FIRRTL.td";
            "fsm": "include/circt/Dialect/FSM/FSM.td";
            "handshake": "include/circt/Dialect/Handshake/Handshake.td";
            "hw": "include/circt/Dialect/HW/HW.td";
            "hwarith": "include/circt/Dialect/HWArith/HWArith.td";
            "interop": "include/circt/Dialect/Interop/Interop.td";
            "kanagawa": "include/circt/Dialect/Kanagawa/Kanagawa.td";
            "llhd": "include/circt/Dialect/LLHD/LLHD.td";
            "loopschedule": "include/circt/Dialect/LoopSchedule/LoopSchedule.td";
            "ltl": "include/circt/Dialect/LTL/LTL.td";
            "moore": "include/circt/Dialect/Moore/Moore.td";
            "msft": "include/circt/Dialect/MSFT/MSFT.td";
            "om": "include/circt/Dialect/OM/OM.td";
            "pipeline": "include/circt/Dialect/Pipeline/Pipeline.td";
            "probe": "include/circt/Dialect/Probe/Probe.td";
            "rtg": "include/circt/Dialect/RTG/IR/RTG.td";
            "rtgtest": "include/circt/Dialect/RTGTest/IR/RTGTest.td";
            "seq": "include/circt/Dialect/Seq/Seq.td";
            "sim": "include/circt/Dialect/Sim/Sim.td";
            "ssp": "include/circt/Dialect/SSP/SSP.td";
            "sv": "include/circt/Dialect/SV/SV.td";
            "synth": "include/circt/Dialect/Synth/Synth.td";
            "systemc": "include/circt/Dialect/SystemC/SystemC.td";
            "verif": "include/circt/Dialect/Verif/Verif.td";
        },
    },
    Project {
        name: "catalyst",
        include: &["mlir/include"],
        dialects: files! {
            "catalyst": "mlir/include/Catalyst/IR/CatalystOps.td";
            "executor": "mlir/include/Executor/IR/ExecutorOps.td" "mlir/include/Executor/IR/ExecutorTypes.td";
            "gradient": "mlir/include/Gradient/IR/GradientOps.td";
            "ion": "mlir/include/Ion/IR/IonOps.td";
            "mbqc": "mlir/include/MBQC/IR/MBQCOps.td" "mlir/include/MBQC/IR/MBQCAttrDefs.td";
            "mitigation": "mlir/include/Mitigation/IR/MitigationOps.td";
            "pauli_frame": "mlir/include/PauliFrame/IR/PauliFrameOps.td";
            "pbc": "mlir/include/PBC/IR/PBCOps.td" "mlir/include/PBC/IR/PBCAttrDefs.td";
            "qecl": "mlir/include/QecLogical/IR/QecLogicalOps.td" "mlir/include/QecLogical/IR/QecLogicalTypes.td" "mlir/include/QecLogical/IR/QecLogicalAttrDefs.td";
            "qecp": "mlir/include/QecPhysical/IR/QecPhysicalOps.td" "mlir/include/QecPhysical/IR/QecPhysicalTypes.td" "mlir/include/QecPhysical/IR/QecPhysicalAttrDefs.td";
            "qref": "mlir/include/QRef/IR/QRefOps.td" "mlir/include/QRef/IR/QRefTypes.td";
            "quantum": "mlir/include/Quantum/IR/QuantumOps.td" "mlir/include/Quantum/IR/QuantumTypes.td" "mlir/include/Quantum/IR/QuantumAttrDefs.td";
            "rtio": "mlir/include/RTIO/IR/RTIOOps.td";
            "transport": "mlir/include/Transport/IR/TransportOps.td";
        },
    },
    Project {
        name: "flang",
        include: &["flang/include"],
        dialects: files! {
            "cuf": "flang/include/flang/Optimizer/Dialect/CUF/CUFOps.td" "flang/include/flang/Optimizer/Dialect/CUF/Attributes/CUFAttr.td";
            "fir": "flang/include/flang/Optimizer/Dialect/FIROps.td" "flang/include/flang/Optimizer/Dialect/FIRTypes.td" "flang/include/flang/Optimizer/Dialect/FIRAttr.td";
            "fircg": "flang/include/flang/Optimizer/Dialect/FIRCG/CGOps.td";
            "hlfir": "flang/include/flang/Optimizer/HLFIR/HLFIROps.td";
            "mif": "flang/include/flang/Optimizer/Dialect/MIF/MIFOps.td";
        },
    },
    Project {
        name: "cuda_tile",
        include: &["include"],
        dialects: files! {
            "cuda_tile": "include/cuda_tile/Dialect/CudaTile/IR/Ops.td" "include/cuda_tile/Dialect/CudaTile/IR/Types.td" "include/cuda_tile/Dialect/CudaTile/IR/AttrDefs.td";
        },
    },
    // The source tree has `tflite` from LiteRT, `mhlo` and `stablehlo` from mlir-hlo, and a `tf_op_base.td` with the
    // records that they use. `conformance/projects/tensorflow/rows.py` writes the definitions of `tf`; those of the
    // other dialects are written by hand from the wheel's headers.
    Project {
        name: "tensorflow",
        include: &["."],
        dialects: files! {
            "mhlo": "mhlo/IR/hlo_ops.td";
            "quantfork": "tflite/converter/quantization/ir/QuantOps.td";
            "tfl": "tflite/converter/ir/tfl_ops.td";
        },
    },
    Project {
        name: "torch",
        include: &["include"],
        dialects: files! {
            "torch": "include/torch-mlir/Dialect/Torch/IR/TorchOps.td";
            "torch_c": "include/torch-mlir/Dialect/TorchConversion/IR/TorchConversionOps.td";
            "tm_tensor": "include/torch-mlir-dialects/Dialect/TMTensor/IR/TMTensorOps.td";
        },
    },
    Project {
        name: "flydsl",
        include: &["include"],
        dialects: files! {
            "fly": "include/flydsl/Dialect/Fly/IR/FlyOps.td";
            "fly_rocdl": "include/flydsl/Dialect/FlyROCDL/IR/Atom.td" "include/flydsl/Dialect/FlyROCDL/IR/AttrDefs.td" "include/flydsl/Dialect/FlyROCDL/IR/Ops.td";
        },
    },
    Project {
        name: "heir",
        include: &[
            ".",
            "lib/Dialect/BGV/IR",
            "lib/Dialect/CGGI/IR",
            "lib/Dialect/CKKS/IR",
            "lib/Dialect/Cheddar/IR",
            "lib/Dialect/Comb/IR",
            "lib/Dialect/Debug/IR",
            "lib/Dialect/Jaxite/IR",
            "lib/Dialect/JaxiteWord/IR",
            "lib/Dialect/Kernel/IR",
            "lib/Dialect/KeyMgmt/IR",
            "lib/Dialect/LWE/IR",
            "lib/Dialect/Lattigo/IR",
            "lib/Dialect/MathExt/IR",
            "lib/Dialect/Mgmt/IR",
            "lib/Dialect/ModArith/IR",
            "lib/Dialect/Openfhe/IR",
            "lib/Dialect/Orion/IR",
            "lib/Dialect/Polynomial/IR",
            "lib/Dialect/Poulpy/IR",
            "lib/Dialect/Preprocessing/IR",
            "lib/Dialect/RNS/IR",
            "lib/Dialect/Random/IR",
            "lib/Dialect/Rotom/IR",
            "lib/Dialect/SCIFRBool/IR",
            "lib/Dialect/SCIFRCkks/IR",
            "lib/Dialect/Secret/IR",
            "lib/Dialect/TensorExt/IR",
            "lib/Dialect/TfheRust/IR",
            "lib/Dialect/TfheRustBool/IR",
        ],
        dialects: files! {
            "bgv": "lib/Dialect/BGV/IR/BGVOps.td" "lib/Dialect/BGV/IR/BGVAttributes.td";
            "cggi": "lib/Dialect/CGGI/IR/CGGIOps.td" "lib/Dialect/CGGI/IR/CGGIAttributes.td";
            "cheddar": "lib/Dialect/Cheddar/IR/CheddarOps.td" "lib/Dialect/Cheddar/IR/CheddarTypes.td";
            "ckks": "lib/Dialect/CKKS/IR/CKKSOps.td" "lib/Dialect/CKKS/IR/CKKSAttributes.td";
            "debug": "lib/Dialect/Debug/IR/DebugOps.td";
            "jaxite": "lib/Dialect/Jaxite/IR/JaxiteOps.td" "lib/Dialect/Jaxite/IR/JaxiteTypes.td";
            "jaxiteword": "lib/Dialect/JaxiteWord/IR/JaxiteWordOps.td" "lib/Dialect/JaxiteWord/IR/JaxiteWordTypes.td";
            "kernel": "lib/Dialect/Kernel/IR/KernelOps.td";
            "key_mgmt": "lib/Dialect/KeyMgmt/IR/KeyMgmtOps.td" "lib/Dialect/KeyMgmt/IR/KeyMgmtTypes.td";
            "lattigo": "lib/Dialect/Lattigo/IR/LattigoOps.td" "lib/Dialect/Lattigo/IR/LattigoTypes.td" "lib/Dialect/Lattigo/IR/LattigoAttributes.td";
            "lwe": "lib/Dialect/LWE/IR/LWEOps.td" "lib/Dialect/LWE/IR/LWETypes.td" "lib/Dialect/LWE/IR/LWEAttributes.td";
            "math_ext": "lib/Dialect/MathExt/IR/MathExtOps.td";
            "mgmt": "lib/Dialect/Mgmt/IR/MgmtOps.td" "lib/Dialect/Mgmt/IR/MgmtAttributes.td";
            "mod_arith": "lib/Dialect/ModArith/IR/ModArithOps.td" "lib/Dialect/ModArith/IR/ModArithTypes.td" "lib/Dialect/ModArith/IR/ModArithAttributes.td";
            "openfhe": "lib/Dialect/Openfhe/IR/OpenfheOps.td" "lib/Dialect/Openfhe/IR/OpenfheTypes.td";
            "orion": "lib/Dialect/Orion/IR/OrionOps.td";
            "polynomial": "lib/Dialect/Polynomial/IR/PolynomialOps.td" "lib/Dialect/Polynomial/IR/PolynomialTypes.td" "lib/Dialect/Polynomial/IR/PolynomialAttributes.td";
            "poulpy": "lib/Dialect/Poulpy/IR/PoulpyOps.td" "lib/Dialect/Poulpy/IR/PoulpyTypes.td";
            "preprocessing": "lib/Dialect/Preprocessing/IR/PreprocessingOps.td" "lib/Dialect/Preprocessing/IR/PreprocessingTypes.td";
            "random": "lib/Dialect/Random/IR/RandomOps.td" "lib/Dialect/Random/IR/RandomTypes.td";
            "rns": "lib/Dialect/RNS/IR/RNSOps.td" "lib/Dialect/RNS/IR/RNSTypes.td" "lib/Dialect/RNS/IR/RNSAttributes.td";
            "rotom": "lib/Dialect/Rotom/IR/RotomAttributes.td";
            "scifrbool": "lib/Dialect/SCIFRBool/IR/SCIFRBoolOps.td" "lib/Dialect/SCIFRBool/IR/SCIFRBoolTypes.td";
            "scifrckks": "lib/Dialect/SCIFRCkks/IR/SCIFRCkksOps.td" "lib/Dialect/SCIFRCkks/IR/SCIFRCkksTypes.td";
            "secret": "lib/Dialect/Secret/IR/SecretOps.td" "lib/Dialect/Secret/IR/SecretTypes.td" "lib/Dialect/Secret/IR/SecretAttributes.td";
            "tensor_ext": "lib/Dialect/TensorExt/IR/TensorExtOps.td" "lib/Dialect/TensorExt/IR/TensorExtAttributes.td";
            "tfhe_rust": "lib/Dialect/TfheRust/IR/TfheRustOps.td" "lib/Dialect/TfheRust/IR/TfheRustTypes.td";
            "tfhe_rust_bool": "lib/Dialect/TfheRustBool/IR/TfheRustBoolOps.td" "lib/Dialect/TfheRustBool/IR/TfheRustBoolTypes.td" "lib/Dialect/TfheRustBool/IR/TfheRustBoolAttributes.td";
        },
    },
    Project {
        name: "iree",
        include: &["compiler/src", "compiler/plugins/target/ROCM/Dialect/ROCM/IR"],
        dialects: files! {
            "check": "compiler/src/iree/compiler/Modules/Check/IR/CheckOps.td";
            "flow": "compiler/src/iree/compiler/Dialect/Flow/IR/FlowOps.td";
            "hal": "compiler/src/iree/compiler/Dialect/HAL/IR/HALOps.td" "compiler/src/iree/compiler/Dialect/HAL/IR/HALAttrs.td" "compiler/src/iree/compiler/Dialect/HAL/IR/HALTypes.td";
            "hal_inline": "compiler/src/iree/compiler/Modules/HAL/Inline/IR/HALInlineOps.td";
            "hal_loader": "compiler/src/iree/compiler/Modules/HAL/Loader/IR/HALLoaderOps.td";
            "io_parameters": "compiler/src/iree/compiler/Modules/IO/Parameters/IR/IOParametersOps.td";
            "iree_codegen": "compiler/src/iree/compiler/Codegen/Dialect/Codegen/IR/IREECodegenOps.td" "compiler/src/iree/compiler/Codegen/Dialect/Codegen/IR/UKernelOps.td" "compiler/src/iree/compiler/Codegen/Dialect/Codegen/IR/IREECodegenAttrs.td" "compiler/src/iree/compiler/Codegen/Dialect/Codegen/IR/IREECodegenTypes.td";
            "iree_cpu": "compiler/src/iree/compiler/Codegen/Dialect/CPU/IR/IREECPUAttrs.td";
            "iree_encoding": "compiler/src/iree/compiler/Dialect/Encoding/IR/EncodingOps.td" "compiler/src/iree/compiler/Dialect/Encoding/IR/EncodingAttrs.td";
            "iree_gpu": "compiler/src/iree/compiler/Codegen/Dialect/GPU/IR/IREEGPUOps.td" "compiler/src/iree/compiler/Codegen/Dialect/GPU/IR/IREEGPUAttrs.td";
            "iree_linalg_ext": "compiler/src/iree/compiler/Dialect/LinalgExt/IR/LinalgExtOps.td" "compiler/src/iree/compiler/Dialect/LinalgExt/IR/LinalgExtPureOps.td";
            "iree_map": "compiler/src/iree/compiler/Codegen/Dialect/Map/IR/IREEMapAttrs.td";
            "iree_tensor_ext": "compiler/src/iree/compiler/Dialect/TensorExt/IR/TensorExtOps.td" "compiler/src/iree/compiler/Dialect/TensorExt/IR/TensorExtAttrs.td";
            "iree_vector_ext": "compiler/src/iree/compiler/Codegen/Dialect/VectorExt/IR/VectorExtOps.td" "compiler/src/iree/compiler/Codegen/Dialect/VectorExt/IR/VectorExtAttrs.td";
            "pcf": "compiler/src/iree/compiler/Codegen/Dialect/PCF/IR/PCFOps.td";
            "rocm": "compiler/plugins/target/ROCM/Dialect/ROCM/IR/ROCMAttrs.td";
            "stream": "compiler/src/iree/compiler/Dialect/Stream/IR/StreamOps.td" "compiler/src/iree/compiler/Dialect/Stream/IR/StreamAttrs.td" "compiler/src/iree/compiler/Dialect/Stream/IR/StreamTypes.td";
            "util": "compiler/src/iree/compiler/Dialect/Util/IR/UtilOps.td" "compiler/src/iree/compiler/Dialect/Util/IR/UtilTypes.td" "compiler/src/iree/compiler/Dialect/Util/IR/UtilAttrs.td";
            "vm": "compiler/src/iree/compiler/Dialect/VM/IR/VMOps.td";
            "vmvx": "compiler/src/iree/compiler/Dialect/VMVX/IR/VMVXOps.td";
        },
    },
];

/// Imports the dialects of the project `name`.
pub fn run(args: &Args, name: &str) -> Result<(), String> {
    let tree = args.source.as_ref().ok_or("--project needs --source, the project's source tree")?;
    let known = || PROJECTS.iter().map(|project| project.name).collect::<Vec<_>>().join(", ");
    let project = PROJECTS.iter().find(|project| project.name == name);
    let project = project.ok_or_else(|| format!("no project '{name}'; known are {}", known()))?;
    let include: Vec<PathBuf> = std::iter::once(args.include.clone())
        .chain(args.source_include.iter().cloned())
        .chain(project.include.iter().map(|dir| tree.join(dir)))
        .collect();
    let mut dialects = Vec::new();
    for dialect in project.dialects {
        let mut docs = Vec::new();
        for file in dialect.files {
            let path = tree.join(file);
            if path.exists() {
                docs.push(dump(&include, &path)?);
            } else {
                eprintln!("skipped: no {}", path.display());
            }
        }
        dialects.push((dialect.name, docs));
    }
    let mut world = World::new(dialects.iter().flat_map(|(_, docs)| docs));
    // Records refer to types that exist only in C++ by their classes.
    for (name, docs) in &dialects {
        let Ok(corrections) =
            fs::read_to_string(Path::new(OUT).join(project.name).join(format!("{name}.corrections.def")))
        else {
            continue;
        };
        let rows: String =
            super::corrections::rows(&corrections).into_iter().filter(|row| !row.starts_with(['-', '+'])).collect();
        let rows = rows.strip_prefix(&format!("dialect {name}\n")).unwrap_or(&rows);
        let known =
            mlirkit_defs::Dialect::parse(format!("dialect {name}\n{rows}")).map_err(|error| error.to_string())?;
        let rec = docs.iter().flat_map(|doc| doc.of_class("Dialect")).find(|rec| rec.text("name") == Some(*name));
        world.know(rec.and_then(|rec| rec.raw_text("cppNamespace")).unwrap_or(""), &known);
    }
    for (name, docs) in dialects.iter().filter(|(_, docs)| !docs.is_empty()) {
        let docs: Vec<&Doc> = docs.iter().collect();
        let mut rows = Rows::new(&world, name, &docs).map_err(|error| error.to_string())?;
        wire::add(&mut rows, &docs, true).map_err(|error| error.to_string())?;
        let heading = format!(
            "The dialect `{name}` of {}: imported by `cargo xtask import --project`, not edited by hand.",
            project.name
        );
        let folder = Path::new(OUT).join(project.name);
        let text = rows.file(&heading, &args.release, &[]);
        let text = match fs::read_to_string(folder.join(format!("{name}.corrections.def"))) {
            Ok(corrections) => corrected(&text, &corrections),
            Err(_) => text,
        };
        // The second trait implies the first.
        let text = text.replace("ConditionallySpeculatable AlwaysSpeculatableImplTrait", "AlwaysSpeculatableImplTrait");
        super::write(&folder.join(format!("{name}.def")), &text)?;
    }
    if args.notes {
        for note in world.notes.borrow().iter() {
            println!("{}: {}", note.subject, note.what);
        }
    }
    Ok(())
}

/// Applies corrections to a definition file. A correction replaces the row with the same first line. If its first line
/// has the prefix `-`, it removes that row; with the prefix `+`, it adds its members to that row.
fn corrected(text: &str, corrections: &str) -> String {
    let (mut rows, mut nothing, mut added) = (String::new(), String::new(), Vec::<(&str, Vec<&str>)>::new());
    let mut adds = false;
    for line in corrections.lines().filter(|line| !line.starts_with("dialect ")) {
        adds = if line.starts_with(' ') { adds } else { line.starts_with('+') };
        match line.split_at_checked(1) {
            Some(("+", head)) => added.push((head, Vec::new())),
            Some(("-", head)) => nothing.extend([head, "\n"]),
            _ => match added.last_mut().filter(|_| adds) {
                Some((_, members)) => members.push(line),
                None => rows.extend([line, "\n"]),
            },
        }
    }
    let text = merged(&[text, &nothing]).replace(&nothing, "");
    let text = added.into_iter().fold(text, |text, (head, members)| with_members(&text, head, &members));
    merged(&[&text, &rows])
}

/// Adds members to the row with this first line. A `format` replaces the row's format.
fn with_members(text: &str, head: &str, members: &[&str]) -> String {
    let has_format = members.iter().any(|member| member.starts_with("  format "));
    let is_format =
        |line: &str| line.starts_with("  format ") || matches!(line, "  custom-format" | "  function-format");
    let (mut out, mut is_inside) = (String::new(), false);
    for line in text.lines() {
        if is_inside && !line.starts_with(' ') {
            members.iter().for_each(|member| out.extend([*member, "\n"]));
        }
        is_inside = line == head || (is_inside && line.starts_with(' '));
        if !(is_inside && has_format && is_format(line)) {
            out.extend([line, "\n"]);
        }
    }
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn corrections_replace_add_and_remove_rows() {
        let text = "# A dialect.\n\ndialect x\n  release 1\n\nop a\n  verifier\n\nop b\n";
        let corrections = "dialect x\n\n# Why.\nop a\n  custom-format\n\n# Why too.\n-op b\n\nop c\n";
        assert_eq!(
            corrected(text, corrections),
            "# A dialect.\n\ndialect x\n  release 1\n\n\n\n# Why.\nop a\n  custom-format\n\n# Why too.\n\nop c\n"
        );
        let text = "dialect x\n\nop a\n  custom-format\n  verifier\n\nop b\n";
        let added = corrected(text, "dialect x\n\n+op a\n  format attr-dict\n  asm-name r r\n");
        assert!(
            added.starts_with("dialect x\n\nop a\n  verifier\n  format attr-dict\n  asm-name r r\n\nop b\n"),
            "{added}"
        );
    }
}

//! Converts LLVM data layout strings of real targets to specifications and back, and compares the results with
//! `mlir-translate-22`.

use std::fmt::Write as _;
use std::path::Path;
use std::process::Command;

use super::first_line;
use crate::paths;

/// The data layout strings, each with the name of its target, from LLVM's tests and targets.
const STRINGS: &[(&str, &str)] = &[
    ("nothing", ""),
    ("x86-64 Linux", "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"),
    ("x86-64 macOS", "e-m:o-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"),
    ("x86 Linux", "e-m:e-p:32:32-p270:32:32-p271:32:32-p272:64:64-i128:128-f64:32:64-f80:32-n8:16:32-S128"),
    ("x86 Windows", "e-m:x-p:32:32-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:32-n8:16:32-a:0:32-S32"),
    ("AArch64", "e-m:e-p270:32:32-p271:32:32-p272:64:64-i8:8:32-i16:16:32-i64:64-i128:128-n32:64-S128-Fn32"),
    (
        "AArch64, big-endian",
        "E-m:e-p270:32:32-p271:32:32-p272:64:64-i8:8:32-i16:16:32-i64:64-i128:128-n32:64-S128-Fn32",
    ),
    ("ARMv7", "e-m:e-p:32:32-Fi8-i64:64-v128:64:128-a:0:32-n32-S64"),
    ("RISC-V 64", "e-m:e-p:64:64-i64:64-i128:128-n32:64-S128"),
    ("RISC-V 32", "e-m:e-p:32:32-i64:64-n32-S128"),
    ("NVPTX 64", "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"),
    (
        "AMD GPU",
        "e-m:e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-\
         p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-\
         n32:64-S32-A5-G1-ni:7:8:9",
    ),
    ("WebAssembly 32", "e-m:e-p:32:32-p10:8:8-p20:8:8-i64:64-i128:128-n32:64-S128-ni:1:10:20"),
    ("PowerPC 64", "e-m:e-Fn32-i64:64-i128:128-n32:64-S128-v256:256:256-v512:512:512"),
    ("SystemZ", "E-m:e-i1:8:16-i8:8:16-i64:64-f128:64-v128:64-a:8:16-n32:64"),
    ("SPARC", "E-m:e-p:32:32-i64:64-i128:128-f128:64-n32-S64"),
    ("MIPS", "E-m:m-p:32:32-i8:8:32-i16:16:32-i64:64-n32-S64"),
    ("AVR", "e-P1-p:16:8-i8:8-i16:8-i32:8-i64:8-f32:8-f64:8-n8-a:8"),
    ("MSP430", "e-m:e-p:16:16-i32:16-i64:16-f32:16-f64:16-a:8-n8:16-S16"),
    ("BPF", "e-m:e-p:64:64-i64:64-i128:128-n32:64-S128"),
    ("SPIR-V", "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G1"),
    ("words twice", "e-i64:64-i64:64:64-p:64:64-S64-S128"),
];

/// Compares both directions. Returns the number of identical results and the number of all results.
pub(super) fn compare(report: &mut String, differences: &mut String) -> Result<(usize, usize), String> {
    let _ = writeln!(report, "\n## LLVM data layout strings: import and export\n");
    let translate = std::env::var_os("MLIR_TRANSLATE_22").unwrap_or_else(|| "mlir-translate-22".into());
    let file = std::env::temp_dir().join(format!("mlirkit-layout-{}.ll", std::process::id()));
    let (mut same, mut all) = (0, 0);
    for (name, text) in STRINGS {
        let real_spec = import(Path::new(&translate), &file, text)?;
        let spec = without_index(&mlirkit(&["layout", "--llvm", text])?);
        let real_text = export(Path::new(&translate), &file, &real_spec)?;
        let ours = mlirkit_export(&file, &real_spec)?;
        let equal = [(spec.as_str(), real_spec.as_str()), (ours.as_str(), real_text.as_str())];
        for (mine, real) in equal {
            (same, all) = (same + usize::from(mine == real), all + 1);
            if mine != real {
                let _ = writeln!(differences, "string: {name}\n  mlir-translate: {real}\n  mlirkit:        {mine}");
            }
        }
        let word = |equal: bool| if equal { "identical" } else { "different" };
        let _ = writeln!(report, "import {}, export {}  {name}", word(spec == real_spec), word(ours == real_text));
    }
    let _ = std::fs::remove_file(&file);
    Ok((same, all))
}

fn output(command: &mut Command) -> Result<(String, String), String> {
    let output = command.output().map_err(|error| format!("cannot run {command:?}: {error}"))?;
    let text = |bytes: &[u8]| String::from_utf8_lossy(bytes).into_owned();
    Ok((text(&output.stdout), text(&output.stderr)))
}

fn write(file: &Path, text: &str) -> Result<(), String> {
    std::fs::write(file, text).map_err(|error| format!("cannot write {}: {error}", file.display()))
}

fn import(translate: &Path, file: &Path, text: &str) -> Result<String, String> {
    write(file, &format!("target datalayout = \"{text}\"\n"))?;
    let (stdout, stderr) = output(Command::new(translate).arg("--import-llvm").arg(file))?;
    let start = stdout.find("#dlti.dl_spec<").ok_or_else(|| format!("no import of {text}: {}", first_line(&stderr)))?;
    let end = stdout.find(">, llvm.module_asm").or_else(|| stdout.find(">, llvm.target_triple")).or(stdout.find(">}"));
    Ok(end.and_then(|end| stdout.get(start..=end)).unwrap_or("no specification").to_owned())
}

fn export(translate: &Path, file: &Path, spec: &str) -> Result<String, String> {
    write(file, &format!("module attributes {{dlti.dl_spec = {spec}}} {{}}\n"))?;
    let (stdout, stderr) = output(Command::new(translate).arg("--mlir-to-llvmir").arg(file))?;
    let text = stdout.split("target datalayout = \"").nth(1).and_then(|rest| rest.split('"').next());
    Ok(text.unwrap_or_else(|| first_line(&stderr)).to_owned())
}

fn mlirkit(args: &[&str]) -> Result<String, String> {
    let (stdout, stderr) = output(Command::new(paths::mlirkit()).args(args))?;
    Ok(if stdout.is_empty() { first_line(&stderr) } else { stdout.trim_end() }.to_owned())
}

fn mlirkit_export(file: &Path, spec: &str) -> Result<String, String> {
    write(file, &format!("module attributes {{dlti.dl_spec = {spec}}} {{}}\n"))?;
    mlirkit(&["layout", "--to-llvm", &file.to_string_lossy()])
}

/// Returns the specification without the entry for `index`, which mlirkit adds but LLVM does not.
fn without_index(spec: &str) -> String {
    let Some((before, rest)) = spec.split_once("index = ") else { return spec.to_owned() };
    format!("{before}{}", rest.split_once(", ").map_or("", |(_, after)| after))
}

//! Compares `dlti.query` and properties of devices with `transform.dlti.query` in mlir-opt-22.

use std::fmt::Write as _;
use std::process::Command;

use crate::paths;

const MODULE: &str = "module attributes {dlti.target_system_spec = #dlti.target_system_spec<\
    \"CPU\" = #dlti.target_device_spec<\"L1_cache_size_in_bytes\" = 32768 : i32, \"vendor\" = \"x\", \
    \"by_type\" = #dlti.map<i32 = 4, f32 = \"no\">, \"old\" = #dlti.map<#dlti.dl_entry<\"a\", [1]>>>, \
    \"GPU\" = #dlti.target_device_spec<\"max_vector_op_width\" = 128.0 : f32, \"dlti.x\" = unit>>";

/// The lists of keys that are queried.
const KEYS: &[&[&str]] = &[
    &["\"CPU\"", "\"L1_cache_size_in_bytes\""],
    &["\"CPU\"", "\"vendor\""],
    &["\"CPU\"", "\"by_type\"", "i32"],
    &["\"CPU\"", "\"by_type\"", "f32"],
    &["\"CPU\"", "\"by_type\"", "f64"],
    &["\"CPU\"", "\"old\"", "\"a\""],
    &["\"CPU\"", "\"old\""],
    &["\"CPU\""],
    &["\"GPU\"", "\"max_vector_op_width\""],
    &["\"GPU\"", "\"dlti.x\""],
    &["\"GPU\"", "\"missing\""],
    &["\"TPU\"", "\"missing\""],
    &["\"CPU\"", "\"vendor\"", "\"deeper\""],
    &["\"CPU\"", "\"L1_cache_size_in_bytes\"", "i32", "\"deeper\""],
    &["i32"],
];

/// Compares all queries. Returns the number of identical results and the number of all results.
pub(super) fn compare(report: &mut String, differences: &mut String) -> Result<(usize, usize), String> {
    let _ = writeln!(report, "\n## dlti.query: values and the words of failures\n");
    let file = std::env::temp_dir().join(format!("mlirkit-query-{}.mlir", std::process::id()));
    let run = |command: &mut Command| -> Result<(String, String), String> {
        let output = command.output().map_err(|error| format!("cannot run {command:?}: {error}"))?;
        let text = |bytes: &[u8]| String::from_utf8_lossy(bytes).into_owned();
        Ok((text(&output.stdout), text(&output.stderr)))
    };
    let mut same = 0;
    for keys in KEYS {
        let text = format!(
            "{MODULE}, transform.with_named_sequence}} {{\n  transform.named_sequence @__transform_main(%m: !transform.any_op) {{\n    \
             %p = transform.dlti.query [{}] at %m : (!transform.any_op) -> !transform.any_param\n    \
             transform.debug.emit_param_as_remark %p, \"answer\" at %m : !transform.any_param, !transform.any_op\n    \
             transform.yield\n  }}\n}}\n",
            keys.join(", ")
        );
        std::fs::write(&file, &text).map_err(|error| format!("cannot write {}: {error}", file.display()))?;
        let (_, stderr) = run(Command::new(paths::mlir_opt(22)).arg("-transform-interpreter").arg(&file))?;
        let real = answer(&stderr);
        std::fs::write(&file, format!("{MODULE}}} {{}}\n")).map_err(|error| format!("cannot write: {error}"))?;
        let flags = keys.iter().flat_map(|key| ["--key", key]);
        let (stdout, stderr) = run(Command::new(paths::mlirkit()).args(["layout", "query"]).arg(&file).args(flags))?;
        let mine = if stdout.is_empty() { answer(&stderr) } else { stdout.trim_end().to_owned() };
        same += usize::from(mine == real);
        let _ = writeln!(report, "{}  [{}]", if mine == real { "identical" } else { "different" }, keys.join(", "));
        if mine != real {
            let _ = writeln!(differences, "query: {keys:?}\n  mlir-opt: {real}\n  mlirkit:  {mine}");
        }
    }
    let _ = std::fs::remove_file(&file);
    Ok((same, KEYS.len()))
}

/// Returns the value in the remark that mlir-opt prints, or the note that explains why there is no value.
fn answer(stderr: &str) -> String {
    let after = |marker: &str| stderr.lines().find_map(|line| Some(line.split_once(marker)?.1.to_owned()));
    let note = stderr.lines().filter_map(|line| line.split_once("note: ")).map(|(_, note)| note);
    after("remark: answer ")
        .or_else(|| note.filter(|n| !n.starts_with("see current")).map(str::to_owned).next())
        .unwrap_or_default()
}

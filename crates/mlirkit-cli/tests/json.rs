//! Tests that the `--json` output of every subcommand matches `docs/json-schema.json`, and that `docs/json.md` explains
//! every member.

#![allow(clippy::unwrap_used)]

mod subcommands;

use std::collections::BTreeSet;
use std::path::Path;
use std::process::Command;

use serde_json::Value;

/// The tested calls, each preceded by its name in the schema. `E` denotes the folder of examples, `I` the folder of
/// command line inputs.
const CALLS: &[(&str, &str)] = &[
    ("info", "info E/kernel.mlir"),
    ("info", "info E/kernel.mlirbc"),
    ("info", "info E/mlp.vhlo.mlirbc"),
    ("info", "info I/exported.bin"),
    ("info", "info E/weights.mlir"),
    ("size", "size E/kernel.mlirbc"),
    ("size", "size E/weights.mlir"),
    ("size", "size E/mlp.vhlo.mlirbc"),
    ("fingerprint", "fingerprint E/kernel.mlir E/kernel.mlirbc"),
    ("validate", "validate E/kernel.mlir E/kernel.mlirbc E/mlp.vhlo.mlirbc I/wrong-type.mlir I/cut.mlir"),
    ("resources list", "resources list E/weights.mlir --least=0"),
    ("resources list", "weights list E/mlp.vhlo.mlirbc --least=0"),
    ("diff", "diff E/kernel.mlir E/kernel.mlirbc"),
    ("diff", "diff E/kernel.mlir E/weights.mlir"),
    ("diff", "diff E/kernel.mlir E/mlp.stablehlo.mlir"),
    ("query", "query E/kernel.mlir all"),
    ("query", "query E/kernel.mlir count"),
    ("query", "query E/kernel.mlir count|by|name"),
    ("query", "query E/kernel.mlir table|name,symbol,path,function,types,operand_types,location,users,attr(\"value\")"),
    ("query", "query E/kernel.mlir sum|bytes"),
    ("query", "query E/kernel.mlir max|name"),
    ("nested list", "nested list I/exported.bin"),
    ("breaking", "breaking memref@19 memref@22"),
    ("breaking", "breaking llvm@19 llvm@22"),
    ("dump", "dump E/kernel.mlirbc"),
    ("dialect check", "dialect check I/json.def"),
    ("dialect coverage", "dialect coverage E/kernel.mlir E/weights.mlir I/unknown-op.mlir"),
    ("releases", "releases scf.forall vector.gather"),
    ("port --explain", "port E/kernel.mlir --to llvm-16 --explain"),
    ("layout", "layout E/kernel.mlir"),
    ("layout", "layout I/layout.mlir"),
    ("layout", "layout I/layout.mlir --type !llvm.struct<(i8,i64)> --type vector<[4]xi32>"),
    ("layout", "layout E/kernel.mlir --type i32 --type vector<3xi32>"),
    ("stablehlo explain", "stablehlo explain E/mlp.vhlo.mlirbc --target=0.9.0"),
    ("stablehlo explain", "stablehlo explain E/mlp.stablehlo.mlirbc"),
    ("stablehlo explain", "stablehlo explain I/exported.bin --target=1.0.0"),
    ("stablehlo explain", "stablehlo explain E/kernel.mlir"),
];

/// Describes the parts of a JSON value that do not match the schema; empty if the value matches. `place` is the path of
/// the value in the document. Supports the keywords that `docs/json-schema.json` uses.
fn misfits(schema: &Value, root: &Value, value: &Value, place: &str) -> Vec<String> {
    let known = ["type", "properties", "required", "additionalProperties", "items", "enum", "const", "anyOf", "$ref"];
    let words = schema.as_object().unwrap();
    assert!(words.keys().all(|word| known.contains(&word.as_str())), "words that are not checked: {:?}", words.keys());
    let mut found = Vec::new();
    if let Some(name) = words.get("$ref").and_then(Value::as_str) {
        return misfits(&root["$defs"][name.strip_prefix("#/$defs/").unwrap()], root, value, place);
    }
    if let Some(Value::Array(ways)) = words.get("anyOf") {
        let tries: Vec<_> = ways.iter().map(|way| misfits(way, root, value, place)).collect();
        // Report the mismatches of the alternative that fits best.
        return tries.into_iter().min_by_key(Vec::len).unwrap();
    }
    if let Some(Value::Array(cases)) = words.get("enum") {
        if !cases.contains(value) {
            found.push(format!("{place}: {value} is none of {cases:?}"));
        }
    }
    if words.get("const").is_some_and(|only| only != value) {
        found.push(format!("{place}: {value} is not {}", words["const"]));
    }
    let kind = match value {
        Value::Null => "null",
        Value::Bool(_) => "boolean",
        Value::Number(number) if number.is_u64() || number.is_i64() => "integer",
        Value::Number(_) => "number",
        Value::String(_) => "string",
        Value::Array(_) => "array",
        Value::Object(_) => "object",
    };
    let fits = match words.get("type") {
        None => true,
        Some(Value::Array(kinds)) => kinds.iter().any(|one| one == kind),
        Some(one) => one == kind,
    };
    if !fits {
        found.push(format!("{place}: {value} is not {}", words["type"]));
    }
    if let (Some(items), Value::Array(values)) = (words.get("items"), value) {
        for (index, value) in values.iter().enumerate() {
            found.extend(misfits(items, root, value, &format!("{place}[{index}]")));
        }
    }
    if let Value::Object(members) = value {
        let properties = words.get("properties").and_then(Value::as_object);
        for (name, value) in members {
            let place = format!("{place}.{name}");
            match (properties.and_then(|properties| properties.get(name)), words.get("additionalProperties")) {
                (Some(schema), _) => found.extend(misfits(schema, root, value, &place)),
                (None, Some(schema @ Value::Object(_))) => found.extend(misfits(schema, root, value, &place)),
                (None, Some(Value::Bool(false))) => found.push(format!("{place} is not in the schema")),
                (None, _) => {}
            }
        }
        for name in words.get("required").and_then(Value::as_array).into_iter().flatten() {
            if !members.contains_key(name.as_str().unwrap()) {
                found.push(format!("{place} has no member {name}"));
            }
        }
    }
    found
}

/// Collects the names of all members defined in a schema.
fn members(schema: &Value, root: &Value, found: &mut BTreeSet<String>) {
    match schema {
        Value::Object(words) => {
            if let Some(name) = words.get("$ref").and_then(Value::as_str) {
                members(&root["$defs"][name.strip_prefix("#/$defs/").unwrap()], root, found);
            }
            if let Some(properties) = words.get("properties").and_then(Value::as_object) {
                found.extend(properties.keys().cloned());
                properties.values().for_each(|schema| members(schema, root, found));
            }
            for (_, schema) in words.iter().filter(|(name, _)| *name != "properties") {
                members(schema, root, found);
            }
        }
        Value::Array(all) => all.iter().for_each(|schema| members(schema, root, found)),
        _ => {}
    }
}

fn docs(name: &str) -> String {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs").join(name);
    std::fs::read_to_string(path).unwrap()
}

/// Adds to `found` the subcommands of `path` that have the option `--json`. A subcommand with further subcommands counts
/// as those.
fn with_json(path: &mut Vec<String>, found: &mut Vec<String>) {
    let output = Command::new(env!("CARGO_BIN_EXE_mlirkit")).args(&*path).arg("--help").output().unwrap();
    let help = String::from_utf8(output.stdout).unwrap();
    let names = subcommands::listed(&help);
    if names.is_empty() && help.lines().any(|line| line.trim().starts_with("--json")) {
        found.push(path.join(" "));
    }
    for name in names {
        path.push(name.to_owned());
        with_json(path, found);
        path.pop();
    }
}

#[test]
fn every_subcommand_with_json_is_tested() {
    let mut found = Vec::new();
    with_json(&mut Vec::new(), &mut found);
    assert!(found.len() > 12, "{found:?}");
    found.retain(|verb| !CALLS.iter().any(|(_, call)| call.starts_with(&format!("{verb} "))));
    assert!(found.is_empty(), "add a call to CALLS, a schema, and a section in docs/json.md for: {}", found.join(", "));
}

#[test]
fn what_is_written_fits_the_schema() {
    let schema: Value = serde_json::from_str(&docs("json-schema.json")).unwrap();
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let (examples, inputs) = (root.join("../../examples"), root.join("../mlirkit/tests/cli/inputs"));
    let mut wrong = Vec::new();
    for (name, call) in CALLS {
        let words = call.split(' ').map(|word| {
            let path = |folder: &Path, rest: &str| folder.join(rest).display().to_string();
            match (word.strip_prefix("E/"), word.strip_prefix("I/")) {
                (Some(rest), _) => path(&examples, rest),
                (_, Some(rest)) => path(&inputs, rest),
                // The stages of a query are single words.
                _ => word.replace('|', " "),
            }
        });
        let output = Command::new(env!("CARGO_BIN_EXE_mlirkit")).args(words).arg("--json").output().unwrap();
        let said = String::from_utf8_lossy(&output.stderr);
        match serde_json::from_slice::<Value>(&output.stdout) {
            Ok(value) => {
                let found = misfits(&schema["$defs"][name], &schema, &value, name);
                wrong.extend(found.into_iter().map(|misfit| format!("{call}: {misfit}")));
            }
            Err(error) => wrong.push(format!("{call}: {error}: {said}")),
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn every_member_is_explained() {
    let schema: Value = serde_json::from_str(&docs("json-schema.json")).unwrap();
    let page = docs("json.md");
    let mut missing = Vec::new();
    for name in CALLS.iter().map(|(name, _)| *name).collect::<BTreeSet<_>>() {
        let heading = format!("\n## `{name}`");
        let Some(start) = page.find(&heading) else {
            missing.push(format!("there is no heading for {name}"));
            continue;
        };
        let text = &page[start + 1..];
        let text = text.find("\n## ").map_or(text, |end| &text[..end]);
        let mut all = BTreeSet::new();
        members(&schema["$defs"][name], &schema, &mut all);
        all.remove("schema");
        missing
            .extend(all.iter().filter(|member| !text.contains(&format!("`{member}`"))).map(|m| format!("{name}: {m}")));
    }
    assert!(missing.is_empty(), "not explained in docs/json.md: {}", missing.join(", "));
}

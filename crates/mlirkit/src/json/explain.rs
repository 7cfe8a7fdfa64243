//! The JSON output of `mlirkit stablehlo explain`: the kind of a file, its writer, and the versions that can read it.

use serde_json::{Value, json};

use super::SCHEMA;
use crate::stablehlo::explain::{Blocker, BytecodeFile, Explanation, Use, explain as facts};
use crate::stablehlo::{Version, current_version, minimum_version};
use crate::{ContextOptions, Format, Module};

/// Returns the output of `mlirkit stablehlo explain --json`. `version` is the StableHLO version given with `--target`,
/// which should be able to read the file.
///
/// # Errors
/// Fails if the file is damaged or not MLIR, or if there is no such version.
pub fn explain(name: &str, file: &[u8], version: Option<&str>) -> Result<Value, String> {
    Explained::of(name.to_owned(), file, version).map(|found| found.as_json())
}

/// Converts text to bytecode, whose tables list all operations, attributes and types in use.
fn as_bytecode(text: &[u8]) -> Result<Vec<u8>, String> {
    let options = ContextOptions { allow_unregistered: true, ..ContextOptions::default() };
    let ctx = crate::context(&options.following([text]));
    let module = Module::from_bytes(&ctx, text.to_vec()).map_err(|error| error.to_string())?;
    module.to_bytes(Format::Bytecode).map_err(|error| error.to_string())
}

/// Parses the target version, which must be a known artifact version.
fn target(text: &str) -> Result<Version, String> {
    let version = text.parse::<Version>().map_err(|_| {
        format!("Invalid target version argument '{text}'\nTarget version must be of the form `#.#.#`.")
    })?;
    let (minimum, current) = (minimum_version(), current_version());
    if version < minimum {
        return Err(format!("target version {text} is less than minimum supported {minimum}"));
    }
    if version > current {
        return Err(format!("target version {text} is greater than current version {current}"));
    }
    Ok(version)
}

/// The kind and writer of a file, the features that it uses, and the versions that can read it.
pub(crate) struct Explained {
    pub(crate) name: String,
    pub(crate) size: usize,
    /// Whether the file is text. The explanation then describes the bytecode it converts to.
    pub(crate) is_text: bool,
    pub(crate) explanation: Explanation,
    pub(crate) target: Option<Version>,
}

impl Explained {
    /// Analyses a file; `version` is the target version, if any.
    pub(crate) fn of(name: String, file: &[u8], version: Option<&str>) -> Result<Self, String> {
        if file.iter().all(u8::is_ascii_whitespace) {
            return Err("the file is empty".to_owned());
        }
        let found = facts(file);
        if matches!(found, Ok(Explanation::Text | Explanation::Unknown))
            && let Some(other) = crate::other_format(file)
        {
            return Err(other);
        }
        let target = version.map(target).transpose()?;
        let mut explanation = found.map_err(|error| error.to_string())?;
        let is_text = explanation == Explanation::Text;
        if is_text {
            explanation = facts(&as_bytecode(file)?).map_err(|error| error.to_string())?;
        }
        if explanation == Explanation::Unknown {
            return Err("neither MLIR bytecode, nor text, nor what jax.export serializes".to_owned());
        }
        Ok(Self { name, size: file.len(), is_text, explanation, target })
    }

    /// Returns the explanation as JSON.
    pub(crate) fn as_json(&self) -> Value {
        let mut value = match &self.explanation {
            Explanation::Text => json!({ "kind": "text" }),
            Explanation::Unknown => json!({ "kind": "unknown" }),
            Explanation::Bytecode(file) if self.is_text => {
                let mut value = self.file_json(file);
                if let Value::Object(members) = &mut value {
                    members.insert("kind".to_owned(), json!("text"));
                    for of_bytecode in ["producer", "format", "version"] {
                        members.insert(of_bytecode.to_owned(), Value::Null);
                    }
                }
                value
            }
            Explanation::Bytecode(file) => self.file_json(file),
            Explanation::Envelope(envelope, file) => json!({
                "kind": "jax.export",
                "function": envelope.function,
                "inputs": envelope.inputs.iter().map(ToString::to_string).collect::<Vec<_>>(),
                "outputs": envelope.outputs.iter().map(ToString::to_string).collect::<Vec<_>>(),
                "kept_inputs": envelope.kept_inputs,
                "platforms": envelope.platforms,
                "devices": envelope.devices,
                "calling_convention": envelope.calling_convention,
                "serialization_version": envelope.serialization_version,
                "jax_version": envelope.jax_version,
                "ordered_effects": envelope.effects.0,
                "unordered_effects": envelope.effects.1,
                "disabled_checks": envelope.disabled_checks,
                "uses_global_constants": envelope.uses_global_constants,
                "derivatives": envelope.derivatives,
                "artifact_offset": envelope.artifact.start,
                "artifact": self.file_json(file),
            }),
        };
        if let Value::Object(value) = &mut value {
            value.insert("schema".to_owned(), json!(SCHEMA));
            value.insert("file".to_owned(), json!(self.name));
            value.insert("bytes".to_owned(), json!(self.size));
        }
        value
    }

    fn file_json(&self, file: &BytecodeFile) -> Value {
        let used = |used: &Use| {
            json!({
                "kind": used.kind.word(),
                "name": used.name,
                "since": used.range.map(|range| range.min.to_string()),
                "until": used.range.filter(|range| range.max < current_version()).map(|range| range.max.to_string()),
            })
        };
        let blocker = |blocker: &Blocker| {
            let mut value = used(&blocker.used);
            if let (Value::Object(value), Some(instead)) = (&mut value, &blocker.instead) {
                value.insert("instead".to_owned(), json!(instead.name));
                value.insert("condition".to_owned(), json!(instead.condition));
            }
            value
        };
        let target = self.target.map(|target| {
            let blockers = file.blockers(target);
            json!({
                "version": target.to_string(),
                "format": target.bytecode_format(),
                "reads": blockers.is_empty() && file.is_vhlo() && Some(file.format) <= target.bytecode_format(),
                "blockers": blockers.iter().map(blocker).collect::<Vec<_>>(),
            })
        });
        json!({
            "kind": if file.version.is_some() { "portable artifact" } else { "bytecode" },
            "bytes": file.size,
            "version": file.version.map(|version| version.to_string()),
            "producer": file.producer,
            "format": file.format,
            "dialects": file.dialects,
            "other_dialects": file.other_dialects(),
            "operations": file.operations,
            "oldest_version": file.oldest_version().map(|version| version.to_string()),
            "uses": file.uses.iter().map(used).collect::<Vec<_>>(),
            "target": target,
        })
    }
}

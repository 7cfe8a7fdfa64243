//! StableHLO versions: which ones can read a file, and why the others cannot.

use mlirkit::stablehlo::explain::{BytecodeFile, Explanation, Use, explain as explain_file};
use mlirkit::stablehlo::{OtherDialects, Version, current_version, minimum_version, serialize, versions};
use serde_json::{Value, json};

use mlirkit::stablehlo::part::Form;

use crate::open::File;
use crate::session::{Failure, Request, Result};

fn used(used: &Use) -> Value {
    json!({
        "kind": used.kind.word(),
        "name": used.name,
        "since": used.range.map(|range| range.min.to_string()),
        "until": used.range.filter(|range| range.max < current_version()).map(|range| range.max.to_string()),
    })
}

/// Lists the StableHLO versions that can read the file, and the features that the version `target` lacks. Text and
/// bytecode are serialized as an artifact first.
pub fn explain(file: &File, request: Request<'_>) -> Result {
    let mut made = Vec::new();
    let bytes: &[u8] = match file.form {
        Form::Artifact(_) => &file.bytes,
        _ => {
            let current = current_version().to_string();
            let artifact = file.with(|module| {
                module.load_all().map_err(|error| file.failure(&[*error]))?;
                serialize(module, current.as_str(), OtherDialects::Keep)
                    .map_err(|errors| file.failure(&errors.into_diagnostics()))
            });
            made.extend(artifact?);
            &made
        }
    };
    let explained = explain_file(bytes).map_err(|error| file.failure(&[error.into_diagnostic()]))?;
    let (Explanation::Bytecode(read) | Explanation::Envelope(_, read)) = explained else {
        return Err(Failure::new("this is no StableHLO"));
    };
    let target = match request.text("target") {
        Some(text) => {
            Some(text.parse::<Version>().map_err(|_| Failure::new(format!("'{text}' is no version such as 1.0.0")))?)
        }
        None => None,
    };
    Ok(json!({
        "madeForIt": !matches!(file.form, Form::Artifact(_)),
        "version": read.version.map(|version| version.to_string()),
        "producer": read.producer,
        "format": read.format,
        "dialects": read.dialects,
        "operations": read.operations,
        "oldest": read.oldest_version().map(|version| version.to_string()),
        "uses": read.uses.iter().map(used).collect::<Vec<_>>(),
        "target": target.map(|target| target_json(&read, target)),
        "minimum": minimum_version().to_string(),
        "current": current_version().to_string(),
        "log": versions::LOG.iter().map(|(version, what)| json!([version.to_string(), what])).collect::<Vec<_>>(),
    })
    .into())
}

fn target_json(file: &BytecodeFile, target: Version) -> Value {
    let blockers = file.blockers(target);
    let reads = blockers.is_empty() && Some(file.format) <= target.bytecode_format();
    let blockers = blockers.iter().map(|blocker| {
        let mut value = used(&blocker.used);
        if let Some(instead) = &blocker.instead {
            value["instead"] = json!(instead.name);
            value["condition"] = json!(instead.condition);
        }
        value
    });
    json!({ "version": target.to_string(), "reads": reads, "blockers": blockers.collect::<Vec<_>>() })
}

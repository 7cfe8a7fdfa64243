//! `mlirkit --version --json`: describes the build.

use std::ffi::OsString;
use std::process::ExitCode;

use mlirkit_defs::Release;
use serde_json::{Value, json};

use super::driver::{SCHEMA, report_json, status};
use crate::bytecode::WriteOptions;
use crate::port::RELEASES;
use crate::stablehlo::{current_version, minimum_version};

/// Handles the arguments `--version --json`, in either order. Returns `None` for all other arguments.
pub fn answered(args: &[OsString]) -> Option<ExitCode> {
    let [_, one, other] = args else { return None };
    let asks = |version: &OsString, json: &OsString| (version == "--version" || version == "-V") && json == "--json";
    (asks(one, other) || asks(other, one)).then(|| status(report_json(&described())))
}

fn described() -> Value {
    let commit = env!("MLIRKIT_COMMIT").trim_matches([' ', '(', ')']);
    json!({
        "schema": SCHEMA,
        "version": env!("CARGO_PKG_VERSION"),
        "commit": (!commit.is_empty()).then_some(commit),
        "llvm": { "default": Release::CURRENT.0, "releases": RELEASES.collect::<Vec<u32>>() },
        "stablehlo": { "oldest": minimum_version().to_string(), "newest": current_version().to_string() },
        "bytecode": { "oldest": 0, "newest": WriteOptions::default().version },
        "target": format!("{}-{}", std::env::consts::ARCH, std::env::consts::OS),
    })
}

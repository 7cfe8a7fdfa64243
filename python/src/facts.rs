//! Facts about files, one row per file. Invalid files also get a row.

use std::collections::{BTreeMap, BTreeSet};

use bytes::Bytes;
use mlirkit::edit::query::{Cell, QueryOutput};
use mlirkit::ir::ResourceValue;
use mlirkit::stablehlo::part::{Form, Part};
use mlirkit::{AttrData, Module, OpRef};
use mlirkit_inspect::File;

use crate::files::{Failure, Input, attempt, module, words};
use crate::tables::QueryColumn;

/// The facts about one file: one row of the table that `mlirkit.facts` returns.
#[derive(Default, Clone)]
pub struct Facts {
    pub path: String,
    pub bytes: u64,
    pub kind: Option<&'static str>,
    pub exported: bool,
    pub producer: Option<String>,
    pub release: Option<String>,
    pub bytecode_version: Option<u64>,
    pub stablehlo_version: Option<String>,
    pub dialects: Vec<String>,
    pub operations: Option<u64>,
    pub operation_counts: Vec<(String, u64)>,
    pub functions: Vec<String>,
    pub constant_bytes: Option<u64>,
    pub fingerprint: Option<String>,
    pub valid: Option<bool>,
    /// The results of the caller's queries.
    pub answers: Vec<Cell>,
    pub error: Option<Failure>,
}

/// The optional facts that the caller requests. They cannot be derived from the file's tables alone.
#[derive(Clone, Default)]
pub struct Wanted {
    pub fingerprint: bool,
    pub verify: bool,
    /// The release of the files, if the caller names one.
    pub release: Option<mlirkit::port::Named>,
    /// Queries that each produce one column.
    pub queries: Vec<QueryColumn>,
}

/// Collects the facts about a file. An error becomes part of the facts.
pub fn facts(input: &Input, wanted: &Wanted) -> Facts {
    let mut found = Facts { path: input.name().to_owned(), ..Facts::default() };
    found.error = attempt(|| fill(&mut found, &input.read()?, wanted));
    found
}

fn fill(found: &mut Facts, whole: &Bytes, wanted: &Wanted) -> Result<(), Failure> {
    found.bytes = whole.len() as u64;
    let Part { bytes, envelope, form } = Part::of(whole);
    found.exported = envelope.is_some();
    found.kind = Some(form.word());
    if let Form::Artifact(version) = &form {
        found.stablehlo_version = Some(version.to_string());
    }
    if form != Form::Text {
        let unreadable = |error: mlirkit::Error| words(&error.into_diagnostics());
        let file = File::read(&bytes).map_err(unreadable)?;
        let producer = file.container.header().producer;
        found.producer = Some(String::from_utf8_lossy(producer).into_owned());
        found.bytecode_version = Some(file.container.version());
    }
    // A text file does not name its release, so the release given by the caller applies.
    let release = mlirkit::release_of(&bytes).or(wanted.release.filter(|_| form == Form::Text));
    found.release = release.map(|of| of.release.to_string());
    let ctx = crate::context::scratch_of(&bytes, wanted.release);
    let mut module = module(&ctx, "", &form, &bytes)?;
    of_module(found, &module);
    for column in &wanted.queries {
        let answer = mlirkit::edit::query::run(&column.query, &mut module);
        let answer = answer.map_err(|error| Failure::from(error.to_string()).with_category("query"))?;
        found.answers.push(match answer {
            QueryOutput::Count(count) => Cell::Number(i64::try_from(count).unwrap_or(i64::MAX)),
            QueryOutput::Value(_, value) => value,
            QueryOutput::Ops(_) | QueryOutput::Table(..) => Cell::Absent,
        });
    }
    if wanted.fingerprint {
        let today = crate::context::scratch(&[]);
        let made = mlirkit::port::fingerprint(&module, &today).map_err(|error| error.to_string())?;
        found.fingerprint = Some(made.to_string());
    }
    if wanted.verify {
        let problems = mlirkit::verify_all(&module, Default::default());
        found.valid = Some(problems.is_empty());
        if !problems.is_empty() {
            return Err(words(&problems).with_category("invalid"));
        }
    }
    Ok(())
}

fn of_module(found: &mut Facts, module: &Module<'_>) {
    let ctx = module.context();
    let mut counts: BTreeMap<&str, u64> = BTreeMap::new();
    let mut constants = 0;
    for op in module.top_block().ops().flat_map(OpRef::walk) {
        *counts.entry(op.name()).or_default() += 1;
        if let Some(AttrData::DenseElements(dense)) = op.attr("value").map(|value| ctx.attr_data(value)) {
            constants += dense.data.len() as u64;
        }
    }
    let resources = module.dialect_resources.iter().flat_map(|group| &group.entries);
    constants += resources
        .map(|(_, value)| match value {
            Some(ResourceValue::Blob { data, .. }) => data.len() as u64,
            _ => 0,
        })
        .sum::<u64>();
    let dialects: BTreeSet<&str> = counts.keys().map(|name| name.split('.').next().unwrap_or(name)).collect();
    found.dialects = dialects.into_iter().map(str::to_owned).collect();
    found.operations = Some(counts.values().sum());
    found.operation_counts = counts.into_iter().map(|(name, count)| (name.to_owned(), count)).collect();
    found.functions = module.symbols().filter_map(|op| op.symbol_name()).map(str::to_owned).collect();
    found.constant_bytes = Some(constants);
}

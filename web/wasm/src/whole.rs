//! Requests about the complete module: printing, writing, verifying, comparing and querying.

use bytes::Bytes;
use mlirkit::asm::PrintOptions;
use mlirkit::bytecode::WriteOptions;
use mlirkit::ir::{AttrData, Module, OpRef};
use mlirkit::stablehlo::{self, OtherDialects};
use mlirkit::verifier::Violation;
use mlirkit_edit::paths::Paths;
use mlirkit_edit::query::QueryOutput as Found;
use mlirkit_edit::replace::named;
use serde_json::{Value, json};

use crate::open::File;
use crate::outline::path;
use crate::session::{Answer, Failure, Request, Result, op_of, reference};

/// Prints the module as `mlirkit print` does. Request arguments: `generic`, `locations`, `localScope`, `elide`.
pub fn print(file: &File, request: Request<'_>) -> Result {
    let elide = request.number("elide");
    let options = PrintOptions {
        generic: request.flag("generic"),
        debug_info: request.flag("locations"),
        local_scope: request.flag("localScope"),
        elide_elements: elide,
        elide_resources: elide,
        ..PrintOptions::default()
    };
    file.with(|module| {
        module.load_all().map_err(|error| file.failure(&[*error]))?;
        let mut text = Vec::new();
        mlirkit::asm::print(module, &options, &mut text).map_err(|error| Failure::new(error.to_string()))?;
        Ok(Answer::Bytes(text))
    })
}

/// Encodes the module as a file. Request arguments: `format` (`text`, `bytecode` or `stablehlo`), `release` (the LLVM
/// release, for bytecode) and `version` (the StableHLO version).
pub fn write(file: &mut File, request: Request<'_>) -> Result {
    let format = request.required("format")?;
    if format == "text" {
        return print(file, request);
    }
    let (name, bytes) = (file.name.clone(), file.bytes.clone());
    let failure = |error: &mlirkit::diag::Diagnostic| Failure::of(std::slice::from_ref(error), &name, &bytes);
    file.with_mut(|_, module| {
        module.load_all().map_err(|error| failure(&error))?;
        module.load_resources().map_err(|error| failure(&error))?;
        match format {
            "bytecode" => {
                let mut options = WriteOptions::default();
                if let Some(release) = request.text("release") {
                    options.imitate(&format!("MLIR{release}"));
                }
                let mut out = Vec::new();
                mlirkit::bytecode::write(module, &mut out, &options)?;
                Ok(Answer::Bytes(out))
            }
            "stablehlo" => {
                let version =
                    request.text("version").map_or_else(|| stablehlo::current_version().to_string(), str::to_owned);
                let vhlo =
                    module.root().is_some_and(|root| root.walk().take(64).any(|op| op.name().starts_with("vhlo.")));
                let out = match vhlo {
                    true => {
                        let mut artifact = Vec::new();
                        mlirkit::bytecode::write(module, &mut artifact, &WriteOptions::default())?;
                        stablehlo::upgrade(module.context(), artifact.into(), version.as_str())
                    }
                    false => stablehlo::serialize(module, version.as_str(), OtherDialects::Keep),
                };
                out.map(Answer::Bytes).map_err(|errors| Failure::of(&errors.into_diagnostics(), &name, &bytes))
            }
            other => Err(Failure::new(format!("'{other}' is no format: text, bytecode or stablehlo"))),
        }
    })
}

/// Verifies the module, or the operation given by the request argument `op`. Returns at most 1,000 violations, each
/// with its operation.
pub fn verify(file: &File, request: Request<'_>) -> Result {
    const MOST: usize = 1000;
    file.with(|module| {
        let checks: [mlirkit::verifier::Check<'_>; 1] = [&mlirkit::dialects::dlti::check];
        let verify_op = |op| mlirkit::verifier::verify_all(op, &checks, mlirkit::Level::Full);
        let mut paths = Paths::default();
        let mut shown = |violation: Violation| violation_json(module, &violation, &mut paths);
        let found: Vec<Value> = match request.op("op") {
            Some(id) => {
                let op = op_of(module, Some(id))?;
                crate::text_view::load(file, op)?;
                verify_op(op).into_iter().take(MOST).map(&mut shown).collect()
            }
            None => {
                module.load_all().map_err(|error| file.failure(&[*error]))?;
                module.top_block().ops().flat_map(verify_op).take(MOST).map(&mut shown).collect()
            }
        };
        Ok(json!({ "violations": found }).into())
    })
}

fn violation_json(module: &Module<'_>, violation: &Violation, paths: &mut Paths) -> Value {
    let mut json = reference(module.op(violation.body, violation.op), paths);
    json["message"] = json!(violation.message);
    json["location"] = module.context().attr_text(violation.location).into();
    json["notes"] = violation.notes.iter().map(|(_, note)| note.as_str()).collect();
    json
}

/// Returns the symbol whose text contains an operation: the nearest enclosing symbol that is not a symbol table,
/// otherwise the outermost symbol. The top-level operation is ignored. `None` if no symbol contains the operation.
pub fn symbol_around<'m, 'c>(op: OpRef<'m, 'c>) -> Option<OpRef<'m, 'c>> {
    let mut found = None;
    let mut next = Some(op);
    while let Some(op) = next {
        next = op.parent_op();
        if next.is_some() && op.symbol_name().is_some() {
            found = Some(op);
            if !op.is_symbol_table() {
                break;
            }
        }
    }
    found
}

/// Returns the operations that refer to a symbol, at most 1,000.
pub fn users_of_symbol(module: &Module<'_>, name: &str, symbol: OpRef<'_, '_>) -> Vec<Value> {
    let ctx = module.context();
    let wanted = ctx.ident(name);
    let mut paths = Paths::default();
    let names_it = |op: OpRef<'_, '_>| named(op).any(|(_, attr)| names(ctx, attr, wanted, 8));
    let users = module.walk().filter(|op| *op != symbol && names_it(*op)).take(1000);
    users.map(|op| reference(op, &mut paths)).collect()
}

fn names(ctx: &mlirkit::Context, attr: mlirkit::Attr, wanted: mlirkit::ir::Ident, depth: usize) -> bool {
    let inside = |attr: &mlirkit::Attr| depth > 0 && names(ctx, *attr, wanted, depth - 1);
    match ctx.attr_data(attr) {
        AttrData::SymbolRef(path) => path.contains(&wanted),
        AttrData::Array(items) => items.iter().any(inside),
        AttrData::Dictionary(entries) => entries.iter().any(|(_, attr)| inside(attr)),
        _ => false,
    }
}

/// Compares the module with another file, whose content is `other`. Request argument: `name`, the name of the other
/// file.
pub fn diff(file: &File, request: Request<'_>, other: Bytes) -> Result {
    let name = request.text("name").unwrap_or("-");
    file.with(|module| {
        module.load_all().map_err(|error| file.failure(&[*error]))?;
        let ctx = module.context();
        let options = mlirkit::OpenOptions::default();
        let other_module = match stablehlo::artifact_version(&other).is_some() && !file.as_it_is {
            true => stablehlo::deserialize(ctx, other.clone()).map_err(stablehlo::Errors::into_diagnostics),
            false => mlirkit::open(ctx, name, &other, &options).map(|opened| opened.module),
        };
        let other_module = other_module.map_err(|errors| Failure::of(&errors, name, &other))?;
        let changes = mlirkit_edit::diff::diff(module, &other_module)?;
        let json = changes.iter().map(|change| {
            json!({
                "path": change.path,
                "what": change.what.word(),
                "detail": change.what.detail(),
                "old": change.old,
                "new": change.new,
            })
        });
        Ok(json!({ "changes": json.collect::<Vec<_>>() }).into())
    })
}

/// Runs a query that does not edit the module. Request argument: `query`.
pub fn query(file: &mut File, request: Request<'_>) -> Result {
    let text = request.required("query")?;
    let query = mlirkit_edit::query::parse(text)
        .map_err(|error| Failure::of(&[error.into_diagnostic()], "<query>", text.as_bytes()))?;
    if query.edits() {
        return Err(Failure::new("this query edits the module: the page only looks"));
    }
    file.with_mut(|_, module| {
        let found = mlirkit_edit::query::run(&query, module)?;
        let mut paths = Paths::default();
        Ok(match found {
            Found::Count(count) => json!({ "count": count }),
            Found::Value(name, cell) => json!({ "name": name, "value": cell.number().map_or_else(|| json!(cell.text()), |number| json!(number)) }),
            Found::Ops(ops) => {
                let shown = ops.iter().take(5000).map(|(body, op)| {
                    let op = module.op(*body, *op);
                    let mut json = reference(op, &mut paths);
                    json["reference"] = path(op).into();
                    json
                });
                json!({ "count": ops.len(), "operations": shown.collect::<Vec<_>>() })
            }
            Found::Table(titles, rows) => {
                let shown = rows.iter().take(5000).map(|row| row.iter().map(ToString::to_string).collect::<Vec<_>>());
                json!({ "count": rows.len(), "titles": titles, "rows": shown.collect::<Vec<_>>() })
            }
        }
        .into())
    })
}

/// Returns the fingerprint of the module.
pub fn fingerprint(file: &File) -> Result {
    file.with(|module| Ok(json!({ "fingerprint": mlirkit_edit::fingerprint(module)?.to_string() }).into()))
}

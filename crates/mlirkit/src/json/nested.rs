//! The JSON output of `mlirkit nested list`: modules inside attributes.

use mlirkit_edit::nested::{self, NestedEncoding, NestedModule};
use mlirkit_ir::{Context, Module};
use serde_json::{Value, json};

/// Returns an entry for each module nested in an attribute of `module`.
pub(crate) fn entries(module: &Module<'_>) -> crate::Result<Vec<NestedEntry>> {
    let found = nested::list(module)?;
    Ok(found.into_iter().map(|one| NestedEntry::of(module.context(), one)).collect())
}

/// Returns the symbol name of a module or, if the module has no name, the names of the symbols in it.
fn names(module: &Module<'_>) -> Vec<String> {
    let name = module.root().and_then(|root| root.symbol_name()).map(|name| format!("@{name}"));
    if let Some(name) = name {
        return vec![name];
    }
    module.symbols().filter_map(|op| op.symbol_name()).map(|name| format!("@{name}")).collect()
}

/// An entry in the output of `mlirkit nested list`: one nested module.
pub(crate) struct NestedEntry {
    pub(crate) module: NestedModule,
    pub(crate) names: Vec<String>,
    pub(crate) producer: Option<String>,
    pub(crate) version: Option<u64>,
}

impl NestedEntry {
    fn of(ctx: &Context, module: NestedModule) -> Self {
        let found = nested::with_module(ctx, module.bytes.clone(), module.encoding, |module| Ok(names(&module)));
        let header = (module.encoding != NestedEncoding::Text).then(|| nested::header(&module.bytes));
        let (version, producer) = header.unzip();
        Self { names: found.unwrap_or_default(), producer, version, module }
    }

    /// Returns the entry as JSON.
    pub(crate) fn as_json(&self) -> Value {
        json!({
            "number": self.module.number, "path": self.module.path, "place": self.module.place,
            "encoding": self.module.encoding.word(), "bytes": self.module.bytes.len(), "producer": self.producer,
            "version": self.version, "names": self.names, "error": self.module.error,
        })
    }
}

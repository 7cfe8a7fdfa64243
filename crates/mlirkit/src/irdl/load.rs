//! Converts IRDL operations to dialect definitions and constraints.

use std::collections::HashMap;
use std::fmt::Write;

use mlirkit_diag::Error;
use mlirkit_ir::{Attr, AttrData, Context, Module, OpRef, ValueKey, ValueRef};

use super::{Constraint, Definition, Group, RegionRule, Rules, Variadicity};

/// Builds the text of a definition file, and the constraints, for every dialect in a module.
pub(super) fn load(module: &Module<'_>) -> Result<(Vec<String>, Rules), Error> {
    let dialects: Vec<OpRef<'_, '_>> = module.walk().filter(|op| op.is("irdl.dialect")).collect();
    if dialects.is_empty() {
        return Err(Error::unplaced("the file defines no dialect: expected an 'irdl.dialect'"));
    }
    let mut kinds = HashMap::new();
    for (dialect, op) in dialects.iter().flat_map(|dialect| children(*dialect).map(move |op| (*dialect, op))) {
        kinds.insert(format!("{}.{}", name(dialect), name(op)), op.is("irdl.type"));
    }
    let (mut texts, mut rules) = (Vec::new(), Rules::default());
    for dialect in dialects {
        for op in std::iter::once(dialect).chain(children(dialect)) {
            let is_plain = |c: char| c.is_ascii_alphanumeric() || c == '_' || c == '.';
            if name(op).is_empty() || !name(op).chars().all(is_plain) {
                return Err(wrong(op, format!("'{}' is no name of a definition", name(op).escape_debug())));
            }
        }
        let mut text = format!("dialect {}\n  default-attr-syntax\n  default-type-syntax\n", name(dialect));
        text.push_str("\ntype-constraint Any\n  summary any type\n  pred true\n");
        for op in children(dialect) {
            let definition = definition(op, &kinds)?;
            row(op, &mut text);
            rules.0.insert(format!("{}.{}", name(dialect), name(op)), definition);
        }
        texts.push(text);
    }
    Ok((texts, rules))
}

fn children<'m, 'c>(op: OpRef<'m, 'c>) -> impl Iterator<Item = OpRef<'m, 'c>> {
    op.regions().flat_map(|region| region.blocks()).flat_map(|block| block.ops())
}

/// Returns the symbol name of an operation, without the sigil (`!` or `#`) that the name of a type or attribute may
/// have.
fn name<'c>(op: OpRef<'_, 'c>) -> &'c str {
    op.symbol_name().unwrap_or_default().trim_start_matches(['!', '#'])
}

/// Writes the definition of an operation, attribute or type. It accepts any number of operands, results or parameters,
/// because [`super::verify`] checks the numbers and constraints, with the same messages as upstream MLIR.
fn row(op: OpRef<'_, '_>, text: &mut String) {
    if op.is("irdl.operation") {
        let _ = write!(text, "\nop {}\n  operand operands Any many\n  result results Any many\n", name(op));
        text.push_str("  region regions any variadic\n  attrs-in-dictionary\n  verifier\n");
        return;
    }
    let kind = if op.is("irdl.type") { "type" } else { "attr" };
    let _ = write!(text, "\n{kind} {}\n  class {}\n", name(op), name(op));
    // The definition accepts any number of parameters; the check reports a wrong number, worded as in upstream MLIR.
    text.push_str("  param parameters array:attr optional\n  format (`<` $parameters^ `>`)?\n");
}

fn wrong(op: OpRef<'_, '_>, message: impl Into<String>) -> Error {
    Error::new(crate::position(op.context(), op.location()), message)
}

fn definition(op: OpRef<'_, '_>, kinds: &HashMap<String, bool>) -> Result<Definition, Error> {
    let mut loader = Loader { kinds, places: HashMap::new(), regions: HashMap::new(), found: Definition::default() };
    // In a graph region, a value may be used before the operation that defines it.
    let all: Vec<OpRef<'_, '_>> = children(op).collect();
    for op in all.iter().filter(|op| op.results().len() == 1 && !op.is("irdl.region")) {
        let place = loader.places.len();
        loader.places.extend(op.results().map(|value| (value.key(), place)));
    }
    for op in &all {
        loader.op(*op)?;
    }
    Ok(loader.found)
}

struct Loader<'k> {
    kinds: &'k HashMap<String, bool>,
    places: HashMap<ValueKey, usize>,
    regions: HashMap<ValueKey, RegionRule>,
    found: Definition,
}

impl Loader<'_> {
    fn place(&self, op: OpRef<'_, '_>, value: ValueRef<'_, '_>) -> Result<usize, Error> {
        self.places.get(&value.key()).copied().ok_or_else(|| wrong(op, "expected a constraint of the same definition"))
    }

    fn operands(&self, op: OpRef<'_, '_>) -> Result<Vec<usize>, Error> {
        op.operands().map(|value| self.place(op, value)).collect()
    }

    fn op(&mut self, op: OpRef<'_, '_>) -> Result<(), Error> {
        let ctx = op.context();
        let constraint = match op.name() {
            "irdl.any" => Constraint::Any,
            "irdl.is" => Constraint::Is(ctx.attr_text(required(op, "expected")?).to_string()),
            "irdl.any_of" => Constraint::AnyOf(self.operands(op)?),
            "irdl.all_of" => Constraint::AllOf(self.operands(op)?),
            "irdl.base" => {
                let (is_type, name) = match op.string_attr("base_name") {
                    Some(name) => (name.starts_with('!'), name.trim_start_matches(['!', '#']).to_owned()),
                    None => self.reference(op, required(op, "base_ref")?)?,
                };
                Constraint::Base { is_type, name }
            }
            "irdl.parametric" => {
                let (is_type, name) = self.reference(op, required(op, "base_type")?)?;
                Constraint::Parametric { is_type, name, parameters: self.operands(op)? }
            }
            "irdl.parameters" => {
                self.found.parameters = self.operands(op)?;
                return Ok(());
            }
            "irdl.operands" => {
                self.found.operands = self.groups(op)?;
                return Ok(());
            }
            "irdl.results" => {
                self.found.results = self.groups(op)?;
                return Ok(());
            }
            "irdl.attributes" => {
                let names = strings(ctx, required(op, "attributeValueNames")?);
                self.found.attributes = names.into_iter().zip(self.operands(op)?).collect();
                return Ok(());
            }
            "irdl.region" => {
                let constrained = op.attr("constrainedArguments").is_some() || op.operands().len() > 0;
                let arguments = if constrained { Some(self.operands(op)?) } else { None };
                let blocks = op.attr("numberOfBlocks").and_then(|count| ctx.int_value(count));
                let blocks = blocks.and_then(|count| usize::try_from(count).ok());
                self.regions
                    .extend(op.results().map(|it| (it.key(), RegionRule { arguments: arguments.clone(), blocks })));
                return Ok(());
            }
            "irdl.regions" => {
                let rules = op.operands().map(|value| self.regions.get(&value.key()).cloned());
                let rules = rules.collect::<Option<Vec<_>>>();
                self.found.regions = rules.ok_or_else(|| wrong(op, "expected regions of the same definition"))?;
                return Ok(());
            }
            other => return Err(wrong(op, format!("'{other}' has no meaning without C++"))),
        };
        self.found.constraints.push(constraint);
        Ok(())
    }

    fn groups(&self, op: OpRef<'_, '_>) -> Result<Vec<Group>, Error> {
        let ctx = op.context();
        let text = ctx.attr_text(required(op, "variadicity")?).to_string();
        let inner = text.split_once('[').and_then(|(_, rest)| rest.split_once(']')).map_or("", |(inner, _)| inner);
        let kinds = inner.split(',').map(|word| match word.trim() {
            "optional" => Variadicity::Optional,
            "variadic" => Variadicity::Variadic,
            _ => Variadicity::Single,
        });
        let places = self.operands(op)?;
        Ok(places.into_iter().zip(kinds).map(|(constraint, variadicity)| Group { constraint, variadicity }).collect())
    }

    /// Resolves a reference to an IRDL type or attribute. Returns its full name, preceded by `true` for a type and
    /// `false` for an attribute.
    fn reference(&self, op: OpRef<'_, '_>, reference: Attr) -> Result<(bool, String), Error> {
        let ctx = op.context();
        let path: Vec<&str> = match ctx.attr_data(reference) {
            AttrData::SymbolRef(path) => {
                path.iter().map(|name| ctx.str(*name).trim_start_matches(['!', '#'])).collect()
            }
            _ => Vec::new(),
        };
        let dialect = || {
            let around = std::iter::successors(op.parent_op(), |op| op.parent_op());
            around.into_iter().find(|op| op.is("irdl.dialect")).map_or("", name)
        };
        let full = match path.as_slice() {
            [short] => format!("{}.{short}", dialect()),
            path => path.join("."),
        };
        match self.kinds.get(&full) {
            Some(is_type) => Ok((*is_type, full)),
            None => Err(wrong(op, format!("no type or attribute '{full}' in this file"))),
        }
    }
}

fn required(op: OpRef<'_, '_>, name: &str) -> Result<Attr, Error> {
    op.attr(name).ok_or_else(|| wrong(op, format!("'{}' op requires attribute '{name}'", op.name())))
}

fn strings(ctx: &Context, list: Attr) -> Vec<String> {
    let AttrData::Array(elements) = ctx.attr_data(list) else { return Vec::new() };
    let text = |element: &Attr| match ctx.attr_data(*element) {
        AttrData::String { value, .. } => ctx.str(*value).to_owned(),
        _ => String::new(),
    };
    elements.iter().map(text).collect()
}

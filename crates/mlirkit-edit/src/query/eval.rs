//! Evaluation of queries.

use std::cell::RefCell;
use std::collections::{BTreeMap, HashSet};

use mlirkit_diag::{Diagnostic, Error};
use mlirkit_ir::{BlockRef, BodyId, Ident, Module, OpId, OpRef, RegionRef, ValueDef};
use rustc_hash::{FxHashMap, FxHashSet};

use super::{Navigation, Query, QueryCompare, QueryEdit, QueryExpr, QueryField, QueryMeasure, Stage};
use crate::paths::Paths;
use crate::symbols::{references, scope, set_attr};

/// A table row: the texts of the fields, in order.
pub type Row = Vec<String>;

/// The output of a query.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum QueryOutput {
    /// Operations.
    Ops(Vec<(BodyId, OpId)>),
    /// A number of operations.
    Count(usize),
    /// A table: column names and rows.
    Table(Vec<String>, Vec<Row>),
}

/// Runs a query; edits modify the module.
///
/// # Errors
/// An edit fails: a value still has uses, a name is taken, or a text is not an attribute.
pub fn run(query: &Query, module: &mut Module<'_>) -> Result<QueryOutput, Error> {
    module.load_all()?;
    let mut set: Vec<(BodyId, OpId)> =
        module.top_block().ops().flat_map(OpRef::walk).map(|op| (op.body, op.id)).collect();
    let mut stages = query.stages.iter();
    while let Some(stage) = stages.next() {
        match stage {
            Stage::Filter(expr) => {
                let world = QueryContext::of(module, expr.asks_users());
                let mut of_names = OfNames::default();
                let by_name = expr.asks_name_only();
                set.retain(|op| {
                    let op = module.op(op.0, op.1);
                    if by_name { *of_names.of(op, || world.holds(expr, op)) } else { world.holds(expr, op) }
                });
            }
            Stage::Go(way) => set = go(module, &set, *way),
            Stage::Limit(count) => set.truncate(*count),
            Stage::Count(None) => return Ok(QueryOutput::Count(set.len())),
            Stage::Count(Some(field)) => return Ok(limited(count(module, &set, field), stages.next())),
            Stage::Table(fields) => return Ok(limited(table(module, &set, fields), stages.next())),
            Stage::QueryEdit(edit) => set = change(module, set, edit)?,
        }
    }
    Ok(QueryOutput::Ops(set))
}

/// A cache of facts that depend only on an operation's name.
struct OfNames<T>(Vec<Option<T>>);

impl<T> Default for OfNames<T> {
    fn default() -> Self {
        Self(Vec::new())
    }
}

impl<T> OfNames<T> {
    fn of(&mut self, op: OpRef<'_, '_>, find: impl FnOnce() -> T) -> &mut T {
        let index = op.op_name().index();
        if index >= self.0.len() {
            self.0.resize_with(index + 1, || None);
        }
        self.0[index].get_or_insert_with(find)
    }
}

/// Module-wide data for conditions.
struct QueryContext<'m, 'c> {
    module: &'m Module<'c>,
    paths: RefCell<Paths>,
    users: FxHashMap<(BodyId, OpId), Vec<OpId>>,
}

impl QueryExpr {
    /// Returns true if it has the same value for all operations of a name.
    fn asks_name_only(&self) -> bool {
        match self {
            Self::And(a, b) | Self::Or(a, b) => a.asks_name_only() && b.asks_name_only(),
            Self::Not(inner) => inner.asks_name_only(),
            Self::All | Self::Op(_) | Self::Dialect(_) => true,
            _ => false,
        }
    }

    /// Returns true if it needs users, which are computed for all operations at once.
    fn asks_users(&self) -> bool {
        match self {
            Self::And(a, b) | Self::Or(a, b) => a.asks_users() || b.asks_users(),
            Self::Not(inner) => inner.asks_users(),
            Self::Number(measure, ..) => *measure == QueryMeasure::Users,
            _ => false,
        }
    }
}

impl<'m, 'c> QueryContext<'m, 'c> {
    fn of(module: &'m Module<'c>, with_users: bool) -> Self {
        Self { module, paths: RefCell::default(), users: if with_users { users(module) } else { FxHashMap::default() } }
    }

    fn holds(&self, expr: &QueryExpr, op: OpRef<'_, '_>) -> bool {
        let ctx = op.context();
        match expr {
            QueryExpr::All => true,
            QueryExpr::And(a, b) => self.holds(a, op) && self.holds(b, op),
            QueryExpr::Or(a, b) => self.holds(a, op) || self.holds(b, op),
            QueryExpr::Not(inner) => !self.holds(inner, op),
            QueryExpr::Op(pattern) => matches(pattern, op.name()),
            QueryExpr::Dialect(pattern) => matches(pattern, dialect(op)),
            QueryExpr::Symbol(pattern) => op.symbol_name().is_some_and(|name| matches(pattern, name)),
            QueryExpr::In(pattern) => {
                op.ancestors().any(|around| around.symbol_name().is_some_and(|name| matches(pattern, name)))
            }
            QueryExpr::References(pattern) => {
                references(op, &mut FxHashMap::default()).into_iter().any(|name| matches(pattern, ctx.str(name)))
            }
            QueryExpr::Type(pattern) => {
                let args = op.regions().flat_map(RegionRef::blocks).flat_map(BlockRef::args).map(|arg| arg.ty());
                op.result_types().iter().copied().chain(args).any(|ty| matches(pattern, &ctx.type_text(ty)))
            }
            QueryExpr::OperandType(pattern) => op.operand_types().any(|ty| matches(pattern, &ctx.type_text(ty))),
            QueryExpr::Attr(name) => op.attr(name).is_some(),
            QueryExpr::AttrIs(name, compare, value) => {
                let Some(attr) = op.attr(name) else { return *compare == QueryCompare::Unequal };
                if let (Some(a), Ok(b)) = (ctx.int_value(attr), value.parse::<i64>()) {
                    return compare.holds(&a, &b);
                }
                let text = ctx.attr_text(attr);
                let is = ctx.str_value(attr) == Some(value)
                    || matches(value, &text)
                    || text.split(" : ").next() == Some(value);
                match compare {
                    QueryCompare::Equal => is,
                    QueryCompare::Unequal => !is,
                    other => other.holds(&text.as_str(), &value.as_str()),
                }
            }
            QueryExpr::Number(measure, compare, number) => compare.holds(&self.measure(*measure, op), number),
        }
    }

    fn measure(&self, measure: QueryMeasure, op: OpRef<'_, '_>) -> u64 {
        let number = match measure {
            QueryMeasure::Operands => op.operands().len(),
            QueryMeasure::Results => op.results().len(),
            QueryMeasure::Regions => op.regions().len(),
            QueryMeasure::Blocks => op.regions().flat_map(RegionRef::blocks).count(),
            QueryMeasure::Users => self.users.get(&(op.body, op.id)).map_or(0, Vec::len),
            QueryMeasure::Depth => op.ancestors().count(),
        };
        number as u64
    }

    fn field(&self, field: &QueryField, op: OpRef<'_, '_>) -> String {
        let ctx = op.context();
        let types = |types: &mut dyn Iterator<Item = mlirkit_ir::Type>| {
            types.map(|ty| ctx.type_text(ty)).collect::<Vec<_>>().join(", ")
        };
        match field {
            QueryField::Name => op.name().to_owned(),
            QueryField::Dialect => dialect(op).to_owned(),
            QueryField::Symbol => op.symbol_name().unwrap_or_default().to_owned(),
            QueryField::Path => self.paths.borrow_mut().path(op),
            QueryField::Function => {
                let around = std::iter::once(op).chain(op.ancestors());
                around.filter_map(OpRef::symbol_name).next().unwrap_or_default().to_owned()
            }
            QueryField::Attr(name) => op.attr(name).map_or(String::new(), |attr| ctx.attr_text(attr)),
            QueryField::Types => types(&mut op.result_types().iter().copied()),
            QueryField::OperandTypes => types(&mut op.operand_types()),
            QueryField::Location => ctx.attr_text(op.location()),
            QueryField::Number(measure) => self.measure(*measure, op).to_string(),
        }
    }

    fn at(&self, (body, op): (BodyId, OpId)) -> OpRef<'m, 'c> {
        self.module.op(body, op)
    }
}

impl QueryCompare {
    fn holds<T: PartialOrd>(self, a: &T, b: &T) -> bool {
        match self {
            Self::Equal => a == b,
            Self::Unequal => a != b,
            Self::Less => a < b,
            Self::LessOrEqual => a <= b,
            Self::More => a > b,
            Self::MoreOrEqual => a >= b,
        }
    }
}

fn dialect<'c>(op: OpRef<'_, 'c>) -> &'c str {
    op.name().split('.').next().unwrap_or_default()
}

/// Matches a text against a pattern, in which `*` matches any text.
fn matches(pattern: &str, text: &str) -> bool {
    let mut parts = pattern.split('*');
    let Some(mut rest) = parts.next().and_then(|first| text.strip_prefix(first)) else { return false };
    let mut parts: Vec<&str> = parts.collect();
    let Some(last) = parts.pop() else { return rest.is_empty() };
    for part in parts {
        match rest.find(part) {
            Some(at) => rest = rest.get(at + part.len()..).unwrap_or_default(),
            None => return false,
        }
    }
    rest.ends_with(last)
}

/// Computes the users of each operation's results.
fn users(module: &Module<'_>) -> FxHashMap<(BodyId, OpId), Vec<OpId>> {
    let mut users: FxHashMap<(BodyId, OpId), Vec<OpId>> = FxHashMap::default();
    for op in module.top_block().ops().flat_map(OpRef::walk) {
        for operand in op.operands() {
            if let ValueDef::Result(def, _) = operand.arena().value_def(operand.id) {
                let known = users.entry((op.body, def)).or_default();
                if known.last() != Some(&op.id) {
                    known.push(op.id);
                }
            }
        }
    }
    users
}

fn go(module: &Module<'_>, set: &[(BodyId, OpId)], way: Navigation) -> Vec<(BodyId, OpId)> {
    let users = if way == Navigation::Users { users(module) } else { FxHashMap::default() };
    let mut seen = HashSet::new();
    let mut found = Vec::new();
    let mut reach = |op: (BodyId, OpId)| {
        if seen.insert(op) {
            found.push(op);
        }
    };
    let key = |op: OpRef<'_, '_>| (op.body, op.id);
    if way == Navigation::Callers {
        let names: FxHashSet<Ident> = set
            .iter()
            .filter_map(|(body, op)| Some(module.context().ident(module.op(*body, *op).symbol_name()?)))
            .collect();
        let mut known = FxHashMap::default();
        let Some(root) = module.root() else { return found };
        for op in scope(root) {
            if references(op, &mut known).iter().any(|name| names.contains(name)) {
                reach(key(op));
            }
        }
        return found;
    }
    if way == Navigation::Slice {
        set.iter().for_each(|op| reach(*op));
        let mut next = 0;
        while let Some((body, id)) = found.get(next).copied() {
            next += 1;
            for def in module.op(body, id).operands().filter_map(|operand| operand.defining_op()).map(key) {
                if seen.insert(def) {
                    found.push(def);
                }
            }
        }
        return found;
    }
    for (body, id) in set {
        let op = module.op(*body, *id);
        match way {
            Navigation::Operands => {
                op.operands().filter_map(|operand| operand.defining_op()).for_each(|op| reach(key(op)))
            }
            Navigation::Operand(index) => {
                op.operand(index).and_then(|operand| operand.defining_op()).into_iter().for_each(|op| reach(key(op)));
            }
            Navigation::Slice => {}
            Navigation::Users => users.get(&(*body, *id)).into_iter().flatten().for_each(|user| reach((*body, *user))),
            Navigation::Parent => op.parent_op().into_iter().for_each(|op| reach(key(op))),
            Navigation::Children => {
                op.regions().flat_map(RegionRef::blocks).flat_map(BlockRef::ops).for_each(|op| reach(key(op)));
            }
            Navigation::Inside => op.walk().skip(1).for_each(|op| reach(key(op))),
            Navigation::Callees => {
                let table = op.parent_op().and_then(OpRef::nearest_symbol_table);
                for name in references(op, &mut FxHashMap::default()) {
                    table.and_then(|table| table.symbol(name)).into_iter().for_each(|op| reach(key(op)));
                }
            }
            Navigation::Callers => {}
        }
    }
    found
}

fn title(field: &QueryField) -> String {
    match field {
        QueryField::Name => "name".to_owned(),
        QueryField::Dialect => "dialect".to_owned(),
        QueryField::Symbol => "symbol".to_owned(),
        QueryField::Path => "path".to_owned(),
        QueryField::Function => "function".to_owned(),
        QueryField::Attr(name) => name.clone(),
        QueryField::Types => "types".to_owned(),
        QueryField::OperandTypes => "operand_types".to_owned(),
        QueryField::Location => "location".to_owned(),
        QueryField::Number(measure) => format!("{measure:?}").to_lowercase(),
    }
}

/// Limits a table to the number of rows that the next stage needs.
fn limited(answer: QueryOutput, stage: Option<&Stage>) -> QueryOutput {
    match (answer, stage) {
        (QueryOutput::Table(titles, mut rows), Some(Stage::Limit(count))) => {
            rows.truncate(*count);
            QueryOutput::Table(titles, rows)
        }
        (answer, _) => answer,
    }
}

fn count(module: &Module<'_>, set: &[(BodyId, OpId)], field: &QueryField) -> QueryOutput {
    let world = QueryContext::of(module, matches!(field, QueryField::Number(QueryMeasure::Users)));
    let mut counts: BTreeMap<String, usize> = BTreeMap::new();
    if matches!(field, QueryField::Name | QueryField::Dialect) {
        let mut of_names = OfNames::default();
        for op in set.iter().map(|op| world.at(*op)) {
            of_names.of(op, || (world.field(field, op), 0)).1 += 1;
        }
        for (text, count) in of_names.0.into_iter().flatten() {
            *counts.entry(text).or_default() += count;
        }
    } else {
        for op in set {
            *counts.entry(world.field(field, world.at(*op))).or_default() += 1;
        }
    }
    let mut rows: Vec<(String, usize)> = counts.into_iter().collect();
    rows.sort_by_key(|(_, count)| std::cmp::Reverse(*count));
    let rows = rows.into_iter().map(|(text, count)| vec![count.to_string(), text]).collect();
    QueryOutput::Table(vec!["count".to_owned(), title(field)], rows)
}

fn table(module: &Module<'_>, set: &[(BodyId, OpId)], fields: &[QueryField]) -> QueryOutput {
    let world = QueryContext::of(module, fields.contains(&QueryField::Number(QueryMeasure::Users)));
    let rows = set.iter().map(|op| fields.iter().map(|field| world.field(field, world.at(*op))).collect()).collect();
    QueryOutput::Table(fields.iter().map(title).collect(), rows)
}

/// Applies an edit and returns the operations that still exist.
fn change(module: &mut Module<'_>, set: Vec<(BodyId, OpId)>, edit: &QueryEdit) -> Result<Vec<(BodyId, OpId)>, Error> {
    match edit {
        QueryEdit::Set(name, text) => {
            // The position refers to this text, not to a file.
            let no_attribute = |error: Box<Diagnostic>| format!("'{text}' is not an attribute: {}", error.message);
            let (value, length) =
                module.context().parse_attr(text.as_bytes()).map_err(|error| Error::unplaced(no_attribute(error)))?;
            if !text.get(length..).unwrap_or_default().trim().is_empty() {
                return Err(Error::unplaced(format!("'{text}' is more than an attribute")));
            }
            for op in &set {
                set_attr(module, *op, name, Some(value))?;
            }
        }
        QueryEdit::Unset(name) => {
            for op in &set {
                if module.op(op.0, op.1).attr(name).is_some() {
                    set_attr(module, *op, name, None)?;
                }
            }
        }
        QueryEdit::Rename(name) => {
            let [op] = set[..] else {
                return Err(Error::unplaced(format!(
                    "one symbol can be renamed, and {} operations were found",
                    set.len()
                )));
            };
            let key = module.op(op.0, op.1).key();
            module.rename_symbol(key, name)?;
        }
        QueryEdit::Delete => {
            // Users first, so that operations deleted together do not block each other. Operations nested in a
            // deleted one are deleted with it.
            let all: FxHashSet<(BodyId, OpId)> = set.iter().copied().collect();
            let outermost = set
                .iter()
                .filter(|op| !module.op(op.0, op.1).ancestors().any(|around| all.contains(&(around.body, around.id))));
            let outermost: Vec<(BodyId, OpId)> = outermost.copied().collect();
            for op in outermost.into_iter().rev() {
                let key = module.op(op.0, op.1).key();
                module.erase(key)?;
            }
            return Ok(Vec::new());
        }
    }
    Ok(set)
}

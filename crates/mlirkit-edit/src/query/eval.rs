//! Evaluates queries.

use std::cell::RefCell;
use std::cmp::Ordering;
use std::collections::{HashMap, HashSet};

use mlirkit_diag::{Diagnostic, Error};

use mlirkit_ir::{BlockRef, BodyId, Context, Ident, Module, OpId, OpRef, Param, RegionRef, Type, TypeData, ValueDef};
use rustc_hash::{FxHashMap, FxHashSet};

use super::{
    Cell, Navigation, Query, QueryCompare, QueryEdit, QueryExpr, QueryField, QueryMeasure, QueryReduction, Row,
    RowStage, Stage,
};
use crate::paths::Paths;
use crate::symbols::{references, scope, set_attr};

/// The result of a query.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum QueryOutput {
    /// Operations.
    Ops(Vec<(BodyId, OpId)>),
    /// The number of operations or table rows.
    Count(usize),
    /// The sum, minimum or maximum of a field, preceded by its name (`sum`, ...).
    Value(&'static str, Cell),
    /// A table: column names and rows.
    Table(Vec<String>, Vec<Row>),
}

/// Runs a query. Edits in it modify the module.
///
/// # Errors
/// Fails if a lazily loaded body cannot be read, or an edit fails: an erased value still has uses, a symbol name is
/// taken, or a string cannot be parsed as an attribute.
pub fn run(query: &Query, module: &mut Module<'_>) -> Result<QueryOutput, Error> {
    module.load_all()?;
    let mut set: Vec<(BodyId, OpId)> =
        module.top_block().ops().flat_map(OpRef::walk).map(|op| (op.body, op.id)).collect();
    let mut table: Option<(Vec<String>, Vec<Row>)> = None;
    for stage in &query.stages {
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
            Stage::Sort(field, descending) => {
                let world = QueryContext::of(module, field.asks_users());
                set.sort_by_cached_key(|op| SortKey(world.field(field, world.at(*op)), *descending));
            }
            Stage::Count(None) => return Ok(QueryOutput::Count(set.len())),
            Stage::Count(Some(field)) => table = Some(count(module, &set, field)),
            Stage::Table(fields) => table = Some(tabulate(module, &set, fields)),
            Stage::Unique(fields) => {
                let (titles, mut rows) = tabulate(module, &set, fields);
                drop_repeated(&mut rows);
                table = Some((titles, rows));
            }
            Stage::Reduce(reduction, field) => return reduce(module, &set, *reduction, field),
            Stage::Rows(stage) => {
                let Some((_, rows)) = &mut table else { continue };
                match *stage {
                    RowStage::Limit(count) => rows.truncate(count),
                    RowStage::Sort(column, descending) => {
                        rows.sort_by(|a, b| a[column].order(&b[column], descending));
                    }
                    RowStage::Unique => drop_repeated(rows),
                    RowStage::Count => return Ok(QueryOutput::Count(rows.len())),
                }
            }
            Stage::QueryEdit(edit) => set = change(module, set, edit)?,
        }
    }
    Ok(match table {
        Some((titles, rows)) => QueryOutput::Table(titles, rows),
        None => QueryOutput::Ops(set),
    })
}

/// The cell to sort by, and whether the order is descending.
struct SortKey(Cell, bool);

impl Ord for SortKey {
    fn cmp(&self, other: &Self) -> Ordering {
        self.0.order(&other.0, self.1)
    }
}

impl PartialOrd for SortKey {
    fn partial_cmp(&self, other: &Self) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

impl PartialEq for SortKey {
    fn eq(&self, other: &Self) -> bool {
        self.cmp(other) == Ordering::Equal
    }
}

impl Eq for SortKey {}

/// Removes repeated rows, keeping the first occurrence.
fn drop_repeated(rows: &mut Vec<Row>) {
    let mut seen = HashSet::new();
    rows.retain(|row| seen.insert(row.clone()));
}

/// A cache of values that depend only on the name of an operation.
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

/// Data that is computed once for the whole module, because conditions need it.
struct QueryContext<'m, 'c> {
    module: &'m Module<'c>,
    paths: RefCell<Paths>,
    users: FxHashMap<(BodyId, OpId), Vec<OpId>>,
}

impl QueryExpr {
    /// Returns true if the condition depends only on the name of an operation.
    fn asks_name_only(&self) -> bool {
        match self {
            Self::And(a, b) | Self::Or(a, b) => a.asks_name_only() && b.asks_name_only(),
            Self::Not(inner) => inner.asks_name_only(),
            Self::All | Self::Op(_) | Self::Dialect(_) => true,
            _ => false,
        }
    }

    /// Returns true if the condition needs the users of operations, which are computed for the whole module at once.
    fn asks_users(&self) -> bool {
        match self {
            Self::And(a, b) | Self::Or(a, b) => a.asks_users() || b.asks_users(),
            Self::Not(inner) => inner.asks_users(),
            Self::Number(measure, ..) => *measure == QueryMeasure::Users,
            _ => false,
        }
    }
}

impl QueryField {
    fn asks_users(&self) -> bool {
        *self == Self::Number(QueryMeasure::Users)
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
            QueryExpr::Type(pattern) => defined_types(op).any(|ty| matches(pattern, &ctx.type_text(ty))),
            QueryExpr::OperandType(pattern) => op.operand_types().any(|ty| matches(pattern, &ctx.type_text(ty))),
            QueryExpr::MemorySpace(pattern) => {
                // A memory space may be written with its type, which the printed form omits.
                let is_one = |space: &String| matches(pattern, space) || matches(pattern, &format!("{space} : i64"));
                memory_spaces(op).iter().any(is_one)
            }
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
            QueryExpr::Number(measure, compare, number) => {
                self.measure(*measure, op).is_some_and(|measured| compare.holds(&measured, number))
            }
            QueryExpr::Is(field, pattern) => {
                let cell = self.field(field, op);
                let Some(text) = cell.text() else { return false };
                // A location may also be written as it is shown in messages: file:line:column.
                let plain = || text.trim_start_matches("loc(").trim_end_matches(')').replace('"', "");
                matches(pattern, text) || *field == QueryField::Location && matches(pattern, &plain())
            }
        }
    }

    fn measure(&self, measure: QueryMeasure, op: OpRef<'_, '_>) -> Option<u64> {
        let number = match measure {
            QueryMeasure::Operands => op.operands().len(),
            QueryMeasure::Results => op.results().len(),
            QueryMeasure::Regions => op.regions().len(),
            QueryMeasure::Blocks => op.regions().flat_map(RegionRef::blocks).count(),
            QueryMeasure::Users => self.users.get(&(op.body, op.id)).map_or(0, Vec::len),
            QueryMeasure::Depth => op.ancestors().count(),
            QueryMeasure::Bytes => return result_bytes(op),
            QueryMeasure::Flops => return crate::cost::flops(op),
        };
        Some(number as u64)
    }

    fn field(&self, field: &QueryField, op: OpRef<'_, '_>) -> Cell {
        let ctx = op.context();
        let text = |text: Option<&str>| text.map_or(Cell::Absent, |text| Cell::Text(text.to_owned()));
        let types = |types: &mut dyn Iterator<Item = Type>| {
            Cell::Text(types.map(|ty| ctx.type_text(ty)).collect::<Vec<_>>().join(", "))
        };
        match field {
            QueryField::Name => text(Some(op.name())),
            QueryField::Dialect => text(Some(dialect(op))),
            QueryField::Symbol => text(op.symbol_name()),
            QueryField::Path => Cell::Text(self.paths.borrow_mut().path(op)),
            QueryField::Function => text(symbol_around(op).and_then(OpRef::symbol_name)),
            QueryField::Attr(name) => match op.attr(name) {
                Some(attr) => Cell::Attr(ctx.attr_text(attr), ctx.int_value(attr)),
                None => Cell::Absent,
            },
            QueryField::Types => types(&mut op.result_types().iter().copied()),
            QueryField::OperandTypes => types(&mut op.operand_types()),
            QueryField::MemorySpaces => match memory_spaces(op) {
                spaces if spaces.is_empty() => Cell::Absent,
                spaces => Cell::Text(spaces.join(", ")),
            },
            QueryField::Location => Cell::Text(ctx.attr_text(op.location())),
            QueryField::Number(measure) => self
                .measure(*measure, op)
                .map_or(Cell::Absent, |number| Cell::Number(i64::try_from(number).unwrap_or(i64::MAX))),
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

/// Returns the nearest enclosing symbol, which may be the operation itself. `None` if there is none.
fn symbol_around<'m, 'c>(op: OpRef<'m, 'c>) -> Option<OpRef<'m, 'c>> {
    std::iter::once(op).chain(op.ancestors()).find(|around| around.symbol_name().is_some())
}

/// Returns the types of the operation's results and of its block arguments.
fn defined_types<'r>(op: OpRef<'r, '_>) -> impl Iterator<Item = Type> + 'r {
    let args = op.regions().flat_map(RegionRef::blocks).flat_map(BlockRef::args).map(|arg| arg.ty());
    op.result_types().iter().copied().chain(args)
}

/// Returns the printed forms of the distinct memory spaces in the types of operands, results and block arguments.
fn memory_spaces(op: OpRef<'_, '_>) -> Vec<String> {
    let ctx = op.context();
    // The printed form of a memref omits the type of a memory space that is an `i64`.
    let text = |space| {
        let mut text = ctx.attr_text(space);
        text.truncate(text.strip_suffix(" : i64").unwrap_or(&text).len());
        text
    };
    let mut found: Vec<String> = Vec::new();
    for ty in op.operand_types().chain(defined_types(op)) {
        let space = match ctx.type_data(ty) {
            TypeData::MemRef(memref) => memref.space.map(text),
            TypeData::UnrankedMemRef { space, .. } => space.map(text),
            TypeData::Dialect(data) => {
                let is_space = |name: &str| matches!(name, "addressSpace" | "memorySpace");
                let at = data.def.params.iter().position(|param| is_space(&param.name));
                match at.and_then(|at| data.params.get(at)) {
                    Some(Param::Int(space)) if *space != 0 => Some(space.to_string()),
                    Some(Param::Attr(space)) => Some(text(*space)),
                    _ => None,
                }
            }
            _ => None,
        };
        found.extend(space.filter(|space| !found.contains(space)));
    }
    found
}

/// Returns the size of all results in bytes: the number of elements times the size of one element, rounded up to whole
/// bytes.
///
/// Returns `None` if a size is dynamic, scalable or unknown.
fn result_bytes(op: OpRef<'_, '_>) -> Option<u64> {
    let ctx = op.context();
    op.result_types().iter().try_fold(0u64, |sum, ty| sum.checked_add(type_bytes(ctx, *ty)?))
}

/// Returns the size of a type in bytes; `None` if a size is dynamic, scalable or unknown.
#[must_use]
pub fn type_bytes(ctx: &Context, ty: Type) -> Option<u64> {
    if let Some(shaped) = ctx.shaped(ty) {
        let count = u64::try_from(shaped.num_elements().filter(|_| !shaped.is_scalable())?).ok()?;
        return count.checked_mul(scalar_bytes(ctx, shaped.element)?);
    }
    scalar_bytes(ctx, ty)
}

fn scalar_bytes(ctx: &Context, ty: Type) -> Option<u64> {
    Some(match ctx.type_data(ty) {
        TypeData::Integer { width, .. } => u64::from(width.div_ceil(8)),
        TypeData::Index => 8,
        TypeData::Float(kind) => u64::from(kind.width().div_ceil(8)),
        TypeData::Complex(part) => scalar_bytes(ctx, *part)?.checked_mul(2)?,
        // An element may be a vector. Memrefs and tensors do not occur as elements.
        TypeData::Vector(_) => type_bytes(ctx, ty)?,
        _ => return None,
    })
}

/// Returns whether a string matches a pattern, in which `*` matches any characters.
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

/// Computes the operations that use the results of each operation.
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
    let (mut known, mut walked) = (FxHashMap::default(), FxHashSet::default());
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
                // All operations in a symbol are walked together with it.
                if walked.contains(&key(op)) {
                    continue;
                }
                // A symbol such as a function refers to what its body refers to.
                let count = if op.symbol_name().is_some() { usize::MAX } else { 1 };
                for inner in op.walk().take(count).filter(|inner| walked.insert(key(*inner))) {
                    let table = inner.parent_op().and_then(OpRef::nearest_symbol_table);
                    for name in references(inner, &mut known) {
                        table.and_then(|table| table.symbol(name)).into_iter().for_each(|op| reach(key(op)));
                    }
                }
            }
            Navigation::Functions => symbol_around(op).into_iter().for_each(|op| reach(key(op))),
            Navigation::Callers => {}
        }
    }
    found
}

fn count(module: &Module<'_>, set: &[(BodyId, OpId)], field: &QueryField) -> (Vec<String>, Vec<Row>) {
    let world = QueryContext::of(module, field.asks_users());
    let mut counts: HashMap<Cell, i64> = HashMap::new();
    if matches!(field, QueryField::Name | QueryField::Dialect) {
        let mut of_names = OfNames::default();
        for op in set.iter().map(|op| world.at(*op)) {
            of_names.of(op, || (world.field(field, op), 0)).1 += 1;
        }
        for (value, count) in of_names.0.into_iter().flatten() {
            *counts.entry(value).or_default() += count;
        }
    } else {
        for op in set {
            *counts.entry(world.field(field, world.at(*op))).or_default() += 1;
        }
    }
    let mut rows: Vec<(Cell, i64)> = counts.into_iter().collect();
    rows.sort_by(|(a, many), (b, more)| more.cmp(many).then_with(|| a.order(b, false)));
    let rows = rows.into_iter().map(|(value, count)| vec![Cell::Number(count), value]).collect();
    (vec!["count".to_owned(), field.title()], rows)
}

fn tabulate(module: &Module<'_>, set: &[(BodyId, OpId)], fields: &[QueryField]) -> (Vec<String>, Vec<Row>) {
    let world = QueryContext::of(module, fields.iter().any(QueryField::asks_users));
    let rows = set.iter().map(|op| fields.iter().map(|field| world.field(field, world.at(*op))).collect()).collect();
    (fields.iter().map(QueryField::title).collect(), rows)
}

/// Computes the sum, minimum or maximum of a field. Operations without the field are ignored.
fn reduce(
    module: &Module<'_>,
    set: &[(BodyId, OpId)],
    reduction: QueryReduction,
    field: &QueryField,
) -> Result<QueryOutput, Error> {
    let world = QueryContext::of(module, field.asks_users());
    let cells = set.iter().map(|op| (world.field(field, world.at(*op)), op)).filter(|(cell, _)| *cell != Cell::Absent);
    Ok(match reduction {
        QueryReduction::Sum => {
            let mut sum = 0i64;
            for (cell, op) in cells {
                let path = || world.paths.borrow_mut().path(world.at(*op));
                let number = cell.number().ok_or_else(|| {
                    Error::unplaced(format!("'{}' of {} is no integer: {cell}", field.title(), path()))
                })?;
                sum = sum.checked_add(number).ok_or_else(|| Error::unplaced("the sum exceeds 64 bits"))?;
            }
            QueryOutput::Value("sum", Cell::Number(sum))
        }
        QueryReduction::Min => QueryOutput::Value(
            "min",
            cells.map(|(cell, _)| cell).min_by(|a, b| a.order(b, false)).unwrap_or(Cell::Absent),
        ),
        QueryReduction::Max => QueryOutput::Value(
            "max",
            cells.map(|(cell, _)| cell).max_by(|a, b| a.order(b, false)).unwrap_or(Cell::Absent),
        ),
    })
}

/// Applies an edit and returns the operations that still exist afterwards.
fn change(module: &mut Module<'_>, set: Vec<(BodyId, OpId)>, edit: &QueryEdit) -> Result<Vec<(BodyId, OpId)>, Error> {
    match edit {
        QueryEdit::Set(name, text) => {
            // The position in the parser's message refers to this string, not to a file, so only the message is used.
            let no_attribute = |error: Box<Diagnostic>| format!("'{text}' is not an attribute: {}", error.message);
            let (value, length) =
                module.context().parse_attr(text.as_bytes()).map_err(|error| Error::unplaced(no_attribute(error)))?;
            if !text.get(length..).unwrap_or_default().trim().is_empty() {
                return Err(Error::unplaced(format!("'{text}' has text after the attribute")));
            }
            for op in &set {
                let op = module.op(op.0, op.1).key();
                module.set_attr_unprefixed(op, name, value)?;
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
            // Operations are deleted in reverse order, so that users are deleted before definitions. Operations nested
            // in a deleted one are deleted together with it.
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

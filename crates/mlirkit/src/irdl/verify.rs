//! Checks IRDL constraints on operations, attributes and types, with the same messages as upstream MLIR.

use mlirkit_defs::AttrDef;
use mlirkit_diag::Reason;
use mlirkit_ir::{Attr, AttrData, Context, OpRef, Param, Subject, TypeData};
use mlirkit_verify::{Verdict, Violation};

use super::{Constraint, Definition, Group, Known, Variadicity};

/// The constraints of one definition and the values bound to them so far. If a constraint is used twice, both uses must
/// have the same value.
struct Verifier<'c> {
    ctx: &'c Context,
    constraints: &'c [Constraint],
    assigned: Vec<Option<Subject>>,
}

fn text(ctx: &Context, subject: Subject) -> String {
    match subject {
        Subject::Attr(attr) => ctx.attr_text(attr).to_string(),
        Subject::Type(ty) => ctx.type_text(ty).to_string(),
    }
}

/// Unwraps a type attribute to its type; returns other subjects unchanged.
fn plain(ctx: &Context, subject: Subject) -> Subject {
    match subject {
        Subject::Attr(attr) => match ctx.attr_data(attr) {
            AttrData::Type(ty) => Subject::Type(*ty),
            _ => subject,
        },
        Subject::Type(_) => subject,
    }
}

impl<'c> Verifier<'c> {
    fn new(ctx: &'c Context, definition: &'c Definition) -> Self {
        let constraints = &definition.constraints;
        Self { ctx, constraints, assigned: vec![None; constraints.len()] }
    }

    fn verify(&mut self, subject: Subject, place: usize) -> Result<(), Reason> {
        mlirkit_diag::deep(|| self.ask(subject, place))
    }

    fn ask(&mut self, subject: Subject, place: usize) -> Result<(), Reason> {
        let subject = plain(self.ctx, subject);
        let text = |subject| text(self.ctx, subject);
        match self.assigned.get(place).copied().flatten() {
            Some(first) if first == subject => return Ok(()),
            Some(first) => return Err(format!("expected '{}' but got '{}'", text(first), text(subject)).into()),
            None => {}
        }
        let Some(constraint) = self.constraints.get(place) else { return Ok(()) };
        let is_type = matches!(subject, Subject::Type(_));
        match constraint {
            Constraint::Any => {}
            Constraint::Is(expected) => {
                let found = text(subject);
                if found != *expected {
                    return Err(format!("expected '{expected}' but got '{found}'").into());
                }
            }
            Constraint::Base { is_type: true, .. } | Constraint::Parametric { is_type: true, .. } if !is_type => {
                return Err(format!("expected type, got attribute '{}", text(subject)).into());
            }
            Constraint::Base { is_type: wanted, name } => {
                let (found, kind) = (base(self.ctx, subject), if *wanted { "type" } else { "attribute" });
                if found != *name || is_type != *wanted {
                    let found = if is_type == *wanted { found } else { "builtin.type".to_owned() };
                    return Err(format!("expected base {kind} '{name}' but got '{found}'").into());
                }
            }
            Constraint::Parametric { is_type: wanted, name, parameters } => {
                let params = dialect_params(self.ctx, subject).filter(|(def, _)| *def.name == **name);
                let Some((_, params)) = params.filter(|_| is_type == *wanted) else {
                    let kind = if *wanted { "type" } else { "attribute" };
                    return Err(format!("expected base {kind} '{}' but got '{}'", name, text(subject)).into());
                };
                if params.len() != parameters.len() {
                    let (expected, got) = (params.len(), parameters.len());
                    return Err(format!("attribute '{name}' expects {expected} parameters but got {got}").into());
                }
                for (param, place) in params.iter().zip(parameters) {
                    self.param(param, *place)?;
                }
            }
            Constraint::AnyOf(all) => {
                if !all.iter().any(|place| self.verify(subject, *place).is_ok()) {
                    return Err(format!("'{}' does not satisfy the constraint", text(subject)).into());
                }
            }
            Constraint::AllOf(all) => all.iter().try_for_each(|place| self.verify(subject, *place))?,
        }
        if let Some(assigned) = self.assigned.get_mut(place) {
            *assigned = Some(subject);
        }
        Ok(())
    }

    fn param(&mut self, param: &Param, place: usize) -> Result<(), Reason> {
        match param {
            Param::Attr(attr) => self.verify(Subject::Attr(*attr), place),
            Param::Type(ty) => self.verify(Subject::Type(*ty), place),
            _ => Ok(()),
        }
    }
}

/// Returns the parameters of an IRDL attribute or type, which are stored as a single array parameter.
fn list(params: &[Param]) -> &[Param] {
    match params {
        [Param::Array(list)] => list,
        [Param::None] => &[],
        params => params,
    }
}

fn dialect_params(ctx: &Context, subject: Subject) -> Option<(&'static AttrDef, &[Param])> {
    match subject {
        Subject::Attr(attr) => match ctx.attr_data(attr) {
            AttrData::Dialect(data) => Some((data.def, list(&data.params))),
            _ => None,
        },
        Subject::Type(ty) => match ctx.type_data(ty) {
            TypeData::Dialect(data) => Some((data.def, list(&data.params))),
            _ => None,
        },
    }
}

/// Returns upstream's class name for an attribute or type, as error messages show it; empty if the class is unknown.
fn base(ctx: &Context, subject: Subject) -> String {
    if let Some((def, _)) = dialect_params(ctx, subject) {
        return def.name.to_string();
    }
    let name = match subject {
        Subject::Type(ty) => match ctx.type_data(ty) {
            TypeData::Integer { .. } => "integer",
            TypeData::Index => "index",
            TypeData::Float(kind) => return format!("builtin.{}", kind.name()),
            TypeData::None => "none",
            TypeData::Complex(_) => "complex",
            TypeData::Function(_) => "function",
            TypeData::Graph(_) => "graph",
            TypeData::Tuple(_) => "tuple",
            TypeData::Vector(_) => "vector",
            TypeData::RankedTensor(_) => "tensor",
            TypeData::UnrankedTensor(_) => "unranked_tensor",
            TypeData::MemRef(_) => "memref",
            TypeData::UnrankedMemRef { .. } => "unranked_memref",
            TypeData::Opaque { .. } => "opaque",
            TypeData::Dialect(_) | TypeData::Verbatim(_) => return String::new(),
        },
        Subject::Attr(attr) => match ctx.attr_data(attr) {
            AttrData::Unit => "unit",
            AttrData::Integer(_) => "integer",
            AttrData::Float(_) => "float",
            AttrData::String { .. } => "string",
            AttrData::Array(_) => "array",
            AttrData::Dictionary(_) => "dictionary",
            AttrData::Type(_) => "type",
            AttrData::SymbolRef(_) => "symbol_ref",
            AttrData::DenseArray(_) => "dense_array",
            AttrData::DenseElements(_) => "dense_typed_elements",
            AttrData::DenseStrings(_) => "dense_string_elements",
            AttrData::DenseResource { .. } => "dense_resource_elements",
            AttrData::Sparse { .. } => "sparse_elements",
            AttrData::AffineMap(_) => "affine_map",
            AttrData::IntegerSet(_) => "integer_set",
            AttrData::StridedLayout(_) => "strided_layout",
            AttrData::Distinct { .. } => "distinct",
            AttrData::Opaque { .. } => "opaque",
            AttrData::UnknownLoc => "unknown_loc",
            AttrData::FileLineCol { .. } | AttrData::FileRange(_) => "file_line_range",
            AttrData::NameLoc { .. } => "name_loc",
            AttrData::CallSiteLoc { .. } => "call_site_loc",
            AttrData::FusedLoc { .. } => "fused_loc",
            AttrData::Dialect(_) | AttrData::Verbatim(_) => return String::new(),
        },
    };
    format!("builtin.{name}")
}

/// Checks the number of parameters of an attribute or type, and their constraints.
pub(super) fn params(ctx: &Context, def: &AttrDef, params: &[Param]) -> Result<(), Reason> {
    let Some(definition) = Known::find(ctx, &def.name) else { return Ok(()) };
    let (params, expected) = (list(params), definition.parameters.len());
    if params.len() != expected {
        return Err(format!("expected {expected} type arguments, but had {}", params.len()).into());
    }
    let mut verifier = Verifier::new(ctx, definition);
    params.iter().zip(&definition.parameters).try_for_each(|(param, place)| verifier.param(param, *place))
}

/// Checks the operands, results and attributes of an operation against its IRDL definition.
pub(super) fn op(op: OpRef<'_, '_>) -> Verdict {
    let ctx = op.context();
    let Some(definition) = Known::find(ctx, op.name()) else { return Ok(()) };
    let operands = sizes(op, "operand", op.operands().len(), &definition.operands)?;
    let results = sizes(op, "result", op.results().len(), &definition.results)?;
    let mut verifier = Verifier::new(ctx, definition);
    let said = |why: Reason| Violation::at(op, String::from(why));
    for (name, place) in &definition.attributes {
        let attr = op.attr(name);
        let attr =
            attr.ok_or_else(|| Violation::op(op, format!("attribute \"{name}\" is expected but not provided")))?;
        verifier.verify(Subject::Attr(attr), *place).map_err(said)?;
    }
    let operand_types: Vec<_> = op.operand_types().collect();
    for (types, groups, sizes) in
        [(&operand_types[..], &definition.operands, operands), (op.result_types(), &definition.results, results)]
    {
        let places = groups.iter().zip(sizes).flat_map(|(group, size)| std::iter::repeat_n(group.constraint, size));
        for (ty, place) in types.iter().zip(places) {
            verifier.verify(Subject::Type(*ty), place).map_err(said)?;
        }
    }
    regions(op, definition, &mut verifier)
}

/// Computes the number of operands or results in each group. `what` is `operand` or `result`, and `count` is the total
/// number.
fn sizes(op: OpRef<'_, '_>, what: &str, count: usize, groups: &[Group]) -> Result<Vec<usize>, Box<Violation>> {
    let fail = |message: String| Err(Violation::at(op, message));
    let several = groups.iter().filter(|group| group.variadicity != Variadicity::Single).count();
    let total = groups.len();
    if several == 0 {
        if count != total {
            return fail(format!("op expects exactly {total} {what}s, but got {count}"));
        }
        return Ok(vec![1; total]);
    }
    if several > 1 {
        return segments(op, what, count, groups);
    }
    let Some(size) = (count + 1).checked_sub(total) else {
        return fail(format!("op expects at least {} {what}s, but got {count}", total - 1));
    };
    if size > 1 && groups.iter().any(|group| group.variadicity == Variadicity::Optional) {
        return fail(format!("op expects at most {total} {what}s, but got {count}"));
    }
    Ok(groups.iter().map(|group| if group.variadicity == Variadicity::Single { 1 } else { size }).collect())
}

/// Reads the size of each group from the segment sizes attribute, which is needed if more than one group is variadic.
/// The sizes must add up to `count`.
fn segments(op: OpRef<'_, '_>, what: &str, count: usize, groups: &[Group]) -> Result<Vec<usize>, Box<Violation>> {
    let name = format!("{what}SegmentSizes");
    let fail = |message: String| Violation::at(op, format!("'{name}' attribute {message}"));
    let attr = op.attr(&name).ok_or_else(|| fail("is expected but not provided".to_owned()))?;
    let ctx = op.context();
    let is_i32 = matches!(ctx.attr_data(attr), AttrData::DenseArray(array) if array.element == ctx.i32_type());
    let sizes = ctx.int_array_values(attr).filter(|_| is_i32);
    let sizes = sizes.ok_or_else(|| fail("is expected to be a dense i32 array".to_owned()))?;
    let for_what = format!("for specifying {what} segments must have");
    if sizes.len() != groups.len() {
        return Err(fail(format!("{for_what} {} elements, but got {}", groups.len(), sizes.len())));
    }
    let mut found = Vec::new();
    for (at, (size, group)) in sizes.iter().zip(groups).enumerate() {
        let size = usize::try_from(*size).map_err(|_| fail(format!("{for_what} non-negative values")))?;
        let (least, most) = match group.variadicity {
            Variadicity::Single => (1, 1),
            Variadicity::Optional => (0, 1),
            Variadicity::Variadic => (0, usize::MAX),
        };
        if size < least || size > most {
            let allowed = if least == 1 { "1" } else { "0 or 1" };
            return Err(Violation::at(op, format!("element {at} in '{name}' attribute must be equal to {allowed}")));
        }
        found.push(size);
    }
    if found.iter().fold(0usize, |sum, size| sum.saturating_add(*size)) != count {
        let message = format!("sum of elements in '{name}' attribute must be equal to the number of {what}s");
        return Err(Violation::at(op, message));
    }
    Ok(found)
}

fn regions(op: OpRef<'_, '_>, definition: &Definition, verifier: &mut Verifier<'_>) -> Verdict {
    let (expected, found) = (definition.regions.len(), op.regions().len());
    if expected != found {
        return Err(Violation::op(op, format!("unexpected number of regions: expected {expected} but got {found}")));
    }
    for (at, (rule, region)) in definition.regions.iter().zip(op.regions()).enumerate() {
        let fail = |place: Attr, message: String| {
            let mut violation = Violation::at(op, message).without_op();
            if place != op.location() {
                violation.location = place;
                violation = violation.with_note(op.location(), "see the operation");
            }
            Err(violation)
        };
        let blocks = region.blocks().count();
        if let Some(count) = rule.blocks.filter(|count| *count != blocks) {
            return fail(op.location(), format!("expected region {at} to have {count} block(s) but got {blocks}"));
        }
        let Some(expected) = &rule.arguments else { continue };
        let entry = region.entry();
        let places = entry.map_or(&[][..], |block| block.arena().arg_locs(block.id));
        let types: Vec<_> = entry.into_iter().flat_map(|block| block.args()).map(|arg| arg.ty()).collect();
        if types.len() != expected.len() {
            let place = places.first().copied().unwrap_or(op.location());
            let (expected, found) = (expected.len(), types.len());
            return fail(place, format!("expected region {at} to have {expected} arguments but got {found}"));
        }
        for ((ty, argument), place) in types.iter().zip(expected).zip(places) {
            if let Err(message) = verifier.verify(Subject::Type(*ty), *argument) {
                return fail(*place, message.into());
            }
        }
    }
    Ok(())
}

//! Conversion of VHLO to another version: each operation is changed to the form that this version supports. Operations
//! that need newer features are rejected.

use mlirkit_asm::{error_at, position};
use mlirkit_bytecode::{pre_order, reference_uses};
use mlirkit_defs::Release;
use mlirkit_diag::{Diagnostic, Position};
use mlirkit_ir::{
    Attr, AttrData, Body, BodyId, Context, Module, Op, OpId, OpName, OpRef, Param, Props, Type, TypeData, Use,
    ValueDef, ValueId,
};
use rustc_hash::{FxHashMap, FxHashSet};

use crate::Errors;
use crate::convert::{Direction, row, tensor_type};
use crate::forms::{Forms, One};
use crate::ops::{NamedSlots, Ops};
use crate::versions::{self, Version};

/// Converts VHLO to version `target`. Each operation is changed to the form of that version, which may be newer or
/// older.
///
/// # Errors
/// Returns an error if the target is not between [`Version::MINIMUM`] and [`Version::CURRENT`], or does not support
/// something that an operation uses. The message is worded as in upstream StableHLO; a note names the feature and the
/// first version that has it.
///
/// ```
/// use mlirkit_ir::{Context, DialectSet};
/// use mlirkit_stablehlo::{OtherDialects, legalize_to_vhlo, vhlo_to_version};
///
/// let dialects = DialectSet::new().with_lookup(mlirkit_dialects::lookup);
/// let ctx = Context::new(dialects).with_extension(mlirkit_dialects::hooks());
/// let text = "func.func @f(%x: tensor<4xf32>) -> tensor<4xf32> {
///   %0 = stablehlo.tan %x : tensor<4xf32>
///   return %0 : tensor<4xf32>
/// }";
/// let stablehlo = mlirkit_asm::parse(&ctx, "f.mlir", text.as_bytes(), &Default::default()).unwrap().module;
/// let vhlo = legalize_to_vhlo(&stablehlo, OtherDialects::Refuse)?;
/// let old = vhlo_to_version(&vhlo, "1.9.0")?;
/// assert!(old.root().unwrap().walk().any(|op| op.is("vhlo.tan_v1")));
///
/// let errors = vhlo_to_version(&vhlo, "1.3.0").unwrap_err().into_diagnostics();
/// assert_eq!(errors[0].message, "failed to legalize operation 'vhlo.tan_v2' that was explicitly marked illegal");
/// assert_eq!(errors[0].notes[0].message, "operation 'tan' exists since 1.4.0");
/// assert_eq!(errors[1].message, "failed to convert VHLO to v1.3.0");
/// # Ok::<(), mlirkit_stablehlo::Errors>(())
/// ```
pub fn vhlo_to_version<'c, 'a>(module: &Module<'c>, target: impl Into<Target<'a>>) -> Result<Module<'c>, Errors> {
    let mut copy = module.try_clone().map_err(|diagnostic| Errors::from_diagnostics(vec![*diagnostic]))?;
    bring_to(&mut copy, target.into(), UseOrders::Upstream)?;
    Ok(copy)
}

/// The version to which a module is converted, as a string or parsed.
///
/// ```
/// use mlirkit_stablehlo::{Target, Version};
/// assert_eq!(Target::from("01.9.0").to_string(), "01.9.0");
/// assert_eq!(Target::from(Version::new(1, 9, 0)).to_string(), "1.9.0");
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Target<'a> {
    /// A version as a string, `#.#.#`, which has not been checked.
    Text(&'a str),
    /// A parsed version.
    Version(Version),
}

impl<'a> From<&'a str> for Target<'a> {
    fn from(text: &'a str) -> Self {
        Self::Text(text)
    }
}

impl<'a> From<&'a String> for Target<'a> {
    fn from(text: &'a String) -> Self {
        Self::Text(text)
    }
}

impl From<Version> for Target<'_> {
    fn from(version: Version) -> Self {
        Self::Version(version)
    }
}

impl std::fmt::Display for Target<'_> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Self::Text(text) => f.write_str(text),
            Self::Version(version) => version.fmt(f),
        }
    }
}

impl Target<'_> {
    /// Returns the version without its patch number. Returns an error if there are no artifacts of that version.
    pub(crate) fn version(self, at: Position) -> Result<Version, Errors> {
        let fail = |message: String| Err(Errors::from_diagnostics(vec![Diagnostic::error(at.clone(), message)]));
        let version = match self {
            Self::Version(version) => version,
            Self::Text(text) => match text.parse() {
                Ok(version) => version,
                Err(_) if text.is_empty() => return fail(format!("No target version specified.\n{TARGET_FORM}")),
                Err(_) => return fail(format!("Invalid target version argument '{text}'\n{TARGET_FORM}")),
            },
        };
        if version < Version::MINIMUM {
            return fail(format!("target version {version} is less than minimum supported {}", Version::MINIMUM));
        }
        if version > Version::CURRENT {
            return fail(format!("target version {version} is greater than current version {}", Version::CURRENT));
        }
        Ok(version.without_patch())
    }
}

const TARGET_FORM: &str = "Target version must be of the form `#.#.#`.";

/// Which use-list orders the converted module must have.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum UseOrders {
    /// The orders that upstream's conversion produces, in the StableHLO version that belongs to the producer's LLVM
    /// release. Upstream rebuilds the operations that it changes and replaces their results. For LLVM 23 and older,
    /// that is StableHLO 1.17, which does not rebuild operations whose second form was added later.
    Upstream,
    /// Use-list orders do not matter.
    Any,
}

/// Converts a VHLO module to a version in place.
pub(crate) fn bring_to(module: &mut Module<'_>, target: Target<'_>, orders: UseOrders) -> Result<(), Errors> {
    let ctx = module.context();
    let at = module.root().map_or(Position::Unknown, |root| position(ctx, root.location()));
    let target = target.version(at.clone())?;
    let mut pass = Pass::new(ctx, target);
    let knows_all = module.release.unwrap_or_else(|| ctx.release()) >= AFTER_1_17;
    let mut changed: FxHashMap<BodyId, FxHashSet<OpId>> = FxHashMap::default();
    let mut bring = |pass: &mut Pass<'_>, module: &mut Module<'_>, body: BodyId, id: OpId| {
        let Op { name: before, props, .. } = *module.body(body).op(id);
        if let Err(blocker) = pass.op(module, body, id) {
            // Restores the original operation, because the error must show it.
            if let Some(body) = module.body_mut(body) {
                let op = body.op_mut(id);
                (op.name, op.props) = (before, props);
            }
            return Err(blocker);
        }
        if orders == UseOrders::Upstream
            && module.body(body).op(id).name != before
            && (knows_all || is_made_anew(ctx, before))
        {
            changed.entry(body).or_default().insert(id);
        }
        Checked::Ok(())
    };
    if pass.others(module).into_iter().try_for_each(|(body, id)| bring(&mut pass, module, body, id)).is_err() {
        // The first operation in printing order determines the error.
        let all: Vec<(BodyId, OpId)> = module.walk().map(|op| (op.body, op.id)).collect();
        for (body, id) in all {
            let Op { name, loc, .. } = *module.body(body).op(id);
            let Err(blocker) = bring(&mut pass, module, body, id) else { continue };
            let name = ctx.op_str(name);
            let message = format!("failed to legalize operation '{name}' that was explicitly marked illegal");
            let first = error_at(ctx, loc, message).with_note(blocker.to_string());
            return Err(Errors::from_diagnostics(vec![
                first,
                Diagnostic::error(at, format!("failed to convert VHLO to v{target}")),
            ]));
        }
    }
    for (body, changed) in changed {
        if let Some(body) = module.body_mut(body) {
            order_uses(body, &changed);
        }
    }
    Ok(())
}

/// The LLVM release on which StableHLO 1.18 and newer are based.
const AFTER_1_17: Release = Release(24);

fn is_made_anew(ctx: &Context, name: OpName) -> bool {
    Forms::since(key(ctx, name)).is_some_and(|(_, second)| second <= Version::new(1, 17, 0))
}

/// Sets the use-list orders that result when operations are rebuilt.
fn order_uses(body: &mut Body, changed: &FxHashSet<OpId>) {
    let touched: Vec<ValueId> =
        changed.iter().flat_map(|op| body.operands(*op).iter().copied().chain(body.results(*op))).collect();
    let uses = reference_uses(body, &pre_order(body), touched.into_iter());
    for (value, reference) in uses.iter().filter(|(_, uses)| uses.len() > 1) {
        let old = body.use_orders.get(&value).map_or(reference, |order| order);
        let mut order: Vec<Use> = reference.iter().copied().filter(|found| changed.contains(&found.op)).collect();
        order.extend(old.iter().copied().filter(|found| !changed.contains(&found.op)));
        if matches!(body.value_def(value), ValueDef::Result(op, _) if changed.contains(&op)) {
            order.reverse();
        }
        if order == reference {
            body.use_orders.remove(&value);
        } else {
            body.use_orders.insert(value, order.into());
        }
    }
}

/// A feature that a version does not support, and the first version that does.
#[derive(Debug, Clone, PartialEq, Eq)]
struct Unavailable {
    what: String,
    since: Version,
}

impl std::fmt::Display for Unavailable {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{} since {}", self.what, self.since)
    }
}

/// Operations whose operands and results had to have equal element types before version 0.17.
const ONCE_SAME_ELEMENTS: &[&str] =
    &["all_reduce_v1", "reduce_v1", "reduce_scatter_v1", "reduce_window_v1", "scatter_v1", "select_and_scatter_v1"];

struct Pass<'c> {
    ctx: &'c Context,
    target: Version,
    ops: Ops<'c>,
    names: Vec<Option<TargetFit>>,
    /// For each property list, by index: whether the version supports everything in it; `None` if this has not been
    /// determined.
    props: Vec<Option<bool>>,
    fitting: Vec<Option<bool>>,
    attrs: FxHashMap<Attr, Result<(), Unavailable>>,
    types: FxHashMap<Type, Result<(), Unavailable>>,
}

/// How the target version supports operations with a given name.
#[derive(Clone, Copy)]
enum TargetFit {
    /// Operations with this name are not VHLO operations.
    Other,
    /// The target version has this form of the operation.
    Fits {
        /// Whether the target version may place more restrictions on the operation than the current version.
        constrained: bool,
    },
    /// The target version has only the other form of the operation, to which operations are converted.
    Changes(OpName, &'static Forms),
    /// The target version has neither form. The field is the first version that has either form.
    Missing(Version),
}

type Checked = Result<(), Unavailable>;

impl<'c> Pass<'c> {
    fn new(ctx: &'c Context, target: Version) -> Self {
        Self {
            ctx,
            target,
            ops: Ops::new(ctx, Direction::ToVhlo { foreign: true }),
            names: Vec::new(),
            props: Vec::new(),
            fitting: Vec::new(),
            attrs: FxHashMap::default(),
            types: FxHashMap::default(),
        }
    }

    fn form(&mut self, name: OpName) -> TargetFit {
        if let Some(Some(form)) = self.names.get(name.index()) {
            return *form;
        }
        let form = self.new_form(name);
        set(&mut self.names, name.index(), form);
        form
    }

    fn new_form(&self, name: OpName) -> TargetFit {
        let Some(mnemonic) = self.ctx.op_def(name).and_then(|def| def.name.strip_prefix("vhlo.")) else {
            return TargetFit::Other;
        };
        let Some(range) = versions::of_op(mnemonic) else { return TargetFit::Other };
        if range.contains(self.target) {
            return TargetFit::Fits { constrained: self.is_constrained(mnemonic) };
        }
        let (key, form) = mnemonic.rsplit_once("_v").unwrap_or((mnemonic, ""));
        let other = format!("{key}_{}", if form == "1" { "v2" } else { "v1" });
        match (Forms::of(key), versions::of_op(&other)) {
            (Some(forms), Some(range)) if range.contains(self.target) => {
                TargetFit::Changes(self.ctx.op_name(&format!("vhlo.{other}")), forms)
            }
            _ => TargetFit::Missing(versions::op_since(key).unwrap_or(range.min)),
        }
    }

    /// Returns the operations, possibly including erased ones, that may need a conversion or further checks.
    fn others(&mut self, module: &Module<'_>) -> Vec<(BodyId, OpId)> {
        let mut others = Vec::new();
        for id in (0..module.body_count()).map(|id| BodyId(id as u32)) {
            let body = module.body(id);
            let fits = body.types().iter().all(|ty| self.type_fits(*ty));
            others.extend((0..body.op_count()).map(|op| OpId(op as u32)).filter_map(|op| {
                let quick = fits && self.fits(body.op(op));
                (!quick).then_some((id, op))
            }));
        }
        others
    }

    fn fits(&mut self, op: &Op) -> bool {
        match self.form(op.name) {
            TargetFit::Other => true,
            TargetFit::Fits { constrained: false } => {
                op.attrs.is_none() && op.props.is_none_or(|props| self.props_fit(props))
            }
            _ => false,
        }
    }

    /// Returns true if the target is the current version, which supports everything.
    fn has_everything(&self) -> bool {
        self.target >= Version::CURRENT.without_patch()
    }

    fn type_fits(&mut self, ty: Type) -> bool {
        if let Some(Some(fits)) = self.fitting.get(ty.index()) {
            return *fits;
        }
        let fits = self.has_everything() || self.ty(ty).is_ok();
        set(&mut self.fitting, ty.index(), fits);
        fits
    }

    fn props_fit(&mut self, props: Props) -> bool {
        if let Some(Some(fit)) = self.props.get(props.index()) {
            return *fit;
        }
        let all = self.ctx.props_data(Some(props));
        let fit = self.has_everything() || all.iter().flatten().all(|attr| self.attr(*attr).is_ok());
        set(&mut self.props, props.index(), fit);
        fit
    }

    fn op(&mut self, module: &mut Module<'_>, body: BodyId, id: OpId) -> Checked {
        let name = module.body(body).op(id).name;
        match self.form(name) {
            TargetFit::Other => return Ok(()),
            TargetFit::Fits { .. } => {}
            TargetFit::Missing(since) => {
                return Err(Unavailable { what: format!("operation '{}' exists", key(self.ctx, name)), since });
            }
            TargetFit::Changes(new, forms) => {
                let props = self.change(module.op(body, id), new, forms)?;
                if let Some(body) = module.body_mut(body) {
                    let op = body.op_mut(id);
                    (op.name, op.props) = (new, props);
                }
            }
        }
        if self.has_everything() { Ok(()) } else { self.check(module.op(body, id)) }
    }

    /// Returns the properties that an operation has in its other form.
    fn change(
        &mut self,
        op: OpRef<'_, '_>,
        name: OpName,
        forms: &Forms,
    ) -> Result<Option<mlirkit_ir::Props>, Unavailable> {
        let (Some(from), Some(to)) = (op.def(), self.ctx.op_def(name)) else { return Ok(None) };
        let key = key(self.ctx, name);
        let since = Forms::since(key).map_or(Version::CURRENT, |(_, second)| second);
        let blocked = |what: String| Err(Unavailable { what, since });
        let old_props = self.ctx.props_data(op.arena().op(op.id).props);
        let old = NamedSlots { ctx: self.ctx, def: from, values: old_props.to_vec(), others: Vec::new() };
        let mut new = NamedSlots { ctx: self.ctx, def: to, values: vec![None; to.slots.len()], others: Vec::new() };
        if to.name.ends_with("_v1") {
            match forms.one {
                Some(One::Operand) if op.operands().len() != 1 => {
                    return blocked(format!("operation '{key}' takes other than one operand"));
                }
                Some(One::Region) if op.regions().len() != 0 => {
                    return blocked(format!("operation '{key}' has regions"));
                }
                _ => {}
            }
            for (attr, implied) in forms.added {
                if !old.get(attr).is_some_and(|value| self.ops.is_implied(value, *implied)) {
                    return blocked(format!("operation '{key}' has '{attr}'"));
                }
            }
        }
        for (slot, value) in from.slots.iter().zip(&old.values) {
            if let Some(value) = value.filter(|_| new.has(&slot.name)) {
                new.set(&slot.name, value);
            }
        }
        for (attr, implied) in forms.added.iter().filter(|(attr, _)| to.slots.position(attr).is_some()) {
            let Some(value) = self.ops.implied(*implied, &new) else { continue };
            new.set(attr, value);
        }
        for attr in forms.dropped.iter().filter(|attr| to.slots.position(attr).is_some()) {
            let rank = op.operands().next().and_then(|lhs| Some(tensor_type(self.ctx, lhs.ty())?.0.len()));
            let Some(spatial) = rank.and_then(|rank| i64::try_from(rank).ok()?.checked_sub(2)) else {
                return blocked(format!("operation '{key}' of a tensor without rank exists"));
            };
            let zeros = self.ops.convert.splat(&[spatial.max(0), 2], self.ctx.i64_type(), 0);
            if let Some(zeros) = self.ops.convert.attr(zeros) {
                new.set(attr, zeros);
            }
        }
        Ok(self.ctx.props(&new.values))
    }

    /// Checks that the target version supports everything in an operation, which must already have the form of that
    /// version.
    fn check(&mut self, op: OpRef<'_, '_>) -> Checked {
        self.constraints(op)?;
        let old = op.arena().op(op.id);
        for attr in self.ctx.props_data(old.props).iter().flatten() {
            self.attr(*attr)?;
        }
        for (_, attr) in op.discardable_attrs() {
            self.attr(*attr)?;
        }
        for operand in op.operands() {
            self.ty(operand.ty())?;
        }
        op.signature().result_types(op.id).iter().try_for_each(|ty| self.ty(*ty))
    }

    fn is_constrained(&self, name: &str) -> bool {
        name == "custom_call_v1" || self.target < Version::new(0, 17, 0) && ONCE_SAME_ELEMENTS.contains(&name)
    }

    /// Checks the restrictions that earlier versions place on operations although their form has not changed.
    fn constraints(&self, op: OpRef<'_, '_>) -> Checked {
        let name = op.name().strip_prefix("vhlo.").unwrap_or_default();
        let before = |major: u64, minor: u64| self.target < Version::new(major, minor, 0);
        let blocked =
            |what: String, major: u64, minor: u64| Err(Unavailable { what, since: Version::new(major, minor, 0) });
        if before(0, 17) && ONCE_SAME_ELEMENTS.contains(&name) {
            let element = |ty: Type| element(self.ctx, ty);
            if op.operands().zip(op.results()).any(|(operand, result)| element(operand.ty()) != element(result.ty())) {
                let what = format!("operation '{}' may widen its elements", key(self.ctx, op.op_name()));
                return blocked(what, 0, 17);
            }
        }
        if name != "custom_call_v1" {
            return Ok(());
        }
        let type_name =
            |ty: Type| matches!(self.ctx.type_data(ty), TypeData::Dialect(ty) if &*ty.def.name == "vhlo.future_v1");
        if before(1, 17) && op.operands().any(|operand| type_name(operand.ty())) {
            return blocked("operation 'custom_call' takes futures".to_owned(), 1, 17);
        }
        if before(1, 3) {
            let attr = |name| op.attr(name).and_then(|attr| row(self.ctx, attr));
            if matches!(attr("backend_config"), Some(("vhlo", "dict_v1", _))) {
                return blocked("operation 'custom_call' has a dictionary as 'backend_config'".to_owned(), 1, 3);
            }
            if matches!(attr("api_version"), Some(("vhlo", "api_version_v1", [Param::Enum(4)]))) {
                return blocked("operation 'custom_call' has the api version API_VERSION_TYPED_FFI".to_owned(), 1, 3);
            }
        }
        Ok(())
    }

    fn attr(&mut self, attr: Attr) -> Checked {
        if let Some(known) = self.attrs.get(&attr) {
            return known.clone();
        }
        let checked = mlirkit_diag::deep(|| self.new_attr(attr));
        self.attrs.insert(attr, checked.clone());
        checked
    }

    fn new_attr(&mut self, attr: Attr) -> Checked {
        let ctx = self.ctx;
        let AttrData::Dialect(data) = ctx.attr_data(attr) else { return Ok(()) };
        let Some(mnemonic) = data.def.name.strip_prefix("vhlo.") else { return Ok(()) };
        if let Some(range) = versions::of_attr(mnemonic).filter(|range| !range.contains(self.target)) {
            return Err(Unavailable { what: format!("attribute '{mnemonic}' exists"), since: range.min });
        }
        // Upstream does not check mesh attributes.
        if matches!(mnemonic, "mesh_v1" | "mesh_axis_v1") { Ok(()) } else { self.params(&data.params) }
    }

    fn ty(&mut self, ty: Type) -> Checked {
        if let Some(known) = self.types.get(&ty) {
            return known.clone();
        }
        let checked = mlirkit_diag::deep(|| self.new_type(ty));
        self.types.insert(ty, checked.clone());
        checked
    }

    fn new_type(&mut self, ty: Type) -> Checked {
        let TypeData::Dialect(data) = self.ctx.type_data(ty) else { return Ok(()) };
        let Some(mnemonic) = data.def.name.strip_prefix("vhlo.") else { return Ok(()) };
        if let Some(range) = versions::of_type(mnemonic).filter(|range| !range.contains(self.target)) {
            return Err(Unavailable { what: format!("type '{mnemonic}' exists"), since: range.min });
        }
        // Upstream does not check these types.
        if matches!(mnemonic, "future_v1" | "quant_per_axis_v1") { Ok(()) } else { self.params(&data.params) }
    }

    fn params(&mut self, params: &[Param]) -> Checked {
        params.iter().try_for_each(|param| match param {
            Param::Attr(attr) => self.attr(*attr),
            Param::Type(ty) => self.ty(*ty),
            Param::Array(items) => self.params(items),
            _ => Ok(()),
        })
    }
}

fn set<T: Copy>(known: &mut Vec<Option<T>>, index: usize, value: T) {
    if index >= known.len() {
        known.resize(index + 1 + index / 2, None);
    }
    if let Some(slot) = known.get_mut(index) {
        *slot = Some(value);
    }
}

/// Returns the name of an operation without its dialect prefix and form suffix.
fn key(ctx: &Context, name: OpName) -> &str {
    let name = ctx.op_str(name);
    let name = name.strip_prefix("vhlo.").unwrap_or(name);
    name.rsplit_once("_v").map_or(name, |(key, _)| key)
}

/// Returns the element type of a VHLO tensor type; any other type is returned unchanged.
fn element(ctx: &Context, ty: Type) -> Type {
    match ctx.type_data(ty) {
        TypeData::Dialect(data) if &*data.def.name == "vhlo.unranked_tensor_v1" => match data.params.first() {
            Some(Param::Type(element)) => *element,
            _ => ty,
        },
        _ => tensor_type(ctx, ty).map_or(ty, |(_, element)| element),
    }
}

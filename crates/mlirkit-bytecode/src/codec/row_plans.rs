//! What a reader needs to know about the definition of an attribute or type: its parameter checks and the classes of
//! its parameters. Both are looked up by name. To do this only once per definition, each reader caches the result,
//! called a plan.

use std::sync::Arc;

use mlirkit_defs::{AttrDef, Dialect, EnumDef, ParamKind};
use mlirkit_diag::Result;
use mlirkit_ir::classes::AttrClass;
use mlirkit_ir::{AttrData, Param, ParamChecks, RowChecks};
use rustc_hash::FxHashMap;

use crate::codec::reader::DialectReader;
use crate::codec::rows::Call;

/// Cached plans, keyed by the addresses of the dialect and the definition.
pub(crate) type RowPlans = FxHashMap<(usize, usize), Arc<RowPlan>>;

/// How to read and check the attributes or types with one definition.
pub(crate) struct RowPlan {
    /// The dialect's checks of the parameters, which correspond to upstream's `getChecked`.
    checks: RowChecks,
    /// The requirement on each parameter. For a list parameter, it applies to each element.
    expected: Box<[Expected]>,
}

/// A requirement on the value of a parameter, as checked by upstream's readers.
enum Expected {
    /// Any value of the parameter's kind is accepted.
    Anything,
    /// An attribute of a builtin class, with the name of the class in the definition.
    Class(AttrClass, &'static str),
    /// An attribute whose definition has this name.
    Row(&'static str),
    /// A case of the enum with this name. The definition is `None` if the dialect has no such enum.
    Case(&'static str, Option<&'static EnumDef>),
}

impl RowPlan {
    /// Returns the plan for a definition in this dialect, creating it on first use.
    pub(crate) fn of(
        call: Call,
        dialect: &'static Dialect,
        def: &'static AttrDef,
        r: &mut DialectReader<'_, '_>,
    ) -> Arc<Self> {
        let place = (std::ptr::from_ref(dialect).addr(), std::ptr::from_ref(def).addr());
        if let Some(plan) = r.row_plans().get(&place) {
            return Arc::clone(plan);
        }
        let checks = r.context().extension::<ParamChecks>();
        let plan = Arc::new(Self {
            checks: checks.map(|checks| call.checks_of(checks, def)).unwrap_or_default(),
            expected: def.params.iter().map(|param| Expected::of(dialect, &param.kind)).collect(),
        });
        r.row_plans().insert(place, Arc::clone(&plan));
        plan
    }

    /// Runs the dialect's checks on all parameters.
    pub(crate) fn check(&self, r: &DialectReader<'_, '_>, def: &AttrDef, params: &[Param]) -> Result<()> {
        self.checks.check(r.context(), def, params).map_err(|message| r.error(message))
    }

    /// Checks that the value of the parameter at index `at` meets its requirement. `is_enum` states whether the value
    /// is encoded as an enum.
    pub(crate) fn check_param(
        &self,
        r: &DialectReader<'_, '_>,
        dialect: &Dialect,
        (at, is_enum): (usize, bool),
        value: &Param,
    ) -> Result<()> {
        match self.expected.get(at) {
            None | Some(Expected::Anything) => Ok(()),
            Some(expected) => expected.check(r, dialect, is_enum, value),
        }
    }
}

impl Expected {
    fn of(dialect: &'static Dialect, kind: &'static ParamKind) -> Self {
        match kind {
            ParamKind::Array(element) => Self::of(dialect, element),
            ParamKind::Attr(class) => match AttrClass::from_name(class) {
                Some(AttrClass::Any) => Self::Anything,
                Some(found) => Self::Class(found, class),
                None if class.contains('.') => Self::Row(class),
                None => Self::Anything,
            },
            ParamKind::Enum(name) => Self::Case(name, dialect.enum_(name)),
            _ => Self::Anything,
        }
    }

    fn check(&self, r: &DialectReader<'_, '_>, dialect: &Dialect, is_enum: bool, value: &Param) -> Result<()> {
        let ctx = r.context();
        match (self, value) {
            (_, Param::Array(items)) => items.iter().try_for_each(|item| self.check(r, dialect, is_enum, item)),
            (Self::Class(class, name), Param::Attr(attr)) if !class.holds(ctx, *attr) => {
                Err(r.unexpected_attr(name, *attr))
            }
            (Self::Row(name), Param::Attr(attr)) => match ctx.attr_data(*attr) {
                AttrData::Dialect(found) if *found.def.name == **name => Ok(()),
                _ => {
                    let def = name.split_once('.').and_then(|(_, short)| dialect.attr(short));
                    let class =
                        def.map_or_else(|| (*name).to_owned(), |def| format!("{}::{}", dialect.name(), def.class));
                    Err(r.unexpected_attr(&class, *attr))
                }
            },
            // Upstream checks the case only in the enum encoding. With other encodings, it prints a value that it
            // cannot read back.
            (Self::Case(name, def), Param::Enum(value)) => match def {
                Some(def) if def.cases.iter().any(|case| case.value == *value) => Ok(()),
                Some(def) if !is_enum && def.holds(*value) => Ok(()),
                _ => Err(r.error(format!("{value} is no case of the enum '{name}'"))),
            },
            _ => Ok(()),
        }
    }
}

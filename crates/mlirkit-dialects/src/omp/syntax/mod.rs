//! Syntax of the `omp` dialect: clauses, regions whose arguments belong to clauses, and loop nests.

mod allocation;
mod canonical;
mod clauses;
mod loops;
pub(crate) mod maps;
mod older;
mod regions;
mod values;

use mlirkit_asm::AttrParser;
use mlirkit_asm::format::{enum_to_text, text_to_enum};
use mlirkit_asm::hooks::Hooks;
use mlirkit_defs::AttrDef;
use mlirkit_ir::{Attr, AttrData, Context, DialectAttr, Param};

/// Registers the hand-written syntax of the `omp` dialect.
pub(crate) fn register(hooks: &mut Hooks) {
    canonical::register(hooks);
    hooks.ops.insert("omp.loop_nest", &loops::LoopNest);
    hooks.ops.insert("omp.target_allocmem", &allocation::TargetAllocMem);
    for (name, region) in regions::ALL {
        hooks.directives.insert(name, region);
    }
    hooks.directives.insert("omp.AtomicReductionRegion", &older::KeywordRegion("atomic"));
    hooks.directives.insert("omp.CleanupReductionRegion", &older::KeywordRegion("cleanup"));
    hooks.transforms.insert(("omp", "cast<omp::PointerLikeType>($_self).getElementType()"), |ctx, types| match types {
        [ty] => older::pointee(ctx, *ty).map(|ty| vec![ty]),
        _ => None,
    });
    hooks.directives.insert("omp.PrivateList", &older::Privates);
    hooks.directives.insert("omp.ReductionVarList", &older::Reductions);
    hooks.directives.insert("omp.AffinityClause", &values::Affinity);
    hooks.directives.insert("omp.CaptureType", &clauses::Capture);
    hooks.directives.insert("omp.ClauseAttr", &clauses::Keyword);
    hooks.directives.insert("omp.DependVarList", &values::Depend);
    hooks.directives.insert("omp.DynGroupprivateClause", &clauses::DynGroupprivate);
    hooks.directives.insert("omp.GrainsizeClause", &clauses::GRAINSIZE);
    hooks.directives.insert("omp.HeapAllocClause", &allocation::HeapAlloc);
    hooks.directives.insert("omp.IteratorHeader", &loops::IteratorHeader);
    hooks.directives.insert("omp.LinearClause", &values::Linear);
    hooks.directives.insert("omp.LoopControl", &older::LoopControl);
    hooks.directives.insert("omp.MapClause", &older::MapList);
    hooks.directives.insert("omp.MapEntries", &maps::MapEntries);
    hooks.directives.insert("omp.MembersIndex", &maps::MembersIndex);
    hooks.directives.insert("omp.NumTasksClause", &clauses::NUM_TASKS);
    hooks.directives.insert("omp.OrderClause", &clauses::Order);
    hooks.directives.insert("omp.ScheduleClause", &clauses::Schedule);
    hooks.directives.insert("omp.SynchronizationHint", &clauses::Hint);
}

/// Returns the definition of the enum attribute `mnemonic`; `None` if the dialect does not define it.
pub(crate) fn attr_def(ctx: &Context, mnemonic: &str) -> Option<&'static AttrDef> {
    ctx.dialect(ctx.ident("omp"))?.attr(mnemonic)
}

/// Returns `#omp<mnemonic value>` for an enum keyword; `None` if there is no such case.
fn enum_attr(p: &AttrParser<'_, '_>, mnemonic: &str, text: &str) -> Option<Attr> {
    enum_case(p, attr_def(p.ctx, mnemonic)?, text)
}

/// Returns the attribute defined by `def` for an enum keyword; `None` if there is no such case.
fn enum_case(p: &AttrParser<'_, '_>, def: &'static AttrDef, text: &str) -> Option<Attr> {
    let values = p.ctx.dialect(p.ctx.ident("omp"))?.enum_(def.enum_name.as_deref()?)?;
    let params = [Param::Enum(text_to_enum(values, text)?)].into();
    Some(p.ctx.attr(AttrData::Dialect(Box::new(DialectAttr { def, params }))))
}

/// Returns the keyword of an enum attribute; empty if it has none.
fn case_text(ctx: &Context, attr: Attr) -> String {
    let AttrData::Dialect(data) = ctx.attr_data(attr) else { return String::new() };
    let dialect = ctx.dialect(ctx.ident("omp"));
    let values = data.def.enum_name.as_deref().and_then(|name| dialect?.enum_(name));
    match (values, data.params.first()) {
        (Some(values), Some(Param::Enum(value))) => enum_to_text(values, *value).unwrap_or_default().into_owned(),
        _ => String::new(),
    }
}

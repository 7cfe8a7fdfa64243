//! Syntax of regions whose block arguments represent values of the preceding clauses:
//! `private(@p %a -> %b : !llvm.ptr) reduction(byref @r %c -> %d : !llvm.ptr) { ... }`.

use mlirkit_asm::hooks::AnyDirective;
use mlirkit_asm::hooks::arguments::{self as arg, Given, ParseArg, PrintArg};
use mlirkit_asm::lexer::Kind;
use mlirkit_asm::{Argument, Delimiter, OpParser, OpPrinter, OpState, PResult, RegionOptions, Unresolved};
use mlirkit_diag::Reason;
use mlirkit_ir::{Attr, OpRef, Type, ValueRef};

use crate::text;

/// A clause, with the indices of the directive arguments that it fills.
struct Clause {
    keyword: &'static str,
    /// The index of the directive argument with the values. The next argument has their types.
    vars: usize,
    syms: Option<usize>,
    byref: Option<usize>,
    modifier: Option<usize>,
    barrier: Option<usize>,
    maps: Option<usize>,
    /// Whether a type follows each value (up to LLVM 19), instead of a list of types after all values.
    typed: bool,
}

impl Clause {
    const fn plain(keyword: &'static str, vars: usize) -> Self {
        Self { keyword, vars, syms: None, byref: None, modifier: None, barrier: None, maps: None, typed: false }
    }

    const fn typed(self) -> Self {
        Self { typed: true, ..self }
    }

    const fn private(vars: usize) -> Self {
        Self { syms: Some(vars + 2), barrier: Some(vars + 3), ..Self::plain("private", vars) }
    }

    const fn reduction(keyword: &'static str, vars: usize) -> Self {
        Self { byref: Some(vars + 2), syms: Some(vars + 3), ..Self::plain(keyword, vars) }
    }

    const fn modified_reduction(modifier: usize) -> Self {
        Self { modifier: Some(modifier), ..Self::reduction("reduction", modifier + 1) }
    }
}

/// Syntax of a region and its clauses, in printing order.
pub(super) struct BlockArgRegion(&'static [Clause]);

/// The directives, by name. The first argument of each is the region.
pub(super) const ALL: [(&str, &BlockArgRegion); 9] = [
    (
        "omp.InReductionPrivateReductionRegion",
        &BlockArgRegion(&[Clause::reduction("in_reduction", 1), Clause::private(5), Clause::modified_reduction(9)]),
    ),
    ("omp.InReductionPrivateRegion", &BlockArgRegion(&[Clause::reduction("in_reduction", 1), Clause::private(5)])),
    (
        "omp.ParallelRegion",
        &BlockArgRegion(&[
            Clause::reduction("reduction", 1).typed(),
            Clause { syms: Some(7), ..Clause::plain("private", 5) }.typed(),
        ]),
    ),
    ("omp.PrivateReductionRegion", &BlockArgRegion(&[Clause::private(1), Clause::modified_reduction(5)])),
    ("omp.PrivateRegion", &BlockArgRegion(&[Clause::private(1)])),
    (
        "omp.TargetOpRegion",
        &BlockArgRegion(&[
            Clause::plain("has_device_addr", 1),
            Clause::plain("host_eval", 3),
            Clause::reduction("in_reduction", 5),
            Clause::plain("map_entries", 9),
            Clause { maps: Some(15), ..Clause::private(11) },
        ]),
    ),
    ("omp.TaskReductionRegion", &BlockArgRegion(&[Clause::reduction("task_reduction", 1)])),
    (
        "omp.UseDeviceAddrUseDevicePtrRegion",
        &BlockArgRegion(&[Clause::plain("use_device_addr", 1), Clause::plain("use_device_ptr", 3)]),
    ),
    ("omp.Wsloop", &BlockArgRegion(&[Clause::reduction("reduction", 1).typed()])),
];

impl BlockArgRegion {
    /// Returns the kinds of arguments that a format must pass to the directive: the region, then the arguments of each
    /// clause.
    fn takes(&self) -> Vec<arg::Kind> {
        let mut kinds = vec![arg::Kind::Regions];
        for clause in self.0 {
            let attrs = [clause.syms, clause.byref, clause.modifier, clause.barrier, clause.maps];
            let attrs = attrs.into_iter().flatten().map(|at| (at, arg::Kind::Attribute));
            for (at, kind) in attrs.chain([(clause.vars, arg::Kind::Operands), (clause.vars + 1, arg::Kind::Types)]) {
                kinds.resize(kinds.len().max(at + 1), arg::Kind::Attribute);
                kinds.splice(at..=at, [kind]);
            }
        }
        kinds
    }
}

/// Implemented by hand, because the argument list depends on the clauses and is known only at run time.
impl AnyDirective for BlockArgRegion {
    fn check(&self, given: &[Given]) -> Result<(), Reason> {
        let takes = self.takes();
        if given.iter().map(|given| given.kind).eq(takes.iter().copied()) && given.iter().all(|given| !given.is_ref) {
            return Ok(());
        }
        Err(takes.into_iter().map(arg::Kind::name).collect::<Vec<_>>().join(", ").into())
    }

    fn parse(
        &self,
        p: &mut OpParser<'_, '_, '_>,
        op: &mut OpState,
        args: &mut [ParseArg<'_>],
        _: bool,
    ) -> PResult<bool> {
        let mut block_args = Vec::new();
        for clause in self.0 {
            if p.eat_keyword(clause.keyword) {
                if let Err(first) = clause.parse(p, args, &mut block_args) {
                    // Upstream has the same message for both device clauses.
                    let name = if clause.keyword == "use_device_ptr" { "use_device_addr" } else { clause.keyword };
                    let (here, message) = (p.offset(), format!("invalid `{name}` format"));
                    return Err(p.and_then_hook_error(first, here, &message));
                }
            }
        }
        let region = p.region(op, &block_args, false)?;
        if let Some(ParseArg::Regions(place)) = args.first_mut() {
            place.push(region);
        }
        Ok(true)
    }

    fn print<'m, 'c>(&self, p: &mut OpPrinter<'_, 'c>, op: OpRef<'m, 'c>, args: &'m [PrintArg<'m, 'c>]) {
        let Some(PrintArg::Regions(regions)) = args.first() else { return };
        let Some(region) = regions.first().copied() else { return };
        let block_args: Vec<_> = region.blocks().next().map(|block| block.args().collect()).unwrap_or_default();
        let mut rest = block_args.as_slice();
        for clause in self.0 {
            let (own, others) = rest.split_at(values(args, clause.vars).len().min(rest.len()));
            rest = others;
            clause.print(p, args, own);
        }
        p.region(op, region, RegionOptions::default().without_entry_args());
    }
}

impl Clause {
    /// Parses the rest of a clause after its keyword.
    fn parse(
        &self,
        p: &mut OpParser<'_, '_, '_>,
        args: &mut [ParseArg<'_>],
        block_args: &mut Vec<Argument>,
    ) -> PResult<()> {
        p.expect(Kind::LParen, "expected '('")?;
        if self.modifier.is_some() && p.eat_keyword("mod") {
            p.expect(Kind::Colon, "expected ':'")?;
            let word = p.keyword()?;
            p.expect(Kind::Comma, "expected ','")?;
            match super::enum_attr(p, "reduction_modifier", word) {
                Some(modifier) => set_attr(args, self.modifier, Some(modifier)),
                None => return Err(p.op_error(p.offset(), "invalid `reduction` format")),
            }
        }
        let first = block_args.len();
        let (mut vars, mut syms, mut byref, mut maps) = (Vec::new(), Vec::new(), Vec::new(), Vec::new());
        let mut types = Vec::new();
        p.list_of(Delimiter::None, "", |p| {
            if self.byref.is_some() {
                byref.push(p.eat_keyword("byref"));
            }
            if self.syms.is_some() {
                syms.push(p.attribute()?);
            }
            vars.push(p.operand()?);
            p.expect(Kind::Arrow, "expected '->'")?;
            block_args.push(p.argument(false, false)?);
            if self.typed {
                types.push(text::colon_type(p)?);
            }
            if self.maps.is_some() {
                let mut map = -1;
                if p.eat(Kind::LSquare) {
                    p.expect_keyword("map_idx")?;
                    p.expect(Kind::Equal, "expected '='")?;
                    map = text::integer(p)?;
                    p.expect(Kind::RSquare, "expected ']'")?;
                }
                maps.push(map);
            }
            Ok(())
        })?;
        if !self.typed {
            p.expect(Kind::Colon, "expected ':'")?;
            text::types_between_commas(p, &mut types)?;
        }
        if vars.len() != types.len() {
            return Err(p.error_here(&format!("invalid `{}` format", self.keyword)));
        }
        p.expect(Kind::RParen, "expected ')'")?;
        if self.barrier.is_some() && p.eat_keyword("private_barrier") {
            set_attr(args, self.barrier, Some(p.ctx.unit()));
        }
        for (arg, ty) in block_args.iter_mut().skip(first).zip(&types) {
            arg.ty = Some(*ty);
        }
        let ctx = p.ctx;
        set_operands(args, self.vars, vars);
        set_types(args, self.vars + 1, types);
        set_attr(args, self.syms, Some(ctx.array_attr(&syms)));
        set_attr(args, self.maps, Some(ctx.i64_array(&maps)));
        if self.byref.is_some() {
            set_attr(args, self.byref, Some(ctx.bool_array(&byref)));
        }
        Ok(())
    }

    fn print<'c>(&self, p: &mut OpPrinter<'_, 'c>, args: &[PrintArg<'_, 'c>], block_args: &[ValueRef<'_, 'c>]) {
        if block_args.is_empty() {
            return;
        }
        p.text(self.keyword);
        p.text("(");
        if let Some(modifier) = attr(args, self.modifier) {
            p.text("mod: ");
            p.base.text(&super::case_text(p.ctx, modifier));
            p.text(", ");
        }
        let syms = text::elements(p.ctx, attr(args, self.syms));
        let byref = attr(args, self.byref).and_then(|attr| p.ctx.int_array_values(attr)).unwrap_or_default();
        let maps = attr(args, self.maps).and_then(|attr| p.ctx.int_array_values(attr)).unwrap_or_default();
        let pairs = values(args, self.vars).iter().zip(block_args);
        p.comma_separated(pairs.enumerate(), |p, (at, (var, arg))| {
            if byref.get(at).is_some_and(|flag| *flag != 0) {
                p.text("byref ");
            }
            if let Some(sym) = syms.get(at) {
                p.attr(*sym);
                p.text(" ");
            }
            p.operand(*var);
            p.text(" -> ");
            p.operand(*arg);
            if self.typed {
                p.text(" : ");
                p.ty(arg.ty());
            }
            if let Some(map) = maps.get(at).filter(|map| **map != -1) {
                p.text(" [map_idx=");
                p.signed(*map);
                p.text("]");
            }
        });
        if !self.typed {
            p.text(" : ");
            p.types(types(args, self.vars + 1));
        }
        p.text(") ");
        if attr(args, self.barrier).is_some() {
            p.text("private_barrier ");
        }
    }
}

// Access to directive arguments by index; `check` has verified their kinds.

/// Appends operands to the directive argument at index `at`.
fn set_operands(args: &mut [ParseArg<'_>], at: usize, values: Vec<Unresolved>) {
    if let Some(ParseArg::Operands(place)) = args.get_mut(at) {
        place.extend(values);
    }
}

/// Appends types to the directive argument at index `at`.
fn set_types(args: &mut [ParseArg<'_>], at: usize, values: Vec<Type>) {
    if let Some(ParseArg::Types(place)) = args.get_mut(at) {
        place.extend(values);
    }
}

/// Sets the attribute argument at index `at`, if there is an index.
fn set_attr(args: &mut [ParseArg<'_>], at: Option<usize>, value: Option<Attr>) {
    if let Some(ParseArg::Attribute(place, _)) = at.and_then(|at| args.get_mut(at)) {
        **place = value;
    }
}

/// Returns the values in the directive argument at index `at`.
fn values<'x, 'm, 'c>(args: &'x [PrintArg<'m, 'c>], at: usize) -> &'x [ValueRef<'m, 'c>] {
    match args.get(at) {
        Some(PrintArg::Operands(values)) => values,
        _ => &[],
    }
}

/// Returns the types in the directive argument at index `at`.
fn types<'x>(args: &'x [PrintArg<'_, '_>], at: usize) -> &'x [Type] {
    match args.get(at) {
        Some(PrintArg::Types(types)) => types,
        _ => &[],
    }
}

/// Returns the attribute in the directive argument at index `at`; `None` if there is no index or no attribute.
fn attr(args: &[PrintArg<'_, '_>], at: Option<usize>) -> Option<Attr> {
    match args.get(at?) {
        Some(PrintArg::Attribute(attr)) => *attr,
        _ => None,
    }
}

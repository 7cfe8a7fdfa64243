//! Syntax of canonical loops and loop transformations, and names of the handles that link them.

use mlirkit_asm::hooks::{AsmNames, Directive, Hooks, OpSyntax, Parse, Print, arg};
use mlirkit_asm::lexer::Kind;
use mlirkit_asm::{Delimiter, OpParser, OpPrinter, OpState, PResult, RegionOptions};
use mlirkit_defs::OpFlags;
use mlirkit_ir::{BlockRef, Body, OpId, OpRef, RegionId, RegionRef, ValueId};

use crate::text;

/// Registers the syntax of canonical loops.
pub(super) fn register(hooks: &mut Hooks) {
    hooks.directives.insert("omp.LoopTransformClis", &LoopTransformClis);
    hooks.ops.insert("omp.canonical_loop", &CanonicalLoop);
    hooks.ops.insert("omp.unroll_heuristic", &Unroll);
    hooks.ops.insert("omp.unroll_partial", &Unroll);
    hooks.names.insert("omp.canonical_loop", &CanonicalLoop);
    hooks.names.insert("omp.new_cli", &NewCli);
}

/// Syntax of `(%generated) <- (%applied)`, or `<- (%applied)`.
struct LoopTransformClis;

impl Directive for LoopTransformClis {
    type Args = (arg::Operands, arg::Operands);

    fn parse(
        &self,
        p: &mut OpParser<'_, '_, '_>,
        _: &mut OpState,
        (generated, applied): Parse<'_, Self>,
    ) -> PResult<()> {
        if !p.eat(Kind::Less) {
            *generated = p.operand_list(Delimiter::Paren)?;
            p.expect(Kind::Less, "expected '<'")?;
        }
        p.expect(Kind::Minus, "expected '-'")?;
        *applied = p.operand_list(Delimiter::Paren)?;
        Ok(())
    }

    fn print<'m, 'c>(&self, p: &mut OpPrinter<'_, 'c>, _: OpRef<'m, 'c>, (generated, applied): Print<'m, 'c, Self>) {
        for (before, operands) in [("(", generated), (" <- (", applied)] {
            if !operands.is_empty() {
                p.text(before);
                p.operands(operands.iter().copied());
                p.text(")");
            }
        }
    }
}

/// Syntax of `omp.canonical_loop(%cli) %iv : type in range(%count) { ... }`.
struct CanonicalLoop;

impl OpSyntax for CanonicalLoop {
    fn parse(&self, p: &mut OpParser<'_, '_, '_>, op: &mut OpState) -> PResult<()> {
        let mut cli = None;
        if p.eat(Kind::LParen) {
            let ty = text::bare_type(p, "omp", "cli")?;
            let operand = p.operand()?;
            cli = Some(p.resolve(operand, ty)?);
            p.expect(Kind::RParen, "expected ')'")?;
        }
        let variable = p.argument(true, false)?;
        p.expect_keyword("in")?;
        p.expect_keyword("range")?;
        p.expect(Kind::LParen, "expected '('")?;
        let count = p.operand()?;
        p.expect(Kind::RParen, "expected ')'")?;
        let ty = variable.ty.unwrap_or_else(|| p.ctx.none_type());
        op.operands.push(p.resolve(count, ty)?);
        let region = p.region(op, &[variable], false)?;
        op.regions.push(region);
        op.operands.extend(cli);
        p.attr_dict(&mut op.attrs)
    }

    fn print<'c>(&self, p: &mut OpPrinter<'_, 'c>, op: OpRef<'_, 'c>) {
        let mut operands = op.operands();
        let (count, cli) = (operands.next(), operands.next());
        let Some(region) = op.regions().next() else { return };
        if let Some(cli) = cli {
            p.text("(");
            p.operand(cli);
            p.text(")");
        }
        p.text(" ");
        if let Some(variable) = text::entry(region).and_then(|block| block.args().next()) {
            p.operand(variable);
            p.text(" : ");
            p.ty(variable.ty());
        }
        p.text(" in range(");
        p.operands(count);
        p.text(") ");
        p.region(op, region, RegionOptions::default().without_entry_args());
        text::attr_dict(p, op, &[]);
    }

    /// Returns whether the loop has a body. Upstream crashes when it prints a loop without one.
    fn is_printable(&self, op: OpRef<'_, '_>) -> bool {
        op.regions().next().and_then(text::entry).is_some()
    }
}

impl AsmNames for CanonicalLoop {
    fn region_args(&self, op: OpRef<'_, '_>, region: RegionRef<'_, '_>, set: &mut dyn FnMut(ValueId, &str)) {
        if let Some(variable) = text::entry(region).and_then(|block| block.args().next()) {
            set(variable.id, &nesting_name("iv", op));
        }
    }

    fn blocks(&self, op: OpRef<'_, '_>, set: &mut dyn FnMut(BlockRef<'_, '_>, &str)) {
        if let Some(block) = op.regions().next().and_then(text::entry) {
            set(block, "body_entry");
        }
    }
}

/// Syntax of `omp.unroll_heuristic(%cli)`.
struct Unroll;

impl OpSyntax for Unroll {
    fn parse(&self, p: &mut OpParser<'_, '_, '_>, op: &mut OpState) -> PResult<()> {
        p.expect(Kind::LParen, "expected '('")?;
        let ty = text::bare_type(p, "omp", "cli")?;
        let operand = p.operand()?;
        op.operands.push(p.resolve(operand, ty)?);
        p.expect(Kind::RParen, "expected ')'")?;
        if p.eat(Kind::Arrow) {
            p.expect(Kind::LParen, "expected '('")?;
            p.expect(Kind::RParen, "expected ')'")?;
        }
        p.attr_dict(&mut op.attrs)
    }

    fn print<'c>(&self, p: &mut OpPrinter<'_, 'c>, op: OpRef<'_, 'c>) {
        p.text("(");
        p.operands(op.operands().next());
        p.text(")");
        text::attr_dict(p, op, &[]);
    }
}

// Names of values and blocks.

/// A hook that suggests a name for a loop handle, derived from the operation that generates the loop.
struct NewCli;

/// The maximum number of operations to search for the operation that generates a loop.
const NEAR: usize = 4096;

impl AsmNames for NewCli {
    fn results(&self, op: OpRef<'_, '_>, set: &mut dyn FnMut(ValueId, &str)) {
        let Some(result) = op.results().next() else { return };
        let arena = op.arena();
        // A handle is used only after its definition: later in the same block, or in a region nested there.
        let behind = std::iter::successors(arena.next_op(op.id), |id| arena.next_op(*id)).map(|id| OpRef { id, ..op });
        let mut near = behind.flat_map(with_nested).take(NEAR);
        let name = near.find_map(|user| {
            let at = arena.operands(user.id).iter().position(|operand| *operand == result.id)?;
            generated_name(user, at)
        });
        set(result.id, name.as_deref().unwrap_or("cli"));
    }
}

/// Returns an operation and the operations nested in it, except those that are isolated from it.
fn with_nested<'m, 'c>(op: OpRef<'m, 'c>) -> impl Iterator<Item = OpRef<'m, 'c>> {
    let mut open = vec![op];
    std::iter::from_fn(move || {
        let op = open.pop()?;
        if op.arena().child(op.id).is_none() {
            let nested = op.regions().flat_map(|region| region.blocks()).flat_map(|block| block.ops());
            open.extend(nested.take(NEAR));
        }
        Some(op)
    })
}

/// Returns the name for the loop handle at operand `at`. `None` if the operation does not generate that loop.
fn generated_name(op: OpRef<'_, '_>, at: usize) -> Option<String> {
    match op.name() {
        "omp.canonical_loop" if at == 1 => Some(nesting_name("canonloop", op)),
        "omp.tile" => {
            let generated = text::operand_groups(op, 3).first().map_or(0, Vec::len);
            let grid = generated / 2;
            match at {
                _ if at < grid => Some(format!("grid{}", at + 1)),
                _ if at < generated => Some(format!("intratile{}", at - grid + 1)),
                _ => None,
            }
        }
        _ => None,
    }
}

/// One step on the path from the enclosing isolated operation to a loop.
struct Place {
    /// The index of a region in its operation, or of an operation among the operations with regions in its region.
    index: usize,
    kind: Step,
    unique: bool,
    skip: bool,
    depth: usize,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Step {
    Region,
    Loop,
    Other,
}

/// Returns `prefix` with suffixes that distinguish the loop: `_r1` for the second region, `_s1` for the second
/// operation with regions, `_d1` for the second loop of a nest.
fn nesting_name(prefix: &str, op: OpRef<'_, '_>) -> String {
    let mut places = places(op);
    places.iter_mut().filter(|place| place.kind == Step::Region).for_each(|place| place.skip = place.unique);
    let mut around = 0;
    for place in places.iter_mut().rev().filter(|place| !place.skip) {
        if place.kind == Step::Region {
            around = 0;
            continue;
        }
        if !place.unique {
            around = 0;
        }
        place.depth = around;
        around += usize::from(place.kind == Step::Loop);
    }
    // In a loop nest, only the innermost loop contributes to the name, with its depth.
    let mut nest = false;
    for place in places.iter_mut().filter(|place| !place.skip && place.kind != Step::Region) {
        if !nest && place.depth >= 1 {
            nest = true;
        } else if nest {
            place.skip |= place.unique;
            nest = place.depth > 0;
        }
    }
    places.iter_mut().filter(|place| place.kind == Step::Other).for_each(|place| place.skip |= place.unique);
    let mut new_region = true;
    for place in places.iter_mut().rev() {
        place.skip |= new_region && place.unique;
        new_region |= !place.skip;
        new_region &= place.kind == Step::Region;
    }
    let mut name = prefix.to_owned();
    for place in places.iter().rev().filter(|place| !place.skip) {
        name.push_str(&match (place.kind, place.depth) {
            (Step::Region, _) => format!("_r{}", place.index),
            (_, 0) => format!("_s{}", place.index),
            (_, depth) => format!("_d{depth}"),
        });
    }
    name
}

/// Returns the steps from the inside out: the operation within its region, that region within its operation, and so on.
fn places(op: OpRef<'_, '_>) -> Vec<Place> {
    let (arena, ctx) = (op.arena(), op.context());
    let canonical = ctx.op_name("omp.canonical_loop");
    let mut places = Vec::new();
    let mut at = op.id;
    while let Some(region) = arena.op_block(at).and_then(|block| arena.block_region(block)) {
        let kind = if arena.op(at).name == canonical { Step::Loop } else { Step::Other };
        let (index, unique) = among_containers(arena, region, at);
        places.push(Place { index, kind, unique, skip: false, depth: 0 });
        let owner = arena.region_owner(region);
        let isolated = owner
            .is_none_or(|owner| ctx.op_def(arena.op(owner).name).is_some_and(|def| def.flags.has(OpFlags::ISOLATED)));
        let siblings = owner.map_or(&[][..], |owner| arena.regions(owner));
        let alone = isolated || siblings.len() < 2;
        let index = if alone { 0 } else { siblings.iter().position(|sibling| *sibling == region).unwrap_or(0) };
        places.push(Place { index, kind: Step::Region, unique: alone, skip: false, depth: 0 });
        match owner.filter(|_| !isolated) {
            Some(owner) => at = owner,
            None => break,
        }
    }
    places
}

/// Returns how many operations with regions precede `op` in its region, and whether `op` is the only operation with
/// regions there.
fn among_containers(arena: &Body, region: RegionId, op: OpId) -> (usize, bool) {
    let (mut before, mut count, mut found) = (0, 0, false);
    for other in arena.blocks(region).flat_map(|block| arena.ops(block)) {
        if other == op {
            (before, found) = (count, true);
        }
        count += usize::from(!arena.regions(other).is_empty() || arena.child(other).is_some());
        if found && count > 1 {
            break;
        }
    }
    (before, count <= 1)
}

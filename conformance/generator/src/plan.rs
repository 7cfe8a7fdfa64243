//! Plans of instances: types of values, attributes, regions and enclosing operations. A plan is converted to text.

use std::fmt::Write;
use std::rc::Rc;

use mlirkit::defs::{Dialect, OpDef, OpFlags, SlotKind};

/// The plan for one operation.
#[derive(Clone)]
pub(crate) struct Plan {
    pub dialect: &'static Dialect,
    pub op: &'static OpDef,
    /// The types of the operands, grouped by the operands in the operation's definition.
    pub operands: Vec<Vec<Rc<str>>>,
    /// The types of the results, grouped by the results in the operation's definition.
    pub results: Vec<Vec<Rc<str>>>,
    /// The attribute for each attribute slot of the operation's definition; `None` if it is omitted.
    pub slots: Vec<Option<Rc<str>>>,
    pub regions: Vec<Vec<Block>>,
    pub successors: usize,
    pub around: Around,
    /// Whether block arguments are used as operands if their types match.
    pub uses_args: bool,
}

#[derive(Clone)]
pub(crate) struct Block {
    pub args: Vec<Rc<str>>,
    pub end: End,
}

/// The terminator of a block.
#[derive(Clone)]
pub(crate) enum End {
    Nothing,
    /// An unregistered operation as the terminator.
    Foreign,
    Op(Box<Plan>),
}

/// The operations that enclose an operation.
#[derive(Clone)]
pub(crate) enum Around {
    Nothing,
    Wrapper(usize),
    Op(Box<Plan>),
}

/// Enclosing operations, each as the text before the instance, the end of its block, and the text after it.
pub(crate) const WRAPPERS: &[(&str, &str, &str)] = &[
    ("\"gen.in\"() ({\n", "\"gen.end\"() : () -> ()\n", "}) : () -> ()\n"),
    ("func.func @around() {\n", "func.return\n", "}\n"),
    ("spirv.func @around() \"None\" {\n", "spirv.Return\n", "}\n"),
    ("llvm.func @around() {\n", "llvm.return\n", "}\n"),
    ("gpu.module @around {\ngpu.func @around() {\n", "gpu.return\n", "}\n}\n"),
    ("module {\n", "", "}\n"),
    ("spirv.module Logical GLSL450 {\n", "", "}\n"),
    ("omp.parallel {\n", "omp.terminator\n", "}\n"),
    ("emitc.class @around {\n", "", "}\n"),
    ("async.func @around() -> !async.token {\n", "async.return\n", "}\n"),
    ("func.func @around(%n: index) {\nscf.for %i = %n to %n step %n {\n", "", "}\nreturn\n}\n"),
];

/// Number of entries at the start of [`WRAPPERS`] whose region may have several blocks.
pub(crate) const WITH_BLOCKS: usize = 5;

/// Maximum nesting depth of regions.
const DEPTH: usize = 6;

impl Plan {
    /// Returns the instance in generic form, with its enclosing operations.
    pub(crate) fn text(&self) -> String {
        let mut chain = vec![self];
        while let Some(Around::Op(outer)) = chain.last().map(|plan| &plan.around) {
            chain.push(outer);
        }
        chain.reverse();
        let (Some(outermost), mut writer) = (chain.first(), Writer { next: 0 }) else { return String::new() };
        let mut text = String::new();
        writer.op(outermost, &[], chain.get(1..).unwrap_or_default(), &mut text, 0);
        let Around::Wrapper(index) = outermost.around else { return text };
        let Some((before, end, after)) = WRAPPERS.get(index) else { return text };
        let label = if outermost.ends_block() { "^next:\n" } else { "" };
        format!("{before}{text}{label}{end}{after}")
    }

    /// Returns whether the operation must be the last one in its block.
    pub(crate) fn ends_block(&self) -> bool {
        self.op.flags.has(OpFlags::TERMINATOR) || self.successors > 0
    }

    fn sizes(groups: &[Vec<Rc<str>>]) -> Rc<str> {
        let sizes: Vec<_> = groups.iter().map(|group| group.len().to_string()).collect();
        if sizes.is_empty() { "array<i32>".into() } else { format!("array<i32: {}>", sizes.join(", ")).into() }
    }

    /// Returns the attributes that the plan sets, each as `name = value`.
    fn attributes(&self) -> Vec<String> {
        let value = |(slot, chosen): (&mlirkit::defs::Slot, &Option<Rc<str>>)| {
            let value = match slot.kind {
                SlotKind::OperandSegments => Some(Self::sizes(&self.operands)),
                SlotKind::ResultSegments => Some(Self::sizes(&self.results)),
                SlotKind::Attr { .. } | SlotKind::Prop { .. } => chosen.clone(),
            };
            value.map(|value| format!("{} = {value}", slot.name))
        };
        self.op.slots.iter().zip(&self.slots).filter_map(value).collect()
    }
}

struct Writer {
    next: usize,
}

/// The values in scope, each with its name and type.
type Scope = [(String, Rc<str>)];

impl Writer {
    fn number(&mut self) -> usize {
        self.next += 1;
        self.next
    }

    /// Returns the names of the operands. If an operand is not a block argument, appends an operation that defines it
    /// to `out`.
    fn operands(&mut self, plan: &Plan, scope: &Scope, out: &mut String) -> Vec<String> {
        let types: Vec<&Rc<str>> = plan.operands.iter().flatten().collect();
        let mut free: Vec<&(String, Rc<str>)> = if plan.uses_args { scope.iter().collect() } else { Vec::new() };
        let mut names: Vec<Option<String>> = Vec::new();
        for ty in &types {
            let at = free.iter().position(|(_, known)| known == *ty);
            names.push(at.map(|at| free.remove(at).0.clone()));
        }
        let missing: Vec<&str> =
            types.iter().zip(&names).filter(|(_, name)| name.is_none()).map(|(ty, _)| &***ty).collect();
        let number = self.number();
        if !missing.is_empty() {
            let _ = writeln!(out, "%v{number}:{} = \"gen.source\"() : () -> ({})", missing.len(), missing.join(", "));
        }
        let mut index = 0;
        let name = |name: Option<String>| {
            name.unwrap_or_else(|| {
                index += 1;
                format!("%v{number}#{}", index - 1)
            })
        };
        names.into_iter().map(name).collect()
    }

    fn op(&mut self, plan: &Plan, scope: &Scope, inside: &[&Plan], out: &mut String, depth: usize) {
        let uses = self.operands(plan, scope, out);
        let results: Vec<&str> = plan.results.iter().flatten().map(|ty| &**ty).collect();
        if !results.is_empty() {
            let number = self.number();
            let _ = write!(out, "%r{number}:{} = ", results.len());
        }
        let _ = write!(out, "\"{}\"({})", plan.op.name, uses.join(", "));
        if plan.successors > 0 {
            let _ = write!(out, "[{}]", vec!["^next"; plan.successors].join(", "));
        }
        let attributes = plan.attributes();
        let in_dictionary = plan.op.flags.has(OpFlags::ATTRS_IN_DICTIONARY);
        if !attributes.is_empty() && !in_dictionary {
            let _ = write!(out, " <{{{}}}>", attributes.join(", "));
        }
        if !plan.regions.is_empty() && depth < DEPTH {
            out.push_str(" (");
            for (index, region) in plan.regions.iter().enumerate() {
                let inside = if index == 0 { inside } else { &[] };
                out.push_str(if index == 0 { "{\n" } else { ", {\n" });
                self.region(region, inside, out, depth);
                out.push('}');
            }
            out.push(')');
        }
        if !attributes.is_empty() && in_dictionary {
            let _ = write!(out, " {{{}}}", attributes.join(", "));
        }
        let types: Vec<&str> = plan.operands.iter().flatten().map(|ty| &**ty).collect();
        let _ = writeln!(out, " : ({}) -> ({})", types.join(", "), results.join(", "));
    }

    fn region(&mut self, blocks: &[Block], inside: &[&Plan], out: &mut String, depth: usize) {
        let empty = Block { args: Vec::new(), end: End::Foreign };
        let blocks = if blocks.is_empty() && !inside.is_empty() { std::slice::from_ref(&empty) } else { blocks };
        for (index, block) in blocks.iter().enumerate() {
            let scope: Vec<_> = block.args.iter().map(|ty| (format!("%a{}", self.number()), ty.clone())).collect();
            if index > 0 || !scope.is_empty() {
                let args: Vec<_> = scope.iter().map(|(name, ty)| format!("{name}: {ty}")).collect();
                let args = if args.is_empty() { String::new() } else { format!("({})", args.join(", ")) };
                let _ = writeln!(out, "^bb{index}{args}:");
            }
            let mut ended = false;
            if let (0, [plan, rest @ ..]) = (index, inside) {
                self.op(plan, &scope, rest, out, depth + 1);
                ended = plan.ends_block();
                if plan.successors > 0 {
                    out.push_str("^next:\n");
                    ended = false;
                }
            }
            match &block.end {
                End::Op(plan) if !ended => self.op(plan, &scope, &[], out, depth + 1),
                End::Foreign if !ended => out.push_str("\"gen.end\"() : () -> ()\n"),
                _ => {}
            }
        }
    }
}

//! Syntax of tensor layouts, such as
//! `#ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [4, 8], warpsPerCTA = [4, 1], order = [1, 0]}>`.
//!
//! Triton parses a dictionary, so keys may be in any order. Some keys are printed only if their value differs from the
//! default. A declarative format cannot express that. All layouts share this code, and a table lists the keys of each
//! layout.

use mlirkit_asm::hooks::{AttrSyntax, Hooks, ParamSyntax};
use mlirkit_asm::lexer::Kind;
use mlirkit_asm::{AttrParser, AttrPrinter, PResult};
use mlirkit_ir::{Attr, AttrData, Context, DialectAttr, Param, Type};

/// Syntax of a layout attribute.
struct LayoutSyntax {
    mnemonic: &'static str,
    /// The keys of the layout, in the order in which they are printed.
    keys: &'static [LayoutKey],
    /// Whether `alignment = 16` follows the braces, as the last key.
    alignment: bool,
}

/// A key in the dictionary of a layout.
struct LayoutKey {
    name: &'static str,
    /// The index of the parameter that holds the value.
    param: usize,
    value: LayoutValue,
}

/// The kind of a key's value, and the condition for printing it.
#[derive(Clone, Copy)]
enum LayoutValue {
    /// An integer.
    Int,
    /// An integer that is printed unless it equals this default.
    IntUnless(i64),
    /// `true` or `false`.
    Bool,
    /// `true`. The value `false` is not printed.
    Flag,
    /// A list of integers.
    List,
    /// A list of integers that is printed unless all are 1. The default is as long as the list in the parameter with
    /// this index.
    ListUnlessOnes(usize),
    /// A list of integers that is printed unless it equals this default.
    ListUnless(&'static [i64]),
    /// Another layout attribute.
    Attr,
    /// The bases of a linear layout in nested braces, with one list for each of these input dimensions. Empty lists are
    /// not printed.
    Bases(&'static [&'static str]),
    /// The bases of one input dimension of the linear layout, which is the only parameter.
    Basis,
    /// Like [`LayoutValue::Basis`], but an empty list is not printed.
    OptionalBasis,
    /// The bases of the input dimension `block`, which numbers the blocks of a cluster. If there are none, only the
    /// rank is printed.
    Cluster(Rank),
}

/// The source of the rank of a layout that has no bases for blocks.
#[derive(Clone, Copy)]
enum Rank {
    /// The length of the list in the parameter with this index.
    Of(usize),
    /// The value of the key `rank`, or 2 by default. It is printed unless it is 2.
    LayoutKey,
    /// The value of the key `rank`, or 2 by default. It is never printed.
    HiddenKey,
}

const fn key(name: &'static str, param: usize, value: LayoutValue) -> LayoutKey {
    LayoutKey { name, param, value }
}

const fn layout(mnemonic: &'static str, keys: &'static [LayoutKey]) -> LayoutSyntax {
    LayoutSyntax { mnemonic, keys, alignment: false }
}

/// The keys of a linear layout of a distributed tensor.
const LINEAR: &[LayoutKey] = &[
    key("register", 0, LayoutValue::Basis),
    key("lane", 0, LayoutValue::Basis),
    key("warp", 0, LayoutValue::Basis),
    key("block", 0, LayoutValue::Basis),
];

const SWIZZLED: &[LayoutKey] = &[
    key("vec", 0, LayoutValue::Int),
    key("perPhase", 1, LayoutValue::Int),
    key("maxPhase", 2, LayoutValue::Int),
    key("order", 3, LayoutValue::List),
    key("CGALayout", 4, LayoutValue::Cluster(Rank::Of(3))),
];

static BLOCKED: LayoutSyntax = layout(
    "blocked",
    &[
        key("sizePerThread", 0, LayoutValue::List),
        key("threadsPerWarp", 1, LayoutValue::List),
        key("warpsPerCTA", 2, LayoutValue::List),
        key("order", 3, LayoutValue::List),
        key("CGALayout", 4, LayoutValue::Cluster(Rank::Of(0))),
    ],
);

static DISTRIBUTED_LINEAR: LayoutSyntax = layout("linear", LINEAR);

static GENERIC_LINEAR: LayoutSyntax = layout("generic_linear", LINEAR);

static NVIDIA_MMA: LayoutSyntax = layout(
    "nvidia_mma",
    &[
        key("versionMajor", 0, LayoutValue::Int),
        key("versionMinor", 1, LayoutValue::Int),
        key("warpsPerCTA", 2, LayoutValue::List),
        key("CGALayout", 3, LayoutValue::Cluster(Rank::Of(2))),
        key("instrShape", 4, LayoutValue::List),
    ],
);

static AMD_MFMA: LayoutSyntax = layout(
    "amd_mfma",
    &[
        key("version", 0, LayoutValue::Int),
        key("warpsPerCTA", 1, LayoutValue::List),
        key("instrShape", 2, LayoutValue::List),
        key("isTransposed", 3, LayoutValue::Bool),
        key("CGALayout", 4, LayoutValue::Cluster(Rank::Of(1))),
        key("tilesPerWarp", 5, LayoutValue::ListUnlessOnes(2)),
        key("elementBitWidth", 6, LayoutValue::IntUnless(32)),
    ],
);

static AMD_WMMA: LayoutSyntax = layout(
    "amd_wmma",
    &[
        key("version", 0, LayoutValue::Int),
        key("isTranspose", 2, LayoutValue::Bool),
        key("ctaLayout", 1, LayoutValue::Bases(&["register", "warp"])),
        key("CGALayout", 3, LayoutValue::Cluster(Rank::HiddenKey)),
        key("instrShape", 4, LayoutValue::ListUnless(&[16, 16, 16])),
    ],
);

static SLICE: LayoutSyntax = layout("slice", &[key("dim", 0, LayoutValue::Int), key("parent", 1, LayoutValue::Attr)]);

static SWIZZLED_SHARED: LayoutSyntax = layout("swizzled_shared", SWIZZLED);

static AMD_ROTATING_SHARED: LayoutSyntax = layout("amd_rotating_shared", SWIZZLED);

static NVMMA_SHARED: LayoutSyntax = layout(
    "nvmma_shared",
    &[
        key("swizzlingByteWidth", 0, LayoutValue::Int),
        key("transposed", 1, LayoutValue::Bool),
        key("elementBitWidth", 2, LayoutValue::Int),
        key("fp4Padded", 3, LayoutValue::Flag),
        key("CGALayout", 4, LayoutValue::Cluster(Rank::LayoutKey)),
    ],
);

static PARTITIONED_SHARED: LayoutSyntax = layout(
    "partitioned_shared",
    &[
        key("numPartitions", 0, LayoutValue::Int),
        key("numGroups", 1, LayoutValue::Int),
        key("partitionDim", 2, LayoutValue::Int),
        key("partitionLayout", 3, LayoutValue::Attr),
    ],
);

static SHARED_LINEAR: LayoutSyntax = LayoutSyntax {
    mnemonic: "shared_linear",
    keys: &[key("offset", 0, LayoutValue::Basis), key("block", 0, LayoutValue::OptionalBasis)],
    alignment: true,
};

/// Registers the syntax of the `ttg` layouts.
pub(super) fn register(hooks: &mut Hooks) {
    let layouts: [(&str, &'static dyn AttrSyntax); 13] = [
        ("ttg.blocked", &BLOCKED),
        ("ttg.linear", &DISTRIBUTED_LINEAR),
        ("ttg.generic_linear", &GENERIC_LINEAR),
        ("ttg.nvidia_mma", &NVIDIA_MMA),
        ("ttg.amd_mfma", &AMD_MFMA),
        ("ttg.amd_wmma", &AMD_WMMA),
        ("ttg.slice", &SLICE),
        ("ttg.swizzled_shared", &SWIZZLED_SHARED),
        ("ttg.amd_rotating_shared", &AMD_ROTATING_SHARED),
        ("ttg.nvmma_shared", &NVMMA_SHARED),
        ("ttg.partitioned_shared", &PARTITIONED_SHARED),
        ("ttg.shared_linear", &SHARED_LINEAR),
        ("ttg.padded_shared", &PaddedShared),
    ];
    hooks.attr.attrs.extend(layouts);
}

/// Registers the parameter syntax of the `ttng` layouts.
pub(super) fn register_ttng(hooks: &mut Hooks) {
    hooks.attr.params.insert("ttng.tensor_memory_encoding.CGALayout", &Cluster);
    hooks.attr.params.insert("ttng.tensor_memory_scales_encoding.CGALayout", &Cluster);
}

impl AttrSyntax for LayoutSyntax {
    fn parse(&self, p: &mut AttrParser<'_, '_>, _: Option<Type>) -> PResult<Attr> {
        let start = p.name_offset();
        p.expect(Kind::Less, "expected '<'")?;
        let dictionary = dictionary(p)?;
        let def = row(p, self.mnemonic)?;
        let mut params = vec![Param::None; def.params.len()];
        if self.alignment {
            p.expect(Kind::Comma, "expected ','")?;
            p.expect_keyword("alignment")?;
            p.expect(Kind::Equal, "expected '='")?;
            let number = p.attr(None)?;
            params[1] = Param::Int(int(p, start, "alignment", number)?);
        }
        p.expect(Kind::Greater, "expected '>'")?;
        let entries = p.ctx.dictionary_entries(Some(dictionary));
        let has_rank = |key: &LayoutKey| matches!(key.value, LayoutValue::Cluster(Rank::LayoutKey | Rank::HiddenKey));
        for (name, _) in entries {
            let name = p.ctx.str(*name);
            let is_rank = name == "rank" && self.keys.iter().any(has_rank);
            if !is_rank && !self.keys.iter().any(|key| key.name == name) {
                return Err(p.error_at(start, &format!("unexpected key: {name}")));
            }
        }
        for key in self.keys {
            let value = entries.iter().find(|(name, _)| p.ctx.str(*name) == key.name).map(|(_, value)| *value);
            key.read(p, start, entries, value, &mut params)?;
        }
        Ok(p.ctx.attr(AttrData::Dialect(Box::new(DialectAttr { def, params: params.into() }))))
    }

    fn print(&self, p: &mut AttrPrinter<'_, '_>, attr: Attr) {
        let AttrData::Dialect(data) = p.ctx.attr_data(attr) else { return };
        p.text("<{");
        let mut is_first = true;
        for key in self.keys.iter().filter(|key| key.is_printed(p.ctx, &data.params)) {
            p.text(if std::mem::take(&mut is_first) { "" } else { ", " });
            key.print(p, &data.params);
        }
        p.text("}");
        if let (true, Some(Param::Int(alignment))) = (self.alignment, data.params.get(1)) {
            p.text(", alignment = ");
            p.signed(*alignment);
        }
        p.text(">");
    }
}

impl LayoutKey {
    /// Sets the parameter of this key in `params`: to `value`, or to the default if the key is absent. Returns an error
    /// if the value is invalid, or if a key without a default is absent.
    fn read(
        &self,
        p: &AttrParser<'_, '_>,
        start: u32,
        entries: &[(mlirkit_ir::Ident, Attr)],
        value: Option<Attr>,
        params: &mut [Param],
    ) -> PResult<()> {
        let ctx = p.ctx;
        let length = |at: usize| match params.get(at) {
            Some(Param::Array(list)) => list.len(),
            _ => 0,
        };
        let missing = || p.error_at(start, &format!("expected key '{}'", self.name));
        let numbers = |list: &[i64]| Param::Array(list.iter().map(|number| Param::Int(*number)).collect());
        let param = match (self.value, value) {
            (LayoutValue::Int | LayoutValue::IntUnless(_), Some(value)) => Param::Int(int(p, start, self.name, value)?),
            (LayoutValue::IntUnless(usual), None) => Param::Int(usual),
            (LayoutValue::Bool | LayoutValue::Flag, Some(value)) => Param::Bool(
                ctx.bool_value(value)
                    .ok_or_else(|| p.error_at(start, &format!("expected a bool value for '{}'", self.name)))?,
            ),
            (LayoutValue::Flag, None) => Param::Bool(false),
            (LayoutValue::List | LayoutValue::ListUnlessOnes(_) | LayoutValue::ListUnless(_), Some(value)) => {
                numbers(&list(p, start, self.name, value)?)
            }
            (LayoutValue::ListUnlessOnes(like), None) => numbers(&vec![1; length(like)]),
            (LayoutValue::ListUnless(usual), None) => numbers(usual),
            (LayoutValue::Attr, Some(value)) => Param::Attr(value),
            (LayoutValue::Bases(names), Some(value)) => {
                let AttrData::Dictionary(entries) = ctx.attr_data(value) else {
                    return Err(p.error_at(start, &format!("expected a dictionary value for '{}'", self.name)));
                };
                let entries = entries.iter().map(|(name, value)| {
                    let text = ctx.str(*name);
                    if !names.contains(&text) {
                        return Err(p.error_at(start, &format!("unexpected key: {text}")));
                    }
                    Ok((*name, bases(p, start, text, *value)?))
                });
                let entries: Vec<_> = entries.collect::<PResult<_>>()?;
                Param::Attr(ctx.dictionary(entries.into_iter().filter(|(_, value)| !is_empty(ctx, *value)).collect()))
            }
            (LayoutValue::Basis | LayoutValue::OptionalBasis, value) => {
                let value = match (self.value, value) {
                    (_, Some(value)) => bases(p, start, self.name, value)?,
                    (LayoutValue::OptionalBasis, None) => ctx.array_attr(&[]),
                    _ => return Err(p.error_at(start, &format!("Expected basis of '{}' not found", self.name))),
                };
                let mut all = match params.get(self.param) {
                    Some(Param::Attr(all)) => ctx.dictionary_entries(Some(*all)).to_vec(),
                    _ => Vec::new(),
                };
                all.push((ctx.ident(self.name), value));
                Param::Attr(ctx.dictionary(all))
            }
            (LayoutValue::Cluster(rank), value) => {
                let value = value.map(|value| bases(p, start, self.name, value)).transpose()?;
                match value.filter(|value| !is_empty(ctx, *value)) {
                    Some(value) => Param::Attr(value),
                    None => {
                        let given = entries.iter().find(|(name, _)| ctx.str(*name) == "rank");
                        let rank = match (rank, given) {
                            (Rank::Of(at), _) => i64::try_from(length(at)).unwrap_or(0),
                            (_, Some((_, value))) => int(p, start, "rank", *value)?,
                            _ => 2,
                        };
                        Param::Attr(ctx.int_attr(ctx.i64_type(), rank))
                    }
                }
            }
            (
                LayoutValue::Int | LayoutValue::Bool | LayoutValue::List | LayoutValue::Attr | LayoutValue::Bases(_),
                None,
            ) => return Err(missing()),
        };
        if let Some(place) = params.get_mut(self.param) {
            *place = param;
        }
        Ok(())
    }

    fn is_printed(&self, ctx: &Context, params: &[Param]) -> bool {
        let param = params.get(self.param);
        let list = |usual: &dyn Fn(usize, i64) -> bool| match param {
            Some(Param::Array(list)) => {
                !list.iter().enumerate().all(|(at, number)| matches!(number, Param::Int(n) if usual(at, *n)))
            }
            _ => false,
        };
        match self.value {
            LayoutValue::IntUnless(usual) => !matches!(param, Some(Param::Int(number)) if *number == usual),
            LayoutValue::Flag => matches!(param, Some(Param::Bool(true))),
            LayoutValue::ListUnlessOnes(_) => list(&|_, number| number == 1),
            LayoutValue::ListUnless(usual) => {
                let same_length = matches!(param, Some(Param::Array(list)) if list.len() == usual.len());
                !same_length || list(&|at, number| usual.get(at) == Some(&number))
            }
            LayoutValue::OptionalBasis => basis(ctx, param, self.name).is_some_and(|value| !is_empty(ctx, value)),
            LayoutValue::Cluster(rank) => match param {
                Some(Param::Attr(attr)) => match ctx.int_value(*attr) {
                    Some(number) => matches!(rank, Rank::LayoutKey) && number != 2,
                    None => true,
                },
                _ => false,
            },
            LayoutValue::Int
            | LayoutValue::Bool
            | LayoutValue::List
            | LayoutValue::Attr
            | LayoutValue::Bases(_)
            | LayoutValue::Basis => true,
        }
    }

    fn print(&self, p: &mut AttrPrinter<'_, '_>, params: &[Param]) {
        let param = params.get(self.param);
        let ctx = p.ctx;
        if let (LayoutValue::Cluster(_), Some(Param::Attr(attr))) = (self.value, param)
            && let Some(rank) = ctx.int_value(*attr)
        {
            p.text("rank = ");
            p.signed(rank);
            return;
        }
        p.text(self.name);
        p.text(" = ");
        match (self.value, param) {
            (LayoutValue::Bases(names), Some(Param::Attr(_))) => {
                p.text("{");
                let present = names.iter().filter_map(|name| Some((*name, basis(ctx, param, name)?)));
                let present = present.filter(|(_, value)| !is_empty(ctx, *value));
                p.comma_separated(present, |p, (name, value)| {
                    p.text(name);
                    p.text(" = ");
                    print_bases(p, value);
                });
                p.text("}");
            }
            (LayoutValue::Basis | LayoutValue::OptionalBasis, Some(_)) => {
                basis(ctx, param, self.name).into_iter().for_each(|value| print_bases(p, value));
            }
            (LayoutValue::Cluster(_), Some(Param::Attr(attr))) => print_bases(p, *attr),
            (_, Some(Param::Int(number))) => p.signed(*number),
            (_, Some(Param::Bool(value))) => p.text(if *value { "true" } else { "false" }),
            (_, Some(Param::Attr(attr))) => p.attr(*attr),
            (_, Some(Param::Array(list))) => {
                p.text("[");
                p.comma_separated(list, |p, number| {
                    if let Param::Int(number) = number {
                        p.signed(*number);
                    }
                });
                p.text("]");
            }
            _ => {}
        }
    }
}

/// Syntax of `#ttg.padded_shared<[32:+4] {order = [1, 0], shape = [16, 64]}>`. The long form has the keys `offset` and
/// `block` instead.
///
/// The parameter holds the bases. The short form is printed if the bases equal those for an order and a shape.
struct PaddedShared;

impl AttrSyntax for PaddedShared {
    fn parse(&self, p: &mut AttrParser<'_, '_>, _: Option<Type>) -> PResult<Attr> {
        let start = p.name_offset();
        p.expect(Kind::Less, "expected '<'")?;
        let (mut intervals, mut paddings) = (Vec::new(), Vec::new());
        p.list(mlirkit_asm::Delimiter::Square, "", |p| {
            let interval = number(p)?;
            p.expect(Kind::Colon, "expected ':'")?;
            p.expect(Kind::Plus, "expected '+'")?;
            let padding = number(p)?;
            intervals.push(Param::Int(interval));
            paddings.push(Param::Int(padding));
            Ok(())
        })?;
        let dictionary = dictionary(p)?;
        p.expect(Kind::Greater, "expected '>'")?;
        let def = row(p, "padded_shared")?;
        let ctx = p.ctx;
        let entries = ctx.dictionary_entries(Some(dictionary));
        let find = |key: &str| entries.iter().find(|(name, _)| ctx.str(*name) == key).map(|(_, value)| *value);
        let is_long = find("offset").is_some() || find("block").is_some();
        let allowed: [&str; 2] = if is_long { ["offset", "block"] } else { ["order", "shape"] };
        for (name, _) in entries {
            let name = ctx.str(*name);
            if !allowed.contains(&name) {
                return Err(p.error_at(start, &format!("Unexpected attribute \"{name}\" found")));
            }
        }
        let (offset, block) = if is_long {
            let read = |key: &str| match find(key) {
                Some(value) => bases(p, start, key, value),
                None => Err(p.error_at(start, &format!("Expected basis of '{key}' not found"))),
            };
            (read("offset")?, read("block")?)
        } else {
            let read = |key: &str| find(key).map_or(Ok(Vec::new()), |value| list(p, start, key, value));
            let (order, shape) = (read("order")?, read("shape")?);
            if order.len() != shape.len() {
                return Err(p.error_at(start, "Mismatch of shape and order ranks in padded layout"));
            }
            let Some(offset) = identity(&order, &shape) else {
                return Err(p.error_at(start, "expected a permutation and powers of 2 in padded layout"));
            };
            (bases_attr(ctx, &offset), ctx.array_attr(&[]))
        };
        let linear = ctx.dictionary(vec![(ctx.ident("offset"), offset), (ctx.ident("block"), block)]);
        let params = vec![Param::Array(intervals.into()), Param::Array(paddings.into()), Param::Attr(linear)];
        Ok(ctx.attr(AttrData::Dialect(Box::new(DialectAttr { def, params: params.into() }))))
    }

    fn print(&self, p: &mut AttrPrinter<'_, '_>, attr: Attr) {
        let ctx = p.ctx;
        let AttrData::Dialect(data) = ctx.attr_data(attr) else { return };
        let [Param::Array(intervals), Param::Array(paddings), linear @ Param::Attr(_)] = &*data.params else { return };
        let (Some(offset), Some(block)) = (basis(ctx, Some(linear), "offset"), basis(ctx, Some(linear), "block"))
        else {
            return;
        };
        p.text("<[");
        p.comma_separated(intervals.iter().zip(paddings), |p, pair| {
            if let (Param::Int(interval), Param::Int(padding)) = pair {
                p.signed(*interval);
                p.text(":+");
                p.signed(*padding);
            }
        });
        p.text("] {");
        let rows = rows(ctx, offset);
        let (order, shape) = order_and_shape(&rows);
        if is_empty(ctx, block) && !rows.is_empty() && identity(&order, &shape).as_ref() == Some(&rows) {
            let list = |p: &mut AttrPrinter<'_, '_>, list: &[i64]| p.comma_separated(list, |p, n| p.signed(*n));
            p.text("order = [");
            list(p, &order);
            p.text("], shape = [");
            list(p, &shape);
            p.text("]");
        } else {
            p.text("offset = ");
            print_bases(p, offset);
            p.text(", block = ");
            print_bases(p, block);
        }
        p.text("}>");
    }
}

/// Syntax of the parameter that holds the bases of the blocks in a cluster, such as `[[1, 0]]`.
struct Cluster;

impl ParamSyntax for Cluster {
    fn parse(&self, p: &mut AttrParser<'_, '_>, params: &mut [Param]) -> PResult<()> {
        let start = p.offset();
        let value = p.attr(None)?;
        let value = bases(p, start, "CGALayout", value)?;
        if let Some(param) = params.first_mut().filter(|_| !is_empty(p.ctx, value)) {
            *param = Param::Attr(value);
        }
        Ok(())
    }

    fn print(&self, p: &mut AttrPrinter<'_, '_>, params: &[Param]) {
        if let Some(Param::Attr(value)) = params.first() {
            print_bases(p, *value);
        }
    }
}

/// Returns the definition of a `ttg` attribute. If there is none, returns an error.
fn row(p: &AttrParser<'_, '_>, mnemonic: &str) -> PResult<&'static mlirkit_defs::AttrDef> {
    let row = p.ctx.dialect(p.ctx.ident("ttg")).and_then(|dialect| dialect.attr(mnemonic));
    row.ok_or_else(|| p.error_here(&format!("no attribute '{mnemonic}' in dialect 'ttg'")))
}

/// Parses a dictionary attribute.
fn dictionary(p: &mut AttrParser<'_, '_>) -> PResult<Attr> {
    if !p.at(Kind::LBrace) {
        return Err(p.error_here("expected '{'"));
    }
    p.attr(None)
}

/// Parses a nonnegative integer.
fn number(p: &mut AttrParser<'_, '_>) -> PResult<i64> {
    let value = p.at(Kind::Integer).then(|| p.integer_value(p.tok())).flatten().and_then(|n| i64::try_from(n).ok());
    let value = value.ok_or_else(|| p.error_here("expected integer value"))?;
    p.bump();
    Ok(value)
}

/// Returns the value of an integer attribute. If the value is not an integer of 32 bits, returns an error that names
/// the key.
fn int(p: &AttrParser<'_, '_>, start: u32, key: &str, value: Attr) -> PResult<i64> {
    let number = p.ctx.int_value(value).filter(|number| u32::try_from(*number).is_ok());
    number.ok_or_else(|| p.error_at(start, &format!("expected an integer value for '{key}'")))
}

/// Returns the integers in an array attribute; `None` if an element is not an integer.
fn numbers(ctx: &Context, value: Attr) -> Option<Vec<i64>> {
    let AttrData::Array(elements) = ctx.attr_data(value) else { return None };
    elements.iter().map(|element| ctx.int_value(*element)).collect()
}

/// Returns the integers in an array attribute. If an element is negative or not an integer, returns an error that names
/// the key.
fn list(p: &AttrParser<'_, '_>, start: u32, key: &str, value: Attr) -> PResult<Vec<i64>> {
    let numbers = numbers(p.ctx, value).filter(|list| list.iter().all(|n| u32::try_from(*n).is_ok()));
    numbers.ok_or_else(|| p.error_at(start, &format!("expected an array of integers for '{key}'")))
}

/// Returns an attribute if it is an array of equally long arrays of integers. Otherwise returns an error that names the
/// key.
fn bases(p: &AttrParser<'_, '_>, start: u32, key: &str, value: Attr) -> PResult<Attr> {
    let wrong = || p.error_at(start, &format!("expected an array of arrays of integers for '{key}'"));
    let AttrData::Array(elements) = p.ctx.attr_data(value) else { return Err(wrong()) };
    let mut length = None;
    for element in elements {
        let numbers = numbers(p.ctx, *element).ok_or_else(wrong)?;
        if *length.get_or_insert(numbers.len()) != numbers.len() {
            return Err(wrong());
        }
    }
    Ok(value)
}

/// Returns the bases of one input dimension of a linear layout; `None` if the layout does not have that dimension.
fn basis(ctx: &Context, param: Option<&Param>, name: &str) -> Option<Attr> {
    let Some(Param::Attr(all)) = param else { return None };
    ctx.dictionary_entries(Some(*all)).iter().find(|(key, _)| ctx.str(*key) == name).map(|(_, value)| *value)
}

/// Returns whether an attribute is an empty array.
fn is_empty(ctx: &Context, value: Attr) -> bool {
    matches!(ctx.attr_data(value), AttrData::Array(elements) if elements.is_empty())
}

/// Returns the integers in an array of arrays; empty if the attribute is not an array.
fn rows(ctx: &Context, value: Attr) -> Vec<Vec<i64>> {
    match ctx.attr_data(value) {
        AttrData::Array(rows) => rows.iter().map(|row| numbers(ctx, *row).unwrap_or_default()).collect(),
        _ => Vec::new(),
    }
}

/// Returns an array attribute with arrays of integers.
fn bases_attr(ctx: &Context, rows: &[Vec<i64>]) -> Attr {
    let row = |row: &Vec<i64>| {
        let numbers: Vec<Attr> = row.iter().map(|number| ctx.int_attr(ctx.i64_type(), *number)).collect();
        ctx.array_attr(&numbers)
    };
    ctx.array_attr(&rows.iter().map(row).collect::<Vec<_>>())
}

fn print_bases(p: &mut AttrPrinter<'_, '_>, value: Attr) {
    let rows = rows(p.ctx, value);
    p.text("[");
    p.comma_separated(&rows, |p, row| {
        p.text("[");
        p.comma_separated(row, |p, number| p.signed(*number));
        p.text("]");
    });
    p.text("]");
}

/// Returns the bases of the identity layout. They number the elements of `shape`, and the first dimension in `order`
/// varies fastest. Returns `None` if `order` is not a permutation or a size is not a power of 2.
fn identity(order: &[i64], shape: &[i64]) -> Option<Vec<Vec<i64>>> {
    let mut rows = Vec::new();
    let mut seen = vec![false; shape.len()];
    for dim in order {
        let dim = usize::try_from(*dim).ok()?;
        let size = *shape.get(dim).filter(|size| **size > 0 && size.count_ones() == 1)?;
        if std::mem::replace(seen.get_mut(dim)?, true) {
            return None;
        }
        for bit in 0..size.trailing_zeros() {
            let mut row = vec![0; shape.len()];
            row[dim] = 1 << bit;
            rows.push(row);
        }
    }
    Some(rows)
}

/// Returns the order and the shape for which [`identity`] returns these bases. The order lists the dimensions from
/// fastest to slowest.
fn order_and_shape(rows: &[Vec<i64>]) -> (Vec<i64>, Vec<i64>) {
    let rank = rows.first().map_or(0, Vec::len);
    let (mut order, mut shape) = (Vec::new(), vec![1_i64; rank]);
    for row in rows {
        for (dim, (number, size)) in row.iter().zip(&mut shape).enumerate().filter(|(_, (number, _))| **number != 0) {
            if !order.contains(&dim) {
                order.push(dim);
            }
            // The size of a dimension is the smallest power of 2 above its largest basis entry.
            while *size <= *number && *size < 1 << 40 {
                *size *= 2;
            }
        }
    }
    order.extend((0..rank).rev().filter(|dim| !order.contains(dim)).collect::<Vec<_>>());
    (order.into_iter().map(|dim| dim as i64).collect(), shape)
}

//! Parsers for the bodies of rows, which turn member lines into model structs.

use crate::directive::DirectiveDef;
use crate::line::{Line, LineResult, lines};
use crate::model::*;
use crate::pred;
use crate::slots::Slots;
use crate::wire::WireForm;

/// A kind of row in a definition file.
pub(crate) trait Row: Sized {
    /// Creates a row without members. `dialect` is the name of the dialect, and `name` the name of the row.
    fn start(dialect: &str, name: &str) -> Self;
    /// Reads the member `key` from the rest of its line.
    fn member(&mut self, key: &str, line: &mut Line<'_>) -> LineResult<()>;
    /// Completes the row. Called after the last member.
    fn finish(&mut self) {}
    /// Adds information from other rows of the dialect that this row refers to.
    fn resolve(&mut self, _form: &dyn Fn(&str) -> Option<FormDef>) -> LineResult<()> {
        Ok(())
    }
}

/// Parses the body of a row. The line number in an error is counted from 0 at the start of the body.
pub(crate) fn row<T: Row>(dialect: &str, name: &str, body: &str) -> Result<T, (usize, String)> {
    let mut row = T::start(dialect, name);
    for (number, text) in lines(body).enumerate() {
        if text.starts_with('#') {
            continue;
        }
        let mut line = Line::new(text);
        let mut read = || {
            let Some(key) = line.next()? else { return Ok(()) };
            row.member(&key, &mut line)?;
            line.end()
        };
        read().map_err(|message| (number, message))?;
    }
    row.finish();
    Ok(row)
}

/// Appends `value` to a list.
fn push<T>(list: &mut Box<[T]>, value: T) {
    append(list, std::iter::once(value));
}

/// Appends values to a list.
fn append<T>(list: &mut Box<[T]>, values: impl ExactSizeIterator<Item = T>) {
    let mut all = std::mem::take(list).into_vec();
    all.reserve_exact(values.len());
    all.extend(values);
    *list = all.into();
}

fn unknown(key: &str) -> LineResult<()> {
    Err(format!("unknown member '{key}'"))
}

fn value(line: &mut Line<'_>) -> LineResult<ValueDef> {
    let name = line.name()?;
    let constraint = line.word("a constraint")?.into();
    let variadic = match line.next()?.as_deref() {
        None => Variadic::One,
        Some("optional") => Variadic::Optional,
        Some("many") => Variadic::Many,
        Some("groups") => Variadic::ManyOfMany(line.word("a slot")?.into()),
        Some(other) => return Err(format!("expected 'optional', 'many' or 'groups', found '{other}'")),
    };
    Ok(ValueDef { name, constraint, variadic })
}

fn variadic(line: &mut Line<'_>) -> LineResult<bool> {
    match line.next()?.as_deref() {
        None => Ok(false),
        Some("variadic") => Ok(true),
        Some(other) => Err(format!("expected 'variadic', found '{other}'")),
    }
}

fn region(line: &mut Line<'_>) -> LineResult<RegionDef> {
    let name = line.name()?;
    let kind = match &*line.word("a region kind")? {
        "any" => RegionKind::Any,
        "sized" => RegionKind::Sized(line.number()?),
        "min" => RegionKind::MinSized(line.number()?),
        "max" => RegionKind::MaxSized(line.number()?),
        other => return Err(format!("expected a region kind, found '{other}'")),
    };
    Ok(RegionDef { name, kind, variadic: variadic(line)? })
}

fn attr_slot(line: &mut Line<'_>) -> LineResult<Slot> {
    let name = line.name()?;
    let constraint = line.word("a constraint")?.into();
    let presence = match line.next()?.as_deref() {
        None => Presence::Required,
        Some("optional") => Presence::Optional,
        Some("default") => Presence::Default(line.text()?),
        Some("default-optional") => Presence::DefaultOptional(line.text()?),
        Some(other) => return Err(format!("expected 'optional', 'default' or 'default-optional', found '{other}'")),
    };
    Ok(Slot { name, kind: SlotKind::Attr { constraint, presence } })
}

fn prop_slot(line: &mut Line<'_>) -> LineResult<Slot> {
    let name = line.name()?;
    let mut kind = match &*line.word("a property kind")? {
        "enum" => {
            let enum_name = line.word("an enum")?.into();
            PropKind::Enum { enum_name, width: line.number()?, keyword: None, attr: None }
        }
        "bool" => PropKind::Bool,
        "unit" => PropKind::Unit,
        "int" => PropKind::Int(line.number()?),
        "optional-int" => PropKind::OptionalInt(line.number()?),
        "str" => PropKind::Str,
        "int-array" => PropKind::IntArray(line.number()?),
        "other" => PropKind::Other(line.word("a storage type")?.into()),
        other => return Err(format!("unknown property kind '{other}'")),
    };
    let mut default = None;
    while let Some(key) = line.next()? {
        match (&*key, &mut kind) {
            ("keyword", PropKind::Enum { keyword, .. }) => *keyword = Some(line.word("a keyword")?.into()),
            ("attr", PropKind::Enum { attr, .. }) => *attr = Some(line.word("an attribute")?.into()),
            ("default", _) => default = Some(line.text()?),
            (other, _) => return Err(format!("unexpected '{other}'")),
        }
    }
    Ok(Slot { name, kind: SlotKind::Prop { kind, default } })
}

fn traits(list: &mut Box<[Trait]>, key: &str, line: &mut Line<'_>) -> LineResult<bool> {
    match key {
        "traits" => {
            let mut names = Vec::new();
            while let Some(name) = line.next()? {
                names.push(name.into());
            }
            append(list, names.into_iter().map(|name| Trait { name, args: Box::default() }));
        }
        "trait" => {
            let name = line.word("a trait")?.into();
            let mut args = Vec::new();
            while let Some(arg) = line.next()? {
                args.push(arg.into());
            }
            push(list, Trait { name, args: args.into() });
        }
        _ => return Ok(false),
    }
    Ok(true)
}

impl Row for OpDef {
    fn start(dialect: &str, name: &str) -> Self {
        Self {
            name: format!("{dialect}.{name}").into(),
            class: None,
            arguments: Box::default(),
            operands: Box::default(),
            results: Box::default(),
            regions: Box::default(),
            successors: Box::default(),
            slots: Slots::default(),
            wire: Box::default(),
            traits: Box::default(),
            flags: OpFlags::default(),
            format: None,
            form: None,
            names: Box::default(),
            default_dialect: None,
            custom_format: false,
            function_format: false,
            custom_verifier: false,
        }
    }

    fn member(&mut self, key: &str, line: &mut Line<'_>) -> LineResult<()> {
        match key {
            "class" => self.class = Some(line.name()?),
            "arguments" => {
                while let Some(name) = line.next()? {
                    push(&mut self.arguments, name.into());
                }
            }
            "operand" => push(&mut self.operands, value(line)?),
            "result" => push(&mut self.results, value(line)?),
            "region" => push(&mut self.regions, region(line)?),
            "successor" => {
                let successor = SuccessorDef { name: line.name()?, variadic: variadic(line)? };
                push(&mut self.successors, successor);
            }
            "attr" => self.slots.push(attr_slot(line)?),
            "prop" => self.slots.push(prop_slot(line)?),
            "operand-segments" => {
                self.slots.push(Slot { name: "operandSegmentSizes".into(), kind: SlotKind::OperandSegments })
            }
            "result-segments" => {
                self.slots.push(Slot { name: "resultSegmentSizes".into(), kind: SlotKind::ResultSegments })
            }
            "attrs-in-dictionary" => self.flags.0 |= OpFlags::ATTRS_IN_DICTIONARY,
            "custom-properties" => self.flags.0 |= OpFlags::CUSTOM_PROPERTIES,
            "format" => self.format = Some(line.text()?),
            "form" => self.form = Some(line.word("a form")?.into()),
            "asm-name" => push(&mut self.names, result_name(line)?),
            "default-dialect" => self.default_dialect = Some(line.word("a dialect")?.into()),
            "custom-format" => self.custom_format = true,
            "function-format" => self.function_format = true,
            "verifier" => self.custom_verifier = true,
            _ => {
                if !traits(&mut self.traits, key, line)? {
                    return unknown(key);
                }
            }
        }
        Ok(())
    }

    fn finish(&mut self) {
        self.flags.0 |= self.traits.iter().fold(0, |bits, t| bits | OpFlags::of_trait(&t.name));
        if !self.flags.has(OpFlags::ATTRS_IN_DICTIONARY) {
            self.wire = wire_order(&self.slots);
        }
    }

    fn resolve(&mut self, form: &dyn Fn(&str) -> Option<FormDef>) -> LineResult<()> {
        let Some(name) = &self.form else { return Ok(()) };
        let form = form(name).ok_or_else(|| format!("there is no form '{name}'"))?;
        self.format = form.format_of(self).map(Into::into);
        self.custom_format = self.format.is_none();
        Ok(())
    }
}

impl Row for FormDef {
    fn start(_: &str, name: &str) -> Self {
        Self { name: name.into(), ..Self::default() }
    }

    fn member(&mut self, key: &str, line: &mut Line<'_>) -> LineResult<()> {
        match key {
            "format" => self.format = Some(line.text()?),
            "no-operands" => self.no_operands = Some(line.text()?),
            "no-results" => self.no_results = Some(line.text()?),
            _ => return unknown(key),
        }
        Ok(())
    }
}

/// Reads a result name and the template of its SSA name.
fn result_name(line: &mut Line<'_>) -> LineResult<ResultName> {
    Ok(ResultName { result: line.name()?, parts: template(line)? })
}

/// Reads a template in which `{$name}` represents the printed form of an attribute or parameter.
fn template(line: &mut Line<'_>) -> LineResult<Box<[NamePart]>> {
    let text = line.word("a template")?;
    let (mut parts, mut rest) = (Vec::new(), &*text);
    while let Some((before, hole)) = rest.split_once("{$") {
        let (name, behind) = hole.split_once('}').ok_or_else(|| format!("expected '}}' in '{text}'"))?;
        parts.extend((!before.is_empty()).then(|| NamePart::Text(before.into())));
        parts.push(NamePart::Attr(name.into()));
        rest = behind;
    }
    parts.extend((!rest.is_empty()).then(|| NamePart::Text(rest.into())));
    Ok(parts.into())
}

impl Row for DirectiveDef {
    fn start(_: &str, name: &str) -> Self {
        Self { name: name.into(), ..Self::default() }
    }

    fn member(&mut self, key: &str, line: &mut Line<'_>) -> LineResult<()> {
        match key {
            "params" => {
                let mut names = Vec::new();
                while let Some(name) = line.next()? {
                    names.push(name.into());
                }
                self.params = names.into();
            }
            "format" => {
                self.format = line.text()?;
                self.elements = crate::directive::parse(&self.params, &self.format)?;
            }
            _ => return unknown(key),
        }
        Ok(())
    }
}

/// Returns the order in which bytecode version 6 stores `slots`: attributes by name, other properties in ODS order,
/// operand segment sizes, and result segment sizes.
fn wire_order(slots: &[Slot]) -> Box<[u16]> {
    let rank = |slot: &Slot| match slot.kind {
        SlotKind::Attr { .. } => 0,
        SlotKind::Prop { .. } => 1,
        SlotKind::OperandSegments => 2,
        SlotKind::ResultSegments => 3,
    };
    let mut order: Vec<(u16, &Slot)> = (0..).zip(slots).collect();
    order.sort_by(|(_, a), (_, b)| {
        let by_name = || if rank(a) == 0 { a.name.cmp(&b.name) } else { std::cmp::Ordering::Equal };
        rank(a).cmp(&rank(b)).then_with(by_name)
    });
    order.into_iter().map(|(index, _)| index).collect()
}

impl OpFlags {
    /// Returns the flags that a trait with this name sets.
    fn of_trait(name: &str) -> u32 {
        match name {
            "IsIsolatedFromAbove" => Self::ISOLATED,
            "IsTerminator" => Self::TERMINATOR,
            "NoTerminator" => Self::NO_TERMINATOR,
            "SymbolTable" => Self::SYMBOL_TABLE,
            "SymbolOpInterface" => Self::SYMBOL,
            "SingleBlock" | "SingleBlockImplicitTerminator" => Self::SINGLE_BLOCK,
            "HasOnlyGraphRegion" | "GraphRegionNoTerminator" => Self::GRAPH_REGION,
            "AttrSizedOperandSegments" => Self::OPERAND_SEGMENTS,
            "AttrSizedResultSegments" => Self::RESULT_SEGMENTS,
            "SameVariadicOperandSize" => Self::SAME_VARIADIC_OPERANDS,
            "SameVariadicResultSize" => Self::SAME_VARIADIC_RESULTS,
            "InferTypeOpInterface" => Self::INFER_TYPES,
            "IsCommutative" => Self::COMMUTATIVE,
            "ConstantLike" => Self::CONSTANT_LIKE,
            "FunctionOpInterface" => Self::FUNCTION | Self::SYMBOL,
            "OpAsmOpInterface" => Self::ASM_INTERFACE,
            _ => 0,
        }
    }
}

impl ParamKind {
    /// Parses a parameter kind from a single word, such as `int:64` or `array:attr:StringAttr`.
    fn parse(word: &str, depth: usize) -> LineResult<Self> {
        let (head, rest) = word.split_once(':').unwrap_or((word, ""));
        let width = || rest.parse().map_err(|_| format!("expected a width, found '{rest}'"));
        Ok(match head {
            "attr" => Self::Attr(rest.into()),
            "type" => Self::Type(rest.into()),
            "int" => Self::Int(width()?),
            "uint" => Self::UInt(width()?),
            "bool" => Self::Bool,
            "str" => Self::Str,
            "enum" => Self::Enum(rest.into()),
            "apint" => Self::ApInt,
            "apfloat" => Self::ApFloat,
            "array" => {
                let depth = depth.checked_sub(1).ok_or("parameter kind is nested too deep")?;
                Self::Array(Box::new(Self::parse(rest, depth)?))
            }
            "other" => Self::Other(rest.into()),
            other => return Err(format!("unknown parameter kind '{other}'")),
        })
    }
}

fn param(line: &mut Line<'_>) -> LineResult<ParamDef> {
    let name = line.name()?;
    let kind = ParamKind::parse(&line.word("a parameter kind")?, 20)?;
    let mut param = ParamDef { name, kind, optional: false, default: None, custom_syntax: false, self_type: false };
    while let Some(key) = line.next()? {
        match &*key {
            "optional" => param.optional = true,
            "self" => param.self_type = true,
            "custom" => param.custom_syntax = true,
            "default" => param.default = Some(line.text()?),
            other => return Err(format!("unexpected '{other}'")),
        }
    }
    Ok(param)
}

impl Row for AttrDef {
    fn start(dialect: &str, name: &str) -> Self {
        Self {
            name: format!("{dialect}.{name}").into(),
            mnemonic: Some(name.into()),
            class: name.into(),
            cpp: Box::default(),
            params: Box::default(),
            format: None,
            custom_format: false,
            custom_verifier: false,
            enum_name: None,
            traits: Box::default(),
            mnemonic_alias: false,
            asm_name: None,
            alias_name: Box::default(),
            wire: Box::default(),
        }
    }

    fn member(&mut self, key: &str, line: &mut Line<'_>) -> LineResult<()> {
        match key {
            "class" => self.class = line.name()?,
            "cpp" => {
                while let Some(word) = line.next()? {
                    push(&mut self.cpp, word.into());
                }
            }
            "no-mnemonic" => self.mnemonic = None,
            "param" => push(&mut self.params, param(line)?),
            "enum" => self.enum_name = Some(line.word("an enum")?.into()),
            "format" => self.format = Some(line.text()?),
            "custom-format" => self.custom_format = true,
            "verifier" => self.custom_verifier = true,
            "alias" => self.mnemonic_alias = true,
            "asm-name" => self.asm_name = Some(line.word("a name")?.into()),
            "alias-name" => self.alias_name = template(line)?,
            "wire" => push(&mut self.wire, WireForm::parse(line, &self.params)?),
            _ => {
                if !traits(&mut self.traits, key, line)? {
                    return unknown(key);
                }
            }
        }
        Ok(())
    }
}

impl Row for EnumDef {
    fn start(_: &str, name: &str) -> Self {
        Self {
            name: name.into(),
            summary: Box::default(),
            width: 32,
            bit_separator: None,
            primary_groups: false,
            quoted: false,
            cases: Box::default(),
        }
    }

    fn member(&mut self, key: &str, line: &mut Line<'_>) -> LineResult<()> {
        match key {
            "summary" => self.summary = line.text()?,
            "width" => self.width = line.number()?,
            "bits" => self.bit_separator = Some(line.word("a separator")?.into()),
            "groups" => self.primary_groups = true,
            "quoted" => self.quoted = true,
            "case" | "group" => {
                let symbol = line.name()?;
                let text = line.name()?;
                let value = line.number()?;
                push(&mut self.cases, EnumCase { symbol, text, value, group: key == "group" });
            }
            _ => return unknown(key),
        }
        Ok(())
    }
}

impl Row for TransformRow {
    fn start(_: &str, name: &str) -> Self {
        Self { name: name.into(), expressions: Box::default() }
    }

    fn member(&mut self, key: &str, line: &mut Line<'_>) -> LineResult<()> {
        match key {
            "is" => push(&mut self.expressions, line.text()?),
            _ => return unknown(key),
        }
        Ok(())
    }
}

impl Row for TypeConstraint {
    fn start(_: &str, name: &str) -> Self {
        Self { name: name.into(), summary: Box::default(), pred: Pred::True, buildable: None, class: None }
    }

    fn member(&mut self, key: &str, line: &mut Line<'_>) -> LineResult<()> {
        match key {
            "summary" => self.summary = line.text()?,
            "pred" => self.pred = pred::whole(line.raw())?,
            "build" => self.buildable = Some(line.text()?),
            "class" => self.class = Some(line.text()?),
            _ => return unknown(key),
        }
        Ok(())
    }
}

fn attr_kind(line: &mut Line<'_>) -> LineResult<AttrKind> {
    Ok(match &*line.word("an attribute kind")? {
        "any" => AttrKind::Any,
        "unit" => AttrKind::Unit,
        "symbol-name" => AttrKind::SymbolName,
        "enum" => AttrKind::Enum(line.word("an enum")?.into()),
        "enum-attr" => {
            let attr = line.word("an attribute")?.into();
            AttrKind::EnumAttr { attr, enum_name: line.word("an enum")?.into() }
        }
        "dialect" => AttrKind::Dialect(line.word("an attribute")?.into()),
        "typed" => AttrKind::Typed(line.text()?),
        "builtin" => AttrKind::Builtin(line.word("a class")?.into()),
        other => return Err(format!("unknown attribute kind '{other}'")),
    })
}

impl Row for AttrConstraint {
    fn start(_: &str, name: &str) -> Self {
        Self {
            name: name.into(),
            summary: Box::default(),
            pred: Pred::True,
            kind: AttrKind::Any,
            storage: "Attribute".into(),
        }
    }

    fn member(&mut self, key: &str, line: &mut Line<'_>) -> LineResult<()> {
        match key {
            "summary" => self.summary = line.text()?,
            "pred" => self.pred = pred::whole(line.raw())?,
            "kind" => self.kind = attr_kind(line)?,
            "storage" => self.storage = line.word("a class")?.into(),
            _ => return unknown(key),
        }
        Ok(())
    }
}

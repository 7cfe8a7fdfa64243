//! Writes definitions in the syntax of definition files. The output of `Display` can be parsed again.

use std::fmt::{self, Display, Formatter};

use crate::line::{name, text, word};
use crate::model::*;

/// Returns a name without the dialect prefix, as written in definition files.
fn short(full: &str) -> &str {
    full.split_once('.').map_or(full, |(_, short)| short)
}

fn member(f: &mut Formatter<'_>, key: &str, value: &str) -> fmt::Result {
    writeln!(f, "  {key} {}", text(value))
}

fn flag(f: &mut Formatter<'_>, key: &str, set: bool) -> fmt::Result {
    if set { writeln!(f, "  {key}") } else { Ok(()) }
}

fn traits(f: &mut Formatter<'_>, traits: &[Trait]) -> fmt::Result {
    for run in traits.chunk_by(|a, b| a.args.is_empty() && b.args.is_empty()) {
        let has_args = run.iter().any(|t| !t.args.is_empty());
        f.write_str(if has_args { "  trait" } else { "  traits" })?;
        for t in run {
            write!(f, " {}", word(&t.name))?;
            for arg in &t.args {
                write!(f, " {}", word(arg))?;
            }
        }
        writeln!(f)?;
    }
    Ok(())
}

fn value(f: &mut Formatter<'_>, key: &str, value: &ValueDef) -> fmt::Result {
    write!(f, "  {key} {} {}", name(&value.name), word(&value.constraint))?;
    match &value.variadic {
        Variadic::One => writeln!(f),
        Variadic::Optional => writeln!(f, " optional"),
        Variadic::Many => writeln!(f, " many"),
        Variadic::ManyOfMany(slot) => writeln!(f, " groups {}", word(slot)),
    }
}

fn variadic(set: bool) -> &'static str {
    if set { " variadic" } else { "" }
}

impl Display for RegionKind {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        match self {
            Self::Any => f.write_str("any"),
            Self::MinSized(n) => write!(f, "min {n}"),
            Self::Sized(n) => write!(f, "sized {n}"),
            Self::MaxSized(n) => write!(f, "max {n}"),
        }
    }
}

impl Display for Slot {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        match &self.kind {
            SlotKind::Attr { constraint, presence } => {
                write!(f, "  attr {} {}", name(&self.name), word(constraint))?;
                match presence {
                    Presence::Required => writeln!(f),
                    Presence::Optional => writeln!(f, " optional"),
                    Presence::Default(value) => writeln!(f, " default {}", text(value)),
                    Presence::DefaultOptional(value) => writeln!(f, " default-optional {}", text(value)),
                }
            }
            SlotKind::Prop { kind, default } => {
                write!(f, "  prop {} ", name(&self.name))?;
                match kind {
                    PropKind::Enum { enum_name, width, keyword, attr } => {
                        write!(f, "enum {} {width}", word(enum_name))?;
                        for (key, value) in [("keyword", keyword), ("attr", attr)] {
                            if let Some(value) = value {
                                write!(f, " {key} {}", word(value))?;
                            }
                        }
                    }
                    PropKind::Bool => f.write_str("bool")?,
                    PropKind::Unit => f.write_str("unit")?,
                    PropKind::Int(width) => write!(f, "int {width}")?,
                    PropKind::OptionalInt(width) => write!(f, "optional-int {width}")?,
                    PropKind::Str => f.write_str("str")?,
                    PropKind::IntArray(width) => write!(f, "int-array {width}")?,
                    PropKind::Other(storage) => write!(f, "other {}", word(storage))?,
                }
                match default {
                    Some(value) => writeln!(f, " default {}", text(value)),
                    None => writeln!(f),
                }
            }
            SlotKind::OperandSegments => writeln!(f, "  operand-segments"),
            SlotKind::ResultSegments => writeln!(f, "  result-segments"),
        }
    }
}

impl OpDef {
    /// Writes the members of the row, one per line.
    fn members(&self, f: &mut Formatter<'_>) -> fmt::Result {
        if let Some(class) = &self.class {
            writeln!(f, "  class {}", word(class))?;
        }
        if !self.arguments.is_empty() {
            f.write_str("  arguments")?;
            self.arguments.iter().try_for_each(|argument| write!(f, " {}", name(argument)))?;
            writeln!(f)?;
        }
        self.operands.iter().try_for_each(|v| value(f, "operand", v))?;
        self.results.iter().try_for_each(|v| value(f, "result", v))?;
        for region in &self.regions {
            writeln!(f, "  region {} {}{}", name(&region.name), region.kind, variadic(region.variadic))?;
        }
        for successor in &self.successors {
            writeln!(f, "  successor {}{}", name(&successor.name), variadic(successor.variadic))?;
        }
        self.slots.iter().try_for_each(|slot| write!(f, "{slot}"))?;
        flag(f, "attrs-in-dictionary", self.flags.has(OpFlags::ATTRS_IN_DICTIONARY))?;
        flag(f, "custom-properties", self.flags.has(OpFlags::CUSTOM_PROPERTIES))?;
        traits(f, &self.traits)?;
        match (&self.form, &self.format) {
            (Some(form), _) => writeln!(f, "  form {}", word(form))?,
            (None, Some(format)) => member(f, "format", format)?,
            (None, None) => {}
        }
        flag(f, "custom-format", self.custom_format && self.form.is_none())?;
        self.names.iter().try_for_each(|name| write!(f, "{name}"))?;
        if let Some(dialect) = &self.default_dialect {
            writeln!(f, "  default-dialect {}", word(dialect))?;
        }
        flag(f, "function-format", self.function_format)?;
        flag(f, "verifier", self.custom_verifier)
    }
}

impl Display for OpDef {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        writeln!(f, "op {}", word(short(&self.name)))?;
        self.members(f)
    }
}

impl Display for ResultName {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        writeln!(f, "  asm-name {} {}", name(&self.result), word(&template(&self.parts)))
    }
}

/// Returns a template in the syntax of definition files, where `{$name}` represents an attribute or parameter.
fn template(parts: &[NamePart]) -> String {
    let mut template = String::new();
    for part in parts {
        match part {
            NamePart::Text(text) => template.push_str(text),
            NamePart::Attr(attr) => {
                template.push_str("{$");
                template.push_str(attr);
                template.push('}');
            }
        }
    }
    template
}

impl Display for FormDef {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        writeln!(f, "form {}", word(&self.name))?;
        for (key, format) in
            [("format", &self.format), ("no-operands", &self.no_operands), ("no-results", &self.no_results)]
        {
            if let Some(format) = format {
                member(f, key, format)?;
            }
        }
        Ok(())
    }
}

impl Display for ParamKind {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        match self {
            Self::Attr(class) if class.is_empty() => f.write_str("attr"),
            Self::Attr(class) => write!(f, "attr:{class}"),
            Self::Type(class) if class.is_empty() => f.write_str("type"),
            Self::Type(class) => write!(f, "type:{class}"),
            Self::Int(width) => write!(f, "int:{width}"),
            Self::UInt(width) => write!(f, "uint:{width}"),
            Self::Bool => f.write_str("bool"),
            Self::Str => f.write_str("str"),
            Self::Enum(name) => write!(f, "enum:{name}"),
            Self::ApInt => f.write_str("apint"),
            Self::ApFloat => f.write_str("apfloat"),
            Self::Array(of) => write!(f, "array:{of}"),
            Self::Other(storage) => write!(f, "other:{storage}"),
        }
    }
}

impl AttrDef {
    /// Returns a `Display` implementation that writes the definition as an attribute (`attr`) or as a type (`type`).
    #[must_use]
    pub fn display_as<'a>(&'a self, kind: &'a str) -> impl Display + 'a {
        struct As<'a>(&'a AttrDef, &'a str);
        impl Display for As<'_> {
            fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
                writeln!(f, "{} {}", self.1, word(short(&self.0.name)))?;
                self.0.members(f)
            }
        }
        As(self, kind)
    }

    fn members(&self, f: &mut Formatter<'_>) -> fmt::Result {
        writeln!(f, "  class {}", word(&self.class))?;
        if !self.cpp.is_empty() {
            f.write_str("  cpp")?;
            self.cpp.iter().try_for_each(|name| write!(f, " {}", word(name)))?;
            writeln!(f)?;
        }
        flag(f, "no-mnemonic", self.mnemonic.is_none())?;
        for param in &self.params {
            write!(f, "  param {} {}", name(&param.name), word(&param.kind.to_string()))?;
            for (key, set) in
                [(" optional", param.optional), (" self", param.self_type), (" custom", param.custom_syntax)]
            {
                f.write_str(if set { key } else { "" })?;
            }
            match &param.default {
                Some(value) => writeln!(f, " default {}", text(value))?,
                None => writeln!(f)?,
            }
        }
        if let Some(name) = &self.enum_name {
            writeln!(f, "  enum {}", word(name))?;
        }
        traits(f, &self.traits)?;
        if let Some(format) = &self.format {
            member(f, "format", format)?;
        }
        flag(f, "custom-format", self.custom_format)?;
        flag(f, "verifier", self.custom_verifier)?;
        flag(f, "alias", self.mnemonic_alias)?;
        self.asm_name.iter().try_for_each(|name| writeln!(f, "  asm-name {}", word(name)))?;
        if !self.alias_name.is_empty() {
            writeln!(f, "  alias-name {}", word(&template(&self.alias_name)))?;
        }
        self.wire.iter().try_for_each(|form| form.write(&self.params, f))
    }
}

impl Display for EnumDef {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        writeln!(f, "enum {}", word(&self.name))?;
        if !self.summary.is_empty() {
            member(f, "summary", &self.summary)?;
        }
        writeln!(f, "  width {}", self.width)?;
        if let Some(separator) = &self.bit_separator {
            writeln!(f, "  bits {}", word(separator))?;
        }
        flag(f, "groups", self.primary_groups)?;
        flag(f, "quoted", self.quoted)?;
        for case in &self.cases {
            let key = if case.group { "group" } else { "case" };
            writeln!(f, "  {key} {} {} {}", name(&case.symbol), name(&case.text), case.value)?;
        }
        Ok(())
    }
}

impl Display for TransformRow {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        writeln!(f, "transform {}", word(&self.name))?;
        self.expressions.iter().try_for_each(|expression| member(f, "is", expression))
    }
}

impl Display for TypeConstraint {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        writeln!(f, "type-constraint {}", word(&self.name))?;
        member(f, "summary", &self.summary)?;
        writeln!(f, "  pred {}", self.pred)?;
        if let Some(build) = &self.buildable {
            member(f, "build", build)?;
        }
        if let Some(class) = &self.class {
            member(f, "class", class)?;
        }
        Ok(())
    }
}

impl Display for AttrKind {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        match self {
            Self::Any => f.write_str("any"),
            Self::Unit => f.write_str("unit"),
            Self::SymbolName => f.write_str("symbol-name"),
            Self::Enum(name) => write!(f, "enum {}", word(name)),
            Self::EnumAttr { attr, enum_name } => write!(f, "enum-attr {} {}", word(attr), word(enum_name)),
            Self::Dialect(name) => write!(f, "dialect {}", word(name)),
            Self::Typed(ty) => write!(f, "typed {}", text(ty)),
            Self::Builtin(class) => write!(f, "builtin {}", word(class)),
        }
    }
}

impl Display for AttrConstraint {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        writeln!(f, "attr-constraint {}", word(&self.name))?;
        member(f, "summary", &self.summary)?;
        writeln!(f, "  pred {}", self.pred)?;
        writeln!(f, "  kind {}", self.kind)?;
        writeln!(f, "  storage {}", word(&self.storage))
    }
}

//! Converts dialect attributes and types between their definitions in two releases, and builtin features that only some
//! releases have.

use mlirkit_defs::history::EntityKind;
use mlirkit_defs::{AttrDef, Dialect, EnumDef, ParamDef, ParamKind};
use mlirkit_ir::{AttrData, AttrTypeReplacer, Context, DialectAttr, DialectType, Param, ParamList, Ports, TypeData};

use super::There;

/// A description of a change, or of a feature that was dropped or refused, for a [`Finding`](super::Finding).
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct PortNote {
    pub(super) what: String,
    pub(super) refused: bool,
    pub(super) lost: bool,
    pub(super) there: Option<There>,
}

impl PortNote {
    pub(super) fn refusal(what: String, there: Option<There>) -> Self {
        Self { what, refused: true, lost: false, there }
    }

    pub(super) fn change(what: String) -> Self {
        Self { what, refused: false, lost: false, there: None }
    }
}

/// A converter of attributes and types from their definition in the source release to that in the target release.
pub(super) struct RowMapper<'a> {
    from: &'a Context,
    to: &'a Context,
    ports: &'a Ports,
    /// The notes recorded so far. They are referred to by index.
    notes: std::cell::RefCell<Vec<PortNote>>,
}

impl<'a> RowMapper<'a> {
    pub(super) fn new(from: &'a Context, to: &'a Context, ports: &'a Ports) -> Self {
        Self { from, to, ports, notes: std::cell::RefCell::default() }
    }

    pub(super) fn note(&self, number: u32) -> PortNote {
        let nothing = || PortNote::change(String::new());
        self.notes.borrow().get(number as usize).cloned().unwrap_or_else(nothing)
    }

    fn say(&self, note: PortNote, notes: &mut Vec<u32>) {
        let mut all = self.notes.borrow_mut();
        let at = all.iter().position(|known| *known == note).unwrap_or_else(|| {
            all.push(note);
            all.len() - 1
        });
        notes.push(u32::try_from(at).unwrap_or(u32::MAX));
    }

    /// Returns the first or last release that has an entity which the target release lacks. `None` if it is not known.
    pub(super) fn there(&self, kind: EntityKind, name: &str) -> Option<There> {
        let (life, to) = ((self.ports.history)().lifetime(kind, name), self.to.release());
        let first = life.first.filter(|first| *first > to).map(There::Since);
        first.or_else(|| life.last.filter(|last| *last < to).map(There::Until))
    }

    /// Returns the dialect of a definition named `dialect.name`, as of the target release. `None` if there is no such
    /// dialect.
    pub(super) fn dialect(&self, name: &str) -> Option<&'static Dialect> {
        self.to.dialect(self.to.ident(name.split_once('.')?.0))
    }

    /// Returns the dialect of a definition named `dialect.name`, as of the source release. `None` if there is no such
    /// dialect.
    pub(super) fn own_dialect(&self, name: &str) -> Option<&'static Dialect> {
        self.from.dialect(self.from.ident(name.split_once('.')?.0))
    }

    /// Returns the target release's definition of an attribute or type, with its parameters converted to that
    /// definition.
    fn row(
        &self,
        kind: EntityKind,
        def: &'static AttrDef,
        params: Box<[Param]>,
        notes: &mut Vec<u32>,
    ) -> (&'static AttrDef, Box<[Param]>) {
        let what = if kind == EntityKind::Attr { "attribute" } else { "type" };
        if let Some(there) = self.there(kind, &def.name) {
            self.say(PortNote::refusal(format!("there is no {what} '{}'", def.name), Some(there)), notes);
            return (def, params);
        }
        let (from, to) = (self.from.release(), self.to.release());
        let name = (self.ports.history)().name(kind, ["", ""], &def.name, from, to);
        let short = name.split_once('.').map_or(name, |(_, short)| short);
        let row = self
            .dialect(name)
            .and_then(|own| if kind == EntityKind::Attr { own.attr(short) } else { own.type_(short) });
        let Some(row) = row else {
            self.say(PortNote::refusal(format!("there is no {what} '{}'", def.name), None), notes);
            return (def, params);
        };
        let mut params = params.into_vec();
        for (param, value) in def.params.iter().zip(&mut params) {
            if let Err(note) = self.enum_param(def, row, param, value) {
                self.say(note, notes);
            }
        }
        if std::ptr::eq(row, def)
            || def.params.iter().map(|param| &param.name).eq(row.params.iter().map(|param| &param.name))
        {
            return (row, params.into());
        }
        let mut values: Vec<Param> = Vec::with_capacity(row.params.len());
        for param in &row.params {
            let old = (self.ports.history)().name(EntityKind::Param, [&def.name, &row.name], &param.name, to, from);
            let at = def.params.iter().position(|known| *known.name == *old);
            let value = at.and_then(|at| params.get_mut(at)).map(|value| std::mem::replace(value, Param::None));
            if value.is_none()
                && !param.optional
                && param.default.is_none()
                && !matches!(param.kind, ParamKind::Array(_))
            {
                let what = format!("{what} '{}' needs a '{}', which it has not in LLVM {from}", def.name, param.name);
                self.say(PortNote::refusal(what, None), notes);
            }
            values.push(value.unwrap_or_else(|| absent(param, self.to)));
        }
        for (param, value) in def.params.iter().zip(&params) {
            if says_something(param, value, self.to) {
                let there = self.param_there(kind, def, &param.name);
                let what = format!("{what} '{}' has no '{}'", def.name, param.name);
                self.say(PortNote::refusal(what, there), notes);
            }
        }
        (row, values.into())
    }

    /// Returns the first or last release in which the attribute or type has the parameter. `None` if it is not known.
    fn param_there(&self, kind: EntityKind, def: &AttrDef, param: &str) -> Option<There> {
        let (dialect, short) = (self.own_dialect(&def.name)?, def.name.split_once('.')?.1);
        super::history::there(self.from.release(), self.to.release(), |release| {
            let dialect = dialect.at(release);
            let row = if kind == EntityKind::Attr { dialect.attr(short) } else { dialect.type_(short) };
            row.is_some_and(|row| row.params.iter().any(|known| *known.name == *param))
        })
    }

    fn enum_param(&self, def: &AttrDef, row: &AttrDef, param: &ParamDef, value: &mut Param) -> Result<(), PortNote> {
        let name = match &param.kind {
            ParamKind::Enum(name) => name,
            ParamKind::Array(inner) => match &**inner {
                ParamKind::Enum(name) => name,
                _ => return Ok(()),
            },
            _ => return Ok(()),
        };
        let other = row.params.iter().find(|other| other.name == param.name).map(|other| &other.kind);
        let other = match other {
            Some(ParamKind::Enum(other)) => other,
            _ => name,
        };
        let old = self.own_dialect(&def.name).and_then(|own| own.enum_(name));
        let new = self.dialect(&row.name).and_then(|own| own.enum_(other));
        let Some((old, new)) = old.zip(new).filter(|(old, new)| !std::ptr::eq(*old, *new)) else { return Ok(()) };
        let map = |value: &mut Param| match value {
            Param::Enum(number) => {
                *number = self.case(&def.name, old, new, *number)?;
                Ok(())
            }
            _ => Ok(()),
        };
        match value {
            Param::Array(items) => items.iter_mut().try_for_each(map),
            value => map(value),
        }
    }

    /// Converts the value of an enum. `owner` is the name of the definition that uses it.
    pub(super) fn case(&self, owner: &str, old: &EnumDef, new: &EnumDef, value: u64) -> Result<u64, PortNote> {
        if std::ptr::eq(old, new) {
            return Ok(value);
        }
        let missing = |case: &str| {
            let there = self.own_dialect(owner).and_then(|dialect| {
                super::history::there(self.from.release(), self.to.release(), |release| {
                    dialect
                        .at(release)
                        .enum_(&old.name)
                        .is_some_and(|row| row.cases.iter().any(|known| *known.text == *case))
                })
            });
            PortNote::refusal(format!("'{}' has no case '{case}'", new.name), there)
        };
        let twin = |value: u64| {
            let case = old.cases.iter().find(|case| case.value == value)?;
            let by_text = new.cases.iter().find(|other| other.text == case.text);
            Some(
                by_text
                    .or_else(|| new.cases.iter().find(|other| other.symbol == case.symbol))
                    .map(|new| new.value)
                    .ok_or(case),
            )
        };
        match twin(value) {
            Some(Ok(new)) => return Ok(new),
            Some(Err(case)) if old.bit_separator.is_none() => return Err(missing(&case.text)),
            // A value that is not a named case keeps its number.
            None if old.bit_separator.is_none() => return Ok(value),
            _ => {}
        }
        let mut bits = 0;
        for bit in (0..64).map(|at| 1u64 << at).filter(|bit| value & bit != 0) {
            match twin(bit) {
                Some(Ok(new)) => bits |= new,
                Some(Err(case)) => return Err(missing(&case.text)),
                None => bits |= bit,
            }
        }
        Ok(bits)
    }

    /// Records a refusal if the target release lacks the builtin keyword `word`.
    fn word(&self, word: &str, notes: &mut Vec<u32>) {
        if let Some(there) = self.there(EntityKind::Word, word) {
            self.say(PortNote::refusal(format!("there is no '{word}'"), Some(there)), notes);
        }
    }

    /// Records a refusal with the message `what` if the target release lacks a builtin feature.
    fn feature(&self, feature: &str, what: &str, notes: &mut Vec<u32>) {
        if let Some(there) = self.there(EntityKind::Word, feature) {
            self.say(PortNote::refusal(what.to_owned(), Some(there)), notes);
        }
    }
}

/// Returns the value for a parameter that the source definition lacks: its default, an empty array, or an absent value.
fn absent(param: &ParamDef, to: &Context) -> Param {
    let default = param.default.as_deref().unwrap_or_default();
    let given = match param.kind {
        ParamKind::Bool => default.parse().ok().map(Param::Bool),
        ParamKind::Int(_) | ParamKind::UInt(_) => default.parse().ok().map(Param::Int),
        ParamKind::Str if !default.is_empty() => Some(Param::Str(to.ident(default.trim_matches('"')))),
        ParamKind::Array(_) => Some(Param::Array(ParamList::default())),
        _ => None,
    };
    given.unwrap_or(Param::None)
}

/// Returns true if the value of a parameter differs from its default.
fn says_something(param: &ParamDef, value: &Param, to: &Context) -> bool {
    let is_default = |text: &str| match value {
        Param::Bool(value) => text == value.to_string(),
        Param::Int(value) => text == value.to_string(),
        Param::Str(value) => text.trim_matches('"') == to.str(*value),
        _ => false,
    };
    match (value, param.default.as_deref()) {
        (Param::None, _) => false,
        (_, Some(text)) => !is_default(text),
        (Param::Int(0) | Param::Enum(0) | Param::Bool(false), None) => false,
        (Param::Array(items), None) => !items.is_empty(),
        _ => true,
    }
}

impl AttrTypeReplacer for &RowMapper<'_> {
    fn attr(&mut self, to: &Context, attr: AttrData, notes: &mut Vec<u32>) -> AttrData {
        match attr {
            AttrData::Dialect(attr) => {
                let (def, params) = self.row(EntityKind::Attr, attr.def, attr.params, notes);
                AttrData::Dialect(Box::new(DialectAttr { def, params }))
            }
            // A location may lose precision without being refused.
            AttrData::FileRange(range) if self.there(EntityKind::Word, "loc-range").is_some() => {
                AttrData::FileLineCol { file: range.file, line: range.start_line, column: range.start_column }
            }
            AttrData::Distinct { .. } => {
                self.feature("distinct", "there are no distinct attributes", notes);
                attr
            }
            AttrData::Verbatim(text) => {
                let dialect = to.str(text.dialect);
                if let Some(there) = self.there(EntityKind::Dialect, dialect) {
                    self.say(PortNote::refusal(format!("there is no dialect '{dialect}'"), Some(there)), notes);
                }
                AttrData::Verbatim(text)
            }
            other => other,
        }
    }

    fn ty(&mut self, to: &Context, ty: TypeData, notes: &mut Vec<u32>) -> TypeData {
        match ty {
            TypeData::Vector(ref vector) => {
                let is_number = matches!(
                    to.type_data(vector.element),
                    TypeData::Integer { .. } | TypeData::Index | TypeData::Float(_)
                );
                if !is_number {
                    self.feature("vector-elements", "elements of vectors are integers, floats or 'index'", notes);
                }
                let inner = vector.scalable.iter().skip_while(|scalable| !**scalable);
                if inner.into_iter().any(|scalable| !*scalable) {
                    self.feature("scalable-dims", "scalable dimensions of vectors are the last ones", notes);
                }
                ty
            }
            TypeData::Dialect(ty) => {
                let (def, params) = self.row(EntityKind::Type, ty.def, ty.params, notes);
                TypeData::Dialect(Box::new(DialectType { def, params }))
            }
            TypeData::Float(kind) => {
                self.word(kind.name(), notes);
                TypeData::Float(kind)
            }
            TypeData::Graph(function) => {
                self.word("graph", notes);
                TypeData::Graph(function)
            }
            other => other,
        }
    }
}

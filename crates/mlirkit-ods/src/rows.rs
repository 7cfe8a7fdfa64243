//! Builds the definitions of a dialect from its records. In this module, "row" means a definition.

use std::collections::BTreeMap;
use std::fmt::{Display, Write};

use mlirkit_defs::*;
use mlirkit_diag::Error;

use crate::cpp::{call, integer, last_name, plain, plain_name, split};
use crate::forms;
use crate::pred::predicate;
use crate::records::{DagArg, Doc, Rec};
use crate::values;
use crate::world::{CPP_TYPES, NoteKind, World, class_name, enum_width};

/// The definitions of one dialect, by name.
#[derive(Clone)]
pub struct Rows<'w, 'a> {
    world: &'w World<'a>,
    /// The namespace of the dialect.
    pub name: String,
    /// The dialect-wide settings.
    pub flags: DialectFlags,
    namespace: String,
    /// The operations, by short name.
    pub ops: BTreeMap<String, OpDef>,
    /// The attributes, by mnemonic or, without one, by C++ class.
    pub attrs: BTreeMap<String, AttrDef>,
    /// The types, by mnemonic or, without one, by C++ class.
    pub types: BTreeMap<String, TypeDef>,
    /// The enums that the definitions use.
    pub enums: BTreeMap<String, EnumDef>,
    /// The type constraints that the definitions use.
    pub type_constraints: BTreeMap<String, TypeConstraint>,
    /// The attribute constraints that the definitions use.
    pub attr_constraints: BTreeMap<String, AttrConstraint>,
    /// The assembly forms that the operations use. The records do not contain the formats of these forms.
    pub forms: BTreeMap<String, FormDef>,
    /// The type transformers in `TypesMatchWith` that are C++ functions with a well-known name.
    pub transforms: BTreeMap<String, TransformRow>,
}

impl<'w, 'a> Rows<'w, 'a> {
    /// Builds the definitions of the dialect `name`.
    ///
    /// # Errors
    /// Fails if no record defines the dialect.
    pub fn new(world: &'w World<'a>, name: &str, docs: &[&'a Doc]) -> Result<Self, Error> {
        let is_this = |rec: &Rec<'_>, field: &str| rec.def(field).and_then(|d| d.text("name")) == Some(name);
        let dialect = docs.iter().flat_map(|doc| doc.of_class("Dialect")).find(|rec| rec.text("name") == Some(name));
        let dialect = dialect.ok_or_else(|| Error::unplaced(format!("no record defines the dialect '{name}'")))?;
        let mut rows = Self {
            world,
            name: name.into(),
            flags: DialectFlags {
                release: Box::default(),
                default_attr_syntax: dialect.bit("useDefaultAttributePrinterParser"),
                default_type_syntax: dialect.bit("useDefaultTypePrinterParser"),
                tight_attr_syntax: false,
                bare_types: false,
                verifies_op_attrs: dialect.bit("hasOperationAttrVerify"),
                unknown_ops: false,
                extensible: dialect.bit("isExtensible"),
                bytecode_version: Box::default(),
                bytecode_interface: false,
            },
            namespace: plain_name(dialect.raw_text("cppNamespace").unwrap_or("")).trim_start_matches("mlir").to_owned(),
            ops: BTreeMap::new(),
            attrs: BTreeMap::new(),
            types: BTreeMap::new(),
            enums: BTreeMap::new(),
            type_constraints: BTreeMap::new(),
            attr_constraints: BTreeMap::new(),
            forms: BTreeMap::new(),
            transforms: BTreeMap::new(),
        };
        for doc in docs {
            for rec in doc.of_class("Op").filter(|rec| is_this(rec, "opDialect")) {
                let op = rows.op(rec);
                rows.ops.insert(rec.text("opName").unwrap_or("").into(), op);
            }
            for rec in doc.of_class("AttrDef").filter(|rec| is_this(rec, "dialect") && !rec.anonymous()) {
                let attr = rows.attr_or_type(rec);
                insert(&mut rows.attrs, attr, world);
            }
            for rec in doc.of_class("TypeDef").filter(|rec| is_this(rec, "dialect") && !rec.anonymous()) {
                let ty = rows.attr_or_type(rec);
                insert(&mut rows.types, ty, world);
            }
            for rec in doc.of_class("EnumInfo").chain(doc.of_class("EnumAttrInfo")) {
                let own =
                    !rows.namespace.is_empty() && plain_name(rec.text("cppNamespace").unwrap_or("")) == rows.namespace;
                if own && !rec.anonymous() {
                    rows.enum_(rec);
                }
            }
        }
        rows.add_transforms();
        rows.add_cpp_only()?;
        Ok(rows)
    }

    /// Adds the type transformers that all projects define under the same names.
    fn add_transforms(&mut self) {
        let is_match = |t: &&Trait| t.name.ends_with("TypesMatchWith");
        let expressions =
            self.ops.values().flat_map(|op| op.traits.iter().filter(is_match)).filter_map(|t| t.args.get(3));
        let used: Vec<&str> = expressions.map(|text| &**text).collect();
        for (name, expression) in self.world.transforms() {
            if used.iter().any(|text| text.contains(&format!("{name}("))) {
                let row = TransformRow { name: name.into(), expressions: Box::new([expression.into()]) };
                self.transforms.insert(name.to_owned(), row);
            }
        }
    }

    /// Adds types that upstream defines only in C++.
    fn add_cpp_only(&mut self) -> Result<(), Error> {
        for (class, name) in CPP_TYPES {
            let Some(short) = name.strip_prefix(&self.name).and_then(|rest| rest.strip_prefix('.')) else { continue };
            let text = format!("dialect {}\ntype {short}\n  class {}\n  custom-format\n", self.name, last_name(class));
            let extra = parsed(text)?;
            self.types.extend(extra.types().map(|row| (short.to_owned(), row.clone())));
        }
        Ok(())
    }

    /// Adds definitions in the syntax of definition files. Operations that already exist are kept.
    ///
    /// # Errors
    /// Fails if `text` is not valid.
    pub fn extend(&mut self, text: &str) -> Result<(), Error> {
        let extra = parsed(format!("dialect {}\n{text}", self.name))?;
        // Since LLVM 23, some of these operations are defined in `.td` files.
        for (name, op) in extra.op_names().zip(extra.ops()) {
            self.ops.entry(name.to_owned()).or_insert_with(|| op.clone());
        }
        let short = |row: &TypeDef| row.name.split_once('.').map(|(_, name)| name.to_owned());
        self.types.extend(extra.types().filter_map(|row| Some((short(row)?, row.clone()))));
        self.attrs.extend(extra.attrs().filter_map(|row| Some((short(row)?, row.clone()))));
        Ok(())
    }

    /// Removes the definitions that are also in `base`, the dialect that this dialect extends.
    pub fn remove(&mut self, base: &Rows<'_, '_>) {
        self.ops.retain(|name, _| !base.ops.contains_key(name));
        self.attrs.retain(|name, _| !base.attrs.contains_key(name));
        self.types.retain(|name, _| !base.types.contains_key(name));
        self.enums.retain(|name, _| !base.enums.contains_key(name));
        self.type_constraints.retain(|name, _| !base.type_constraints.contains_key(name));
        self.attr_constraints.retain(|name, _| !base.attr_constraints.contains_key(name));
        self.transforms.retain(|name, _| !base.transforms.contains_key(name));
    }

    fn op(&mut self, rec: Rec<'a>) -> OpDef {
        let short = rec.text("opName").unwrap_or("");
        let name: Box<str> = format!("{}.{short}", self.name).into();
        let mut op = OpDef {
            class: Some(class_of_op(rec.name)).filter(|class| **class != *OpDef::derived_class(&name)),
            name,
            arguments: Box::default(),
            operands: Box::default(),
            results: Box::default(),
            regions: rec.dag("regions").into_iter().filter_map(|(arg, name)| region(arg, name)).collect(),
            successors: rec.dag("successors").into_iter().filter_map(|(arg, name)| successor(arg, name)).collect(),
            slots: Slots::default(),
            wire: Box::default(),
            traits: self.traits(rec),
            flags: OpFlags::default(),
            format: rec.text("assemblyFormat").map(|f| clean_format(f).into()),
            form: None,
            names: Box::default(),
            default_dialect: rec
                .raw_text("extraClassDeclaration")
                .zip(rec.def("opDialect").and_then(|dialect| dialect.text("name")))
                .and_then(|(code, own)| forms::default_dialect(code, own))
                .map(Into::into),
            custom_format: rec.bit("hasCustomAssemblyFormat") && rec.text("assemblyFormat").is_none(),
            function_format: false,
            custom_verifier: rec.bit("hasVerifier") || rec.bit("hasRegionVerifier"),
        };
        // Assume that the C++ code calls `function_interface_impl`, as it nearly always does.
        if op.custom_format && op.traits.iter().any(|t| &*t.name == "FunctionOpInterface") {
            (op.custom_format, op.function_format) = (false, true);
        }
        let (mut operands, mut slots, mut has_properties) = (Vec::new(), Vec::new(), false);
        let (mut arguments, mut is_mixed) = (Vec::<Box<str>>::new(), false);
        for (arg, name) in rec.dag("arguments") {
            let DagArg::Def(arg) = arg else { continue };
            let arg = if arg.is("OpVariable") { arg.def("constraint").unwrap_or(arg) } else { arg };
            arguments.push(name.into());
            if arg.is("TypeConstraint") {
                is_mixed |= !slots.is_empty();
                operands.push(self.value(arg, name));
            } else if arg.is("Property") {
                has_properties = true;
                slots.push(self.property(&op.name, arg, name));
            } else if arg.is("Attr") {
                slots.push(self.attr_slot(&op.name, arg, name));
            } else {
                self.world.note(NoteKind::Hidden, &op.name, format!("argument '{name}' has an unknown kind"));
            }
        }
        let results = rec.dag("results").into_iter().filter_map(|(arg, name)| match arg {
            DagArg::Def(arg) => {
                Some((if arg.is("OpVariable") { arg.def("constraint").unwrap_or(arg) } else { arg }, name))
            }
            DagArg::Text(_) => None,
        });
        op.results = results.map(|(arg, name)| self.value(arg, name)).collect();
        op.operands = operands.into();
        if is_mixed {
            op.arguments = arguments.into();
        }
        for (name, slot, kind) in [
            ("AttrSizedOperandSegments", "operandSegmentSizes", SlotKind::OperandSegments),
            ("AttrSizedResultSegments", "resultSegmentSizes", SlotKind::ResultSegments),
        ] {
            if op.traits.iter().any(|t| &*t.name == name) {
                slots.push(Slot { name: slot.into(), kind });
            }
        }
        op.slots = slots.into();
        let for_attributes = rec.def("opDialect").is_none_or(|d| {
            // Since LLVM 23, properties are mandatory and the field does not exist.
            d.bit("usePropertiesForAttributes") || !d.has("usePropertiesForAttributes")
        });
        if !for_attributes && !has_properties {
            op.flags.0 |= OpFlags::ATTRS_IN_DICTIONARY;
        }
        if let Some(code) = rec.raw_text("extraClassDefinition") {
            op.form = if op.custom_format { forms::form(code).map(Into::into) } else { None };
            op.names = forms::result_names(code).unwrap_or_default().into();
        }
        if let Some(form) = &op.form {
            let row = || FormDef { name: form.clone(), ..FormDef::default() };
            self.forms.entry(form.to_string()).or_insert_with(row);
        }
        if rec.bit("useCustomPropertiesEncoding") {
            op.flags.0 |= OpFlags::CUSTOM_PROPERTIES;
        }
        op
    }

    fn value(&mut self, rec: Rec<'a>, name: &str) -> ValueDef {
        let variadic = if rec.is("VariadicOfVariadic") {
            Variadic::ManyOfMany(rec.text("segmentAttrName").unwrap_or("").into())
        } else if rec.is("Variadic") {
            Variadic::Many
        } else if rec.is("Optional") {
            Variadic::Optional
        } else {
            Variadic::One
        };
        let base = if variadic == Variadic::One { rec } else { rec.def("baseType").unwrap_or(rec) };
        ValueDef { name: name.into(), constraint: self.type_constraint(base), variadic }
    }

    fn type_constraint(&mut self, rec: Rec<'a>) -> Box<str> {
        let mut row = TypeConstraint {
            name: Box::default(),
            summary: rec.raw_text("summary").map_or_else(|| rec.name.into(), one_line),
            pred: predicate(self.world, &self.namespace, rec),
            buildable: None,
            class: None,
        };
        let class = rec.text("cppType").and_then(|cpp| self.world.class(&self.namespace, cpp));
        row.class =
            class.filter(|(name, class)| class.is_type && !name.starts_with("builtin.")).map(|(name, _)| name.into());
        if let Some(code) = rec.text("builderCall") {
            row.buildable = values::built_type(self.world, &self.namespace, code).map(Into::into);
            if row.buildable.is_none() {
                self.world.note(NoteKind::Builder, &self.name, format!("type built by `{code}`"));
            }
        }
        row.name = row_name(rec, &row, |name| TypeConstraint { name, ..row.clone() }, &self.type_constraints);
        self.type_constraints.insert(row.name.to_string(), row.clone());
        row.name
    }

    fn attr_slot(&mut self, op: &str, rec: Rec<'a>, name: &str) -> Slot {
        let mut inner = rec;
        while ["OptionalAttr", "DefaultValuedAttr", "DefaultValuedOptionalAttr"].iter().any(|class| inner.is(class)) {
            match inner.def("baseAttr") {
                Some(base) => inner = base,
                None => break,
            }
        }
        let constraint = self.attr_constraint(rec, inner);
        let optional = rec.bit("isOptional");
        let default = rec.raw_text("defaultValue").filter(|d| !d.trim().is_empty());
        let presence = match default {
            Some("false") if constraint.kind == AttrKind::Unit => Presence::Optional,
            Some(expr) => match (values::attr_default(self.world, &self.namespace, rec, &constraint), optional) {
                (Some(value), true) => Presence::DefaultOptional(value.into()),
                (Some(value), false) => Presence::Default(value.into()),
                (None, true) => {
                    self.world.note(
                        NoteKind::Default,
                        op,
                        format!("default of '{name}' is `{expr}` ({})", constraint.storage),
                    );
                    Presence::Optional
                }
                // If the value cannot be built in C++, `{}` and `nullptr` denote an absent attribute.
                (None, false) if matches!(expr.trim(), "{}" | "nullptr") => Presence::Optional,
                (None, false) => {
                    self.world.note(
                        NoteKind::Default,
                        op,
                        format!("REQUIRED default of '{name}' is `{expr}` ({})", constraint.storage),
                    );
                    Presence::Required
                }
            },
            None if optional => Presence::Optional,
            None => Presence::Required,
        };
        Slot { name: name.into(), kind: SlotKind::Attr { constraint: constraint.name, presence } }
    }

    fn attr_constraint(&mut self, outer: Rec<'a>, rec: Rec<'a>) -> AttrConstraint {
        let storage = rec.text("storageType").unwrap_or("::mlir::Attribute");
        let mut row = AttrConstraint {
            name: Box::default(),
            summary: rec.raw_text("summary").map_or_else(|| rec.name.into(), one_line),
            pred: predicate(self.world, &self.namespace, rec),
            kind: self.attr_kind(outer, rec, storage),
            storage: last_name(&plain(storage)).into(),
        };
        // The elements of an array can be cases of an enum that no attribute uses directly.
        let unnamed = enum_of(&row.pred).filter(|name| !self.enums.contains_key(*name));
        if let Some(info) = unnamed.and_then(|name| self.world.enum_named(name)) {
            self.enum_(info);
        }
        row.name = row_name(rec, &row, |name| AttrConstraint { name, ..row.clone() }, &self.attr_constraints);
        self.attr_constraints.insert(row.name.to_string(), row.clone());
        row
    }

    fn attr_kind(&mut self, outer: Rec<'a>, rec: Rec<'a>, storage: &str) -> AttrKind {
        let base = values::base_attr(rec);
        match base.name {
            "UnitAttr" => return AttrKind::Unit,
            "SymbolNameAttr" => return AttrKind::SymbolName,
            _ => {}
        }
        if base.is("EnumAttrInfo") && base.text("underlyingType").is_some() && base.text("constBuilderCall").is_some() {
            return AttrKind::Enum(self.enum_(base));
        }
        let def = if base.is("AttrDef") { Some(base) } else { None };
        let found = self
            .world
            .class(&self.namespace, storage)
            .filter(|(_, class)| !class.is_type)
            .and_then(|(_, class)| class.rec);
        if let Some(def) = def.or(found)
            && let Some(name) = class_name(def).filter(|name| !name.starts_with("builtin."))
        {
            return match def.def("enum") {
                Some(info) => AttrKind::EnumAttr { attr: name.into(), enum_name: self.enum_(info) },
                None => AttrKind::Dialect(name.into()),
            };
        }
        let built = outer
            .def("valueType")
            .and_then(|ty| values::built_type(self.world, &self.namespace, ty.text("builderCall")?));
        match built {
            Some(ty) if ty != "none" => AttrKind::Typed(ty.into()),
            _ if plain(storage) == "Attribute" || self.world.is_interface(&self.namespace, storage) => AttrKind::Any,
            _ => AttrKind::Builtin(last_name(&plain(storage)).into()),
        }
    }

    fn property(&mut self, op: &str, rec: Rec<'a>, name: &str) -> Slot {
        let base = values::base_property(rec);
        let storage = plain(base.text("storageType").unwrap_or(""));
        let kind = if let Some(info) = base.def("enum") {
            let enum_name = self.enum_(info);
            if let (Some(row), Some(summary)) = (self.enums.get_mut(&*enum_name), base.text("summary")) {
                row.summary = summary.into();
            }
            PropKind::Enum {
                enum_name,
                width: enum_width(info),
                keyword: base.text("mnemonic").map(Into::into),
                attr: base.def("attrForm").and_then(class_name).map(Into::into),
            }
        } else if let Some(info) = self.world.enum_(&self.namespace, &storage) {
            // Before LLVM 21, an `EnumProperty` contains a C++ type, whose attribute is found by name.
            let attr = self.world.class(&self.namespace, &format!("{storage}Attr")).map(|(name, _)| name.into());
            PropKind::Enum { enum_name: self.enum_(info), width: enum_width(info), keyword: None, attr }
        } else if base.is("_cls_UnitProp") {
            PropKind::Unit
        } else if storage == "bool" {
            PropKind::Bool
        } else if storage == "std::string" {
            PropKind::Str
        } else if let Some((width, _)) = values::integer_width(&storage) {
            PropKind::Int(width)
        } else if let Some((width, _)) = template(&storage, "std::optional").and_then(values::integer_width) {
            PropKind::OptionalInt(width)
        } else if let Some((width, _)) =
            template(&storage, "SmallVector").and_then(values::integer_width).filter(|_| base.is("IntArrayProp"))
        {
            PropKind::IntArray(width)
        } else {
            self.world.note(NoteKind::Property, op, format!("property '{name}' is stored as `{storage}`"));
            PropKind::Other(storage.into())
        };
        let default = values::property_default(rec).map(Into::into);
        if default.is_none() && rec.text("defaultValue").is_some() {
            self.world.note(
                NoteKind::Default,
                op,
                format!("default of property '{name}' is `{}`", rec.text("defaultValue").unwrap_or("")),
            );
        }
        Slot { name: name.into(), kind: SlotKind::Prop { kind, default } }
    }

    fn enum_(&mut self, rec: Rec<'a>) -> Box<str> {
        let width = enum_width(rec);
        let mask = if width >= 64 { u64::MAX } else { (1 << width) - 1 };
        let mut row = EnumDef {
            name: rec.text("className").unwrap_or(rec.name).into(),
            summary: if names_summary(rec) { rec.text("summary").unwrap_or("").into() } else { Box::default() },
            width,
            bit_separator: rec.raw_text("separator").filter(|_| is_bits(rec)).map(Into::into),
            primary_groups: rec.bit("printBitEnumPrimaryGroups"),
            // Up to LLVM 19, bit enums are always quoted.
            quoted: rec.bit("printBitEnumQuoted") || (is_bits(rec) && !rec.has("printBitEnumQuoted")),
            cases: rec.defs("enumerants").into_iter().map(|case| enum_case(case, mask)).collect(),
        };
        if let Some(other) = self.enums.get(&*row.name) {
            if row.summary.is_empty() {
                row.summary.clone_from(&other.summary);
            }
            if *other != row {
                let namespace = plain_name(rec.text("cppNamespace").unwrap_or(""));
                row.name = format!("{namespace}::{}", row.name).into();
            }
        }
        self.enums.insert(row.name.to_string(), row.clone());
        row.name
    }

    fn attr_or_type(&mut self, rec: Rec<'a>) -> AttrDef {
        let class = rec.text("cppClassName").unwrap_or(rec.name);
        let name = class_name(rec).unwrap_or_default();
        let traits = self.traits(rec);
        let mut params: Vec<_> =
            rec.dag("parameters").into_iter().map(|(arg, param)| self.param(&name, arg, param)).collect();
        if traits.iter().any(|found| &*found.name == "TypedAttr") && params.iter().all(|param| !param.self_type) {
            params.extend(self.own_type(rec));
        }
        AttrDef {
            cpp: if rec.text("assemblyFormat").is_some() { cpp_names(rec) } else { Box::default() },
            params: params.into(),
            name: name.into(),
            mnemonic: rec.text("mnemonic").map(Into::into),
            class: class.into(),
            format: rec.text("assemblyFormat").map(|f| clean_format(f).into()),
            custom_format: rec.bit("hasCustomAssemblyFormat") && rec.text("assemblyFormat").is_none(),
            custom_verifier: rec.bit("genVerifyDecl"),
            enum_name: rec.def("enum").map(|info| self.enum_(info)),
            traits,
            mnemonic_alias: rec.bit("genMnemonicAlias"),
            asm_name: rec.text("extraClassDeclaration").and_then(forms::type_name).map(Into::into),
            alias_name: rec.text("extraClassDeclaration").and_then(forms::alias_name).unwrap_or_default(),
            wire: Box::default(),
        }
    }

    /// Returns the parameter for the type of an attribute whose type is always the same; `None` for other attributes.
    fn own_type(&self, rec: Rec<'a>) -> Option<ParamDef> {
        let class = forms::own_type(rec.text("extraClassDeclaration")?)?;
        let (name, _) = self.world.class(&self.namespace, &class).filter(|(_, class)| class.is_type)?;
        Some(ParamDef {
            name: "type".into(),
            kind: ParamKind::Type(name.into()),
            optional: false,
            default: Some(format!("!{name}").into()),
            custom_syntax: false,
            self_type: true,
        })
    }

    fn param(&mut self, owner: &str, arg: DagArg<'a>, name: &str) -> ParamDef {
        let mut param = ParamDef {
            name: name.into(),
            kind: ParamKind::Bool,
            optional: false,
            default: None,
            custom_syntax: false,
            self_type: false,
        };
        let cpp = match arg {
            DagArg::Text(cpp) => cpp,
            DagArg::Def(rec) => {
                param.optional = ["OptionalParameter", "OptionalArrayRefParameter"].iter().any(|c| rec.is(c));
                param.self_type = rec.is("AttributeSelfTypeParameter");
                let known = rec.is("EnumParameter") || rec.is("StringRefParameter");
                param.custom_syntax = !known && (rec.text("parser").is_some() || rec.text("printer").is_some());
                if !param.optional && rec.text("defaultValue").is_some() {
                    param.default = values::param_default(self.world, &self.namespace, rec).map(Into::into);
                    if param.default.is_none() {
                        param.optional = true;
                        self.world.note(
                            NoteKind::Default,
                            owner,
                            format!("default of parameter '{name}' is `{}`", rec.text("defaultValue").unwrap_or("")),
                        );
                    }
                }
                rec.text("cppType").unwrap_or("")
            }
        };
        let cpp = plain(cpp);
        param.kind = self.param_kind(&cpp, &mut param.optional);
        // Without `std::optional`, an optional parameter is absent if it is zero.
        if param.optional && !cpp.starts_with("std::optional") {
            match param.kind {
                ParamKind::Int(_) | ParamKind::UInt(_) => (param.optional, param.default) = (false, Some("0".into())),
                ParamKind::Bool => (param.optional, param.default) = (false, Some("false".into())),
                _ => {}
            }
        }
        if let ParamKind::Other(cpp) = &param.kind {
            self.world.note(NoteKind::Parameter, owner, format!("parameter '{name}' is a `{cpp}`"));
        }
        param
    }

    fn param_kind(&mut self, cpp: &str, optional: &mut bool) -> ParamKind {
        if let Some(inner) = template(cpp, "std::optional") {
            *optional = true;
            return self.param_kind(inner, optional);
        }
        if let Some(inner) = template(cpp, "ArrayRef").or_else(|| template(cpp, "SmallVector")) {
            return ParamKind::Array(Box::new(self.param_kind(split(inner, ",").first().unwrap_or(&""), optional)));
        }
        if let Some((width, signed)) = values::integer_width(cpp) {
            return if signed { ParamKind::Int(width) } else { ParamKind::UInt(width) };
        }
        if let Some(info) = self.world.enum_(&self.namespace, cpp) {
            return ParamKind::Enum(self.enum_(info));
        }
        if let Some((name, class)) = self.world.class(&self.namespace, cpp) {
            let name = if name.starts_with("builtin.") { last_name(cpp) } else { name };
            return if class.is_type { ParamKind::Type(name.into()) } else { ParamKind::Attr(name.into()) };
        }
        match cpp {
            "bool" => ParamKind::Bool,
            "StringRef" | "std::string" => ParamKind::Str,
            "APInt" => ParamKind::ApInt,
            "APFloat" | "double" | "float" => ParamKind::ApFloat,
            "Attribute" => ParamKind::Attr(Box::default()),
            "Type" => ParamKind::Type(Box::default()),
            "Location" => ParamKind::Attr("LocationAttr".into()),
            _ if cpp.ends_with("Attr") || cpp.ends_with("AttrInterface") || cpp.ends_with("LayoutAttrInterface") => {
                ParamKind::Attr(cpp.into())
            }
            _ if cpp.ends_with("Type") || cpp.ends_with("TypeInterface") => ParamKind::Type(cpp.into()),
            _ => ParamKind::Other(cpp.into()),
        }
    }

    fn traits(&self, rec: Rec<'a>) -> Box<[Trait]> {
        let mut list = Vec::new();
        self.add_traits(rec.defs("traits"), &mut list);
        list.into()
    }

    fn add_traits(&self, recs: Vec<Rec<'a>>, list: &mut Vec<Trait>) {
        for rec in recs {
            if rec.is("TraitList") {
                self.add_traits(rec.defs("traits"), list);
                continue;
            }
            if rec.is("Interface") {
                self.add_traits(rec.defs("baseInterfaces"), list);
            }
            let t = self.trait_(rec);
            if !list.contains(&t) {
                list.push(t);
            }
        }
    }

    fn trait_(&self, rec: Rec<'a>) -> Trait {
        let summary = || rec.raw_text("summary").unwrap_or("").to_owned();
        let field = |name: &str| plain(rec.raw_text(name).unwrap_or(""));
        let (name, args): (String, Vec<String>) =
            if rec.is("AllMatchSameOperatorTrait") || rec.is("AnyMatchOperatorTrait") {
                (rec.class().into(), rec.strings("values").into_iter().map(Into::into).collect())
            } else if rec.is("TypesMatchWith") && compares_types(rec) {
                let classes = ["OptionalTypesMatchWith", "RangedTypesMatchWith"];
                let usual = if is_optional_match(rec) { "OptionalTypesMatchWith" } else { "TypesMatchWith" };
                let class = classes.into_iter().find(|class| rec.is(class)).unwrap_or(usual);
                (class.into(), vec![summary(), field("lhs"), field("rhs"), field("transformer")])
            } else if rec.is("PredTrait") {
                ("PredOpTrait".into(), vec![summary(), predicate(self.world, &self.namespace, rec).to_string()])
            } else if rec.is("Interface") {
                (field("cppInterfaceName"), Vec::new())
            } else {
                let text = field("trait");
                let text = text.trim_end_matches("::Impl").trim_end_matches("::Trait").to_owned();
                match text.split_once('<') {
                    Some((head, args)) => {
                        let args = split(args.trim_end_matches('>'), ",").into_iter();
                        (last_name(head).into(), args.map(|arg| self.trait_arg(rec, arg)).collect())
                    }
                    None => (last_name(&text).into(), Vec::new()),
                }
            };
        Trait { name: name.into(), args: args.into_iter().map(Into::into).collect() }
    }

    /// Converts an argument of a C++ trait. The class of an operation is replaced by the operation's name.
    fn trait_arg(&self, rec: Rec<'a>, arg: &str) -> String {
        if arg.ends_with("Op") && self.world.op(&self.namespace, arg).is_none() {
            self.world.note(
                NoteKind::Trait,
                &self.name,
                format!("trait '{}' names the operation class `{arg}`", rec.text("trait").unwrap_or("")),
            );
        }
        self.world.op(&self.namespace, arg).unwrap_or(arg).to_owned()
    }

    /// Returns how many type constraints and attribute constraints there are in total.
    pub fn constraints(&self) -> usize {
        self.type_constraints.len() + self.attr_constraints.len()
    }

    /// Returns the contents of the definition file, with `heading` as its first line. `others` are definitions of other
    /// releases.
    pub fn file(&self, heading: &str, release: &str, others: &[String]) -> String {
        let flags = DialectFlags { release: release.into(), ..self.flags.clone() };
        let mut out = format!("# {heading}\n\ndialect {}\n{flags}", self.name);
        let mut row = |row: &dyn Display| _ = write!(out, "\n{row}");
        self.forms.values().for_each(|r| row(r));
        self.enums.values().for_each(|r| row(r));
        self.attr_constraints.values().for_each(|r| row(r));
        self.type_constraints.values().for_each(|r| row(r));
        self.transforms.values().for_each(|r| row(r));
        self.attrs.values().for_each(|r| row(&r.display_as("attr")));
        self.types.values().for_each(|r| row(&r.display_as("type")));
        self.ops.values().for_each(|r| row(r));
        others.iter().for_each(|r| row(r));
        out
    }
}

/// Returns whether a `TypesMatchWith` also holds if an optional operand is absent, according to its C++ comparison
/// function.
fn is_optional_match(rec: Rec<'_>) -> bool {
    let code = rec.def("predicate").and_then(|pred| pred.raw_text("predExpr")).unwrap_or("");
    code.contains("|| std::equal_to")
}

/// Returns whether the C++ comparison function of a `TypesMatchWith` requires equal types.
fn compares_types(rec: Rec<'_>) -> bool {
    let code = rec.def("predicate").and_then(|pred| pred.raw_text("predExpr"));
    code.is_none_or(|code| code.contains("equal"))
}

/// Parses a definition file and checks its definitions.
pub(crate) fn parsed(text: String) -> Result<Dialect, Error> {
    let dialect = Dialect::parse(text).map_err(|error| Error::unplaced(error.to_string()))?;
    match dialect.check() {
        Ok(()) => Ok(dialect),
        Err(errors) => Err(Error::unplaced(errors.iter().map(ToString::to_string).collect::<Vec<_>>().join("\n"))),
    }
}

fn insert(rows: &mut BTreeMap<String, AttrDef>, row: AttrDef, world: &World<'_>) {
    let short = row.mnemonic.as_deref().unwrap_or(&row.class).to_owned();
    if rows.get(&short).is_some_and(|other| other.class != row.class) {
        world.note(NoteKind::Hidden, &row.name, format!("a second row ({}) has this mnemonic", row.class));
        return;
    }
    rows.insert(short, row);
}

/// Returns the name of a constraint: the name of its record if no other constraint has that name. Otherwise the name is
/// followed by a hash of the constraint; for an anonymous record, the most derived class replaces the name.
fn row_name<T: Display + PartialEq>(
    rec: Rec<'_>,
    row: &T,
    named: impl Fn(Box<str>) -> T,
    rows: &BTreeMap<String, T>,
) -> Box<str> {
    if !rec.anonymous() && rows.get(rec.name).is_none_or(|other| *other == named(rec.name.into())) {
        return rec.name.into();
    }
    let class = if rec.anonymous() { rec.class() } else { rec.name };
    format!("{class}.{}", hash(&row.to_string())).into()
}

/// Returns a hash of six hexadecimal digits for a definition.
fn hash(text: &str) -> String {
    let hash = text.bytes().fold(0xcbf2_9ce4_8422_2325_u64, |h, b| (h ^ u64::from(b)).wrapping_mul(0x0100_0000_01b3));
    format!("{:06x}", (hash >> 24) & 0xff_ffff)
}

/// Returns the template arguments in `name<arguments>`; `None` if `text` has another form.
fn template<'t>(text: &'t str, name: &str) -> Option<&'t str> {
    Some(text.strip_prefix(name)?.strip_prefix('<')?.strip_suffix('>')?.trim())
}

/// Returns the name of the enum that a predicate tests for; `None` if it tests for none.
fn enum_of(pred: &Pred) -> Option<&str> {
    match pred {
        Pred::Leaf(Leaf::Enum(name)) => Some(name),
        Pred::And(all) | Pred::Or(all) => all.iter().find_map(enum_of),
        Pred::Not(inner) | Pred::Subst(_, inner) => enum_of(inner),
        Pred::True | Pred::Leaf(_) => None,
    }
}

/// Returns true if messages refer to the enum by its summary. This applies to enums that are not attributes, which were
/// added in LLVM 21.
fn names_summary(rec: Rec<'_>) -> bool {
    rec.is("EnumInfo") && !rec.is("EnumAttrInfo")
}

/// Returns true if an enum is a bit enum. Its record has another class up to LLVM 20.
fn is_bits(rec: Rec<'_>) -> bool {
    rec.is("BitEnumBase") || rec.is("BitEnumAttr")
}

fn enum_case(rec: Rec<'_>, mask: u64) -> EnumCase {
    EnumCase {
        symbol: rec.text("symbol").unwrap_or("").into(),
        text: rec.raw_text("str").unwrap_or("").into(),
        value: rec.int("value").unwrap_or(0).cast_unsigned() & mask,
        group: rec.is("BitEnumCaseGroup") || rec.is("BitEnumAttrCaseGroup"),
    }
}

fn region(arg: DagArg<'_>, name: &str) -> Option<RegionDef> {
    let DagArg::Def(rec) = arg else { return None };
    let code = plain(rec.def("predicate").and_then(|p| p.raw_text("predExpr")).unwrap_or(""));
    let inner = crate::cpp::unwrap(&code);
    let count =
        || call(inner).and_then(|(_, _, args)| integer(split(args, ",").last()?)).and_then(|n| n.try_into().ok());
    let kind = match call(inner).map_or("", |(head, ..)| head) {
        "hasNItems" => RegionKind::Sized(count()?),
        "hasNItemsOrMore" => RegionKind::MinSized(count()?),
        "hasNItemsOrLess" => RegionKind::MaxSized(count()?),
        _ => RegionKind::Any,
    };
    Some(RegionDef { name: name.into(), kind, variadic: rec.is("VariadicRegion") })
}

fn successor(arg: DagArg<'_>, name: &str) -> Option<SuccessorDef> {
    let DagArg::Def(rec) = arg else { return None };
    Some(SuccessorDef { name: name.into(), variadic: rec.is("VariadicSuccessor") })
}

/// Returns the record name of an attribute or type, followed by the C++ types of its parameters, as in the messages of
/// mlir-tblgen.
fn cpp_names(rec: Rec<'_>) -> Box<[Box<str>]> {
    let types = rec.dag("parameters").into_iter().map(|(arg, _)| match arg {
        DagArg::Text(cpp) => cpp,
        DagArg::Def(rec) => rec.text("cppType").unwrap_or(""),
    });
    std::iter::once(rec.name).chain(types).map(Into::into).collect()
}

/// Returns the C++ class of an operation, which is the record name without the dialect prefix up to the first `_`.
fn class_of_op(record: &str) -> Box<str> {
    match record.split_once('_') {
        Some(("", _)) | None => record,
        Some((prefix, "")) => prefix,
        Some((_, class)) => class,
    }
    .into()
}

/// Joins lines into one. A single line is kept unchanged, because messages include its leading and trailing spaces.
fn one_line(text: &str) -> Box<str> {
    match text.contains('\n') {
        true => text.split_whitespace().collect::<Vec<_>>().join(" ").into(),
        false => text.into(),
    }
}

/// Returns an assembly format with single spaces outside of literals.
fn clean_format(format: &str) -> String {
    let mut out = String::with_capacity(format.len());
    for (index, part) in format.split('`').enumerate() {
        if index > 0 {
            out.push('`');
        }
        if index % 2 == 1 {
            out.push_str(part);
            continue;
        }
        for c in part.chars() {
            match c {
                c if !c.is_whitespace() => out.push(c),
                _ if out.ends_with(' ') => {}
                _ => out.push(' '),
            }
        }
    }
    out.trim().to_owned()
}

#[cfg(test)]
mod tests {
    use super::hash;

    /// Checks that the names of constraints still match the hashes of their definitions. If a change of the syntax
    /// breaks this test, import all dialects again; otherwise the next import renames the constraints.
    #[test]
    fn constraints_are_named_by_what_is_written() {
        let mut seen = 0;
        for entry in std::fs::read_dir("../mlirkit-dialects/src").expect("the folders of dialects are there") {
            let folder = entry.expect("an entry").path();
            let name = folder.file_name().unwrap_or_default().to_string_lossy().into_owned() + ".def";
            let Ok(text) = std::fs::read_to_string(folder.join(name)) else { continue };
            for row in text.split("\n\n").map(str::trim_end) {
                let Some((header, body)) = row.split_once('\n') else { continue };
                let Some((kind, name)) = header.split_once(' ').filter(|(kind, _)| kind.contains("-constraint")) else {
                    continue;
                };
                let digits = |end: &&str| end.len() == 6 && end.bytes().all(|b| b.is_ascii_hexdigit());
                if let Some(end) = name.rsplit_once('.').map(|(_, end)| end).filter(digits) {
                    let kind = kind.split('@').next().unwrap_or("");
                    assert_eq!(hash(&format!("{kind} \"\"\n{body}\n")), end, "{header}");
                    seen += 1;
                }
            }
        }
        assert!(seen > 400, "{seen} constraints without a name of their own");
    }
}

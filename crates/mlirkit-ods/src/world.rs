//! All definitions by C++ name, because records refer to each other by C++ class.

use std::cell::RefCell;
use std::collections::{BTreeMap, BTreeSet};

use mlirkit_defs::Dialect;

use crate::cpp::{last_name, plain, plain_name};
use crate::records::{DagArg, Doc, Rec};
use crate::values::integer_width;

/// A C++ class of an attribute or type.
#[derive(Clone, Copy)]
pub struct Class<'a> {
    /// The record of the class; `None` if the class is defined in C++ only.
    pub rec: Option<Rec<'a>>,
    /// Whether the class is a type class; otherwise it is an attribute class.
    pub is_type: bool,
}

/// The operations, attributes, types, enums and attribute interfaces in all records, by C++ name.
pub struct World<'a> {
    ops: BTreeMap<String, String>,
    classes: BTreeMap<String, (String, Class<'a>)>,
    enums: BTreeMap<String, Rec<'a>>,
    interfaces: BTreeSet<String>,
    enum_attrs: BTreeMap<String, String>,
    /// Facts that a definition file cannot express.
    pub notes: RefCell<BTreeSet<ImportNote>>,
}

/// A fact in the records that a definition file cannot express.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord)]
pub struct ImportNote {
    /// The name of the definition.
    pub subject: String,
    /// A description that includes the code in the record.
    pub what: String,
    /// The kind of fact that the note describes.
    pub kind: NoteKind,
}

/// The kinds of facts that a definition file cannot express.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum NoteKind {
    /// A default value that is computed by C++ code.
    Default,
    /// A parameter whose C++ class is unknown.
    Parameter,
    /// A property that is stored as a C++ class.
    Property,
    /// A type or attribute that C++ code builds.
    Builder,
    /// A trait that refers to an unknown class.
    Trait,
    /// A definition that is hidden by another definition with the same mnemonic.
    Hidden,
    /// A predicate that is written in C++.
    Predicate,
}

impl NoteKind {
    /// Describes the kind in words, in the plural.
    #[must_use]
    pub const fn plural(self) -> &'static str {
        match self {
            Self::Default => "default values in C++",
            Self::Parameter => "parameters of a C++ class",
            Self::Property => "properties stored as a C++ class",
            Self::Builder => "types built in C++",
            Self::Trait => "traits that name an unknown class",
            Self::Hidden => "rows hidden by another row",
            Self::Predicate => "predicates in C++",
        }
    }
}

/// Types that dialects declare only in C++, with their C++ classes.
pub const CPP_TYPES: &[(&str, &str)] = &[
    ("gpu::AsyncTokenType", "gpu.async.token"),
    ("gpu::MMAMatrixType", "gpu.mma_matrix"),
    ("gpu::SparseDnTensorHandleType", "gpu.sparse.dntensor_handle"),
    ("gpu::SparseSpMatHandleType", "gpu.sparse.spmat_handle"),
    ("gpu::SparseSpGEMMOpHandleType", "gpu.sparse.spgemmop_handle"),
    ("LLVM::LLVMVoidType", "llvm.void"),
    ("LLVM::LLVMTokenType", "llvm.token"),
    ("LLVM::LLVMLabelType", "llvm.label"),
    ("LLVM::LLVMMetadataType", "llvm.metadata"),
    ("LLVM::LLVMPPCFP128Type", "llvm.ppc_fp128"),
    ("LLVM::LLVMX86AMXType", "llvm.x86_amx"),
    ("spirv::ArrayType", "spirv.array"),
    ("spirv::CooperativeMatrixType", "spirv.coopmatrix"),
    ("spirv::ImageType", "spirv.image"),
    ("spirv::MatrixType", "spirv.matrix"),
    ("spirv::PointerType", "spirv.ptr"),
    ("spirv::RuntimeArrayType", "spirv.rtarray"),
    ("spirv::SampledImageType", "spirv.sampled_image"),
    ("spirv::StructType", "spirv.struct"),
    ("spirv::TensorArmType", "spirv.arm.tensor"),
];

impl<'a> World<'a> {
    /// Collects the C++ names in `docs`.
    pub fn new(docs: impl Iterator<Item = &'a Doc>) -> Self {
        let mut world = Self {
            ops: BTreeMap::new(),
            classes: BTreeMap::new(),
            enums: BTreeMap::new(),
            interfaces: BTreeSet::new(),
            enum_attrs: BTreeMap::new(),
            notes: RefCell::default(),
        };
        for (cpp, name) in CPP_TYPES {
            world.classes.insert((*cpp).into(), ((*name).into(), Class { rec: None, is_type: true }));
        }
        for doc in docs {
            for rec in doc.of_class("Op") {
                if let Some(name) = op_name(rec) {
                    let namespace = rec.raw_text("cppNamespace").unwrap_or("");
                    world.ops.entry(qualified(namespace, op_class(rec.name))).or_insert(name);
                }
            }
            for (kind, is_type) in [("AttrDef", false), ("TypeDef", true)] {
                for rec in doc.of_class(kind).filter(|rec| !rec.anonymous()) {
                    let Some(cpp) = rec.text("cppType") else { continue };
                    let Some(name) = class_name(rec) else { continue };
                    let class = Class { rec: Some(rec), is_type };
                    world.classes.entry(plain_name(cpp).into()).or_insert((name, class));
                }
            }
            for rec in doc.of_class("AttrInterface") {
                let namespace = rec.raw_text("cppNamespace").unwrap_or("");
                world.interfaces.insert(qualified(namespace, rec.text("cppInterfaceName").unwrap_or("")));
            }
            for rec in doc.of_class("EnumAttrInfo").filter(|rec| rec.bit("genSpecializedAttr")) {
                let (Some(class), Some(name)) = (rec.text("specializedAttrClassName"), rec.text("className")) else {
                    continue;
                };
                world.enum_attrs.insert(qualified(rec.raw_text("cppNamespace").unwrap_or(""), class), name.into());
            }
            // Before LLVM 21, every enum is an attribute.
            for rec in doc.of_class("EnumInfo").chain(doc.of_class("EnumAttrInfo")) {
                if let Some(cpp) = rec.text("cppType") {
                    world.enums.entry(plain_name(cpp).into()).or_insert(rec);
                }
            }
        }
        world
    }

    /// Adds the attributes and types of a dialect by their C++ classes. Records take precedence.
    pub fn know(&mut self, namespace: &str, dialect: &Dialect) {
        let rows = dialect.attrs().map(|row| (row, false)).chain(dialect.types().map(|row| (row, true)));
        for (row, is_type) in rows {
            let class = (row.name.to_string(), Class { rec: None, is_type });
            self.classes.entry(qualified(namespace, &row.class)).or_insert(class);
        }
    }

    /// Returns the name of the operation with a C++ class, as looked up from code in `namespace`. `None` if the class
    /// is unknown.
    pub fn op(&self, namespace: &str, class: &str) -> Option<&str> {
        let class = plain_name(class);
        scopes(namespace, class).find_map(|name| self.ops.get(&name)).map(String::as_str)
    }

    /// Returns the attribute or type with a C++ class, as looked up from code in `namespace`: its name
    /// `dialect.mnemonic` and its class. `None` if the class is unknown.
    pub fn class(&self, namespace: &str, class: &str) -> Option<(&str, Class<'a>)> {
        let class = plain(class);
        let found = scopes(namespace, &class).find_map(|name| self.classes.get(&name));
        found.map(|(name, class)| (name.as_str(), *class))
    }

    /// Returns the record of the enum with a C++ type, as looked up from code in `namespace`. `None` if the type is
    /// unknown.
    pub fn enum_(&self, namespace: &str, class: &str) -> Option<Rec<'a>> {
        let class = plain(class);
        if let Some(info) = scopes(namespace, &class).find_map(|name| self.enums.get(&name)) {
            return Some(*info);
        }
        // The name may be an alias: `LLVM::CConv` for `LLVM::cconv::CConv`.
        let mut nested = self.enums.iter().filter(|(name, _)| name.starts_with(namespace) && last_name(name) == class);
        if namespace.is_empty() { None } else { nested.next().map(|(_, info)| *info) }
    }

    /// Returns the record of the first enum with this name, in any namespace; `None` if there is none.
    pub fn enum_named(&self, name: &str) -> Option<Rec<'a>> {
        self.enums.iter().find(|(class, _)| last_name(class) == name).map(|(_, info)| *info)
    }

    /// Returns the name of the enum that a C++ attribute class wraps in an integer attribute; `None` if the class is
    /// unknown.
    pub fn enum_attr(&self, namespace: &str, class: &str) -> Option<&str> {
        let class = plain(class);
        scopes(namespace, &class).find_map(|name| self.enum_attrs.get(&name)).map(String::as_str)
    }

    /// Returns C++ functions with which projects derive types from pointers, each with the equivalent expression of a
    /// `transform` definition. Empty unless the records define a pointer type with a type parameter.
    pub fn transforms(&self) -> Vec<(&'static str, String)> {
        let pointers = self.classes.iter().filter(|(class, (name, _))| {
            last_name(class) == "PointerType" && !name.starts_with("llvm.") && !name.starts_with("spirv.")
        });
        let mut pointers = pointers.filter_map(|(_, (name, class))| Some((name, class.rec?)));
        let Some((name, rec)) = pointers.next() else { return Vec::new() };
        let params = rec.dag("parameters");
        let is_type = |arg: &DagArg<'_>| match arg {
            DagArg::Text(cpp) => matches!(plain(cpp).as_str(), "Type"),
            DagArg::Def(rec) => rec.text("cppType").is_some_and(|cpp| plain(cpp) == "Type"),
        };
        let Some((_, pointee)) = params.iter().find(|(arg, _)| is_type(arg)) else { return Vec::new() };
        // Further parameters are numbers such as the address space. 1 is the usual value.
        let rest = ", 1".repeat(params.len().saturating_sub(1));
        let pointer = |of: &str| format!("!{name}({of}{rest})");
        vec![
            ("getPointeeType", format!("like($_self, scalar($_self).{pointee})")),
            ("getPointerType", pointer("$_self")),
            ("getPointerTypeSameShape", format!("like($_self, {})", pointer("scalar($_self)"))),
            ("getPointerTypeToElement", pointer("scalar($_self)")),
        ]
    }

    /// Returns true if a C++ class is an attribute interface.
    pub fn is_interface(&self, namespace: &str, class: &str) -> bool {
        let class = plain(class);
        scopes(namespace, &class).any(|name| self.interfaces.contains(&name))
    }

    /// Records a fact that a definition file cannot express.
    pub fn note(&self, kind: NoteKind, subject: &str, what: impl Into<String>) {
        self.notes.borrow_mut().insert(ImportNote { subject: subject.into(), what: what.into(), kind });
    }
}

/// Returns `namespace::name` without a leading `::mlir::`.
fn qualified(namespace: &str, name: &str) -> String {
    match plain_name(namespace).trim_start_matches("mlir") {
        "" => name.to_owned(),
        namespace => format!("{namespace}::{name}"),
    }
}

/// Iterates over the full names that C++ tries for `name` in a namespace: first inside it, then in the enclosing
/// namespaces.
fn scopes<'n>(namespace: &'n str, name: &'n str) -> impl Iterator<Item = String> + 'n {
    let inner = plain_name(namespace).trim_start_matches("mlir");
    let outer = std::iter::successors(Some(inner), |scope| scope.rsplit_once("::").map(|(outer, _)| outer));
    let nested = outer.filter(|scope| !scope.is_empty()).map(move |scope| format!("{scope}::{name}"));
    nested.chain(std::iter::once(name.to_owned()))
}

/// Returns the width of an enum's values in bits.
pub fn enum_width(info: Rec<'_>) -> u32 {
    let said = info.int("bitwidth").and_then(|width| u32::try_from(width).ok());
    said.or_else(|| Some(integer_width(info.text("underlyingType")?)?.0)).unwrap_or(32)
}

/// Returns the full name `dialect.name` of an operation record; `None` if the record has no name or dialect.
pub fn op_name(rec: Rec<'_>) -> Option<String> {
    Some(format!("{}.{}", rec.def("opDialect")?.text("name")?, rec.text("opName")?))
}

/// Returns the C++ class of an operation, derived from the name of its record.
pub fn op_class(record: &str) -> &str {
    match record.split_once('_') {
        Some((prefix, rest)) if !prefix.is_empty() && !rest.is_empty() => rest,
        _ => record,
    }
}

/// Returns the full name `dialect.mnemonic` of an attribute or type record. Without a mnemonic, it ends in the C++
/// class. `None` if the record has no dialect or class.
pub fn class_name(rec: Rec<'_>) -> Option<String> {
    let dialect = rec.def("dialect")?.text("name")?;
    let short = rec.text("mnemonic").or_else(|| rec.text("cppClassName"))?;
    Some(format!("{dialect}.{short}"))
}

//! The native half of the Python package `mlirkit`: objects that hold handles, and functions that release the GIL while they
//! work. The public modules, such as `mlirkit.ir`, are built on it.

mod attr;
mod attributes;
mod block;
mod cell;
mod change;
mod classes;
mod context;
mod create;
mod data;
mod dialect_parts;
mod error;
mod facts;
mod files;
mod handle;
mod iterate;
mod make;
mod module;
mod op;
mod parts;
mod port;
mod rows;
mod sequences;
mod shown;
mod store;
mod tables;
mod value;
mod verbs;
mod walk;

use pyo3::prelude::*;

#[pymodule]
fn _mlirkit(module: &Bound<'_, PyModule>) -> PyResult<()> {
    module.add_class::<context::PyContext>()?;
    module.add_class::<attr::PyAttr>()?;
    module.add_class::<attr::PyTy>()?;
    module.add_class::<data::Blob>()?;
    module.add_class::<op::PyOpBase>()?;
    module.add_class::<op::PyOperation>()?;
    module.add_class::<op::PyOpView>()?;
    module.add_class::<classes::Token>()?;
    module.add_class::<value::PyValue>()?;
    module.add_class::<value::PyOpResult>()?;
    module.add_class::<value::PyBlockArgument>()?;
    module.add_class::<value::PyOpOperand>()?;
    module.add_class::<block::PyRegion>()?;
    module.add_class::<block::PyBlock>()?;
    module.add_class::<attributes::NamedAttribute>()?;
    module.add_class::<attributes::OpAttributeMap>()?;
    module.add_class::<iterate::OperationIterator>()?;
    module.add_class::<sequences::BlockArgumentList>()?;
    module.add_class::<iterate::BlockIterator>()?;
    module.add_class::<sequences::BlockList>()?;
    module.add_class::<sequences::OperationList>()?;
    module.add_class::<sequences::OpOperandList>()?;
    module.add_class::<sequences::OpResultList>()?;
    module.add_class::<sequences::OpSuccessors>()?;
    module.add_class::<iterate::RegionIterator>()?;
    module.add_class::<sequences::RegionSequence>()?;
    module.add_function(wrap_pyfunction!(classes::_views_changed, module)?)?;
    module.add_function(wrap_pyfunction!(value::_has_casters, module)?)?;
    module.add_function(wrap_pyfunction!(context::_set_hooks, module)?)?;
    module.add_function(wrap_pyfunction!(rows::_row, module)?)?;
    module.add_function(wrap_pyfunction!(rows::_has_dialect, module)?)?;
    module.add_function(wrap_pyfunction!(context::_live_contexts, module)?)?;
    module.add_function(wrap_pyfunction!(rows::_operation_names, module)?)?;
    module.add_function(wrap_pyfunction!(rows::_operation_classes, module)?)?;
    module.add_function(wrap_pyfunction!(rows::_enums, module)?)?;
    module.add_function(wrap_pyfunction!(rows::_constraints, module)?)?;
    module.add_function(wrap_pyfunction!(rows::_attributes_and_types, module)?)?;
    module.add_class::<tables::ArrowTable>()?;
    module.add_function(wrap_pyfunction!(tables::facts, module)?)?;
    module.add_function(wrap_pyfunction!(tables::facts_schema, module)?)?;
    module.add_function(wrap_pyfunction!(change::_change, module)?)?;
    module.add_function(wrap_pyfunction!(tables::changed, module)?)?;
    module.add_function(wrap_pyfunction!(tables::changed_schema, module)?)?;
    module.add_function(wrap_pyfunction!(parts::module_tables, module)?)?;
    module.add_function(wrap_pyfunction!(parts::files_tables, module)?)?;
    module.add_function(wrap_pyfunction!(tables::join_parquet, module)?)?;
    module.add_function(wrap_pyfunction!(port::_port, module)?)?;
    module.add_function(wrap_pyfunction!(port::_port_data, module)?)?;
    module.add_function(wrap_pyfunction!(verbs::_strip, module)?)?;
    module.add_function(wrap_pyfunction!(verbs::_fingerprint, module)?)?;
    module.add_function(wrap_pyfunction!(verbs::_diff, module)?)?;
    module.add_function(wrap_pyfunction!(verbs::_query, module)?)?;
    module.add_function(wrap_pyfunction!(verbs::_info, module)?)?;
    module.add_function(wrap_pyfunction!(verbs::_size, module)?)?;
    module.add_function(wrap_pyfunction!(verbs::_serialize, module)?)?;
    module.add_function(wrap_pyfunction!(verbs::_convert, module)?)?;
    module.add_function(wrap_pyfunction!(verbs::_versions, module)?)?;
    module.add_function(wrap_pyfunction!(verbs::_artifact_version, module)?)?;
    module.add_function(wrap_pyfunction!(verbs::_explain, module)?)?;
    module.add_function(wrap_pyfunction!(verbs::_layout, module)?)?;
    module.add("__version__", env!("CARGO_PKG_VERSION"))?;
    Ok(())
}

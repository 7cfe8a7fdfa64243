//! Asynchronous copies, the barriers that wait for them, and fences.

use mlirkit_ir::OpRef;
use mlirkit_verify::{Checks, Verdict};

use crate::common::rules::{enum_prop, error, error_at_place, expect, has, int, int_width, require};
use crate::llvm::pointer_space;

use super::{type_of_result, verify_tma_load};

/// Binds the checks.
pub(super) fn register(checks: &mut Checks) {
    checks.ops.extend([
        ("nvvm.clusterlaunchcontrol.query.cancel", verify_query as fn(OpRef<'_, '_>) -> Verdict),
        ("nvvm.cp.async.bulk.shared.cluster.global", |op| {
            let lost = space(op, "dstMem") == Some(SHARED) && op.operand_named("multicastMask").is_some();
            expect(op, !lost, "Multicast is not supported with shared::cta mode.")
        }),
        ("nvvm.cp.async.bulk.tensor.global.shared.cta", verify_store),
        ("nvvm.cp.async.bulk.tensor.reduce", |op| verify_tensor_store(op, true)),
        ("nvvm.cp.async.bulk.tensor.shared.cluster.global", verify_load),
        ("nvvm.fence.proxy.sync_restrict", |op| {
            verify_order(op)?;
            let (from, to) = (enum_prop(op, "fromProxy").unwrap_or(GENERIC), enum_prop(op, "toProxy").unwrap_or(ASYNC));
            require(op, from == GENERIC, "only generic is support for from_proxy attribute")?;
            require(op, to == ASYNC, "only async is supported for to_proxy attribute")
        }),
        ("nvvm.fence.sync_restrict", verify_order),
        ("nvvm.mbarrier.arrive", verify_barrier),
        ("nvvm.mbarrier.arrive.expect_tx", verify_arrive_expect),
        ("nvvm.mbarrier.arrive_drop", verify_barrier),
        ("nvvm.mbarrier.arrive_drop.expect_tx", verify_barrier),
        ("nvvm.mbarrier.complete_tx", verify_scope),
        ("nvvm.mbarrier.expect_tx", verify_scope),
        ("nvvm.mbarrier.test.wait", verify_scope),
        ("nvvm.mbarrier.try_wait", verify_scope),
        ("nvvm.prefetch", verify_prefetch),
        ("nvvm.st.bulk", |op| {
            let value = int(op, "initVal").unwrap_or(0);
            require(op, value == 0, format_args!("only 0 is supported for initVal, got {value}"))
        }),
    ]);
}

const ASYNC: u64 = 1;
const GENERIC: u64 = 5;
// Memory spaces.
const GLOBAL: u32 = 1;
const SHARED: u32 = 3;
const CONSTANT: u32 = 4;
const LOCAL: u32 = 5;
const SHARED_CLUSTER: u32 = 7;
// Scopes.
const CTA: u64 = 0;
const CLUSTER: u64 = 1;

/// Returns the memory space of a pointer.
fn space(op: OpRef<'_, '_>, name: &str) -> Option<u32> {
    let pointer = op.operand_named(name)?;
    pointer_space(op.context(), pointer.ty())
}

fn verify_query(op: OpRef<'_, '_>) -> Verdict {
    let width = int_width(op.context(), type_of_result(op));
    if enum_prop(op, "query_type").unwrap_or(0) == 0 {
        return require(op, width == Some(1), "is_canceled query type returns an i1");
    }
    let message = "get_first_cta_id_x, get_first_cta_id_y, get_first_cta_id_z query types return an i32";
    require(op, width == Some(32), message)
}

// Tensors.

fn verify_store(op: OpRef<'_, '_>) -> Verdict {
    if op.operand_named("predicate").is_some() {
        let tile = enum_prop(op, "mode").unwrap_or(0) == 0;
        expect(op, tile, "Inline-ptx lowering supported only for Tile mode.")?;
        let hint = op.operand_named("l2CacheHint").is_some();
        expect(op, !hint, "Inline-ptx lowering unsupported with L2 cache-hint.")?;
    }
    verify_tensor_store(op, false)
}

fn verify_tensor_store(op: OpRef<'_, '_>, reduces: bool) -> Verdict {
    let dims = op.operands_named("coordinates").len();
    let mode = enum_prop(op, "mode").unwrap_or(0);
    if mode == 2 {
        expect(op, !reduces, "Scatter mode unsupported for CpAsyncBulkTensorReduceOp")?;
        return expect(op, dims == 5, "Scatter4 mode expects 5 coordinates");
    }
    if !(1..=5).contains(&dims) {
        return error_at_place(op, "expects coordinates between 1 to 5 dimension");
    }
    if mode == 1 && dims < 3 {
        return error_at_place(op, "to use im2col mode, the tensor has to be at least 3-dimensional");
    }
    Ok(())
}

fn verify_load(op: OpRef<'_, '_>) -> Verdict {
    let one_block = has(op, "isCTAOnly");
    if op.operand_named("predicate").is_some() {
        expect(op, !one_block, "Predicate is supported only for shared::cluster mode.")?;
        let fits = enum_prop(op, "mode").unwrap_or(0) <= 1;
        expect(op, fits, "Predicate is supported only for Tile and Im2col modes.")?;
    } else {
        let (wanted, message) = if one_block {
            (SHARED, "Shared::cta destination requires address-space 3.")
        } else {
            (SHARED_CLUSTER, "Shared::cluster destination requires address-space 7.")
        };
        expect(op, space(op, "dstMem").is_none_or(|space| space == wanted), message)?;
        let multicast = one_block && op.operand_named("multicastMask").is_some();
        expect(op, !multicast, "Multicast is not supported with shared::cta mode.")?;
        let group = one_block && op.prop("group").is_some();
        expect(op, !group, "CTAGroup is not supported with shared::cta mode.")?;
    }
    verify_tma_load(op)
}

// Barriers.

fn verify_scope(op: OpRef<'_, '_>) -> Verdict {
    let scope = enum_prop(op, "scope").unwrap_or(CTA);
    expect(op, matches!(scope, CTA | CLUSTER), "mbarrier scope must be either CTA or Cluster")
}

fn verify_barrier(op: OpRef<'_, '_>) -> Verdict {
    verify_scope(op)?;
    let returns = space(op, "addr") == Some(SHARED_CLUSTER) && !op.result_types().is_empty();
    expect(op, !returns, "mbarrier in shared_cluster space cannot return any value")
}

fn verify_arrive_expect(op: OpRef<'_, '_>) -> Verdict {
    if op.operand_named("predicate").is_some() {
        let scope = enum_prop(op, "scope").unwrap_or(CTA);
        expect(op, scope == CTA, "mbarrier scope must be CTA when using predicate")?;
        let cluster = space(op, "addr") == Some(SHARED_CLUSTER);
        expect(op, !cluster, "mbarrier in shared_cluster space is not supported when using predicate")?;
        let returns = !op.result_types().is_empty();
        expect(op, !returns, "return-value is not supported when using predicate")?;
        let message = "mbarrier with relaxed semantics is not supported when using predicate";
        expect(op, !has(op, "relaxed"), message)?;
    }
    verify_barrier(op)
}

fn verify_order(op: OpRef<'_, '_>) -> Verdict {
    const ACQUIRE: u64 = 2;
    const RELEASE: u64 = 3;
    let fits = matches!(enum_prop(op, "order"), Some(ACQUIRE | RELEASE));
    require(op, fits, "only acquire and release semantics are supported")
}

fn verify_prefetch(op: OpRef<'_, '_>) -> Verdict {
    let Some(space) = space(op, "addr") else { return error(op, "expected a pointer") };
    let (tensormap, level) = (has(op, "tensormap"), enum_prop(op, "cacheLevel"));
    let priority = enum_prop(op, "evictPriority");
    let both = tensormap && level.is_some();
    require(op, !both, "cannot specify both tensormap and cache level")?;
    if tensormap {
        let fits = matches!(space, 0 | CONSTANT);
        require(op, fits, "prefetch tensormap requires a generic or constant pointer")?;
        require(op, priority.is_none(), "prefetch tensormap does not support eviction priority")?;
        let fits = !has(op, "in_param_space") || space == 0;
        return require(op, fits, "in_param_space can only be specified for a generic pointer");
    }
    let Some(level) = level else {
        return require(op, false, "requires specification of either cache level or tensormap");
    };
    let fits = matches!(space, 0 | GLOBAL | LOCAL);
    require(op, fits, "prefetch to cache level requires a generic, global, or local pointer")?;
    if has(op, "uniform") {
        let message = "unsupported cache level, the only supported uniform cache level is L1";
        require(op, level == 0, message)?;
        require(op, space == 0, "prefetch to uniform cache requires a generic pointer")?;
    }
    if let Some(priority) = priority {
        require(op, level == 1, "cache eviction priority supported only for cache level L2")?;
        require(op, space == GLOBAL, "cache eviction priority requires a global pointer")?;
        let message = "unsupported cache eviction priority, only evict_last and evict_normal are supported";
        require(op, matches!(priority, 0 | 2), message)?;
    }
    let predicate = op.operand_named("predicate").is_some();
    require(op, !predicate, "predicate supported only on prefetch tensormap")
}

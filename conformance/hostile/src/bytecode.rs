//! Hostile bytecode and artifacts: counts, sizes, references and tables that are wrong or excessive.

use crate::wire::{ATTRS, File, OPERANDS, ORDERS, PROPERTIES, REGIONS, RESULTS, SUCCESSORS, section, varints};
use crate::{Case, Kind, case};

const U64: u64 = u64::MAX;

fn file(fill: impl FnOnce(&mut File)) -> Vec<u8> {
    let mut file = File::new();
    fill(&mut file);
    file.bytes()
}

/// Returns a file with a chain of attributes. `next` builds the fields of each attribute from the number of the
/// previous one. An operation uses the last attribute.
fn attr_chain(count: usize, next: fn(u64) -> Vec<u64>) -> Vec<u8> {
    file(|f| {
        let first = f.attr(&[2, 3]);
        let last = (0..count).fold(first, |last, _| f.attr(&next(last)));
        let dictionary = f.dictionary(last);
        f.op(ATTRS, &[dictionary]);
    })
}

fn type_chain(count: usize, next: fn(u64) -> Vec<u64>) -> Vec<u8> {
    file(|f| {
        let last = (0..count).fold(0, |last, _| f.ty(&next(last)));
        f.op(RESULTS, &[1, last]);
        f.values = 1;
    })
}

/// Returns a file whose attribute entries are in reverse order: each refers to a later one.
fn attr_chain_forward(count: usize, code: u64) -> Vec<u8> {
    file(|f| {
        let first = f.attrs.len() as u64;
        for number in 1..=count as u64 {
            f.attr(&[code, 1, first + number]);
        }
        f.attr(&[2, 3]);
        let dictionary = f.dictionary(first);
        f.op(ATTRS, &[dictionary]);
    })
}

/// Returns nested operations, each with one region that has one block.
fn regions(count: usize, isolated: bool) -> Vec<u8> {
    let head = [vec![3, REGIONS, 1], varints(&[1 << 1 | u64::from(isolated)])].concat();
    let block = varints(&[1, 0, 1 << 1]);
    let mut inner = varints(&[0]);
    if isolated {
        for depth in 0..count {
            let content = if depth == 0 { inner } else { [&block[..], &inner].concat() };
            inner = [head.clone(), section(4, &content)].concat();
        }
    } else {
        inner = [[&head[..], &block].concat().repeat(count - 1), head, inner].concat();
    }
    file(|f| f.ops = (1, inner))
}

/// Returns an operation whose regions each claim to have `blocks` blocks and `values` values.
fn claims(count: usize, blocks: u64, values: u64) -> Vec<u8> {
    file(|f| {
        f.op(REGIONS, &[(count as u64) << 1]);
        (0..count).for_each(|_| f.ops.1.extend(varints(&[blocks, values, 0])));
    })
}

/// Turns a bytecode file into an artifact by replacing its producer.
fn artifact(mut fill: File) -> Vec<u8> {
    fill.producer = b"StableHLO_v1.10.0".to_vec();
    fill.bytes()
}

fn cut(bytes: Vec<u8>, tenths: usize) -> Vec<u8> {
    bytes[..bytes.len() * tenths / 10].to_vec()
}

macro_rules! cases {
    ($($kind:ident $name:literal $pieces:literal |$n:ident| $make:expr;)*) => {
        &[$(case(Kind::$kind, $name, $pieces, |$n: usize| $make),)*]
    };
}

/// The adversarial bytecode files and artifacts.
pub const CASES: &[Case] = cases! {
    Bytecode "wire-many-ops" 2000 |n| file(|f| (0..n).for_each(|_| f.op(0, &[])));
    Bytecode "wire-many-strings" 2000 |n| file(|f| f.strings.extend((0..n).map(|i| i.to_string().into_bytes())));
    Bytecode "wire-many-attrs" 2000 |n| file(|f| f.attrs.extend(vec![varints(&[2, 3]); n]));
    Bytecode "wire-many-results" 2000 |n| file(|f| {
        f.values = n as u64;
        f.op(RESULTS, &[n as u64]);
        f.ops.1.extend(vec![1; n]);
    });
    Bytecode "wire-many-operands-forward" 1000 |n| file(|f| {
        f.values = n as u64;
        f.op(OPERANDS, &[n as u64]);
        f.ops.1.extend(varints(&(0..n as u64).collect::<Vec<_>>()));
        f.op(RESULTS, &[n as u64]);
        f.ops.1.extend(vec![1; n]);
    });
    Bytecode "wire-many-operands-undefined" 1000 |n| file(|f| {
        f.values = n as u64;
        f.op(OPERANDS, &[n as u64]);
        f.ops.1.extend(varints(&(0..n as u64).collect::<Vec<_>>()));
    });
    Bytecode "wire-many-locations-same" 2000 |n| file(|f| {
        let name = f.attr(&[2, 3]);
        for _ in 0..n {
            let location = f.attr(&[11, name, 1, 1]);
            f.ops.0 += 1;
            f.ops.1.extend([3, 0]);
            f.ops.1.extend(varints(&[location]));
        }
    });
    Bytecode "wire-many-locations" 2000 |n| file(|f| {
        let name = f.attr(&[2, 3]);
        for line in 0..n as u64 {
            let location = f.attr(&[11, name, line, 1]);
            f.ops.0 += 1;
            f.ops.1.extend([3, 0]);
            f.ops.1.extend(varints(&[location]));
        }
    });
    Bytecode "wire-nest-array" 2000 |n| attr_chain(n, |last| vec![0, 1, last]);
    Bytecode "wire-nest-array-forward" 2000 |n| attr_chain_forward(n, 0);
    Bytecode "wire-nest-location" 2000 |n| attr_chain(n, |last| vec![13, last, 0]);
    Bytecode "wire-nest-type-attr" 1000 |n| file(|f| {
        // A type contains an attribute, which contains a type, and so on.
        let last = (0..n).fold(0, |ty, _| {
            let attr = f.attr(&[6, ty]);
            f.ty(&[14, 1, 2, ty, attr])
        });
        f.op(RESULTS, &[1, last]);
        f.values = 1;
    });
    Bytecode "wire-nest-tuple" 2000 |n| type_chain(n, |last| vec![15, 1, last]);
    Bytecode "wire-nest-function-type" 2000 |n| type_chain(n, |last| vec![2, 0, 1, last]);
    Bytecode "wire-nest-complex" 2000 |n| type_chain(n, |last| vec![9, last]);
    Bytecode "wire-bomb-array" 16 |n| attr_chain(n, |last| vec![0, 2, last, last]);
    Bytecode "wire-bomb-fused" 16 |n| attr_chain(n, |last| vec![13, last, 1, 0]);
    Bytecode "wire-bomb-tuple" 16 |n| type_chain(n, |last| vec![15, 2, last, last]);
    Bytecode "wire-bomb-location" 16 |n| file(|f| {
        let last = (0..n).fold(0, |last, _| f.attr(&[10, last, last]));
        f.ops = (1, [vec![3, 0], varints(&[last])].concat());
    });
    Bytecode "wire-bomb-wide" 16 |n| attr_chain(n, |last| vec![0, 8, last, last, last, last, last, last, last, last]);
    Bytecode "wire-cycle-array" 1 |n| file(|f| {
        let own = f.attrs.len() as u64;
        for _ in 0..n {
            f.attr(&[0, 1, own]);
        }
        let dictionary = f.dictionary(own);
        f.op(ATTRS, &[dictionary]);
    });
    Bytecode "wire-cycle-long" 1000 |n| file(|f| {
        let first = f.attrs.len() as u64;
        (0..n as u64).for_each(|i| { f.attr(&[0, 1, first + (i + 1) % n as u64]); });
        let dictionary = f.dictionary(first);
        f.op(ATTRS, &[dictionary]);
    });
    Bytecode "wire-cycle-type" 1 |n| file(|f| {
        for _ in 0..n {
            f.ty(&[15, 1, 1]);
        }
        f.op(RESULTS, &[1, 1]);
        f.values = 1;
    });
    Bytecode "wire-nest-region" 1000 |n| regions(n, false);
    Bytecode "wire-nest-region-isolated" 300 |n| regions(n, true);
    Bytecode "wire-count-regions" 500 |n| file(|f| (0..n).for_each(|_| f.op(REGIONS, &[(3 * n as u64) << 1])));
    Bytecode "wire-count-regions-nested" 500 |n| file(|f| {
        (0..n).for_each(|_| {
            f.op(REGIONS, &[(2 * n as u64) << 1, 1, 0, 2]);
        });
        f.ops.0 = 1;
    });
    Bytecode "wire-count-blocks" 500 |n| claims(n, n as u64, 0);
    Bytecode "wire-count-values" 500 |n| claims(n, 1, 3 * n as u64);
    Bytecode "wire-count-values-all" 1 |n| claims(n, 1, U64);
    Bytecode "wire-count-blocks-all" 1 |n| claims(n, U64, 1);
    Bytecode "wire-count-regions-all" 1 |n| file(|f| (0..n).for_each(|_| f.op(REGIONS, &[U64])));
    Bytecode "wire-count-ops" 1 |n| file(|f| f.ops = (U64 >> n.min(4), Vec::new()));
    Bytecode "wire-count-results" 1 |n| file(|f| (0..n).for_each(|_| f.op(RESULTS, &[U64])));
    Bytecode "wire-count-operands" 1 |n| file(|f| (0..n).for_each(|_| f.op(OPERANDS, &[U64])));
    Bytecode "wire-count-successors" 1 |n| file(|f| (0..n).for_each(|_| f.op(SUCCESSORS, &[U64])));
    Bytecode "wire-count-orders" 1 |n| file(|f| {
        f.values = n as u64;
        (0..n).for_each(|_| f.op(RESULTS | ORDERS, &[1, 0, U64]));
    });
    Bytecode "wire-orders-repeated" 500 |n| file(|f| {
        f.values = 2;
        f.op(RESULTS | ORDERS, &[2, 0, 0, n as u64]);
        (0..n).for_each(|_| f.ops.1.extend(varints(&[0, 1])));
        (0..n).for_each(|_| f.op(OPERANDS, &[1, 0]));
    });
    Bytecode "wire-orders-colliding" 500 |n| file(|f| {
        // The indices collide in a hash table of any size.
        f.values = 2;
        f.op(RESULTS | ORDERS, &[2, 0, 0, n as u64]);
        (0..n as u64).for_each(|index| f.ops.1.extend(varints(&[index << 20, 1])));
    });
    Bytecode "wire-orders-of-many-results" 500 |n| file(|f| {
        // There are as many results as records. The records' indices differ but collide in the hash table.
        f.values = n as u64;
        f.op(RESULTS | ORDERS, &[n as u64]);
        f.ops.1.extend(vec![1; n]);
        f.ops.1.extend(varints(&[n as u64]));
        (0..n as u64).for_each(|index| f.ops.1.extend(varints(&[(index * 64) % n as u64, 1])));
    });
    Bytecode "wire-orders-in-pairs" 500 |n| file(|f| {
        // Each record moves the same two uses.
        f.values = 2;
        f.op(RESULTS | ORDERS, &[2, 0, 0, n as u64]);
        (0..n).for_each(|_| f.ops.1.extend(varints(&[0, 4 << 1 | 1, 1, 0, 0, 1])));
        (0..n).for_each(|_| f.op(OPERANDS, &[1, 0]));
    });
    Bytecode "wire-orders-of-each" 500 |n| file(|f| {
        // There are many results, each with four uses in reverse order.
        f.values = n as u64;
        for value in 0..n as u64 {
            f.op(RESULTS | ORDERS, &[1, 0, 4 << 1, 3, 2, 1, 0]);
            f.op(OPERANDS, &[4, value, value, value, value]);
        }
    });
    Bytecode "wire-orders-of-arguments" 500 |n| file(|f| {
        // There are two records for each block argument.
        f.op(REGIONS, &[1 << 1, 1, n as u64, 1 << 1 | 1, n as u64]);
        f.ops.1.extend(vec![1; n]);
        f.ops.1.push(ORDERS);
        f.ops.1.extend(varints(&[2 * n as u64]));
        (0..2 * n as u64).for_each(|index| f.ops.1.extend(varints(&[index % n as u64, 1])));
        f.op(0, &[]);
        f.ops.0 = 1;
    });
    Bytecode "wire-operands-same" 2000 |n| file(|f| {
        f.values = 1;
        f.op(RESULTS, &[1, 0]);
        f.op(OPERANDS, &[n as u64]);
        f.ops.1.extend(vec![1; n]);
    });
    Bytecode "wire-successors-same" 500 |n| file(|f| {
        f.op(REGIONS, &[1 << 1, 2, 0, 1 << 1]);
        f.op(SUCCESSORS, &[n as u64]);
        f.ops.1.extend(varints(&vec![1; n]));
        f.ops.1.extend(varints(&[1 << 1]));
        f.op(0, &[]);
        f.ops.0 = 1;
    });
    Bytecode "wire-dictionary-wide" 500 |n| file(|f| {
        // The dictionary has many names in reverse order.
        let value = f.attr(&[15]);
        let mut entries = vec![1, n as u64];
        for number in (0..n).rev() {
            let text = f.string(format!("n{number:08}"));
            entries.extend([f.attr(&[2, text]), value]);
        }
        let dictionary = f.attr(&entries);
        f.op(ATTRS, &[dictionary]);
    });
    Bytecode "wire-properties-each" 500 |n| file(|f| {
        // Each operation has a separate property entry, which is the empty dictionary.
        f.properties = varints(&[n as u64]);
        (0..n).for_each(|_| f.properties.extend(varints(&[1, 1])));
        (0..n as u64).for_each(|index| f.op(PROPERTIES, &[index]));
    });
    Bytecode "wire-count-array" 1 |n| attr_chain(n, |_| vec![0, U64]);
    Bytecode "wire-count-tensor" 1 |n| type_chain(n, |_| vec![13, U64]);
    Bytecode "wire-array-i0" 1 |n| file(|f| {
        let ty = f.ty(&[0, 0]);
        let attr = f.attr(&[17, ty, 1 << 62, u64::from(n == 0)]);
        let dictionary = f.dictionary(attr);
        f.op(ATTRS, &[dictionary]);
    });
    Bytecode "wire-array-no-bytes" 1 |n| file(|f| {
        let attr = f.attr(&[17, 0, (1 << 40) + n as u64, 0]);
        let dictionary = f.dictionary(attr);
        f.op(ATTRS, &[dictionary]);
    });
    Bytecode "wire-integer-wide" 1 |n| file(|f| {
        let ty = f.ty(&[0, 16_777_215 << 2]);
        for _ in 0..n {
            let attr = f.attr(&[8, ty, 1, 2]);
            let dictionary = f.dictionary(attr);
            f.op(ATTRS, &[dictionary]);
        }
    });
    Bytecode "wire-integer-words" 1 |n| file(|f| {
        let ty = f.ty(&[0, 16_777_215 << 2]);
        let attr = f.attr(&[8, ty, U64 >> n.min(8)]);
        let dictionary = f.dictionary(attr);
        f.op(ATTRS, &[dictionary]);
    });
    Bytecode "wire-splat" 1 |n| file(|f| {
        let ty = f.ty(&[13, 1, (1 << 62) - n as u64, 0]);
        f.attrs.push([varints(&[18, ty, 1]), vec![0xff]].concat());
        let attr = f.attrs.len() as u64 - 1;
        let dictionary = f.dictionary(attr);
        f.op(ATTRS, &[dictionary]);
    });
    Bytecode "wire-dense-too-large" 1 |n| file(|f| {
        let ty = f.ty(&[13, 4, 1 << 34, 1 << 34, 1 << 34, n as u64, 0]);
        f.attrs.push([varints(&[18, ty, 2]), vec![1, 2]].concat());
        let attr = f.attrs.len() as u64 - 1;
        let dictionary = f.dictionary(attr);
        f.op(ATTRS, &[dictionary]);
    });
    Bytecode "wire-alignment" 1 |n| file(|f| {
        let value = [varints(&[1 << 31, 4]), vec![0; 4]].concat();
        let entry = varints(&[4, value.len() as u64]);
        f.resources = Some(([varints(&[n.min(1) as u64, 3, 1]), entry, vec![0]].concat(), value));
    });
    Bytecode "wire-alignment-section" 1 |n| {
        let mut bytes = file(|f| f.op(0, &[n.min(1) as u64]));
        bytes.extend([5 | 0x80]);
        bytes.extend(varints(&[4, 1 << 31]));
        bytes.extend([0xcb; 64]);
        bytes
    };
    Bytecode "wire-resources" 500 |n| file(|f| {
        let mut offsets = varints(&[1, 3, n as u64]);
        for number in 0..n {
            let key = f.string(format!("r{number}"));
            offsets.extend(varints(&[key, 1]));
            offsets.push(1);
        }
        f.resources = Some((offsets, vec![1; n]));
    });
    Bytecode "wire-resource-groups" 500 |n| file(|f| {
        let mut offsets = varints(&[n as u64]);
        for number in 0..n {
            let key = f.string(format!("g{number}"));
            offsets.extend(varints(&[key, 1, 4, 1]));
            offsets.push(1);
        }
        f.resources = Some((offsets, vec![1; n]));
    });
    Bytecode "wire-collide-strings" 1000 |n| file(|f| {
        for number in 0..n {
            let text = f.string(format!("{}{number:08}{}", "x".repeat(64), "y".repeat(64)));
            let attr = f.attr(&[2, text]);
            let dictionary = f.dictionary(attr);
            f.op(ATTRS, &[dictionary]);
        }
    });
    Bytecode "wire-collide-integers" 1000 |n| file(|f| {
        let ty = f.ty(&[0, 64 << 2]);
        for number in 0..n as u64 {
            let attr = f.attr(&[8, ty, number << 41]);
            let dictionary = f.dictionary(attr);
            f.op(ATTRS, &[dictionary]);
        }
    });
    Bytecode "wire-cut" 1000 |n| cut(file(|f| (0..n).for_each(|_| f.op(0, &[]))), 7);
    Bytecode "wire-only-header" 100 |n| [b"ML\xefR\x0d".to_vec(), vec![b'x'; n]].concat();
    Bytecode "wire-ones" 1000 |n| [b"ML\xefR".to_vec(), vec![0xff; n]].concat();
    Bytecode "wire-zeros" 1000 |n| [b"ML\xefR".to_vec(), vec![0; n]].concat();
    Bytecode "wire-sections-same" 100 |n| {
        let mut bytes = b"ML\xefR\x0dMLIR\0".to_vec();
        (0..n).for_each(|_| bytes.extend(section(1, &[1])));
        bytes
    };
    Bytecode "wire-text-nested" 100 |n| file(|f| {
        // The entry is deeply nested and encoded as text.
        let text = [b"[".repeat(n), b"]".repeat(n), vec![0]].concat();
        f.attrs.push(text);
        let attr = f.attrs.len() as u64 - 1;
        let dictionary = f.dictionary(attr);
        f.op(ATTRS, &[dictionary]);
    });
    Bytecode "wire-text-alike" 50 |n| file(|f| {
        // The entries are text, and differ only at their ends.
        for number in 0..n {
            let text = format!("[#llvm.tbaa_root<id = \"{}{number}\">]\0", "x".repeat(1000));
            f.attrs.push(text.into_bytes());
            let attr = f.attrs.len() as u64 - 1;
            let dictionary = f.dictionary(attr);
            f.op(ATTRS, &[dictionary]);
        }
    });
    Stablehlo "stablehlo-bomb-tuple" 16 |n| {
        let types: String = (1..=n).map(|i| format!("!a{i} = tuple<!a{0}, !a{0}>\n", i - 1)).collect();
        format!("!a0 = tensor<i32>\n{types}func.func @main(%a: !a{n}) -> !a{n} {{\n  return %a : !a{n}\n}}\n").into_bytes()
    };
    Stablehlo "stablehlo-many-ops" 500 |n| {
        let ops = crate::many(n, "  %v# = stablehlo.add %a, %a : tensor<2xf32>\n");
        format!("func.func @main(%a: tensor<2xf32>) -> tensor<2xf32> {{\n{ops}  return %a : tensor<2xf32>\n}}\n").into_bytes()
    };
    Stablehlo "stablehlo-nest-tuple" 300 |n| {
        let ty = crate::nest(n, "tuple<", "tensor<i32>", ">");
        format!("func.func @main(%a: {ty}) -> {ty} {{\n  return %a : {ty}\n}}\n").into_bytes()
    };
    Artifact "artifact-many-ops" 2000 |n| {
        let mut inner = File::new();
        (0..n).for_each(|_| inner.op(0, &[]));
        artifact(inner)
    };
    Artifact "artifact-bomb" 16 |n| {
        let mut inner = File::new();
        let last = (0..n).fold(0, |last, _| inner.ty(&[15, 2, last, last]));
        inner.op(RESULTS, &[1, last]);
        inner.values = 1;
        artifact(inner)
    };
    Artifact "artifact-nest" 1000 |n| {
        let mut inner = File::new();
        let last = (0..n).fold(0, |last, _| inner.ty(&[15, 1, last]));
        inner.op(RESULTS, &[1, last]);
        inner.values = 1;
        artifact(inner)
    };
    Artifact "artifact-cut" 500 |n| {
        let mut inner = File::new();
        (0..n).for_each(|_| inner.op(0, &[]));
        cut(artifact(inner), 5)
    };
    Artifact "artifact-counts" 1 |n| {
        let mut inner = File::new();
        (0..n).for_each(|_| inner.op(RESULTS, &[U64]));
        artifact(inner)
    };
    Artifact "artifact-producer-long" 10000 |n| {
        let mut bytes = b"ML\xefR\x0dStableHLO_v".to_vec();
        bytes.extend(vec![b'1'; n]);
        bytes
    };
    Artifact "artifact-envelope-ones" 1000 |n| vec![0xff; n];
};

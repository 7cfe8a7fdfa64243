"""Tests that weight archives can be opened by the libraries for their formats."""

import os
import subprocess
from pathlib import Path

import pytest

np = pytest.importorskip("numpy")

ROOT = Path(__file__).parents[2]

# Names and data of the tensors in the archives below, in the layout of safetensors.
EXPECTED = {
    "plain": ("F32", [2, 2], np.arange(4, dtype="<f4").tobytes()),
    "a/b": ("I16", [2], b"\x01\0\x02\0"),
    "a_b": ("I16", [2], b"\x03\0\x04\0"),
    "__metadata__~": ("U8", [2], b"\x05\x06"),
    "%FF": ("I8", [2], b"\x07\x08"),
    "empty": ("F32", [0], b""),
    "odd": ("U8", [3], b"\x09\x0a\x0b"),
    "const0": ("F64", [1, 2, 2], np.arange(4, dtype="<f8").tobytes()),
    "const1": ("C64", [2], np.arange(4, dtype="<f4").tobytes()),
    "const2": ("F8_E8M0", [2], b"\x7f\x80"),
    "const3": ("F8_E4M3FNUZ", [2], b"\x40\x48"),
    "const4": ("F8_E5M2FNUZ", [2], b"\x40\x44"),
    "const5": ("BF16", [2], b"\x80\x3f\x00\x40"),
    "const6": ("U8", [2], b"\x01\x02"),
}

TEXT = r"""
"t.x"() {
  a = dense_resource<plain> : tensor<2x2xf32>, b = dense_resource<"a/b"> : tensor<2xi16>, c = dense_resource<"a_b"> : tensor<2xi16>,
  d = dense_resource<__metadata__> : tensor<2xui8>, e = dense_resource<"\FF"> : tensor<2xi8>, f = dense_resource<empty> : tensor<0xf32>,
  g = dense_resource<odd> : tensor<5xf32>, h = dense<[[(0.0, 1.0), (2.0, 3.0)]]> : tensor<1x2xcomplex<f64>>,
  i = dense<[(0.0, 1.0), (2.0, 3.0)]> : tensor<2xcomplex<f32>>, j = dense<[1.0, 2.0]> : tensor<2xf8E8M0FNU>,
  k = dense<[1.0, 2.0]> : tensor<2xf8E4M3FNUZ>, l = dense<[1.0, 2.0]> : tensor<2xf8E5M2FNUZ>,
  m = dense<[1.0, 2.0]> : tensor<2xbf16>, n = dense<[1, 2]> : tensor<2xi4>
} : () -> ()
{-#
  dialect_resources: {
    builtin: {
      plain: "0x04000000000000000000803F0000004000004040", "a/b": "0x0200000001000200", a_b: "0x0200000003000400",
      __metadata__: "0x010000000506", "\FF": "0x010000000708", empty: "0x04000000", odd: "0x04000000090A0B"
    }
  }
#-}
"""


def tool() -> str:
    built = [os.environ.get("MLIRKIT"), ROOT / "target/debug/mlirkit", ROOT / "target/release/mlirkit"]
    for path in built:
        if path is not None and Path(path).exists():
            return str(path)
    pytest.skip("the tool has not been built")


def run(*args: object, fails: bool = False) -> str:
    done = subprocess.run([tool(), *map(str, args)], capture_output=True, text=True, check=False)
    assert (done.returncode != 0) == fails, done.stderr
    return done.stdout + done.stderr


@pytest.fixture
def source(tmp_path: Path) -> Path:
    path = tmp_path / "source.mlir"
    path.write_text(TEXT)
    return path


def fingerprint(path: Path) -> str:
    return run("fingerprint", path)[:64]


@pytest.mark.parametrize("verb", ["externalize", "extract"])
def test_safetensors(source: Path, verb: str) -> None:
    safetensors = pytest.importorskip("safetensors")
    archive, small = source.parent / "w.safetensors", source.parent / "small.mlir"
    if verb == "extract":
        run("resources", "extract", source, "--least=0", "-o", archive)
    else:
        run("resources", "externalize", source, "--least=0", "--to", archive, "-o", small)
        again = source.parent / "again.mlir"
        run("resources", "internalize", small, "--from", archive, "-o", again)
        assert fingerprint(again) == fingerprint(source)
    found = {name: (one["dtype"], one["shape"], bytes(one["data"])) for name, one in safetensors.deserialize(archive.read_bytes())}
    assert found == EXPECTED


@pytest.mark.parametrize("verb", ["externalize", "extract"])
def test_parameter_archives(source: Path, verb: str) -> None:
    runtime = pytest.importorskip("iree.runtime")
    archive, small = source.parent / "w.irpa", source.parent / "small.mlir"
    if verb == "extract":
        run("resources", "extract", source, "--least=0", "--format=irpa", "-o", archive)
    else:
        run("resources", "externalize", source, "--least=0", "--to", archive, "-o", small)
        again = source.parent / "again.mlir"
        run("resources", "internalize", small, "--from", archive, "-o", again)
        assert fingerprint(again) == fingerprint(source)
    index = runtime.ParameterIndex()
    index.load(str(archive))
    assert {name: bytes(entry.file_view) for name, entry in index.items()} == {name: data for name, (_, _, data) in EXPECTED.items()}


def test_archives_of_iree(tmp_path: Path) -> None:
    runtime = pytest.importorskip("iree.runtime")
    index = runtime.ParameterIndex()
    index.add_splat("s", np.array([1.5], np.float32), 64)
    index.add_buffer("d", np.arange(3, dtype=np.int32))
    index.create_archive_file(str(tmp_path / "w.irpa"))
    module = tmp_path / "m.mlir"
    module.write_text('"t.x"() {a = dense_resource<s> : tensor<4x4xf32>, b = dense_resource<d> : tensor<3xi32>} : () -> ()')
    run("resources", "internalize", module, "--from", tmp_path / "w.irpa", "-o", tmp_path / "full.mlir")
    run("resources", "extract", tmp_path / "full.mlir", "--least=0", "--format=npy", "-o", tmp_path)
    assert (np.load(tmp_path / "s.npy") == np.full((4, 4), 1.5, np.float32)).all()
    assert (np.load(tmp_path / "d.npy") == np.arange(3)).all()
    module.write_text('"t.x"() {a = dense_resource<s> : tensor<4xf32>, b = dense_resource<d> : tensor<3xi32>} : () -> ()')
    assert "has 16 bytes, and its data has 64" in run("resources", "internalize", module, "--from", tmp_path / "w.irpa", fails=True)


def test_numpy(tmp_path: Path) -> None:
    module, folder = tmp_path / "m.mlir", tmp_path / "out"
    arrays = {
        "f": np.arange(6, dtype="<f4").reshape(2, 3), "d": np.arange(2, dtype="<f8"), "h": np.arange(2, dtype="<f2"),
        "b": np.array([1, 0], bool), "c": np.array([1 + 2j, 3], "<c8"), "z": np.array([1 + 2j, 3], "<c16"), "u": np.arange(2, dtype="<u2"),
        "l": np.arange(2, dtype="<i8"), "a/b": np.arange(2, dtype="i1"), "e": np.zeros((0, 3), "<f4"),
    }
    types = {"f": "f32", "d": "f64", "h": "f16", "b": "i1", "c": "complex<f32>", "z": "complex<f64>", "u": "ui16", "l": "i64", "a/b": "i8", "e": "f32"}
    shape = {name: "".join(f"{dim}x" for dim in array.shape) for name, array in arrays.items()}
    uses = ", ".join(f'a{at} = dense_resource<"{name}"> : tensor<{shape[name]}{types[name]}>' for at, name in enumerate(arrays))
    blobs = ", ".join(f'"{name}": "0x08000000{array.tobytes().hex()}"' for name, array in arrays.items())
    module.write_text(f'"t.x"() {{{uses}}} : () -> ()\n{{-# dialect_resources: {{ builtin: {{ {blobs} }} }} #-}}\n')
    run("resources", "extract", module, "--least=0", "--format=npy", "-o", folder)
    for name, array in arrays.items():
        found = np.load(folder / (name.replace("/", "%2F") + ".npy"))
        assert found.dtype == array.dtype and found.shape == array.shape and (found == array).all(), name
    new = arrays["f"][::-1].copy()
    np.save(tmp_path / "new.npy", new)
    run("resources", "replace", module, f"f={tmp_path / 'new.npy'}", "-o", tmp_path / "replaced.mlir")
    run("resources", "extract", tmp_path / "replaced.mlir", "f", "--format=npy", "-o", folder)
    assert (np.load(folder / "f.npy") == new).all()
    for wrong in (new.astype("<i4"), new.astype(">f4"), np.asfortranarray(new), new.reshape(3, 2), new.astype("<f8")):
        np.save(tmp_path / "new.npy", wrong)
        run("resources", "replace", module, f"f={tmp_path / 'new.npy'}", "-o", tmp_path / "no.mlir", fails=True)
    assert not (tmp_path / "no.mlir").exists()

"""Writes the programs as TensorFlow's bindings print them.

Functions are imported as graphs and processed by pass pipelines. The converter of TensorFlow Lite writes the text between
its passes. jaxlib's bindings print programs in `mhlo`, because TensorFlow's bindings do not support that dialect.

usage: make.py OUT
"""

import logging
import os
import pathlib
import re
import sys
import tempfile

os.environ["TF_CPP_MIN_LOG_LEVEL"] = "3"

import tensorflow as tf
from tensorflow.compiler.mlir.lite.python import _pywrap_converter_api as lite
from tensorflow.python import pywrap_mlir

import programs
import more_programs  # Registers more functions.

PIPELINES = {
    "executor": "",
    "standard": "tf-standard-pipeline",
    "regions": "tf-standard-pipeline,tf-functional-control-flow-to-regions",
    "canonical": "tf-standard-pipeline,canonicalize",
}

# Number of converter passes after which a module is kept.
KEPT = 4


def write(out, name, text):
    """Writes a module, unless the same text has been written."""
    text = text.strip("\n") + "\n"
    if text not in write.seen:
        write.seen.add(text)
        (out / f"{name}.mlir").write_text(text)


write.seen = set()


def imported(out, name, function):
    """Writes a function after each pipeline, and once with locations."""
    for pipeline, passes in PIPELINES.items():
        try:
            write(out, f"{name}.{pipeline}", pywrap_mlir.import_function(function, passes, False))
        except Exception as error:
            print("not written:", name, pipeline, str(error).strip()[:100])
    write(out, f"{name}.g.executor", pywrap_mlir.import_function(function, "", True))


def dumped(folder):
    """Returns the modules between the converter's passes, in order."""
    for path in sorted(pathlib.Path(folder).rglob("*.mlir"), key=lambda path: path.stat().st_mtime_ns):
        text = path.read_text(errors="surrogateescape")
        if "module" in text[:4000]:
            yield path.stem, re.sub(r"\A// -----// IR Dump.*\n", "", text)


def converted(out, name, converter):
    """Writes the text between the converter's passes, and the text of the resulting file."""
    with tempfile.TemporaryDirectory() as folder:
        converter.ir_dump_dir = folder
        converter.ir_dump_pass_regex = ".*"
        converter.target_spec.supported_ops = [tf.lite.OpsSet.TFLITE_BUILTINS, tf.lite.OpsSet.SELECT_TF_OPS]
        try:
            model = converter.convert()
        except Exception as error:
            print("not converted:", name, str(error).strip()[:100])
            model = None
        stages = {text: stage for stage, text in dumped(folder)}
        chosen = list(stages.items())[:: max(1, len(stages) // KEPT)]
        for index, (text, _) in enumerate(chosen):
            write(out, f"{name}.lite{index}", text)
        if model:
            path = pathlib.Path(folder) / "model.tflite"
            path.write_bytes(model)
            write(out, f"{name}.flatbuffer", lite.FlatBufferToMlir(str(path), True))


def saved(out, name, model):
    """Writes a model after it has been saved and loaded."""
    with tempfile.TemporaryDirectory() as folder:
        tf.saved_model.save(model, folder)
        # With locations, the bindings print this module in the generic form.
        write(out, f"{name}.saved", pywrap_mlir.experimental_convert_saved_model_to_mlir(folder, "", False))
        functions = [model.add] if name == "counter" else [model.__call__]
        functions = [function.get_concrete_function() for function in functions]
        converted(out, name, tf.lite.TFLiteConverter.from_concrete_functions(functions, model))


def pieces(path):
    """Splits a text into its named parts."""
    parts = re.split(r"^// ----- (\w+)\n", path.read_text(), flags=re.M)[1:]
    return zip(parts[::2], parts[1::2])


def main(out):
    out = pathlib.Path(out)
    logging.getLogger("tensorflow").setLevel(logging.ERROR)
    here = pathlib.Path(__file__).parent
    for name, (function, specs) in programs.PROGRAMS.items():
        function = tf.function(function).get_concrete_function(*specs)
        imported(out, name, function)
        converted(out, name, tf.lite.TFLiteConverter.from_concrete_functions([function]))
    for name, model in programs.MODELS.items():
        saved(out, name, model())
    for name, text in pieces(here / "programs.mlir"):
        try:
            write(out, f"text-{name}", pywrap_mlir.experimental_run_pass_pipeline(text, "", False))
        except Exception as error:
            print("not written:", name, str(error).strip()[:100])
    import hlo

    for name, text in pieces(here / "mhlo.mlir"):
        write(out, f"mhlo-{name}", hlo.printed(text))


main(sys.argv[1])

"""Compiles programs for quantum computers, and writes their text after each pass in Catalyst.

usage: make.py OUT
"""

import pathlib
import subprocess
import sys
import tempfile

import jax.numpy as jnp
import pennylane as qml
import more_programs
from catalyst import cond, for_loop, grad, jacobian, jvp, measure, mitigate_with_zne, qjit, vjp, vmap, while_loop

TOOL = pathlib.Path(sys.executable).parent / "catalyst"
DEVICE = qml.device("lightning.qubit", wires=4)
SHOTS = qml.device("lightning.qubit", wires=4, shots=100)

# The passes that are run on each program.
PASSES = {
    "canonical": ["--canonicalize", "--cse"],
    "inverse": ["--remove-chained-self-inverse"],
    "merged": ["--merge-rotations"],
    "adjoint": ["--adjoint-lowering"],
    "buffers": ["--quantum-bufferize", "--gradient-bufferize"],
}

PROGRAMS = {}


def program(function):
    """Registers a function that returns a compiled program."""
    PROGRAMS[function.__name__] = function
    return function


def circuit(gates, result, device=DEVICE):
    """Returns a program of one argument that applies gates and measures."""

    @qjit(target="mlir")
    @qml.qnode(device)
    def circuit(x: float):
        gates(x)
        return result()

    return circuit


GATES = {
    "hadamard": lambda x: qml.Hadamard(0),
    "paulis": lambda x: (qml.PauliX(0), qml.PauliY(1), qml.PauliZ(2)),
    "rotations": lambda x: (qml.RX(x, 0), qml.RY(x, 1), qml.RZ(2 * x, 0), qml.Rot(x, x, x, 2)),
    "controlled": lambda x: (qml.CNOT([0, 1]), qml.CZ([1, 2]), qml.CRX(x, [0, 2]), qml.Toffoli([0, 1, 2])),
    "phases": lambda x: (qml.PhaseShift(x, 0), qml.S(1), qml.T(2), qml.ControlledPhaseShift(x, [0, 1])),
    "swaps": lambda x: (qml.SWAP([0, 1]), qml.CSWAP([0, 1, 2]), qml.ISWAP([1, 2])),
    "chained": lambda x: (qml.Hadamard(0), qml.Hadamard(0), qml.RX(x, 1), qml.RX(-x, 1)),
    "ising": lambda x: (qml.IsingXX(x, [0, 1]), qml.IsingYY(x, [1, 2]), qml.IsingZZ(x, [0, 2])),
    "multi": lambda x: qml.MultiRZ(x, [0, 1, 2]),
    "pauli_rotation": lambda x: qml.PauliRot(x, "XYZ", [0, 1, 2]),
    "unitary": lambda x: qml.QubitUnitary(jnp.array([[0, 1], [1, 0]], dtype=complex), 0),
    "adjoint": lambda x: qml.adjoint(lambda: (qml.RX(x, 0), qml.S(1)))(),
    "ctrl": lambda x: qml.ctrl(qml.RX(x, 0), control=[1, 2], control_values=[True, False]),
    "global_phase": lambda x: qml.GlobalPhase(x),
    "basis": lambda x: qml.BasisState(jnp.array([1, 0]), wires=[0, 1]),
    "state": lambda x: qml.StatePrep(jnp.array([1, 0, 0, 0], dtype=complex), wires=[0, 1]),
}

RESULTS = {
    "expval": lambda: qml.expval(qml.PauliZ(0)),
    "variance": lambda: qml.var(qml.PauliX(1)),
    "probabilities": lambda: qml.probs(wires=[0, 1]),
    "final_state": lambda: qml.state(),
}


@program
def measured():
    @qjit(target="mlir")
    @qml.qnode(DEVICE)
    def f(x: float):
        qml.RX(x, 0)
        m = measure(0, reset=True, postselect=1)
        n = measure(1)
        return m, n

    return f


@program
def branches():
    @qjit(target="mlir")
    @qml.qnode(DEVICE)
    def f(x: float):
        @cond(x > 1.0)
        def choose():
            qml.RX(x, 0)

        @choose.otherwise
        def other():
            qml.RY(x, 0)

        choose()
        return qml.expval(qml.PauliZ(0))

    return f


@program
def counted_loop():
    @qjit(target="mlir")
    @qml.qnode(DEVICE)
    def f(n: int):
        @for_loop(0, n, 1)
        def body(i):
            qml.RX(0.1 * i, 0)

        body()
        return qml.probs()

    return f


@program
def conditional_loop():
    @qjit(target="mlir")
    @qml.qnode(DEVICE)
    def f(n: int):
        @while_loop(lambda i: i < n)
        def body(i):
            qml.Hadamard(i)
            return i + 1

        return body(0), qml.expval(qml.PauliZ(0))

    return f


def inner(x):
    qml.RX(x, 0)
    qml.CNOT([0, 1])
    return qml.expval(qml.PauliZ(1))


@program
def gradient():
    return qjit(target="mlir")(lambda x: grad(qml.QNode(inner, DEVICE), method="auto")(x))


@program
def finite_differences():
    return qjit(target="mlir")(lambda x: grad(qml.QNode(inner, DEVICE), method="fd", h=0.1)(x))


@program
def jacobian_of_one():
    return qjit(target="mlir")(lambda x: jacobian(qml.QNode(inner, DEVICE))(x))


@program
def jacobian_vector():
    return qjit(target="mlir")(lambda x: jvp(lambda y: y * y, [x], [1.0]))


@program
def vector_jacobian():
    return qjit(target="mlir")(lambda x: vjp(lambda y: y * y, [x], [1.0]))


@program
def zero_noise():
    return qjit(target="mlir")(lambda x: mitigate_with_zne(qml.QNode(inner, DEVICE), scale_factors=[1, 3])(x))


@program
def mapped():
    return qjit(target="mlir")(lambda x: vmap(qml.QNode(inner, DEVICE))(jnp.array([x, 2 * x])))


@program
def hamiltonian():
    sum_of = lambda: qml.expval(qml.Hamiltonian([0.2, -0.5], [qml.PauliX(0) @ qml.PauliY(1), qml.PauliZ(2)]))
    return circuit(GATES["hadamard"], sum_of)


@program
def hermitian():
    matrix = jnp.array([[1, 0], [0, -1]], dtype=complex)
    return circuit(GATES["rotations"], lambda: qml.expval(qml.Hermitian(matrix, wires=0)))


@program
def samples():
    return circuit(GATES["hadamard"], lambda: qml.sample(), SHOTS)


@program
def counts():
    return circuit(GATES["hadamard"], lambda: qml.counts(), SHOTS)


@program
def classical():
    return qjit(target="mlir")(lambda x: jnp.sin(x) + jnp.sum(jnp.arange(4.0)) * x)


def text_of(compiled):
    """Returns the text of a program, which may have to be compiled for an argument first."""
    if not compiled.mlir:
        compiled.jaxpr, *_ = compiled.capture((0.5,))
        compiled.mlir_module = compiled.generate_ir()
    return str(compiled.mlir)


def main():
    out = pathlib.Path(sys.argv[1])
    out.mkdir(parents=True, exist_ok=True)
    for index, (name, gates) in enumerate(GATES.items()):
        for result in [list(RESULTS)[index % 4], list(RESULTS)[(index + 1) % 4]]:
            PROGRAMS[f"{name}.{result}"] = lambda gates=gates, result=result: circuit(gates, RESULTS[result])
    for name, make in {**PROGRAMS, **more_programs.MORE}.items():
        try:
            compiled = make()
            text = text_of(compiled)
        except Exception as error:  # A program that this release refuses is left out.
            print(f"{name}: {type(error).__name__}: {error}".splitlines()[0], file=sys.stderr)
            continue
        with tempfile.NamedTemporaryFile("w", suffix=".mlir") as source:
            source.write(text)
            source.flush()
            for stage, passes in {"written": [], **PASSES}.items():
                command = [str(TOOL), "--tool=opt", *passes, source.name]
                done = subprocess.run(command, capture_output=True, text=True)
                if done.returncode == 0 and done.stdout:
                    (out / f"{name}.{stage}.mlir").write_text(done.stdout)


main()

"""More programs for quantum computers: templates, control flow, measurements, callbacks and compiler passes."""

import jax
import jax.numpy as jnp
import pennylane as qml
import catalyst
from catalyst import cond, debug, for_loop, grad, jacobian, measure, pure_callback, qjit, switch, vmap, while_loop

DEVICE = qml.device("lightning.qubit", wires=5)

MORE = {}


def program(function):
    """Registers a function that returns a compiled program."""
    MORE["more_" + function.__name__] = function
    return function


def circuit(body, device=DEVICE, **options):
    """Returns the compiled program of a circuit with one argument."""

    @qjit(target="mlir", **options)
    @qml.qnode(device)
    def circuit(x: float):
        return body(x)

    return circuit


def z():
    return qml.expval(qml.PauliZ(0))


@program
def fourier():
    return circuit(lambda x: (qml.RX(x, 0), qml.QFT(wires=range(4)), qml.adjoint(qml.QFT)(wires=range(4)), qml.probs(wires=[0, 1]))[-1])


@program
def layers():
    return circuit(lambda x: (qml.StronglyEntanglingLayers(x * jnp.ones((2, 3, 3)), wires=range(3)), z())[-1])


@program
def basic_layers():
    return circuit(lambda x: (qml.BasicEntanglerLayers(x * jnp.ones((2, 4)), wires=range(4)), z())[-1])


@program
def angles():
    return circuit(lambda x: (qml.AngleEmbedding(x * jnp.arange(3.0), wires=range(3), rotation="Y"), qml.var(qml.PauliY(1)))[-1])


@program
def amplitudes():
    return circuit(lambda x: (qml.AmplitudeEmbedding(jnp.array([1.0, x, 0, 0]), wires=[0, 1], normalize=True), qml.state())[-1])


@program
def grover():
    return circuit(lambda x: ([qml.Hadamard(i) for i in range(3)], qml.GroverOperator(wires=range(3)), qml.probs())[-1])


@program
def trotter():
    h = qml.Hamiltonian([0.5, -0.25], [qml.PauliX(0) @ qml.PauliX(1), qml.PauliZ(0)])
    return circuit(lambda x: (qml.TrotterProduct(h, time=0.3, n=2, order=2), z())[-1])


@program
def feedback():
    def body(x):
        qml.Hadamard(0)
        m = measure(0)

        @cond(m)
        def correct():
            qml.PauliX(1)

        correct()
        n = measure(1, postselect=0)
        return m ^ n, z()

    return circuit(body)


@program
def teleport():
    def body(x):
        qml.RY(x, 0)
        qml.Hadamard(1)
        qml.CNOT([1, 2])
        qml.CNOT([0, 1])
        qml.Hadamard(0)
        a, b = measure(0, reset=True), measure(1)
        qml.cond(b == 1, qml.PauliX)(2)
        qml.cond(a == 1, qml.PauliZ)(2)
        return qml.expval(qml.PauliZ(2))

    return circuit(body)


@program
def nested_loops():
    def body(x):
        @for_loop(0, 3, 1)
        def outer(i, y):
            @for_loop(i + 1, 4, 2)
            def inner(j, w):
                qml.CRY(w, [i, j])
                return w * 0.5

            return inner(y) + 0.1

        return outer(x), qml.expval(qml.PauliX(3))

    return circuit(body)


@program
def dynamic_wires():
    @qjit(target="mlir")
    @qml.qnode(DEVICE)
    def f(n: int, x: float):
        @while_loop(lambda i: i < n)
        def body(i):
            qml.RZ(x * i, i % 5)
            return i + 1

        body(0)
        return qml.expval(qml.PauliZ(0) @ qml.PauliX(1))

    return f


@program
def switched():
    @qjit(target="mlir")
    @qml.qnode(DEVICE)
    def f(i: int):
        @switch(i)
        def choose():
            qml.PauliX(0)

        @choose.branch(2)
        def two():
            qml.PauliY(0)

        @choose.branch(5)
        def five():
            qml.S(0)

        choose()
        return z()

    return f


@program
def printed():
    def body(x):
        debug.print("x = {x}", x=x)
        qml.RX(x, 0)
        debug.print(jnp.array([1, 2, 3]))
        return z()

    return circuit(body)


@program
def callbacks():
    @pure_callback
    def outside(x) -> float:
        return x + 1.0

    return circuit(lambda x: (qml.RX(outside(x), 0), z())[-1])


@program
def gradient_of_arrays():
    @qml.qnode(DEVICE)
    def c(w):
        for i in range(3):
            qml.RX(w[i], i)
        qml.CNOT([0, 1])
        return qml.expval(qml.PauliZ(0)), qml.expval(qml.PauliZ(1))

    return qjit(target="mlir")(lambda x: jacobian(c, method="auto")(x * jnp.arange(3.0)))


@program
def parameter_shift():
    node = qml.QNode(lambda x: (qml.RX(x, 0), qml.RY(x * x, 1), qml.CNOT([0, 1]), z())[-1], DEVICE, diff_method="parameter-shift")
    return qjit(target="mlir")(lambda x: grad(node)(x))


@program
def adjoint_method():
    node = qml.QNode(lambda x: (qml.RX(x, 0), qml.MultiRZ(x, [0, 1, 2]), z())[-1], DEVICE, diff_method="adjoint")
    return qjit(target="mlir")(lambda x: grad(node)(x))


@program
def controlled_adjoint():
    def body(x):
        def inner():
            qml.RX(x, 0)
            qml.T(1)

        qml.ctrl(qml.adjoint(inner), control=[3, 4], control_values=[0, 1])()
        return z()

    return circuit(body)


@program
def adjoint_of_loop():
    def body(x):
        def inner():
            @for_loop(0, 4, 1)
            def each(i):
                qml.RZ(x * i, i)

            each()

        catalyst.adjoint(inner)()
        return z()

    return circuit(body)


@program
def several_nodes():
    a = qml.QNode(lambda x: (qml.RX(x, 0), z())[-1], DEVICE)
    b = qml.QNode(lambda x: (qml.Hadamard(0), qml.sample(wires=0))[-1], qml.device("lightning.qubit", wires=1, shots=10))
    return qjit(target="mlir")(lambda x: (a(x) + a(2 * x), b(x)))


@program
def unitaries():
    u = jnp.array([[1, 1], [1, -1]], dtype=complex) / jnp.sqrt(2)
    return circuit(lambda x: (qml.QubitUnitary(u, 0), qml.ControlledQubitUnitary(u, wires=[1, 2, 3]), qml.DiagonalQubitUnitary(jnp.array([1, 1j]), 2), z())[-1])


@program
def observables():
    h = qml.Hamiltonian([1.0, 2.0, 3.0], [qml.PauliX(0), qml.PauliY(1) @ qml.PauliZ(2), qml.Identity(3)])
    return circuit(lambda x: (qml.RX(x, 0), (qml.expval(h), qml.var(qml.Hadamard(1)), qml.expval(qml.PauliX(0) @ qml.Hermitian(jnp.eye(2, dtype=complex), 1))))[-1])


@program
def merged():
    return qjit(target="mlir")(qml.transforms.merge_rotations(qml.QNode(lambda x: (qml.RX(x, 0), qml.RX(-x, 0), z())[-1], DEVICE)))


@program
def cancelled():
    return qjit(target="mlir")(qml.transforms.cancel_inverses(qml.QNode(lambda x: (qml.Hadamard(0), qml.Hadamard(0), z())[-1], DEVICE)))


@program
def pauli_products():
    node = qml.QNode(lambda x: (qml.Hadamard(0), qml.S(1), qml.T(0), qml.CNOT([0, 1]), z())[-1], DEVICE)
    return qjit(target="mlir", pipelines=[("pipe", ["quantum-compilation-stage"])])(catalyst.passes.to_ppr(node))


@program
def mapped_arrays():
    return qjit(target="mlir")(lambda x: vmap(lambda y: jnp.dot(y, y))(x * jnp.ones((3, 4))))


@program
def linear_algebra():
    def f(x):
        m = jnp.array([[x, 1.0], [2.0, 3.0]])
        return jnp.linalg.solve(m, jnp.ones(2)), jnp.sort(m, axis=0), jnp.cumsum(m), jnp.argmax(m), jnp.where(m > 1, m, 0)

    return qjit(target="mlir")(f)


@program
def integers():
    def f(x):
        n = x.astype(int)
        return n // 3, n % 3, n << 2, jnp.bitwise_and(n, 5), jnp.arange(4).at[n].set(9)

    return qjit(target="mlir")(f)


@program
def random_numbers():
    def f(x):
        key = jax.random.PRNGKey(0)
        return jax.random.uniform(key, (3,)) * x

    return qjit(target="mlir")(f)

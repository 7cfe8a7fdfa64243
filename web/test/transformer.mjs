// Writes an unrolled transformer as StableHLO text, with weights as arguments and name scopes in its locations, as JAX
// prints it.
//
//   node test/transformer.mjs LAYERS > FILE
import { fileURLToPath } from "node:url";

const [LENGTH, WIDTH, HEADS, INNER] = [128, 512, 8, 2048];
const type = (...sizes) => `tensor<${sizes.map((size) => `${size}x`).join("")}f32>`;
const [X, ROW, HEAD] = [type(LENGTH, WIDTH), type(LENGTH), type(HEADS, LENGTH, WIDTH / HEADS)];
const SCORES = type(HEADS, LENGTH, LENGTH);

/** Returns the text of a model with the given number of layers, of 103 operations each. */
export function transformer(layers) {
  const lines = [];
  const args = [];
  let number = 0;
  let scope = "";
  const at = (what) => `loc("jit(model)/${scope}${what}"("model.py":${1 + (scope.split("/").length * 7 + what.length) % 60}:5))`;
  const emit = (text, what) => {
    lines.push(`    %${number} = ${text} ${at(what)}`);
    return `%${number++}`;
  };
  const arg = (name, ty) => {
    args.push(`%arg${args.length}: ${ty} loc("params${name}")`);
    return `%arg${args.length - 1}`;
  };
  const inside = (name, body) => {
    const before = scope;
    scope += `${name}/`;
    const made = body();
    scope = before;
    return made;
  };
  const constant = (value) => emit(`stablehlo.constant dense<${value}> : tensor<f32>`, "constant");
  const spread = (value, from, to, dims) => emit(`stablehlo.broadcast_in_dim ${value}, dims = [${dims}] : (${from}) -> ${to}`, "broadcast_in_dim");
  const binary = (op, a, b, ty) => emit(`stablehlo.${op} ${a}, ${b} : ${ty}`, { subtract: "sub", multiply: "mul", divide: "div" }[op] ?? op);
  const unary = (op, a, ty) => emit(`stablehlo.${op} ${a} : ${ty}`, op);
  const reduce = (op, a, init, from, to, dim) => emit(`stablehlo.reduce(${a} init: ${init}) applies stablehlo.${op} across dimensions = [${dim}] : (${from}, tensor<f32>) -> ${to}`, `reduce_${op}`);
  const dot = (a, b, ta, tb, to, dims) => emit(`stablehlo.dot_general ${a}, ${b}, ${dims} : (${ta}, ${tb}) -> ${to}`, "dot_general");

  const mean = (x) => {
    const sum = reduce("add", x, constant("0.000000e+00"), X, ROW, 1);
    const count = spread(constant("5.120000e+02"), "tensor<f32>", ROW, "");
    return spread(binary("divide", sum, count, ROW), ROW, X, 0);
  };
  const norm = (x, name) => inside("norm", () => {
    const centred = binary("subtract", x, mean(x), X);
    const variance = mean(binary("multiply", centred, centred, X));
    const small = spread(constant("1.000000e-05"), "tensor<f32>", X, "");
    const scaled = binary("multiply", centred, unary("rsqrt", binary("add", variance, small, X), X), X);
    const weight = spread(arg(`${name}['scale']`, type(WIDTH)), type(WIDTH), X, 1);
    return binary("add", binary("multiply", scaled, weight, X), spread(arg(`${name}['bias']`, type(WIDTH)), type(WIDTH), X, 1), X);
  });
  const linear = (x, name, from, to) => {
    const out = type(LENGTH, to);
    const made = dot(x, arg(`${name}['w']`, type(from, to)), type(LENGTH, from), type(from, to), out, "contracting_dims = [1] x [0]");
    return binary("add", made, spread(arg(`${name}['b']`, type(to)), type(to), out, 1), out);
  };
  const split = (x) => {
    const parts = emit(`stablehlo.reshape ${x} : (${X}) -> ${type(LENGTH, HEADS, WIDTH / HEADS)}`, "reshape");
    return emit(`stablehlo.transpose ${parts}, dims = [1, 0, 2] : (${type(LENGTH, HEADS, WIDTH / HEADS)}) -> ${HEAD}`, "transpose");
  };
  const softmax = (x) => inside("softmax", () => {
    const rows = type(HEADS, LENGTH);
    const most = reduce("maximum", x, constant("0xFF800000"), SCORES, rows, 2);
    const powers = unary("exponential", binary("subtract", x, spread(most, rows, SCORES, "0, 1"), SCORES), SCORES);
    const sum = reduce("add", powers, constant("0.000000e+00"), SCORES, rows, 2);
    return binary("divide", powers, spread(sum, rows, SCORES, "0, 1"), SCORES);
  });

  let x = arg("['x']", X);
  for (let layer = 0; layer < layers; layer++) {
    const own = `['layers'][${layer}]`;
    x = inside(`layer_${layer}`, () => {
      const attended = inside("attention", () => {
        const normed = norm(x, `${own}['norm_1']`);
        const [q, k, v] = ["q", "k", "v"].map((name) => split(linear(normed, `${own}['${name}']`, WIDTH, WIDTH)));
        const scores = dot(q, k, HEAD, HEAD, SCORES, "batching_dims = [0] x [0], contracting_dims = [2] x [2]");
        const scaled = binary("multiply", scores, spread(constant("1.250000e-01"), "tensor<f32>", SCORES, ""), SCORES);
        const mixed = dot(softmax(scaled), v, SCORES, HEAD, HEAD, "batching_dims = [0] x [0], contracting_dims = [2] x [1]");
        const back = emit(`stablehlo.transpose ${mixed}, dims = [1, 0, 2] : (${HEAD}) -> ${type(LENGTH, HEADS, WIDTH / HEADS)}`, "transpose");
        const joined = emit(`stablehlo.reshape ${back} : (${type(LENGTH, HEADS, WIDTH / HEADS)}) -> ${X}`, "reshape");
        return binary("add", x, linear(joined, `${own}['out']`, WIDTH, WIDTH), X);
      });
      return inside("mlp", () => {
        const wide = type(LENGTH, INNER);
        const hidden = linear(norm(attended, `${own}['norm_2']`), `${own}['up']`, WIDTH, INNER);
        const gated = binary("multiply", hidden, unary("logistic", hidden, wide), wide);
        return binary("add", attended, linear(gated, `${own}['down']`, INNER, WIDTH), X);
      });
    });
  }
  lines.push(`    return ${x} : ${X} loc(unknown)`);
  return `module @jit_model {\n  func.func public @main(${args.join(", ")}) -> ${X} {\n${lines.join("\n")}\n  } loc(unknown)\n} loc(unknown)\n`;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) process.stdout.write(transformer(Number(process.argv[2] ?? 24)));

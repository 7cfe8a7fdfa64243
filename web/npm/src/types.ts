/** An operation: the number of its body, and its number in the body. */
export type OpId = [body: number, op: number];

/** The position of an error. Lines and columns count from 1. */
export interface Position {
  offset?: number;
  line?: number;
  column?: number;
  file?: string;
  byte?: number;
  section?: string | null;
  location?: string;
}

/** A message about a file. */
export interface Diagnostic {
  severity: "error" | "warning" | "remark" | "note";
  message: string;
  position: Position | null;
  notes: { message: string; position: Position | null }[];
}

/** Options for opening a file. */
export interface OpenOptions {
  /** The name of the file in messages and locations. */
  name?: string;
  /** Whether functions are read when they are first looked at: those of bytecode, and those of text from a megabyte on. Their errors appear then. */
  lazy?: boolean;
  /** Whether a portable artifact stays VHLO. By default it becomes StableHLO. */
  vhlo?: boolean;
  /** Whether operations, attributes and types of unknown dialects are errors. */
  strict?: boolean;
  /** The LLVM release whose definitions and text form the file follows, such as "19". */
  release?: string;
  /** The LLVM release that wrote the properties, even if the producer string names another. */
  producerRelease?: string;
}

/** Facts about a function that JAX exported. */
export interface Exported {
  function: string;
  inputs: string[];
  outputs: string[];
  platforms: string[];
  devices: number;
  callingConvention: number;
}

/** Facts about a file. */
export interface FileInfo {
  name: string;
  size: number;
  form: "text" | "bytecode" | "artifact";
  exported: Exported | null;
  producer: string | null;
  format: number | null;
  version: string | null;
  asItIs: boolean;
  root: OpId | null;
  hasStableHlo: boolean;
  /** Whether some functions have not been read yet. */
  lazy: boolean;
  warnings: Diagnostic[];
  /** The release that the page chose for reading the file. */
  readAs?: string;
}

/** An operation in the outline. */
export interface Entry {
  op: OpId;
  name: string;
  symbol: string | null;
  signature: string | null;
  visibility: string | null;
  loaded: boolean;
  empty: boolean;
  table: boolean;
  /** A reference such as `@a::@b`; empty if an enclosing operation has no name. */
  path: string;
}

export interface Outline {
  op: Entry;
  entries: Entry[];
  count: number;
}

/** Options of printed text. */
export interface PrintOptions {
  generic?: boolean;
  locations?: boolean;
  localScope?: boolean;
  /** Constants and resources with more elements are elided. */
  elide?: number;
}

export interface ViewOptions extends PrintOptions {
  op?: OpId;
  /** Whether regions are left out. */
  head?: boolean;
}

/** A text that stays in the instance and is read line by line. */
export interface View {
  op: OpId;
  entry: Entry;
  lines: number;
  bytes: number;
  ops: number;
}

/** A place in the text of a view: the line from 0; column and length in bytes. */
export interface Place {
  line: number;
  column: number;
  length: number;
}

export interface RowValue {
  name: string;
  constraint: string;
  many: string;
}

/** Facts from the definition of an operation. */
export interface Row {
  operands: RowValue[];
  results: RowValue[];
  attributes: string[];
  regions: string[];
  successors: string[];
  traits: string[];
  format: string | null;
}

export interface OpDetails {
  op: OpId;
  name: string;
  symbol: string | null;
  operands: string[];
  results: string[];
  attributes: [name: string, value: string][];
  location: string;
  row: Row | null;
  path: string;
}

export interface Hover {
  op: OpDetails | null;
  value: { range: Place; type: string; from: { op?: OpId; name?: string; argument?: number; of?: string } | null } | null;
}

export interface OpRef {
  op: OpId;
  symbol: OpId | null;
  name: string;
  path: string;
}

export type Uses =
  | { kind: "nothing" }
  | { kind: "value"; definition: Place | null; users: Place[] }
  | { kind: "symbol"; name: string; definition: { entry: Entry; path: string } | null; users: OpRef[] };

export interface Violation extends OpRef {
  message: string;
  location: string;
  notes: string[];
}

export interface Change {
  path: string;
  what: string;
  detail: string | null;
  old: string | null;
  new: string | null;
}

/** Operations, a table, or one value with its name. */
export interface QueryAnswer {
  /** Number of operations or rows; the first 5,000 are here. */
  count?: number;
  operations?: (OpRef & { reference: string })[];
  titles?: string[];
  rows?: string[][];
  name?: string;
  value?: string | number | null;
}

export interface Part {
  start: number;
  length: number;
  hex: string;
  depth: number;
  meaning: string;
  damaged: boolean;
}

export interface Dump {
  from: number;
  count: number;
  parts: Part[];
}

export interface SizeNode {
  name: string;
  bytes: number;
  count?: number;
  parts?: SizeNode[];
}

export interface Sizes extends SizeNode {
  madeForIt: boolean;
  locations: number;
  damage: { at: number; what: string }[];
}

/** The graph of an operation's regions: one row per operation, region and argument, in the order of the file. */
export interface GraphData {
  /** Texts to which columns refer by number; number 0 is empty. */
  strings: string[];
  /** The operation, as in `OpId`; 0xffffffff for a region or an argument. */
  body: Uint32Array;
  op: Uint32Array;
  /** The enclosing row; 0xffffffff for the first row. */
  parent: Uint32Array;
  /** 0 operation, 1 operation with regions, 2 region or block, 3 argument, 4 function that was not read. */
  kind: Uint32Array;
  name: Uint32Array;
  symbol: Uint32Array;
  /** A constant's value, a callee. */
  note: Uint32Array;
  /** The type of the first result. */
  type: Uint32Array;
  /** Number of results. */
  results: Uint32Array;
  /** The name in the location. */
  scope: Uint32Array;
  file: Uint32Array;
  line: Uint32Array;
  /** 1 constant, 2 small constant, 4 terminator. */
  flags: Uint32Array;
  /** Bytes of the results. */
  bytes: Float64Array;
  /** Floating-point operations, estimated from the types. */
  flops: Float64Array;
  edges: { from: Uint32Array; to: Uint32Array; result: Uint32Array; operand: Uint32Array; type: Uint32Array };
}

/** An operation that was found. */
export interface Hit extends OpRef {
  detail: string;
}

/** Matches in names, symbols, attributes, types and locations. */
export interface Found {
  kinds: { kind: "symbol" | "operation" | "attribute" | "type" | "location"; count: number; hits: Hit[] }[];
  /** The number of functions that cannot be read. */
  unread: number;
}

/** Matches in the text; `next` is where the search continues. */
export interface FoundText {
  hits: Hit[];
  count: number;
  next: number | null;
  total: number;
}

/** Locations, each with the number of operations, the first operation, and the symbol around it. */
export interface Locations {
  total: number;
  unknown: number;
  cut: boolean;
  lines: [file: string, line: number, count: number, op: OpId, symbol: OpId | null][];
  names: [name: string, count: number, op: OpId, symbol: OpId | null][];
}

/** Bytes of bytecode by function, operation, name and line. */
export interface Owners {
  bytes: number;
  /** Bytes that belong to no single operation: names, types, and shared attributes. */
  shared: number;
  rows: [symbol: string, op: string, name: string, file: string, line: number, bytes: number, count: number, first: OpId][];
}

export interface Tensor {
  name: string;
  kind: "resource" | "constant";
  type: string | null;
  bytes: number | null;
  /** The first operation that has the tensor, its label, and the operations that use its results. */
  owner: (OpRef & { label: string | null; users: OpRef[] }) | null;
  owners: number;
}

/** Numbers of a tensor: some rows and columns of a slice of its last two dimensions. */
export interface Values {
  /** Sizes of the type; the number of elements if they do not fit. */
  shape: number[];
  /** Whether these are the absolute values of complex numbers. */
  complex: boolean;
  slices: number;
  slice: number;
  rows: number[];
  columns: number[];
  values: (number | null)[][];
}

export interface Histogram {
  type: string;
  /** Whether the numbers are the absolute values of complex numbers. */
  complex: boolean;
  count: number;
  least: number | null;
  largest: number | null;
  mean: number | null;
  zeros: number;
  notFinite: number;
  bars: number[];
  first: string[];
}

export interface NestedModule {
  /** The number of the module: `1`, or `1.2` for a module inside module 1. */
  number: string;
  /** The operation or resource that contains the module, and the path in it. */
  path: string;
  place: string | null;
  bytes: number;
  base64: boolean;
  encoding: "bytecode" | "base64" | "text";
  /** The version of bytecode, and the producer. */
  format: number | null;
  producer: string | null;
  /** The reason why the module cannot be read. */
  error: string | null;
}

export interface StableHloUse {
  kind: "operation" | "attribute" | "type" | "dialect";
  name: string;
  since: string | null;
  until: string | null;
  instead?: string | null;
  condition?: string;
}

export interface StableHlo {
  madeForIt: boolean;
  version: string | null;
  producer: string;
  format: number;
  dialects: string[];
  operations: string[];
  oldest: string | null;
  uses: StableHloUse[];
  target: { version: string; reads: boolean; blockers: StableHloUse[] } | null;
  minimum: string;
  current: string;
  log: [version: string, what: string][];
}

/** The form of a file that is written. */
export type WriteOptions =
  | ({ format: "text" } & PrintOptions)
  | { format: "bytecode"; release?: string }
  | { format: "stablehlo"; version?: string };

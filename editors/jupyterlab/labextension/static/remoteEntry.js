// Registers MLIR with JupyterLab 4: the file type `.mlir`, and a CodeMirror language for its MIME type. jupyterlab-lsp finds the
// server by this MIME type. The file is a container for webpack's module federation, written by hand, so it needs no build.

(() => {
  let shared;

  /** Returns one of JupyterLab's own modules. */
  async function library(name) {
    const [version] = Object.values(shared[name] ?? {});
    if (!version) {
      throw new Error(`JupyterLab does not share '${name}'`);
    }
    return (await version.get())();
  }

  const KINDS = [
    [/^\/\/.*/, "comment"],
    [/^"(?:[^"\\]|\\.)*"?/, "string"],
    [/^%[\w$.-]+(?:#\d+)?/, "variableName"],
    [/^@(?:[\w$.-]+|"(?:[^"\\]|\\.)*")/, "link"],
    [/^\^[\w$.-]+/, "labelName"],
    [/^[!#][\w$.-]+/, "typeName"],
    [/^(?:0x[\da-fA-F]+|\d+(?:\.\d*(?:[eE][-+]?\d+)?)?)/, "number"],
    [/^(?:[su]?i\d+|b?f\d+\w*|tf32|index|none|tensor|memref|vector|tuple|complex)\b/, "typeName"],
    [/^(?:true|false|unit|loc|dense|affine_map|affine_set|array)\b/, "atom"],
    [/^[a-zA-Z_][\w$]*(?:\.[\w$]+)+/, "keyword"],
    [/^[a-zA-Z_][\w$]*/, null],
  ];

  /** A tokenizer for CodeMirror's `StreamLanguage`. */
  const tokenizer = {
    name: "mlir",
    languageData: { commentTokens: { line: "//" } },
    token(stream) {
      if (stream.eatSpace()) {
        return null;
      }
      const found = KINDS.find(([pattern]) => stream.match(pattern));
      if (!found) {
        stream.next();
      }
      return found ? found[1] : null;
    },
  };

  async function plugin() {
    const { IEditorLanguageRegistry } = await library("@jupyterlab/codemirror");
    return {
      id: "mlirkit:language",
      description: "MLIR files",
      autoStart: true,
      requires: [IEditorLanguageRegistry],
      activate(app, languages) {
        languages.addLanguage({
          name: "mlir",
          displayName: "MLIR",
          mime: "text/x-mlir",
          extensions: ["mlir"],
          async load() {
            const { LanguageSupport, StreamLanguage } = await library("@codemirror/language");
            return new LanguageSupport(StreamLanguage.define(tokenizer));
          },
        });
        app.docRegistry.addFileType({
          name: "mlir",
          displayName: "MLIR File",
          extensions: [".mlir"],
          mimeTypes: ["text/x-mlir"],
          contentType: "file",
          fileFormat: "text",
        });
      },
    };
  }

  const containers = (window._JUPYTERLAB ??= {});
  containers.mlirkit = {
    init(scope) {
      shared = scope;
    },
    async get(module) {
      if (module !== "./extension") {
        throw new Error(`no module '${module}'`);
      }
      const made = { __esModule: true, default: await plugin() };
      return () => made;
    },
  };
})();

-- Starts the language server `mlirkit lsp` for MLIR files.
vim.filetype.add({ extension = { mlir = "mlir" } })
vim.lsp.config("mlirkit", {
  cmd = { "mlirkit", "lsp" },
  filetypes = { "mlir" },
  root_markers = { "mlirkit.toml", ".git" },
})
vim.lsp.enable("mlirkit")

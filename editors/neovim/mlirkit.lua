-- Starts the language server `mlirkit lsp` for MLIR files.
local markers = { "mlirkit.toml", ".git" }

if vim.lsp.config then
  vim.filetype.add({ extension = { mlir = "mlir" } })
  vim.lsp.config("mlirkit", { cmd = { "mlirkit", "lsp" }, filetypes = { "mlir" }, root_markers = markers })
  vim.lsp.enable("mlirkit")
  return
end

-- Neovim 0.7 to 0.10: one client for each project folder.
local clients = {}

local function root_of(file)
  local folder = vim.fn.fnamemodify(file, ":p:h")
  local toml = vim.fn.findfile(markers[1], folder .. ";")
  local git = vim.fn.finddir(markers[2], folder .. ";")
  if toml ~= "" then
    return vim.fn.fnamemodify(toml, ":p:h")
  end
  return git ~= "" and vim.fn.fnamemodify(git, ":p:h:h") or folder
end

vim.api.nvim_create_autocmd({ "BufRead", "BufNewFile" }, { pattern = "*.mlir", command = "setfiletype mlir" })
vim.api.nvim_create_autocmd("FileType", {
  pattern = "mlir",
  callback = function(event)
    local root = root_of(vim.api.nvim_buf_get_name(event.buf))
    if not (clients[root] and vim.lsp.get_client_by_id(clients[root])) then
      clients[root] = vim.lsp.start_client({ name = "mlirkit", cmd = { "mlirkit", "lsp" }, root_dir = root })
    end
    if clients[root] then
      vim.lsp.buf_attach_client(event.buf, clients[root])
    end
  end,
})

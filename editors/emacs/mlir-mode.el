;;; mlir-mode.el --- MLIR files with the language server of mlirkit -*- lexical-binding: t -*-

(define-derived-mode mlir-mode prog-mode "MLIR"
  (setq-local comment-start "// "))
(add-to-list 'auto-mode-alist '("\\.mlir\\'" . mlir-mode))
(with-eval-after-load 'eglot
  (add-to-list 'eglot-server-programs '(mlir-mode . ("mlirkit" "lsp"))))
(add-hook 'mlir-mode-hook #'eglot-ensure)

(provide 'mlir-mode)
;;; mlir-mode.el ends here

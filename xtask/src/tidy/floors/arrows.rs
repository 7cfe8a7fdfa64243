//! Finds the dependencies ("arrows") between the files of a crate: each position where one file names or calls
//! something that another file defines.

use super::index::{Crate, ModuleId, TypeKey, flatten, is_test, segments, type_path};
use proc_macro2::{Span, TokenStream, TokenTree};
use std::collections::BTreeMap;
use syn::visit::Visit;

/// A dependency of one file on another.
pub struct Arrow {
    /// The file that depends on the other, as its index in [`Crate::files`].
    pub from: usize,
    /// The file that is used, as its index in [`Crate::files`].
    pub to: usize,
    /// The line in the file `from`, counted from 1.
    pub line: usize,
    /// The path or method that is used, for messages.
    pub what: String,
}

/// Methods of the standard library. If the type of a receiver is unknown, a call of such a method is not counted as a
/// call inside the crate.
const STANDARD: &str = "and_then append as_bytes as_ref as_str chain clear clone cloned collect contains contains_key copied \
    count default drain end entry eq err expect extend filter find finish first flush fold get get_mut insert into is_empty \
    is_none is_some iter iter_mut join keys last len lines map map_err max min new next ok or_else parse peek pop position \
    push push_str read remove replace reserve resize rev skip sort split start starts_with sum swap take then to_owned \
    to_string trim truncate unwrap values with_capacity write write_all write_str zip";

/// Returns all dependencies between files, in the order of the code.
pub fn of(index: &Crate) -> Vec<Arrow> {
    let mut arrows = Vec::new();
    index.each_item(&mut |module, item| {
        let mut walk = Walk { index, module, this: None, locals: Vec::new(), arrows: &mut arrows };
        walk.visit_item(item);
    });
    arrows
}

/// The state while one item is visited.
struct Walk<'c> {
    index: &'c Crate,
    module: ModuleId,
    /// The type of the enclosing `impl` block.
    this: Option<TypeKey>,
    /// The types of the local variables in each enclosing scope, if the code states them.
    locals: Vec<BTreeMap<String, Option<TypeKey>>>,
    arrows: &'c mut Vec<Arrow>,
}

impl Walk<'_> {
    fn arrow(&mut self, to: ModuleId, span: Span, what: impl FnOnce() -> String) {
        let (from, to) = (self.index.modules[self.module].file, self.index.modules[to].file);
        if from != to {
            self.arrows.push(Arrow { from, to, line: span.start().line, what: what() });
        }
    }

    /// Resolves a path to the item that it names. If the path ends in a method, resolves the method too.
    fn path(&mut self, path: &[String], span: Span) {
        if let [first, method] = path
            && first == "Self"
        {
            if let Some(to) = self.this.as_ref().and_then(|this| self.index.method(this, method)) {
                self.arrow(to, span, || format!("`Self::{method}`"));
            }
            return;
        }
        let Some((to, rest)) = self.index.resolve(self.module, path) else { return };
        self.arrow(to, span, || format!("`{}`", path.join("::")));
        if let [name, method] = rest.as_slice()
            && let Some(to) = self.index.method(&(to, name.clone()), method)
        {
            self.arrow(to, span, || format!("`{name}::{method}`"));
        }
    }

    /// Resolves a method call by the type of the receiver. If the type is unknown and only one type has a method with
    /// that name, uses that type.
    fn call(&mut self, receiver: Option<TypeKey>, method: &str, span: Span) {
        let to = match receiver {
            Some(of) => self.index.method(&of, method),
            None => self.only_method(method),
        };
        if let Some(to) = to {
            self.arrow(to, span, || format!("the method `{method}`"));
        }
    }

    /// Returns the module of the only inherent method with that name, if the method is defined outside the module of
    /// its type. Calls of such a method need no import.
    fn only_method(&self, method: &str) -> Option<ModuleId> {
        let is_shared = self.index.facts.of_traits.contains(method) || self.index.foreign.contains(method);
        if is_shared || STANDARD.split_whitespace().any(|name| name == method) {
            return None;
        }
        let mut found = self.index.facts.inherent.iter().filter_map(|(of, methods)| Some((of, *methods.get(method)?)));
        let ((home, _), module) = found.next()?;
        let file = |module: ModuleId| self.index.modules[module].file;
        (found.next().is_none() && file(*home) != file(module)).then_some(module)
    }

    /// Returns the type of an expression; `None` if it does not follow from signatures and fields.
    fn type_of(&self, expression: &syn::Expr) -> Option<TypeKey> {
        match expression {
            syn::Expr::Path(path) => {
                let name = path.path.get_ident()?.to_string();
                if name == "self" {
                    return self.this.clone();
                }
                self.locals.iter().rev().find_map(|scope| scope.get(&name))?.clone()
            }
            syn::Expr::Field(field) => {
                let syn::Member::Named(name) = &field.member else { return None };
                let of = self.type_of(&field.base)?;
                self.index.facts.fields.get(&of)?.get(&name.to_string()).cloned()
            }
            syn::Expr::Reference(inner) => self.type_of(&inner.expr),
            syn::Expr::Paren(inner) => self.type_of(&inner.expr),
            _ => None,
        }
    }

    fn declared(&self, of: &syn::Type) -> Option<TypeKey> {
        let path = type_path(of)?;
        if path == ["Self"] { self.this.clone() } else { self.index.type_of(self.module, &path) }
    }

    fn signature(&self, signature: &syn::Signature) -> BTreeMap<String, Option<TypeKey>> {
        let mut scope = BTreeMap::new();
        for input in &signature.inputs {
            if let syn::FnArg::Typed(argument) = input
                && let syn::Pat::Ident(name) = &*argument.pat
            {
                scope.insert(name.ident.to_string(), self.declared(&argument.ty));
            }
        }
        scope
    }

    /// Finds paths and calls in the tokens of a macro call, whose grammar is unknown.
    fn tokens(&mut self, tokens: TokenStream) {
        let list: Vec<TokenTree> = tokens.into_iter().collect();
        let mut at = 0;
        while let Some(token) = list.get(at) {
            at += 1;
            match token {
                TokenTree::Group(group) => self.tokens(group.stream()),
                TokenTree::Ident(first) => {
                    let is_method = at >= 2 && is_punct(list.get(at - 2), '.');
                    let mut path = vec![first.to_string()];
                    while is_punct(list.get(at), ':')
                        && is_punct(list.get(at + 1), ':')
                        && let Some(TokenTree::Ident(next)) = list.get(at + 2)
                    {
                        path.push(next.to_string());
                        at += 3;
                    }
                    if path.len() > 1 {
                        self.path(&path, first.span());
                    } else if is_method && matches!(list.get(at), Some(TokenTree::Group(_))) {
                        let of_self = at >= 3 && matches!(list.get(at - 3), Some(TokenTree::Ident(i)) if i == "self");
                        let receiver = if of_self { self.this.clone() } else { None };
                        self.call(receiver, &path[0], first.span());
                    }
                }
                _ => {}
            }
        }
    }
}

fn is_punct(token: Option<&TokenTree>, sign: char) -> bool {
    matches!(token, Some(TokenTree::Punct(punct)) if punct.as_char() == sign)
}

impl<'ast> Visit<'ast> for Walk<'_> {
    fn visit_item_use(&mut self, item: &'ast syn::ItemUse) {
        let span = item.use_token.span;
        let mut paths = Vec::new();
        flatten(&item.tree, &mut Vec::new(), &mut |path, _| paths.push(path.to_vec()));
        for path in paths {
            self.path(&path, span);
        }
    }

    fn visit_item_impl(&mut self, block: &'ast syn::ItemImpl) {
        let this = type_path(&block.self_ty).and_then(|path| self.index.type_of(self.module, &path));
        let outer = std::mem::replace(&mut self.this, this);
        syn::visit::visit_item_impl(self, block);
        self.this = outer;
    }

    fn visit_item_fn(&mut self, item: &'ast syn::ItemFn) {
        self.locals.push(self.signature(&item.sig));
        syn::visit::visit_item_fn(self, item);
        self.locals.pop();
    }

    fn visit_impl_item_fn(&mut self, item: &'ast syn::ImplItemFn) {
        if is_test(&item.attrs) {
            return;
        }
        self.locals.push(self.signature(&item.sig));
        syn::visit::visit_impl_item_fn(self, item);
        self.locals.pop();
    }

    fn visit_block(&mut self, block: &'ast syn::Block) {
        self.locals.push(BTreeMap::new());
        syn::visit::visit_block(self, block);
        self.locals.pop();
    }

    fn visit_local(&mut self, local: &'ast syn::Local) {
        syn::visit::visit_local(self, local);
        if let syn::Pat::Type(typed) = &local.pat
            && let syn::Pat::Ident(name) = &*typed.pat
        {
            let of = self.declared(&typed.ty);
            if let Some(scope) = self.locals.last_mut() {
                scope.insert(name.ident.to_string(), of);
            }
        }
    }

    fn visit_pat_ident(&mut self, name: &'ast syn::PatIdent) {
        // The pattern shadows the name with a value whose type is unknown.
        if self.locals.len() > 1
            && let Some(scope) = self.locals.last_mut()
        {
            scope.insert(name.ident.to_string(), None);
        }
        syn::visit::visit_pat_ident(self, name);
    }

    fn visit_path(&mut self, path: &'ast syn::Path) {
        if path.leading_colon.is_none()
            && let Some(first) = path.segments.first()
        {
            self.path(&segments(path), first.ident.span());
        }
        syn::visit::visit_path(self, path);
    }

    // The path in `pub(crate)` or `pub(super)` is not a dependency.
    fn visit_visibility(&mut self, _: &'ast syn::Visibility) {}

    fn visit_expr_method_call(&mut self, call: &'ast syn::ExprMethodCall) {
        let receiver = self.type_of(&call.receiver);
        self.call(receiver, &call.method.to_string(), call.method.span());
        syn::visit::visit_expr_method_call(self, call);
    }

    fn visit_macro(&mut self, call: &'ast syn::Macro) {
        self.visit_path(&call.path);
        self.tokens(call.tokens.clone());
    }
}

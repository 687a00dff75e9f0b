//! The public interface of each published library as a list, `public_api.txt` in its folder, so that a
//! change of an interface is seen in a diff (`UPDATE_EXPECT=1` renews the lists); and the features that
//! the engine's README lists.
//!
//! The list is read from the sources with all features on, because only a nightly compiler writes down
//! what it knows of an interface. A line is a path and what stands there. A name has the path of its
//! definition, in a private module, too, if it is re-exported from there; a line with `use` is the path
//! under which it is found. What a macro makes is listed as the call of the macro.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;

use expect_test::expect_file;
use nonet_engine::formats::FORMATS;
use nonet_engine::formats::output::OUTPUTS;
use nonet_engine::logic::techniques::Technique;
use quote::ToTokens;
use syn::{
    Attribute, Fields, ImplItem, Item, ItemEnum, ItemImpl, ItemMacro, ItemTrait, Signature,
    TraitItem, Type, UseTree, Visibility,
};

/// The longest call of a macro that is listed with its arguments.
const MAX_MACRO_CALL: usize = 80;

/// A module of the crate.
struct Module {
    items: Vec<Item>,
    /// Whether it and all modules above it are public.
    is_open: bool,
    /// What public modules re-export of it.
    exported: BTreeSet<String>,
}

impl Module {
    /// Whether anything of it can be named from outside.
    fn is_named(&self) -> bool {
        self.is_open || !self.exported.is_empty()
    }
}

/// The modules by their paths; the root has an empty one.
type Modules = BTreeMap<String, Module>;

fn join(path: &str, name: impl ToString) -> String {
    let name = name.to_string();
    if path.is_empty() { name } else { format!("{path}::{name}") }
}

fn split(path: &str) -> (&str, &str) {
    path.rsplit_once("::").unwrap_or(("", path))
}

fn is_public(visibility: &Visibility) -> bool {
    matches!(visibility, Visibility::Public(_))
}

/// Tokens without the blanks that stand between all of them when they are printed.
fn text(tokens: &impl ToTokens) -> String {
    let spaced = tokens.to_token_stream().to_string().replace('\n', " ");
    let tight = [
        (" ::", "::"),
        (":: ", "::"),
        (" <", "<"),
        ("< ", "<"),
        (" >", ">"),
        (" ,", ","),
        (",)", ")"),
        (", >", ">"),
        (" :", ":"),
        (" ;", ";"),
        ("& ", "&"),
        (" (", "("),
        ("( ", "("),
        (" )", ")"),
        ("[ ", "["),
        (" ]", "]"),
        ("->(", "-> ("),
        ("=(", "= ("),
        ("' ", "'"),
        (" !", "!"),
    ];
    tight.iter().fold(spaced, |text, (from, to)| text.replace(from, to))
}

/// All modules of a crate but those for tests, from the file of one of them on.
fn add_modules(file: &Path, path: &str, is_open: bool, all: &mut Modules) {
    let source = fs::read_to_string(file).expect("a source file");
    let items = syn::parse_file(&source).expect("Rust").items;
    let folder = match path {
        "" => file.parent().expect("a folder").to_owned(),
        _ => file.with_extension(""),
    };
    for item in &items {
        // Those with a body are for tests, or hide a trait.
        let Item::Mod(module) = item else { continue };
        if module.content.is_none() {
            let file = folder.join(format!("{}.rs", module.ident));
            add_modules(&file, &join(path, &module.ident), is_open && is_public(&module.vis), all);
        }
    }
    all.insert(path.to_owned(), Module { items, is_open, exported: BTreeSet::new() });
}

/// The paths that a `use` names, each with its new name.
fn used(tree: &UseTree, before: &str) -> Vec<(String, String)> {
    match tree {
        UseTree::Path(path) => used(&path.tree, &join(before, &path.ident)),
        UseTree::Name(name) => vec![(join(before, &name.ident), name.ident.to_string())],
        UseTree::Rename(name) => vec![(join(before, &name.ident), name.rename.to_string())],
        UseTree::Group(group) => group.items.iter().flat_map(|tree| used(tree, before)).collect(),
        UseTree::Glob(_) => panic!("{before}::*: name what is re-exported"),
    }
}

/// A path that a module names, as seen from the root of the crate.
fn from_root(module: &str, path: &str) -> String {
    if let Some(path) = path.strip_prefix("crate::") {
        return path.to_owned();
    }
    let (mut at, mut rest) = (module, path.strip_prefix("self::").unwrap_or(path));
    while let Some(path) = rest.strip_prefix("super::") {
        (at, rest) = (split(at).0, path);
    }
    join(at, rest)
}

/// What public modules re-export: where it is defined, and where it is found.
fn re_exports(all: &Modules) -> Vec<(String, String)> {
    let of_item = |(path, item): (&String, &Item)| match item {
        Item::Use(it) if is_public(&it.vis) => {
            let found = used(&it.tree, "").into_iter();
            found.map(|(from, name)| (from_root(path, &from), join(path, name))).collect()
        }
        _ => Vec::new(),
    };
    let open = all.iter().filter(|(_, module)| module.is_open);
    let items = open.flat_map(|(path, module)| module.items.iter().map(move |item| (path, item)));
    items.flat_map(of_item).collect()
}

/// The name of an item that can be public, with its visibility.
fn name_of(item: &Item) -> Option<(String, &Visibility)> {
    let (name, visibility) = match item {
        Item::Const(it) => (&it.ident, &it.vis),
        Item::Static(it) => (&it.ident, &it.vis),
        Item::Type(it) => (&it.ident, &it.vis),
        Item::Fn(it) => (&it.sig.ident, &it.vis),
        Item::Struct(it) => (&it.ident, &it.vis),
        Item::Enum(it) => (&it.ident, &it.vis),
        Item::Trait(it) => (&it.ident, &it.vis),
        _ => return None,
    };
    Some((name.to_string(), visibility))
}

/// What an item derives, and whether it may grow.
fn marks(attributes: &[Attribute]) -> String {
    let mark = |attribute: &Attribute| match attribute.path().get_ident()?.to_string().as_str() {
        "derive" => {
            let derived = text(&attribute.meta.require_list().ok()?.tokens);
            Some(derived.trim_end_matches(',').to_owned())
        }
        "cfg_attr" => Some(text(&attribute.meta.require_list().ok()?.tokens)),
        "non_exhaustive" => Some("non_exhaustive".to_owned()),
        _ => None,
    };
    let marks: Vec<String> = attributes.iter().filter_map(mark).collect();
    format!("[{}]", marks.join(", "))
}

/// The fields of a variant.
fn inner(fields: &Fields) -> String {
    let field = |field: &syn::Field| {
        let name = field.ident.as_ref().map_or(String::new(), |name| format!("{name}: "));
        name + &text(&field.ty)
    };
    fields.iter().map(field).collect::<Vec<_>>().join(", ")
}

/// Whether a macro is called that may make public names.
fn makes_names(it: &ItemMacro) -> bool {
    it.ident.is_none() && !it.mac.path.is_ident("thread_local")
}

/// The call of a macro, without its arguments if they are long.
fn called(call: &syn::Macro) -> String {
    let whole = text(call);
    if whole.len() <= MAX_MACRO_CALL { whole } else { text(&call.path) + "!" }
}

/// The list as it grows.
#[derive(Default)]
struct Interface {
    lines: Vec<String>,
    /// Where the public types of a name are defined.
    types: BTreeMap<String, Vec<String>>,
}

impl Interface {
    fn add(&mut self, path: &str, what: impl ToString) {
        self.lines.push(format!("{path}: {}", what.to_string().trim_end()));
    }
    fn add_function(&mut self, path: &str, signature: &Signature) {
        let name = format!("fn {}", signature.ident);
        self.add(path, text(signature).replacen(&name, "fn", 1));
    }
    fn add_fields(&mut self, path: &str, fields: &Fields) {
        for (at, field) in fields.iter().enumerate() {
            let name = field.ident.as_ref().map_or(at.to_string(), ToString::to_string);
            if is_public(&field.vis) {
                self.add(&join(path, name), text(&field.ty));
            }
        }
    }
    fn add_enum(&mut self, path: &str, it: &ItemEnum) {
        self.add(path, format!("enum{} {}", text(&it.generics), marks(&it.attrs)));
        for variant in &it.variants {
            self.add(&join(path, &variant.ident), format!("variant {}", inner(&variant.fields)));
        }
    }
    fn add_trait(&mut self, path: &str, it: &ItemTrait) {
        self.add(path, format!("trait{}: {}", text(&it.generics), text(&it.supertraits)));
        for item in &it.items {
            match item {
                TraitItem::Fn(it) => self.add_function(&join(path, &it.sig.ident), &it.sig),
                TraitItem::Const(it) => {
                    self.add(&join(path, &it.ident), format!("const {}", text(&it.ty)));
                }
                TraitItem::Type(it) => self.add(&join(path, &it.ident), text(it)),
                other => panic!("{path}: {}", text(other)),
            }
        }
    }
    fn add_item(&mut self, path: &str, item: &Item) {
        match item {
            Item::Const(it) => self.add(path, format!("const {}", text(&it.ty))),
            Item::Static(it) => self.add(path, format!("static {}", text(&it.ty))),
            Item::Type(it) => {
                self.add(path, format!("type{} = {}", text(&it.generics), text(&it.ty)));
            }
            Item::Fn(it) => self.add_function(path, &it.sig),
            Item::Struct(it) => {
                self.add(path, format!("struct{} {}", text(&it.generics), marks(&it.attrs)));
                self.add_fields(path, &it.fields);
            }
            Item::Enum(it) => self.add_enum(path, it),
            Item::Trait(it) => self.add_trait(path, it),
            _ => {}
        }
        let (name, path) = (split(path).1.to_owned(), path.to_owned());
        self.types.entry(name).or_default().push(path);
    }
    /// What is implemented for a type of the interface, in whichever module.
    fn add_impl(&mut self, path: &str, it: &ItemImpl) {
        if let Some((_, name, _)) = &it.trait_ {
            let types = it.items.iter().filter_map(|item| match item {
                ImplItem::Type(it) => Some(format!(", {} = {}", it.ident, text(&it.ty))),
                _ => None,
            });
            let types: String = types.collect();
            return self.add(path, format!("impl{} {}{types}", text(&it.generics), text(name)));
        }
        for item in &it.items {
            match item {
                ImplItem::Fn(it) if is_public(&it.vis) => {
                    self.add_function(&join(path, &it.sig.ident), &it.sig);
                }
                ImplItem::Const(it) if is_public(&it.vis) => {
                    self.add(&join(path, &it.ident), format!("const {}", text(&it.ty)));
                }
                _ => {}
            }
        }
    }
    /// Where the type of an `impl` in a module is defined, if it is public: in that module, or where its
    /// name occurs but once.
    fn path_of(&self, of: &Type, at: &str, module: &Module) -> Option<String> {
        let Type::Path(of) = of else { return None };
        let name = of.path.segments.last()?.ident.to_string();
        let is_own = |item: &Item| name_of(item).is_some_and(|(own, _)| own == name);
        let paths = self.types.get(&name)?;
        if module.items.iter().any(is_own) {
            return paths.iter().find(|path| split(path).0 == at).cloned();
        }
        match &paths[..] {
            [path] => Some(path.clone()),
            several => panic!("{at}: impl of {name}, which may be any of {several:?}"),
        }
    }
}

/// The interface of the crate with these sources.
fn interface(root: &Path) -> Vec<String> {
    let mut all = Modules::new();
    add_modules(root, "", true, &mut all);
    let mut found = Interface::default();
    for (from, name) in re_exports(&all) {
        let (module, item) = split(&from);
        if let Some(module) = all.get_mut(module) {
            module.exported.insert(item.to_owned());
        }
        found.add(&name, format!("use {from}"));
    }
    for (path, module) in &all {
        for item in &module.items {
            let Some((name, visibility)) = name_of(item) else { continue };
            if is_public(visibility) && (module.is_open || module.exported.contains(&name)) {
                found.add_item(&join(path, name), item);
            }
        }
    }
    for (path, module) in &all {
        for item in &module.items {
            match item {
                Item::Impl(it) => {
                    let of = found.path_of(&it.self_ty, path, module);
                    of.into_iter().for_each(|of| found.add_impl(&of, it));
                }
                Item::Macro(it) if module.is_named() && makes_names(it) => {
                    found.add(path, called(&it.mac));
                }
                _ => {}
            }
        }
    }
    found.lines.sort();
    found.lines
}

#[test]
fn the_interface_of_the_engine_is_as_written_down() {
    let mut lines = interface(Path::new("engine/src/lib.rs"));
    // What macros make, and names that are an interface without being a type.
    let named = |kind: &'static str| move |slug: &str| format!("{kind} {slug}");
    lines.extend(Technique::ALL.iter().map(|it| format!("technique {it:?} {}", it.slug())));
    lines.extend(FORMATS.iter().map(|it| it.slug).map(named("read")));
    lines.extend(OUTPUTS.iter().map(|it| it.slug).map(named("written")));
    expect_file!["../../engine/public_api.txt"].assert_eq(&(lines.join("\n") + "\n"));
}

#[test]
fn the_interfaces_of_the_other_libraries_are_as_written_down() {
    let lists = [
        ("kernel", expect_file!["../../kernel/public_api.txt"]),
        ("words", expect_file!["../../words/public_api.txt"]),
        ("vision", expect_file!["../../vision/public_api.txt"]),
        ("pictures", expect_file!["../../pictures/public_api.txt"]),
    ];
    for (library, list) in lists {
        let lines = interface(&Path::new(library).join("src/lib.rs"));
        list.assert_eq(&(lines.join("\n") + "\n"));
    }
}

/// The crates that the engine is built on, less those whose traits its types implement, its own kernel,
/// and the one whose values are what the feature `json` is for.
fn foreign_crates() -> Vec<String> {
    let manifest = fs::read_to_string("engine/Cargo.toml").expect("the manifest");
    let (_, list) = manifest.split_once("[dependencies]\n").expect("dependencies");
    let names = list.lines().take_while(|line| !line.is_empty()).filter_map(|line| {
        let name = line.split(' ').next()?.replace('-', "_");
        (!["serde", "strum", "thiserror", "nonet_kernel", "serde_json"].contains(&name.as_str()))
            .then_some(name)
    });
    names.collect()
}

#[test]
fn no_type_of_another_crate_is_in_the_interface() {
    let crates = foreign_crates();
    assert!(crates.iter().any(|name| name == "litemap"), "{crates:?}");
    let mut all = Modules::new();
    add_modules(Path::new("engine/src/lib.rs"), "", true, &mut all);
    let lines = interface(Path::new("engine/src/lib.rs"));
    let mut faults = Vec::new();
    for (path, module) in &all {
        let imports = module.items.iter().filter_map(|item| match item {
            Item::Use(it) => Some(used(&it.tree, "")),
            _ => None,
        });
        let is_foreign = |(path, _): &(String, String)| {
            crates.iter().any(|name| path.starts_with(&format!("{name}::")))
        };
        let names: Vec<String> =
            imports.flatten().filter(is_foreign).map(|(_, name)| name).collect();
        let names_one = |line: &&String| {
            let (at, what) = line.split_once(": ").expect("a path and what stands there");
            let mut words = what.split(|ch: char| !ch.is_alphanumeric() && ch != '_');
            let is_one = |word| crates.iter().chain(&names).any(|name| name == word);
            at.starts_with(&format!("{path}::")) && words.any(is_one)
        };
        faults.extend(lines.iter().filter(names_one));
    }
    assert_eq!(faults, Vec::<&String>::new());
}

#[test]
fn the_readme_lists_the_features_of_the_manifest() {
    let manifest = fs::read_to_string("engine/Cargo.toml").expect("the manifest");
    let readme = fs::read_to_string("engine/README.md").expect("the README");
    let (_, features) = manifest.split_once("[features]\n").expect("features");
    let features: Vec<(&str, &str)> = features
        .lines()
        .take_while(|line| !line.is_empty())
        .filter(|line| !line.starts_with('#'))
        .filter_map(|line| line.split_once(" = "))
        .collect();
    let (_, rows) = readme.split_once("| feature |").expect("the table");
    let rows: Vec<Vec<&str>> = rows
        .lines()
        .skip(2)
        .take_while(|line| line.starts_with('|'))
        .map(|line| line.split('|').map(str::trim).collect())
        .collect();
    let names = |(name, _): &(&str, &str)| (*name != "default").then(|| format!("`{name}`"));
    let names: Vec<String> = features.iter().filter_map(names).collect();
    assert_eq!(rows.iter().map(|row| row[1]).collect::<Vec<_>>(), names);
    let needs = |of: &str| features.iter().find(|(name, _)| *name == of).map_or("", |it| it.1);
    for row in &rows {
        let name = row[1].trim_matches('`');
        let by = |other: &&(&str, &str)| other.1.contains(&format!("\"{name}\""));
        let brought: Vec<&str> = features.iter().filter(by).map(|(other, _)| *other).collect();
        let by_default = match brought[..] {
            [] => "no".to_owned(),
            _ if brought.contains(&"default") => "yes".to_owned(),
            [first, ..] => format!("by `{first}`"),
        };
        assert_eq!(row[3], by_default, "{name}");
        for (other, _) in
            features.iter().filter(|(other, _)| needs(name).contains(&format!("\"{other}\"")))
        {
            assert!(row[2].contains(&format!("needs `{other}`")), "{name} needs {other}");
        }
    }
}

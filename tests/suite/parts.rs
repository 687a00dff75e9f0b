//! The parts of the page, and which part may import which: core, what every part sees; play, the game; the
//! places; the shell around them; the browser. ARCHITECTURE.md says why.

use crate::architecture::{imports, sources};

/// The places, none of which sees another.
const PLACES: [&str; 6] = ["algorithms", "create", "learn", "library", "lists", "paper"];

/// The part that a module belongs to, if any: `play`, or the name of a place.
fn part_of(module: &str) -> Option<&str> {
    let mut words = module.split("::");
    match (words.next()?, words.next()) {
        ("places", Some(place)) if PLACES.contains(&place) => Some(place),
        (part @ ("core" | "play" | "shell" | "browser"), _) => Some(part),
        _ => None,
    }
}

/// What a file of a part does.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Kind {
    /// It holds data, or is about nothing but data.
    Data,
    /// It changes the model.
    Update,
    /// It says what the screen shows of the model.
    View,
    /// It draws a view, or is about the browser.
    Drawing,
}

fn kind_of(module: &str) -> Kind {
    let has = |word: &str| module.split("::").any(|part| part == word);
    match () {
        () if has("components") || has("dom") || has("browser") => Kind::Drawing,
        () if has("update") => Kind::Update,
        () if has("view") => Kind::View,
        () => Kind::Data,
    }
}

/// Whether a part may import another.
fn may_see(part: &str, other: &str) -> bool {
    part == other || other == "core" || part == "shell"
}

/// Whether a file of one kind may import one of another.
fn may_use(kind: Kind, other: Kind) -> bool {
    match kind {
        Kind::Data => other == Kind::Data,
        Kind::Update => matches!(other, Kind::Data | Kind::Update),
        Kind::View => matches!(other, Kind::Data | Kind::View),
        Kind::Drawing => other != Kind::Update,
    }
}

/// Every import of a module of a part by another such module.
fn arrows() -> Vec<(String, String)> {
    let mut found = Vec::new();
    for (_, module, text) in sources() {
        let from = module.join("::");
        if part_of(&from).is_some() {
            let into_parts = imports(&module, &text).into_iter();
            let into_parts = into_parts.filter(|import| part_of(import).is_some());
            found.extend(into_parts.map(|import| (from.clone(), import)));
        }
    }
    found
}

#[test]
fn a_part_sees_core_and_itself() {
    let part = |module: &str| part_of(module).expect("a part").to_owned();
    let faults: Vec<String> = arrows()
        .iter()
        .filter(|(from, to)| !may_see(&part(from), &part(to)))
        .map(|(from, to)| format!("{from} imports {to}"))
        .collect();
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}

#[test]
fn an_update_knows_no_view_and_a_view_no_update() {
    // The shell gathers the updates and views of the parts, and draws the page.
    let is_shell = |module: &str| part_of(module) == Some("shell");
    let is_fault =
        |(from, to): &(String, String)| !is_shell(from) && !may_use(kind_of(from), kind_of(to));
    let faults: Vec<String> = arrows()
        .iter()
        .filter(|arrow| is_fault(arrow))
        .map(|(from, to)| format!("{from} imports {to}"))
        .collect();
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}

//! Which build of the page this is.

use super::document;

/// The address of a file of this page's own build: a service worker keeps several builds.
pub fn of_this_build(address: &str) -> String {
    match version() {
        Some(version) if address.contains('?') => format!("{address}&v={version}"),
        Some(version) => format!("{address}?v={version}"),
        None => address.to_owned(),
    }
}

/// The name of the build, which `build/finish.mjs` writes into the page.
pub fn version() -> Option<String> {
    document()?.query_selector("meta[name=version]").ok()??.get_attribute("content")
}

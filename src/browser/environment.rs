//! What the program is given when it starts: the clock, chance, languages, address and what was
//! stored; and the words of its language, fetched from the page's own folder.

use wasm_bindgen::JsCast as _;
use wasm_bindgen_futures::JsFuture;
use web_sys::{Response, UrlSearchParams, Window};

use crate::core::command::LaterWords;
use crate::core::settings::Locale;
use crate::core::startup::Startup;

use super::{events, storage};
use crate::core::dom;
use crate::core::dom::this_build::of_this_build;

/// Everything that the program starts from, or nothing if no words could be fetched.
pub async fn gather() -> Option<(Startup, Vec<String>)> {
    let startup = read_environment()?;
    let locale = startup.locale();
    let extent = extent(&startup);
    let words = match fetch_texts(locale, extent).await {
        Some(words) => words,
        None => fetch_texts(Locale::default(), extent).await?,
    };
    Some((startup, words))
}

fn read_environment() -> Option<Startup> {
    let window = web_sys::window()?;
    let found = storage::find();
    let now = events::now();
    Some(Startup {
        now,
        visibility: events::visibility(),
        // Only chance is lost where the browser has none to give.
        entropy: getrandom::u64().unwrap_or_else(|_| now.steady.to_bits()),
        languages: languages(&window),
        asked: asked(&window),
        page: dom::page_address(),
        fragment: dom::fragment(),
        settings: found.settings,
        pool: found.pool,
        learned: found.learned,
        saved: found.game,
        current: found.current,
        storage: found.storage,
    })
}

/// The language that the address asks for: `?lang=zh-CN`.
fn asked(window: &Window) -> Option<String> {
    let search = window.location().search().ok()?;
    UrlSearchParams::new_with_str(&search).ok()?.get("lang")
}

/// The languages of the browser, best first.
fn languages(window: &Window) -> Vec<String> {
    window.navigator().languages().iter().filter_map(|tag| tag.as_string()).collect()
}

/// How many of a language's words are waited for.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Extent {
    /// Those of the first screen and of simple moves.
    First,
    /// All that the page says, without the explanations.
    All,
}

/// A first visit sees what was drawn at build time. Another may see any text of the page at once;
/// `static/boot.js` has asked for both files then.
fn extent(startup: &Startup) -> Extent {
    let is_first = startup.current.is_none() && startup.fragment.is_empty();
    if is_first { Extent::First } else { Extent::All }
}

/// The texts of a language; nothing if not even those of the first screen could be fetched.
pub async fn fetch_texts(locale: Locale, extent: Extent) -> Option<Vec<String>> {
    let mut words = vec![fetch(&format!("locales/{}/play.ftl", locale.tag())).await?];
    if extent == Extent::All {
        words.extend(fetch(&LaterWords::Page.address(locale)).await);
    }
    Some(words)
}

/// The text of a file of the page's own folder.
pub async fn fetch(address: &str) -> Option<String> {
    let address = of_this_build(address);
    let answer = JsFuture::from(web_sys::window()?.fetch_with_str(&address)).await.ok()?;
    let answer = answer.dyn_into::<Response>().ok().filter(Response::ok)?;
    let text = JsFuture::from(answer.text().ok()?).await.ok()?.as_string()?;
    // Some networks answer everything with a page of their own, and some hosts what they do not have.
    (!text.trim_start().starts_with('<')).then_some(text)
}

/// Says, in the words that the HTML holds for it, that the page did not come whole.
pub fn show_load_error() {
    if let Some(broken) = dom::document().and_then(|page| page.get_element_by_id("broken")) {
        _ = broken.remove_attribute("hidden");
    }
}

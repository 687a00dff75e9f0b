//! What a first visit sees, as HTML: the page with its first puzzle, drawn at build time by the
//! components that draw it in the browser.

use yew::prelude::*;

use crate::core::calendar::Now;
use crate::core::outside::{Outcome, Visibility};
use crate::core::settings::Locale;
use crate::core::startup::Startup;
use crate::shell::model::Model;
use crate::shell::view::{self, PageView};

use crate::shell::components::page::page;
use crate::shell::components::parts::Drawings;

/// A picture of the page.
#[derive(Properties, PartialEq)]
struct FirstScreenProps {
    /// What it shows.
    view: PageView,
}

#[component]
fn FirstScreen(props: &FirstScreenProps) -> Html {
    page(&props.view, Drawings::default(), &Callback::noop())
}

/// The HTML in this language, whose `words` are the text of `play.ftl`.
pub async fn render(locale: Locale, words: String) -> String {
    let create_props = move || {
        let (model, _) = Model::start(first_visit(locale), vec![words]);
        FirstScreenProps { view: view::page(&model) }
    };
    yew::ServerRenderer::<FirstScreen>::with_props(create_props).hydratable(false).render().await
}

/// A browser that has never been here.
fn first_visit(locale: Locale) -> Startup {
    Startup {
        now: Now::default(),
        visibility: Visibility::Visible,
        entropy: 0,
        languages: vec![locale.tag().to_owned()],
        asked: None,
        page: String::new(),
        fragment: String::new(),
        settings: None,
        pool: None,
        learned: None,
        saved: None,
        current: None,
        storage: Outcome::Done,
    }
}

//! What a first visit sees, as HTML, drawn at build time by the components that draw it in the browser: Play
//! with its first puzzle, and the other places as far as they need neither a clock nor what is stored.

use yew::prelude::*;

use crate::core::command::Command;
use crate::core::msg::{Msg, PartMsg, PlacesMsg};
use crate::core::place::{Address, Place};
use crate::core::settings::Locale;
use crate::core::startup::Startup;
use crate::core::view::today;
use crate::shell::model::Model;
use crate::shell::parts::both;
use crate::shell::update::update;
use crate::shell::view::{self, PageView};

use crate::shell::components::page::page;
use crate::shell::components::parts::drawing::PlacesDrawing;
use crate::shell::components::parts::{self, Drawings};

/// The texts that a picture is made of.
#[derive(Clone)]
pub struct Texts {
    /// The words of the language: `play.ftl` alone for Play, for another place all files.
    pub words: Vec<String>,
    /// What the list of lessons shows of each.
    pub overview: String,
}

/// A picture of the page.
#[derive(Properties)]
struct FirstScreenProps {
    /// What it shows.
    view: PageView,
    /// What draws the place, where it is another one than Play.
    places: Option<&'static PlacesDrawing>,
}

impl PartialEq for FirstScreenProps {
    fn eq(&self, other: &FirstScreenProps) -> bool {
        self.view == other.view
    }
}

#[component]
fn FirstScreen(props: &FirstScreenProps) -> Html {
    let drawings = Drawings { places: props.places, ..Drawings::default() };
    page(&props.view, drawings, &Callback::noop())
}

/// The HTML of a place in this language.
///
/// # Panics
/// The Library's heading is not where the day is to be written.
pub async fn render(locale: Locale, place: Place, texts: Texts) -> String {
    let places = match place {
        Place::Play => None,
        Place::Library | Place::Learn | Place::Create => parts::places::load().await.ok(),
    };
    let days = today::days(&model(locale, place, texts.clone()).common);
    let create_props =
        move || FirstScreenProps { view: view::page(&model(locale, place, texts)), places };
    let renderer = yew::ServerRenderer::<FirstScreen>::with_props(create_props).hydratable(false);
    let html = renderer.render().await;
    if place != Place::Library {
        return html;
    }
    // `boot.js` knows the day.
    let heading = "<h2></h2>";
    assert_eq!(html.matches(heading).count(), 1, "the Library has one heading without words");
    html.replacen(heading, &format!(r#"<h2 data-days="{days}"></h2>"#), 1)
}

/// The program at its start at the address of a place.
fn model(locale: Locale, place: Place, texts: Texts) -> Model {
    let fragment = match place {
        Place::Play => String::new(),
        Place::Library | Place::Learn | Place::Create => {
            Address { place, ..Address::default() }.fragment()
        }
    };
    let startup = Startup { fragment, ..Startup::first_visit(locale.tag()) };
    let (mut model, _) = Model::start(startup, texts.words);
    if place != Place::Play {
        both().into_iter().for_each(|part| _ = update(&mut model, part.into()));
        while update(&mut model, Msg::Part(PartMsg::WaitingDue)).contains(&Command::NextWaiting) {}
        update(&mut model, PlacesMsg::OverviewFetched(Some(texts.overview)).into());
    }
    model
}

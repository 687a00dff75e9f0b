//! The four places: the links to them, and what each shows.

use std::rc::Rc;

use strum::IntoEnumIterator as _;

use crate::core::place::{CreatePart, Place};
use crate::core::view::controls::Icon;
use crate::i18n::label::Label;
use crate::i18n::message::Message;
use crate::places::algorithms::view::{AlgorithmsView, algorithms};
use crate::places::create::last_made::LastMade;
use crate::places::create::view::hand::{HandView, hand};
use crate::places::create::view::{StudioView, studio};
use crate::places::learn::view::{LearnView, learn};
use crate::places::library::view::games::when;
use crate::places::library::view::{LibraryView, library};
use crate::places::lists::view::{RatedView, rated};
use crate::shell::model::Model;

/// A link to a place.
#[derive(Clone, PartialEq, Debug)]
pub struct PlaceLinkView {
    /// The place's name.
    pub label: String,
    /// Its picture, where the links have pictures.
    pub icon: Icon,
    /// The part of its address from `#` on.
    pub href: String,
    /// Whether the player is there.
    pub is_current: bool,
}

/// What a place shows. Play is the page's own grid and pad.
#[derive(Clone, PartialEq, Debug)]
pub enum PlaceView {
    /// The game.
    Play,
    /// All games.
    Library(Rc<LibraryView>),
    /// The techniques, or the lesson of one.
    Learn(LearnView),
    /// A page of the algorithms, which is in Learn.
    Algorithms(Rc<AlgorithmsView>),
    /// Puzzles made to order, beside the form for a new puzzle, the page's own `new`.
    Studio(Rc<StudioView>),
    /// The grid that is typed by hand.
    Hand(Rc<HandView>),
    /// A list that is rated.
    Rated(Rc<RatedView>),
}

impl PlaceView {
    /// The place, as style sheets name it.
    pub fn slug(&self) -> &'static str {
        match self {
            PlaceView::Play => Place::Play,
            PlaceView::Library(_) => Place::Library,
            PlaceView::Learn(_) | PlaceView::Algorithms(_) => Place::Learn,
            PlaceView::Studio(_) | PlaceView::Hand(_) | PlaceView::Rated(_) => Place::Create,
        }
        .slug()
    }
}

/// The links to all places.
pub fn links(model: &Model) -> Vec<PlaceLinkView> {
    let link = |place: Place| PlaceLinkView {
        label: model.localizer.label(label(place)),
        icon: match place {
            Place::Play => Icon::Grid,
            Place::Library => Icon::Library,
            Place::Learn => Icon::Learn,
            Place::Create => Icon::Create,
        },
        href: place.href(),
        is_current: place == model.shell.place,
    };
    Place::iter().map(link).collect()
}

/// The heading of the place, and what it shows.
pub fn place(model: &Model) -> (String, PlaceView) {
    let view = match model.shell.place {
        Place::Play => PlaceView::Play,
        Place::Library => PlaceView::Library(Rc::new(library(model))),
        Place::Learn => {
            if let Some(part) = model.algorithms.part {
                let (title, view) = algorithms(model, part);
                return (title, PlaceView::Algorithms(Rc::new(view)));
            }
            let (title, view) = learn(model);
            return (title, PlaceView::Learn(view));
        }
        Place::Create => match model.shell.create {
            CreatePart::Generate => PlaceView::Studio(Rc::new(studio(model))),
            CreatePart::Hand => PlaceView::Hand(Rc::new(hand(model))),
            CreatePart::List => PlaceView::Rated(Rc::new(rated(model))),
        },
    };
    (model.localizer.label(label(model.shell.place)), view)
}

/// What was made last, where puzzles are made to order.
pub fn note(model: &Model) -> String {
    let is_here = model.shell.place == Place::Create && model.shell.create == CreatePart::Generate;
    let last = model.studio.last_made.filter(|_| is_here);
    let Some(LastMade { count, tier, at }) = last else { return String::new() };
    let minutes = (model.moment.millis - at.millis).max(0) / 60_000;
    let when = match minutes {
        0..60 => Message::MinutesAgo { count: minutes as u64 },
        _ => when(model, at),
    };
    let when = Box::new(when);
    model.localizer.message(&match tier {
        Some(tier) => Message::LastMadeOfTier { count, tier, when },
        None => Message::LastMade { count, when },
    })
}

/// The links to the parts of Create, while the player is there.
pub fn parts(model: &Model) -> Vec<PlaceLinkView> {
    let part = |part: CreatePart| PlaceLinkView {
        label: model.localizer.label(match part {
            CreatePart::Generate => Label::CreateGenerate,
            CreatePart::Hand => Label::CreateHand,
            CreatePart::List => Label::CreateList,
        }),
        icon: match part {
            CreatePart::Generate => Icon::Create,
            CreatePart::Hand => Icon::Keys,
            CreatePart::List => Icon::Chart,
        },
        href: part.href(),
        is_current: model.shell.create == part,
    };
    let is_here = model.shell.place == Place::Create;
    CreatePart::iter().filter(|_| is_here).map(part).collect()
}

fn label(place: Place) -> Label {
    match place {
        Place::Play => Label::Play,
        Place::Library => Label::Library,
        Place::Learn => Label::Learn,
        Place::Create => Label::Create,
    }
}

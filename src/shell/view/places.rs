//! The four places: the links to them, and what each shows.

use std::rc::Rc;

use strum::IntoEnumIterator as _;

use super::play::{PlayView, play};
use crate::core::msg::{Msg, PartMsg};
use crate::core::opaque::Opaque;
use crate::core::part::Part;
use crate::core::place::{CreatePart, Place};
use crate::core::view::controls::{BusyView, ButtonView, Icon};
use crate::core::view::games::when;
use crate::core::view::place_link::PlaceLinkView;
use crate::places::algorithms::view::{AlgorithmsView, algorithms, cards};
use crate::places::create::last_made::LastMade;
use crate::places::create::view::hand::{HandView, hand};
use crate::places::create::view::picture_room::{PictureRoomView, picture_room};
use crate::places::create::view::{StudioView, studio};
use crate::places::learn::view::{LearnView, learn};
use crate::places::library::view::{LibraryView, library};
use crate::places::lists::view::{RatedView, rated};
use crate::play::view::making::{busy, unmet};
use crate::shell::model::Model;
use crate::shell::parts::Loading;
use crate::words::label::Label;
use crate::words::message::Message;

/// What a place shows. The part `Places` knows all but Play.
#[derive(Clone, PartialEq, Debug)]
pub enum PlaceView {
    /// The game.
    Play(Rc<PlayView>),
    /// A place whose part of the program is being fetched: that it is.
    Awaited(String),
    /// A place whose part of the program could not be fetched: that it is missing, and the way to try again.
    Missing(String, ButtonView),
    /// A place.
    Place(Opaque<PlaceContent>),
}

/// A place with its heading.
#[derive(Clone, PartialEq, Debug)]
pub struct TitledPlace {
    /// The heading.
    pub title: String,
    /// What was done there last; may be empty.
    pub note: String,
    /// What the place shows.
    pub view: PlaceView,
}

/// What a place other than Play shows.
#[derive(Clone, PartialEq, Debug)]
pub enum PlaceContent {
    /// All games.
    Library(Rc<LibraryView>),
    /// The techniques, or the lesson of one.
    Learn(LearnView),
    /// A page of the algorithms, which is in Learn.
    Algorithms(Rc<AlgorithmsView>),
    /// Puzzles made to order.
    Studio {
        /// The form, and the puzzles made last.
        view: Rc<StudioView>,
        /// How far the puzzle is that is being made to be played.
        busy: Option<BusyView>,
        /// That no puzzle was found for what the form asks.
        unmet: Option<String>,
    },
    /// The grid that is typed by hand.
    Hand(Rc<HandView>),
    /// The picture that is read.
    Picture(PictureRoomView),
    /// A list that is rated.
    Rated(Rc<RatedView>),
}

/// The links to all places.
pub fn links(model: &Model) -> Vec<PlaceLinkView> {
    let link = |place: Place| PlaceLinkView {
        label: model.common.localizer.label(label(place)),
        icon: match place {
            Place::Play => Icon::Grid,
            Place::Library => Icon::Library,
            Place::Learn => Icon::Learn,
            Place::Create => Icon::Create,
        },
        href: place.href(),
        is_current: place == model.common.page.place,
    };
    Place::iter().map(link).collect()
}

/// The heading of the place, and what it shows. A place has its words from the part `Late`, so it waits for that too.
/// Play takes parts that are unchanged from the view before.
pub fn place(model: &Model, previous: Option<&PlayView>) -> TitledPlace {
    let place = model.common.page.place;
    let titled = |view| TitledPlace {
        title: model.common.localizer.label(label(place)),
        note: String::new(),
        view,
    };
    let parts = &model.parts;
    match (parts.places, parts.late) {
        _ if place == Place::Play => titled(PlaceView::Play(Rc::new(play(model, previous)))),
        (Loading::Missing, _) => titled(missing(model, Part::Places)),
        (_, Loading::Missing) => titled(missing(model, Part::Late)),
        (Loading::Loaded(part), Loading::Loaded(_)) => (part.place)(model),
        (Loading::Requested, _) | (_, Loading::Requested) => titled(awaited(model)),
    }
}

fn missing(model: &Model, part: Part) -> PlaceView {
    let retry =
        ButtonView::new(&model.common, Label::TryAgain, Msg::Part(PartMsg::Requested(part)));
    PlaceView::Missing(model.common.localizer.message(&Message::PartMissing), retry)
}

fn awaited(model: &Model) -> PlaceView {
    PlaceView::Awaited(model.common.localizer.message(&Message::PartAwaited))
}

/// What a place other than Play shows.
pub fn content(model: &Model) -> TitledPlace {
    let (title, content) = titled_content(model);
    let title =
        title.unwrap_or_else(|| model.common.localizer.label(label(model.common.page.place)));
    let lists_lessons = matches!(&content, PlaceContent::Learn(LearnView::List(_)));
    let view = match lists_lessons && model.learning.list.is_awaited() {
        true => awaited(model),
        false => PlaceView::Place(Opaque::new(content)),
    };
    TitledPlace { title, note: note(model), view }
}

fn titled_content(model: &Model) -> (Option<String>, PlaceContent) {
    match (model.common.page.place, model.common.page.create) {
        (Place::Learn, _) => match model.algorithms.part {
            Some(part) => {
                let (title, view) = algorithms(&model.shown_algorithms(), part);
                (Some(title), PlaceContent::Algorithms(Rc::new(view)))
            }
            None => {
                let (title, view) =
                    learn(&model.shown_learning(), || cards(&model.shown_algorithms()));
                (Some(title), PlaceContent::Learn(view))
            }
        },
        (Place::Create, CreatePart::Generate) => {
            let play = model.shown_play();
            let view = Rc::new(studio(&model.shown_studio()));
            (None, PlaceContent::Studio { view, busy: busy(&play), unmet: unmet(&play) })
        }
        (Place::Create, CreatePart::Hand) => {
            (None, PlaceContent::Hand(Rc::new(hand(&model.shown_studio()))))
        }
        (Place::Create, CreatePart::Picture) => {
            (None, PlaceContent::Picture(picture_room(&model.shown_studio())))
        }
        (Place::Create, CreatePart::List) => {
            (None, PlaceContent::Rated(Rc::new(rated(&model.shown_rated()))))
        }
        (Place::Library | Place::Play, _) => {
            (None, PlaceContent::Library(Rc::new(library(&model.shown_library()))))
        }
    }
}

/// What was made last, where puzzles are made to order.
fn note(model: &Model) -> String {
    let is_here = model.common.page.place == Place::Create
        && model.common.page.create == CreatePart::Generate;
    let last = model.studio.last_made.filter(|_| is_here);
    let Some(LastMade { count, tier, at }) = last else { return String::new() };
    let minutes = (model.common.moment.millis - at.millis).max(0) / 60_000;
    let when = match minutes {
        0..60 => Message::MinutesAgo { count: minutes as u64 },
        _ => when(&model.common, at),
    };
    let when = Rc::new(when);
    model.common.localizer.message(&match tier {
        Some(tier) => Message::LastMadeOfTier { count, tier, when },
        None => Message::LastMade { count, when },
    })
}

/// The links to the parts of Create, while the player is there.
pub fn parts(model: &Model) -> Vec<PlaceLinkView> {
    let part = |part: CreatePart| PlaceLinkView {
        label: model.common.localizer.label(match part {
            CreatePart::Generate => Label::CreateGenerate,
            CreatePart::Hand => Label::CreateHand,
            CreatePart::Picture => Label::CreatePicture,
            CreatePart::List => Label::CreateList,
        }),
        icon: match part {
            CreatePart::Generate => Icon::Create,
            CreatePart::Hand => Icon::Keys,
            CreatePart::Picture => Icon::Camera,
            CreatePart::List => Icon::Chart,
        },
        href: part.href(),
        is_current: model.common.page.create == part,
    };
    let is_here = model.common.page.place == Place::Create;
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

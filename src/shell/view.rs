//! What the screen shows: plain structs, ready for display, made from the model alone. A component
//! takes one and draws it; nothing is computed, looked up or translated after this.

pub mod header;
pub mod dialog;
pub mod menu;
pub mod notice;
pub mod places;
pub mod play;
pub mod tips;

use std::rc::Rc;

use crate::core::msg::Msg;
use crate::core::opaque::Opaque;
use crate::core::view::controls::{ButtonView, Icon};
use crate::core::view::place_link::PlaceLinkView;
use crate::places::paper::view::SheetsView;
use dialog::DialogView;
use header::HeaderView;
use notice::NoticeView;
use places::{PlaceView, TitledPlace};
use play::PlayView;

use super::model::Model;
use crate::core::settings::Locale;
use crate::words::Localizer;
use crate::words::label::Label;

/// Everything that is on the page at a moment.
#[derive(Clone, PartialEq, Debug)]
pub struct PageView {
    /// The language of every text below.
    pub locale: Locale,
    /// The bar at the top.
    pub header: HeaderView,
    /// What the place shows.
    pub place: PlaceView,
    /// The place, as style sheets name it.
    pub place_name: &'static str,
    /// Links to the parts of the place, where it has some beside its heading.
    pub parts: Vec<PlaceLinkView>,
    /// What was done there last; may be empty.
    pub place_note: String,
    /// The dialog over the page, if one is open.
    pub dialog: Option<Opaque<DialogView>>,
    /// The sheets, while the browser prints them.
    pub paper: Option<Opaque<SheetsView>>,
    /// While grid and pad are alone on the page: what leads back.
    pub zen: Option<ButtonView>,
    /// One notice at a time.
    pub notice: Option<NoticeView>,
}

impl PageView {
    /// The game, while Play is shown.
    pub fn play(&self) -> Option<&PlayView> {
        match &self.place {
            PlaceView::Play(play) => Some(play),
            PlaceView::Awaited(_) | PlaceView::Missing(..) | PlaceView::Place(_) => None,
        }
    }
}

/// Everything the screen shows of the model.
pub fn page(model: &Model) -> PageView {
    page_after(model, None)
}

/// The view shown last: what has not changed since is taken from it.
pub struct LastView {
    localizer: Rc<Localizer>,
    /// What the screen shows.
    pub page: PageView,
}

impl LastView {
    /// The first view of a model.
    pub fn of(model: &Model) -> LastView {
        LastView { localizer: model.common.localizer.clone(), page: page(model) }
    }
    /// Brings it up to date; whether anything is to be drawn.
    pub fn renew(&mut self, model: &Model) -> bool {
        let previous = Rc::ptr_eq(&self.localizer, &model.common.localizer).then_some(&self.page);
        let page = page_after(model, previous);
        let changed = page != self.page;
        *self = LastView { localizer: model.common.localizer.clone(), page };
        changed
    }
}

/// The page, which takes parts that are unchanged from the one before, in the same language.
fn page_after(model: &Model, previous: Option<&PageView>) -> PageView {
    let TitledPlace { title, note, view } = places::place(model, previous.and_then(PageView::play));
    let (late, in_places) = (model.parts.late.loaded(), model.parts.places.loaded());
    PageView {
        locale: model.common.page.locale,
        header: header::header(model, title),
        place: view,
        place_name: model.common.page.place.slug(),
        parts: places::parts(model),
        place_note: note,
        dialog: late.and_then(|part| (part.dialog)(model)),
        paper: in_places
            .filter(|_| model.paper.is_printing)
            .map(|part| (part.sheets)(&model.shown_paper())),
        zen: model.common.page.zen.then(|| zen(model)),
        notice: notice::notice(model),
    }
}

fn zen(model: &Model) -> ButtonView {
    let leave = ButtonView::new(&model.common, Label::ZenLeave, Msg::ZenToggled);
    leave.icon(Icon::Close).title("Esc")
}

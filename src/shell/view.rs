//! What the screen shows: plain structs, ready for display, made from the model alone. A component
//! takes one and draws it; nothing is computed, looked up or translated after this.

pub mod header;
pub mod dialog;
pub mod menu;
pub mod notice;
pub mod places;
pub mod tips;

use std::rc::Rc;

use crate::core::msg::Msg;
use crate::core::opaque::Opaque;
use crate::core::view::board::BoardView;
use crate::core::view::controls::{ButtonView, Icon};
use crate::core::view::place_link::PlaceLinkView;
use crate::core::view::print_head::PrintHeadView;
use crate::core::view::today::TodayView;
use crate::places::paper::view::SheetsView;
use crate::play::view::board::plain_board;
use crate::play::view::focus_line::FocusLineView;
use crate::play::view::list::ListView;
use crate::play::view::pad::PadView;
use crate::play::view::panel::PlacedPanel;
use crate::play::view::progress_card::ProgressCardView;
use crate::play::view::race::RaceView;
use crate::play::view::rail::RailView;
use dialog::DialogView;
use header::HeaderView;
use notice::NoticeView;
use places::{PlaceView, TitledPlace};
use tips::TipsView;

use super::model::Model;
use super::parts::LateFunctions;
use crate::core::settings::Locale;
use crate::engine::formats::fragment_of;
use crate::play::Shown;
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
    /// The grid, with what is drawn over it.
    pub board: Rc<BoardView>,
    /// One sentence under the grid, announced politely.
    pub status: String,
    /// Whether what stands under the grid takes more than a line of a small phone.
    pub is_status_long: bool,
    /// Whether the card says it, too.
    pub is_status_in_card: bool,
    /// What is in view instead, while a digit is.
    pub focus: Option<FocusLineView>,
    /// The pad: modes, digits and tools.
    pub pad: PadView,
    /// The puzzles of the day.
    pub today: TodayView,
    /// That no puzzle was found for what Create asked for; none if that was not the answer.
    pub unmet: Option<String>,
    /// Ways to another puzzle.
    pub rail: RailView,
    /// Buttons that open the lists of steps, where there is room for them.
    pub lists: Vec<ButtonView>,
    /// The card beside or over the pad: hint, solutions, steps or path.
    pub panel: Option<PlacedPanel>,
    /// The branches, where there is room for them beside every other card.
    pub branches: Option<Opaque<Rc<ListView>>>,
    /// What the player has reached, where there is room for it.
    pub progress: Option<Opaque<ProgressCardView>>,
    /// How far the players of a race are.
    pub race: Option<Opaque<RaceView>>,
    /// The dialog over the page, if one is open.
    pub dialog: Option<Opaque<DialogView>>,
    /// The sheets, while the browser prints them.
    pub paper: Option<Opaque<SheetsView>>,
    /// What stands above the grid on paper.
    pub print_head: PrintHeadView,
    /// While grid and pad are alone on the page: what leads back.
    pub zen: Option<ButtonView>,
    /// The first visit's help.
    pub tips: Option<TipsView>,
    /// One notice at a time.
    pub notice: Option<NoticeView>,
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

type MakeBoard = fn(&Shown, Option<&BoardView>) -> BoardView;

/// The page, which takes parts that are unchanged from the one before, in the same language.
fn page_after(model: &Model, previous: Option<&PageView>) -> PageView {
    let status = status_line(model);
    let play = model.shown_play();
    let focus = crate::play::view::focus_line::focus_line(&play);
    let TitledPlace { title, note, view } = places::place(model);
    let header = header::header(model, title);
    let board = model.parts.late.loaded().map_or(plain_board as MakeBoard, |part| part.board);
    let (late, in_places) = (model.parts.late.loaded(), model.parts.places.loaded());
    let panel = late.and_then(|part| (part.panel)(&play));
    PageView {
        locale: model.common.page.locale,
        header: header.clone(),
        place: view,
        place_name: model.common.page.place.slug(),
        parts: places::parts(model),
        place_note: note,
        board: Rc::new(board(&play, previous.map(|page| &*page.board))),
        is_status_long: crate::play::view::focus_line::is_long(&status, focus.as_ref()),
        is_status_in_card: !model.common.page.zen
            && crate::play::view::focus_line::is_in_card(&play),
        status: status + if model.common.page.is_repeated { "\u{a0}" } else { "" },
        focus,
        pad: crate::play::view::pad::pad(&play, previous.map(|page| &page.pad)),
        today: crate::core::view::today::today(&model.common, model.common.moment.date()),
        unmet: crate::play::view::making::unmet(&play),
        rail: crate::play::view::rail::rail(&play),
        lists: crate::play::view::list::entries(&play),
        // Another card has the room.
        progress: progress(&play, late.filter(|_| panel.is_none()), previous),
        panel,
        branches: late.and_then(|part| (part.branches)(&play)),
        race: late.and_then(|part| (part.race)(&play)),
        dialog: late.and_then(|part| (part.dialog)(model)),
        paper: in_places
            .filter(|_| model.paper.is_printing)
            .map(|part| (part.sheets)(&model.shown_paper())),
        print_head: print_head(model, &header),
        zen: model.common.page.zen.then(|| zen(model)),
        tips: tips::tips(model),
        notice: notice::notice(model),
    }
}

fn progress(
    play: &Shown,
    late: Option<&LateFunctions>,
    previous: Option<&PageView>,
) -> Option<Opaque<ProgressCardView>> {
    (late?.progress)(play, previous.and_then(|page| page.progress.as_ref()))
}

/// The sentences of the line under the grid.
fn status_line(model: &Model) -> String {
    let (localizer, messages) = (&model.common.localizer, &model.common.page.status);
    let sentences: Vec<String> =
        messages.iter().map(|message| localizer.message(message)).collect();
    localizer.join(&sentences)
}

fn zen(model: &Model) -> ButtonView {
    let leave = ButtonView::new(&model.common, Label::ZenLeave, Msg::ZenToggled);
    leave.icon(Icon::Close).title("Esc")
}

fn print_head(model: &Model, header: &HeaderView) -> PrintHeadView {
    let tier = header.chip.grade.iter().map(|grade| grade.tier.clone());
    let parts: Vec<String> = std::iter::once(header.name.clone())
        .chain(tier)
        .chain([header.chip.clues.clone()])
        .collect();
    PrintHeadView { title: parts.join(" · "), fragment: fragment_of(&model.board().clue_grid()) }
}

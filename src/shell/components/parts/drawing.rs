//! What the later parts of the program draw, as tables of functions.

use std::rc::Rc;

use yew::prelude::*;

use crate::browser::later_commands::RunCommand;
use crate::core::msg::Msg;
use crate::core::opaque::Opaque;
use crate::core::view::controls::ButtonView;
use crate::places::paper::view::SheetsView;
use crate::play::view::list::ListView;
use crate::play::view::panel::PanelView;
use crate::play::view::progress_card::ProgressCardView;
use crate::play::view::race::RaceView;
use crate::shell::parts::{LateFunctions, PlacesFunctions};
use crate::shell::view::dialog::DialogView;
use crate::shell::view::places::PlaceContent;

/// What the part `Late` draws and does in the browser.
pub struct LateDrawing {
    pub(crate) functions: &'static LateFunctions,
    pub(crate) commands: fn(&Callback<Msg>) -> Rc<dyn RunCommand>,
    pub(crate) panel: fn(&PanelView, &Callback<Msg>) -> Html,
    pub(crate) branches: fn(&Rc<ListView>, &Callback<Msg>) -> Html,
    pub(crate) progress: fn(&ProgressCardView) -> Html,
    pub(crate) race: fn(&RaceView) -> Html,
    pub(crate) zen: fn(&ButtonView, &Callback<Msg>) -> Html,
    pub(crate) dialog: fn(&Opaque<DialogView>, &Callback<Msg>) -> Html,
}

/// What the part `Places` draws.
pub struct PlacesDrawing {
    pub(crate) functions: &'static PlacesFunctions,
    pub(crate) place: fn(&PlaceContent, &Callback<Msg>) -> Html,
    pub(crate) sheets: fn(&SheetsView) -> Html,
}

//! The later parts of the program, each one entry: a table of functions that the linker finds through that
//! entry alone, so that what only they need is in a file of its own (`build/finish.mjs`).

use std::cell::Cell;
use std::rc::Rc;

use wasm_bindgen_futures::spawn_local;
use wasm_split_helpers::SplitLoaderError;
use yew::prelude::*;

use super::first_place::FirstPlace;
use crate::browser::commands::CommandRunner;
use crate::browser::later_commands::RunCommand;
use crate::core::dom;
use crate::core::msg::Msg;
use crate::core::opaque::Opaque;
use crate::core::part::Part;
use crate::core::view::controls::ButtonView;
use crate::places::paper::view::SheetsView;
use crate::play::view::list::ListView;
use crate::play::view::panel::PanelView;
use crate::play::view::progress_card::ProgressCardView;
use crate::play::view::race::RaceView;
use crate::shell::parts::{LateFunctions, LoadedPart, PlacesFunctions};
use crate::shell::view::dialog::DialogView;
use crate::shell::view::places::PlaceContent;

pub mod late;
pub mod picture;
pub mod places;

/// Makes the entry of a part, whose file has this name, and `load`, which fetches the part. A program that is
/// not split holds the part from the start.
macro_rules! part_entry {
    ($file:ident, $table:ty, $part:expr) => {
        // What wasm_split writes.
        #[allow(unsafe_code)]
        mod entry {
            use super::*;

            #[cfg_attr(nonet_split, wasm_split_helpers::wasm_split($file, fallible))]
            pub(super) fn entry() -> Result<&'static $table, SplitLoaderError> {
                Ok(&$part)
            }
        }

        /// The part, once it has been fetched.
        pub async fn load() -> Result<&'static $table, SplitLoaderError> {
            #[cfg(nonet_split)]
            return entry::entry().await;
            #[cfg(not(nonet_split))]
            entry::entry()
        }
    };
}
use part_entry;

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

/// The parts that have come, and what stands for them until then.
#[derive(Clone, Copy, Default)]
pub struct Drawings {
    /// What the HTML shows of the place that the address opened.
    pub first: Option<&'static FirstPlace>,
    /// What follows the first moves.
    pub late: Option<&'static LateDrawing>,
    /// The places.
    pub places: Option<&'static PlacesDrawing>,
}

/// The parts as they come. A clone is the same.
#[derive(Clone)]
pub struct PartLoader(Rc<Cell<Drawings>>);

impl PartLoader {
    /// No part has come.
    pub fn new(first: Option<&'static FirstPlace>) -> PartLoader {
        PartLoader(Rc::new(Cell::new(Drawings { first, ..Drawings::default() })))
    }
    /// The parts that have come.
    pub fn loaded(&self) -> Drawings {
        self.0.get()
    }
    /// Fetches a part; that it has come or is missing is dispatched.
    pub fn load(&self, part: Part, runner: &CommandRunner, dispatch: &Callback<Msg>) {
        let (loader, runner, dispatch) = (self.clone(), runner.clone(), dispatch.clone());
        spawn_local(async move {
            match part {
                Part::Late => match late::load().await {
                    // What the part makes ready takes its time, and so did its arrival.
                    Ok(part) => dom::soon(move || loader.take_late(part, &runner, dispatch)),
                    Err(_) => dispatch.emit(Msg::PartMissing(part)),
                },
                Part::Places => dispatch.emit(match places::load().await {
                    Ok(part) => loader.take_places(part),
                    Err(_) => Msg::PartMissing(part),
                }),
            }
        });
    }
    fn take_late(
        &self,
        part: &'static LateDrawing,
        runner: &CommandRunner,
        dispatch: Callback<Msg>,
    ) {
        self.0.set(Drawings { late: Some(part), ..self.0.get() });
        let (runner, later) = (runner.clone(), (part.commands)(&dispatch));
        dom::soon(move || runner.open_later(later));
        dom::soon(move || dispatch.emit(LoadedPart::Late(part.functions).into()));
    }
    fn take_places(&self, part: &'static PlacesDrawing) -> Msg {
        self.0.set(Drawings { places: Some(part), ..self.0.get() });
        LoadedPart::Places(part.functions).into()
    }
}

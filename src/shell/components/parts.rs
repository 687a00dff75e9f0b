//! The later parts of the program, each one entry: a table of functions that the linker finds through that
//! entry alone, so that what only they need is in a file of its own (`build/finish.mjs`).

use std::cell::Cell;
use std::rc::Rc;

use wasm_bindgen_futures::spawn_local;
use yew::prelude::*;

use super::first_place::FirstPlace;
use crate::browser::commands::CommandRunner;
use crate::core::dom;
use crate::core::msg::{Msg, PartMsg};
use crate::core::part::Part;
use crate::shell::parts::LoadedPart;

pub mod drawing;
pub mod late;
pub mod picture;
pub mod places;

use drawing::{LateDrawing, PlacesDrawing};

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
                    Err(_) => dispatch.emit(Msg::Part(PartMsg::Missing(part))),
                },
                Part::Places => dispatch.emit(match places::load().await {
                    Ok(part) => loader.take_places(part),
                    Err(_) => Msg::Part(PartMsg::Missing(part)),
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

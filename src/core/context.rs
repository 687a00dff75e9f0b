//! [`Update`] and [`Shown`]: a part of the page with what all parts share. A part sees no more of the state
//! than its own and [`Common`].

use super::command::Command;
use super::common::Common;
use super::jobs::{Asked, Purpose};
use super::letter::Letter;
use super::notice::Notice;
use crate::service::Ask;

/// A part while it works off a message.
pub struct Update<'a, T> {
    /// The part's own state.
    pub own: &'a mut T,
    /// What all parts share.
    pub common: &'a mut Common,
}

/// A part while it is drawn.
pub struct Shown<'a, T> {
    /// The part's own state.
    pub own: &'a T,
    /// What all parts share.
    pub common: &'a Common,
}

impl<T> Clone for Shown<'_, T> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<T> Copy for Shown<'_, T> {}

impl<T> Update<'_, T> {
    /// The part as it is drawn.
    pub fn as_shown(&self) -> Shown<'_, T> {
        Shown { own: self.own, common: self.common }
    }
    /// Has the browser do something.
    pub fn emit(&mut self, command: Command) {
        self.common.emit(command);
    }
    /// Hands a request to a worker; `purpose` says what its answer is for.
    pub fn ask<A: Ask>(&mut self, request: A, purpose: impl FnOnce(Asked<A>) -> Purpose) {
        self.common.ask(request, purpose);
    }
    /// Gives up the jobs of a kind; whether there were any. Work that may take long is ended.
    pub fn cancel(&mut self, serves: fn(&Purpose) -> bool) -> bool {
        self.common.cancel(serves)
    }
    /// Shows a notice instead of the one before.
    pub fn notify(&mut self, notice: Notice) {
        self.common.notify(notice);
    }
    /// Asks something of another part.
    pub fn send(&mut self, letter: impl Letter) {
        self.common.letters.push(letter.posted());
    }
}

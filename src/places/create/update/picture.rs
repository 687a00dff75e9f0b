//! A picture that is read: the reader answers in a worker of its own, and the player corrects.

use crate::core::cursor::next;
use crate::core::jobs::Purpose;
use crate::core::letter::{LateLetter, PictureClues, PictureGame};
use crate::engine::types::cell::Cell;
use crate::engine::types::digit::Digit;
use crate::engine::types::grid::Grid;
use crate::pictures::{Corners, Judged, NoGridRead, PictureAnswer, PictureRead, PictureTask};
use crate::places::create::Update;
use crate::places::create::msg::PictureMsg;
use crate::places::create::picture::{PictureError, PictureState};
use crate::service::request;

impl Update<'_> {
    pub(crate) fn picture(&mut self, msg: PictureMsg) {
        let picture = &mut self.own.picture;
        match msg {
            PictureMsg::Opened(taken) => picture.begin(taken),
            PictureMsg::Refused(error) => picture.clear(PictureState::Refused(error)),
            PictureMsg::ReaderFailed => picture.fail(),
            PictureMsg::Answered(number, answer, straight) => {
                if picture.close(number) {
                    picture.straight = straight.or(picture.straight.take());
                    self.take_answer(answer);
                }
            }
            PictureMsg::CornerMoved(corner, place) => self.move_corner(corner, place),
            PictureMsg::CornersReset => self.choose_place(self.own.picture.place),
            PictureMsg::Turned => self.turn_picture(),
            PictureMsg::PlaceChosen(at) => self.choose_place(at),
            PictureMsg::CellPressed(cell) => picture.show(Some(cell)),
            PictureMsg::Moved(direction) => {
                let from = picture.cursor.unwrap_or(Cell::ALL[0]);
                picture.show(Some(next(from, direction)));
            }
            PictureMsg::NextDoubt => picture.show(picture.next_doubt().or(picture.cursor)),
            PictureMsg::Written(digit) => self.write_in_picture(digit),
            PictureMsg::Changed(doubt) => {
                picture.show(Some(doubt.cell));
                self.write_in_picture(doubt.other);
            }
            PictureMsg::Undone => {
                if picture.undo() {
                    self.judge_picture();
                }
            }
            PictureMsg::LayerChosen(layer) => picture.layer = layer,
            PictureMsg::Peeked(is_peeking) => picture.is_peeking = is_peeking,
            PictureMsg::Checked(is_checked) => picture.is_checked = is_checked,
            PictureMsg::Switched(switch) => picture.switch(switch),
            PictureMsg::HandChanged => self.change_hand(),
            PictureMsg::Taken(game) => self.take_picture(game),
        }
    }
    fn take_answer(&mut self, answer: PictureAnswer) {
        match answer {
            PictureAnswer::Read(read) => self.take_reading(*read),
            PictureAnswer::Unreadable => {
                self.own.picture.clear(PictureState::Refused(PictureError::Unreadable));
            }
            PictureAnswer::NoGrid(seen) => self.take_no_grid(seen),
            PictureAnswer::Code(Some(text)) => self.send(LateLetter::Paste(text)),
            PictureAnswer::Code(None) => {}
            PictureAnswer::Judged(judged) => self.take_judged(judged),
        }
    }
    /// A grid that is found is checked at once; the hand that sets corners is not interrupted. The grids that were
    /// found first stay, so that another one can be chosen.
    fn take_reading(&mut self, mut read: PictureRead) {
        let picture = &mut self.own.picture;
        if let Some(before) = &picture.read
            && let Some(corners) = picture.corners
        {
            read.places.clone_from(&before.places);
            picture.take(read);
            picture.corners = Some(corners);
        } else {
            picture.is_checked |= picture.corners.is_none();
            picture.take(read);
        }
        self.rate_picture();
    }
    /// The picture may be a code; and the corners can be set by hand: they begin a tenth inside of the picture.
    fn take_no_grid(&mut self, NoGridRead { size, side }: NoGridRead) {
        let picture = &mut self.own.picture;
        picture.size = size;
        picture.state = PictureState::NoGrid(side);
        if picture.corners.is_none() {
            let [width, height] = size.map(|side| side as f32);
            let inside = [[0.1, 0.1], [0.9, 0.1], [0.9, 0.9], [0.1, 0.9]];
            picture.corners = Some(inside.map(|[x, y]| [x * width, y * height]));
            picture.ask(PictureTask::Code);
        }
    }
    fn take_judged(&mut self, judged: Judged) {
        self.own.picture.judged = Some(judged);
        self.rate_picture();
    }
    fn move_corner(&mut self, corner: usize, [x, y]: [f32; 2]) {
        let picture = &mut self.own.picture;
        let [width, height] = picture.size.map(|side| side as f32);
        let Some(corners) = &mut picture.corners else { return };
        if let Some(place) = corners.get_mut(corner) {
            *place = [x.max(0.0).min(width), y.max(0.0).min(height)];
        }
        let corners = *corners;
        self.read_at(corners);
    }
    fn turn_picture(&mut self) {
        let picture = &mut self.own.picture;
        if let Some((turns, corners)) = picture.turns.as_mut().zip(picture.corners) {
            *turns = (*turns + 3) % 4;
            self.read_at(corners);
        }
    }
    fn choose_place(&mut self, at: usize) {
        let picture = &mut self.own.picture;
        let found = picture.read.as_ref().and_then(|read| read.places.get(at).copied());
        if let Some(corners) = found {
            (picture.place, picture.corners) = (at, Some(corners));
            self.read_at(corners);
        }
    }
    /// What was read before stays in sight until this is read.
    fn read_at(&mut self, corners: Corners) {
        let turns = self.own.picture.turns.unwrap_or_default();
        self.own.picture.ask(PictureTask::ReadAt(corners, turns));
    }
    fn write_in_picture(&mut self, digit: Option<Digit>) {
        let picture = &mut self.own.picture;
        if let Some(cell) = picture.cursor
            && picture.write(cell, digit)
        {
            self.judge_picture();
        }
    }
    fn change_hand(&mut self) {
        if let Some(cell) = self.own.picture.cursor {
            self.own.picture.change_hand(cell);
            self.judge_picture();
        }
    }
    /// Where the picture is read again, what is read then counts.
    fn judge_picture(&mut self) {
        let picture = &mut self.own.picture;
        picture.judged = None;
        if !picture.is_reading() {
            picture.ask(PictureTask::Judge(Box::new(picture.digits.clone())));
        }
        self.rate_picture();
    }
    /// Only a puzzle with one solution is rated.
    fn rate_picture(&mut self) {
        let picture = &mut self.own.picture;
        picture.rating = None;
        if picture.is_proper() {
            let grid = picture.digits.grid;
            let rate = request::Rate { grids: vec![grid] };
            self.ask(rate, |asked| Purpose::PictureRating(asked, grid));
        }
    }
    fn take_picture(&mut self, game: PictureGame) {
        let picture = &mut self.own.picture;
        picture.is_checked = false;
        let notes = if picture.keeps_notes { picture.notes() } else { &[] };
        let written = if picture.keeps_written { picture.digits.written } else { Grid::default() };
        let read = PictureClues { clues: picture.digits.grid, written, notes: notes.to_vec() };
        self.send(LateLetter::Picture(Box::new(read), game));
    }
}

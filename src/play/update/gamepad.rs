//! A whole game by a gamepad.

use crate::core::cursor::MoveExtent;
use crate::core::dialog::Dialog;
use crate::core::gamepad::PadButton;
use crate::core::mode::Mode;
use crate::core::place::Place;
use crate::engine::types::cell::CellSet;
use crate::engine::types::digit::Digit;
use crate::engine::types::set::Element as _;
use crate::play::Update;
use crate::play::card::Card;

impl Update<'_> {
    /// What a button does on the grid. Dialogs are gone through by the browser.
    pub(crate) fn press_gamepad(&mut self, button: PadButton) {
        if self.common.page.place != Place::Play {
            return;
        }
        match button {
            PadButton::Way(way) => self.move_cursor(way, MoveExtent::Step),
            PadButton::Down => self.give_digit(),
            PadButton::Right if !matches!(self.own.card, Card::None) => self.dismiss(),
            PadButton::Right => self.erase(),
            PadButton::Left => self.change_mode_of_lock(),
            PadButton::Up => self.hint(),
            PadButton::Before => self.turn_digit(-1),
            PadButton::After => self.turn_digit(1),
            PadButton::Undo => self.undo(),
            PadButton::Redo => self.redo(),
            PadButton::Menu => self.open(Dialog::Menu),
        }
    }
    /// The digit that waits goes into the cell; before there is one, the first does.
    fn give_digit(&mut self) {
        match self.own.input.locked {
            Some(digit) => {
                self.place_locked(digit, self.own.input.cursor);
                self.own.input.selection = CellSet::only(self.own.input.cursor);
            }
            None => self.turn_digit(0),
        }
    }
    /// The next digit that is not finished, that way; with 0 the one in hand or used last, if it can be.
    fn turn_digit(&mut self, by: isize) {
        let last = self.own.input.locked.or(self.own.input.last_digit);
        let way = if by < 0 { -1 } else { 1 };
        let first = match last {
            Some(digit) => digit.index() as isize + by,
            None if by < 0 => Digit::COUNT as isize - 1,
            None => 0,
        };
        let count = Digit::COUNT as isize;
        let digits = (0..count).map(|on| Digit::at((first + way * on).rem_euclid(count) as usize));
        let open = |digit: &Digit| self.own.input.mode != Mode::Digit || !self.is_finished(*digit);
        if let Some(digit) = digits.into_iter().find(open) {
            self.lock(digit);
            self.own.input.last_digit = Some(digit);
        }
    }
    /// Digits and notes by turns; the digit stays in hand.
    fn change_mode_of_lock(&mut self) {
        let locked = self.own.input.locked;
        self.choose_mode(match self.own.input.mode {
            Mode::Digit => Mode::Notes,
            _ => Mode::Digit,
        });
        locked.into_iter().for_each(|digit| self.lock(digit));
    }
}

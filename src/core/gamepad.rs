//! [`PadButton`]: what a gamepad is pressed for, by the places of the standard layout.

use super::cursor::Direction;

/// A button of a gamepad.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum PadButton {
    /// The stick or the cross, which goes on while it is held.
    Way(Direction),
    /// The lower button (A): the digit goes into the cell.
    Down,
    /// The right button (B): erase, or close what is open.
    Right,
    /// The left button (X): digits or notes.
    Left,
    /// The upper button (Y): a hint, or more of it.
    Up,
    /// The left shoulder: the digit before.
    Before,
    /// The right shoulder: the next digit.
    After,
    /// The left trigger: undo.
    Undo,
    /// The right trigger: redo.
    Redo,
    /// Start: the menu.
    Menu,
}

impl PadButton {
    /// The button at a place of the standard layout, if it does something here.
    pub fn at(place: usize) -> Option<PadButton> {
        Some(match place {
            0 => PadButton::Down,
            1 => PadButton::Right,
            2 => PadButton::Left,
            3 => PadButton::Up,
            4 => PadButton::Before,
            5 => PadButton::After,
            6 => PadButton::Undo,
            7 => PadButton::Redo,
            9 => PadButton::Menu,
            12 => PadButton::Way(Direction::Up),
            13 => PadButton::Way(Direction::Down),
            14 => PadButton::Way(Direction::Left),
            15 => PadButton::Way(Direction::Right),
            _ => return None,
        })
    }
    /// Where a stick points that is pushed so far, from -1 to 1 to the right and down; none near its
    /// middle.
    pub fn of_stick(right: f64, down: f64) -> Option<PadButton> {
        let way = match (right.abs() > down.abs(), right > 0.0, down > 0.0) {
            _ if right.abs().max(down.abs()) < PUSHED => return None,
            (true, true, _) => Direction::Right,
            (true, false, _) => Direction::Left,
            (false, _, true) => Direction::Down,
            (false, _, false) => Direction::Up,
        };
        Some(PadButton::Way(way))
    }
    /// Whether it is pressed again and again while it is held.
    pub fn repeats(self) -> bool {
        matches!(self, PadButton::Way(_) | PadButton::Undo | PadButton::Redo)
    }
}

/// A stick that is pushed less far than this rests.
const PUSHED: f64 = 0.5;

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_stick_points_one_way_or_rests() {
        let way = |right, down| PadButton::of_stick(right, down);
        assert_eq!(way(0.2, -0.3), None);
        assert_eq!(way(0.9, -0.3), Some(PadButton::Way(Direction::Right)));
        assert_eq!(way(-0.9, 0.3), Some(PadButton::Way(Direction::Left)));
        assert_eq!(way(0.1, 0.8), Some(PadButton::Way(Direction::Down)));
        assert_eq!(way(0.1, -0.8), Some(PadButton::Way(Direction::Up)));
    }
}

//! Which of several states of one game is the later. A clock may have been set, so that moves are
//! compared before times: a state that has all moves of another goes on from it, whatever the clock said.

use crate::core::saved::Saved;

/// Whether the first game is the second, or what it came to.
pub fn goes_on(later: &Saved, earlier: &Saved) -> bool {
    later.game.history().contains(earlier.game.history())
}

/// Of the states of one game those that no other goes on from, first the one changed last. Of states
/// with the same moves the one changed last stays, and of equal ones the first.
pub fn last_states(states: Vec<Saved>) -> Vec<Saved> {
    let mut last: Vec<Saved> = Vec::new();
    for state in states {
        if !last.iter().any(|other| replaces(other, &state)) {
            last.retain(|other| !replaces(&state, other));
            last.push(state);
        }
    }
    for at in 1..last.len() {
        if changed(&last[at]) > changed(&last[0]) {
            last.swap(0, at);
        }
    }
    last
}

/// Of two texts of one game that of the last state; the first where one of them cannot be read.
pub fn last_text(first: &str, second: String) -> String {
    let read = Saved::read(first).ok().zip(Saved::read(&second).ok());
    let is_second = |(one, other): (Saved, Saved)| {
        last_states(vec![one, other.clone()]).first() == Some(&other)
    };
    if read.is_some_and(is_second) { second } else { first.to_owned() }
}

fn replaces(one: &Saved, other: &Saved) -> bool {
    let count = |saved: &Saved| saved.game.history().count();
    goes_on(one, other) && (count(one) > count(other) || changed(one) >= changed(other))
}

/// Milliseconds since 1970 of the last change, then milliseconds played: a look at a game or a pause is
/// no change.
fn changed(saved: &Saved) -> (i64, u64) {
    let at = saved.record.changed.or(saved.record.begun);
    (at.map_or(0, |moment| moment.millis), saved.played as u64)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::core::calendar::Moment;
    use crate::core::game::Game;
    use crate::core::moves::{Move, NoteCleanup};
    use crate::engine::types::cell::{Cell, CellSet};
    use crate::engine::types::digit::Digit;

    fn state(digits: &[u8], changed: i64) -> Saved {
        let mut game = Game::default();
        for (column, digit) in digits.iter().enumerate() {
            let cell = CellSet::only(Cell::new(1, column));
            game.make(Move::Place(cell, Digit::new(*digit), NoteCleanup::Keep));
        }
        let mut saved = Saved { game, ..Saved::default() };
        saved.record.changed = Some(Moment { millis: changed, offset: 0 });
        saved
    }

    #[test]
    fn moves_count_before_clocks() {
        let day = 86_400_000;
        for (short, long) in [(0, day), (day, 0), (0, 0), (400 * day, -400 * day)] {
            let (short, long) = (state(&[1], short), state(&[1, 2], long));
            for states in [[&short, &long], [&long, &short]] {
                let last = last_states(states.map(Saved::clone).to_vec());
                assert_eq!(last, std::slice::from_ref(&long));
            }
        }
    }

    #[test]
    fn two_ways_stay_both_and_of_the_same_moves_the_last_change() {
        let (one, other) = (state(&[1, 2], 5), state(&[1, 3], 7));
        let both = last_states(vec![state(&[1], 9), one.clone(), other.clone()]);
        assert_eq!(both, [other, one.clone()]);
        let undone = Saved {
            game: {
                let mut game = one.game.clone();
                game.undo();
                game
            },
            ..state(&[], 6)
        };
        assert_eq!(last_states(vec![one.clone(), undone.clone()]), std::slice::from_ref(&undone));
        assert_eq!(last_states(vec![undone.clone(), one]), [undone]);
    }
}

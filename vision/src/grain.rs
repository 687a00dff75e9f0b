//! Grain: noise that makes neighbouring pixels differ.

use std::borrow::Cow;

use crate::cells::{BOARD, blur};
use crate::order::median;

/// A board with more grain than this, in shades, is noisy. Photos have 1.5 to 6; with noise of 15 shades they have 7 to 18.
const GRAIN: f32 = 8.0;

/// A board that [`even_light`](crate::cells::even_light) made without its grain: blurred by two pixels where it has grain.
pub(crate) fn without_grain(board: &[f32]) -> Cow<'_, [f32]> {
    if grain(board) < GRAIN {
        return Cow::Borrowed(board);
    }
    Cow::Owned(blur(&blur(board, 2.0), 2.0))
}

/// How much pixels near each other usually differ, in shades.
fn grain(board: &[f32]) -> f32 {
    let pairs = (0..BOARD * BOARD - 3).step_by(7);
    let steps: Vec<f32> = pairs.map(|at| (board[at] - board[at + 3]).abs()).collect();
    median(&steps)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn grain_is_removed_and_a_clean_board_is_left_as_it_is() {
        let clean = vec![200.0; BOARD * BOARD];
        assert!(matches!(without_grain(&clean), Cow::Borrowed(_)));
        let noisy: Vec<f32> =
            (0..BOARD * BOARD).map(|at| (at * 7919 % 101) as f32 + 100.0).collect();
        assert!(grain(&noisy) > GRAIN);
        assert!(grain(&without_grain(&noisy)) < GRAIN);
    }
}

//! Generation: what is promised holds, and the same seed gives the same puzzle.

use std::ops::ControlFlow;

use nonet::engine::generate::symmetry::Symmetry;
use nonet::engine::generate::{Recipe, generate};
use nonet::engine::puzzle::Puzzle;

#[test]
fn puzzles_are_proper_and_symmetric() {
    for symmetry in Symmetry::ALL {
        let recipe = Recipe { clues: Some(28), symmetry, ..Recipe::default() };
        let made = generate(&recipe, &mut |_| ControlFlow::Continue(())).unwrap();
        assert_eq!(Puzzle::prove(made.puzzle.givens()), Ok(made.puzzle));
        assert!(symmetry.holds(made.puzzle.givens().filled()), "{symmetry:?}");
        assert_eq!((made.clues, made.shortfall), (28, None));
    }
}

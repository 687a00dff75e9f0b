//! What is said to need a technique is stuck without it, what is said to use it is not: checked by the
//! ladder alone, on a sample. `maintain needs` does the same for every technique.

use nonet_engine::generate::{MAX_CHECKS_FOR_TECHNIQUE, Recipe};
use nonet_engine::logic::techniques::{Technique, TechniqueSet, Tier};
use nonet_engine::rating::grade::Path;
use nonet_engine::rating::need::Need;
use nonet_engine::types::board::Board;
use nonet_service::{answer, request};

use crate::lesson_rules::is_needed;

/// The need of a puzzle that was made for a technique, which the puzzle has to bear out.
fn need_of(technique: Technique, seed: u64) -> Need {
    let max_checks = MAX_CHECKS_FOR_TECHNIQUE;
    let recipe = Recipe::default().technique(technique).max_checks(max_checks).seed(seed);
    let made = recipe.generate().expect("a puzzle");
    let (of, need) = made.technique.expect("what it has to do with the technique");
    assert_eq!(of, technique);
    let board = Board::of_givens(*made.puzzle.givens());
    assert_eq!(is_needed(&board, technique), need == Need::Needs, "{technique} {board:?}");
    // Whoever asks the grade gets the same answer.
    let without = TechniqueSet::only(technique);
    let path = Path::graded_without(without, &board, Some(made.puzzle.solution()));
    let hardest = path.grade().hardest.map_or(Tier::Easy, Technique::tier);
    assert!(need == Need::Uses || hardest > technique.tier(), "{technique} {board:?}");
    need
}

#[test]
fn puzzles_need_the_technique_that_they_are_made_for() {
    use Technique as T;
    let needed = [
        T::HiddenSingle,
        T::NakedSingle,
        T::Pointing,
        T::Claiming,
        T::NakedPair,
        T::NakedTriple,
        T::HiddenPair,
        T::HiddenTriple,
        T::WWing,
        T::XyWing,
        T::XyzWing,
        T::UniqueRectangle1,
        T::Bug1,
        T::MultiColours1,
    ];
    for (technique, seed) in
        needed.into_iter().flat_map(|technique| [(technique, 1), (technique, 2)])
    {
        assert_eq!(need_of(technique, seed), Need::Needs, "{technique} {seed}");
    }
}

#[test]
fn puzzles_that_only_use_their_technique_say_so() {
    use Technique as T;
    for technique in [T::FullHouse, T::LockedPair, T::XWing, T::Skyscraper, T::XyChain] {
        assert_eq!(need_of(technique, 1), Need::Uses, "{technique}");
    }
}

/// With ten clues there are more suppositions within suppositions than anybody would wait for.
#[test]
fn proofs_by_cases_end_on_a_grid_of_few_clues() {
    let line = "..........8.........26............2................6.....7.......................";
    let board = Box::new(Board::of_givens(line.parse().expect("81 cells")));
    let technique = Technique::ProofByCases;
    let steps = answer(request::Exercise { board, technique }, &mut |_| {});
    assert_eq!(steps, []);
}

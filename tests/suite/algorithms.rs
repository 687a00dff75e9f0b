//! Searches one step at a time: their steps are those of the searches that recurse, they go on from
//! any snapshot, and any step of a long run can be gone back to.

use nonet_engine::algorithms::constraint::Constraint;
use nonet_engine::algorithms::event::TraceEvent;
use nonet_engine::algorithms::machine::{Machine, Setup, Snapshot};
use nonet_engine::algorithms::recording::Recording;
use nonet_engine::algorithms::run::{RunRequest, Stop, advance, measure};
use nonet_engine::algorithms::state::TraceState;
use nonet_engine::algorithms::{DigitOrder, Method};
use nonet_engine::generate::Recipe;
use nonet_engine::generate::making::{Making, MakingRecipe, TrialOutcome};
use nonet_engine::generate::removal_order::RemovalOrder;
use nonet_engine::generate::symmetry::Transpose;
use nonet_engine::search::monitor::{Budget, Event};
use nonet_engine::search::{Algorithm, Count, Search, count};
use nonet_engine::types::cell::Cell;
use nonet_engine::types::grid::{Grid, Solution};
use nonet_engine::types::rng::SeededRng;
use nonet_page::core::known_puzzles::KNOWN_PUZZLES;

const SEVERAL: &str =
    "......5694.2.....8.5...9.4....64...1....1....2.8.35....4.5...1.9.....4.2621.....5";

fn grid(text: &str) -> Grid {
    text.parse().expect("81 cells")
}

fn setup(method: Method, seed: u64, grid: Grid) -> Setup {
    Setup { method, order: DigitOrder::Ascending, seed, grid }
}

/// Puzzles of the generator, with so many clues that each search is short.
pub fn generated(count: u64, clues: u8) -> Vec<Grid> {
    let recipe = |seed| Recipe::default().clues(clues).seed(seed);
    let made = (0..count).map(|seed| recipe(seed).generate());
    made.map(|made| *made.expect("a puzzle").puzzle.givens()).collect()
}

fn events(setup: &Setup) -> Vec<TraceEvent> {
    let mut machine = Machine::new(setup).expect("no conflict");
    std::iter::from_fn(|| machine.step()).collect()
}

#[test]
fn the_steps_are_those_of_the_searches_that_recurse() {
    let pairs = [
        (Method::Backtracking, Algorithm::Backtracking),
        (Method::Fewest, Algorithm::Mrv),
        (Method::Bitmask, Algorithm::Bitmask),
    ];
    let known = [0, 1, 4].map(|at| grid(KNOWN_PUZZLES[at].clues));
    let puzzles = generated(20, 30).into_iter().chain(known).chain([grid(SEVERAL)]);
    for (at, clues) in puzzles.enumerate() {
        for (method, algorithm) in pairs {
            let seed = at as u64;
            let search = Search { algorithm, seed, limit: u64::MAX, record: usize::MAX };
            let (solutions, result) = search.solve(&clues, Budget::UNLIMITED);
            let mut machine = Machine::new(&setup(method, seed, clues)).expect("no conflict");
            let mut recorded: Vec<Event> = Vec::new();
            while let Some(event) = machine.step() {
                recorded.extend(event.recorded());
            }
            assert!(recorded == result.trace, "{method:?} {clues}");
            assert_eq!(machine.state().counters, result.counters, "{method:?} {clues}");
            assert_eq!(machine.state().solutions, solutions.len() as u64);
        }
    }
}

/// Every method with both orders of digits.
fn all_setups(seed: u64, grid: Grid) -> impl Iterator<Item = Setup> {
    let both = move |method| DigitOrder::ALL.map(|order| Setup { method, order, seed, grid });
    Method::ALL.into_iter().flat_map(both)
}

/// The solutions in the order of their digits, each once, and the machine at its end.
fn solutions(setup: &Setup) -> (Vec<Solution>, Machine) {
    let mut machine = Machine::new(setup).expect("no conflict");
    let mut found: Vec<Solution> = Vec::new();
    while let Some(event) = machine.step() {
        let is_full = event == TraceEvent::Solution;
        found.extend(is_full.then(|| Solution::of(machine.state().grid()).expect("a solution")));
    }
    found.sort_by_key(Solution::to_string);
    found.dedup();
    (found, machine)
}

#[test]
fn every_method_finds_all_solutions_and_no_other() {
    for clues in generated(10, 28).into_iter().chain([grid(SEVERAL)]) {
        let Count::Exactly(expected) = count(&clues, 100, Budget::UNLIMITED) else {
            panic!("too many solutions")
        };
        for setup in all_setups(7, clues) {
            let (found, machine) = solutions(&setup);
            assert_eq!(found.len() as u64, expected, "{setup:?}");
            assert_eq!(machine.state().solutions, expected, "{setup:?}");
            assert_eq!(*machine.state().grid(), clues);
        }
    }
}

/// What is resumed from a machine's snapshot does what the machine does.
fn goes_on_alike(machine: &Machine) {
    let mut resumed = Machine::resume(&machine.snapshot()).expect("a snapshot");
    let mut original = machine.clone();
    for _ in 0..50 {
        assert_eq!(resumed.step(), original.step());
    }
    assert_eq!(resumed.snapshot(), original.snapshot());
}

#[test]
fn a_snapshot_goes_on_like_the_machine_and_events_give_the_states() {
    for setup in all_setups(3, grid(KNOWN_PUZZLES[4].clues)) {
        let mut machine = Machine::new(&setup).expect("no conflict");
        let mut state = TraceState::new(&setup.grid).expect("no conflict");
        for at in 0..600 {
            if at % 97 == 0 {
                goes_on_alike(&machine);
            }
            let Some(event) = machine.step() else { break };
            state.apply(event);
            assert_eq!(state, *machine.state(), "{setup:?} step {at}");
        }
    }
}

#[test]
fn a_dead_end_has_no_option_and_what_is_forced_has_one() {
    for method in Method::ALL {
        let setup = setup(method, 0, grid(KNOWN_PUZZLES[3].clues));
        let mut machine = Machine::new(&setup).expect("no conflict");
        let (mut dead, mut forced) = (0, 0);
        for _ in 0..20_000 {
            let before = machine.state().clone();
            match machine.step() {
                Some(TraceEvent::DeadEnd(constraint)) => {
                    dead += 1;
                    assert!(before.options(constraint).is_empty());
                }
                Some(TraceEvent::Forced(constraint, candidate)) => {
                    forced += 1;
                    let options = before.options(constraint);
                    assert_eq!(options.lowest(), Some(constraint.option(candidate)));
                    assert_eq!(options.len(), 1);
                }
                Some(_) => {}
                None => break,
            }
        }
        assert!(dead > 0 && (forced > 0) == (method != Method::Backtracking), "{method:?}");
    }
}

#[test]
fn each_constraint_has_nine_candidates_that_fulfil_it() {
    for index in 0..Constraint::COUNT {
        let constraint = Constraint::at(index);
        assert_eq!(constraint.index(), index);
        for option in 0..9 {
            let candidate = constraint.candidate(option);
            assert_eq!(constraint.option(candidate), option);
            assert!(Constraint::of(candidate).contains(&constraint));
        }
    }
}

fn part(from: Snapshot, skip: u64, steps: u64, kept: &Recording) -> RunRequest {
    let (distance, width) = (kept.distance, kept.plot.width);
    RunRequest { from, skip, steps, stops: Vec::new(), events: 10, distance, width }
}

#[test]
fn a_long_run_is_kept_in_bounded_memory_and_any_step_is_found_again() {
    // The clues that row by row takes longest with: its first row is 987654321.
    let clues =
        grid("..............3.85..1.2.......5.7.....4...1...9.......5......73..2.1........4...9");
    let setup = setup(Method::Backtracking, 0, clues);
    let mut recording = Recording::default();
    let mut from = Snapshot::first(&setup);
    let mut looked_at = Vec::new();
    for part in 0..12 {
        let made = advance(&self::part(from, 0, 400_000, &recording)).expect("a snapshot");
        assert_eq!(made.reached.state.step, 400_000 * (part + 1));
        looked_at.push((made.reached.clone(), made.events.clone()));
        recording.merge(made.recording);
        from = made.reached;
        assert!(recording.snapshots.len() <= 512 && recording.plot.parts.len() <= 512);
    }
    assert!(recording.snapshots.len() > 200, "{}", recording.snapshots.len());
    assert_eq!(recording.distance, 16_384);
    for (reached, events) in looked_at {
        let step = reached.state.step;
        let near = recording.before(step).expect("a snapshot before it");
        let gap = step - near.state.step;
        assert!(gap <= recording.distance);
        let again = advance(&self::part(near.clone(), gap, 0, &recording)).expect("a snapshot");
        assert_eq!((again.reached, again.events), (reached, events));
    }
    let highest = recording.plot.parts.iter().map(|part| part.1).max();
    assert_eq!(highest, Some(from.state.deepest));
}

#[test]
fn a_run_stops_where_it_is_to_stop() {
    let setup = setup(Method::Backtracking, 0, grid(KNOWN_PUZZLES[0].clues));
    let all = events(&setup);
    let cell = Cell::new(4, 4);
    let stops = [
        Stop::DeadEnd,
        Stop::Solution,
        Stop::Depth(12),
        Stop::Cell(Cell::new(8, 6)),
        Stop::Guesses(100),
    ];
    assert!(grid(KNOWN_PUZZLES[0].clues)[cell].is_none());
    for stop in stops {
        let mut state = TraceState::new(&setup.grid).expect("no conflict");
        let expected = all.iter().position(|&event| {
            state.apply(event);
            stop.is_met(&state)
        });
        let request = RunRequest {
            from: Snapshot::first(&setup),
            skip: 0,
            steps: u64::MAX,
            stops: vec![stop],
            events: 0,
            distance: 4096,
            width: 1,
        };
        let part = advance(&request).expect("a snapshot");
        let expected = expected.unwrap_or_else(|| panic!("{stop:?} is met")) as u64 + 1;
        assert_eq!((part.stop, part.reached.state.step), (Some(stop), expected));
    }
}

#[test]
fn the_work_is_that_of_the_search() {
    let clues = grid(KNOWN_PUZZLES[4].clues);
    let search = Search { algorithm: Algorithm::Backtracking, ..Search::default() };
    let (_, result) = search.solve(&clues, Budget::UNLIMITED);
    let work = measure(&setup(Method::Backtracking, 0, clues), u64::MAX).expect("no conflict");
    assert_eq!((work.counters, work.is_stopped), (result.counters, false));
    let cut = measure(&setup(Method::Backtracking, 0, clues), 1_000).expect("no conflict");
    assert_eq!((cut.counters.guesses, cut.is_stopped), (1_000, true));
    assert_eq!(
        measure(
            &setup(
                Method::Bitmask,
                0,
                grid(&"11".repeat(40).chars().chain(['.']).collect::<String>())
            ),
            9
        ),
        None
    );
}

#[test]
fn a_making_is_what_the_generator_does() {
    for order in RemovalOrder::ALL {
        for seed in 0..6 {
            let recipe = MakingRecipe {
                order,
                min_per_row: (seed % 3) as u8,
                initial_digits: 11 + 8 * (seed % 2) as u8,
                seed,
            };
            let mut rng = SeededRng::new(seed);
            let making = Making::of(&recipe, &mut rng).expect("a puzzle");
            let full = recipe.recipe();
            let made = full.generate().expect("a puzzle");
            let transpose = match recipe.min_per_row {
                0 => Transpose::Allowed,
                _ => Transpose::Forbidden,
            };
            let transform = full.symmetry.transform(transpose, &mut rng);
            assert_eq!(transform.grid(&making.grid(81)), *made.puzzle.givens(), "{recipe:?}");
            assert_eq!(making.attempts.len() as u32, made.attempts);
            assert_eq!(making.trials.len(), 81);
        }
    }
}

#[test]
fn each_clue_of_a_making_goes_or_stays_for_the_reason_given() {
    let recipe = MakingRecipe {
        order: RemovalOrder::SShaped,
        min_per_row: 1,
        initial_digits: 11,
        seed: 20_251_121,
    };
    let making = Making::of(&recipe, &mut SeededRng::new(recipe.seed)).expect("a puzzle");
    let (mut kept, mut bound) = (0, 0);
    for (at, trial) in making.trials.iter().enumerate() {
        let mut without = making.grid(at);
        without[trial.cell] = None;
        let solutions = count(&without, 2, Budget::UNLIMITED);
        match trial.outcome {
            TrialOutcome::Dug(_) => assert_eq!(solutions, Count::Exactly(1)),
            TrialOutcome::Kept(other) => {
                kept += 1;
                assert_ne!(other[trial.cell], trial.digit);
                assert!(without.iter().all(|(cell, digit)| other[cell] == digit));
            }
            TrialOutcome::Bound => bound += 1,
        }
        assert_eq!(usize::from(trial.clues), making.grid(at + 1).clues());
    }
    assert!(kept > 10 && bound > 0, "{kept} kept, {bound} bound");
}

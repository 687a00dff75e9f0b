//! Lists: every line is answered as it would be alone, on every backend, in lists of every length.

#[path = "common/random.rs"]
mod random;

use std::path::{Path, PathBuf};

use nonet_kernel::backend::Backend;
use nonet_kernel::batch::{Answer, Batch, Verdict};
use random::Random;

/// A puzzle that takes guesses (Arto Inkala, 2012).
const HARD: &[u8; 81] =
    b"800000000003600000070090200050007000000045700000100030001000068008500010090000400";

/// The longest list of random lines; under Miri each puzzle takes a thousand times as long.
const LENGTH: usize = if cfg!(miri) { 130 } else { 1_500 };

/// A random line: some digits of a solved grid, in one of three with a change (a wrong digit, or a
/// character that is none), else as they are; some with few clues and some with nearly all.
fn random_line(random: &mut Random, solved: &[u8; 81]) -> [u8; 81] {
    let turn = random.below(9) as u8;
    let kept = 20 + random.below(62);
    let mut line = solved.map(|digit| {
        let other = b'1' + (digit - b'1' + turn) % 9;
        if random.below(81) < kept { other } else { b".0"[random.below(2) as usize] }
    });
    match random.below(9) {
        0 | 1 => line[random.below(81) as usize] = b'1' + random.below(9) as u8,
        2 => line[random.below(81) as usize] = b"x:/ \xb1"[random.below(5) as usize],
        _ => {}
    }
    line
}

/// Random lines, an empty and a full grid, and a hard puzzle.
fn random_lines(seed: u64, length: usize) -> Vec<[u8; 81]> {
    let mut random = Random(seed);
    let start = std::array::from_fn(|cell| if cell < 9 { b'1' + (cell as u8) } else { b'.' });
    let solved = [*HARD, start].map(|line| Batch::new().solve(&line).expect("a solution"));
    let mut lines: Vec<[u8; 81]> =
        (0..length).map(|at| random_line(&mut random, &solved[at % 2])).collect();
    for line in [*HARD, [b'.'; 81], [b'0'; 81], solved[0], [b'5'; 81]] {
        lines[random.below(length as u64) as usize] = line;
    }
    lines
}

/// What each line holds, by lists of one.
fn alone(batch: &mut Batch, lines: &[&[u8; 81]], max_guesses: u64) -> Vec<Answer> {
    lines.iter().flat_map(|&line| batch.answers(&[line], max_guesses)).collect()
}

/// Panics unless the list is answered as its lines are alone; the answers.
fn agree(backend: Backend, lines: &[&[u8; 81]]) -> Vec<Answer> {
    let mut batch = Batch::with_backend(backend);
    let expected = alone(&mut batch, lines, u64::MAX);
    let answers = batch.answers(lines, u64::MAX);
    let verdicts = batch.verdicts(lines, u64::MAX);
    assert_eq!((answers.len(), verdicts.len()), (lines.len(), lines.len()));
    for (at, line) in lines.iter().enumerate() {
        let line = String::from_utf8_lossy(&line[..]);
        assert_eq!(answers[at], expected[at], "{line}, line {at}, {backend:?}");
        assert_eq!(verdicts[at], expected[at].verdict, "{line}, line {at}, {backend:?}");
    }
    answers
}

#[test]
fn random_lists_are_answered_as_their_lines_are_alone() {
    let lines = random_lines(81, LENGTH);
    let lines: Vec<&[u8; 81]> = lines.iter().collect();
    for backend in Backend::available() {
        let answers = agree(backend, &lines);
        for verdict in
            [Verdict::NoGrid, Verdict::Conflict, Verdict::None, Verdict::One, Verdict::Several]
        {
            let of_this = answers.iter().filter(|answer| answer.verdict == verdict).count();
            assert!(cfg!(miri) || of_this > LENGTH / 100, "only {of_this} are {verdict:?}");
        }
    }
}

#[test]
#[cfg_attr(miri, ignore = "runs no other unsafe code")]
fn lists_of_every_length_are_answered_in_order() {
    let lines = random_lines(600, 900);
    let lines: Vec<&[u8; 81]> = lines.iter().collect();
    let mut batch = Batch::new();
    let expected = alone(&mut batch, &lines, u64::MAX);
    for length in 0..=600 {
        let list = length / 2..length / 2 + length;
        if length % 7 == 0 {
            let answers = batch.answers(&lines[list.clone()], u64::MAX);
            assert!(answers == expected[list.clone()], "{length} lines");
        }
        let verdicts = batch.verdicts(&lines[list.clone()], u64::MAX);
        let expected = expected[list].iter().map(|answer| answer.verdict);
        assert!(verdicts.into_iter().eq(expected), "{length} lines, without solutions");
    }
}

#[test]
#[cfg_attr(miri, ignore = "runs no other unsafe code")]
fn every_limit_is_counted_to() {
    let mut lines = random_lines(3, 400);
    lines[30..60].fill([b'.'; 81]);
    for backend in Backend::available() {
        let mut batch = Batch::with_backend(backend);
        for limit in [0, 1, 2, 3, 10] {
            let expected: Vec<Option<u64>> =
                lines.iter().map(|line| batch.count(line, limit)).collect();
            assert_eq!(batch.counts(&lines, limit), expected, "{limit}, {backend:?}");
        }
    }
}

#[test]
fn an_answer_has_a_solution_that_keeps_the_clues() {
    let lines = random_lines(17, LENGTH.min(500));
    let list: Vec<&[u8; 81]> = lines.iter().collect();
    let mut batch = Batch::new();
    for (line, answer) in lines.iter().zip(batch.answers(&list, u64::MAX)) {
        let has_solution = matches!(answer.verdict, Verdict::One | Verdict::Several);
        assert_eq!(answer.solution.is_some(), has_solution);
        assert_eq!(answer.solution, batch.solve(line));
        for (clue, digit) in line.iter().zip(answer.solution.iter().flatten()) {
            assert!(matches!(clue, b'.' | b'0') || clue == digit);
        }
    }
}

#[test]
#[cfg_attr(miri, ignore = "runs no other unsafe code")]
fn what_the_search_decides_within_its_guesses_is_decided_in_a_list() {
    let lines = random_lines(5, 700);
    let lines: Vec<&[u8; 81]> = lines.iter().collect();
    for max_guesses in [0, 3, 40] {
        let mut batch = Batch::new();
        let expected = alone(&mut batch, &lines, max_guesses);
        let full = alone(&mut batch, &lines, u64::MAX);
        let answers = batch.answers(&lines, max_guesses);
        let verdicts = batch.verdicts(&lines, max_guesses);
        for at in 0..lines.len() {
            let allowed = |verdict| verdict == full[at].verdict || verdict == expected[at].verdict;
            assert!(allowed(verdicts[at]) && allowed(answers[at].verdict), "line {at}");
            let is_decided = answers[at].verdict != Verdict::Undecided;
            assert_eq!(answers[at].solution, full[at].solution.filter(|_| is_decided));
        }
        assert!(expected.iter().any(|answer| answer.verdict == Verdict::Undecided));
    }
}

/// The lines of 81 characters of the files in a folder, 150 of each at most; none if it is not there.
fn lines_of_folder(folder: &Path) -> Vec<[u8; 81]> {
    let Ok(files) = std::fs::read_dir(folder) else {
        println!("{} skipped: it is not there", folder.display());
        return Vec::new();
    };
    let mut lines = Vec::new();
    for file in files.map(|file| file.expect("an entry").path()).filter(|path| path.is_file()) {
        let text = std::fs::read(file).expect("a text");
        let all: Vec<&[u8; 81]> =
            text.split(|byte| *byte == b'\n').filter_map(|line| line.first_chunk()).collect();
        let every = all.len() / 150 + 1;
        lines.extend(all.into_iter().step_by(every));
    }
    lines
}

#[test]
#[cfg_attr(miri, ignore = "runs no other unsafe code")]
fn lists_beside_the_crate_are_answered_as_their_lines_are_alone() {
    let beside = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("..");
    for folder in ["tests/corpus/search", "../shared/data/puzzles"] {
        let lines = lines_of_folder(&beside.join(folder));
        let lines: Vec<&[u8; 81]> = lines.iter().collect();
        for backend in Backend::available() {
            agree(backend, &lines);
        }
    }
}

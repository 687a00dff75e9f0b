//! Makes the positions of the lessons: real puzzles, followed up the ladder to one step before a
//! technique. `gather` adds what it finds to a pool, a file of cases that may be continued with other
//! seeds and lists; `write` chooses from the pool, from plain to hidden, and writes the lesson files.

use std::collections::{BTreeMap, HashMap, HashSet};
use std::fmt::Write as _;
use std::fs;
use std::io::Write;
use std::time::{Duration, Instant};

use nonet_engine::canon::canonical;
use nonet_engine::logic::finder::{Options, next_step};
use nonet_engine::logic::reglib::{Case, write};
use nonet_engine::logic::step::Step;
use nonet_engine::logic::techniques::{Family, LADDER, Technique, Tier};
use nonet_engine::search::puzzle::Puzzle;
use nonet_engine::types::board::Board;
use nonet_engine::types::grid::Grid;
use nonet_engine::types::position::Position;
use nonet_page::places::learn::picture::Picture;

use crate::lesson_rules::{
    MAX_POSITIONS, Order, check_position, fewer_path, hiddenness, lesson_path, order_after,
    order_of, overview_path, why_fewer,
};
use crate::positions::{carry_out, corpus, puzzle};
use crate::soundness::{has, puzzles, value};

/// How many positions a technique has in the pool before it takes no more of the best order.
const POOL: usize = 18;

/// Goes over puzzles and adds to the pool, or writes the files from it.
pub fn run(arguments: &[String]) {
    let pool = value(arguments, "--pool").unwrap_or("target/practice.txt");
    match arguments.first().map(String::as_str) {
        Some("gather") => gather(pool, arguments),
        Some("write") => choose(&Pool::read(pool)),
        _ => println!("practice gather or practice write: see the head of practice.rs"),
    }
}

/// The positions found so far.
#[derive(Default)]
struct Pool {
    lines: BTreeMap<Technique, Vec<(Order, String)>>,
    forms: HashSet<Grid>,
}

impl Pool {
    fn read(path: &str) -> Pool {
        let mut pool = Pool::default();
        for line in fs::read_to_string(path).unwrap_or_default().lines() {
            let Ok(case) = Case::read(line) else { continue };
            let Some(order) = order_of(&case.board, case.technique) else { continue };
            if pool.forms.insert(canonical(&case.board.givens).grid) {
                pool.lines.entry(case.technique).or_default().push((order, line.to_owned()));
            }
        }
        pool
    }
    fn count(&self, technique: Technique, at_best: Order) -> usize {
        let of = self.lines.get(&technique).map_or(&[][..], Vec::as_slice);
        of.iter().filter(|(order, _)| *order <= at_best).count()
    }
    fn wants(&self, technique: Technique, order: Order) -> bool {
        self.count(technique, order) < POOL
    }
    fn is_full(&self, technique: Technique) -> bool {
        self.count(technique, Order::First) >= POOL
    }
}

/// A position that a puzzle offers.
struct Offer {
    technique: Technique,
    order: Order,
    line: String,
}

fn gather(path: &str, arguments: &[String]) {
    let minutes = value(arguments, "--minutes").map_or(10, |minutes| minutes.parse().unwrap());
    let end = Instant::now() + Duration::from_secs(60 * minutes);
    let rare = has(arguments, "--rare");
    let mut pool = Pool::read(path);
    let mut file = fs::OpenOptions::new().create(true).append(true).open(path).unwrap();
    for (only, board) in starts(arguments).take_while(|_| Instant::now() < end) {
        let form = canonical(&board.givens).grid;
        if pool.forms.contains(&form) {
            continue;
        }
        // The technique with the fewest takes the puzzle.
        let fewest = |offer: &Offer| (pool.count(offer.technique, offer.order), offer.order);
        let best = offers(&pool, board, only, rare).into_iter().min_by_key(fewest);
        if let Some(Offer { technique, order, line }) = best {
            file.write_all(format!("{line}\n").as_bytes()).unwrap();
            pool.forms.insert(form);
            pool.lines.entry(technique).or_default().push((order, line));
        }
    }
    for row in LADDER {
        let count = |order| pool.count(row.technique, order);
        println!("{} {} {}", row.slug, count(Order::First), count(Order::Last));
    }
}

/// Where positions are looked for: the corpus if asked for, then the lists or the seeds.
fn starts(arguments: &[String]) -> impl Iterator<Item = (Option<Technique>, Board)> {
    let listed = has(arguments, "--lists").then(|| puzzles(arguments, "", 1000));
    let seeds = value(arguments, "--seeds").map_or((0, 100_000), |seeds| {
        let (from, to) = seeds.split_once("..").unwrap();
        (from.parse().unwrap(), to.parse().unwrap())
    });
    let cases = if has(arguments, "--cases") { cases() } else { Vec::new() };
    let seeds = if listed.is_some() { 0..0 } else { seeds.0..seeds.1 };
    let all = listed.unwrap_or_default().into_iter().chain(seeds.map(puzzle));
    cases.into_iter().chain(all.map(|puzzle| (None, Board::of_givens(*puzzle.givens()))))
}

/// The positions of the corpus, each for its technique, and where they lead.
fn cases() -> Vec<(Option<Technique>, Board)> {
    let mut all = Vec::new();
    for row in LADDER {
        let texts = [corpus(row.slug), lesson_path(row.slug)]
            .map(|path| fs::read_to_string(path).unwrap_or_default());
        for line in texts.iter().flat_map(|text| text.lines()) {
            let Ok(case) = Case::read(line) else { continue };
            if !case.code.ends_with("-x") && Puzzle::prove(&case.board.givens).is_ok() {
                all.push((Some(row.technique), case.board));
            }
        }
    }
    all
}

/// What a path from the board on offers.
fn offers(pool: &Pool, mut board: Board, only: Option<Technique>, rare: bool) -> Vec<Offer> {
    let options = Options::default();
    let mut offers = Vec::new();
    let mut seen: HashMap<Technique, Order> = HashMap::new();
    loop {
        let position = Position::of(&board);
        let next = next_step(&position, &options);
        for technique in asked(pool, next.as_ref(), only, rare) {
            let first = next.as_ref().map(|step| step.technique);
            let Some(order) = order_after(first, technique) else { continue };
            if !pool.wants(technique, order)
                || seen.get(&technique).is_some_and(|had| *had <= order)
            {
                continue;
            }
            let Some(step) = next_step(&position, &Options::only(technique)) else { continue };
            if position.unsolved().len() < 5 && technique.tier() != Tier::Easy {
                continue;
            }
            let line =
                write(&board, &step).replacen(technique.slug(), &format!("{technique}-p"), 1);
            if check_position(&Case::read(&line).unwrap()).is_ok() {
                seen.insert(technique, order);
                offers.push(Offer { technique, order, line });
            }
        }
        match next {
            Some(step) => carry_out(&mut board, &step),
            None => return offers,
        }
    }
}

/// The techniques that are looked for at a position.
fn asked(pool: &Pool, next: Option<&Step>, only: Option<Technique>, rare: bool) -> Vec<Technique> {
    let first = next.map(|step| step.technique);
    let is_asked = |technique: &Technique| {
        only.is_none_or(|only| only == *technique)
            && !pool.is_full(*technique)
            && (Some(*technique) == first
                || only.is_some()
                || (rare && pool.count(*technique, Order::Last) < POOL))
            && (first.is_none_or(|first| first.tier() >= technique.tier().min(Tier::Hard)))
            && (technique.family() != Family::LastResort || first.is_none())
    };
    Technique::ALL.iter().copied().filter(is_asked).collect()
}

/// Writes into each lesson file the positions from plain to hidden, and beside them what the list of
/// lessons shows of each, and which techniques have fewer positions than they should.
fn choose(pool: &Pool) {
    let mut fewer = String::new();
    for row in LADDER {
        let lines = chosen(pool, row.technique);
        let path = lesson_path(row.slug);
        let text = fs::read_to_string(&path).unwrap_or_default();
        let kept = text.lines().filter(|line| !line.starts_with(&format!(":{}-p:", row.slug)));
        let all: Vec<&str> = kept.chain(lines.iter().map(String::as_str)).collect();
        fs::write(&path, all.join("\n") + "\n").unwrap();
        let orders: Vec<Order> = lines.iter().filter_map(|line| order_of_line(line)).collect();
        let first = orders.iter().filter(|order| **order == Order::First).count();
        if let Some(reason) = why_fewer(row.technique, lines.len(), first) {
            writeln!(fewer, "{} {} {first} {reason}", row.slug, lines.len()).unwrap();
        }
    }
    fs::write(fewer_path(), fewer).unwrap();
    overview();
}

/// Writes what the list of lessons shows of each.
pub fn overview() {
    let mut overview = String::new();
    for row in LADDER {
        let text = fs::read_to_string(lesson_path(row.slug)).unwrap();
        let mark = format!(":{}-p:", row.slug);
        let positions = text.lines().filter(|line| line.starts_with(&mark)).count();
        let example = Case::read(text.lines().next().unwrap()).unwrap();
        let step = next_step(&Position::of(&example.board), &Options::only(row.technique)).unwrap();
        let picture = Picture::of_step(&step).print();
        writeln!(overview, "{} {positions} {picture}", row.slug).unwrap();
    }
    fs::write(overview_path(), overview).unwrap();
}

/// Of the best order as many as there may be, evenly spread from plain to hidden; only where it has too
/// few do others follow.
fn chosen(pool: &Pool, technique: Technique) -> Vec<String> {
    let found = pool.lines.get(&technique).map_or(&[][..], Vec::as_slice);
    // A last resort has no pattern to find.
    let found = if technique.family() == Family::LastResort { &[] } else { found };
    let grade = |line: &str| hiddenness(&Case::read(line).unwrap().board, technique);
    let mut graded: Vec<(Order, u32, &String)> =
        found.iter().map(|(order, line)| (*order, grade(line), line)).collect();
    graded.sort();
    let best = graded.iter().filter(|(order, ..)| *order == Order::First).count();
    graded.truncate(best.max(MAX_POSITIONS.min(graded.len())));
    graded.sort_by_key(|(_, hidden, _)| *hidden);
    let (last, count) = (graded.len().saturating_sub(1), MAX_POSITIONS.min(graded.len()));
    (0..count).map(|at| graded[(at * last) / (count - 1).max(1)].2.clone()).collect()
}

fn order_of_line(line: &str) -> Option<Order> {
    let case = Case::read(line).ok()?;
    order_of(&case.board, case.technique)
}

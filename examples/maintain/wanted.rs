//! How long it takes to make a puzzle for each technique that can be asked for.

use cpu_time::ThreadTime;
use nonet_engine::generate::{MAX_CHECKS_FOR_TECHNIQUE, Recipe, techniques};
use nonet_engine::logic::techniques::Technique;

/// Prints a line a technique: its slug, and of the seconds of processor time for each of so many seeds the
/// median and the longest, with how many were not found. At last the same of all together, and how
/// many took more than a few seconds. All techniques, or those of some slugs.
pub fn run(slugs: Option<&str>, seeds: u64) {
    let named: Option<Vec<&str>> = slugs.map(|slugs| slugs.split(',').collect());
    let is_named = |technique: &Technique| {
        named.as_ref().is_none_or(|named| named.contains(&technique.slug()))
    };
    let mut all = Vec::new();
    for technique in techniques().filter(is_named) {
        let times: Vec<Time> = (1..=seeds).map(|seed| Time::of(technique, seed)).collect();
        println!("{technique}\t{}", summary(&times));
        all.extend(times);
    }
    println!("all\t{}", summary(&all));
    for limit in [1.0, 3.0, 15.0, 20.0] {
        let count = all.iter().filter(|time| time.seconds > limit).count();
        println!("more than {limit} s\t{count} of {}", all.len());
    }
}

#[derive(Clone, Copy)]
struct Time {
    seconds: f64,
    is_found: bool,
}

impl Time {
    fn of(technique: Technique, seed: u64) -> Time {
        let recipe =
            Recipe::default().technique(technique).max_checks(MAX_CHECKS_FOR_TECHNIQUE).seed(seed);
        let begun = ThreadTime::now();
        let is_found = recipe.generate().is_ok();
        Time { seconds: begun.elapsed().as_secs_f64(), is_found }
    }
}

/// Median, nine of ten and longest, and how many were not found.
fn summary(times: &[Time]) -> String {
    let mut seconds: Vec<f64> = times.iter().map(|time| time.seconds).collect();
    seconds.sort_by(f64::total_cmp);
    let Some(last) = seconds.len().checked_sub(1) else { return "none".to_owned() };
    let at = |part: usize| seconds[last * part / 10];
    let missing = times.iter().filter(|time| !time.is_found).count();
    format!("{:.2}\t{:.2}\t{:.2}\t{missing} not found", at(5), at(9), seconds[last])
}

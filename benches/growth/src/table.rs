//! The times that criterion has recorded, as ratios: what each step of the input costs.

use std::fs;
use std::path::PathBuf;

use serde_json::Value;

/// What was measured, and at which sizes.
pub struct Series {
    /// Its name: the folder of criterion's records.
    pub name: String,
    /// What the sizes count.
    pub unit: &'static str,
    /// The sizes, ascending.
    pub sizes: Vec<u64>,
}

impl Series {
    /// The median of the times at a size, in nanoseconds; none if it was not measured.
    pub fn time(&self, size: u64) -> Option<f64> {
        let record = home().join(&self.name).join(size.to_string()).join("new/estimates.json");
        let record: Value = serde_json::from_str(&fs::read_to_string(record).ok()?).ok()?;
        record["median"]["point_estimate"].as_f64()
    }
    /// A row for each size: the time, and by how much it and the size grew since the one before.
    pub fn rows(&self) -> Vec<String> {
        let timed = self.sizes.iter().filter_map(|&size| Some((size, self.time(size)?)));
        let mut before: Option<(u64, f64)> = None;
        let row = |(size, time): (u64, f64)| {
            let grown =
                before.filter(|(size, _)| *size > 0).map_or(String::new(), |(from, took)| {
                    let (input, time) = (size as f64 / from as f64, time / took);
                    format!("{input:.2} | {time:.2}")
                });
            before = Some((size, time));
            let grown = if grown.is_empty() { " | ".to_owned() } else { grown };
            format!("| {} | {size} {} | {} | {grown} |", self.name, self.unit, with_unit(time))
        };
        timed.map(row).collect()
    }
}

/// Prints all series, one under the other.
pub fn print(all: &[Series]) {
    println!("| what | size | time | size × | time × |\n|---|--:|--:|--:|--:|");
    all.iter().flat_map(Series::rows).for_each(|row| println!("{row}"));
}

/// Where criterion keeps its records.
fn home() -> PathBuf {
    let target = std::env::var_os("CARGO_TARGET_DIR").unwrap_or_else(|| "target".into());
    PathBuf::from(target).join("criterion")
}

/// Nanoseconds in a readable unit.
fn with_unit(nanos: f64) -> String {
    match nanos {
        ..1e3 => format!("{nanos:.0} ns"),
        ..1e6 => format!("{:.1} µs", nanos / 1e3),
        ..1e9 => format!("{:.2} ms", nanos / 1e6),
        _ => format!("{:.2} s", nanos / 1e9),
    }
}

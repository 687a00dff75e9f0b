//! Tries the inputs of a target on several threads, each target in a process of its own, and reports what
//! failed and what the inputs took.

use std::cell::RefCell;
use std::fs;
use std::panic::{self, AssertUnwindSafe};
use std::path::PathBuf;
use std::process::{Command, Stdio};
use std::sync::Mutex;
use std::sync::atomic::{AtomicU64, Ordering};
use std::thread;
use std::time::Duration;

use cpu_time::ThreadTime;
use serde::{Deserialize, Serialize};

use crate::mutate;
use crate::samples::{self, Group};
use crate::targets::{TARGETS, Target};

/// How many inputs a thread takes at a time.
const CHUNK: u64 = 64;
/// How many failures of a target at one place are written; the others are only counted.
const MAX_SAVED: usize = 3;
/// An input that takes so many seconds does not end: the process is given up.
const HANGS: u32 = 60;
/// An input that seems slow is run so many times more: it may have waited for memory.
const MORE_RUNS: usize = 2;

/// How inputs are tried.
pub struct Settings {
    /// The inputs are made from this.
    pub seed: u64,
    /// How many are tried at a time.
    pub threads: usize,
    /// What takes longer fails.
    pub slow: Option<Duration>,
    /// Where inputs are written that fail.
    pub folder: PathBuf,
}

/// What came of the inputs of a target, or of several.
#[derive(Default, Serialize, Deserialize)]
pub struct Report {
    inputs: u64,
    /// How many panicked or were too slow.
    pub failed: u64,
    /// The processor time of all inputs.
    time: Duration,
    /// The longest processor time of one input, and its number.
    slowest: (Duration, u64),
    /// The most memory of the process, in kilobytes; 0 where that is not known.
    pub peak_kb: u64,
}

impl Report {
    /// Adds what another says.
    pub fn join(&mut self, other: Report) {
        self.inputs += other.inputs;
        self.failed += other.failed;
        self.time += other.time;
        self.slowest = self.slowest.max(other.slowest);
        self.peak_kb = self.peak_kb.max(other.peak_kb);
    }
    /// Prints what the columns of [`print`](Self::print) are.
    pub fn print_head() {
        println!(
            "{:<20} {:>10} {:>6} {:>9} {:>10} {:>8}",
            "target", "inputs", "failed", "mean", "slowest", "memory"
        );
    }
    /// Prints a line.
    pub fn print(&self, name: &str) {
        let Report { inputs, failed, time, slowest: (slowest, number), peak_kb } = self;
        let mean = time.as_secs_f64() * 1e6 / (*inputs).max(1) as f64;
        let (millis, megabytes) = (slowest.as_secs_f64() * 1e3, peak_kb / 1024);
        println!(
            "{name:<20} {inputs:>10} {failed:>6} {mean:>6.1} µs {millis:>7.1} ms {megabytes:>5} MB  slowest: input {number}"
        );
    }
}

thread_local! {
    /// Where the last panic of this thread was, and what it said.
    static PANICKED: RefCell<String> = const { RefCell::new(String::new()) };
}

/// Panics are counted and reported with their inputs, not printed one by one.
pub fn take_over_panics() {
    panic::set_hook(Box::new(|info| PANICKED.with(|last| *last.borrow_mut() = info.to_string())));
}

/// What a thread is at: the place of the target in the table, the number of the input, and for how many
/// seconds, without those in which the whole process was suspended.
static AT_WORK: Mutex<Vec<(usize, u64, u32)>> = Mutex::new(Vec::new());

/// Ends the process when an input does not end, and says which.
pub fn watch(folder: PathBuf, seed: u64) {
    thread::spawn(move || {
        loop {
            thread::sleep(Duration::from_secs(1));
            let mut at_work = AT_WORK.lock().expect("no thread panics with the lock");
            at_work.iter_mut().for_each(|(_, _, seconds)| *seconds += 1);
            if let Some((place, number, _)) = at_work.iter().find(|job| job.2 > HANGS) {
                let target = &TARGETS[*place];
                let input = input_of(target, &samples::of(target.name), seed, *number);
                save(&folder, target, *number, &input);
                eprintln!("{}: input {number} takes more than {HANGS} s", target.name);
                std::process::exit(1);
            }
        }
    });
}

/// The input of a number: the samples as they are come first.
fn input_of(target: &Target, samples: &[Group], seed: u64, number: u64) -> Vec<u8> {
    let plain = samples.iter().flatten().nth(number as usize);
    plain
        .cloned()
        .unwrap_or_else(|| mutate::input(samples, &mut mutate::rng(seed, target.name, number)))
}

/// Tries so many inputs of a target in another process, which takes the same arguments: what one target
/// leaves in memory is not counted for the next. A process that ends without a report has failed.
pub fn try_target_apart(target: &Target, inputs: u64) -> Report {
    let this = std::env::current_exe().expect("the path of this program");
    let mut process = Command::new(this);
    process.args(std::env::args_os().skip(1)).args(["--alone", target.name]);
    process.args(["--alone-inputs", &inputs.to_string()]).stderr(Stdio::inherit());
    let output = process.output().expect("this program can be started");
    serde_json::from_slice(&output.stdout).unwrap_or_else(|_| {
        eprintln!("{}: the process ended early ({})", target.name, output.status);
        Report { failed: 1, ..Report::default() }
    })
}

/// Tries so many inputs of a target.
pub fn try_target(target: &'static Target, inputs: u64, settings: &Settings) -> Report {
    let samples = samples::of(target.name);
    let (next, total) = (AtomicU64::new(0), Mutex::new(Report::default()));
    let job = Job { target, samples: &samples, settings, places: Mutex::default() };
    thread::scope(|scope| {
        for thread in 0..settings.threads.max(1) {
            let (job, next, total) = (&job, &next, &total);
            let work = move || {
                let report = job.work(thread, next, inputs);
                total.lock().expect("no thread panics with the lock").join(report);
            };
            let builder = thread::Builder::new().stack_size(STACK);
            builder.spawn_scoped(scope, work).expect("a thread can be started");
        }
    });
    AT_WORK.lock().expect("no thread panics with the lock").clear();
    let mut report = total.into_inner().expect("no thread panics with the lock");
    report.peak_kb = peak_kb();
    report
}

/// The stack of a thread: what a browser gives a page and its workers.
const STACK: usize = 1 << 20;

/// What all threads at one target share.
struct Job<'a> {
    target: &'static Target,
    samples: &'a [Group],
    settings: &'a Settings,
    /// Where inputs failed that were written.
    places: Mutex<Vec<String>>,
}

impl Job<'_> {
    /// Tries inputs until no number is left.
    fn work(&self, thread: usize, next: &AtomicU64, inputs: u64) -> Report {
        let mut report = Report::default();
        loop {
            let start = next.fetch_add(CHUNK, Ordering::Relaxed);
            if start >= inputs {
                return report;
            }
            for number in start..inputs.min(start + CHUNK) {
                self.try_input(thread, number, &mut report);
            }
        }
    }
    fn try_input(&self, thread: usize, number: u64, report: &mut Report) {
        let input = input_of(self.target, self.samples, self.settings.seed, number);
        self.note(thread, number);
        let (mut time, mut result) = self.timed(&input);
        let is_slow = |time: Duration| self.settings.slow.is_some_and(|most| time > most);
        for _ in 0..MORE_RUNS {
            if result.is_ok() && is_slow(time) {
                let again = self.timed(&input);
                (time, result) = (time.min(again.0), again.1);
            }
        }
        if result.is_ok() && is_slow(time) {
            result = Err("too slow".to_owned());
        }
        report.inputs += 1;
        report.time += time;
        report.slowest = report.slowest.max((time, number));
        if let Err(reason) = result {
            report.failed += 1;
            self.save(number, &input, &reason);
        }
    }
    fn save(&self, number: u64, input: &[u8], reason: &str) {
        let place = reason.lines().next().unwrap_or_default();
        let mut places = self.places.lock().expect("no thread panics with the lock");
        if places.iter().filter(|known| *known == place).count() < MAX_SAVED {
            places.push(place.to_owned());
            let path = save(&self.settings.folder, self.target, number, input);
            eprintln!("{}: input {number}, {}: {reason}", self.target.name, path.display());
        }
    }
    fn timed(&self, input: &[u8]) -> (Duration, Result<(), String>) {
        let start = ThreadTime::now();
        let result = panic::catch_unwind(AssertUnwindSafe(|| self.target.run(input)));
        let reason = |_| PANICKED.with(|last| last.borrow().clone());
        (start.elapsed(), result.map_err(reason))
    }
    fn note(&self, thread: usize, number: u64) {
        let place = TARGETS.iter().position(|target| target.name == self.target.name);
        let job = (place.expect("a target of the table"), number, 0);
        let mut at_work = AT_WORK.lock().expect("no thread panics with the lock");
        if at_work.len() <= thread {
            at_work.resize(thread + 1, job);
        }
        at_work[thread] = job;
    }
}

/// Writes an input that failed, and says where.
fn save(folder: &std::path::Path, target: &Target, number: u64, input: &[u8]) -> PathBuf {
    let path = folder.join(format!("{}-{number}", target.name));
    let written = fs::create_dir_all(folder).and_then(|()| fs::write(&path, input));
    written.expect("room for an input that failed");
    path
}

/// The most memory of the process until now, in kilobytes: Linux counts it.
fn peak_kb() -> u64 {
    let status = fs::read_to_string("/proc/self/status").unwrap_or_default();
    let line = status.lines().find_map(|line| line.strip_prefix("VmHWM:"));
    let number = line.and_then(|line| line.trim().split(' ').next()?.parse().ok());
    number.unwrap_or_default()
}

//! The benchmark of the engine: one list after the other, in the worker.

use crate::core::jobs::Purpose;
use crate::play::Update;
use crate::play::benchmark::{Benchmark, BenchmarkList};
use crate::service::{BenchmarkResult, request};

impl Update<'_> {
    /// Begins with the lists that the page has.
    pub(crate) fn start_benchmark(&mut self) {
        self.stop();
        let waiting = vec![BenchmarkList::Made, BenchmarkList::Hard, BenchmarkList::Easy];
        self.own.dialogs.benchmark = Benchmark { waiting, ..Benchmark::default() };
        self.continue_benchmark();
    }
    /// A list that was opened is the next.
    pub(crate) fn benchmark_file(&mut self, name: String, text: String) {
        self.stop();
        self.own.dialogs.benchmark.waiting.push(BenchmarkList::File(name, text));
        self.continue_benchmark();
    }
    pub(crate) fn benchmark_measured(&mut self, measured: BenchmarkResult) {
        let benchmark = &mut self.own.dialogs.benchmark;
        let list = benchmark.waiting.pop().map(|list| match list {
            BenchmarkList::File(name, _) => BenchmarkList::File(name, String::new()),
            ours => ours,
        });
        benchmark.done.extend(list.map(|list| (list, measured)));
        self.continue_benchmark();
    }
    fn continue_benchmark(&mut self) {
        if let Some(puzzles) = self.own.dialogs.benchmark.waiting.last().map(BenchmarkList::puzzles)
        {
            self.ask(request::Benchmark { puzzles }, Purpose::Benchmark);
        }
    }
}

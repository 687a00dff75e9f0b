//! The trial of the engine: one list after the other, in the worker.

use super::Turn;
use crate::app::benchmark::{Course, Trial};
use crate::service::{Measured, Request};

impl Turn<'_> {
    /// Begins with the lists that the page has.
    pub(super) fn begin_trial(&mut self) {
        self.stop();
        let waiting = vec![Course::Made, Course::Hard, Course::Easy];
        self.model.trial = Trial { waiting, ..Trial::default() };
        self.go_on_with_trial();
    }
    /// A list that was opened is the next.
    pub(super) fn try_file(&mut self, name: String, text: String) {
        self.stop();
        self.model.trial.waiting.push(Course::File(name, text));
        self.go_on_with_trial();
    }
    pub(super) fn take_measured(&mut self, measured: Measured) {
        let trial = &mut self.model.trial;
        let course = trial.waiting.pop().map(|course| match course {
            Course::File(name, _) => Course::File(name, String::new()),
            ours => ours,
        });
        trial.done.extend(course.map(|course| (course, measured)));
        self.go_on_with_trial();
    }
    fn go_on_with_trial(&mut self) {
        let next = self.model.trial.waiting.last().map(Course::list);
        self.model.trial.job = next.map(|list| self.ask(Request::Measure(list)));
    }
}

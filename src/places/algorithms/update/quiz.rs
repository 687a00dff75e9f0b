//! What the player says of the next step at a dead end.

use crate::places::algorithms::Update;
use crate::places::algorithms::quiz::Answer;

impl Update<'_> {
    /// An answer; a wrong one can be given again.
    pub(crate) fn predict(&mut self, answer: Answer) {
        let quiz = &mut self.own.quiz;
        if quiz.chosen != Some(Answer::TakeBack) {
            quiz.chosen = Some(answer);
        }
    }
    /// The right answer was read: the search goes on as it came.
    pub(crate) fn end_question(&mut self) {
        if self.own.question().is_none() || self.own.quiz.chosen != Some(Answer::TakeBack) {
            return;
        }
        let quiz = &mut self.own.quiz;
        (quiz.done, quiz.chosen) = (quiz.done + 1, None);
        match quiz.was_playing {
            true => self.play_searches(),
            false => self.step_searches(),
        }
    }
    pub(crate) fn skip_questions(&mut self) {
        let quiz = &mut self.own.quiz;
        (quiz.is_skipped, quiz.chosen) = (true, None);
        if quiz.was_playing {
            self.play_searches();
        }
    }
}

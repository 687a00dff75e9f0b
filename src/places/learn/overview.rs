//! [`Overview`]: what the list of lessons shows of each technique before its lesson is fetched: how
//! many positions it has, and its picture.

use litemap::LiteMap;

use crate::engine::logic::techniques::Technique;

use super::picture::Picture;

/// What is known of all lessons.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Overview {
    lessons: LiteMap<Technique, (usize, Picture)>,
}

impl Overview {
    /// Reads `learn/overview.txt`: a line a technique with its slug, the number of positions and the
    /// picture. A line that is not understood is passed over.
    pub fn read(text: &str) -> Overview {
        let lesson = |line: &str| {
            let mut words = line.split(' ');
            let technique = Technique::from_slug(words.next()?)?;
            let positions = words.next()?.parse().ok()?;
            Some((technique, (positions, Picture::read(words))))
        };
        Overview { lessons: text.lines().filter_map(lesson).collect() }
    }
    /// How many positions a technique has; none before that is known.
    pub fn positions(&self, technique: Technique) -> Option<usize> {
        self.lessons.get(&technique).map(|(positions, _)| *positions)
    }
    /// The picture of a technique.
    pub fn picture(&self, technique: Technique) -> Option<&Picture> {
        self.lessons.get(&technique).map(|(_, picture)| picture)
    }
}

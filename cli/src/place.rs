//! [`Place`]: where in the input something stands; [`Failure`]: why there is no answer to it. Every JSON
//! record holds its place, so that output joins to input.

use std::sync::Arc;

use serde_json::{Map, Value, json};

use super::input::Part;

/// The most characters of a line that a record repeats.
const MAX_INPUT: usize = 1000;

/// A line of a source.
#[derive(Clone)]
pub struct Place {
    /// What the source is called.
    pub file: Arc<str>,
    /// The line, 1-based.
    pub line: usize,
    /// What stands there, cut to [`MAX_INPUT`] characters.
    input: String,
}

/// Something for which there is no answer.
#[derive(Clone)]
pub struct Failure {
    file: Arc<str>,
    /// Where, if it is about a line.
    place: Option<Place>,
    /// Why there is no answer.
    reason: String,
    /// The sentence for people: file, place, reason, and perhaps the line with a caret under it; empty
    /// if it is only counted.
    message: String,
}

impl Place {
    /// Line `number` of a part, 1-based.
    pub fn of_line(part: &Part, number: usize) -> Place {
        Place {
            file: Arc::clone(&part.name),
            line: part.lines_above + number,
            input: part.line(number).chars().take(MAX_INPUT).collect(),
        }
    }
    /// A line with the object, to which file, line and input are added.
    pub fn record(&self, object: Value) -> String {
        let mut all = self.object();
        if let Value::Object(fields) = object {
            all.extend(fields);
        }
        format!("{}\n", Value::Object(all))
    }
    /// File, line and input.
    pub fn object(&self) -> Map<String, Value> {
        let fields =
            [("file", json!(*self.file)), ("line", json!(self.line)), ("input", json!(self.input))];
        fields.map(|(key, value)| (key.to_owned(), value)).into_iter().collect()
    }
    /// There is no answer to what stands here.
    pub fn because(self, reason: String) -> Failure {
        let message = format!("{}: line {}: {reason}", self.file, self.line);
        Failure { file: Arc::clone(&self.file), place: Some(self), reason, message }
    }
}

impl Failure {
    /// There is no answer to a whole source.
    pub fn of_source(file: Arc<str>, reason: String) -> Failure {
        Failure { message: format!("{file}: {reason}"), file, place: None, reason }
    }
    /// The failure with another sentence for people.
    pub fn with_message(self, message: String) -> Failure {
        Failure { message, ..self }
    }
    /// The failure without a sentence for people.
    pub fn unnamed(self) -> Failure {
        self.with_message(String::new())
    }
    /// The sentence for people; may be empty.
    pub fn message(&self) -> &str {
        &self.message
    }
    /// A line with an object for programs.
    pub fn record(&self) -> String {
        let error = json!({ "error": self.reason });
        match &self.place {
            Some(place) => place.record(error),
            None => {
                let error = json!({ "file": *self.file, "line": null, "input": null, "error": self.reason });
                format!("{error}\n")
            }
        }
    }
}

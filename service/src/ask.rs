//! [`Ask`]: what a worker is asked, with the type of its answer; and the macro that makes a request of each
//! row of the [table](super::request).

use super::items::Allow;
use super::{Progress, Request, Response};

/// How soon the player expects the answer. A request never waits behind one of a later kind.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Urgency {
    /// Within a few frames.
    Quick,
    /// Within a second or two.
    Medium,
    /// After many seconds, perhaps.
    Long,
    /// One of very many parts of something: each is short, all together take minutes.
    Bulk,
}

/// What a worker is asked.
pub trait Ask: Into<Request> {
    /// What it answers.
    type Answer;
    /// Answers it, passing over what `allow` refuses. Generation, Sudoku Explainer's rating and a hint that
    /// needs a proof by cases report how far they are, and a long text is handed over in parts.
    fn answer(self, allow: Allow, progress: &mut dyn FnMut(Progress)) -> Self::Answer;
    /// The answer in a response; none if that is to another kind of request.
    fn answer_in(response: Response) -> Option<Self::Answer>;
}

/// A row is a request: its name, what it carries, the type of its answer, how soon that is expected, and
/// what makes the answer of what it carries, of `allow` and of `progress`.
macro_rules! requests {
    (
        |$allow:ident, $progress:ident|
        $(
            $(#[$doc:meta])*
            $name:ident { $($(#[$field_doc:meta])* $field:ident: $type:ty),* } -> $answer:ty,
            $urgency:ident => $answered:expr;
        )*
    ) => {
        $(
            $(#[$doc])*
            #[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
            pub struct $name {
                $($(#[$field_doc])* pub $field: $type,)*
            }

            impl Ask for $name {
                type Answer = $answer;
                #[allow(unused_variables)]
                fn answer(self, $allow: Allow, $progress: &mut dyn FnMut(Progress)) -> $answer {
                    let $name { $($field),* } = self;
                    $answered
                }
                fn answer_in(response: Response) -> Option<$answer> {
                    match response {
                        Response::$name(answer) => Some(answer),
                        _ => None,
                    }
                }
            }

            impl From<$name> for Request {
                fn from(request: $name) -> Request {
                    Request::$name(request)
                }
            }
        )*

        /// What a worker is asked.
        #[derive(Clone, PartialEq, Debug, Serialize, Deserialize, strum::IntoStaticStr)]
        pub enum Request {
            $($(#[$doc])* $name($name),)*
        }

        /// An answer, under the name of its request.
        #[derive(Clone, PartialEq, Debug, Serialize, Deserialize, strum::IntoStaticStr)]
        pub enum Response {
            $(#[doc = concat!("To [`", stringify!($name), "`].")] $name($answer),)*
        }

        impl Request {
            /// How soon its answer is expected.
            pub fn urgency(&self) -> Urgency {
                match self {
                    $(Request::$name(_) => Urgency::$urgency,)*
                }
            }
        }

        impl Ask for Request {
            type Answer = Response;
            fn answer(self, allow: Allow, progress: &mut dyn FnMut(Progress)) -> Response {
                match self {
                    $(Request::$name(request) => Response::$name(request.answer(allow, progress)),)*
                }
            }
            fn answer_in(response: Response) -> Option<Response> {
                Some(response)
            }
        }
    };
}

pub(super) use requests;

//! How a game begins: at the start of the page, with a new puzzle, from a save.

use crate::places::learn::Learning;
use crate::places::paper::Paper;
use crate::play::Play;
use crate::words::Localizer;
use crate::words::later_words::LaterWords;

use super::Update;
use crate::core::command::Command;
use crate::core::common::Common;
use crate::core::database::DatabaseCommand;
use crate::core::outside::Outcome;
use crate::core::startup::Startup;
use crate::places::algorithms::Algorithms;
use crate::places::create::Studio;
use crate::places::library::Library;
use crate::places::lists::RatedList;
use crate::play::puzzle_pool::PuzzlePool;
use crate::shell::model::Model;
use crate::shell::parts::Parts;

impl Model {
    /// The program at its start: the game stored last, or else an easy puzzle; over it whatever
    /// the address asks for.
    pub fn start(startup: Startup, words: Vec<String>) -> (Model, Vec<Command>) {
        let locale = startup.locale();
        let mut model = Model::empty(&startup, Localizer::first(locale.tag(), &words));
        model.common.page.locale = locale;
        let mut update = Update { model: &mut model };
        update.play().first_game(startup.saved.as_deref());
        update.go_to(&startup.fragment);
        update.update_document();
        if startup.storage == Outcome::Refused {
            update.play().storage_failed();
        }
        update.load_words(LaterWords::Page);
        update.request_words();
        update.model.common.ask_database(DatabaseCommand::Load);
        update.deliver();
        // After a reload the browser's entry may stand for what is not open any more.
        if !update.awaits_place() {
            update.emit(Command::ShowAddress(update.model.address()));
        }
        // Who has just come reads the page from its top.
        let out = std::mem::take(&mut model.common.out);
        let out = out.into_iter().filter(|command| !matches!(command, Command::Focus(_))).collect();
        (model, out)
    }
    fn empty(startup: &Startup, localizer: Localizer) -> Model {
        let stored = startup.pool.as_deref().and_then(PuzzlePool::read);
        let pool = stored.unwrap_or_else(|| PuzzlePool::first(startup.entropy));
        Model {
            common: Common::starting(startup, localizer),
            play: Play { pool, ..Play::default() },
            learning: Learning::default(),
            paper: Paper::default(),
            library: Library::default(),
            rated: RatedList::default(),
            studio: Studio::default(),
            algorithms: Algorithms::default(),
            parts: Parts::default(),
        }
    }
}

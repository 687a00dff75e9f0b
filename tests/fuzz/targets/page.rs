//! The whole page: it starts from whatever is stored, and shows something.

use std::cell::OnceCell;
use std::rc::Rc;

use nonet_page::core::calendar::{Moment, Now};
use nonet_page::core::command::Command;
use nonet_page::core::database::{
    Availability, Contents, DatabaseMsg, GameTexts, LIBRARY_KEY, Texts,
};
use nonet_page::core::database::{ReadAllPurpose, ReadPurpose};
use nonet_page::core::field::FormField;
use nonet_page::core::learned::LEARNED_KEY;
use nonet_page::core::msg::{ImportMsg, Msg, PartMsg, StorageMsg};
use nonet_page::core::place::Layers;
use nonet_page::core::saved::POOL_KEY;
use nonet_page::core::saved::{GAME_KEY, SETTINGS_KEY, Saved, UNREADABLE_KEY};
use nonet_page::core::settings::{Choice, SettingField};
use nonet_page::core::startup::Startup;
use nonet_page::places::algorithms::msg::AlgorithmsField;
use nonet_page::places::create::drafts::DRAFTS_KEY;
use nonet_page::places::create::form::StudioField;
use nonet_page::places::create::hand::DRAFT_KEY;
use nonet_page::places::create::last_made::LAST_MADE_KEY;
use nonet_page::places::learn::msg::LearnField;
use nonet_page::places::library::msg::LibraryField;
use nonet_page::places::lists::msg::RatedField;
use nonet_page::places::paper::msg::PaperField;
use nonet_page::play::field::PlayField;
use nonet_page::shell::model::Model;
use nonet_page::shell::parts;
use nonet_page::shell::update::update;
use nonet_page::shell::view::page;
use nonet_words::Localizer;
use strum::IntoEnumIterator;

/// What separates the texts of one input.
pub const NEXT: &str = "\n%%\n";

/// The first visit of a browser.
fn first_visit() -> Startup {
    Startup {
        now: Now { steady: 5.0, moment: Moment::new(1.7e12, 60.0) },
        entropy: 7,
        page: "https://example.org/nonet/".to_owned(),
        ..Startup::first_visit("en")
    }
}

thread_local! {
    /// The English words, which take longer to read than a page takes to start.
    static WORDS: OnceCell<Rc<Localizer>> = const { OnceCell::new() };
}

fn words() -> Rc<Localizer> {
    let sources = [
        include_str!("../../../words/locales/en/play.ftl"),
        include_str!("../../../words/locales/en/page.ftl"),
        include_str!("../../../words/locales/en/techniques.ftl"),
    ];
    let read = || Rc::new(Localizer::new("en", &sources.map(str::to_owned)));
    WORDS.with(|words| words.get_or_init(read).clone())
}

fn opened(startup: Startup) -> Model {
    let (mut model, _) = Model::start(startup, Vec::new());
    model.common.localizer = words();
    parts::both().into_iter().for_each(|part| send(&mut model, Msg::from(part)));
    while update(&mut model, Msg::Part(PartMsg::WaitingDue)).contains(&Command::NextWaiting) {}
    model
}

fn send(model: &mut Model, msg: Msg) {
    _ = update(model, msg);
}

/// The page starts from these texts: settings, puzzle pool, what is learned, the game, the fragment of the
/// address, the name of the game, its state in the browser's history.
pub fn start(input: &str) {
    let mut texts = input.split(NEXT);
    let mut next = || texts.next().map(str::to_owned);
    let (settings, pool, learned, saved) = (next(), next(), next(), next());
    let (fragment, current, state) = (next().unwrap_or_default(), next(), next());
    let startup = Startup { settings, pool, learned, saved, fragment, current, ..first_visit() };
    let mut model = opened(startup);
    _ = page(&model);
    let saved = model.saved();
    assert!(Saved::read(&saved.print()).is_ok(), "what the page stores can be read");
    let layers = Layers::read(&state.unwrap_or_default());
    let fragment = model.address().fragment();
    send(&mut model, Msg::AddressChanged(fragment, layers));
    _ = page(&model);
}

/// A page that is open reads what the database holds and what another tab stores: texts of which each is
/// taken for a summary, a collection, a game and all the rest.
pub fn storage(input: &str) {
    let mut model = opened(first_visit());
    let texts: Vec<&str> = input.split(NEXT).take(8).collect();
    let keyed = |prefix: &str| -> Vec<(String, String)> {
        let key = |at: usize| format!("{prefix}{at:016x}");
        (0..).zip(&texts).map(|(at, text)| (key(at), (*text).to_owned())).collect()
    };
    let contents = Contents {
        availability: Availability::Open,
        summaries: keyed(""),
        collections: keyed(""),
        left: keyed(GAME_KEY).into_iter().chain(keyed(UNREADABLE_KEY)).collect(),
    };
    send(&mut model, Msg::database(DatabaseMsg::Loaded(contents)));
    let id = format!("{:016x}", 0);
    for text in &texts {
        let text = (*text).to_owned();
        for key in [SETTINGS_KEY, LEARNED_KEY, POOL_KEY, LIBRARY_KEY, DRAFTS_KEY, LAST_MADE_KEY] {
            let changed = StorageMsg::ChangedElsewhere(key.to_owned(), Some(text.clone()));
            send(&mut model, Msg::Storage(changed));
        }
        for key in [DRAFT_KEY, DRAFTS_KEY, LAST_MADE_KEY] {
            let read = StorageMsg::TextRead(key.to_owned(), Some(text.clone()));
            send(&mut model, Msg::Storage(read));
        }
        let reread = vec![(id.clone(), Some(text.clone()))];
        let puzzles =
            DatabaseMsg::PuzzlesRead { collection: id.clone(), part: 0, texts: vec![text] };
        send(&mut model, Msg::database(puzzles));
        send(&mut model, Msg::database(DatabaseMsg::Reread(reread)));
    }
    let all = Texts { games: keyed(""), puzzles: keyed("") };
    send(&mut model, Msg::database(DatabaseMsg::ReadAll(ReadAllPurpose::Export, all)));
    for fragment in ["/library", "/library/collections", "/create/hand", "/learn", "/play"] {
        send(&mut model, Msg::AddressChanged(fragment.to_owned(), Layers::NONE));
        _ = page(&model);
    }
    let mut texts = texts.into_iter().map(str::to_owned);
    let game = GameTexts { database: texts.next(), local: texts.next() };
    send(&mut model, Msg::database(DatabaseMsg::Read(id, ReadPurpose::Open, game)));
    _ = page(&model);
}

/// The text in every field of a type.
fn edits<F: FormField + IntoEnumIterator>(input: &str) -> impl Iterator<Item = Msg> {
    F::iter().map(|field| field.edited(input.to_owned()))
}

/// Everything that can be typed: the text stands in every field, is an address, and is pasted.
pub fn fields(input: &str) {
    let mut model = opened(first_visit());
    let settings =
        Choice::iter().map(|choice| SettingField::Choice(choice).edited(input.to_owned()));
    let edits = edits::<SettingField>(input)
        .chain(settings)
        .chain(edits::<PlayField>(input))
        .chain(edits::<PaperField>(input))
        .chain(edits::<RatedField>(input))
        .chain(edits::<LearnField>(input))
        .chain(edits::<LibraryField>(input))
        .chain(edits::<AlgorithmsField>(input))
        .chain(edits::<StudioField>(input));
    edits.for_each(|msg| send(&mut model, msg));
    send(&mut model, Msg::Import(ImportMsg::Typed(input.to_owned())));
    send(&mut model, Msg::Import(ImportMsg::Pasted(input.to_owned())));
    _ = page(&model);
    send(&mut model, Msg::AddressChanged(input.to_owned(), Layers::NONE));
    _ = page(&model);
}

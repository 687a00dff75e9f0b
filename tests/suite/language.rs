//! Switching the language: everything on the page is written anew.

use nonet_engine::generate::Recipe;
use nonet_engine::generate::tier_recipe::TierRecipe;
use nonet_engine::logic::techniques::{Technique, Tier};
use nonet_page::core::cursor::Adjacent;
use nonet_page::core::cursor::{Direction, MoveExtent};
use nonet_page::core::dialog::Dialog;
use nonet_page::core::mode::Mode;
use nonet_page::core::msg::{
    CheckMsg, DeductionMsg, EngineMsg, EntryMsg, GridMsg, HintMsg, ImportMsg, Msg, PathMsg,
    PlacesMsg, SolutionMsg, StepsMsg,
};
use nonet_page::core::outside::Outcome;
use nonet_page::core::path_origin::Origin;
use nonet_page::core::place::Layers;
use nonet_page::core::settings::SettingField;
use nonet_page::core::startup::Startup;
use nonet_page::places::learn::msg::LearnMsg;
use nonet_service::JobId;
use nonet_words::locale::Locale;
use strum::IntoEnumIterator as _;

use crate::harness::{Harness, Worker, first_visit};

const PUZZLE: &str =
    "400520703000003000100007000014000006700050001500000420000400005000800000201076008";
const SPARSE: &str =
    "400520703000003000100007000014000006700050001500000420000400005000800000000000000";

fn speak(app: &mut Harness, tag: &str) {
    app.edit(SettingField::Language, tag);
}

fn hints(app: &mut Harness, levels: usize) {
    (0..levels).for_each(|_| app.send(Msg::Hint(HintMsg::Requested)));
}

/// Something that happens, and its name in a failure.
type Story = (&'static str, fn(&mut Harness));

const STORIES: &[Story] = &[
    ("nothing", |_| {}),
    ("a digit", |app| app.write(1, 2, 9)),
    ("a conflict", |app| app.write(1, 2, 4)),
    ("undo", |app| {
        app.write(1, 2, 9);
        app.send(Msg::Entry(EntryMsg::Undo));
    }),
    ("a note undone and redone", |app| {
        app.send(Msg::Entry(EntryMsg::ModeChosen(Mode::Notes)));
        app.write(1, 2, 9);
        app.send(Msg::Entry(EntryMsg::Undo));
        app.send(Msg::Entry(EntryMsg::Redo));
    }),
    ("a locked digit", |app| {
        app.send(Msg::Entry(EntryMsg::Digit(nonet_engine::types::digit::Digit::new(4))));
    }),
    ("the first level of a hint", |app| hints(app, 1)),
    ("the technique of a hint", |app| hints(app, 2)),
    ("the pattern of a hint", |app| hints(app, 3)),
    ("the reason of a hint", |app| hints(app, 4)),
    ("a sentence of a hint", |app| {
        hints(app, 4);
        app.send(Msg::Grid(GridMsg::CursorMoved(Direction::Right, MoveExtent::Step)));
    }),
    ("a hint taken", |app| {
        hints(app, 5);
    }),
    ("a mistake", |app| {
        app.write(1, 3, 8);
        hints(app, 1);
    }),
    ("a deduction", |app| {
        app.send(Msg::Deduction(DeductionMsg::Opened));
        app.write(1, 2, 9);
    }),
    ("a checked deduction", |app| {
        app.send(Msg::Deduction(DeductionMsg::Opened));
        app.write(1, 2, 9);
        app.send(Msg::Deduction(DeductionMsg::Submitted));
    }),
    ("wrong digits", |app| {
        app.write(1, 3, 8);
        app.send(Msg::Check(CheckMsg::Requested));
    }),
    ("a solution", |app| app.send(Msg::Solution(SolutionMsg::Requested))),
    ("several solutions", |app| {
        app.import(SPARSE);
        app.send(Msg::Solution(SolutionMsg::Requested));
        app.send(Msg::Solution(SolutionMsg::Chosen(1)));
    }),
    ("all steps", |app| app.send(Msg::Steps(StepsMsg::Requested))),
    ("a moment of the path", |app| {
        app.send(Msg::Path(PathMsg::Requested(Origin::Clues)));
        app.send(Msg::Path(PathMsg::StepChosen(30)));
    }),
    ("the grade", |app| app.send(Msg::DialogOpened(Dialog::Grade))),
    ("an unreadable link", |app| app.send(Msg::AddressChanged("p=12".to_owned(), Layers::NONE))),
    ("an unreadable import", |app| app.send(Msg::Import(ImportMsg::Pasted("53..7x!".to_owned())))),
    ("an import", |app| app.send(Msg::Import(ImportMsg::Pasted(SPARSE.to_owned())))),
    ("a puzzle in the making", |app| {
        app.worker = Worker::Silent;
        let (tier, technique) = (Some(Tier::Hard), Some(Technique::XWing));
        app.make(Recipe::default().tier(tier).technique(technique));
    }),
    ("a new puzzle", |app| {
        app.make(TierRecipe::of(Tier::Easy).with_seed(5));
    }),
    ("an impossible recipe", |app| {
        app.make(Recipe::default().clues(99));
    }),
    ("the techniques", |app| app.send(PlacesMsg::LearnRequested(None))),
    ("a lesson", |app| {
        app.send(PlacesMsg::LearnRequested(Some(Technique::XyWing)));
        app.send(Msg::to(LearnMsg::SentenceStepped(Adjacent::Next)));
    }),
    ("practice", |app| {
        app.send(PlacesMsg::LearnRequested(Some(Technique::XWing)));
        app.send(Msg::to(LearnMsg::Practised(0)));
    }),
    ("settings", |app| app.send(Msg::DialogOpened(Dialog::Settings))),
    ("the menu", |app| app.send(Msg::DialogOpened(Dialog::Menu))),
    ("the keys", |app| app.send(Msg::DialogOpened(Dialog::Keys))),
    ("about", |app| app.send(Msg::DialogOpened(Dialog::About))),
    ("a pause", |app| app.send(Msg::PauseRequested)),
    ("no storage", |app| app.send(Msg::StorageFailed)),
    ("a dead worker", |app| {
        app.worker = Worker::Silent;
        hints(app, 1);
        let job: JobId = app.last_job();
        app.send(Msg::Engine(EngineMsg::WorkerDied(vec![job])));
    }),
    ("a copy refused", |app| app.send(Msg::Copied(Outcome::Refused))),
    ("an unreadable file", |app| {
        app.send(Msg::Import(ImportMsg::FileRead("a.txt".to_owned(), None)))
    }),
];

#[test]
fn after_a_switch_the_page_is_that_of_the_other_language() {
    let english = Locale::default();
    let others = Locale::iter().filter(|locale| *locale != english);
    let switches: Vec<_> = others.flat_map(|other| [(english, other), (other, english)]).collect();
    for (name, story) in STORIES {
        for &(first, second) in &switches {
            let mut switched = Harness::with_puzzle(PUZZLE);
            speak(&mut switched, first.tag());
            story(&mut switched);
            speak(&mut switched, second.tag());
            let mut other = Harness::with_puzzle(PUZZLE);
            speak(&mut other, second.tag());
            story(&mut other);
            let (page, expected) = (switched.page(), other.page());
            assert_eq!(page.notice, expected.notice, "{name}");
            assert!(page == expected, "{name}: {page:#?}");
        }
    }
}

#[test]
fn the_first_notice_is_written_anew_too() {
    for locale in Locale::iter() {
        let mut app = Harness::open(first_visit());
        speak(&mut app, locale.tag());
        let asked = Startup { asked: Some(locale.tag().to_owned()), ..first_visit() };
        assert_eq!(app.notice(), Harness::open(asked).notice());
    }
}

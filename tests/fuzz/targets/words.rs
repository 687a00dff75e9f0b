//! Addresses, and the files that the page loads from its host.

use nonet_engine::algorithms::event::EventKind;
use nonet_engine::logic::techniques::Technique;
use nonet_page::core::algorithms_part::AlgorithmsPart;
use nonet_page::core::algorithms_setting::Setting;
use nonet_page::core::lesson_id::LessonId;
use nonet_page::core::place::{Address, Layers};
use nonet_page::core::section::Section;
use nonet_page::places::algorithms::PuzzleChoice;
use nonet_page::places::algorithms::program::{MAX_LINES, Program};
use nonet_page::places::learn::Lesson;
use nonet_page::places::learn::overview::Overview;
use nonet_page::places::learn::picture::Picture;
use nonet_page::places::library::listing;
use nonet_page::places::library::starters::Starter;
use nonet_words::Localizer;
use nonet_words::locale::Locale;
use nonet_words::piece::without_marks;

/// The part of an address behind `#`.
pub fn address(input: &str) {
    if let Some(address) = Address::read(input) {
        assert_eq!(Address::read(&address.fragment()), Some(address));
    }
    for part in [AlgorithmsPart::Make, AlgorithmsPart::Compare] {
        let setting = Setting::read(part, input);
        assert_eq!(Setting::read(part, &setting.query()), setting);
    }
    _ = (AlgorithmsPart::of_slug(input), LessonId::of_slug(input), Section::of_slug(input));
    _ = (listing::Order::of_slug(input), Starter::of_slug(input), PuzzleChoice::of_slug(input));
}

/// What stands in an entry of the browser's history.
pub fn history_state(input: &str) {
    let layers = Layers::read(input);
    assert_eq!(Layers::read(&layers.state()), layers);
    if layers.cards < 5 {
        let (here, there) = (Address::default(), Address { layers, ..Address::default() });
        _ = (here.step_to(there), there.step_to(here));
    }
}

/// The positions of a lesson.
pub fn lesson(input: &str) {
    if let Some(lesson) = Lesson::read(input) {
        _ = (lesson.example.digits(), lesson.positions.len(), lesson.practice.len());
    }
}

/// The list of lessons, and the picture of each.
pub fn lesson_overview(input: &str) {
    let overview = Overview::read(input);
    for technique in Technique::ALL {
        let picture = overview.picture(*technique).map(Picture::print);
        if let Some(printed) = picture.filter(|printed| !printed.is_empty()) {
            let again = Picture::read(printed.split(' '));
            assert_eq!(again.print(), printed);
        }
    }
}

/// A program beside an algorithm.
pub fn program(input: &str) {
    for file in ["mrv.rs", "mrv.py", "mrv.en.txt"] {
        let program = Program::read(file, input);
        assert_eq!(program.lines.len(), input.lines().take(MAX_LINES).count());
        _ = program.line_of(EventKind::Guess);
    }
}

/// The words of a language: a first line with its tag, then Fluent.
pub fn language(input: &str) {
    let (tag, source) = input.split_once('\n').unwrap_or(("en", input));
    let localizer = Localizer::new(tag, &[]).with(source);
    for line in source.lines().take(50) {
        let key = line.split('=').next().unwrap_or_default().trim();
        _ = (localizer.has(key), localizer.text(key));
    }
    _ = (Locale::of_tag(tag), Locale::best_of([tag]), without_marks(input));
}

//! What is changed at random: for each target samples of what it reads, from `tests/corpus`, from what the
//! program itself writes, and from `tests/fuzz/corpus`, where inputs are kept that once made a target fail.

use std::fs;
use std::path::{Path, PathBuf};

use nonet_engine::formats::game_link::{self, GAME_LINK};
use nonet_engine::formats::output::OUTPUTS;
use nonet_engine::generate::Recipe;
use nonet_engine::logic::techniques::{Technique, Tier};
use nonet_engine::types::board::Board;
use nonet_engine::types::grid::Grid;
use nonet_page::core::games::Collection;
use nonet_page::core::games::Games;
use nonet_page::core::kept_list::{KeptList, KeptRun, LIST_LAYOUT};
use nonet_page::core::learned::Progress;
use nonet_page::core::puzzles::{Puzzles, game_id};
use nonet_page::core::record::Rating;
use nonet_page::core::saved::Saved;
use nonet_page::core::settings::Settings;
use nonet_page::core::summary::Summary;
use nonet_page::places::library::transfer::archive;
use nonet_page::worker::{BUILD, Job, WorkerMessage, encode, pack};
use nonet_service::items::Item;
use nonet_service::lists::{Described, Extent, describe};
use nonet_service::puzzle_list::PuzzleList;
use nonet_service::request::{Benchmark, ReadText};
use nonet_service::{JobId, Request, Response};

use crate::targets::NEXT;

/// Samples of one kind; none is chosen more often because there are more of its kind.
pub type Group = Vec<Vec<u8>>;

const PUZZLE: &str =
    "4..52.7.3......3...1....7.....14......67...5...15...42....4....5...8.....2.1.76..";
const PROPER: &str =
    "1.....5694.2.....8.5...9.4....64.8.1....1....2.8.35....4.5...1.9.....4.2621.....5";

/// Short samples of what is stored in a few lines.
const TEXTS: &[(&str, &[&str])] = &[
    ("grid", &[PUZZLE, "r1c1", "R9C9", "."]),
    (
        "recipe",
        &[
            "nonet/1 seed=7 clues=24..28 symmetry=half_turn order=random minimal tier=hard comfortable",
            "nonet/1 seed=9 per_row=2 per_column=1 first_digits=5 checks=100 technique=x_wing score=10..90",
            "nonet/1 seed=1 needs=x_wing|swordfish avoids=xy_wing se=1.2..9.0 mask=xx.......xx.......xx.......xx.......xx.......xx.......xx.......xx.......xx.......",
        ],
    ),
    ("names", &["fast bitmask minimal random half_turn x_wing hard line zeros hodoku"]),
    (
        "record",
        &[
            "source daily 2026-02-28 hard\nrating hard 740 x_wing\nexplainer 66 12 12\nhint x_wing 1 2\nhint mistake 0 1\nlists 1\nchecks 2\ncells 3\nmistakes 4\nsolution\nbegun 1700000000000 60\nchanged 1700000001000 60\nfinished 1700000002000 60 61000",
        ],
    ),
    ("race", &["00100a0rr-help", "00100200300400500600700800900a00b00c00d00e00f"]),
    ("calendar", &["2026-02-28\n0001-01-01\n9999-12-31\n1700000000000 60\n-62135596800000 -720"]),
    (
        "collection",
        &[
            "nonet-collection 1\nkind list\nname A list\npuzzles 300\n",
            "nonet-collection 1\nkind folder\nname x\ndeleted\n",
        ],
    ),
    ("library_search", &["29 clues, hard\nA name\n5..3", "0..53 9\nNo. 7"]),
    ("key_binding", &["Control+Shift+KeyZ", "Alt+Slash", "NumpadAdd"]),
    (
        "drafts",
        &[
            "nonet-drafts 1\n1700000000000 4..52.7.3......3...1....7.....14......67...5...15...42....4....5...8.....2.1.76..\n",
        ],
    ),
    ("last_made", &["nonet-made 1\n1000 medium 1763780000000 60\n"]),
    (
        "address",
        &[
            "/play",
            "/library/collections",
            "/learn",
            "learn=x_wing",
            "learn=rules",
            "/create/hand",
            "/create/list",
            "/learn/algorithms/compare?methods=fast,bitmask&puzzle=2&order=random&seed=5",
            "/learn/algorithms/fast?step=12&puzzle=4..52.7.3......3...1....7.....14......67...5...15...42....4....5...8.....2.1.76..",
            "/learn/algorithms/make?order=random&least=3&seed=7",
        ],
    ),
    ("copied_cells", &["49.\nnonet-cells r1c1:4//// r1c2:9//// r1c3:/6///3\n", "r1c2:/13/2/4/0"]),
    ("history_state", &["2 library", "1", "settings", "generate"]),
    (
        "language",
        &[
            "en\nkey = A text with { $count } and { $name ->\n    [one] one\n   *[other] others\n }\n-term = Term\n    .attribute = x\n",
        ],
    ),
];

/// The samples of a target.
///
/// # Panics
/// When the target has none.
pub fn of(target: &str) -> Vec<Group> {
    let mut groups = match target {
        "puzzles" | "puzzles_allowed" | "puzzles_in_parts" | "pasted_text" | "encodings" => {
            formats()
        }
        "packed_links" => vec![files("tests/corpus/formats/json", |_| true), files_of("line")],
        "written_formats" => vec![boards()],
        _ => of_stored(target),
    };
    groups.push(files(&format!("tests/fuzz/corpus/{target}"), |_| true));
    groups.retain(|group| !group.is_empty());
    assert!(!groups.is_empty(), "no samples of {target}");
    groups
}

fn of_stored(target: &str) -> Vec<Group> {
    if let Some((_, texts)) = TEXTS.iter().find(|(name, _)| *name == target) {
        return vec![texts.iter().map(|text| text.as_bytes().to_vec()).collect()];
    }
    match target {
        "move" | "saved_game" => vec![saved("game")],
        "game_key" => vec![vec![game_id("0123456789abcdef", 99_999).into_bytes()]],
        "paper" => {
            vec![vec![
                nonet_page::core::settings::paper::PaperChoices::default().print().into_bytes(),
            ]]
        }
        "hand_draft" => vec![vec![hand().into_bytes()]],
        "puzzle_lines" => {
            vec![vec![PUZZLE.repeat(3).into_bytes(), format!("{PUZZLE}\n{PROPER}\n").into_bytes()]]
        }
        _ => of_files(target),
    }
}

fn of_files(target: &str) -> Vec<Group> {
    match target {
        "game_link" | "game_in_link" | "qr_code" => vec![games_in_links(target)],
        "case_line" => vec![lines_of("tests/corpus/techniques"), lines_of("static/learn")],
        "summary" => vec![summaries()],
        "collection_puzzles" => vec![puzzles()],
        "library_file" => vec![libraries()],
        "settings" => vec![saved("settings"), vec![Settings::default().print().into_bytes()]],
        "puzzle_pool" => vec![saved("store"), vec![pool().into_bytes()]],
        "learned" => vec![vec![learned().into_bytes()]],
        "lesson" => vec![files("static/learn", |path| !path.ends_with("overview.txt"))],
        "lesson_overview" => vec![files("static/learn", |path| path.ends_with("overview.txt"))],
        "program" => vec![files("static/programs", |_| true)],
        "worker_message" => vec![messages()],
        "kept_list" => vec![kept_lists()],
        "kept_rows" => vec![kept_rows()],
        "page_start" => vec![starts()],
        "page_storage" => vec![stores()],
        "page_fields" => {
            vec![lines_of("tests/corpus/saved"), of("address").concat(), of("recipe").concat()]
        }
        _ => Vec::new(),
    }
}

/// The files of a folder and the folders in it, by name.
fn files(folder: &str, is_wanted: fn(&Path) -> bool) -> Group {
    let mut paths = Vec::new();
    collect(&Path::new(env!("CARGO_MANIFEST_DIR")).join(folder), &mut paths);
    paths.sort();
    paths.retain(|path| is_wanted(path));
    paths.iter().map(|path| fs::read(path).expect("a file that can be read")).collect()
}

fn collect(folder: &Path, paths: &mut Vec<PathBuf>) {
    let Ok(entries) = fs::read_dir(folder) else { return };
    for entry in entries {
        let path = entry.expect("an entry").path();
        if path.is_dir() { collect(&path, paths) } else { paths.push(path) }
    }
}

fn is_sample(path: &Path) -> bool {
    path.extension().is_none_or(|end| end != "err" && end != "line")
}

/// A group for each format that is read, and one of what is written.
fn formats() -> Vec<Group> {
    let folder = |format: &nonet_engine::formats::Format| {
        files(&format!("tests/corpus/formats/{}", format.slug), is_sample)
    };
    let mut groups: Vec<Group> = nonet_engine::formats::FORMATS.iter().map(folder).collect();
    let written = |output: &nonet_engine::formats::output::Output| {
        let boards = [PUZZLE, PROPER].map(|line| Board::of_givens(grid(line)));
        boards.map(|board| output.file(&board, "A name").into_bytes())
    };
    groups.push(OUTPUTS.iter().flat_map(written).collect());
    groups
}

fn files_of(slug: &str) -> Group {
    files(&format!("tests/corpus/formats/{slug}"), is_sample)
}

fn grid(line: &str) -> Grid {
    line.parse().expect("81 cells")
}

/// Cells as `written_formats` takes them: clues, digits and notes, and a name.
fn boards() -> Group {
    let cells = |kinds: &[u8]| -> Vec<u8> {
        let cell = |at: usize| [kinds[at % kinds.len()], at as u8, 255, (at * 7) as u8];
        (0..81).flat_map(cell).chain(*b"A name").collect()
    };
    vec![cells(&[0, 3, 7]), cells(&[0, 2, 0x83, 1, 4]), cells(&[3]), cells(&[0])]
}

fn saved(ending: &'static str) -> Group {
    let mut group = files("tests/corpus/saved", |_| true);
    let heads: &[&[u8]] = match ending {
        "game" => &[b"nonet-game "],
        "settings" => &[b"nonet-settings "],
        _ => &[b"nonet-store "],
    };
    group.retain(|text| heads.iter().any(|head| text.starts_with(head)));
    if ending == "game" {
        group.push(BRANCHED.as_bytes().to_vec());
    }
    group
}

/// A game with branches, jumps, checkpoints and a trial.
const BRANCHED: &str = "nonet-game 2
id 0123456789abcdef
played 61000
name A name
practice x_wing
source import
givens 4..52.7.3......3...1....7.....14......67...5...15...42....4....5...8.....2.1.76..
mode corner
panel steps
paused yes
at 3
+ 5 place r1c2 6 clean
+ 9 place r2c1 7 clean
- place r2c2 5 clean
from 1
+ 12 place r2c1 8 clean
next 1 2
checkpoint 1 here
jump 3 1
undone 1 2
undone-jump 2 4
trial 2
";

fn saved_games() -> Vec<Saved> {
    let texts = saved("game").into_iter();
    texts.filter_map(|text| Saved::read(&String::from_utf8_lossy(&text)).ok()).collect()
}

fn summaries() -> Group {
    let list = Summary {
        id: "x".to_owned(),
        givens: grid(PUZZLE),
        collection: Some("c".to_owned()),
        place: Some(3),
        ..Summary::default()
    };
    let games = saved_games();
    games
        .iter()
        .map(Summary::of)
        .chain([list])
        .map(|summary| summary.print().into_bytes())
        .collect()
}

fn puzzles() -> Group {
    let mut puzzles = Puzzles::default();
    for at in 0..5 {
        let hardest = Technique::from_slug("x_wing");
        puzzles.push(PUZZLE, "No. 1", Some(Rating { tier: Tier::Hard, score: at, hardest }), None);
    }
    vec![puzzles.print_part(0).into_bytes()]
}

fn libraries() -> Group {
    let mut library = Games::starting(None);
    let games = saved_games();
    games.iter().for_each(|game| library.insert(Summary::of(game)));
    let collection = Collection { count: 5, is_list: true, ..Collection::default() };
    library.put_collection("0123456789abcdef".to_owned(), collection);
    library.unreadable.insert("z".to_owned(), "nonet-game 9\n".to_owned());
    let texts = games.iter().map(|game| (game.id.clone(), game.print())).collect();
    let parts = [("0123456789abcdef.00000".to_owned(), text(&puzzles()[0]))];
    let archive = archive(&library, &texts, &parts, 7);
    let small = r#"{"format":"nonet-library","version":2,"written":7,"collections":[],"games":[{"id":"a"}]}"#;
    vec![archive.with_learned(learned()).print().into_bytes(), small.as_bytes().to_vec()]
}

fn text(bytes: &[u8]) -> String {
    String::from_utf8_lossy(bytes).into_owned()
}

fn pool() -> String {
    nonet_page::play::puzzle_pool::PuzzlePool::first(7).print()
}

fn learned() -> String {
    let text =
        "nonet-learned 1\nbasic rules\nbasic notes\nidea x_wing\nfound x_wing 0000abcd 40 alone\n";
    Progress::read(text).print()
}

fn hand() -> String {
    let mut hand = nonet_page::places::create::hand::Hand::default();
    hand.change(grid(PUZZLE));
    hand.print()
}

/// Links to games: what stands behind `#g=`, the text that is packed, and the whole.
fn games_in_links(target: &str) -> Group {
    let game = |saved: Saved| {
        let text = saved.print();
        let link = game_link::write(&saved.game.first_board().givens, &text);
        match target {
            "game_link" => link[GAME_LINK.len()..].to_owned(),
            "game_in_link" => text,
            _ => format!("https://example.org/nonet/{link}"),
        }
    };
    let clues = game_link::write(&grid(PUZZLE), "")[GAME_LINK.len()..].to_owned();
    saved_games().into_iter().map(game).chain([clues]).map(String::into_bytes).collect()
}

/// The lines of all files of a folder.
fn lines_of(folder: &str) -> Group {
    let files = files(folder, |_| true);
    let lines = files.iter().flat_map(|file| file.split(|byte| *byte == b'\n'));
    lines.filter(|line| !line.is_empty()).map(<[u8]>::to_vec).collect()
}

fn described() -> Vec<Described> {
    describe(
        &format!("{PROPER}{PUZZLE}{}", ".".repeat(81)),
        Extent::Usual,
        &mut |_| true,
        &mut |_| {},
    )
}

fn list() -> PuzzleList {
    let mut list = PuzzleList::default();
    list.push_clues(&grid(PUZZLE), "first");
    let mut board = Board::of_givens(grid(PROPER));
    board.eliminated = board.corner_marks;
    board.entries = grid(PROPER);
    list.push(board, "second");
    list.push_clues(&Grid::EMPTY, "");
    list
}

fn messages() -> Group {
    let job = |request: Request| {
        encode(&Job::<Request> { id: JobId(300), request, failed: vec![Item::Puzzle(3)] })
    };
    let answer = |response: Response| encode(&WorkerMessage::Answered(JobId(300), response));
    let whole = [
        job(Benchmark { puzzles: Some(PUZZLE.repeat(3)) }.into()),
        job(ReadText { text: PUZZLE.to_owned() }.into()),
        encode(&WorkerMessage::Ready),
        answer(Response::DescribeList(described())),
        answer(Response::ReadText(nonet_service::text::read(PROPER, &mut |_| true, &mut |_| {}))),
        answer(Response::Draw("<svg/>".to_owned())),
    ];
    // The target puts the name of the build before what has none.
    let contents = whole.clone().map(|message| message[1 + BUILD.len()..].to_vec());
    whole.into_iter().chain(contents).collect()
}

fn kept_lists() -> Group {
    let kept = KeptList { begun: 7, name: "A list".to_owned(), unread: 1, puzzles: list() };
    let run = KeptRun { begun: 7, is_going: true, is_explained: false };
    vec![pack(LIST_LAYOUT, &kept), encode(&run)]
}

fn kept_rows() -> Group {
    vec![encode(&(7_i64, described()))]
}

/// What is stored when the page starts, in the order in which `page_start` takes it.
fn starts() -> Group {
    let settings = Settings::default().print();
    let start = |saved: &Vec<u8>| {
        let texts = [
            settings.clone(),
            pool(),
            learned(),
            text(saved),
            "/play".to_owned(),
            "x".to_owned(),
            "1".to_owned(),
        ];
        texts.join(NEXT).into_bytes()
    };
    let linked = |address: &Vec<u8>| {
        let texts = [settings.clone(), pool(), learned(), String::new(), text(address)];
        texts.join(NEXT).into_bytes()
    };
    let linked: Vec<Vec<u8>> = of("address").concat().iter().map(linked).collect();
    saved("game").iter().map(start).chain(linked).collect()
}

/// What `page_storage` takes for the content of the database.
fn stores() -> Group {
    let recipe = Recipe::default().to_string();
    let all = [
        summaries(),
        of("collection").concat(),
        saved("game"),
        puzzles(),
        vec![recipe.into_bytes()],
    ];
    let texts: Vec<String> = all.concat().iter().map(|sample| text(sample)).collect();
    texts.chunks(4).map(|texts| texts.join(NEXT).into_bytes()).collect()
}

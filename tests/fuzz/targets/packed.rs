//! Bytes: messages between page and workers, and the list that the database keeps.

use nonet_engine::logic::techniques::Technique;
use nonet_page::core::kept_list::{KeptList, KeptRun, LIST_LAYOUT};
use nonet_page::places::lists::RatedList;
use nonet_page::places::lists::filter::{Filter, Order};
use nonet_page::worker::{BUILD, DecodeError, Job, WorkerMessage, decode, encode, pack, unpack};
use nonet_service::Request;
use nonet_service::lists::Described;
use nonet_service::puzzle_list::{PuzzleList, grids};

/// A message of this build, of another, and of anyone else.
pub fn worker_message(input: &[u8]) {
    if let Ok(job) = decode::<Job<Request>>(input) {
        _ = encode(&job);
    }
    if let Ok(message) = decode::<WorkerMessage>(input) {
        _ = encode(&message);
    }
    let packed = [&[BUILD.len() as u8], BUILD.as_bytes(), input].concat();
    _ = (decode::<Job<Request>>(&packed).is_ok(), decode::<WorkerMessage>(&packed).is_ok());
    let other = unpack::<WorkerMessage>("another build", &packed);
    assert_eq!(other, Err(DecodeError::OtherBuild));
}

/// The list that is rated, as the database keeps it.
pub fn kept_list(input: &[u8]) {
    if let Ok(kept) = unpack::<KeptList>(LIST_LAYOUT, input) {
        assert!(unpack::<KeptList>(LIST_LAYOUT, &pack(LIST_LAYOUT, &kept)).is_ok());
        look_at_list(&kept.puzzles);
        let mut list = RatedList::of(kept.name, kept.puzzles, kept.unread as usize);
        _ = (list.next_part(0), list.is_described());
        let filter = Filter { search: "53".to_owned(), ..Filter::default() };
        list.filter = filter;
        list.refresh(&|technique: Technique| technique.to_string());
    }
    _ = decode::<KeptRun>(input);
}

fn look_at_list(puzzles: &PuzzleList) {
    for at in (0..puzzles.len()).take(20).chain([puzzles.len()]) {
        _ = (puzzles.board(at), puzzles.name(at), puzzles.line(at), puzzles.clue_count(at));
    }
    let mut all = PuzzleList::default();
    all.append(puzzles.clone());
    assert_eq!(all.len(), puzzles.len());
}

/// What is known of a part of it.
pub fn kept_rows(input: &[u8]) {
    let Ok((_, rows)) = decode::<(i64, Vec<Described>)>(input) else { return };
    let mut puzzles = PuzzleList::default();
    rows.iter().take(100).for_each(|_| puzzles.push_line("", ""));
    let mut list = RatedList::of(String::new(), puzzles, 0);
    list.take(0, rows);
    for by in <nonet_page::places::lists::filter::OrderBy as strum::IntoEnumIterator>::iter() {
        list.order = Order { by, is_descending: true };
        list.refresh(&|technique: Technique| technique.to_string());
    }
    _ = (list.rated(), list.scale(), list.counts.bars(list.scale()).len());
}

/// Lines of 81 characters one after the other, as a worker gets a list.
pub fn puzzle_lines(input: &str) {
    assert_eq!(grids(input).count(), input.len() / 81);
    let mut puzzles = PuzzleList::default();
    for line in input.lines() {
        puzzles.push_line(line, line);
    }
    look_at_list(&puzzles);
}

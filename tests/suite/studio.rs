//! The studio: a mask, requirements, batches without repeated forms, and a grid that is typed by hand.

use nonet_engine::generate::Recipe;
use nonet_engine::generate::removal_order::RemovalOrder;
use nonet_engine::generate::symmetry::Symmetry;
use nonet_engine::generate::tier_recipe::TierRecipe;
use nonet_engine::logic::techniques::{Family, Technique, Tier};
use nonet_engine::types::cell::Cell;
use nonet_engine::types::digit::Digit;
use nonet_engine::types::grid::Grid;
use nonet_page::core::cursor::Adjacent;
use nonet_page::core::msg::{Msg, StorageMsg};
use nonet_page::core::place::{Layers, Place};
use nonet_page::places::create::avoid::{Avoid, PickerList};
use nonet_page::places::create::batch::Batch;
use nonet_page::places::create::form::StudioField;
use nonet_page::places::create::hand::Hand;
use nonet_page::places::create::hand::HandTransform;
use nonet_page::places::create::last_made::LAST_MADE_KEY;
use nonet_page::places::create::msg::{HandMsg, StudioMsg};
use nonet_page::places::create::range::Quantity;
use nonet_page::places::create::view::StudioView;
use nonet_page::places::create::view::hand::HandView;
use nonet_page::shell::view::places::PlaceContent;
use nonet_service::Request;
use nonet_service::studio::{BatchItem, make};

use crate::harness::{Harness, first_visit};

const SEVERAL: &str =
    "....7....6..19.....98....6.8...6....4..8....17...2...6.6....28....419.......8..79";

fn go(app: &mut Harness, fragment: &str) {
    app.send(Msg::AddressChanged(fragment.to_owned(), Layers::NONE));
}

fn studio(app: &Harness) -> StudioView {
    match app.place() {
        PlaceContent::Studio { view, .. } => (*view).clone(),
        other => panic!("no studio: {other:?}"),
    }
}

fn hand(app: &Harness) -> HandView {
    match app.place() {
        PlaceContent::Hand(view) => (*view).clone(),
        other => panic!("no grid: {other:?}"),
    }
}

fn send(app: &mut Harness, msg: StudioMsg) {
    app.send(Msg::to(msg));
}

/// Types a line as a player would.
fn type_line(app: &mut Harness, line: &str) {
    for character in line.chars() {
        let msg = Digit::from_char(character).map_or(HandMsg::Skipped, HandMsg::Typed);
        app.send(Msg::to(msg));
    }
}

#[test]
fn a_press_marks_what_lies_symmetric_and_a_drag_goes_on_with_it() {
    let mut app = Harness::open(first_visit());
    go(&mut app, "/create");
    send(&mut app, StudioMsg::MaskPressed(Cell::new(0, 1)));
    send(&mut app, StudioMsg::MaskDragged(Cell::new(0, 2)));
    let marked =
        |app: &Harness| studio(app).mask.cells.iter().filter(|cell| cell.is_marked).count();
    assert_eq!(marked(&app), 4);
    send(&mut app, StudioMsg::SymmetryChosen(Symmetry::None));
    send(&mut app, StudioMsg::MaskPressed(Cell::new(0, 1)));
    send(&mut app, StudioMsg::MaskDragged(Cell::new(0, 2)));
    send(&mut app, StudioMsg::MaskDragged(Cell::new(0, 3)));
    assert_eq!(marked(&app), 2);
    assert!(!studio(&app).mask.fault.is_empty());
    assert!(studio(&app).form.go.disabled);
}

#[test]
fn a_batch_is_made_as_it_is_asked_for_and_one_is_proved() {
    let mut app = Harness::open(first_visit());
    go(&mut app, "/create");
    send(&mut app, StudioMsg::TierChosen(Some(Tier::Easy)));
    app.edit(StudioField::Seed, "5");
    send(&mut app, StudioMsg::MakeRequested);
    let view = studio(&app);
    let made = view.made.expect("a batch");
    assert_eq!((made.count, made.done), (10, None));
    assert!(made.rows.iter().all(|row| row.below.contains("Easy")));
    let proved = view.proved.expect("the first is shown");
    assert!(proved.recipe.starts_with("nonet/1 seed=5 "), "{}", proved.recipe);
    let recipe: Recipe = proved.recipe.parse().expect("a recipe");
    let again = recipe.generate().expect("a puzzle");
    assert_eq!(again.puzzle.givens().to_string(), proved.label);
    send(&mut app, StudioMsg::RowToggled(3));
    send(&mut app, StudioMsg::PlayedInOrder);
    assert_eq!(app.model.common.page.place, Place::Play);
}

/// What is asked of a worker when one puzzle is to be played at once.
fn played_at_once(of: impl FnOnce(&mut Harness)) -> (Harness, Recipe) {
    let mut app = Harness::open(first_visit());
    go(&mut app, "/create");
    assert!(studio(&app).form.play.is_none(), "ten are made as it opens");
    send(&mut app, StudioMsg::CountChosen(1));
    assert!(studio(&app).form.play.is_some());
    of(&mut app);
    send(&mut app, StudioMsg::PlayRequested);
    assert_eq!(app.model.common.page.place, Place::Play, "{}", app.notice());
    let made = app.asked.iter().rev().find_map(|(_, request)| match request {
        Request::Generate(generate) => Some(generate.recipe),
        _ => None,
    });
    (app, made.expect("a puzzle was asked for"))
}

#[test]
fn one_puzzle_is_played_at_once_as_it_is_asked_for() {
    let (_, plain) = played_at_once(|app| {
        send(app, StudioMsg::TierChosen(Some(Tier::Easy)));
        app.edit(StudioField::Seed, "5");
    });
    assert_eq!(plain, TierRecipe::of(Tier::Easy).with_seed(5), "as a new puzzle");
    let (app, recipe) = played_at_once(|app| {
        send(app, StudioMsg::TierChosen(Some(Tier::Hard)));
        send(app, StudioMsg::NeedAdded(Technique::XyWing));
        app.edit(StudioField::Order, "s_shaped");
    });
    assert_eq!((recipe.tier, recipe.order), (Some(Tier::Hard), RemovalOrder::SShaped));
    assert_eq!(recipe.technique, Some(Technique::XyWing));
    assert_eq!(app.model.common.session.practised, Some(Technique::XyWing));
    assert!(app.notice().starts_with("New puzzle: "), "{}", app.notice());
}

#[test]
fn a_technique_of_another_tier_is_named_and_nothing_is_made() {
    let mut app = Harness::open(first_visit());
    go(&mut app, "/create");
    send(&mut app, StudioMsg::CountChosen(1));
    send(&mut app, StudioMsg::TierChosen(Some(Tier::Hard)));
    send(&mut app, StudioMsg::NeedAdded(Technique::XWing));
    assert_eq!(studio(&app).form.mismatch, "");
    send(&mut app, StudioMsg::TierChosen(Some(Tier::Medium)));
    let error = studio(&app).form.mismatch;
    assert!(error.contains("X-wing") && error.contains("Hard"), "{error}");
    let before = app.model.board().digits();
    send(&mut app, StudioMsg::PlayRequested);
    send(&mut app, StudioMsg::MakeRequested);
    let PlaceContent::Studio { busy, .. } = app.place() else { panic!("no studio") };
    assert_eq!((app.model.board().digits(), busy), (before, None));
    assert!(studio(&app).made.is_none());
    send(&mut app, StudioMsg::TierChosen(None));
    assert_eq!(studio(&app).form.mismatch, "", "any tier goes with every technique");
}

#[test]
fn an_order_of_removal_is_asked_for_only_without_a_mask() {
    let mut app = Harness::open(first_visit());
    go(&mut app, "/create");
    assert!(studio(&app).form.order.is_some());
    send(&mut app, StudioMsg::MaskPressed(Cell::new(0, 0)));
    assert!(studio(&app).form.order.is_none());
    send(&mut app, StudioMsg::AnywhereToggled);
    assert!(studio(&app).form.order.is_some());
}

#[test]
fn what_was_made_last_is_said_after_a_reload() {
    let mut app = Harness::open(first_visit());
    go(&mut app, "/create");
    assert_eq!(app.page().place_note, "");
    send(&mut app, StudioMsg::TierChosen(Some(Tier::Easy)));
    send(&mut app, StudioMsg::MakeRequested);
    let note = app.page().place_note;
    assert_eq!(note, "Last made: 10 Easy, just now");
    let mut again = app.reopened();
    go(&mut again, "/create");
    assert_eq!(again.page().place_note, note);
    let key = LAST_MADE_KEY.to_owned();
    let elsewhere = app.stored[&key].replacen("10 easy", "1000 any", 1);
    again.send(Msg::Storage(StorageMsg::ChangedElsewhere(key, Some(elsewhere))));
    assert_eq!(again.page().place_note, "Last made: 1,000 puzzles, just now");
}

#[test]
fn what_cannot_be_met_is_named_with_what_came_nearest() {
    let mut app = Harness::open(first_visit());
    go(&mut app, "/create");
    send(&mut app, StudioMsg::TierChosen(Some(Tier::Easy)));
    // Places of stops: 10,000 points and 36 clues.
    send(&mut app, StudioMsg::FromMoved(Quantity::Score, 57));
    send(&mut app, StudioMsg::FromMoved(Quantity::Clues, 19));
    send(&mut app, StudioMsg::CountChosen(1));
    send(&mut app, StudioMsg::MakeRequested);
    let made = studio(&app).made.expect("a batch");
    assert!(made.failure[0].starts_with("None was found among"), "{:?}", made.failure);
    assert!(made.failure.iter().any(|line| line.starts_with("HoDoKu: ")), "{:?}", made.failure);
    assert!(made.nearest.is_some());
}

/// The numbers and puzzles of a batch whose parts come back in this order.
fn batch_in_order(order: impl Fn(usize) -> usize) -> Vec<String> {
    let recipe = Recipe::default().clues(60).initial_digits(0).seed(3);
    let mut batch = Batch::of(recipe, 12);
    let mut waiting = Vec::new();
    loop {
        loop {
            let items = batch.next_part();
            if items.is_empty() {
                break;
            }
            waiting.push(items);
        }
        if waiting.is_empty() {
            break;
        }
        let items: Vec<BatchItem> = waiting.remove(order(waiting.len()));
        batch.take(make(&recipe, &items, &mut |_| {}));
    }
    assert!(batch.is_complete());
    let grid = |at| batch.row(at).expect("made").made.generated.puzzle.givens().to_string();
    (0..12).map(grid).collect()
}

#[test]
fn a_batch_is_the_same_in_whatever_order_workers_answer() {
    let forward = batch_in_order(|_| 0);
    assert_eq!(forward, batch_in_order(|count| count - 1));
    assert_eq!(forward, batch_in_order(|count| count / 2));
}

#[test]
fn a_form_of_an_earlier_puzzle_gives_way() {
    let recipe = Recipe::default().clues(40).seed(3);
    let mut batch = Batch::of(recipe, 2);
    let (first, second) = (batch.next_part(), batch.next_part());
    let mut made = make(&recipe, &first, &mut |_| {});
    let mut again = made.clone();
    again[0].item = second[0];
    batch.take(std::mem::take(&mut again));
    batch.take(std::mem::take(&mut made));
    let replaced = batch.next_part();
    assert_eq!(replaced, [BatchItem { number: 1, repeats: 1 }]);
    batch.take(make(&recipe, &replaced, &mut |_| {}));
    assert!(batch.is_complete());
    let row = |at: usize| batch.row(at).expect("made");
    assert_ne!(row(0).made.described.form, row(1).made.described.form);
    assert_eq!(row(1).recipe, recipe.nth_after(1, 1));
}

#[test]
fn a_grid_is_typed_counted_and_completed() {
    let mut app = Harness::open(first_visit());
    go(&mut app, "/create/hand");
    type_line(&mut app, &SEVERAL[..30]);
    assert_eq!(hand(&app).count[0], "At least 17 clues are needed.");
    type_line(&mut app, &SEVERAL[30..]);
    assert_eq!(hand(&app).count[0], "158 solutions");
    assert!(hand(&app).actions[0].disabled);
    app.send(Msg::to(HandMsg::SolutionStepped(Adjacent::Next)));
    app.send(Msg::to(HandMsg::SolutionTaken));
    assert_eq!(hand(&app).count[0], "One solution");
    app.send(Msg::to(HandMsg::Undone));
    assert_eq!(hand(&app).count[0], "158 solutions");
    app.send(Msg::to(HandMsg::CompletionRequested));
    assert_eq!(hand(&app).count[0], "One solution");
    assert!(hand(&app).completion.starts_with("Completed by adding"));
    app.send(Msg::to(HandMsg::Played));
    assert_eq!(app.model.common.page.place, Place::Play);
}

#[test]
fn back_space_goes_back_and_digits_that_conflict_are_said() {
    let mut app = Harness::open(first_visit());
    go(&mut app, "/create/hand");
    type_line(&mut app, "11");
    assert_eq!(hand(&app).count[0], "A digit is twice in a house.");
    assert_eq!(hand(&app).cursor, 2);
    app.send(Msg::to(HandMsg::BackSpaced));
    assert_eq!(hand(&app).cursor, 1);
    app.send(Msg::to(HandMsg::BackSpaced));
    app.send(Msg::to(HandMsg::BackSpaced));
    assert_eq!(*app.model.studio.hand.grid(), Grid::EMPTY);
}

#[test]
fn a_draft_comes_back_and_what_is_none_is_left() {
    let mut grid = Hand::default();
    grid.change(SEVERAL.parse().expect("a grid"));
    assert_eq!(Hand::read(&grid.print()), Some(*grid.grid()));
    for text in ["", "nonet-draft 2 x", "nonet-draft 1 123", SEVERAL] {
        assert_eq!(Hand::read(text), None, "{text}");
    }
}

#[test]
fn turned_four_times_a_grid_is_itself() {
    let mut grid = Hand::default();
    let line: Grid = SEVERAL.parse().expect("a grid");
    grid.change(line);
    for _ in 0..4 {
        grid.change(grid.transformed(HandTransform::Turned));
    }
    assert_eq!(*grid.grid(), line);
    let renamed = grid.transformed(HandTransform::Renamed);
    assert_eq!(renamed.filled(), line.filled());
    assert_eq!(renamed.iter().next().map(|(_, digit)| digit), Some(Digit::new(1)));
}

#[test]
fn enter_takes_the_first_entry_for_what_was_typed_last_though_it_is_not_drawn_yet() {
    let mut app = Harness::open(first_visit());
    go(&mut app, "/create");
    send(&mut app, StudioMsg::PickerToggled(PickerList::Needs));
    app.edit(StudioField::Search, "Skyscraper");
    send(&mut app, StudioMsg::FirstFoundAdded);
    assert_eq!(app.model.studio.form.needs, [Technique::Skyscraper]);
    app.edit(StudioField::Search, "nothing like it");
    send(&mut app, StudioMsg::FirstFoundAdded);
    send(&mut app, StudioMsg::PickerToggled(PickerList::Avoids));
    app.edit(StudioField::Search, "uniq");
    send(&mut app, StudioMsg::FirstFoundAdded);
    let form = &app.model.studio.form;
    assert_eq!(form.needs, [Technique::Skyscraper]);
    assert_eq!(form.avoids, [Avoid::Family(Family::Uniqueness)]);
}

#[test]
fn single_techniques_are_avoided_and_a_family_takes_their_place() {
    let mut app = Harness::open(first_visit());
    go(&mut app, "/create");
    for technique in [Technique::XWing, Technique::Skyscraper] {
        send(&mut app, StudioMsg::AvoidAdded(Avoid::Technique(technique)));
    }
    let form = &app.model.studio.form;
    assert_eq!(form.avoided(), [Technique::XWing, Technique::Skyscraper].into_iter().collect());
    assert!(!form.techniques().any(|technique| technique == Technique::XWing));
    send(&mut app, StudioMsg::AvoidAdded(Avoid::Family(Family::Fish)));
    let form = &app.model.studio.form;
    assert_eq!(form.avoids, [Avoid::Technique(Technique::Skyscraper), Avoid::Family(Family::Fish)]);
    assert!(!form.avoidable().any(|avoid| avoid == Avoid::Technique(Technique::Swordfish)));
    send(&mut app, StudioMsg::AvoidRemoved(Avoid::Technique(Technique::Skyscraper)));
    assert_eq!(app.model.studio.form.avoids, [Avoid::Family(Family::Fish)]);
}

//! What a check found, and what can be done about it.

use crate::core::msg::{CheckMsg, HintMsg, Msg, SettingMsg};
use crate::core::settings::Toggle;
use crate::core::view::controls::{ButtonVariant, ButtonView, Icon, SwitchView};
use crate::engine::types::cell::CellSet;
use crate::engine::types::grid::Solution;
use crate::play::Shown;
use crate::words::label::Label;
use crate::words::message::Message;

/// The card of a check that found something.
#[derive(Clone, PartialEq, Debug)]
pub struct CheckView {
    /// How much is wrong.
    pub title: String,
    /// Where that is seen, and what is right.
    pub text: String,
    /// Repairs it.
    pub repair: ButtonView,
    /// Beside wrong digits: that notes are missing, and what adds them.
    pub notes: Option<(String, ButtonView)>,
    /// Back to before the first mistake.
    pub back: ButtonView,
    /// How many moves that takes back.
    pub back_note: String,
    /// Why one of them is wrong.
    pub explain: ButtonView,
    /// Everything stays as it is.
    pub leave: ButtonView,
    /// Whether wrong digits are marked as they are written.
    pub mark: SwitchView,
    /// Closes the card in its corner; everything stays as it is.
    pub close: ButtonView,
}

/// The card, if there is still something wrong.
pub fn check(model: &Shown) -> Option<CheckView> {
    let session = &model.common.session;
    let solution = session.solution()?;
    let (digits, notes) = (session.wrong, session.game.wrong_notes(solution));
    let say = |message: &Message| model.common.localizer.message(message);
    let button = |label, msg| ButtonView::new(model.common, label, msg);
    let add = || {
        let add = say(&Message::CheckAdd { count: notes.len() as u64 });
        ButtonView::named(add, Msg::Check(CheckMsg::NotesRestored)).icon(Icon::Notes)
    };
    let [title, text] = said(model, digits, notes);
    let repair = match digits.is_empty() {
        true => add(),
        false => {
            let remove = say(&Message::CheckRemove { count: digits.len() as u64 });
            ButtonView::named(remove, Msg::Check(CheckMsg::MistakesErased))
        }
    };
    let beside = !digits.is_empty() && !notes.is_empty();
    Some(CheckView {
        title,
        text,
        repair: repair.variant(ButtonVariant::Primary),
        notes: beside.then(|| (say(&Message::CheckNotes { count: notes.len() as u64 }), add())),
        back: button(Label::CheckBack, Msg::Check(CheckMsg::BackToMistake))
            .icon(Icon::Undo)
            .title("M"),
        back_note: say(&Message::CheckBackNote { count: moves_back(model, solution) }),
        explain: button(Label::CheckExplain, Msg::Hint(HintMsg::Requested))
            .icon(Icon::Hint)
            .title("H"),
        leave: button(Label::CheckLeave, Msg::Dismiss).variant(ButtonVariant::Quiet),
        mark: SwitchView {
            label: model.common.localizer.label(Toggle::MarkWrong.row().label),
            is_on: model.common.page.settings.is_on(Toggle::MarkWrong),
            msg: Msg::Setting(SettingMsg::Toggled(Toggle::MarkWrong)),
        },
        close: button(Label::Close, Msg::Dismiss).icon(Icon::Close).title("Esc"),
    })
}

/// The title and the sentence under it.
fn said(model: &Shown, digits: CellSet, notes: CellSet) -> [String; 2] {
    let say = |message: Message| model.common.localizer.message(&message);
    let count = digits.len() as u64;
    if digits.is_empty() {
        let count = notes.len() as u64;
        let title = say(Message::CheckNotesTitle { count });
        return [title, say(Message::HintWrongEliminations { cells: notes })];
    }
    let right = (model.common.board().entries.clues() - digits.len()) as u64;
    let text = [Message::CheckHatched { count }, Message::CheckRight { count: right }].map(say);
    [say(Message::CheckTitle { count, cells: digits }), model.common.localizer.join(&text)]
}

/// How many moves lie between here and the last board without a mistake.
fn moves_back(model: &Shown, solution: &Solution) -> u64 {
    let game = &model.common.session.game;
    let history = game.history();
    let before = game.before_mistake(solution).unwrap_or(history.at());
    (history.depth() - history.depth_of(before)) as u64
}

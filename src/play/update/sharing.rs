//! What a game is handed on as, and the game that a link holds.

use std::rc::Rc;

use crate::engine::formats::error::{ReadError, ReadErrorKind};
use crate::engine::formats::game_link::GameLinkError;
use crate::engine::types::board::Board;
use crate::engine::types::conflict::conflicts;
use crate::engine::types::grid::Grid;
use crate::service::share::{Shared, SharedGame};
use crate::service::{PictureKind, request};
use crate::words::message::Message;

use crate::core::command::Command;
use crate::core::dialog::Dialog;
use crate::core::jobs::Purpose;
use crate::core::msg::share::{LinkExtra, ShareMsg};
use crate::core::notice::Notice;
use crate::core::record::{PuzzleSource, Record};
use crate::core::saved::{KeptView, Saved, first_line};
use crate::play::Update;

/// The lines of a saved game that a link does not hold: it has the givens in a shorter form, and the key
/// belongs to the library of the player.
const LEFT_OUT: [&str; 2] = ["givens ", "id "];

/// The name of a file of the game, without its end.
const FILE: &str = "nonet";

impl Update<'_> {
    /// Has the texts made, before the player asks for one: what is copied has to be there at once.
    pub(crate) fn prepare_sharing(&mut self) {
        self.cancel(|purpose| matches!(purpose, Purpose::Share(_)));
        self.own.dialogs.share.shared = None;
        let session = &self.common.session;
        let game = SharedGame {
            board: session.board().clone(),
            name: session.name.clone(),
            page: self.common.page.address.clone(),
            text: self.game_text(),
            solution: session.solution().copied(),
            times: session.times().map(|race| race.link_end()),
        };
        self.ask(request::Share { game: Box::new(game) }, Purpose::Share);
    }
    /// The start, the moves and the help that was used: what is needed to go on elsewhere.
    fn game_text(&self) -> String {
        let saved = self.saved();
        let Record { help, mistakes, race, .. } = saved.record;
        let record = Record { help, mistakes, race, ..Record::default() };
        let shared = Saved { record, view: KeptView::default(), id: String::new(), ..saved };
        let text = shared.print();
        let is_kept = |line: &&str| !LEFT_OUT.iter().any(|key| line.starts_with(key));
        text.lines().filter(is_kept).map(|line| format!("{line}\n")).collect()
    }
    pub(crate) fn take_shared(&mut self, shared: Box<Shared>) {
        self.own.dialogs.share.shared = Some(Rc::from(shared));
    }
    pub(crate) fn share(&mut self, msg: ShareMsg) {
        match msg {
            ShareMsg::LinkToggled(extra) => {
                let shown = &mut self.own.dialogs.share.extra;
                *shown = Some(extra).filter(|_| *shown != Some(extra));
            }
            ShareMsg::RaceRequested => {
                self.own.dialogs.share.extra = Some(LinkExtra::Times);
                self.open(Dialog::Share);
            }
            ShareMsg::FormatChosen(slug) => self.own.dialogs.share.slug = slug,
            ShareMsg::LinkSent(text, address) => self.emit(Command::SendLink(text, address)),
            ShareMsg::TextSaved(text, extension) => {
                self.emit(Command::SaveFile(format!("{FILE}.{extension}"), text));
            }
            ShareMsg::PictureSaved(kind, drawing) => {
                let name = self.common.session.name.clone();
                self.ask(request::Draw { drawing, name }, |asked| Purpose::Picture(asked, kind));
            }
        }
    }
    pub(crate) fn save_picture(&mut self, svg: String, kind: PictureKind) {
        self.emit(match kind {
            PictureKind::Svg => Command::SaveFile(format!("{FILE}.svg"), svg),
            PictureKind::Png => Command::SavePng(format!("{FILE}.png"), svg),
        });
    }
    /// The clues and the rest of a game that stood in a link, or what is wrong with it.
    pub(crate) fn game_link_read(&mut self, read: Result<(Grid, String), GameLinkError>) {
        let game = read.and_then(|(givens, text)| {
            if text.is_empty() {
                return Ok(Err(Board::of_givens(givens)));
            }
            let saved = Saved::read(&format!("{text}givens {givens}\n"));
            saved.map(Ok).map_err(|_| GameLinkError::Damaged)
        });
        match game {
            Ok(Ok(saved)) => self.begin_shared(saved),
            Ok(Err(board)) => self.open_linked_board(board),
            Err(error) => {
                let reason = Box::new(ReadError::of_text(ReadErrorKind::GameLink(error)));
                self.notify(Notice::plain(Message::LinkUnreadable { reason }));
            }
        }
    }
    /// A game of its own: the one that was open is kept.
    fn begin_shared(&mut self, saved: Saved) {
        if !conflicts(&saved.game.first_board().givens).is_empty() {
            return self.notify(Notice::plain(Message::CluesConflict));
        }
        if saved.game == self.common.session.game {
            return self.welcome_back();
        }
        let left = saved.game.board().empty_cells().len() as u64;
        let Record { help, mistakes, race, .. } = saved.record;
        let begun = Some(self.common.moment);
        let source = PuzzleSource::Link;
        let record = Record { help, mistakes, begun, source, race, ..Record::default() };
        self.keep_previous();
        let id = self.common.seeds.id();
        let name = first_line(&saved.name).to_owned();
        self.start_session(Saved { id, name, record, view: KeptView::default(), ..saved });
        self.ask_verdict();
        self.save();
        self.offer_previous(Message::Resumed { left });
    }
}

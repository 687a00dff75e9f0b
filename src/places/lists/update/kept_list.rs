//! The list that is rated, as the database keeps it: what is found out goes there, and comes back when
//! the page is opened again.

use crate::core::database::{DatabaseCommand, WritePurpose};
use crate::core::kept_list::{KeptCommand, KeptList, KeptMsg, KeptRows, KeptRun};
use crate::core::letter::LateLetter;
use crate::places::lists::Update;
use crate::places::lists::{Keeping, RatedList, Run};
use crate::service::lists::Described;

impl Update<'_> {
    /// Asks for the list of the last visit, once, where there is no list yet.
    pub(crate) fn seek_kept_list(&mut self) {
        if self.own.keeping == Keeping::Unknown {
            self.own.keeping = Keeping::Restoring(KeptRun::default());
            self.ask_kept(KeptCommand::Find);
        }
    }
    /// The list takes the place of the one that was kept.
    pub(crate) fn keep_rated_list(&mut self) {
        let RatedList { begun, name, unread, puzzles, .. } = &*self.own;
        let list = KeptList {
            begun: *begun,
            name: name.clone(),
            unread: u32::try_from(*unread).unwrap_or(u32::MAX),
            puzzles: puzzles.clone(),
        };
        self.ask_kept(KeptCommand::Keep(Box::new(list)));
    }
    pub(crate) fn keep_rows(&mut self, start: usize, rows: Vec<Described>) {
        let RatedList { begun, keeping, is_explained, .. } = *self.own;
        if keeping == Keeping::On {
            let part = KeptRows { begun, start, is_explained, rows };
            self.ask_kept(KeptCommand::KeepRows(part));
        }
    }
    /// What becomes of the list, which is kept, too.
    pub(crate) fn set_run(&mut self, run: Run) {
        let list = &mut *self.own;
        list.run = run;
        let RatedList { begun, keeping, is_explained, .. } = *list;
        if keeping == Keeping::On {
            let is_going = run == Run::Going;
            self.ask_kept(KeptCommand::KeepRun(KeptRun { begun, is_going, is_explained }));
        }
    }
    fn ask_kept(&mut self, command: KeptCommand) {
        self.common.ask_database(DatabaseCommand::Kept(command));
    }

    pub(crate) fn kept(&mut self, msg: KeptMsg) {
        let list = &mut *self.own;
        match msg {
            KeptMsg::Done => {}
            KeptMsg::Refused if list.keeping == Keeping::On => {
                list.keeping = Keeping::Refused;
                self.send(LateLetter::Refused(WritePurpose::Keep));
            }
            KeptMsg::Refused => {}
            KeptMsg::Found(found) => self.list_found(found),
            KeptMsg::Rows(parts, last) => self.rows_found(parts, last),
        }
    }
    fn list_found(&mut self, found: Option<(Box<KeptList>, KeptRun)>) {
        if !matches!(self.own.keeping, Keeping::Restoring(_)) {
            return;
        }
        let Some((list, run)) = found else { return self.own.keeping = Keeping::On };
        let KeptList { begun, name, unread, puzzles } = *list;
        let run = if run.begun == begun { run } else { KeptRun::default() };
        let mut list = RatedList::of(name, puzzles, unread as usize);
        list.begun = begun;
        list.keeping = Keeping::Restoring(run);
        list.is_explained = run.is_explained;
        list.run = Run::Stopped;
        *self.own = list;
        self.ask_kept(KeptCommand::ReadRows(None));
    }
    /// After the last of the rows it is as it was.
    fn rows_found(&mut self, parts: Vec<KeptRows>, last: Option<String>) {
        let list = &mut *self.own;
        let Keeping::Restoring(run) = list.keeping else { return };
        let begun = list.begun;
        for KeptRows { start, rows, .. } in parts.into_iter().filter(|part| part.begun == begun) {
            list.take(start, rows);
        }
        if last.is_some() {
            return self.ask_kept(KeptCommand::ReadRows(last));
        }
        list.keeping = Keeping::On;
        match run.is_going {
            true => self.resume_rating(),
            false if list.is_described() => list.run = Run::Done,
            false => {}
        }
        self.show_rated();
    }
}

//! The dialogs of the Library: a game and a collection.

use crate::core::games::Collection;
use crate::core::games::key_text;
use crate::core::msg::Msg;
use crate::core::section::Section;
use crate::core::summary::Stage;
use crate::core::view::controls::{
    ButtonVariant, ButtonView, FieldKind, FieldView, FormView, Icon,
};
use crate::places::library::Shown;
use crate::places::library::msg::{LibraryField, LibraryMsg};
use crate::words::label::Label;

use crate::core::view::games::name;

/// The name of a collection, which may not have one yet.
pub fn collection_name(model: &Shown, collection: &Collection) -> String {
    match collection.name.trim() {
        "" => model.common.localizer.label(Label::LibraryUnnamed),
        named => named.to_owned(),
    }
}

/// What can be done with the chosen game, and its name; none if it is gone.
pub fn game_form(model: &Shown) -> Option<(String, FormView)> {
    let id = model.own.browse.chosen.as_ref()?;
    let game = model.common.games.game_or_puzzle(id).filter(|game| game.deleted.is_none())?;
    let begun = game.stage() != Stage::NotBegun;
    let label = match game.stage() {
        Stage::NotBegun => Label::GameBegin,
        Stage::InProgress => Label::GameContinue,
        Stage::Solved => Label::GameOpen,
    };
    let button = |label, msg, icon| ButtonView::new(model.common, label, Msg::to(msg)).icon(icon);
    let open = button(label, LibraryMsg::Opened(id.clone()), Icon::Play);
    let mut buttons = vec![open.variant(ButtonVariant::Primary)];
    if begun {
        buttons.push(button(Label::Restart, LibraryMsg::Restarted(id.clone()), Icon::Restart));
    }
    buttons.push(button(Label::Share, LibraryMsg::Shared(id.clone()), Icon::Share));
    buttons.push(button(Label::Print, LibraryMsg::Printed(id.clone()), Icon::Print));
    buttons.push(button(Label::GameDelete, LibraryMsg::Deleted(id.clone()), Icon::Delete));
    let none = (String::new(), model.common.localizer.label(Label::GameNoCollection));
    let collections = model.common.games.collections().iter();
    let options = collections.map(|(id, found)| (id.clone(), collection_name(model, found)));
    let options: Vec<_> = std::iter::once(none).chain(options).collect();
    let field = |field, label, value: &str| FieldView::new(model.common, field, label, value);
    let mut fields = vec![field(LibraryField::GameName, Label::GameName, &game.name)];
    if options.len() > 1 {
        let value = game.collection.as_deref().unwrap_or_default();
        let choice = field(LibraryField::GameCollection, Label::GameCollection, value);
        fields.push(choice.kind(FieldKind::Choice(options)));
    }
    Some((name(model.common, &game), FormView { fields, buttons }))
}

/// The name and the end of the collection that is shown.
pub fn collection_form(model: &Shown) -> Option<(String, FormView)> {
    let Section::Collection(key) = model.own.browse.section else { return None };
    let collection = model.common.games.collections().get(&key_text(key))?;
    let placeholder = model.common.localizer.label(Label::LibraryUnnamed);
    let (field, label) = (LibraryField::CollectionName, Label::CollectionName);
    let name = FieldView::new(model.common, field, label, &collection.name)
        .kind(FieldKind::Text(placeholder));
    let delete = Msg::to(LibraryMsg::CollectionDeleted);
    let print = Msg::to(LibraryMsg::SectionPrinted(collection_name(model, collection)));
    let form = FormView {
        fields: vec![name],
        buttons: vec![
            ButtonView::new(model.common, Label::Print, print).icon(Icon::Print),
            ButtonView::new(model.common, Label::Done, Msg::DialogClosed)
                .variant(ButtonVariant::Primary),
            ButtonView::new(model.common, Label::CollectionDelete, delete).icon(Icon::Delete),
        ],
    };
    Some((collection_name(model, collection), form))
}

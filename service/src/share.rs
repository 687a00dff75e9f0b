//! What a game is handed on as: texts in many formats, links, QR codes.

use serde::{Deserialize, Serialize};

use nonet_engine::formats::fragment_of;
use nonet_engine::formats::game_link;
use nonet_engine::formats::output::OUTPUTS;
use nonet_engine::formats::qr::QrCode;
use nonet_engine::types::board::Board;
use nonet_engine::types::grid::Solution;

/// A game that is handed on.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct SharedGame {
    /// Its board.
    pub board: Board,
    /// Its name; may be empty.
    pub name: String,
    /// The address of the page, without query and fragment.
    pub page: String,
    /// Its start and its moves as text, without the givens.
    pub text: String,
    /// The only solution, if it is known.
    pub solution: Option<Solution>,
    /// What a link to the puzzle ends in to hold the times of the player, if these are known.
    pub times: Option<String>,
}

/// What became of it.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Shared {
    /// The link with the clues alone.
    pub puzzle: SharedLink,
    /// The link with the whole game.
    pub game: SharedLink,
    /// The link with the clues and the times, if these are known.
    pub race: Option<SharedLink>,
    /// The texts, in the order in which they are offered.
    pub texts: Vec<SharedText>,
}

/// A link and its QR code.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct SharedLink {
    /// The whole address.
    pub address: String,
    /// The path of the QR code's dark modules and the side of the picture; none if the link is too long
    /// for one.
    pub code: Option<(String, usize)>,
}

/// A game in a format.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct SharedText {
    /// The format, as `nonet convert --to` names it.
    pub slug: String,
    /// The end of a file's name.
    pub extension: String,
    /// The text.
    pub text: String,
}

/// The longest link that is worth a QR code: longer ones have modules too small for a screen.
const MAX_CODE: usize = 900;

/// The texts and links of a game.
pub fn share(game: &SharedGame) -> Shared {
    // While there is no given, the puzzle is still being typed.
    let clues = game.board.clue_grid();
    let board = Board { givens: clues, ..game.board.clone() };
    let entries = if clues == game.board.givens { board.entries } else { Default::default() };
    let board = Board { entries, ..board };
    let link = |fragment: String| {
        let address = game.page.clone() + &fragment;
        let code = (address.len() <= MAX_CODE).then(|| QrCode::of(&address)).flatten();
        SharedLink { code: code.map(|code| code.path()), address }
    };
    let is_for_page = |slug: &str| !["link", "short-link", "csv", "list", "rows"].contains(&slug);
    let written = OUTPUTS.iter().filter(|output| is_for_page(output.slug));
    let texts = written.map(|output| SharedText {
        slug: output.slug.to_owned(),
        extension: output.extension.to_owned(),
        text: output.file(&board, &game.name),
    });
    let pair = game.solution.map(|solution| SharedText {
        slug: "puzzle-solution".to_owned(),
        extension: "csv".to_owned(),
        text: format!("puzzle,solution\n{clues},{}\n", solution.grid()),
    });
    Shared {
        puzzle: link(fragment_of(&clues)),
        game: link(game_link::write(&game.board.givens, &game.text)),
        race: game.times.as_ref().map(|times| link(fragment_of(&clues) + times)),
        texts: texts.chain(pair).collect(),
    }
}

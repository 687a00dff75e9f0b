//! What may stand where a command is expected: `nonet 53..7…` is `nonet solve 53..7…`.

use std::ffi::OsString;
use std::path::Path;

use clap::Command;

use super::source::Source;

/// The option before the command whose value is the next argument.
const WITH_VALUE: &str = "--threads";

/// The arguments, the first of which is the program, with `solve` before a puzzle that stands in the place of
/// the command.
pub fn with_command(definition: &Command, mut arguments: Vec<OsString>) -> Vec<OsString> {
    if let Some(at) = place_of_command(&arguments)
        && definition.find_subcommand(&arguments[at]).is_none()
        && Source::is_puzzle(Path::new(&arguments[at]))
    {
        arguments.insert(at, "solve".into());
    }
    arguments
}

/// Where the first argument is that is no option and no value of one.
fn place_of_command(arguments: &[OsString]) -> Option<usize> {
    let mut at = 1;
    while let Some(option) = arguments.get(at)?.to_str().filter(|text| text.starts_with('-')) {
        at += if option == WITH_VALUE { 2 } else { 1 };
    }
    Some(at)
}

//! Which techniques are easily taken for each other: beside a lesson stands how to distinguish them.

use crate::engine::logic::techniques::Technique;

/// Pairs of techniques, each with an entry `apart-<first>-<second>` in every locale.
pub static RELATED: &[(Technique, Technique)] = {
    use Technique as T;
    &[
        (T::FullHouse, T::HiddenSingle),
        (T::HiddenSingle, T::NakedSingle),
        (T::Pointing, T::Claiming),
        (T::LockedPair, T::NakedPair),
        (T::NakedPair, T::HiddenPair),
        (T::NakedPair, T::NakedTriple),
        (T::NakedTriple, T::HiddenTriple),
        (T::NakedQuadruple, T::HiddenQuadruple),
        (T::XWing, T::Swordfish),
        (T::XWing, T::Skyscraper),
        (T::XWing, T::FinnedXWing),
        (T::FinnedXWing, T::SashimiXWing),
        (T::Swordfish, T::Jellyfish),
        (T::Skyscraper, T::TwoStringKite),
        (T::TwoStringKite, T::TurbotFish),
        (T::TurbotFish, T::EmptyRectangle),
        (T::XyWing, T::XyzWing),
        (T::XyWing, T::WWing),
        (T::XyWing, T::XyChain),
        (T::RemotePair, T::XyChain),
        (T::UniqueRectangle1, T::UniqueRectangle2),
        (T::UniqueRectangle1, T::HiddenRectangle),
        (T::UniqueRectangle1, T::AvoidableRectangle1),
        (T::SimpleColoursTrap, T::SimpleColoursWrap),
        (T::SimpleColoursTrap, T::MultiColours1),
        (T::XChain, T::XyChain),
        (T::XChain, T::TurbotFish),
        (T::XyChain, T::Aic),
        (T::ContinuousNiceLoop, T::DiscontinuousNiceLoop),
        (T::DiscontinuousNiceLoop, T::Aic),
        (T::Aic, T::GroupedAic),
        (T::AlsXz, T::WxyzWing),
        (T::AlsXz, T::AlsXyWing),
        (T::AlsXyWing, T::AlsChain),
        (T::CellForcingChain, T::HouseForcingChain),
        (T::ForcingNet, T::VerityNet),
    ]
};

/// The techniques that are taken for this one, each with the key of how to distinguish the two.
pub fn related(technique: Technique) -> Vec<(Technique, String)> {
    let of = |(first, second): &(Technique, Technique)| {
        let other = match technique {
            _ if technique == *first => *second,
            _ if technique == *second => *first,
            _ => return None,
        };
        Some((other, key(*first, *second)))
    };
    RELATED.iter().filter_map(of).collect()
}

/// The key of how to distinguish two techniques.
pub fn key(first: Technique, second: Technique) -> String {
    format!("apart-{first}-{second}")
}

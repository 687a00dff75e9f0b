//! Other names that techniques go by, in both languages, for the search: they are never shown.

use crate::engine::logic::techniques::Technique;
use crate::words::Localizer;

/// Other names, in lower case.
static OTHER_NAMES: &[(Technique, &[&str])] = {
    use Technique as T;
    &[
        (
            T::FullHouse,
            &["last digit", "last remaining cell", "open single", "同数剩余", "最后一格"],
        ),
        (T::HiddenSingle, &["pinned digit", "unique candidate", "last place", "摒除", "排除法"]),
        (T::NakedSingle, &["sole candidate", "forced digit", "唯一余数", "唯余", "显性唯一"]),
        (T::Pointing, &["pointing pair", "intersection removal", "宫区块"]),
        (T::Claiming, &["box line reduction", "line box", "行列区块"]),
        (T::LockedPair, &["区块数对"]),
        (T::LockedTriple, &["区块三数组"]),
        (T::NakedPair, &["conjugate pair", "twins", "显性数对", "裸对"]),
        (T::HiddenPair, &["隐性数对", "隐对"]),
        (T::NakedTriple, &["triplet", "显性三数组"]),
        (T::HiddenTriple, &["隐性三数组"]),
        (T::NakedQuadruple, &["naked quad", "显性四数组"]),
        (T::HiddenQuadruple, &["hidden quad", "隐性四数组"]),
        (T::XWing, &["二链列", "二阶鱼"]),
        (T::Swordfish, &["三链列", "剑鱼", "三阶鱼"]),
        (T::Jellyfish, &["四链列", "水母", "四阶鱼"]),
        (T::Skyscraper, &["摩天楼"]),
        (T::TwoStringKite, &["双强链", "双线风筝"]),
        (T::TurbotFish, &["crane", "多宝鱼"]),
        (T::EmptyRectangle, &["er", "hinge", "空矩形"]),
        (T::RemotePair, &["远程数对"]),
        (T::XyWing, &["y-wing", "bent triple"]),
        (T::WWing, &["semi-remote naked pair"]),
        (T::UniqueRectangle1, &["ur", "deadly pattern", "唯一矩形", "致命矩形"]),
        (T::UniqueRectangle2, &["ur"]),
        (T::UniqueRectangle3, &["ur"]),
        (T::UniqueRectangle4, &["ur"]),
        (T::UniqueRectangle5, &["ur"]),
        (T::UniqueRectangle6, &["ur"]),
        (T::Bug1, &["bivalue universal grave", "全双值坟墓"]),
        (T::SimpleColoursTrap, &["colouring", "coloring", "singles chain"]),
        (T::SimpleColoursWrap, &["colouring", "coloring", "singles chain"]),
        (T::MedusaTrap, &["3d medusa", "ultracolouring"]),
        (T::MedusaWrap, &["3d medusa", "ultracolouring"]),
        (T::SueDeCoq, &["two-sector disjoint subset", "融合待定数组"]),
        (T::Aic, &["alternating inference chain", "交替推理链"]),
        (T::XChain, &["single digit chain", "单数链"]),
        (T::ContinuousNiceLoop, &["ring", "连续环"]),
        (T::AlsXz, &["als", "待定数组"]),
        (T::AlsXyWing, &["als"]),
        (T::DeathBlossom, &["死亡绽放"]),
        (T::ForcingNet, &["contradiction net", "强制网"]),
        (T::Tridagon, &["thor's hammer", "雷神之锤"]),
        (T::JuniorExocet, &["je", "飞鱼导弹"]),
        (T::SkLoop, &["domino loop", "多米诺环"]),
        (T::MultiSectorLockedSets, &["msls"]),
        (T::SymmetricalPlacement, &["gurth's theorem"]),
        (T::BruteForce, &["trial and error", "backtracking", "试数"]),
    ]
};

/// Other names of a technique.
pub fn other_names(technique: Technique) -> &'static [&'static str] {
    let found = OTHER_NAMES.iter().find(|(of, _)| *of == technique);
    found.map_or(&[], |(_, names)| names)
}

/// Whether a technique has what is searched for, in small letters, in one of its names. Letters beyond ASCII have no
/// small ones in the languages that there are, and the table of all of them would weigh much.
pub fn is_found(words: &Localizer, technique: Technique, search: &str) -> bool {
    let holds = |text: &str| text.to_ascii_lowercase().contains(search);
    search.is_empty()
        || holds(&words.technique(technique))
        || holds(&words.family(technique.family()))
        || holds(&technique.slug().replace('_', " "))
        || other_names(technique).iter().any(|name| holds(name))
}

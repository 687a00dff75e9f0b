//! Writes the straightened grids of pictures beside each other: `straighten OUT.png FILE...`.

use nonet_vision::{Grey, SIDE, find};
use std::time::Instant;

fn main() {
    let mut files = std::env::args().skip(1);
    let out = files.next().expect("where to write");
    let files: Vec<String> = files.collect();
    let columns = files.len().clamp(1, 8) as u32;
    let small = SIDE as u32 * 2 / 3;
    let mut sheet =
        image::GrayImage::new(columns * small, (files.len() as u32).div_ceil(columns) * small);
    for (at, file) in files.iter().enumerate() {
        let picture = image::open(file).expect("a picture").to_luma8();
        let grey =
            Grey::new(picture.width() as usize, picture.height() as usize, picture.into_raw())
                .expect("pixels");
        let start = Instant::now();
        let places = find(&grey);
        let took = start.elapsed().as_secs_f32() * 1e3;
        match &places {
            Ok(places) => println!(
                "{file} {took:.0} ms {:?}",
                places.iter().map(|p| p.score()).collect::<Vec<_>>()
            ),
            Err(error) => println!("{file} {took:.0} ms {error:?}"),
        }
        let Ok(places) = places else { continue };
        let square = places[0].straighten(&grey).shrunk(small as usize);
        let tile =
            image::GrayImage::from_raw(small, small, square.pixels().to_vec()).expect("a square");
        image::imageops::replace(
            &mut sheet,
            &tile,
            i64::from(at as u32 % columns * small),
            i64::from(at as u32 / columns * small),
        );
    }
    sheet.save(out).expect("written");
}

//! Compressed sources, gzip and Zstandard: they are unpacked while they are read, whatever they are called.

use std::ffi::OsStr;
use std::io::{self, BufRead, BufReader, Cursor, Read};
use std::path::Path;

use flate2::bufread::MultiGzDecoder;
use ruzstd::decoding::errors::{FrameDecoderError, ReadFrameHeaderError};
use ruzstd::decoding::{BlockDecodingStrategy, FrameDecoder};

/// How what is packed by gzip begins.
const GZIP: &[u8] = &[0x1f, 0x8b];
/// How a frame of Zstandard begins.
const ZSTD: &[u8] = &[0x28, 0xb5, 0x2f, 0xfd];

/// How the names of compressed files end.
const EXTENSIONS: [&str; 2] = ["gz", "zst"];

/// Whether a file is called like a compressed one.
pub fn is_named_so(path: &Path) -> bool {
    let end = path.extension().map(OsStr::to_ascii_lowercase);
    end.is_some_and(|end| EXTENSIONS.iter().any(|own| end == *own))
}

/// The bytes of a source, unpacked if they are compressed.
///
/// # Errors
/// When they cannot be read, or are damaged at their beginning.
pub fn unpacked(mut bytes: Box<dyn Read>) -> io::Result<Box<dyn Read>> {
    let mut head = Vec::new();
    // A source that is typed is not waited for.
    while head.len() < ZSTD.len() && !is(GZIP, &head) && may_be_compressed(&head) {
        let mut byte = [0];
        if bytes.read(&mut byte)? == 0 {
            break;
        }
        head.extend(byte);
    }
    let (is_gzip, is_zstd) = (is(GZIP, &head), is(ZSTD, &head));
    let all = BufReader::new(Cursor::new(head).chain(bytes));
    Ok(match (is_gzip, is_zstd) {
        (true, _) => Box::new(Explained(MultiGzDecoder::new(all))),
        (_, true) => Box::new(Explained(Frames::of(all))),
        _ => Box::new(all),
    })
}

fn is(magic: &[u8], head: &[u8]) -> bool {
    head.starts_with(magic)
}

fn may_be_compressed(head: &[u8]) -> bool {
    GZIP.starts_with(head) || ZSTD.starts_with(head)
}

/// Whatever cannot be unpacked is damaged or cut off.
struct Explained<R>(R);

impl<R: Read> Read for Explained<R> {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        self.0.read(buffer).map_err(|error| damaged(&error))
    }
}

fn damaged(error: &dyn std::fmt::Display) -> io::Error {
    io::Error::other(format!("the compressed file is damaged or cut off: {error}"))
}

/// The frames of Zstandard one after the other, as `cat one.zst two.zst` makes them.
struct Frames<R> {
    bytes: R,
    decoder: FrameDecoder,
    /// Whether a frame has begun whose end has not been read.
    is_in_frame: bool,
}

impl<R: BufRead> Frames<R> {
    fn of(bytes: R) -> Frames<R> {
        Frames { bytes, decoder: FrameDecoder::new(), is_in_frame: false }
    }
    /// Goes to the next frame; false at the end. Frames that hold no data are passed over.
    fn begin(&mut self) -> io::Result<bool> {
        while !self.bytes.fill_buf()?.is_empty() {
            match self.decoder.init(&mut self.bytes) {
                Ok(()) => {
                    self.is_in_frame = true;
                    return Ok(true);
                }
                Err(FrameDecoderError::ReadFrameHeaderError(ReadFrameHeaderError::SkipFrame {
                    length,
                    ..
                })) => {
                    io::copy(&mut self.bytes.by_ref().take(length.into()), &mut io::sink())?;
                }
                Err(error) => return Err(io::Error::other(error)),
            }
        }
        Ok(false)
    }
    /// Ends a frame, whose checksum, if there is one, must be that of what was read.
    fn end(&mut self) -> io::Result<()> {
        self.is_in_frame = false;
        let expected = self.decoder.get_checksum_from_data();
        match expected.is_none() || expected == self.decoder.get_calculated_checksum() {
            true => Ok(()),
            false => Err(io::Error::other("the checksum is another")),
        }
    }
}

impl<R: BufRead> Read for Frames<R> {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        loop {
            if !self.is_in_frame && !self.begin()? {
                return Ok(0);
            }
            while self.decoder.can_collect() == 0 && !self.decoder.is_finished() {
                let most = BlockDecodingStrategy::UptoBlocks(1);
                self.decoder.decode_blocks(&mut self.bytes, most).map_err(io::Error::other)?;
            }
            let read = self.decoder.read(buffer)?;
            if read > 0 || buffer.is_empty() {
                return Ok(read);
            }
            self.end()?;
        }
    }
}

#[cfg(test)]
mod tests {
    use std::io::Write as _;

    use flate2::Compression;
    use flate2::write::GzEncoder;
    use ruzstd::encoding::{CompressionLevel, compress_to_vec};

    use super::*;

    fn read(bytes: Vec<u8>) -> io::Result<Vec<u8>> {
        let mut text = Vec::new();
        unpacked(Box::new(Cursor::new(bytes)))?.read_to_end(&mut text)?;
        Ok(text)
    }

    fn gzip(text: &[u8]) -> Vec<u8> {
        let mut packed = GzEncoder::new(Vec::new(), Compression::fast());
        packed.write_all(text).expect("memory takes it");
        packed.finish().expect("memory takes it")
    }

    fn zstd(text: &[u8]) -> Vec<u8> {
        compress_to_vec(text, CompressionLevel::Fastest)
    }

    #[test]
    fn what_is_packed_is_read_and_all_else_stays() {
        let text: Vec<u8> = (0..300_000_u32).flat_map(u32::to_le_bytes).collect();
        for pack in [gzip, zstd] {
            let packed = pack(&text);
            assert!(read(packed.clone()).expect("it is whole") == text);
            let twice = [&packed[..], &packed].concat();
            assert!(read(twice).expect("both are whole") == [&text[..], &text].concat());
            let said = read(packed[..packed.len() / 2].to_vec()).expect_err("it is cut");
            assert!(said.to_string().starts_with("the compressed file is damaged"), "{said}");
        }
        for plain in [&b""[..], b"(", b"(\xb5", b"\x1f", b"123"] {
            assert_eq!(read(plain.to_vec()).expect("it is text"), plain);
        }
    }

    #[test]
    fn frames_without_data_are_passed_over() {
        let skipped = [&[0x50, 0x2a, 0x4d, 0x18, 3, 0, 0, 0][..], b"abc"].concat();
        let all = [zstd(b"one"), skipped, zstd(b"two")].concat();
        assert_eq!(read(all).expect("it is whole"), b"onetwo");
    }
}

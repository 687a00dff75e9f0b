//! What is heard and felt: a short tone, a short vibration. Both are off until the player asks for
//! them, and where the browser has neither, nothing happens.

use std::cell::OnceCell;
use std::rc::Rc;

use wasm_bindgen::JsValue;
use web_sys::{AudioContext, OscillatorType};

use crate::core::feedback::{Feedback, FeedbackKinds};

/// The loudness of a tone, of 1 at most.
const VOLUME: f32 = 0.08;
/// A tone fades out to this, which cannot be heard: a fade to 0 is not possible.
const SILENCE: f32 = 0.0001;

/// Plays tones. The clones share one output, opened by the first tone.
#[derive(Clone, Default)]
pub struct FeedbackOutput(Rc<OnceCell<Option<AudioContext>>>);

impl FeedbackOutput {
    /// Has it heard and felt, as the player chose.
    pub fn give(&self, feedback: Feedback, kinds: FeedbackKinds) {
        if kinds.sound {
            let audio = self.0.get_or_init(|| AudioContext::new().ok());
            for &(hertz, start, end) in tones(feedback) {
                // Without sound the game goes on.
                _ = audio.as_ref().map(|audio| play(audio, hertz, start, end));
            }
        }
        if kinds.vibration && vibration(feedback) > 0 {
            let navigator = web_sys::window().map(|window| window.navigator());
            _ = navigator.map(|navigator| navigator.vibrate_with_duration(vibration(feedback)));
        }
    }
}

/// Tones as pitch in hertz, begin and end in seconds from now.
fn tones(feedback: Feedback) -> &'static [(f32, f64, f64)] {
    match feedback {
        Feedback::Placed => &[(880.0, 0.0, 0.05)],
        Feedback::Conflicted => &[(196.0, 0.0, 0.16)],
        Feedback::Completed => &[(523.25, 0.0, 0.16), (659.26, 0.12, 0.28), (783.99, 0.24, 0.5)],
    }
}

/// Milliseconds of vibration.
fn vibration(feedback: Feedback) -> u32 {
    match feedback {
        Feedback::Placed => 0,
        Feedback::Conflicted => 10,
        Feedback::Completed => 30,
    }
}

fn play(audio: &AudioContext, hertz: f32, start: f64, end: f64) -> Result<(), JsValue> {
    let now = audio.current_time();
    let (tone, volume) = (audio.create_oscillator()?, audio.create_gain()?);
    tone.set_type(OscillatorType::Sine);
    tone.frequency().set_value(hertz);
    volume.gain().set_value_at_time(VOLUME, now + start)?;
    volume.gain().exponential_ramp_to_value_at_time(SILENCE, now + end)?;
    tone.connect_with_audio_node(&volume)?;
    volume.connect_with_audio_node(&audio.destination())?;
    tone.start_with_when(now + start)?;
    tone.stop_with_when(now + end)
}

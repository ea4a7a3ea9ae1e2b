// Sounds, made here and now: two low strokes on a frame drum say that it is one's turn.

import { settings } from "./settings.svelte";

let context: AudioContext | null = null;

/** Two strokes, if sound is wanted; browsers allow it once somebody has clicked. */
export function drum(): void {
  if (!settings.sound || settings.volume === 0) return;
  context ??= new AudioContext();
  for (const [at, pitch] of [
    [0, 96],
    [0.22, 72],
  ] as const) {
    stroke(context, context.currentTime + at, pitch, settings.volume);
  }
}

function stroke(audio: AudioContext, at: number, pitch: number, volume: number): void {
  const tone = new OscillatorNode(audio, { type: "sine", frequency: pitch });
  const loudness = new GainNode(audio, { gain: 0 });
  loudness.gain.setValueAtTime(0, at);
  loudness.gain.linearRampToValueAtTime(volume, at + 0.01);
  loudness.gain.exponentialRampToValueAtTime(0.001, at + 0.3);
  tone.frequency.setValueAtTime(pitch * 1.5, at);
  tone.frequency.exponentialRampToValueAtTime(pitch, at + 0.06);
  tone.connect(loudness).connect(audio.destination);
  tone.start(at);
  tone.stop(at + 0.35);
}

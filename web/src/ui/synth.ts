// Sounds made here and now, out of tones and noise: no files.

import type { Cue, Sound } from "./sound";

/** A tone or a noise that swells and dies away. All times in seconds, pitches in hertz. */
export interface Stroke {
  readonly at: number;
  readonly length: number;
  readonly loud: number;
  /** How long it takes to be loud. */
  readonly swell?: number;
  /** The waveform of a tone, or which part of a noise is heard. */
  readonly of: "sine" | "triangle" | "highpass" | "lowpass" | "bandpass";
  readonly pitch: number;
  /** Where the pitch goes. */
  readonly to?: number;
}

const knock = (at: number, loud: number): readonly Stroke[] => [
  { at, length: 0.04, loud, of: "triangle", pitch: 1150, to: 700 },
  { at, length: 0.03, loud: loud * 0.8, of: "bandpass", pitch: 1900 },
];

const jingle = (at: number, loud: number): readonly Stroke[] => [
  { at, length: 0.09, loud: loud * 0.5, of: "highpass", pitch: 6500 },
  { at, length: 0.14, loud: loud * 0.2, of: "sine", pitch: 5230 },
  { at, length: 0.12, loud: loud * 0.15, of: "sine", pitch: 6810 },
];

const stroke = (at: number, pitch: number): readonly Stroke[] => [
  { at, length: 0.33, loud: 1, swell: 0.01, of: "sine", pitch: pitch * 1.5, to: pitch },
  { at, length: 0.05, loud: 0.18, of: "lowpass", pitch: 500 },
];

export const SOUNDS: Readonly<Record<Sound, readonly Stroke[]>> = {
  // two low strokes on a frame drum
  turn: [...stroke(0, 96), ...stroke(0.22, 72)],
  // a dry tick of stone
  step: [
    { at: 0, length: 0.03, loud: 0.45, of: "bandpass", pitch: 2300 },
    { at: 0, length: 0.035, loud: 0.16, of: "triangle", pitch: 620, to: 380 },
  ],
  // a small sistrum
  treasure: [...jingle(0, 0.6), ...jingle(0.07, 0.8), ...jingle(0.14, 1), ...jingle(0.22, 0.6)],
  // one click of metal
  key: [
    { at: 0, length: 0.02, loud: 0.4, of: "highpass", pitch: 4000 },
    { at: 0, length: 0.16, loud: 0.22, of: "sine", pitch: 2390 },
    { at: 0, length: 0.1, loud: 0.12, of: "sine", pitch: 3720 },
  ],
  // a slab that slides, and lies
  reveal: [
    { at: 0, length: 0.24, loud: 0.4, swell: 0.08, of: "bandpass", pitch: 480, to: 900 },
    { at: 0.2, length: 0.12, loud: 0.5, of: "sine", pitch: 150, to: 90 },
  ],
  // bone on wood
  die: [...knock(0, 0.5), ...knock(0.13, 0.42), ...knock(0.24, 0.36), ...knock(0.34, 0.28)],
  // breath and cloth
  shuffle: [
    { at: 0, length: 0.55, loud: 1, swell: 0.2, of: "bandpass", pitch: 620, to: 300 },
    { at: 0.06, length: 0.2, loud: 0.16, swell: 0.05, of: "highpass", pitch: 3200 },
    { at: 0.3, length: 0.2, loud: 0.16, swell: 0.05, of: "highpass", pitch: 2800 },
  ],
  // a deep door
  chamber: [
    { at: 0, length: 0.57, loud: 0.9, swell: 0.04, of: "sine", pitch: 74, to: 42 },
    { at: 0, length: 0.5, loud: 0.7, swell: 0.1, of: "lowpass", pitch: 260, to: 120 },
    { at: 0.4, length: 0.15, loud: 0.5, of: "lowpass", pitch: 400 },
  ],
};

let context: AudioContext | null = null;
let noise: AudioBuffer | null = null;

/** Play sounds at their times; only after somebody has clicked or pressed a key. */
export function play(cues: readonly Cue[], volume: number): void {
  context ??= new AudioContext();
  if (context.state === "suspended") void context.resume();
  const out = new GainNode(context, { gain: volume * 0.8 });
  out.connect(context.destination);
  const start = context.currentTime + 0.01;
  for (const { sound, at } of cues) {
    for (const one of SOUNDS[sound]) strike(context, out, one, start + at + one.at);
  }
}

function strike(audio: AudioContext, out: AudioNode, one: Stroke, at: number): void {
  const loudness = new GainNode(audio, { gain: 0 });
  loudness.gain.setValueAtTime(0, at);
  loudness.gain.linearRampToValueAtTime(one.loud, at + (one.swell ?? 0.002));
  loudness.gain.exponentialRampToValueAtTime(0.001, at + one.length);
  loudness.connect(out);
  const end = at + one.length + 0.02;
  if (one.of === "sine" || one.of === "triangle") {
    const tone = new OscillatorNode(audio, { type: one.of, frequency: one.pitch });
    bend(tone.frequency, one, at);
    tone.connect(loudness);
    tone.start(at);
    tone.stop(end);
  } else {
    const source = new AudioBufferSourceNode(audio, { buffer: noiseOf(audio), loop: true });
    const filter = new BiquadFilterNode(audio, { type: one.of, frequency: one.pitch, Q: 1.2 });
    bend(filter.frequency, one, at);
    source.connect(filter).connect(loudness);
    source.start(at, Math.random());
    source.stop(end);
  }
}

function bend(pitch: AudioParam, { pitch: from, to, length }: Stroke, at: number): void {
  if (to === undefined) return;
  pitch.setValueAtTime(from, at);
  pitch.exponentialRampToValueAtTime(to, at + length * 0.6);
}

/** A second of white noise. */
function noiseOf(audio: AudioContext): AudioBuffer {
  if (noise === null) {
    noise = new AudioBuffer({ length: audio.sampleRate, sampleRate: audio.sampleRate });
    const samples = noise.getChannelData(0);
    for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1;
  }
  return noise;
}

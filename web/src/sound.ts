/**
 * The sounds of a press and of a table, made by Web Audio when they are asked for: nothing is loaded. Silent unless the settings say
 * otherwise, and before the first click on the page, as browsers want it.
 */

import { settings } from "./settings.svelte.js";

export const SOUNDS = ["press", "roll", "slide", "stamp", "turn", "mark", "bell", "token", "fall", "won", "lost"] as const;
export type Sound = (typeof SOUNDS)[number];

const LOUDNESS = { off: 0, soft: 0.25, full: 0.7 } as const;
const SILENCE = 0.0001;

let context: AudioContext | undefined;
let hiss: AudioBuffer | undefined;

/** Plays a sound, after so many milliseconds. */
export function play(sound: Sound, after = 0): void {
  if (settings.sound === "off" || !navigator.userActivation.hasBeenActive) return;
  context ??= new AudioContext();
  void context.resume();
  const out = context.createGain();
  out.gain.value = LOUDNESS[settings.sound];
  out.connect(context.destination);
  MAKERS[sound](new Desk(context, out, context.currentTime + after / 1000));
}

/** Where a sound is put together: tones and noises, each with a beginning and a length in seconds. */
class Desk {
  constructor(
    private readonly on: AudioContext,
    private readonly out: AudioNode,
    private readonly start: number,
  ) {}

  /** A tone that glides from one pitch to another, and dies away. */
  tone(at: number, length: number, from: number, to = from, loud = 0.5, shape: OscillatorType = "sine"): void {
    const [begin, end] = [this.start + at, this.start + at + length];
    const tone = this.on.createOscillator();
    tone.type = shape;
    tone.frequency.setValueAtTime(from, begin);
    tone.frequency.exponentialRampToValueAtTime(to, end);
    this.fade(tone, begin, end, loud);
    tone.start(begin);
    tone.stop(end);
  }

  /** A noise in a band around a pitch that glides, and dies away. */
  noise(at: number, length: number, from: number, to = from, loud = 0.5): void {
    const [begin, end] = [this.start + at, this.start + at + length];
    const noise = this.on.createBufferSource();
    noise.buffer = hiss ??= noiseOf(this.on);
    const band = this.on.createBiquadFilter();
    band.type = "bandpass";
    band.Q.value = 0.9;
    band.frequency.setValueAtTime(from, begin);
    band.frequency.exponentialRampToValueAtTime(to, end);
    noise.connect(band);
    this.fade(band, begin, end, loud);
    noise.start(begin, Math.random() / 2, length);
  }

  private fade(source: AudioNode, begin: number, end: number, loud: number): void {
    const gain = this.on.createGain();
    gain.gain.setValueAtTime(SILENCE, begin);
    gain.gain.exponentialRampToValueAtTime(loud, begin + Math.min(0.012, (end - begin) / 4));
    gain.gain.exponentialRampToValueAtTime(SILENCE, end);
    source.connect(gain).connect(this.out);
  }
}

function noiseOf(on: AudioContext): AudioBuffer {
  const buffer = on.createBuffer(1, on.sampleRate, on.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let at = 0; at < samples.length; at += 1) samples[at] = Math.random() * 2 - 1;
  return buffer;
}

const MAKERS: Record<Sound, (desk: Desk) => void> = {
  /** Type into its place. */
  press(desk) {
    desk.tone(0, 0.09, 130, 60, 0.6);
    desk.noise(0, 0.03, 2600, 1400, 0.25);
  },
  /** Dice as sorts on a table, one after another. */
  roll(desk) {
    for (let at = 0; at < 9; at += 1) {
      const when = at * 0.045 + Math.random() * 0.02;
      desk.noise(when, 0.04, 1500 + Math.random() * 1600, 900, 0.4 - at * 0.025);
      desk.tone(when, 0.03, 320 + Math.random() * 160, 180, 0.2, "triangle");
    }
  },
  /** A card over paper. */
  slide(desk) {
    desk.noise(0, 0.18, 1200, 3800, 0.22);
  },
  stamp(desk) {
    desk.noise(0, 0.07, 700, 300, 0.6);
    desk.tone(0, 0.14, 95, 48, 0.7);
  },
  /** The serpent around its plate. */
  turn(desk) {
    desk.noise(0, 0.65, 500, 1500, 0.18);
    desk.tone(0, 0.65, 70, 92, 0.3, "triangle");
  },
  mark(desk) {
    desk.tone(0, 0.9, 82, 78, 0.5, "sawtooth");
    desk.tone(0, 0.9, 87, 82, 0.4, "sawtooth");
    desk.noise(0, 0.5, 300, 120, 0.3);
  },
  /** One's own turn. */
  bell(desk) {
    desk.tone(0, 0.7, 880, 880, 0.3);
    desk.tone(0, 0.5, 1760, 1760, 0.1);
    desk.tone(0.09, 0.8, 1319, 1319, 0.2);
  },
  token(desk) {
    desk.tone(0, 0.16, 1568, 1568, 0.18, "triangle");
    desk.tone(0.05, 0.2, 2093, 2093, 0.14, "triangle");
  },
  /** Somebody, or a place, is lost. */
  fall(desk) {
    desk.tone(0, 0.45, 220, 55, 0.5, "triangle");
    desk.noise(0.28, 0.2, 500, 200, 0.4);
  },
  won(desk) {
    [523, 659, 784, 1047].forEach((pitch, at) => desk.tone(at * 0.13, 0.7, pitch, pitch, 0.28, "triangle"));
  },
  lost(desk) {
    [330, 311, 247, 165].forEach((pitch, at) => desk.tone(at * 0.2, 0.8, pitch, pitch * 0.985, 0.3, "triangle"));
  },
};

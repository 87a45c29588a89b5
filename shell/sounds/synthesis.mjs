/** Samples a second. Our sounds have nothing above the 8 kHz that this rate can carry. */
const RATE = 16_000;

/** Length of every sound in seconds: it ends before the next one, and its file stays below 30 kB. */
const SECONDS = 0.9;

/** Peak of every sound, of 1: all are equally loud and none clips. */
const PEAK = 0.7;

/** Fade at the start and the end of every sound, so that none clicks. */
const FADE_SECONDS = 0.008;

/**
 * One tone. `partials` are the strengths of its harmonics, the first one first; `decay` is how much faster than linear
 * it dies away (0: it stays); `trill` shakes the pitch like the ball of a whistle.
 *
 * @typedef {{ at: number, length: number, pitch: number, partials: number[], decay: number, trill?: { depth: number, hertz: number } }} Tone
 */

/** @type {Record<string, Tone[]>} */
const SOUNDS = {
  /** Three bells, rising. */
  goal1: [523.25, 659.25, 783.99].map((pitch, index) => ({
    at: index * 0.13,
    length: 0.9 - index * 0.13,
    pitch: pitch * 2,
    partials: [1, 0.35, 0, 0.12],
    decay: 6,
  })),
  /** A short fanfare: twice the fifth, then the octave. */
  goal2: [
    { at: 0, pitch: 392, length: 0.12 },
    { at: 0.15, pitch: 392, length: 0.12 },
    { at: 0.3, pitch: 523.25, length: 0.6 },
  ].map((tone) => ({ ...tone, partials: [1, 0.7, 0.5, 0.35, 0.2, 0.1], decay: 1.5 })),
  /** The referee's whistle: short, then long. */
  goal3: [
    { at: 0, length: 0.18 },
    { at: 0.26, length: 0.64 },
  ].map((tone) => ({ ...tone, pitch: 2300, partials: [1, 0.15], decay: 0.6, trill: { depth: 90, hertz: 32 } })),
  /** Two falling, darker tones. */
  card: [
    { at: 0, pitch: 330, length: 0.3 },
    { at: 0.28, pitch: 220, length: 0.62 },
  ].map((tone) => ({ ...tone, partials: [1, 0, 0.5, 0, 0.25], decay: 2 })),
};

/**
 * The sounds of the site by name, as WAV files (16 bits, one channel). The bytes are the same on each run.
 *
 * @returns {Map<string, Buffer>}
 */
export function soundFiles() {
  return new Map(Object.entries(SOUNDS).map(([name, tones]) => [`${name}.wav`, wav(mixed(tones))]));
}

/** @param {Tone[]} tones */
function mixed(tones) {
  const samples = new Float64Array(RATE * SECONDS);
  for (const tone of tones) add(samples, tone);
  const loudest = samples.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0);
  return samples.map((sample) => (sample / loudest) * PEAK);
}

/**
 * @param {Float64Array} samples
 * @param {Tone} tone
 */
function add(samples, { at, length, pitch, partials, decay, trill = { depth: 0, hertz: 0 } }) {
  const first = Math.round(at * RATE);
  const last = Math.min(samples.length, first + Math.round(length * RATE));
  let phase = 0;
  for (let index = first; index < last; index += 1) {
    const time = (index - first) / RATE;
    phase += (2 * Math.PI * (pitch + trill.depth * Math.sin(2 * Math.PI * trill.hertz * time))) / RATE;
    const wave = partials.reduce((sum, strength, harmonic) => sum + strength * Math.sin(phase * (harmonic + 1)), 0);
    samples[index] = (samples[index] ?? 0) + wave * Math.exp(-decay * time) * edge(time, length);
  }
}

/**
 * @param {number} time
 * @param {number} length
 */
function edge(time, length) {
  return Math.min(1, time / FADE_SECONDS, Math.max(0, length - time) / FADE_SECONDS);
}

/** @param {Float64Array} samples */
function wav(samples) {
  const bytes = samples.length * 2;
  const file = Buffer.alloc(44 + bytes);
  file.write('RIFF', 0);
  file.writeUInt32LE(36 + bytes, 4);
  file.write('WAVEfmt ', 8);
  file.writeUInt32LE(16, 16);
  file.writeUInt16LE(1, 20);
  file.writeUInt16LE(1, 22);
  file.writeUInt32LE(RATE, 24);
  file.writeUInt32LE(RATE * 2, 28);
  file.writeUInt16LE(2, 32);
  file.writeUInt16LE(16, 34);
  file.write('data', 36);
  file.writeUInt32LE(bytes, 40);
  for (const [index, sample] of samples.entries()) file.writeInt16LE(Math.round(sample * 32_767), 44 + index * 2);
  return file;
}

import { BehaviorSubject } from 'rxjs';
import card from './sounds/card.wav';
import goal1 from './sounds/goal1.wav';
import goal2 from './sounds/goal2.wav';
import goal3 from './sounds/goal3.wav';

/** The three goal sounds by their number in the settings, and the card sound. */
export type SoundId = 1 | 2 | 3 | 'card';

/** Addresses of the files, which `sounds/synthesis.mjs` makes. */
const SOUND_FILES: Readonly<Record<SoundId, string>> = { 1: goal1, 2: goal2, 3: goal3, card };

/** A sound that is not ready this long after its event is dropped, in milliseconds. */
const LATEST_MS = 2_000;

/** Shortest time between two sounds, in milliseconds: simultaneous events make one. */
const GAP_MS = 900;

/** The audio device uses power: it is suspended this long after the last sound, in milliseconds. */
const REST_AFTER_MS = 3_000;

/** The parts of the browser that the sounds need; tests pass their own. */
export type SoundHost = {
  /** Whether the browser lets the page play sound. */
  mayStart(): boolean;
  /** Calls back within the visitor's first touch of the page. */
  onFirstTouch(listener: () => void): void;
  createContext(): AudioContext;
  fetch(url: string): Promise<ArrayBuffer>;
  /** Monotonic milliseconds. */
  now(): number;
};

/**
 * The site's sounds. Browsers keep a page silent until its visitor has touched it (S15): `isBlocked$` says so, and a
 * silenced sound is not played later.
 *
 * Web Audio and not `<audio>`: Safari would want a touch for each element; one context serves all.
 */
export function createSounds(host: SoundHost) {
  const isBlocked$ = new BehaviorSubject(!host.mayStart());
  const device = createDevice(host);
  const buffers = new Map<SoundId, Promise<AudioBuffer>>();
  let playedAt = Number.NEGATIVE_INFINITY;
  const lookAgain = async () => isBlocked$.next(!(await device.running()));
  // A browser without an audio device stays blocked.
  host.onFirstTouch(() => void lookAgain().catch(() => {}));

  const bufferOf = (id: SoundId, audio: AudioContext) => {
    const known = buffers.get(id);
    if (known) return known;
    const loading = host.fetch(SOUND_FILES[id]).then((bytes) => audio.decodeAudioData(bytes));
    buffers.set(id, loading);
    loading.catch(() => buffers.delete(id));
    return loading;
  };
  const sound = async (id: SoundId, askedAt: number) => {
    const audio = await device.running();
    isBlocked$.next(!audio);
    if (!audio) return;
    const buffer = await bufferOf(id, audio);
    if (host.now() - askedAt > LATEST_MS) return;
    const source = audio.createBufferSource();
    source.buffer = buffer;
    source.connect(audio.destination);
    source.start();
  };

  return {
    isBlocked$,
    /** Plays a sound now or not at all; never throws. */
    async play(id: SoundId): Promise<void> {
      const askedAt = host.now();
      if (askedAt - playedAt < GAP_MS) return;
      playedAt = askedAt;
      // A missing file or audio device costs only the sound.
      await sound(id, askedAt).catch(() => {});
    },
  };
}

/** The audio device, resumed on demand and suspended afterwards. */
function createDevice(host: SoundHost) {
  let context: AudioContext | undefined;
  let rest: ReturnType<typeof setTimeout>;
  return {
    /** `undefined` when the browser keeps it silent. */
    async running(): Promise<AudioContext | undefined> {
      // A context made before the first touch makes browsers complain in the console.
      if (!host.mayStart()) return undefined;
      context ??= host.createContext();
      const audio = context;
      clearTimeout(rest);
      rest = setTimeout(() => void audio.suspend().catch(() => {}), REST_AFTER_MS);
      if (audio.state !== 'running') await Promise.race([audio.resume(), later(LATEST_MS)]);
      return audio.state === 'running' ? audio : undefined;
    },
  };
}

function later(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}

/** The touch events in which browsers let a page start to play sound. */
const TOUCHES = ['pointerup', 'keydown'];

/** The browser as {@link SoundHost}. */
export function browserSounds(window: Window): SoundHost {
  let isTouched = false;
  const onFirstTouch = (listener: () => void) => {
    const onTouch = () => {
      isTouched = true;
      for (const type of TOUCHES) window.removeEventListener(type, onTouch, { capture: true });
      listener();
    };
    for (const type of TOUCHES) window.addEventListener(type, onTouch, { capture: true });
  };
  return {
    // Older browsers do not report touches from before this code started.
    mayStart: () => isTouched || (window.navigator.userActivation?.hasBeenActive ?? false),
    onFirstTouch,
    createContext: () => new AudioContext(),
    async fetch(url) {
      const response = await window.fetch(url);
      if (!response.ok) throw new Error(`GET ${url}: expected status 200, got ${response.status}`);
      return response.arrayBuffer();
    },
    now: () => window.performance.now(),
  };
}

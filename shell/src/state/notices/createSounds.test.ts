import { createSounds } from './createSounds';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

/** An audio device that records what it played; jsdom has none. */
function aHost() {
  const played: string[] = [];
  const asked: string[] = [];
  const it = { isTouched: false, isMuted: false, isGone: false, slowMs: 0, touch: () => {} };
  const context = {
    state: 'suspended',
    destination: {},
    async resume() {
      if (!it.isMuted) context.state = 'running';
    },
    async suspend() {
      context.state = 'suspended';
    },
    decodeAudioData: async (bytes: ArrayBuffer) => new TextDecoder().decode(bytes),
    createBufferSource: () => {
      const source = { buffer: '', connect: () => {}, start: () => void played.push(source.buffer) };
      return source;
    },
  };
  const sounds = createSounds({
    mayStart: () => it.isTouched,
    onFirstTouch(listener) {
      it.touch = () => {
        it.isTouched = true;
        listener();
      };
    },
    createContext: () => Object.create(context),
    async fetch(url) {
      asked.push(url);
      if (it.slowMs) await new Promise((resolve) => setTimeout(resolve, it.slowMs));
      if (it.isGone) throw new Error('gone');
      return new TextEncoder().encode(url).buffer;
    },
    now: () => performance.now(),
  });
  const touched = async () => {
    it.touch();
    await jest.advanceTimersByTimeAsync(1_000);
  };
  return { it, sounds, played, asked, touched };
}

it('is silent until the visitor touches the page, and says so; nothing is made up for later (S15)', async () => {
  const { sounds, played, touched } = aHost();
  await sounds.play(1);
  expect(sounds.isBlocked$.value).toBe(true);
  await touched();
  expect(sounds.isBlocked$.value).toBe(false);
  expect(played).toEqual([]);
  await sounds.play(1);
  expect(played).toHaveLength(1);
});

it('fetches each file once, when it is first needed', async () => {
  const { sounds, played, asked, touched } = aHost();
  await touched();
  for (const id of [1, 'card', 1] as const) {
    await sounds.play(id);
    await jest.advanceTimersByTimeAsync(1_000);
  }
  expect(played).toEqual(['goal1.wav', 'card.wav', 'goal1.wav'].map((name) => expect.stringContaining(name)));
  expect(asked).toHaveLength(2);
});

it('plays one sound of many that come at one moment', async () => {
  const { sounds, played, touched } = aHost();
  await touched();
  await Promise.all(Array.from({ length: 1_000 }, () => sounds.play(2)));
  expect(played).toHaveLength(1);
});

it('drops a sound whose file comes too late, and has it ready the next time', async () => {
  const { it, sounds, played, touched } = aHost();
  await touched();
  it.slowMs = 2_500;
  void sounds.play(3);
  await jest.advanceTimersByTimeAsync(3_000);
  expect(played).toEqual([]);
  await sounds.play(3);
  expect(played).toHaveLength(1);
});

it('says that it is blocked when the browser mutes the page all the same', async () => {
  const { it, sounds, touched } = aHost();
  it.isMuted = true;
  await touched();
  void sounds.play(1);
  await jest.advanceTimersByTimeAsync(2_000);
  expect(sounds.isBlocked$.value).toBe(true);
});

it('does without a file that cannot be had, and asks for it again the next time', async () => {
  const { it, sounds, played, touched } = aHost();
  await touched();
  it.isGone = true;
  await sounds.play(1);
  it.isGone = false;
  await jest.advanceTimersByTimeAsync(1_000);
  await sounds.play(1);
  expect(played).toHaveLength(1);
});

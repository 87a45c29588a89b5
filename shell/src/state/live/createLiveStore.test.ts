import { EMPTY, Subject } from 'rxjs';
import type { MatchId } from 'shared-kernel/entities/match';
import { anUpdate } from 'shared-kernel/testing/builders';
import { createFakeHub } from '../../testing/createFakeHub';
import { createLiveChannel } from './createLiveChannel';
import { createLiveStore } from './createLiveStore';

beforeEach(() => {
  jest.useFakeTimers({ now: 1_670_612_400_000 });
});
afterEach(() => {
  jest.useRealTimers();
});

type FakeHub = ReturnType<typeof createFakeHub>;

function aStore(startOf: (index: number) => Promise<void> = () => Promise.resolve()) {
  const hubs: FakeHub[] = [];
  const wakeUp$ = new Subject<void>();
  const offline$ = new Subject<void>();
  const reports: string[] = [];
  const now = () => Date.now() / 1000;
  const channel = createLiveChannel(now);
  const store = createLiveStore({
    onReleased: () => {},
    onSilence: () => {},
    channel,
    build() {
      const index = hubs.length;
      const made = createFakeHub(() => startOf(index));
      hubs.push(made);
      return made.hub;
    },
    wanted$: EMPTY,
    loadMatch: async () => [],
    wakeUp$,
    offline$,
    now,
    random: () => 0.5,
    report: (error) => void reports.push(error.message),
  });
  const states: string[] = [];
  channel.connection$.subscribe(({ kind }) => states.push(kind));
  const updates: MatchId[] = [];
  channel.store.news$.subscribe(({ match_id }) => updates.push(match_id));
  return { store, channel, hubs, wakeUp$, offline$, reports, states, updates, newest: () => hubs[hubs.length - 1] };
}

async function connected() {
  const it = aStore();
  const stop = it.store.open();
  await jest.advanceTimersByTimeAsync(0);
  return { ...it, stop };
}

const refused = () => Promise.reject(new Error('refused'));

it('hands on match updates, and drops and reports what cannot be read', async () => {
  const { newest, updates, reports } = await connected();
  newest()?.say(JSON.stringify(anUpdate({ match_id: 3 })));
  newest()?.say('{"match_id":');
  newest()?.say(null);
  newest()?.say(JSON.stringify(anUpdate({ match_id: 4 })));
  expect(updates).toEqual([3, 4]);
  expect(reports).toEqual([
    'At UpdateScoreIncident: expected an object, got "{\\"match_id\\":"',
    'At UpdateScoreIncident: expected an object, got null',
  ]);
});

it('shows the tries to reconnect, with the time of each change', async () => {
  const { newest, states, channel } = await connected();
  jest.advanceTimersByTime(60_000);
  newest()?.lose();
  expect(channel.connection$.value).toEqual({ kind: 'reconnecting', since: 1_670_612_460 });
  newest()?.comeBack();
  await jest.advanceTimersByTimeAsync(0);
  expect(states.slice(-2)).toEqual(['reconnecting', 'connected']);
});

it('starts again a minute after it was given up, with a jitter', async () => {
  const { newest, hubs, states } = await connected();
  newest()?.giveUp(new Error('gave up'));
  expect(states.at(-1)).toBe('disconnected');
  await jest.advanceTimersByTimeAsync(67_499);
  expect(hubs).toHaveLength(1);
  await jest.advanceTimersByTimeAsync(1);
  expect(hubs).toHaveLength(2);
  expect(states.at(-1)).toBe('connected');
});

it('starts again within a second when the tab is visible again or the network returns', async () => {
  const { newest, hubs, wakeUp$ } = await connected();
  newest()?.giveUp();
  await jest.advanceTimersByTimeAsync(5_000);
  wakeUp$.next();
  await jest.advanceTimersByTimeAsync(499);
  expect(hubs).toHaveLength(1);
  await jest.advanceTimersByTimeAsync(1);
  expect(hubs).toHaveLength(2);
});

it('starts again at once when the visitor asks', async () => {
  const { newest, hubs, store } = await connected();
  newest()?.giveUp();
  store.tryNow();
  await jest.advanceTimersByTimeAsync(0);
  expect(hubs).toHaveLength(2);
});

it.each([
  ['the visitor asks', 0, ({ store }: { store: { tryNow(): void } }) => store.tryNow()],
  ['the network returns', 500, ({ wakeUp$ }: { wakeUp$: Subject<void> }) => wakeUp$.next()],
])('cuts the wait for the next try short when %s', async (_, afterMs, hope) => {
  const { hubs, states, store, wakeUp$, updates } = await connected();
  const [lost] = hubs;
  lost?.lose();
  hope({ store, wakeUp$ });
  await jest.advanceTimersByTimeAsync(afterMs);
  expect(hubs).toHaveLength(2);
  expect(lost?.reported.stops).toBe(1);
  expect(states.slice(-3)).toEqual(['reconnecting', 'connecting', 'connected']);
  lost?.say(JSON.stringify(anUpdate({ match_id: 3 })));
  expect(updates).toEqual([]);
});

it('tries as after a first failure when the wait was cut short in vain', async () => {
  const { store, channel, hubs } = aStore((index) => (index === 1 ? refused() : Promise.resolve()));
  store.open();
  await jest.advanceTimersByTimeAsync(0);
  hubs[0]?.lose();
  store.tryNow();
  await jest.advanceTimersByTimeAsync(1);
  expect(hubs).toHaveLength(3);
  expect(channel.connection$.value.kind).toBe('connected');
});

it('believes the browser that its network is gone, and tries until it is back', async () => {
  const it = aStore((index) => (index === 0 || index === 3 ? Promise.resolve() : refused()));
  it.store.open();
  await jest.advanceTimersByTimeAsync(60_000);
  it.offline$.next();
  expect(it.states.slice(-2)).toEqual(['reconnecting', 'connecting']);
  expect(it.channel.connection$.value.since).toBe(1_670_612_460);
  expect(it.hubs[0]?.reported.stops).toBe(1);
  await jest.advanceTimersByTimeAsync(1_000);
  expect(it.states.at(-1)).toBe('disconnected');
  it.wakeUp$.next();
  await jest.advanceTimersByTimeAsync(500);
  expect(it.states.at(-1)).toBe('connected');
});

it.each([
  ['a hub that has not answered yet', () => new Promise<void>(() => {})],
  ['lanes that are not in sync yet', () => Promise.resolve()],
])('goes offline at once, with %s', async (_, first) => {
  const it = aStore((index) => (index === 0 ? first() : refused()));
  it.store.open();
  it.offline$.next();
  await jest.advanceTimersByTimeAsync(100);
  expect([it.states.at(-1), it.hubs[0]?.reported.stops]).toEqual(['disconnected', 1]);
});

it.each([
  ['a hub that never answers', 'connecting', 20_000],
  ['a hub that is lost and never answers again', 'reconnecting', 120_000],
])('gives up on %s', async (_, kind, limitMs) => {
  const it = aStore((index) => (kind === 'connecting' && index === 0 ? new Promise(() => {}) : Promise.resolve()));
  it.store.open();
  await jest.advanceTimersByTimeAsync(0);
  if (kind === 'reconnecting') it.newest()?.lose();
  await jest.advanceTimersByTimeAsync(limitMs - 1);
  expect([it.states.at(-1), it.hubs.length]).toEqual([kind, 1]);
  await jest.advanceTimersByTimeAsync(75_001);
  expect(it.hubs[0]?.reported.stops).toBe(1);
  expect(it.states.at(-1)).toBe('connected');
});

it('is not disturbed by any of these while connected', async () => {
  const { hubs, store, wakeUp$ } = await connected();
  store.tryNow();
  wakeUp$.next();
  await jest.advanceTimersByTimeAsync(120_000);
  expect(hubs).toHaveLength(1);
});

it('tries a failed first start again after 0, 2, 10 and 30 s, then each minute', async () => {
  const { store, hubs, states, reports } = aStore(refused);
  store.open();
  const starts: number[] = [];
  for (let second = 0; second <= 180; second += 1) {
    await jest.advanceTimersByTimeAsync(second === 0 ? 0 : 1_000);
    while (starts.length < hubs.length) starts.push(second);
  }
  expect(starts).toEqual([0, 0, 2, 12, 42, 110, 177]);
  expect(states.at(-1)).toBe('disconnected');
  expect(new Set(reports)).toEqual(new Set(['refused']));
});

it('stops on demand, and can be opened again', async () => {
  const { stop, states, newest, hubs, store } = await connected();
  stop();
  expect(states.slice(-2)).toEqual(['disconnecting', 'disconnected']);
  expect(newest()?.reported.stops).toBe(1);
  await jest.advanceTimersByTimeAsync(300_000);
  expect(hubs).toHaveLength(1);
  store.open();
  await jest.advanceTimersByTimeAsync(0);
  expect(states.at(-1)).toBe('connected');
});

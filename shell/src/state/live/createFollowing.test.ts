import { BehaviorSubject, EMPTY, Subject } from 'rxjs';
import type { Match, MatchId } from 'shared-kernel/entities/match';
import type { FollowRequest } from 'shared-kernel/protocol/lanes';
import { aLiveMatch } from 'shared-kernel/testing/builders';
import type { WantedLanes } from '../../domain/wantedLanes';
import { createFakeHub } from '../../testing/createFakeHub';
import { createLiveChannel } from './createLiveChannel';
import { createLiveStore } from './createLiveStore';

beforeEach(() => {
  jest.useFakeTimers({ now: 1_670_612_400_000 });
});
afterEach(() => {
  jest.useRealTimers();
});

const BOTH: WantedLanes = { lanes: ['football', 'prices'], isQuiet: false };
const ASLEEP: WantedLanes = { lanes: ['football'], isQuiet: true };

/** A page on a hub; `answer` decides for each request. */
function aPage(answer: (request: FollowRequest, times: number) => unknown, { wanted = BOTH } = {}) {
  const channel = createLiveChannel(() => Date.now() / 1000);
  const wanted$ = new BehaviorSubject(wanted);
  const asked: FollowRequest[] = [];
  const loads: MatchId[] = [];
  const reports: string[] = [];
  const silences: unknown[] = [];
  const served = { matches: [] as Match[] };
  const hubs: ReturnType<typeof createFakeHub>[] = [];
  const store = createLiveStore({
    onReleased: () => {},
    onSilence: (message) => void silences.push(message),
    channel,
    build() {
      const hub = createFakeHub(undefined, async (request) => {
        asked.push(request as FollowRequest);
        return answer(request as FollowRequest, asked.length);
      });
      hubs.push(hub);
      return hub.hub;
    },
    wanted$,
    loadMatch: async (id) => {
      loads.push(id);
      return served.matches;
    },
    wakeUp$: EMPTY,
    offline$: new Subject(),
    now: () => Date.now() / 1000,
    random: () => 0.5,
    report: (error) => void reports.push(error.message),
  });
  /** What the hub's changes made of matches. */
  const updates: (Match | undefined)[] = [];
  channel.store.change$.subscribe((changes) => {
    for (const { after, isNews } of changes) if (isNews) updates.push(after);
  });
  const states: unknown[] = [];
  channel.connection$.subscribe(({ kind, isInSync }) => states.push(kind === 'connected' ? isInSync : kind));
  return {
    silences,
    asked,
    loads,
    reports,
    served,
    hubs,
    updates,
    states,
    wanted$,
    channel,
    open: async () => {
      store.open();
      await jest.advanceTimersByTimeAsync(0);
    },
    load: (matches: readonly Match[], upTo?: number) =>
      channel.store.load({ matches: [...matches], teams: [], competitions: [], countries: [], upTo }),
    newest: () => hubs.at(-1),
  };
}

const live = aLiveMatch({ version: 5, odds: '1' });
const frame = (...entries: unknown[]) => ({ upTo: { football: 9, prices: 9 }, entries });
const complete = () => ({ isComplete: true });

it('asks for what it missed since its snapshot, and is in sync without another', async () => {
  const page = aPage(complete);
  page.load([live], 7);
  await page.open();
  expect(page.asked).toEqual([{ lanes: BOTH.lanes, since: { football: 7, prices: 7 }, quiet: undefined }]);
  expect(page.states).toEqual(['disconnected', 'connecting', true]);
});

it('knows all that pages loaded before the connection, up to where the oldest is complete', async () => {
  const page = aPage(complete);
  page.load([live, aLiveMatch({ id: 2, version: 4 })], 6);
  page.load([aLiveMatch({ id: 2, version: 7 })], 8);
  await page.open();
  expect(page.asked.map(({ since }) => since)).toEqual([{ football: 6, prices: 6 }]);
  page.newest()?.change(frame([1, 'prices', 5, 9, { odds: '2' }]));
  expect(page.updates).toMatchObject([{ id: 1, odds: '2', score: live.score }]);
});

it('asks again from its snapshot when the hub could not say what was missed', async () => {
  const page = aPage(({ since }) => ({ isComplete: since !== undefined }));
  await page.open();
  expect(page.states.at(-1)).toBe(false);
  page.load([live], 7);
  await jest.advanceTimersByTimeAsync(0);
  expect(page.asked.map(({ since }) => since)).toEqual([undefined, { football: 7, prices: 7 }]);
  expect(page.states.at(-1)).toBe(true);
});

it('comes back from a lost connection with the numbers of the last frames', async () => {
  const page = aPage(complete);
  page.load([live], 7);
  await page.open();
  page.newest()?.change(frame([1, 'prices', 5, 8, { odds: '2' }]));
  page.newest()?.lose();
  expect(page.states.at(-1)).toBe('reconnecting');
  page.newest()?.comeBack();
  await jest.advanceTimersByTimeAsync(0);
  expect(page.asked.at(-1)?.since).toEqual({ football: 9, prices: 9 });
  expect(page.states.at(-1)).toBe(true);
});

it('sleeps with football alone and wakes with what it missed of both', async () => {
  const page = aPage(complete);
  page.load([live], 7);
  await page.open();
  page.wanted$.next(ASLEEP);
  await jest.advanceTimersByTimeAsync(0);
  expect(page.asked.at(-1)).toEqual({ lanes: ['football'], since: { football: 7 }, quiet: true });
  expect(page.newest()?.hub.serverTimeoutInMilliseconds).toBe(150_000);
  page.newest()?.change({ upTo: { football: 12 }, entries: [] });
  page.wanted$.next(BOTH);
  await jest.advanceTimersByTimeAsync(0);
  expect(page.asked.at(-1)?.since).toEqual({ football: 12, prices: 7 });
  expect(page.newest()?.hub.keepAliveIntervalInMilliseconds).toBe(15_000);
  expect(page.states.filter((state) => state === false)).toEqual([]);
});

it('says each time that it is not in sync, but not for the board that it is to load', async () => {
  const page = aPage(() => ({ isComplete: false }));
  await page.open();
  page.load([live], 7);
  await jest.advanceTimersByTimeAsync(60_000);
  expect(page.states.slice(2)).toEqual([false]);
  page.wanted$.next(ASLEEP);
  await jest.advanceTimersByTimeAsync(0);
  page.wanted$.next(BOTH);
  // A board comes while it asks.
  page.load([live], 7);
  await jest.advanceTimersByTimeAsync(0);
  expect(page.states.slice(2)).toEqual([false, false, false]);
});

it('takes a hub that is slow to answer for one without lanes until it answers', async () => {
  let say: (answer: unknown) => void = () => {};
  const page = aPage((_, times) => (times === 1 ? new Promise((resolve) => (say = resolve)) : complete()));
  page.load([live], 7);
  await page.open();
  await jest.advanceTimersByTimeAsync(3_000);
  expect(page.states.at(-1)).toBeUndefined();
  page.newest()?.change(frame([1, 'football', 5, 8, { match_time: 10 }]));
  page.wanted$.next(ASLEEP);
  say(complete());
  await jest.advanceTimersByTimeAsync(0);
  expect(page.asked.slice(1)).toEqual([{ lanes: ['football'], since: { football: 7 }, quiet: true }]);
  expect([page.states.at(-1), page.hubs]).toEqual([true, [expect.anything()]]);
});

it('asks on a new connection although the one before never answered', async () => {
  const page = aPage((_, times) => (times === 1 ? new Promise(() => {}) : complete()));
  page.load([live], 7);
  await page.open();
  page.newest()?.lose();
  page.newest()?.comeBack();
  await jest.advanceTimersByTimeAsync(0);
  expect(page.states.at(-1)).toBe(true);
});

it('keeps the usual pace where a hub refuses to let it sleep', async () => {
  const page = aPage(({ quiet }) => (quiet ? Promise.reject(new Error('no')) : complete()));
  page.load([live], 7);
  await page.open();
  page.wanted$.next(ASLEEP);
  await jest.advanceTimersByTimeAsync(0);
  const { serverTimeoutInMilliseconds, keepAliveIntervalInMilliseconds } = page.newest()?.hub ?? {};
  expect([serverTimeoutInMilliseconds, keepAliveIntervalInMilliseconds]).toEqual([30_000, 15_000]);
});

it('begins again where the hub does not answer after sleep', async () => {
  const page = aPage((_, times) => (times === 2 ? new Promise(() => {}) : complete()));
  page.load([live], 7);
  await page.open();
  page.wanted$.next(ASLEEP);
  await jest.advanceTimersByTimeAsync(9_999);
  expect(page.hubs).toHaveLength(1);
  await jest.advanceTimersByTimeAsync(1);
  expect(page.hubs).toHaveLength(2);
  expect(page.states.at(-1)).toBe(true);
});

it.each([
  ['refuses', () => Promise.reject(new Error("Unknown hub method 'Follow'")), 0],
  ['does not answer', () => new Promise(() => {}), 3_000],
  ['answers with something else', () => ({ isComplete: 'maybe' }), 0],
])('goes on with whole matches where a hub %s', async (_, answer, ms) => {
  const page = aPage(answer);
  page.load([live], 7);
  await page.open();
  await jest.advanceTimersByTimeAsync(ms);
  expect(page.states).toEqual(['disconnected', 'connecting', undefined]);
  page.wanted$.next(ASLEEP);
  page.newest()?.say(JSON.stringify({ match_id: 1, score: [1, 2, [1], [0], 0], version: 6 }));
  await jest.advanceTimersByTimeAsync(0);
  expect(page.asked).toHaveLength(1);
  expect(page.updates).toMatchObject([{ id: 1, version: 6 }]);
});

it('asks once for a match whose change it missed, some time later, and reports it whole', async () => {
  const page = aPage(complete);
  page.load([live], 5);
  await page.open();
  page.served.matches = [{ ...live, odds: '9', version: 20 }];
  page.newest()?.change({ upTo: {}, entries: [[1, 'prices', 8, 12, { odds: '3' }]] });
  page.newest()?.change({ upTo: {}, entries: [[1, 'prices', 12, 14, { odds: '4' }]] });
  await jest.advanceTimersByTimeAsync(1_999);
  expect([page.loads, page.updates]).toEqual([[], []]);
  await jest.advanceTimersByTimeAsync(60_000);
  expect(page.loads).toEqual([1]);
  expect(page.updates).toMatchObject([{ id: 1, odds: '9', version: 20 }]);
});

it('loads a board when more matches lack something than it may ask for', async () => {
  const page = aPage(complete);
  const many = Array.from({ length: 21 }, (_, at) => aLiveMatch({ id: at + 1, version: 5 }));
  page.load(many, 5);
  await page.open();
  page.newest()?.change({ upTo: {}, entries: many.map(({ id }) => [id, 'prices', 8, 12, { odds: '3' }]) });
  await jest.advanceTimersByTimeAsync(2_500);
  expect(page.states.at(-1)).toBe(false);
  page.load(
    many.map((match) => ({ ...match, version: 12 })),
    12,
  );
  await jest.advanceTimersByTimeAsync(0);
  expect(page.states.at(-1)).toBe(true);
});

it('takes no match that it asked for on a connection that is over', async () => {
  const page = aPage(complete);
  page.load([live], 5);
  await page.open();
  page.newest()?.change({ upTo: {}, entries: [[1, 'prices', 8, 12, { odds: '3' }]] });
  let serve: (matches: Match[]) => void = () => {};
  page.served.matches = new Promise<Match[]>((resolve) => (serve = resolve)) as never;
  await jest.advanceTimersByTimeAsync(2_000);
  expect(page.loads).toEqual([1]);
  page.newest()?.lose();
  serve([{ ...live, version: 20 }]);
  await jest.advanceTimersByTimeAsync(0);
  expect(page.updates).toEqual([]);
});

it('is in sync again although it was about to load a board for a large step', async () => {
  const page = aPage(complete);
  page.load([live], 7);
  await page.open();
  page.newest()?.change({ ...frame(), isPartial: true });
  page.load([live], 30);
  await jest.advanceTimersByTimeAsync(60_000);
  expect(page.states.slice(2)).toEqual([true]);
});

it('asks three times at most while answers are older than what it missed', async () => {
  const page = aPage(complete);
  page.load([live], 5);
  await page.open();
  page.served.matches = [live];
  page.newest()?.change({ upTo: {}, entries: [[1, 'prices', 8, 12, { odds: '3' }]] });
  await jest.advanceTimersByTimeAsync(60_000);
  expect(page.loads).toEqual([1, 1, 1]);
});

it('is not in sync any more after a step too large to be sent, some seconds later', async () => {
  const page = aPage(({ since }) => ({ isComplete: since !== undefined }));
  page.load([live], 7);
  await page.open();
  page.newest()?.change({ ...frame(), isPartial: true });
  expect(page.states.at(-1)).toBe(true);
  await jest.advanceTimersByTimeAsync(2_500);
  expect(page.states.at(-1)).toBe(false);
  page.load([live], 30);
  await jest.advanceTimersByTimeAsync(0);
  expect(page.asked.at(-1)?.since).toEqual({ football: 30, prices: 30 });
  expect(page.states.at(-1)).toBe(true);
});

it('loads no board for a large step while it sleeps, and one when it wakes', async () => {
  const page = aPage(({ since }) => ({ isComplete: since !== undefined }));
  page.load([live], 7);
  await page.open();
  page.wanted$.next(ASLEEP);
  await jest.advanceTimersByTimeAsync(0);
  for (let times = 0; times < 3; times += 1) {
    page.newest()?.change({ upTo: {}, entries: [], isPartial: true });
    await jest.advanceTimersByTimeAsync(60_000);
  }
  expect(page.states.at(-1)).toBe(true);
  page.wanted$.next(BOTH);
  await jest.advanceTimersByTimeAsync(0);
  expect(page.states.at(-1)).toBe(false);
});

it('reports a frame that cannot be read, and goes on', async () => {
  const page = aPage(complete);
  page.load([live], 7);
  await page.open();
  page.newest()?.change('x');
  page.newest()?.change(frame([1, 'prices', 5, 8, { odds: '2' }]));
  expect(page.reports).toEqual(['At Changes: expected an object, got "x"']);
  expect(page.updates).toHaveLength(1);
});

it('learns with each connection since when the source is silent, and meanwhile from the hub', async () => {
  const page = aPage((_, times) => ({ isComplete: true, ...(times === 1 && { silentSince: 20 }) }));
  await page.open();
  expect(page.silences).toEqual([{ since: 20 }]);
  page.newest()?.hush({ since: 30 });
  page.newest()?.lose();
  page.newest()?.comeBack();
  await jest.advanceTimersByTimeAsync(0);
  expect(page.silences).toEqual([{ since: 20 }, { since: 30 }, { since: undefined }]);
});

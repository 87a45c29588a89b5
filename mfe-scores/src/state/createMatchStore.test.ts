import type { Match, MatchId } from 'shared-kernel/entities/match';
import { MatchStatus } from 'shared-kernel/entities/matchStatus';
import { mainScore } from 'shared-kernel/rules/score';
import { aLiveMatch, aMatch, anUpdate, aTeam, KICK_OFF } from 'shared-kernel/testing/builders';
import { createFakeShell } from 'shared-kernel/testing/createFakeShell';
import type { Freshness } from '../domain/freshness';
import { createMatchStore } from './createMatchStore';

/** A server that answers with `matches` or, while `isDown`, fails; and a store that follows it. */
function openStore(...matches: Match[]) {
  const server = { matches, isDown: false };
  const fake = createFakeShell(() => {
    if (server.isDown) throw new Error('away');
    return JSON.parse(JSON.stringify({ data: server.matches, extra_data: { team: [aTeam({ id: 101 })] } }));
  });
  const store = createMatchStore(fake.shell);
  const freshness: Freshness[] = [];
  store.freshness$.subscribe((value) => freshness.push(value));
  const scored: MatchId[] = [];
  store.scored$.subscribe((id) => scored.push(id));
  const stop = store.open();
  const goals = (id = 1) => {
    const entry = store.entries.get(id);
    return entry && mainScore(entry.match).home;
  };
  return { ...fake, server, store, stop, freshness, scored, goals };
}

const goal = (home: number, version: number) =>
  anUpdate({ version, score: [1, MatchStatus.FirstHalf, [home], [0], KICK_OFF] });
const later = (ms: number) => jest.advanceTimersByTimeAsync(ms);
const hide = (isHidden: boolean) => {
  jest.spyOn(document, 'hidden', 'get').mockReturnValue(isHidden);
  document.dispatchEvent(new Event('visibilitychange'));
};

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

describe('the matches of the live page', () => {
  it('begin with a snapshot of the live window', async () => {
    const { requests, store, freshness, stop } = openStore(aLiveMatch());
    await later(0);
    expect(requests[0]).toMatch(/^\/match\/range\?FromDate=2022-12-09T\d\d%3A00%3A00.000Z&ToDate=.*&PageSize=5000$/);
    expect(store.entries.get(1)).toMatchObject({ home: 'Arsenal', away: undefined });
    expect(freshness).toEqual([{ kind: 'loading' }, { kind: 'fresh' }]);
    stop();
  });

  it('draw several changes of one match once, at the next frame', async () => {
    const { store, live$, goals, scored, stop } = openStore(aLiveMatch());
    await later(0);
    const onChanged = jest.fn();
    store.entries.watch(1, onChanged);
    live$.next(goal(1, 2));
    live$.next(goal(2, 4));
    live$.next(goal(1, 3));
    expect(goals()).toBe(0);
    await later(16);
    expect(onChanged).toHaveBeenCalledTimes(1);
    expect(goals()).toBe(2);
    expect(scored).toEqual([1, 1]);
    stop();
  });

  it('mark a new score for a moment, also one from a snapshot, and a second one again', async () => {
    const { store, server, connection$, live$, scored, stop } = openStore(aLiveMatch());
    store.entries.watch(1, () => {});
    await later(5000);
    server.matches = [aLiveMatch({ home_scores: [1], version: 2 })];
    connection$.next({ kind: 'reconnecting', since: KICK_OFF });
    connection$.next({ kind: 'connected', since: KICK_OFF });
    await later(1000);
    const score = () => store.entries.get(1)?.marks?.score;
    expect(score()?.isOver).toBe(false);
    live$.next(goal(2, 3));
    await later(1000);
    expect(score()?.isOver).toBe(false);
    await later(600);
    expect(score()?.isOver).toBe(true);
    expect(scored).toEqual([1]);
    stop();
  });

  it('report new places only when a match came, went, or changed its status', async () => {
    const { store, live$, stop } = openStore(aLiveMatch());
    await later(0);
    const onArranged = jest.fn();
    store.arranged$.subscribe(onArranged);
    onArranged.mockClear();
    live$.next(goal(1, 2));
    await later(16);
    expect(onArranged).not.toHaveBeenCalled();
    live$.next(anUpdate({ version: 3, score: [1, MatchStatus.HalfTime, [1], [0], KICK_OFF] }));
    await later(16);
    expect(onArranged).toHaveBeenCalledTimes(1);
    stop();
  });
});

it('a board that a shared cache had for a minute, while its server failed, says its age and is loaded again', async () => {
  const { shell } = createFakeShell(() => ({ data: [aLiveMatch()] }));
  let age = 60;
  const get: typeof shell.http.get = (path, options) => {
    options.onAge?.(age);
    return shell.http.get(path, options);
  };
  const store = createMatchStore({ ...shell, http: { get } });
  const freshness: Freshness[] = [];
  store.freshness$.subscribe((value) => freshness.push(value));
  const stop = store.open();
  await later(0);
  expect(freshness.at(-1)).toEqual({ kind: 'failed', at: KICK_OFF - 60 });
  expect(store.entries.get(1)).toBeDefined();
  age = 2;
  store.reload();
  await later(0);
  expect(freshness.at(-1)).toEqual({ kind: 'fresh' });
  stop();
});

describe('a new snapshot is loaded', () => {
  it('once at the start, also while the hub is not there yet', async () => {
    const { shell, connection$, requests } = createFakeShell(() => ({ data: [] }));
    connection$.next({ kind: 'disconnected', since: KICK_OFF });
    const stop = createMatchStore(shell).open();
    await later(5000);
    expect(requests).toHaveLength(1);
    stop();
  });

  it('3 s after the page opened on a connection that was up', async () => {
    const { requests, stop } = openStore();
    await later(2999);
    expect(requests).toHaveLength(1);
    await later(1);
    expect(requests).toHaveLength(2);
    stop();
  });

  it('at once after each connect and again 3 s later', async () => {
    const { requests, connection$, stop } = openStore();
    await later(4000);
    connection$.next({ kind: 'reconnecting', since: KICK_OFF });
    await later(4000);
    expect(requests).toHaveLength(2);
    connection$.next({ kind: 'connected', since: KICK_OFF });
    await later(0);
    expect(requests).toHaveLength(3);
    await later(3000);
    expect(requests).toHaveLength(4);
    await later(60_000);
    expect(requests).toHaveLength(4);
    stop();
  });

  it('when the hour of the window changes', async () => {
    const { requests, second$, stop } = openStore();
    await later(4000);
    second$.next(KICK_OFF + 3599);
    await later(0);
    const before = requests.length;
    second$.next(KICK_OFF + 3600);
    await later(0);
    expect(requests).toHaveLength(before + 1);
    expect(requests.at(-1)).not.toBe(requests[0]);
    stop();
  });

  it.each([
    ['over five minutes', 301, 1],
    ['less', 299, 0],
  ])('when a tab returns that was hidden for %s', async (_, seconds, more) => {
    const { requests, second$, stop } = openStore();
    await later(4000);
    const before = requests.length;
    hide(true);
    second$.next(KICK_OFF + seconds);
    hide(false);
    await later(0);
    expect(requests).toHaveLength(before + more);
    stop();
  });

  it('every half minute while there is no connection, or the last one failed', async () => {
    const { requests, server, connection$, second$, freshness, stop } = openStore(aLiveMatch());
    await later(4000);
    connection$.next({ kind: 'disconnected', since: KICK_OFF });
    server.isDown = true;
    const before = requests.length;
    for (let second = 1; second <= 60; second += 1) second$.next(KICK_OFF + second);
    await later(0);
    second$.next(KICK_OFF + 61);
    expect(requests.length - before).toBe(2);
    expect(freshness.at(-1)).toEqual({ kind: 'offline', at: KICK_OFF });
    stop();
  });
});

describe('a page that is told whether it is level', () => {
  const connected = (isLevel?: boolean) => ({ kind: 'connected' as const, since: KICK_OFF, isLevel });

  it('loads no snapshot while it is, and two when it is no longer', async () => {
    const { requests, connection$, stop } = openStore(aLiveMatch());
    connection$.next(connected(true));
    await later(60_000);
    connection$.next({ kind: 'reconnecting', since: KICK_OFF });
    connection$.next(connected(true));
    await later(60_000);
    expect(requests).toHaveLength(1);
    connection$.next(connected(false));
    await later(2_000);
    expect(requests).toHaveLength(2);
    await later(60_000);
    expect(requests).toHaveLength(3);
    stop();
  });

  it('loads no second one when the first one made it level', async () => {
    const { requests, connection$, stop } = openStore(aLiveMatch());
    connection$.next(connected(true));
    connection$.next(connected(false));
    await later(2_000);
    connection$.next(connected(true));
    await later(60_000);
    expect(requests).toHaveLength(2);
    stop();
  });

  it('loads a snapshot each time that it has missed something more', async () => {
    const { requests, connection$, stop } = openStore(aLiveMatch());
    connection$.next(connected(true));
    connection$.next(connected(false));
    await later(60_000);
    const before = requests.length;
    connection$.next(connected(false));
    await later(2_000);
    expect(requests.length - before).toBe(1);
    stop();
  });

  it.each([
    [undefined, 1],
    [false, 1],
    [true, 0],
  ])('after a long absence asks by itself only where nobody tells (%p)', async (isLevel, more) => {
    const { requests, connection$, second$, stop } = openStore(aLiveMatch());
    connection$.next(connected(isLevel));
    await later(10_000);
    const before = requests.length;
    hide(true);
    second$.next(KICK_OFF + 301);
    hide(false);
    await later(0);
    expect(requests.length - before).toBe(more);
    stop();
  });

  it('is as new as its connection, without a snapshot', async () => {
    const { connection$, second$, shownLevels, stop } = openStore(aLiveMatch());
    await later(0);
    connection$.next({ kind: 'reconnecting', since: KICK_OFF });
    second$.next(KICK_OFF + 500);
    connection$.next(connected(true));
    expect(shownLevels.at(-1)).toBe(KICK_OFF + 500);
    stop();
  });
});

describe('a match that is not on the page yet', () => {
  const stranger = (match_time: number) => anUpdate({ match_id: 7, match_time });

  it('brings a snapshot some seconds later, three times at most', async () => {
    const { requests, live$, stop } = openStore(aLiveMatch());
    await later(5_000);
    const before = requests.length;
    live$.next(stranger(KICK_OFF));
    live$.next(stranger(KICK_OFF));
    await later(1_900);
    expect(requests).toHaveLength(before);
    await later(6_200);
    expect(requests).toHaveLength(before + 1);
    for (let times = 0; times < 5; times += 1) {
      live$.next(stranger(KICK_OFF));
      await later(20_000);
    }
    expect(requests.length - before).toBeLessThanOrEqual(3);
    stop();
  });

  it('does not when it belongs to another day, or its kick-off is unknown', async () => {
    const { requests, live$, stop } = openStore(aLiveMatch());
    await later(5_000);
    const before = requests.length;
    live$.next(stranger(KICK_OFF + 9 * 86_400));
    live$.next(anUpdate({ match_id: 8 }));
    await later(20_000);
    expect(requests).toHaveLength(before);
    stop();
  });
});

it('leaves the data as it was when a snapshot fails, reports it, and heals', async () => {
  const { server, store, reports, freshness, goals, stop } = openStore(aLiveMatch({ home_scores: [2] }));
  await later(4000);
  server.isDown = true;
  store.reload();
  await later(0);
  expect(reports.map(({ message }) => message)).toEqual(['away']);
  expect(goals()).toBe(2);
  expect(freshness.at(-1)).toEqual({ kind: 'failed', at: KICK_OFF });
  server.isDown = false;
  store.reload();
  await later(0);
  expect(freshness.at(-1)).toEqual({ kind: 'fresh' });
  stop();
});

it('says how old its matches are: snapshots make them newer while the connection is away', async () => {
  const { connection$, second$, shownLevels, store, server, stop } = openStore(aLiveMatch());
  await later(4000);
  second$.next(KICK_OFF + 10);
  connection$.next({ kind: 'reconnecting', since: KICK_OFF + 10 });
  expect(shownLevels.at(-1)).toBe(KICK_OFF + 10);
  second$.next(KICK_OFF + 100);
  await later(0);
  expect(shownLevels.at(-1)).toBe(KICK_OFF + 100);
  server.isDown = true;
  second$.next(KICK_OFF + 200);
  await later(0);
  expect(shownLevels.at(-1)).toBe(KICK_OFF + 100);
  stop();
  const received = shownLevels.length;
  store.reload();
  await later(0);
  expect(shownLevels).toHaveLength(received);
});

it('is as old as when it was left, though the connection was there meanwhile', async () => {
  const { second$, connection$, shownLevels, store, server, stop } = openStore(aLiveMatch());
  await later(4000);
  second$.next(KICK_OFF + 60);
  stop();
  server.isDown = true;
  second$.next(KICK_OFF + 600);
  const stopAgain = store.open();
  await later(0);
  connection$.next({ kind: 'reconnecting', since: KICK_OFF + 700 });
  expect(shownLevels.at(-1)).toBe(KICK_OFF + 60);
  stopAgain();
});

it('is level again after a lost connection, whatever was missed', async () => {
  const { server, connection$, live$, goals, stop } = openStore(aLiveMatch());
  await later(4000);
  connection$.next({ kind: 'reconnecting', since: KICK_OFF });
  server.matches = [aLiveMatch({ home_scores: [3], version: 9 }), aMatch({ id: 2 })];
  connection$.next({ kind: 'connected', since: KICK_OFF });
  live$.next(goal(2, 8));
  await later(20);
  expect(goals()).toBe(3);
  expect(goals(2)).toBe(0);
  stop();
});

it('stops without a trace, and follows again when opened again', async () => {
  const { store, live$, connection$, second$, requests, goals, stop } = openStore(aLiveMatch());
  stop();
  const again = store.open();
  await later(0);
  expect(goals()).toBe(0);
  again();
  expect([live$, connection$].map(({ observed }) => observed)).toEqual([false, false]);
  const before = requests.length;
  second$.next(KICK_OFF + 7200);
  await later(60_000);
  expect(requests).toHaveLength(before);
  expect(jest.getTimerCount()).toBe(0);

  const stopThird = store.open();
  live$.next(goal(1, 2));
  await later(20);
  expect(goals()).toBe(1);
  stopThird();
});

import type { BoardState, MatchWindow } from '../../contract/matches';
import type { MatchRecord } from '../../entities/match';
import { MatchStatus } from '../../entities/matchStatus';
import { mainScore } from '../../rules/score';
import { aLiveRecord, anUpdate, aTeam, KICK_OFF } from '../../testing/builders';
import { createFakeShell } from '../../testing/createFakeShell';
import { createMatches } from './createMatchBoard';

const HOUR = 3600;

/** The matches of the next hours; an hour later it is another window. */
const around: MatchWindow = (now) => {
  const from = Math.floor(now / HOUR) * HOUR - 4 * HOUR;
  return {
    path: '/match/range',
    query: { From: from },
    belongs: ({ match_time }) => match_time !== undefined && match_time >= from && match_time < from + 36 * HOUR,
  };
};

/** A server that answers with `matches` or, while `isDown`, fails; and a board that follows it. */
function openBoard(...matches: MatchRecord[]) {
  const server = { matches, isDown: false };
  const fake = createFakeShell(() => {
    if (server.isDown) throw new Error('away');
    return JSON.parse(JSON.stringify({ data: server.matches, extra_data: { team: [aTeam({ id: 101 })] } }));
  });
  const board = fake.shell.matches.board(around);
  const states: BoardState[] = [];
  board.state$.subscribe((value) => states.push(value));
  const stop = board.open();
  const goals = (id = 1) => {
    const match = board.matches.get(id);
    return match && mainScore(match).home;
  };
  return { ...fake, server, board, stop, states, goals };
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

it('begins with a snapshot of the window', async () => {
  const { requests, board, states, stop } = openBoard(aLiveRecord());
  await later(0);
  expect(requests[0]).toBe('/match/range?From=1670598000');
  expect([board.matches.size, board.teams.get(101)?.name]).toEqual([1, 'Arsenal']);
  expect(states).toEqual([{ kind: 'loading' }, { kind: 'inSync' }]);
  stop();
});

it('a board that a shared cache had for a minute, while its server failed, says its age and is loaded again', async () => {
  const { shell, store } = createFakeShell(() => ({ data: [aLiveRecord()] }));
  let age = 60;
  const get: typeof shell.http.get = (path, options) => {
    options.onAge?.(age);
    return shell.http.get(path, options);
  };
  const board = createMatches(store, { ...shell, http: { get }, shown: () => () => {} }).board(around);
  const states: BoardState[] = [];
  board.state$.subscribe((value) => states.push(value));
  const stop = board.open();
  await later(0);
  expect(states.at(-1)).toEqual({ kind: 'behind', since: KICK_OFF - 60, isOffline: false });
  expect(board.matches.get(1)).toBeDefined();
  age = 2;
  board.reload();
  await later(0);
  expect(states.at(-1)).toEqual({ kind: 'inSync' });
  stop();
});

describe('a new snapshot is loaded', () => {
  it('once at the start, also while the hub is not there yet', async () => {
    const { shell, connection$, requests } = createFakeShell(() => ({ data: [] }));
    connection$.next({ kind: 'disconnected', since: KICK_OFF });
    const stop = shell.matches.board(around).open();
    await later(5000);
    expect(requests).toHaveLength(1);
    stop();
  });

  it('3 s after the page opened on a connection that was up', async () => {
    const { requests, stop } = openBoard();
    await later(2999);
    expect(requests).toHaveLength(1);
    await later(1);
    expect(requests).toHaveLength(2);
    stop();
  });

  it('at once after each connect and again 3 s later', async () => {
    const { requests, connection$, stop } = openBoard();
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
    const { requests, second$, stop } = openBoard();
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
    const { requests, second$, stop } = openBoard();
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
    const { requests, server, connection$, second$, states, stop } = openBoard(aLiveRecord());
    await later(4000);
    connection$.next({ kind: 'disconnected', since: KICK_OFF });
    server.isDown = true;
    const before = requests.length;
    for (let second = 1; second <= 60; second += 1) second$.next(KICK_OFF + second);
    await later(0);
    second$.next(KICK_OFF + 61);
    expect(requests.length - before).toBe(2);
    expect(states.at(-1)).toEqual({ kind: 'behind', since: KICK_OFF, isOffline: true });
    stop();
  });
});

describe('a page that knows whether it is in sync', () => {
  const connected = (isInSync?: boolean) => ({ kind: 'connected' as const, since: KICK_OFF, isInSync });

  it('loads no snapshot while it is, and two when it is no longer', async () => {
    const { requests, connection$, stop } = openBoard(aLiveRecord());
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

  it('loads no second one when the first one made it in sync', async () => {
    const { requests, connection$, stop } = openBoard(aLiveRecord());
    connection$.next(connected(true));
    connection$.next(connected(false));
    await later(2_000);
    connection$.next(connected(true));
    await later(60_000);
    expect(requests).toHaveLength(2);
    stop();
  });

  it('loads a snapshot each time that it has missed something more', async () => {
    const { requests, connection$, stop } = openBoard(aLiveRecord());
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
  ])('after a long absence asks by itself only where nobody knows (%p)', async (isInSync, more) => {
    const { requests, connection$, second$, stop } = openBoard(aLiveRecord());
    connection$.next(connected(isInSync));
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
    const { connection$, second$, shownTimes, stop } = openBoard(aLiveRecord());
    await later(0);
    connection$.next({ kind: 'reconnecting', since: KICK_OFF });
    second$.next(KICK_OFF + 500);
    connection$.next(connected(true));
    expect(shownTimes.at(-1)).toBe(KICK_OFF + 500);
    stop();
  });
});

describe('a match that is not on the page yet', () => {
  const stranger = (match_time: number) => anUpdate({ match_id: 7, match_time });

  it('brings a snapshot some seconds later, three times at most', async () => {
    const { requests, pushed$, stop } = openBoard(aLiveRecord());
    await later(5_000);
    const before = requests.length;
    pushed$.next(stranger(KICK_OFF));
    pushed$.next(stranger(KICK_OFF));
    await later(1_900);
    expect(requests).toHaveLength(before);
    await later(6_200);
    expect(requests).toHaveLength(before + 1);
    for (let times = 0; times < 5; times += 1) {
      pushed$.next(stranger(KICK_OFF));
      await later(20_000);
    }
    expect(requests.length - before).toBeLessThanOrEqual(3);
    stop();
  });

  it('does not when it belongs to another day, or its kick-off is unknown', async () => {
    const { requests, pushed$, stop } = openBoard(aLiveRecord());
    await later(5_000);
    const before = requests.length;
    pushed$.next(stranger(KICK_OFF + 9 * 86_400));
    pushed$.next(anUpdate({ match_id: 8 }));
    await later(20_000);
    expect(requests).toHaveLength(before);
    stop();
  });
});

it('leaves the data as it was when a snapshot fails, reports it, and heals', async () => {
  const { server, board, reports, states, goals, stop } = openBoard(aLiveRecord({ home_scores: [2] }));
  await later(4000);
  server.isDown = true;
  board.reload();
  await later(0);
  expect(reports.map(({ message }) => message)).toEqual(['away']);
  expect(goals()).toBe(2);
  expect(states.at(-1)).toEqual({ kind: 'behind', since: KICK_OFF, isOffline: false });
  server.isDown = false;
  board.reload();
  await later(0);
  expect(states.at(-1)).toEqual({ kind: 'inSync' });
  stop();
});

it('says how old its matches are: snapshots make them newer while the connection is away', async () => {
  const { connection$, second$, shownTimes, board, server, stop } = openBoard(aLiveRecord());
  await later(4000);
  second$.next(KICK_OFF + 10);
  connection$.next({ kind: 'reconnecting', since: KICK_OFF + 10 });
  expect(shownTimes.at(-1)).toBe(KICK_OFF + 10);
  second$.next(KICK_OFF + 100);
  await later(0);
  expect(shownTimes.at(-1)).toBe(KICK_OFF + 100);
  server.isDown = true;
  second$.next(KICK_OFF + 200);
  await later(0);
  expect(shownTimes.at(-1)).toBe(KICK_OFF + 100);
  stop();
  const received = shownTimes.length;
  board.reload();
  await later(0);
  expect(shownTimes).toHaveLength(received);
});

it('is as old as when it was left, though the connection was there meanwhile', async () => {
  const { second$, connection$, shownTimes, board, server, stop } = openBoard(aLiveRecord());
  await later(4000);
  second$.next(KICK_OFF + 60);
  stop();
  server.isDown = true;
  second$.next(KICK_OFF + 600);
  const stopAgain = board.open();
  await later(0);
  connection$.next({ kind: 'reconnecting', since: KICK_OFF + 700 });
  expect(shownTimes.at(-1)).toBe(KICK_OFF + 60);
  stopAgain();
});

it('stops without a trace, and follows again when opened again', async () => {
  const { board, store, pushed$, connection$, second$, requests, goals, stop } = openBoard(aLiveRecord());
  stop();
  const again = board.open();
  await later(0);
  expect(goals()).toBe(0);
  again();
  expect([store.change$, store.news$, connection$].map(({ observed }) => observed)).toEqual([false, false, false]);
  const before = requests.length;
  second$.next(KICK_OFF + 7200);
  await later(60_000);
  expect(requests).toHaveLength(before);
  expect(jest.getTimerCount()).toBe(0);

  const stopThird = board.open();
  pushed$.next(goal(1, 2));
  await later(20);
  expect(goals()).toBe(1);
  stopThird();
});

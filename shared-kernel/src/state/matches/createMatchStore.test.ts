import type { MatchChange } from '../../contract/matches';
import type { Match } from '../../entities/match';
import { MatchStatus } from '../../entities/matchStatus';
import { type Changes, decodeChanges } from '../../protocol/lanes';
import { decodeMatchUpdate } from '../../protocol/matchUpdate';
import type { MatchNews } from '../../rules/matchNews';
import { aLiveMatch, aMatch, anIncident, anUpdate, KICK_OFF } from '../../testing/builders';
import { createHubMatches } from './createHubMatches';
import { createMatchStore } from './createMatchStore';
import { createMatchView } from './createMatchView';
import { MAX_WAITING_UPDATES } from './createWaitingUpdates';

const rangeOf = (matches: readonly Match[], upTo?: number) => ({
  matches: [...matches],
  upTo,
  teams: [],
  competitions: [],
  countries: [],
});
const frame = (...entries: unknown[]): Changes => decodeChanges({ upTo: { football: 9, prices: 9 }, entries });
const goal = (home: number, version?: number, id = 1) =>
  decodeMatchUpdate(anUpdate({ match_id: id, version, score: [id, MatchStatus.FirstHalf, [home], [0], KICK_OFF] }));
const push = (score: readonly unknown[]) => decodeMatchUpdate({ match_id: score[0], score });

function aStore(...matches: Match[]) {
  const store = createMatchStore();
  const hub = createHubMatches(store);
  const news: MatchNews[] = [];
  store.news$.subscribe((one) => news.push(one));
  store.load(rangeOf(matches, 5));
  const changes: MatchChange[] = [];
  store.change$.subscribe((some) => changes.push(...some));
  return { store, hub, news, changes, goals: (id = 1) => store.get(id)?.score.home.regular };
}

describe('a match that no snapshot had', () => {
  it('waits with its newest message until it comes', () => {
    const { store, hub, goals } = aStore();
    hub.message(goal(1, 4, 9));
    hub.message(goal(0, 3, 9));
    expect(store.get(9)).toBeUndefined();
    store.load(rangeOf([aMatch({ id: 9, version: 2 })]));
    expect(goals(9)).toBe(1);
  });

  it('is given up, the oldest first, beyond the limit', () => {
    const { store, hub, goals } = aStore();
    for (let id = 1; id <= MAX_WAITING_UPDATES + 1; id += 1) hub.message(goal(1, 2, id));
    store.load(rangeOf([1, 2].map((id) => aMatch({ id }))));
    expect([goals(1), goals(2)]).toEqual([0, 1]);
  });

  it('is news as far as it stands by itself, and no part of a list is the list', () => {
    const { hub, news } = aStore();
    const saka = anIncident({ player_name: 'Saka' });
    const parts = { score: [MatchStatus.FirstHalf, [1], [0], KICK_OFF], incidents: { from: 2, add: [saka] } };
    hub.change(frame([7, 'football', 5, 6, { ...parts, names: ['A', 'B', 'C'] }]));
    expect(news).toMatchObject([{ match_id: 7, newest: [saka], version: 6, names: { home: 'A' } }]);
    expect(news[0]?.incidents).toBeUndefined();
  });

  it('is completed from the message before, and dropped while its status is unknown', () => {
    const { hub, news } = aStore();
    hub.message(push(['m', 14, [2], [0], 0]));
    hub.message(push(['m', MatchStatus.SecondHalf, [0], [0], KICK_OFF]));
    hub.message(push(['m', null, [1], [0]]));
    const started = { state: { kind: 'live', period: 'secondHalf' }, period_start: KICK_OFF };
    expect(news).toMatchObject([0, 1].map((regular) => ({ ...started, score: { home: { regular } } })));
  });
});

it('reports what football did as news, with the names of the line; prices are none', () => {
  const { hub, news, changes } = aStore(aLiveMatch({ version: 5 }));
  hub.change(
    frame([1, 'prices', 5, 8, { odds: '2' }], [1, 'football', 5, 9, { match_time: 10, names: ['A', 'B', 'C'] }]),
  );
  hub.change(frame([1, 'prices', 8, 10, { odds: '3' }]));
  expect(news).toMatchObject([{ match_id: 1, match_time: 10, incidents: [], version: 9, names: { competition: 'C' } }]);
  expect(changes.map(({ after, isNews }) => [after?.odds, after?.match_time, isNews])).toEqual([
    ['2', 10, true],
    ['3', 10, true],
  ]);
});

it('says nothing of what is old, and no news of a snapshot', () => {
  const { store, hub, news, changes } = aStore(aLiveMatch({ version: 5 }));
  hub.message(goal(3, 5));
  store.load(rangeOf([aLiveMatch({ version: 4, home_scores: [2] })], 5));
  expect([news, changes]).toEqual([[], []]);
  store.load(rangeOf([aLiveMatch({ version: 6, home_scores: [2] })], 6));
  expect([news, changes.map(({ isNews }) => isNews)]).toEqual([[], [false]]);
});

it('brings a removed match back only whole', () => {
  const { store, hub } = aStore(aLiveMatch({ version: 5 }));
  hub.change(frame([1, null, null, 8, null]));
  expect(store.get(1)?.state).toEqual({ kind: 'off', why: 'removed' });
  store.load(rangeOf([aLiveMatch({ version: 6 })], 6));
  expect(store.get(1)?.state).toEqual({ kind: 'off', why: 'removed' });
  expect([...hub.change(frame([1, 'football', 8, 9, { match_time: 10 }]))]).toEqual([[1, 9]]);
  hub.repair([aLiveMatch({ version: 9 })]);
  expect(store.get(1)?.state.kind).toBe('live');
});

it('forgets the oldest beyond ten thousand, but none that a page shows', () => {
  const { store, goals } = aStore();
  const view = createMatchView(store, undefined);
  view.load(rangeOf([aMatch({ id: 1 })]));
  view.follow();
  store.load(rangeOf(Array.from({ length: 10_001 }, (_, index) => aMatch({ id: index + 2 }))));
  expect([goals(1), goals(2), goals(3), goals(4)]).toEqual([0, undefined, undefined, 0]);
});

describe('views', () => {
  const twoViews = () => {
    const { store, hub } = aStore();
    const [one, other] = [createMatchView(store, undefined), createMatchView(store, undefined)];
    one.load(rangeOf([aMatch({ id: 1 }), aMatch({ id: 2 })]));
    other.load(rangeOf([aMatch({ id: 2 })]));
    return { hub, one, other };
  };

  it('that overlap have the same match, whichever loaded it', () => {
    const { one, other } = twoViews();
    one.follow();
    other.load(rangeOf([aMatch({ id: 2, version: 3 })]));
    expect(one.matches.get(2)).toBe(other.matches.get(2));
  });

  it('lose a match that left their window, and keep what others have', () => {
    const { one, other } = twoViews();
    const left: unknown[] = [];
    one.change$.subscribe((changes) => left.push(...changes.map(({ id, after }) => [id, after])));
    one.load(rangeOf([aMatch({ id: 1 })]));
    expect([left, [...one.matches.keys()], [...other.matches.keys()]]).toEqual([[[2, undefined]], [1], [2]]);
  });

  it('that were closed have what they showed, and what they missed when they are opened', () => {
    const { hub, one } = twoViews();
    hub.message(goal(2, 4));
    expect(one.matches.get(1)?.score.home.regular).toBe(0);
    const stop = one.follow();
    expect(one.matches.get(1)?.score.home.regular).toBe(2);
    stop();
    hub.message(goal(3, 5));
    expect(one.matches.get(1)?.score.home.regular).toBe(2);
  });

  it('go on where one throws, and the fault is reported once', () => {
    jest.useFakeTimers();
    const { hub, one } = twoViews();
    one.follow();
    const heard: number[] = [];
    one.change$.subscribe(() => {
      throw new Error('of a remote');
    });
    one.change$.subscribe((changes) => heard.push(changes.length));
    hub.message(goal(2, 4));
    expect([heard, one.matches.get(1)?.score.home.regular]).toEqual([[1], 2]);
    expect(() => jest.runAllTimers()).toThrow('of a remote');
    jest.useRealTimers();
  });
});

import { MatchStatus } from '../entities/matchStatus';
import type { LaneChange } from '../protocol/lanes';
import { decodeMatchUpdate, type MatchUpdate } from '../protocol/matchUpdate';
import { aLiveMatch, anIncident, KICK_OFF } from '../testing/builders';
import { createKnownMatches } from './createKnownMatches';

const { FirstHalf, SecondHalf } = MatchStatus;

const pushOf = (score: readonly unknown[], version?: number) =>
  decodeMatchUpdate(JSON.stringify({ match_id: score[0], score, version }));

function knowing(...matches: Parameters<ReturnType<typeof createKnownMatches>['load']>[0]) {
  const known = createKnownMatches();
  known.load(matches);
  return known;
}

const live = aLiveMatch({ home_scores: [1, 0, 1], version: 5 });

it('hands on a whole push as it is', () => {
  expect(knowing(live).complete(pushOf([1, 4, [2], [0], KICK_OFF], 6))?.score).toEqual([1, 4, [2], [0], KICK_OFF]);
});

it.each([
  ['an unknown status', [1, 14, [2], [0], KICK_OFF], [1, FirstHalf, [2], [0], KICK_OFF]],
  ['no start of the period', [1, 2, [2], [0], 0], [1, FirstHalf, [2], [0], KICK_OFF]],
  ['red cards of null', [1, 2, [2, 0, null], [0], KICK_OFF], [1, FirstHalf, [2, 0, 1], [0], KICK_OFF]],
])('completes a push with %s from the last snapshot', (_, came, whole) => {
  expect(knowing(live).complete(pushOf(came, 6))?.score).toEqual(whole);
});

it('completes a push from the one before, of a match that stands on no board', () => {
  const known = createKnownMatches();
  known.complete(pushOf(['m-Alpha', 4, [0], [0], KICK_OFF]));
  expect(known.complete(pushOf(['m-Alpha', null, [1], [0]]))?.score).toEqual([
    'm-Alpha',
    SecondHalf,
    [1],
    [0],
    KICK_OFF,
  ]);
});

it('drops a push with an unknown status', () => {
  expect(createKnownMatches().complete(pushOf([1, 14, [2], [0], 0]))).toBeUndefined();
});

it('learns nothing from an older push or snapshot', () => {
  const known = knowing(live);
  known.complete(pushOf([1, 4, [2], [0], 0], 4));
  known.load([{ ...live, status_id: SecondHalf, version: 4 }]);
  expect(known.complete(pushOf([1, 14, [2], [0], 0], 6))?.score[1]).toBe(FirstHalf);
});

it('remembers ten thousand matches', () => {
  const known = createKnownMatches();
  for (let id = 1; id <= 10_001; id += 1) known.complete(pushOf([id, 2, [0], [0], KICK_OFF]));
  expect(known.complete(pushOf([1, 14, [0], [0]]))).toBeUndefined();
  expect(known.complete(pushOf([2, 14, [0], [0]]))).toBeDefined();
});

it('tells what stands by itself of a match that it does not know, and no part of a list as the list', () => {
  const goal = anIncident({ player_name: 'Rice' });
  const change = {
    ...{ id: 7, lane: 'football' as const, base: 5, version: 6, score: [7, FirstHalf, [1], [0], KICK_OFF] as const },
    ...{
      incidents: { from: 2, add: [goal] },
      match_time: undefined,
      names: undefined,
      odds: undefined,
      stats: undefined,
    },
  };
  const { updates } = createKnownMatches().change([change], { level: {}, isRepeated: false });
  expect(updates).toMatchObject([{ match_id: 7, incidents: undefined, newest: [goal] }]);
});

describe('ranks and what is hot', () => {
  const nothing = { score: undefined, incidents: undefined, match_time: undefined, names: undefined };
  const aChange = (base: number, version: number, given: Partial<LaneChange> = {}): LaneChange => ({
    ...{ id: 1, lane: 'football', base, version, ...nothing, odds: undefined, stats: undefined },
    ...given,
  });
  const ground = { level: {}, isRepeated: false };
  const listed = ({ updates }: { updates: MatchUpdate[] }) => updates.map(({ listing }) => listing);
  const ranked = { ...live, home_position: 3, away_position: 12 };

  it('come with each update, as the line told them last', () => {
    const known = knowing(ranked);
    expect(listed(known.change([aChange(5, 6)], ground))).toEqual([[3, 12, false]]);
    expect(listed(known.change([aChange(6, 7, { listing: [0, 11, true] })], ground))).toEqual([[0, 11, true]]);
    expect(listed({ updates: known.load([{ ...ranked, version: 6 }]) })).toEqual([[0, 11, true]]);
    expect(listed(known.change([aChange(7, 8)], ground))).toEqual([[0, 11, true]]);
  });

  it('stay as they are where a whole message leaves them out, and change where it tells them', () => {
    const known = knowing(ranked);
    const pushed = (version: number, listing?: MatchUpdate['listing']) =>
      known.complete({ ...pushOf([1, 2, [2], [0], KICK_OFF], version), listing })?.listing;
    expect([pushed(6), pushed(7, [1, 12, false]), pushed(8)]).toEqual([
      [3, 12, false],
      [1, 12, false],
      [1, 12, false],
    ]);
  });
});

it('hands on what is suspended, in either kind of message, until it is said that nothing is', () => {
  const nothing = { score: undefined, incidents: undefined, match_time: undefined, names: undefined, stats: undefined };
  const pricesOf = (base: number, version: number, given: Pick<LaneChange, 'odds' | 'suspended_odds'>): LaneChange => ({
    ...{ id: 1, lane: 'prices', base, version, ...nothing },
    ...given,
  });
  const NOT_LEVEL = { level: {}, isRepeated: false };
  const known = knowing({ ...live, odds: '1!2' });
  const [update] = known.change([pricesOf(5, 6, { odds: '', suspended_odds: '1!2' })], NOT_LEVEL).updates;
  expect(update).toMatchObject({ odds: '', suspended_odds: '1!2' });
  const goal = decodeMatchUpdate(JSON.stringify({ match_id: 1, score: [1, 2, [2], [0], KICK_OFF], version: 7 }));
  expect(known.complete(goal)).toMatchObject({ suspended_odds: '1!2' });
  const [open] = known.change([pricesOf(7, 8, { odds: '1!3', suspended_odds: '' })], NOT_LEVEL).updates;
  expect(open).toMatchObject({ odds: '1!3', suspended_odds: '' });
});

it('says that nothing is suspended where a newer snapshot names nothing', () => {
  const known = knowing({ ...live, suspended_odds: '1!2' }, { ...live, id: 2 });
  known.load([{ ...live, suspended_odds: undefined, version: 6 }]);
  const goal = decodeMatchUpdate(JSON.stringify({ match_id: 1, score: [1, 2, [2], [0], KICK_OFF], version: 7 }));
  expect(known.complete(goal)).toMatchObject({ suspended_odds: '' });
});

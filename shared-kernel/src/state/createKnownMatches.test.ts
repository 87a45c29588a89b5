import { MatchStatus } from '../entities/matchStatus';
import { decodeMatchUpdate } from '../protocol/matchUpdate';
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
  const { updates } = createKnownMatches().change([change], { level: {}, isRetold: false });
  expect(updates).toMatchObject([{ match_id: 7, incidents: undefined, newest: [goal] }]);
});

import { matchState } from 'shared-kernel/entities/matchState';
import { MatchStatus } from 'shared-kernel/entities/matchStatus';
import { aLiveMatch, aMatch } from 'shared-kernel/testing/builders';
import { resultsKey } from './resultsKey';

const live = aLiveMatch({ id: 1, home_scores: [1] });
const next = aMatch({ id: 2 });

it('is nothing before the matches are known', () => expect(resultsKey([])).toBeUndefined());

it.each([
  ['a goal', aLiveMatch({ id: 1, home_scores: [2] })],
  ['the end', { ...live, state: matchState(MatchStatus.Ended) }],
  ['a match that is called off', { ...live, state: matchState(MatchStatus.Abandoned) }],
])('%s changes the key', (_, match) => expect(resultsKey([match, next])).not.toBe(resultsKey([live, next])));

it.each([
  ['half-time', [{ ...live, state: matchState(MatchStatus.HalfTime) }, next]],
  ['prices', [{ ...live, odds: '0!1!0!1;;' }, next]],
  ['another fixture', [live, next, { ...next, id: 3 }]],
  ['another order', [next, live]],
])('%s does not change the key', (_, matches) => {
  const before = { ...live, state: matchState(MatchStatus.FirstHalf) };
  expect(resultsKey(matches)).toBe(resultsKey([before, next]));
});

it('a kick-off changes the key', () => {
  expect(resultsKey([{ ...next, state: matchState(MatchStatus.FirstHalf) }])).not.toBe(resultsKey([next]));
});

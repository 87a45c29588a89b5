import { MatchStatus } from '../../entities/matchStatus';
import { aMatch } from '../../testing/builders';
import { hasOpenOdds } from './boardName';

const { NotStarted, FirstHalf, Ended, Delayed } = MatchStatus;
const PRICES = '0.5!0.95!!0.91;;';

it.each([
  ['to come', NotStarted, PRICES, true],
  ['live', FirstHalf, ';;2.10!3.30!3.40', true],
  ['live without a price', FirstHalf, '', false],
  ['to come with a line and no price', NotStarted, '0.5!!!;;', false],
  ['to come with a text that does not split', NotStarted, 'soon', false],
  ['ended', Ended, PRICES, false],
  ['delayed', Delayed, PRICES, false],
])('a match that is %s', (_, status_id, odds, isShown) =>
  expect(hasOpenOdds(aMatch({ status_id, odds }))).toBe(isShown),
);

it('a match stays while all its markets are suspended', () => {
  const suspended = { odds: '', suspended_odds: PRICES };
  const shown = [FirstHalf, Ended].map((status_id) => hasOpenOdds(aMatch({ ...suspended, status_id })));
  expect(shown).toEqual([true, false]);
});

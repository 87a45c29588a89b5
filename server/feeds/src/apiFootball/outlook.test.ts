import type { GatheredMatch } from './gatheredMatch';
import { withFixture } from './gatheredMatch';
import { endsUntil, isOverdue, lengthOf, liveSpans } from './outlook';
import { decoded, KICK_OFF } from './testing/sampleFixture';

const HOUR = 3600;
const known = (given: Parameters<typeof decoded>[0]): GatheredMatch => withFixture(undefined, decoded(given), KICK_OFF);
const spans = (matches: GatheredMatch[], now: number, until = KICK_OFF + 24 * HOUR) =>
  liveSpans(matches, now, until).map(({ from, until }) => [from - KICK_OFF, until - KICK_OFF]);

it('matches that overlap are one span', () => {
  const matches = [known({ kickOff: KICK_OFF + HOUR }), known({}), known({ kickOff: KICK_OFF + 6 * HOUR })];
  expect(spans(matches, KICK_OFF - HOUR)).toEqual([
    [0, 3 * HOUR + 300],
    [6 * HOUR, 8 * HOUR + 300],
  ]);
});

it('a span ends with the day of the plan, and begins now', () => {
  expect(spans([known({ short: '1H' })], KICK_OFF + 600, KICK_OFF + HOUR)).toEqual([[600, HOUR]]);
});

it.each([
  ['a match that shows no sign of life', { short: 'NS' }, 1300],
  ['an ended match', { short: 'FT' }, 5400],
  ['one put off', { short: 'PST' }, -600],
  ['one that has been interrupted for hours', { short: 'INT' }, 5 * HOUR],
])('%s is not expected to be live', (_, given, since) => {
  expect(spans([known(given)], KICK_OFF + since)).toEqual([]);
});

it('a match that goes to extra time and kicks still finds requests', () => {
  let left = 100;
  for (let now = KICK_OFF; now < KICK_OFF + 2.8 * HOUR; ) {
    const live = lengthOf(liveSpans([known({ short: 'ET' })], now, KICK_OFF + 24 * HOUR));
    left -= 1;
    now += Math.max(15, live / Math.max(1, left));
  }
  expect(left).toBeGreaterThan(2);
});

it('ends within a quarter of an hour are looked at together', () => {
  const matches = [
    known({ short: '2H' }),
    known({ short: '2H', kickOff: KICK_OFF + 60 }),
    known({ kickOff: KICK_OFF + 3 * HOUR }),
  ];
  expect(endsUntil(matches, KICK_OFF + HOUR, KICK_OFF + 10 * HOUR)).toBe(2);
});

it.each([
  ['soon after the kick-off', 600, 0, false],
  ['after twenty-five minutes', 1500, 0, true],
  ['only once then', 3000, 1600, false],
  ['when it should be over', 2.3 * HOUR, 1600, true],
  ['an hour later again', 3.4 * HOUR, 2.3 * HOUR, true],
  ['not more often', 3 * HOUR, 2.3 * HOUR, false],
  ['not after two days', 49 * HOUR, 0, false],
])('a match that is said to be ahead is looked for %s: %s', (_, since, looked, expected) => {
  expect(isOverdue(decoded({ short: 'NS' }), KICK_OFF + looked, KICK_OFF + since)).toBe(expected);
});

import fc from 'fast-check';
import { MatchStatus } from 'shared-kernel/entities/matchStatus';
import { clockLabel } from 'shared-kernel/rules/clock';
import { asMatch } from '../testing/asMatch';
import { aFeedMatch } from '../testing/feedBuilders';
import { periodStartOf } from './periodStart';
import { decoded, KICK_OFF } from './testing/sampleFixture';

const SECOND = KICK_OFF + 62 * 60;
const startOf = (given: Parameters<typeof decoded>[0], now: number) => periodStartOf(decoded(given), now).start;

it.each<[string, Parameters<typeof decoded>[0], number, number]>([
  [
    'the noted start of the first half',
    { short: '1H', elapsed: 20, periods: { first: KICK_OFF + 90, second: null } },
    KICK_OFF + 90 + 1210,
    KICK_OFF + 90,
  ],
  [
    'the noted start of the second',
    { short: '2H', elapsed: 63, periods: { first: KICK_OFF, second: SECOND } },
    SECOND + 1100,
    SECOND,
  ],
  ['without one, the middle of the minute', { short: '2H', elapsed: 63 }, SECOND + 1100, SECOND + 1100 - 18 * 60 - 30],
  ['in added time', { short: '2H', elapsed: 90, extra: 4 }, SECOND + 49 * 60 + 30, SECOND],
  [
    'a noted start that contradicts the minute',
    { short: '2H', elapsed: 63, periods: { first: KICK_OFF, second: KICK_OFF } },
    SECOND + 1110,
    SECOND,
  ],
  ['a start to come is none', { short: '1H', periods: { first: KICK_OFF + 900, second: null } }, KICK_OFF, 0],
  ['neither minute nor start', { short: '2H' }, SECOND, 0],
  ['half-time', { short: 'HT', elapsed: 45, periods: { first: KICK_OFF, second: null } }, SECOND, 0],
  ['extra time', { short: 'ET', elapsed: 100, periods: { first: KICK_OFF, second: SECOND } }, SECOND + 3600, 0],
])('%s', (_, given, now, start) => {
  expect(startOf(given, now)).toBe(start);
});

it("stays while the vendor's minute agrees, and moves when it does not", () => {
  const first = periodStartOf(decoded({ short: '2H', elapsed: 50 }), SECOND + 330);
  const later = periodStartOf(decoded({ short: '2H', elapsed: 52 }), SECOND + 475, first);
  expect(later).toEqual(first);
  const stopped = periodStartOf(decoded({ short: '2H', elapsed: 52 }), SECOND + 1200, first);
  expect(stopped.start).toBeGreaterThan(first.start);
});

it('a page shows the minute that the vendor says', () => {
  fc.assert(
    fc.property(fc.integer({ min: 46, max: 90 }), fc.integer({ min: 0, max: 100_000 }), (elapsed, late) => {
      const now = SECOND + late;
      const { start } = periodStartOf(decoded({ short: '2H', elapsed }), now);
      const match = aFeedMatch({ status_id: MatchStatus.SecondHalf, match_time: KICK_OFF, period_start: start });
      expect(clockLabel(asMatch(match), now)).toBe(String(elapsed));
    }),
  );
});

import fc from 'fast-check';
import { MatchStatus } from 'shared-kernel/entities/matchStatus';
import { compareByTime } from './matchOrder';

const NOW = 1_000_000;
const HOUR = 3600;
const at = (hours: number, status_id: number = MatchStatus.NotStarted) => ({
  match_time: NOW + hours * HOUR,
  status_id,
});

it('live matches, those to come, those of the past', () => {
  const inOrder = [
    at(-2, MatchStatus.SecondHalf),
    at(-1, MatchStatus.FirstHalf),
    at(-0.5),
    at(1),
    at(2, MatchStatus.Delayed),
    at(48),
    at(-2, MatchStatus.Ended),
    at(-4),
    at(-30, MatchStatus.Cancelled),
    at(-48, MatchStatus.Ended),
  ];
  expect([...inOrder].reverse().sort((one, other) => compareByTime(one, other, NOW))).toEqual(inOrder);
});

it('any two matches have one order, and of three the first goes before the last', () => {
  const match = fc.record({
    match_time: fc.integer({ min: NOW - 90 * HOUR, max: NOW + 90 * HOUR }),
    status_id: fc.constantFrom(...Object.values(MatchStatus)),
  });
  fc.assert(
    fc.property(match, match, match, (...all) => {
      const [one, two, three] = all.sort((first, second) => compareByTime(first, second, NOW));
      if (!one || !two || !three) throw new Error('Expected three matches');
      expect(compareByTime(one, three, NOW)).toBeLessThanOrEqual(0);
      expect(Math.sign(compareByTime(one, two, NOW)) + Math.sign(compareByTime(two, one, NOW))).toBe(0);
    }),
  );
});

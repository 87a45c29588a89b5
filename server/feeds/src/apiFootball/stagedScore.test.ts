import { stagedScore } from './stagedScore';
import { AWAY, decoded, HOME, sampleEvent } from './testing/sampleFixture';

const pair = (home: unknown, away: unknown) => ({ home, away });

it.each<[string, Parameters<typeof decoded>[0], object]>([
  ['before the match', {}, {}],
  ['an end before the result is in', { short: 'FT', score: { halftime: pair(2, 1) } }, { halfTime: pair(2, 1) }],
  ['an awarded result without figures', { short: 'AWD' }, {}],
  ['a missing half-time score', { short: '2H', goals: pair(1, 0) }, { regular: pair(1, 0) }],
  [
    'extra time, where both the score after 90 minutes and its own goals are missing',
    { short: 'AET', goals: pair(2, 1) },
    { regular: pair(2, 1) },
  ],
  [
    'an ended shoot-out without kicks',
    { short: 'PEN', goals: pair(1, 1), score: { fulltime: pair(1, 1) } },
    { regular: pair(1, 1) },
  ],
  [
    'a shoot-out whose kicks only the list has',
    {
      short: 'PEN',
      goals: pair(1, 1),
      score: { fulltime: pair(1, 1) },
      events: [sampleEvent('Goal', 'Penalty', { comments: 'Penalty Shootout', time: { elapsed: 120, extra: 1 } })],
    },
    { regular: pair(1, 1), shootout: pair(1, 0) },
  ],
  ...[pair(null, null), pair(4, null)].map((penalty): [string, Parameters<typeof decoded>[0], object] => [
    'an ended shoot-out with a winner and no kicks',
    {
      short: 'PEN',
      goals: pair(1, 1),
      score: { fulltime: pair(1, 1), penalty },
      teams: { home: { ...HOME, winner: false }, away: { ...AWAY, winner: true } },
    },
    { regular: pair(1, 1), winner: 'away' },
  ]),
  [
    'a winner of anything else',
    { short: 'FT', goals: pair(2, 1), teams: { home: { ...HOME, winner: true }, away: { ...AWAY, winner: false } } },
    { regular: pair(2, 1) },
  ],
  ['a shoot-out that has just begun', { short: 'P', goals: pair(1, 1) }, { regular: pair(1, 1), shootout: pair(0, 0) }],
  [
    'in the first half the running score is that of the half',
    { short: '1H', goals: pair(1, 0) },
    { regular: pair(1, 0), halfTime: pair(1, 0) },
  ],
  [
    'in the second half',
    { short: '2H', goals: pair(1, 1), score: { halftime: pair(1, 0) } },
    { regular: pair(1, 1), halfTime: pair(1, 0) },
  ],
  [
    'a score in play that is behind the half-time score',
    { short: '2H', goals: pair(0, 2), score: { halftime: pair(1, 0) } },
    { regular: pair(1, 2), halfTime: pair(1, 0) },
  ],
  [
    'at the end nobody knows which of the two is wrong',
    { short: 'FT', goals: pair(0, 0), score: { halftime: pair(1, 0) } },
    { regular: pair(0, 0), halfTime: pair(1, 0) },
  ],
  ['after 90 minutes', { short: 'FT', goals: pair(2, 1), score: { fulltime: pair(2, 1) } }, { regular: pair(2, 1) }],
  [
    'in extra time the total grows, the score after 90 minutes stays',
    { short: 'ET', goals: pair(2, 1), score: { fulltime: pair(1, 1), extratime: pair(1, 0) } },
    { regular: pair(1, 1), extraTime: pair(2, 1) },
  ],
  [
    'an extra time that is filled by half',
    { short: 'AET', goals: pair(2, 1), score: { fulltime: pair(1, 1), extratime: pair(1, null) } },
    { regular: pair(1, 1), extraTime: pair(2, 1) },
  ],
  [
    'a total below the score after 90 minutes is none',
    { short: 'AET', goals: pair(0, 1), score: { fulltime: pair(1, 1), extratime: pair(0, 0) } },
    { regular: pair(1, 1), extraTime: pair(1, 1) },
  ],
  [
    'a shoot-out after extra time',
    {
      short: 'PEN',
      goals: pair(3, 3),
      score: { fulltime: pair(2, 2), extratime: pair(1, 1), penalty: pair(4, 2) },
    },
    { regular: pair(2, 2), extraTime: pair(3, 3), shootout: pair(4, 2) },
  ],
  [
    'a shoot-out with an extra time that only the total shows',
    { short: 'P', goals: pair(3, 3), score: { fulltime: pair(2, 2), extratime: pair(1, null), penalty: pair(1, 0) } },
    { regular: pair(2, 2), extraTime: pair(3, 3), shootout: pair(1, 0) },
  ],
  [
    'a shoot-out right after 90 minutes',
    { short: 'PEN', goals: pair(1, 1), score: { fulltime: pair(1, 1), penalty: pair(5, 4) } },
    { regular: pair(1, 1), shootout: pair(5, 4) },
  ],
  ['a result at the green table', { short: 'AWD', goals: pair(3, 0) }, { regular: pair(3, 0) }],
])('%s', (_, given, score) => {
  expect(stagedScore(decoded(given))).toEqual(score);
});

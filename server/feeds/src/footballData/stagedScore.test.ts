import { mainScore, shootoutScore } from 'shared-kernel/rules/score';
import { toFeedMatch } from './feedMatch';
import { stagedScore } from './stagedScore';
import { decoded } from './testing/sampleMatch';

const pair = (home: number, away: number) => ({ home, away });
const NONE = { home: null, away: null };

it.each([
  ['nothing yet', {}, { regular: pair(0, 0) }],
  ['a running score', { fullTime: pair(1, 0) }, { regular: pair(1, 0) }],
  ['an ordinary end', { fullTime: pair(2, 1), halfTime: pair(1, 1) }, { halfTime: pair(1, 1), regular: pair(2, 1) }],
  [
    'extra time',
    {
      duration: 'EXTRA_TIME',
      fullTime: pair(3, 2),
      halfTime: pair(0, 1),
      regularTime: pair(2, 2),
      extraTime: pair(1, 0),
    },
    { halfTime: pair(0, 1), regular: pair(2, 2), extraTime: pair(3, 2) },
  ],
  [
    'extra time, where the 90 minutes are not told',
    { duration: 'EXTRA_TIME', fullTime: pair(3, 2), extraTime: pair(1, 0) },
    { regular: pair(2, 2), extraTime: pair(3, 2) },
  ],
  [
    'a shoot-out after extra time: fullTime holds everything added up',
    {
      ...{ duration: 'PENALTY_SHOOTOUT', fullTime: pair(7, 5), halfTime: pair(2, 0) },
      ...{ regularTime: pair(2, 2), extraTime: pair(1, 1), penalties: pair(4, 2) },
    },
    { halfTime: pair(2, 0), regular: pair(2, 2), extraTime: pair(3, 3), shootout: pair(4, 2) },
  ],
  [
    'the same without the 90 minutes',
    { duration: 'PENALTY_SHOOTOUT', fullTime: pair(7, 5), extraTime: pair(1, 1), penalties: pair(4, 2) },
    { regular: pair(2, 2), extraTime: pair(3, 3), shootout: pair(4, 2) },
  ],
  [
    'a shoot-out straight after the 90 minutes',
    { duration: 'PENALTY_SHOOTOUT', fullTime: pair(5, 4), extraTime: NONE, penalties: pair(4, 3) },
    { regular: pair(1, 1), shootout: pair(4, 3) },
  ],
  [
    'a shoot-out that has just begun',
    { duration: 'PENALTY_SHOOTOUT', fullTime: pair(1, 1), regularTime: pair(1, 1), extraTime: pair(0, 0) },
    { regular: pair(1, 1), extraTime: pair(1, 1), shootout: pair(0, 0) },
  ],
])('%s', (_, score, stages) => {
  expect(stagedScore(decoded({ score }))).toEqual(stages);
});

it('never adds a shoot-out to what the board shows', () => {
  const score = { duration: 'PENALTY_SHOOTOUT', fullTime: pair(7, 5), extraTime: pair(1, 1), penalties: pair(4, 2) };
  const match = toFeedMatch(decoded({ status: 'FINISHED', score }), new Set(), new Map());
  expect(mainScore(match)).toEqual(pair(3, 3));
  expect(shootoutScore(match)).toEqual(pair(4, 2));
});

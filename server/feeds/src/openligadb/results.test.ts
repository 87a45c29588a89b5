import { scoreOf } from './results';
import { decoded, type Goal, type Result } from './testing/sampleMatch';

const SHOOTOUT: readonly Goal[] = [
  { score: [1, 1], minute: 30 },
  { score: [2, 1], minute: null, comment: 'Elfmeterschießen' },
  { score: [2, 2], minute: null, comment: 'Elfmeterschiessen' },
  { score: [3, 2], minute: null, comment: 'Elfmeterschießen' },
];

const pair = (home: number, away: number) => ({ home, away });

it.each<[string, { results?: readonly Result[]; goals?: readonly Goal[] }, object]>([
  ['nothing yet', {}, { regular: pair(0, 0) }],
  [
    'goals without results while it is on',
    { goals: [{ score: [1, 1] }, { score: [1, 0] }] },
    { regular: pair(1, 1), halfTime: undefined },
  ],
  [
    'kinds of results',
    {
      results: [
        { kind: 'HalfTime', score: [1, 0] },
        { kind: 'After90Minutes', score: [3, 2] },
      ],
    },
    { halfTime: pair(1, 0), regular: pair(3, 2), extraTime: undefined, shootout: undefined },
  ],
  [
    'names of results where there are no kinds',
    {
      results: [
        { name: 'Halbzeitergebnis', score: [0, 1] },
        { name: 'Endergebnis', score: [2, 1] },
      ],
    },
    { halfTime: pair(0, 1), regular: pair(2, 1) },
  ],
  [
    'the 90 minutes before an end that means something later',
    {
      results: [
        { name: 'Endergebnis', kind: 'Unknown', score: [5, 4] },
        { name: 'nach 90 Minuten', kind: 'Unknown', score: [1, 1] },
        { name: 'nach Verlängerung', kind: 'AfterExtraTime', score: [1, 1] },
        { name: 'nach Elfmeterschießen', kind: 'AfterPenalties', score: [5, 4] },
      ],
    },
    { regular: pair(1, 1), extraTime: pair(1, 1), shootout: pair(4, 3) },
  ],
  [
    'extra time, with the 90 minutes in it',
    {
      results: [
        { kind: 'After90Minutes', score: [1, 1] },
        { kind: 'AfterExtraTime', score: [1, 2] },
      ],
    },
    { regular: pair(1, 1), extraTime: pair(1, 2), shootout: undefined },
  ],
  [
    'an extra time that cannot have been',
    {
      results: [
        { kind: 'After90Minutes', score: [1, 2] },
        { name: 'Nachspielzeit', kind: 'Unknown', score: [1, 2] },
      ],
    },
    { regular: pair(1, 2), extraTime: undefined },
  ],
  [
    'kicks written alone',
    {
      results: [
        { kind: 'After90Minutes', score: [3, 3] },
        { kind: 'AfterPenalties', score: [4, 2] },
      ],
    },
    { regular: pair(3, 3), shootout: pair(4, 2) },
  ],
  [
    'a shoot-out that stands among the goals only',
    { results: [{ kind: 'After90Minutes', score: [1, 1] }], goals: SHOOTOUT },
    { regular: pair(1, 1), extraTime: undefined, shootout: pair(2, 1) },
  ],
  ['a shoot-out under way, before any result', { goals: SHOOTOUT }, { regular: pair(1, 1), shootout: pair(2, 1) }],
  ['a result of an unknown name', { results: [{ name: 'Pausentee', score: [9, 9] }] }, { regular: pair(0, 0) }],
])('%s', (_, sample, score) => {
  expect(scoreOf(decoded(sample))).toMatchObject(score);
});

import fc from 'fast-check';
import { scoreOf } from './results';
import { decoded, type Goal, KICK_OFF, type Result } from './testing/sampleMatch';

const SHOOTOUT: readonly Goal[] = [
  { score: [1, 1], minute: 30 },
  { score: [2, 1], minute: null, comment: 'Elfmeterschießen' },
  { score: [2, 2], minute: null, comment: 'Elfmeterschiessen' },
  { score: [3, 2], minute: null, comment: 'Elfmeterschießen' },
];

/** The last of them decided the match; somebody took a penalty of open play for a kick. */
const MISTAKEN: readonly Goal[] = [
  { score: [1, 2], minute: 68, comment: 'Elfmeterschießen' },
  { score: [1, 1], minute: 40 },
  { score: [0, 1], minute: 12 },
];

const pair = (home: number, away: number) => ({ home, away });

it.each<[string, { isFinished?: boolean; results?: readonly Result[]; goals?: readonly Goal[] }, object]>([
  ['nothing yet', {}, { regular: undefined, halfTime: undefined }],
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
  ['a result of an unknown name', { results: [{ name: 'Pausentee', score: [9, 9] }] }, { regular: undefined }],
  [
    'fewer goals than at half-time: the list is behind',
    { results: [{ kind: 'HalfTime', score: [2, 1] }], goals: [{ score: [1, 0] }] },
    { halfTime: pair(2, 1), regular: undefined },
  ],
  [
    'a half-time score above that of the 90 minutes while it is on',
    {
      results: [
        { kind: 'HalfTime', score: [2, 1] },
        { name: 'Endergebnis', score: [1, 2] },
      ],
    },
    { halfTime: pair(2, 1), regular: pair(2, 2) },
  ],
  [
    'a half-time score above that of the 90 minutes once it has ended',
    {
      isFinished: true,
      results: [
        { kind: 'HalfTime', score: [2, 1] },
        { kind: 'After90Minutes', score: [1, 1] },
      ],
    },
    { halfTime: undefined, regular: pair(1, 1) },
  ],
  [
    'an earlier result that was left standing',
    {
      results: [
        { kind: 'After90Minutes', score: [2, 1] },
        { kind: 'After90Minutes', score: [1, 1] },
      ],
    },
    { regular: pair(2, 1) },
  ],
  [
    'a comment on a goal that decided the match',
    { results: [{ kind: 'After90Minutes', score: [1, 2] }], goals: MISTAKEN },
    { regular: pair(1, 2), extraTime: undefined, shootout: undefined },
  ],
  [
    'kicks of a match that was not level, while it is on',
    {
      results: [
        { kind: 'After90Minutes', score: [2, 1] },
        { kind: 'AfterPenalties', score: [5, 4] },
      ],
    },
    { regular: pair(2, 1), shootout: undefined },
  ],
  [
    'kicks of the second leg of a tie, once it has ended',
    {
      isFinished: true,
      results: [
        { kind: 'After90Minutes', score: [2, 1] },
        { kind: 'AfterPenalties', score: [6, 4] },
      ],
    },
    { regular: pair(2, 1), shootout: pair(4, 3) },
  ],
])('%s', (_, sample, score) => {
  expect(scoreOf(decoded(sample), KICK_OFF + 150 * 60).score).toMatchObject(score);
});

it.each([
  ['a comment', { goals: MISTAKEN }],
  ['a result of a shoot-out', { goals: MISTAKEN, results: [{ kind: 'AfterPenalties', score: [1, 2] }] }],
  ['a result after extra time', { goals: MISTAKEN, results: [{ kind: 'AfterExtraTime', score: [1, 2] }] }],
] as const)('%s before two halves can be over is an editor’s mistake: the goal counts', (_, sample) => {
  const { score, goals } = scoreOf(decoded(sample), KICK_OFF + 70 * 60);
  expect(score).toEqual({ halfTime: undefined, regular: pair(1, 2), extraTime: undefined, shootout: undefined });
  expect([goals.inPlay.length, goals.kicks.length]).toEqual([3, 0]);
});

const ENTERED = 'Elfmeterschießen';

/** A goal that somebody marked as a kick, without its minute. */
const UNDATED: readonly Goal[] = [
  { score: [0, 1], minute: 12 },
  { score: [1, 1], minute: 40 },
  { score: [1, 2], minute: null, comment: ENTERED },
];

const WITHIN_90: readonly Goal[] = [
  ...MISTAKEN,
  { score: [2, 2], minute: 80, comment: ENTERED },
  { score: [2, 3], minute: 89, comment: ENTERED },
];

it.each<[string, readonly Goal[], number, boolean, object]>([
  ['a goal with its minute, two hours after the kick-off', MISTAKEN, 124, false, pair(1, 2)],
  ['a goal with its minute, however late', MISTAKEN, 150, false, pair(1, 2)],
  ['several goals with their minutes', WITHIN_90, 150, false, pair(2, 3)],
  ['a goal without its minute in long added time', UNDATED, 124, false, pair(1, 2)],
  ['a goal without its minute, of a match that has ended', UNDATED, 1440, true, pair(1, 2)],
])('%s is no kick', (_, goals, minutes, isFinished, regular) => {
  const results: readonly Result[] = [{ kind: 'HalfTime', score: [1, 1] }];
  expect(scoreOf(decoded({ goals, results, isFinished }), KICK_OFF + minutes * 60).score).toEqual({
    halfTime: pair(1, 1),
    regular,
    extraTime: undefined,
    shootout: undefined,
  });
});

it.each([
  ['straight after the 90 minutes', 115, false],
  ['of a match that has ended', 1440, true],
])('several kicks without minutes are a shoot-out %s', (_, minutes, isFinished) => {
  const { score } = scoreOf(decoded({ goals: SHOOTOUT, isFinished }), KICK_OFF + minutes * 60);
  expect(score).toMatchObject({ regular: pair(1, 1), shootout: pair(2, 1) });
});

it('does not depend on the order of rows', () => {
  const results: Result[] = [
    { kind: 'HalfTime', score: [1, 0] },
    { kind: 'After90Minutes', score: [1, 1] },
    { name: 'Endergebnis', score: [2, 1] },
    { kind: 'After90Minutes', score: [0, 1] },
  ];
  const rows = <T>(all: readonly T[]) => fc.shuffledSubarray([...all], { minLength: all.length });
  fc.assert(
    fc.property(rows(results), rows([...SHOOTOUT, ...MISTAKEN]), fc.nat(200), (shuffled, goals, minutes) => {
      const now = KICK_OFF + minutes * 60;
      expect(scoreOf(decoded({ results: shuffled, goals }), now).score).toEqual(
        scoreOf(decoded({ results, goals: [...SHOOTOUT, ...MISTAKEN] }), now).score,
      );
      expect(scoreOf(decoded({ goals }), now).score).toEqual(
        scoreOf(decoded({ goals: [...SHOOTOUT, ...MISTAKEN] }), now).score,
      );
    }),
  );
});

import { decodeChanges, decodeFollowAnswer } from './lanes';

const reported = (frame: unknown) => {
  const errors: string[] = [];
  const changes = decodeChanges(frame, (error) => errors.push(error.message));
  return { changes, errors };
};

const SCORE = [2, [1, 0, 0, 0, 3], [0, 0, 0, 0, 1], 1_670_612_400];

it('reads changes of both lanes, and removals', () => {
  const { changes, errors } = reported({
    upTo: { football: 9, prices: 8 },
    entries: [
      [
        1,
        'football',
        3,
        9,
        { score: SCORE, incidents: { from: 1, add: [{ type: 1, time: 5 }] }, listing: [0, 12, true] },
      ],
      ['m-2', 'prices', 2, 8, { odds: '1!2', stats: [[101, 60, 3, 1, 0]] }],
      [3, null, null, 7, null],
    ],
  });
  expect(errors).toEqual([]);
  expect(changes.upTo).toEqual({ football: 9, prices: 8 });
  expect(changes.entries).toMatchObject([
    {
      id: 1,
      lane: 'football',
      base: 3,
      version: 9,
      score: {
        state: { period: 'firstHalf' },
        score: { home: { regular: 1, corners: 3 } },
        period_start: 1_670_612_400,
      },
      incidents: { from: 1, add: [{ type: 1 }] },
      listing: [0, 12, true],
    },
    { id: 'm-2', lane: 'prices', odds: '1!2', stats: [{ team_id: 101, ball_possession: 60, shots_on_target: 3 }] },
    { id: 3, lane: undefined, version: 7 },
  ]);
});

it.each([
  ['a price of null', { odds: null, stats: [[101, 60, 3, 1, 0]] }, 'odds', []],
  ['a number for a price', { odds: 7 }, 'odds', ['At Changes.odds: expected a text, got 7']],
  [
    'a score with a status nobody knows',
    { score: [99, [1], [0], 0] },
    'score',
    ['At Changes.score.0: expected a match status'],
  ],
  [
    'a score without a figure',
    { score: [2, ['x'], [0], 0] },
    'score',
    ['At Changes.score: expected a number, got "x"'],
  ],
  ['half a listing', { listing: [3] }, 'listing', [/^At Changes\.listing/]],
  ['incidents from nowhere', { incidents: { from: -1, add: [] } }, 'incidents', [/^At Changes\.incidents/]],
])('leaves %s out alone', (_, parts, field, expected) => {
  const { changes, errors } = reported({ upTo: {}, entries: [[1, 'football', 1, 2, { ...parts, match_time: 5 }]] });
  expect(changes.entries).toMatchObject([{ [field]: undefined, match_time: 5, version: 2 }]);
  expect(errors).toEqual(expected.map((text) => expect.stringMatching(text)));
});

it('reads past a part that a later server sends', () => {
  const { changes, errors } = reported({
    upTo: {},
    entries: [[1, 'football', 1, 2, { weather: 'rain', match_time: 5 }]],
  });
  expect([changes.entries.length, changes.entries[0], errors]).toMatchObject([1, { match_time: 5, version: 2 }, []]);
});

it('leaves an entry that says nothing out alone', () => {
  const sound = [1, 'prices', 1, 2, { odds: '' }];
  const odd = [[], [1, 'weather', 1, 2, {}], [1, 'football', 'x', 2, {}], [1, null, null, 0, null], 'x', null];
  const { changes, errors } = reported({ upTo: { football: 'x' }, entries: [...odd, sound] });
  expect(changes.entries).toHaveLength(1);
  expect(changes.upTo).toEqual({ football: undefined, prices: undefined });
  expect(errors).toHaveLength(odd.length + 1);
});

it.each([null, '{}', [], {}, { upTo: {} }, { entries: [] }])('refuses %j as a frame', (frame) => {
  expect(() => reported(frame)).toThrow('Changes');
});

it.each([undefined, {}, { isComplete: 'yes' }])('refuses %j as an answer', (answer) => {
  expect(() => decodeFollowAnswer(answer)).toThrow('Follow');
});

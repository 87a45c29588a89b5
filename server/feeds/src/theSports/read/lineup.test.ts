import fc from 'fast-check';
import { readLineup } from './lineup';

const player = (name: string, given: object = {}) => ({
  id: name,
  name,
  first: 1,
  shirt_number: 5,
  position: 'M',
  ...given,
});

function read(home: unknown, given: object = {}) {
  const reports: string[] = [];
  const results = { confirmed: 1, home_formation: '', lineup: { home }, ...given };
  return { lineup: readLineup(results, (error) => void reports.push(error.message)), reports };
}

const gridsOf = (home: unknown, formation: unknown) =>
  read(home, { home_formation: formation }).lineup?.home?.team.starters.map(({ name, grid }) => [name, grid]);

it('places players by lines from the goal and from the team’s left, whose coordinates begin at its right', () => {
  const players = [
    player('forward', { x: 50, y: 80 }),
    player('right', { x: 20, y: 30 }),
    player('left', { x: 80, y: 30 }),
    player('keeper', { x: 50, y: 8 }),
  ];
  const places = [
    ['forward', [3, 1]],
    ['right', [2, 2]],
    ['left', [2, 1]],
    ['keeper', [1, 1]],
  ];
  expect(gridsOf(players, '')).toEqual(places);
  expect(gridsOf(players, '2-1')).toEqual(places);
});

it('players of a line who do not stand on one height are one line by the formation', () => {
  const players = [
    player('keeper', { x: 50, y: 8 }),
    player('one', { x: 80, y: 30 }),
    player('two', { x: 20, y: 34 }),
    player('three', { x: 50, y: 70 }),
  ];
  expect(gridsOf(players, '2-1')?.map(([, grid]) => grid)).toEqual([
    [1, 1],
    [2, 1],
    [2, 2],
    [3, 1],
  ]);
});

it('there are no places and no formation without coordinates of all players', () => {
  const { lineup } = read([player('one', { x: 50, y: 8 }), player('two', { x: 0, y: 0 })], { home_formation: '1' });
  expect(lineup?.home?.team).toMatchObject({
    formation: undefined,
    starters: [{ grid: undefined }, { grid: undefined }],
  });
});

it('those who do not start are the bench', () => {
  const { lineup } = read({
    0: player('starts'),
    1: player('waits', { first: '0' }),
    2: player('waits too', { first: null }),
  });
  expect(lineup?.home?.team.starters.map(({ name }) => name)).toEqual(['starts']);
  expect(lineup?.home?.team.bench.map(({ name }) => name)).toEqual(['waits', 'waits too']);
});

it.each([
  ['nothing', {}],
  ['an empty list', []],
  ['no players', { lineup: { home: [], away: [] } }],
  ['players without a start', { lineup: { home: [player('a', { first: 0 })] } }],
  ['a text', 'soon'],
])('%s is no line-up', (_, results) => {
  expect(readLineup(results, () => {})).toBeUndefined();
});

it.each([
  ['a shirt that is not known', { shirt_number: 0 }, { number: undefined }],
  ['a number as a text', { shirt_number: '10' }, { number: 10 }],
  ['an unknown position', { position: '' }, { position: undefined }],
  ['an odd id', { id: 'ä ö' }, { id: undefined }],
])('%s costs that alone', (_, odd, expected) => {
  const { lineup } = read([player('one', odd)]);
  expect(lineup?.home?.team.starters).toMatchObject([{ name: 'one', ...expected }]);
});

it.each([
  [1, true],
  ['1', true],
  [0, false],
  [undefined, false],
  ['maybe', false],
])('`confirmed` %j: %s', (confirmed, isConfirmed) => {
  expect(read([player('one')], { confirmed }).lineup?.isConfirmed).toBe(isConfirmed);
});

it('a coach is known by a sound id alone', () => {
  const coachOf = (coach_id: unknown) => read([player('one')], { coach_id }).lineup?.home?.coach;
  expect([{ home: 'k1' }, { home: '' }, { home: 7 }, [], 'k1', null].map(coachOf)).toEqual([
    'k1',
    undefined,
    '7',
    undefined,
    undefined,
    undefined,
  ]);
});

it('nothing is thrown, whatever JSON comes', () => {
  const side = fc.oneof(fc.jsonValue(), fc.constant([player('one')]));
  fc.assert(
    fc.property(side, fc.jsonValue(), (home, rest) => {
      read(home, { home_formation: rest, coach_id: rest });
      readLineup(rest, () => {});
    }),
  );
});

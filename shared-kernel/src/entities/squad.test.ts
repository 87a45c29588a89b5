import { decode } from '../decode/decode';
import { squadSchema } from './squad';

const player = (given: object = {}) => ({ id: 7, name: 'Quang Hải', number: 19, position: 'M', ...given });

/** What is read of a squad, and the fields that were left out. */
function read(given: object) {
  const leftOut: string[] = [];
  const report = (error: Error) => void leftOut.push(/At squad\.([\w.*]+)/.exec(error.message)?.[1] ?? error.message);
  return { ...decode(squadSchema, { team_id: 101, players: [player()], ...given }, 'squad', report), leftOut };
}

test('a squad is read whole', () => {
  expect(read({ coach: 'Kim Sang-sik', seen_in: 4 })).toEqual({
    team_id: 101,
    coach: 'Kim Sang-sik',
    players: [player()],
    seen_in: 4,
    leftOut: [],
  });
});

test('a player without a name is left out, and one who stands there twice stands there once', () => {
  const { players, leftOut } = read({ players: [player(), player({ number: 10 }), player({ id: 8, name: ' ' })] });
  expect(players).toEqual([player()]);
  expect(leftOut).toHaveLength(2);
});

test('two players with one shirt, and players without shirts, are all there', () => {
  const players = [
    player(),
    player({ id: 8 }),
    player({ id: 9, number: undefined }),
    player({ id: null, number: null }),
  ];
  expect(read({ players }).players.map(({ number }) => number)).toEqual([19, 19, undefined, undefined]);
});

test.each([[[]], [Array.from({ length: 100 }, (_, index) => player({ id: index + 1 }))]])(
  'no players, or more than a club has, are no squad',
  (players) => {
    expect(() => read({ players })).toThrow('At squad.players');
  },
);

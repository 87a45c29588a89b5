import { decode } from 'shared-kernel/decode/decode';
import { seasonTableSchema, standingRows } from './standings';

const row = (team_id: string, position: number) => ({
  team_id,
  position,
  points: 9 - position,
  total: 3,
  won: 2,
  draw: 1,
  loss: 0,
  goals: 5,
  goals_against: 2,
});
const numbers: Record<string, number> = { a: 1, b: 2 };
const rowsOf = (tables: unknown) => standingRows(decode(seasonTableSchema, { tables }), (team) => numbers[team]);

it('lists the leader first, and leaves an unknown team out', () => {
  const rows = rowsOf([{ group: 0, rows: [row('b', 2), row('a', 1), row('z', 3)] }]);
  expect(rows).toMatchObject([
    { team_id: 1, played: 3, won: 2, drawn: 1, lost: 0, goals_for: 5, goals_against: 2, points: 8, form: [] },
    { team_id: 2 },
  ]);
});

it.each([
  ['groups', [{ group: 1, rows: [] }]],
  ['several tables', [{ rows: [] }, { rows: [] }]],
  ['no table', []],
])('has no list for %s', (_, tables) => {
  expect(rowsOf(tables)).toBeUndefined();
});

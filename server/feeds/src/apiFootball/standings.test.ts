import { decodeStandings } from './standings';

const row = (rank: number, id: number, given = {}) => ({
  rank,
  team: { id, name: 'a club', logo: null },
  points: 7,
  goalsDiff: 2,
  group: 'V.League 1',
  form: 'LWDWW',
  status: 'same',
  description: null,
  update: '2025-06-19T00:00:00+00:00',
  all: { played: 4, win: 2, draw: 1, lose: 1, goals: { for: 6, against: 4 } },
  ...given,
});
const answer = (...standings: unknown[]) => [{ league: { id: 340, name: 'V.League 1', season: 2025, standings } }];
const noop = () => {};

it('has the leader first, and the newest result of a form last', () => {
  expect(decodeStandings(answer([row(2, 602), row(1, 601)]), noop)).toMatchObject({
    competition_id: 340,
    rows: [
      {
        team_id: 601,
        played: 4,
        won: 2,
        drawn: 1,
        lost: 1,
        goals_for: 6,
        goals_against: 4,
        points: 7,
        form: ['W', 'W', 'D', 'W', 'L'],
      },
      { team_id: 602 },
    ],
  });
});

it('is read without a form, and without a row that is none', () => {
  const table = decodeStandings(answer([row(1, 601, { form: null }), { rank: 2 }, row(3, 603)]), noop);
  expect(table?.rows).toMatchObject([{ team_id: 601, form: [] }, { team_id: 603 }]);
});

it('a row has what its place is good for, where the vendor says it in words', () => {
  const given = [{ description: 'Relegation' }, { description: null }, { description: 3 }];
  const table = decodeStandings(answer(given.map((one, index) => row(index + 1, 601 + index, one))), noop);
  expect(table?.rows.map(({ zone }) => zone)).toEqual(['Relegation', undefined, undefined]);
});

it.each([
  ['in groups', answer([row(1, 601)], [row(1, 602)])],
  ['without a table', answer()],
  ['without an answer', []],
])('there is no table of a league %s', (_, response) => {
  expect(decodeStandings(response, noop)).toBeUndefined();
});

it('says where an answer is not as documented', () => {
  expect(() => decodeStandings({ 0: 1 }, noop)).toThrow('At response: expected a list, got an object');
});

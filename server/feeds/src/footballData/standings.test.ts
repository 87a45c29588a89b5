import { decodeStandings } from './standings';

const table = [
  {
    position: 1,
    team: { id: 66, name: 'Moor Park Rovers FC' },
    playedGames: 4,
    form: 'W,L,D,W',
    won: 2,
    draw: 1,
    lost: 1,
    points: 7,
    goalsFor: 6,
    goalsAgainst: 4,
    goalDifference: 2,
  },
];
const answer = (...types: string[]) => ({
  competition: { id: 2021 },
  standings: types.map((type) => ({ type, table })),
});

it('reads the table of all matches', () => {
  expect(decodeStandings(answer('TOTAL', 'HOME', 'AWAY'))).toEqual({
    competition_id: 2021,
    rows: [
      {
        team_id: 66,
        played: 4,
        won: 2,
        drawn: 1,
        lost: 1,
        goals_for: 6,
        goals_against: 4,
        points: 7,
        form: ['W', 'L', 'D', 'W'],
      },
    ],
  });
});

it('has none of a competition that is played in groups', () => {
  expect(decodeStandings(answer('TOTAL', 'TOTAL'))).toBeUndefined();
});

it('says where an answer is not as documented', () => {
  expect(() => decodeStandings({ standings: [] })).toThrow('At standings.competition: expected a value, got nothing');
});

it('reads words and letters whatever their case', () => {
  const rows = [{ ...table[0], form: 'w,l, d' }];
  const answer = { competition: { id: 2021 }, standings: [{ type: 'Total', table: rows }] };
  expect(decodeStandings(answer)?.rows).toMatchObject([{ form: ['W', 'L', 'D'] }]);
});

import { decodeTablesOfTeams } from './standingGroups';

const row = (id: number, group: unknown) => ({ rank: 1, team: { id, name: 'a team', logo: null }, group });
const answer = (...standings: unknown[]) => [{ league: { id: 1, name: 'World Cup', season: 2026, standings } }];

const read = (response: unknown) => {
  const reports: string[] = [];
  const tables = decodeTablesOfTeams(response, (error) => void reports.push(error.message));
  return { tables: [...tables].map(([team, names]) => [team, ...names]), reports: reports.length };
};

test('teams have the tables that they stand in', () => {
  expect(read(answer([row(1, 'Group A'), row(2, 'Group A')], [row(1, 'Ranking of third-placed teams')]))).toEqual({
    tables: [
      [1, 'Group A', 'Ranking of third-placed teams'],
      [2, 'Group A'],
    ],
    reports: 0,
  });
});

test.each([7, null, {}, ['Group A']])(
  'a group that is %j costs that row alone, and its figures cost nothing',
  (odd) => {
    const { tables } = read(answer([{ ...row(1, 'Group A'), rank: 'first' }, row(2, odd), { team: 'none' }]));
    expect(tables).toEqual([[1, 'Group A']]);
  },
);

test.each([[[]], [answer()]])('%j has none', (response) => {
  expect(read(response).tables).toEqual([]);
});

test('says where an answer is not as documented', () => {
  expect(() => read({ 0: 1 })).toThrow('At response: expected a list, got an object');
});

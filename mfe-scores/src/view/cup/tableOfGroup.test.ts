import i18next from 'i18next';
import type { Cup } from 'shared-kernel/entities/cup';
import type { SeasonTables } from 'shared-kernel/entities/seasonTables';
import { tableOfTeams } from './tableOfGroup';

beforeAll(() => i18next.init({ lng: 'vi', resources: {} }));

const group = (name: string, phase: 'first' | 'second', ...teams: number[]) => ({
  ...{ name, phase },
  rows: teams.map((team_id) => ({ team_id })),
});
const cup = {
  ...{ name: 'Cúp', teams: [], criteria: [], matches: 6, goals: 9, named_goals: 9 },
  groups: [group('A', 'first', 1, 2), group('B', 'first', 3, 4), group('A', 'second', 1, 3)],
} as unknown as Cup;
const teamsOf = (tables: SeasonTables | undefined) => tables?.total.map(({ team_id }) => team_id);
const tableFor = (home: number, away: number) => teamsOf(tableOfTeams({ tables: undefined, cup }, [home, away]));

it('a match has the table of the last group that both teams stand in', () => {
  expect(tableFor(2, 1)).toEqual([1, 2]);
  expect(tableFor(1, 3)).toEqual([1, 3]);
});

it('or that of the home team, and that of a league before any', () => {
  expect(tableFor(1, 4)).toEqual([1, 3]);
  expect(tableFor(9, 1)).toBeUndefined();
  const tables = { total: [{ team_id: 7 }] } as SeasonTables;
  expect(teamsOf(tableOfTeams({ tables, cup }, [1, 2]))).toEqual([7]);
});

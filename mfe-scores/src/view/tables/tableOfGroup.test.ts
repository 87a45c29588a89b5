import i18next from 'i18next';
import type { Cup } from 'shared-kernel/entities/cup';
import { groupHeading, groupsOfTeams, tableOfGroup } from './tableOfGroup';

beforeAll(() => i18next.init({ lng: 'vi', resources: {} }));

const group = (name: string, phase: 'first' | 'second', ...teams: number[]) => ({
  name,
  phase,
  rows: teams.map((team_id) => ({ team_id })),
});
const cup = {
  name: 'Cúp',
  teams: [],
  criteria: [],
  matches: 6,
  goals: 9,
  named_goals: 9,
  groups: [group('A', 'first', 1, 2), group('B', 'first', 3, 4), group('A', 'second', 1, 3)],
} as unknown as Cup;
const groupsFor = (...teams: number[]) =>
  groupsOfTeams(cup, teams).map(({ rows }) => rows.map(({ team_id }) => team_id));

it('a match has the last group that both teams stand in', () => {
  expect(groupsFor(2, 1)).toEqual([[1, 2]]);
  expect(groupsFor(1, 3)).toEqual([[1, 3]]);
});

it('or the last one of each, the home team’s first', () => {
  expect(groupsFor(4, 1)).toEqual([
    [3, 4],
    [1, 3],
  ]);
  expect(groupsFor(1, 4)).toEqual([
    [1, 3],
    [3, 4],
  ]);
});

it('or that of the only team in a group, and none where neither is in one', () => {
  expect(groupsFor(9, 1)).toEqual([[1, 3]]);
  expect(groupsFor(1, 9)).toEqual([[1, 3]]);
  expect(groupsFor(8, 9)).toEqual([]);
  expect(groupsOfTeams(undefined, [1, 2])).toEqual([]);
});

it('its table has the names of the cup and of the group', () => {
  const named = cup.groups.map((one) => [groupHeading(one), tableOfGroup(cup, one).name]);
  expect(named[2]).toEqual(['Vòng bảng thứ hai, bảng A', 'Cúp, Vòng bảng thứ hai, bảng A']);
});

import { groupsByPhase } from './groupsByPhase';

const group = (name: string, phase?: 'second' | 'league_a') => ({ name, phase, rows: [] });

test('groups of a phase stand together, in their order', () => {
  const groups = [group('A'), group('B'), group('A', 'second')];
  expect(groupsByPhase(groups)).toEqual([
    { phase: undefined, groups: groups.slice(0, 2) },
    { phase: 'second', groups: groups.slice(2) },
  ]);
  expect(groupsByPhase([])).toEqual([]);
});

import { aSeason } from '../testing/seasonTables';
import { tableNotes } from './tableNotes';

const notes = (...rows: Parameters<typeof aSeason>[0]) => {
  const { decided, shared } = tableNotes(aSeason(rows).total);
  const ids = (given: readonly { team_id: unknown }[]) => given.map(({ team_id }) => team_id);
  return {
    decided: decided.map(({ by, rows: theirs }) => [by, ids(theirs)]),
    shared: shared.map(({ place, rows: theirs }) => [place, ids(theirs)]),
  };
};

const team = (team_id: number, given = {}) => ({ team_id, name: `Đội ${team_id}`, ...given });

it('teams are listed below what put them behind others', () => {
  const found = notes(
    team(1),
    team(2, { decided_by: 'goals_scored' as const }),
    team(3),
    team(4, { decided_by: 'goal_difference' as const }),
    team(5, { decided_by: 'goals_scored' as const }),
  );
  expect(found.decided).toEqual([
    ['goals_scored', [2, 5]],
    ['goal_difference', [4]],
  ]);
  expect(found.shared).toEqual([]);
});

it('who shares a place is named, but not who has not played', () => {
  const found = notes(
    ...[team(1), team(2, { place: 2 }), team(3, { place: 2 })],
    ...[team(4, { place: 4, played: 0 }), team(5, { place: 4, played: 0 })],
  );
  expect(found.shared).toEqual([[2, [2, 3]]]);
});

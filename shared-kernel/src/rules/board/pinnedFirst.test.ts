import { aMatch } from '../../testing/builders';
import type { BoardGroup } from './boardGroup';
import { pinnedFirst } from './pinnedFirst';

const matches = [
  aMatch({ id: 1, competition_id: 7 }),
  aMatch({ id: 2, competition_id: 8 }),
  aMatch({ id: 3, competition_id: 9 }),
];

it('competitions come in the order of their pins, the others after them as they were', () => {
  const league = (competitionId: number, id: number): BoardGroup => ({ kind: 'league', competitionId, ids: [id] });
  const groups = [league(7, 1), league(8, 2), league(9, 3)];
  const order = (pinned: number[]) => pinnedFirst(groups, pinned, matches).map(({ ids }) => ids[0]);
  expect([order([]), order([9, 8]), order([8, 404])]).toEqual([
    [1, 2, 3],
    [3, 2, 1],
    [2, 1, 3],
  ]);
});

it('by time they come first within their group, and no group changes its place', () => {
  const groups: BoardGroup[] = [
    { kind: 'live', ids: [1, 2] },
    { kind: 'upcoming', ids: [3] },
  ];
  expect(pinnedFirst(groups, [9, 8], matches)).toMatchObject([
    { kind: 'live', ids: [2, 1] },
    { kind: 'upcoming', ids: [3] },
  ]);
});

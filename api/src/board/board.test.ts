import { toMatchRow } from '../store/matchState';
import type { News } from '../store/readMatches';
import { aFeedMatch } from '../testing/feedBuilders';
import { createBoard } from './board';

const reference = { countries: [], competitions: [], teams: [] };
const stored = (id: number, version: number) => ({ ...toMatchRow(aFeedMatch({ id })), version });

function changes(...matches: ReturnType<typeof stored>[]): News {
  return { kind: 'changes', last: 9, matches, removedIds: [], reference: undefined, isMore: false };
}

it('tells changes in the order in which they happened, however the store hands them out', () => {
  const board = createBoard({ last: 0, matches: [], reference });
  const { changed } = board.apply(changes(stored(3, 9), stored(1, 7), stored(2, 8)));
  expect(changed.map(({ id, version }) => [id, version])).toEqual([
    [1, 7],
    [2, 8],
    [3, 9],
  ]);
});

it('tells nothing twice, and nothing that it knows a newer state of', () => {
  const board = createBoard({ last: 5, matches: [stored(1, 5)], reference });
  expect(board.apply(changes(stored(1, 5))).changed).toEqual([]);
  expect(board.apply(changes(stored(1, 4))).changed).toEqual([]);
  expect(board.find(1)?.version).toBe(5);
});

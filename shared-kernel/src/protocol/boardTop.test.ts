import { decodeBoardTop } from './boardTop';

it('reads the size of the whole board, without what is none', () => {
  const filters = { all: 9, hot: 1, favorite: 0, online: 2, end: 3, euro: 0 };
  const hot = { kind: 'hot', shown: 1, folded: 2 };
  const read = (board: unknown) => decodeBoardTop({ data: [], board }, () => {}).board;
  const board = { total: 9, live: 2, filters, groups: [hot, { kind: 'league', competition_id: '7', shown: 3 }] };
  expect(read(board)).toEqual({ ...board, groups: [hot, { kind: 'league', competition_id: 7, shown: 3 }] });
  expect(read({ ...board, groups: [{ kind: 'hot' }, hot, { kind: 'date', day: 'x', shown: 1 }] })).toEqual({
    ...board,
    groups: [hot],
  });
  for (const odd of [7, [], { ...board, total: -1 }, { ...board, filters: {} }]) expect(read(odd)).toBeUndefined();
});

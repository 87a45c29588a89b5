import { aFeedMatch } from 'feeds/testing/feedBuilders';
import { aCompetition, aTeam } from 'shared-kernel/testing/builders';
import { toStoredMatchRow } from '../store/matchState';
import type { ChangeDelta } from '../store/readMatches';
import { aSnapshot, someChanges } from '../testing/storeReads';
import { createBoard } from './createBoard';

const stored = (id: number, version: number) => ({ ...toStoredMatchRow(aFeedMatch({ id })), version });

const changes = (...matches: ReturnType<typeof stored>[]) => someChanges({ last: 9, matches });

it('reports changes in the order in which they happened, whatever the store’s order', () => {
  const board = createBoard(aSnapshot());
  const { changed } = board.apply(changes(stored(3, 9), stored(1, 7), stored(2, 8)));
  expect(changed.map(({ id, version }) => [id, version])).toEqual([
    [1, 7],
    [2, 8],
    [3, 9],
  ]);
});

it('reports nothing twice, and no older state', () => {
  const board = createBoard(aSnapshot({ last: 5, matches: [stored(1, 5)] }));
  expect(board.apply(changes(stored(1, 5))).changed).toEqual([]);
  expect(board.apply(changes(stored(1, 4))).changed).toEqual([]);
  expect(board.find(1)?.version).toBe(5);
});

describe('batches of a feed while the store accepts nothing', () => {
  const open = () => createBoard(aSnapshot({ last: 5, matches: [stored(1, 5)] }));

  it('is news under numbers of the board’s own, and only where something differs', () => {
    const board = open();
    const revision = board.revision();
    const { changed } = board.applyUnstored({
      matches: [aFeedMatch({ id: 1, home_scores: [1] }), aFeedMatch({ id: 2 })],
    });
    expect(changed.map(({ id, version }) => [id, version])).toEqual([
      [1, 6],
      [2, 7],
    ]);
    expect(board.applyUnstored({ matches: [aFeedMatch({ id: 1, home_scores: [1] })] }).changed).toEqual([]);
    expect(board.find(1)?.json.toString()).toContain('"version":6');
    expect(board.select({ from: 0, to: Infinity, statuses: [], pageSize: 9 })).toHaveLength(2);
    expect(board.revision()).not.toBe(revision);
    expect(board.last()).toBe(5);
  });

  it.each([
    [
      'the store’s answer',
      () => {
        const board = open();
        board.apply(someChanges({ last: 6, matches: [stored(1, 7)] }));
        return board;
      },
    ],
    ['a snapshot', () => createBoard(aSnapshot({ last: 6, matches: [stored(1, 7)] }))],
  ])('is numbered above a match of %s that was read after the log’s number', (_, boardOf) => {
    const { changed } = boardOf().applyUnstored({ matches: [aFeedMatch({ id: 1, home_scores: [1] })] });
    expect(changed.map(({ version }) => version)).toEqual([8]);
  });

  it('brings the records that it points to', () => {
    const board = open();
    const { number } = board.references();
    board.applyUnstored({ teams: [aTeam({ id: 9 })], competitions: [aCompetition({ id: 8 })] });
    expect(board.references().number).not.toBe(number);
    expect(board.references().teams.get(9)).toEqual(aTeam({ id: 9 }));
    expect(board.references().competitions.has(8)).toBe(true);
  });

  it.each([
    ['their newer states', (): ChangeDelta => changes(stored(1, 20), stored(2, 21))],
    ['their removal', (): ChangeDelta => someChanges({ last: 9, matches: [stored(2, 21)], removedIds: [1] })],
    [
      'a snapshot',
      (): ChangeDelta => ({ kind: 'snapshot', snapshot: aSnapshot({ last: 9, matches: [stored(2, 21)] }) }),
    ],
  ])('is vouched for again once the store has sent all of it: %s', (_, deltaOf) => {
    const board = open();
    board.applyUnstored({ matches: [aFeedMatch({ id: 1, home_scores: [1] }), aFeedMatch({ id: 2 })] });
    board.apply(someChanges({ last: 8, matches: [stored(3, 8)] }));
    expect([board.upTo(), board.unstored()]).toEqual([undefined, 2]);
    board.apply(deltaOf());
    expect([board.upTo(), board.unstored(), board.brokenAt()]).toEqual([9, 0, 9]);
  });

  it('is not vouched for by a snapshot with an older state of it', () => {
    const board = open();
    board.applyUnstored({ matches: [aFeedMatch({ id: 1, home_scores: [1] })] });
    board.apply({ kind: 'snapshot', snapshot: aSnapshot({ last: 9, matches: [stored(1, 5)] }) });
    expect(board.upTo()).toBeUndefined();
  });

  it('is replaced by the store’s state with a higher number', () => {
    const board = open();
    board.applyUnstored({ matches: [aFeedMatch({ id: 1, home_scores: [1] })] });
    expect(board.apply(changes(stored(1, 6))).changed).toEqual([]);
    expect(board.apply(changes(stored(1, 7))).changed).toHaveLength(1);
    expect(board.find(1)?.version).toBe(7);
  });
});

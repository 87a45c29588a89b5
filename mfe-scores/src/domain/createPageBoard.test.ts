import fc from 'fast-check';
import type { Match } from 'shared-kernel/entities/match';
import { MatchStatus } from 'shared-kernel/entities/matchStatus';
import type { MatchRange } from 'shared-kernel/protocol/matchRange';
import type { MatchUpdate } from 'shared-kernel/protocol/matchUpdate';
import { mainScore } from 'shared-kernel/rules/score';
import { aMatch, anUpdate, KICK_OFF } from 'shared-kernel/testing/builders';
import { createPageBoard, MOST_WAITING_UPDATES } from './createPageBoard';

const rangeOf = (...matches: Match[]): MatchRange => ({ matches, competitions: [], countries: [], teams: [] });

const scored = (match_id: number, version: number, home: number): MatchUpdate =>
  anUpdate({
    match_id,
    version,
    score: [match_id, MatchStatus.FirstHalf, [home], [0], KICK_OFF],
    odds: `version ${version}`,
    stats: [],
  });

const homeGoals = (board: ReturnType<typeof createPageBoard>, id: number) => {
  const match = board.matches.get(id);
  return match && mainScore(match).home;
};

describe('the board', () => {
  it('takes a snapshot and then updates', () => {
    const board = createPageBoard();
    board.load(rangeOf(aMatch()));
    const change = board.apply(scored(1, 2, 1));
    expect(change).toMatchObject({ id: 1, before: { version: 1 }, after: { version: 2 } });
    expect(homeGoals(board, 1)).toBe(1);
  });

  it('drops an update that is not newer, and lets a cancelled goal lower the score', () => {
    const board = createPageBoard();
    board.load(rangeOf(aMatch({ version: 5 })));
    expect(board.apply(scored(1, 5, 3))).toBeUndefined();
    board.apply(scored(1, 6, 1));
    board.apply(scored(1, 7, 0));
    expect(homeGoals(board, 1)).toBe(0);
  });

  it('keeps what is newer than a late snapshot, and reports no change', () => {
    const board = createPageBoard();
    board.load(rangeOf(aMatch()));
    board.apply(scored(1, 3, 2));
    expect(board.load(rangeOf(aMatch({ version: 2 })))).toEqual([]);
    expect(homeGoals(board, 1)).toBe(2);
  });

  it('takes from a snapshot what no update says, also where updates have got ahead of it, but not from an older one', () => {
    const board = createPageBoard();
    board.load(rangeOf(aMatch({ version: 2, is_hot: false })));
    board.apply(scored(1, 4, 2));
    board.load(rangeOf(aMatch({ version: 4, is_hot: true })));
    expect([homeGoals(board, 1), board.matches.get(1)?.is_hot]).toEqual([2, true]);
    board.load(rangeOf(aMatch({ version: 3, is_hot: false })));
    expect(board.matches.get(1)?.is_hot).toBe(true);
  });

  it('has prices that are suspended, or are so no more, from where it has the others', () => {
    const board = createPageBoard();
    board.load(rangeOf(aMatch({ version: 2 })));
    board.apply({ ...scored(1, 4, 2), odds: '', suspended_odds: '0.5!0.9!!0.9;;' });
    board.load(rangeOf(aMatch({ version: 3, is_hot: true, odds: '0.5!0.8!!1.0;;' })));
    expect(board.matches.get(1)).toMatchObject({ odds: '', suspended_odds: '0.5!0.9!!0.9;;' });
  });

  it('knows which matches are as they were loaded', () => {
    const board = createPageBoard();
    board.load(rangeOf(aMatch({ id: 1, version: 2 }), aMatch({ id: 2, version: 2 })));
    board.apply(scored(1, 4, 2));
    expect([board.asLoaded(1), board.asLoaded(2), board.asLoaded(3)]).toEqual([
      ...[undefined, board.matches.get(2), undefined],
    ]);
    board.load(rangeOf(aMatch({ id: 1, version: 4 })));
    expect([board.asLoaded(1), board.asLoaded(2)]).toEqual([board.matches.get(1), undefined]);
  });

  it('lets arrival order count when the server sends no versions', () => {
    const board = createPageBoard();
    board.load(rangeOf(aMatch({ version: undefined })));
    board.apply({ ...scored(1, 1, 2), version: undefined });
    board.apply({ ...scored(1, 1, 1), version: undefined });
    expect(homeGoals(board, 1)).toBe(1);
  });

  it('forgets a match that left the window', () => {
    const board = createPageBoard();
    board.load(rangeOf(aMatch({ id: 1 }), aMatch({ id: 2 })));
    expect(board.load(rangeOf(aMatch({ id: 2 })))).toMatchObject([{ id: 1, after: undefined }]);
    expect([...board.matches.keys()]).toEqual([2]);
  });

  it('keeps an update of an unknown match until the match arrives', () => {
    const board = createPageBoard();
    expect(board.apply(scored(9, 4, 1))).toBeUndefined();
    board.apply(scored(9, 3, 0));
    board.load(rangeOf(aMatch({ id: 1 })));
    board.load(rangeOf(aMatch({ id: 9, version: 2 })));
    expect(homeGoals(board, 9)).toBe(1);
  });

  it('gives up the oldest waiting update beyond the limit', () => {
    const board = createPageBoard();
    for (let id = 1; id <= MOST_WAITING_UPDATES + 1; id += 1) board.apply(scored(id, 2, 1));
    board.load(rangeOf(aMatch({ id: 1 }), aMatch({ id: 2 }), aMatch({ id: MOST_WAITING_UPDATES + 1 })));
    expect(homeGoals(board, 1)).toBe(0);
    expect(homeGoals(board, 2)).toBe(1);
    expect(homeGoals(board, MOST_WAITING_UPDATES + 1)).toBe(1);
  });
});

it('ends the same whatever the order and repetition of updates, and whenever the snapshot comes', () => {
  const updates = [1, 2, 3].flatMap((id) => [2, 3, 4, 5].map((version) => scored(id, version, version)));
  const snapshot = rangeOf(aMatch({ id: 1, version: 1 }), aMatch({ id: 2, version: 3 }), aMatch({ id: 3, version: 1 }));
  const everyUpdate = fc.shuffledSubarray(updates, { minLength: updates.length });
  const expected = createPageBoard();
  expected.load(snapshot);
  updates.forEach(expected.apply);

  fc.assert(
    fc.property(everyUpdate, fc.shuffledSubarray(updates), fc.nat(updates.length), (once, again, at) => {
      const board = createPageBoard();
      once.slice(0, at).forEach(board.apply);
      board.load(snapshot);
      once.slice(at).concat(again).forEach(board.apply);
      board.load(snapshot);
      expect([...board.matches.values()]).toEqual([...expected.matches.values()]);
    }),
  );
});

import type { FeedBatch } from 'feeds/provider';
import { compareHourly } from 'feeds/testing/busyVendor';
import { type Shown, VENDORS } from 'feeds/testing/followedVendor';
import { MatchStatus } from 'shared-kernel/entities/matchStatus';
import { createBoard } from '../board/createBoard';
import { ALL_MATCHES } from '../board/matchWindow';
import { onAnyStore, openTestStore } from '../testing/testStore';
import { validBatch } from './validBatch';

const MONTH = 30 * 24;

const refuse = (error: Error) => {
  throw error;
};

onAnyStore((kind) => {
  const store = openTestStore(kind);

  test('each hour of a month the board has what a vendor lists that changes its list all the time', async () => {
    const [one] = VENDORS;
    if (!one) throw new Error('expected a vendor');
    const board = createBoard(await store().readSnapshot());
    const shownBy = (now: () => number): Shown => {
      const waiting: { batch: FeedBatch; at: number }[] = [];
      let last = '';
      return {
        async emit(batch) {
          const text = JSON.stringify(batch);
          // The store finds no news in the same batch, but takes its time.
          if (text !== last) waiting.push({ batch, at: now() });
          last = text;
        },
        async shown() {
          for (const { batch, at } of waiting.splice(0)) await store().applyBatch(validBatch(batch, refuse), at);
          board.apply(await store().readChanges(board.last()));
          const drawn = board.select(ALL_MATCHES).filter(({ status_id }) => status_id !== MatchStatus.Abnormal);
          return new Map(drawn.map(({ id, match_time }) => [id, match_time]));
        },
      };
    };
    expect(await compareHourly(one, { hours: MONTH, most: 1, seed: 5, shownBy })).toBeGreaterThan(MONTH * 15);
  });
});

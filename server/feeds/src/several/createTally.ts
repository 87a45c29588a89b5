import type { FeedBatch, FeedFigure } from '../provider';
import type { WallClock } from '../timeline/wallClock';
import type { MergedBoard } from './createMergedBoard';
import type { Takeover } from './createOwners';

/** What several feeds did, for `/metrics`. */
export type Tally = {
  heard(feed: number, batch: FeedBatch): void;
  count(takeovers: readonly Takeover[]): void;
  figures(board: MergedBoard): readonly FeedFigure[];
};

/** @param feeds their names, as in `FEED` */
export function createTally(feeds: readonly string[], clock: WallClock): Tally {
  const heardAt = feeds.map(() => clock.now());
  const takeovers = new Map<string, { count: number; at: number }>();

  return {
    heard(feed, { matches = [] }) {
      if (matches.length > 0) heardAt[feed] = clock.now();
    },
    count(some) {
      for (const { from, reason } of some) {
        const key = `${feeds[from]}|${reason}`;
        takeovers.set(key, { count: (takeovers.get(key)?.count ?? 0) + 1, at: clock.now() });
      }
    },
    figures(board) {
      const owned = feeds.map(() => 0);
      for (const id of board.groups().keys()) {
        const owner = board.ownerOf(id);
        if (owner !== undefined) owned[owner] = (owned[owner] ?? 0) + 1;
      }
      const now = clock.now();
      return [
        ...feeds.flatMap((feed, index): FeedFigure[] => [
          { name: 'matches', feed, what: 'shown', value: owned[index] ?? 0 },
          { name: 'silent_seconds', feed, what: 'matches', value: Math.max(0, now - (heardAt[index] ?? now)) },
        ]),
        ...[...takeovers].flatMap(([key, { count, at }]): FeedFigure[] => {
          const [feed = '', what = ''] = key.split('|');
          return [
            { name: 'takeovers', feed, what, value: count },
            { name: 'takeover_age_seconds', feed, what, value: Math.max(0, now - at) },
          ];
        }),
      ];
    },
  };
}

import type { PolledSource } from '../../polled/follow';
import type { TheSportsApi } from '../api';
import type { Book } from '../book';
import { liveItemSchema } from '../read/liveItem';

/** The vendor's own advice, in seconds. */
const EVERY = 2;

/** When `detail_live` last told the whole state, in unix seconds. */
export type LiveCheck = { at: number };

/** Asks for all matches of the last two hours: the way round when the push is lost, and the check on it. */
export function liveLane(api: TheSportsApi, book: Book, now: () => number, check: LiveCheck): PolledSource {
  return {
    async look(askedAt) {
      const { results } = await api.ask('match/detail_live');
      const items = api.items(liveItemSchema, results, 'match/detail_live');
      check.at = now();
      book.keepLive(items, { kind: 'poll', askedAt, now: now() });
      return { batch: {}, nextAt: askedAt + EVERY };
    },
  };
}

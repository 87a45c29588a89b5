import type { PolledSource } from '../../polled/follow';
import type { TheSportsApi } from '../api';
import type { Book } from '../book';
import { liveItemSchema } from '../read/liveItem';

/** The vendor's own advice, in seconds. */
const EVERY = 2;

/** When the live matches were heard of last, in unix seconds: by `detail_live`, which tells the whole state, and by a push. */
export type Heard = { polledAt: number; pushedAt: number };

/** Asks for all matches of the last two hours: the way round when the push is lost, and the check on it. */
export function liveLane(api: TheSportsApi, book: Book, now: () => number, heard: Heard): PolledSource {
  return {
    async look(askedAt) {
      const { results } = await api.ask('match/detail_live');
      const items = api.items(liveItemSchema, results, 'match/detail_live');
      heard.polledAt = now();
      book.keepLive(items, { kind: 'poll', askedAt, now: now() });
      return { batch: {}, nextAt: askedAt + EVERY };
    },
  };
}

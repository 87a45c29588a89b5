import { wholeAnswer } from '../../polled/wholeAnswer';
import type { FeedRun } from '../../provider';
import type { TheSportsApi } from '../createTheSportsApi';
import { DETAIL_KINDS, type DetailKind } from '../detailNames';
import {
  competitionSchema,
  detailSchema,
  listedMatchSchema,
  matchIdSchema,
  type NamedDetail,
  teamSchema,
} from '../read/listedMatch';
import { fieldOf, listFrom } from '../read/rawValue';
import type { VendorState } from '../vendorState';
import { paged, type Task, whole } from './task';

const DAY = 86_400;
const MINUTE = 60;

/** The matches of 24 hours, with the names of their teams and competitions. Days are UTC's, which all have 24 hours. */
export function diary(api: TheSportsApi, vendorState: VendorState, day: number): Task {
  const endpoint = 'match/diary';
  return {
    name: `${endpoint} ${day}`,
    endpoint,
    every: (Math.abs(day) <= 1 ? 10 : 30) * MINUTE,
    async ask(now) {
      const tsp = (Math.floor(now / DAY) + day) * DAY;
      const { results, extra } = await api.ask(endpoint, { tsp });
      vendorState.keepNames(
        api.items(teamSchema, fieldOf(extra, 'team') ?? [], 'results_extra.team'),
        api.items(competitionSchema, fieldOf(extra, 'competition') ?? [], 'results_extra.competition'),
      );
      const matches = api.items(listedMatchSchema, results, endpoint);
      vendorState.keepListed(matches, now);
      const kickOffs = matches.map(({ match_time }) => match_time);
      const whole = wholeAnswer(listFrom(results), matchIdSchema, { from: tsp, to: tsp + DAY }, kickOffs);
      if (whole) vendorState.keepDay(whole, now);
      for (const kind of DETAIL_KINDS) vendorState.keepDetailNames(kind, namedDetails(api, extra, kind));
      if (day === 0) vendorState.prune(now);
      return false;
    },
  };
}

/** Matches do not depend on these lists, whatever they are. */
function namedDetails(api: TheSportsApi, extra: unknown, kind: DetailKind): NamedDetail[] {
  const list = fieldOf(extra, kind);
  const items = listFrom(list) ?? list;
  return Array.isArray(items) ? api.items(detailSchema, items, `results_extra.${kind}`) : [];
}

const RECENT = 'match/recent/list';

/** Asks for everything once a day: what changed while we were away, or was left out somewhere else. */
export function allMatches(api: TheSportsApi, vendorState: VendorState): Task {
  return paged(api, { endpoint: RECENT, every: DAY }, (results, now) =>
    vendorState.keepListed(api.items(listedMatchSchema, results, RECENT), now),
  );
}

/** An answer has at most so many matches. */
const PAGE = 1000;

/** Seconds by which a question overlaps the one before it. */
const OVERLAP = 120;

/** Matches that changed: new dates, corrected results. They come in order of their change. */
export function recentChanges(api: TheSportsApi, vendorState: VendorState): Task {
  let since: number | undefined;
  return {
    name: `${RECENT} by time`,
    endpoint: RECENT,
    every: MINUTE,
    async ask(now) {
      const latest = Math.floor(now) - OVERLAP;
      // A clock that was set back since has no other meaning.
      const time = since === undefined ? Math.floor(now) - 10 * MINUTE : Math.min(since, latest);
      const { results } = await api.ask(RECENT, { time });
      const items = api.items(listedMatchSchema, results, RECENT);
      vendorState.keepListed(items, now);
      const newest = Math.max(time, ...items.map(({ updated_at }) => updated_at));
      const isMore = (listFrom(results)?.length ?? 0) >= PAGE && newest > time;
      since = isMore ? newest : latest;
      return isMore;
    },
  };
}

/**
 * Matches deleted within a day. Of those that were deleted while nobody followed, the store alone knows.
 *
 * @param known the matches that are stored
 */
export function deletions(api: TheSportsApi, vendorState: VendorState, known: FeedRun['known']): Task {
  let looked: ReadonlySet<string> = new Set();
  return whole(api, { endpoint: 'deleted', every: 2 * MINUTE }, async (results) => {
    const ids = (listFrom(fieldOf(results, 'match')) ?? []).filter((id) => typeof id === 'string');
    const isNew = ids.some((id) => !vendorState.has(id) && !looked.has(id));
    const stored = isNew && known ? await known() : [];
    if (known) looked = new Set(ids);
    vendorState.remove(ids, stored);
  });
}

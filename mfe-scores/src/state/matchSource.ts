import type { MatchId } from 'shared-kernel/entities/match';
import type { MatchStatus } from 'shared-kernel/entities/matchStatus';
import type { Query } from 'shared-kernel/http/query';
import { MATCH_FORM_MOST, MATCH_PAGE_SIZE, REST_PATHS } from 'shared-kernel/protocol/rest';
import { dayWindow, type LocalDay, type TimeWindow } from 'shared-kernel/rules/localDay';
import { liveWindow } from '../domain/liveWindow';

export type MatchRequest = {
  path: string;
  query: Query;
  /** When its matches kick off, if all of that time are wanted. */
  window?: TimeWindow;
};

/** The request of a store at a time (server time in unix seconds); when it changes, a new snapshot is due. */
export type MatchSource = (now: number) => MatchRequest;

/** The matches around now (M3). */
export const liveMatches: MatchSource = (now) => range(liveWindow(now));

/** The matches of one local day and the night after it (M4). @param statuses those requested; none means all */
export function matchesOfDay(day: LocalDay, statuses: readonly MatchStatus[] = []): MatchSource {
  const request = range(dayWindow(day), statuses);
  return () => request;
}

/** One match, even outside the window (S4), and of one that has no score yet the form of both teams. */
export function oneMatch(id: MatchId): MatchSource {
  const request = { path: REST_PATHS.match, query: { Id: id, Form: MATCH_FORM_MOST } };
  return () => request;
}

function range({ from, to }: TimeWindow, statuses: readonly MatchStatus[] = []): MatchRequest {
  const iso = (unixSeconds: number) => new Date(unixSeconds * 1000).toISOString();
  const query = { FromDate: iso(from), ToDate: iso(to), PageSize: MATCH_PAGE_SIZE };
  if (statuses.length > 0) return { path: REST_PATHS.matchRange, query: { ...query, StatusId: statuses } };
  return { path: REST_PATHS.matchRange, query, window: { from, to } };
}

import type { MatchRequest, MatchWindow } from 'shared-kernel/contract/matches';
import type { MatchId } from 'shared-kernel/entities/match';
import { MatchStatus } from 'shared-kernel/entities/matchStatus';
import { MATCH_FORM_MOST, MATCH_IDS_MOST, MATCH_PAGE_SIZE, REST_PATHS } from 'shared-kernel/protocol/rest';
import { dayWindow, type LocalDay, type TimeWindow } from 'shared-kernel/rules/localDay';
import { liveWindow } from '../domain/liveWindow';

/** The matches around now (M3). */
export const liveMatches: MatchWindow = (now) => range(liveWindow(now));

/** The matches of one local day and the night after it (M4). */
export function matchesOfDay(day: LocalDay): MatchWindow {
  const request = range(dayWindow(day));
  return () => request;
}

/** Those that have ended. They grow while the page is open, with each that ends. */
export function resultsOfDay(day: LocalDay): MatchWindow {
  const window = dayWindow(day);
  const { path, query } = range(window);
  const request: MatchRequest = {
    path,
    query: { ...query, StatusId: [MatchStatus.Ended] },
    belongs: ({ match_time, state }) =>
      state.kind === 'result' && (match_time === undefined || isWithin(match_time, window)),
  };
  return () => request;
}

/** One match, even outside the window (S4), and of one that has no score yet the form of both teams. */
export function oneMatch(id: MatchId): MatchWindow {
  const request = { path: REST_PATHS.match, query: { Id: id, Form: MATCH_FORM_MOST }, id };
  return () => request;
}

/** Matches of a list, as they are now. */
export function matchesOf(ids: readonly MatchId[]): MatchWindow {
  const request = { path: REST_PATHS.match, query: { Id: ids.slice(0, MATCH_IDS_MOST) } };
  return () => request;
}

function range(window: TimeWindow): MatchRequest {
  const iso = (unixSeconds: number) => new Date(unixSeconds * 1000).toISOString();
  return {
    path: REST_PATHS.matchRange,
    query: { FromDate: iso(window.from), ToDate: iso(window.to), PageSize: MATCH_PAGE_SIZE },
    belongs: ({ match_time }) => match_time !== undefined && isWithin(match_time, window),
  };
}

const isWithin = (time: number, { from, to }: TimeWindow) => time >= from && time < to;

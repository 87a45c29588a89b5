import type { Shell } from 'shared-kernel/contract/shell';
import type { Report } from 'shared-kernel/decode/decode';
import { pastResultSchema } from 'shared-kernel/entities/matchHistory';
import { listAnswer } from 'shared-kernel/protocol/dataAnswer';
import { REST_PATHS } from 'shared-kernel/protocol/rest';
import { dayWindow, type LocalDay } from 'shared-kernel/rules/localDay';
import { createResource } from 'shared-kernel/state/createResource';
import { retryOnReconnect } from 'shared-kernel/state/retryLadder';
import { noneIfMissing } from './noneIfMissing';

/** The request for what was played on a day and the night after it (M4). */
export function pastDayRequest(day: LocalDay) {
  const { from, to } = dayWindow(day);
  const iso = (unixSeconds: number) => new Date(unixSeconds * 1000).toISOString();
  return { path: REST_PATHS.pastResults, query: { FromDate: iso(from), ToDate: iso(to) } };
}

export const readPastDay = (report: Report) => listAnswer(pastResultSchema, report);

/** The results of a day that are kept for good; none where a server keeps none. */
export function createPastDay(shell: Shell, day: LocalDay) {
  const { http, report, clock } = shell;
  const { path, query } = pastDayRequest(day);
  const load = (signal: AbortSignal) =>
    http.get(path, { query, decode: readPastDay(report), signal }).catch(noneIfMissing([]));
  return createResource({ load, report, clock, retry: retryOnReconnect(shell) });
}

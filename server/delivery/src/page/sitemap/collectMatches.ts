import type { Report } from 'shared-kernel/decode/decode';
import { unixSeconds } from 'shared-kernel/decode/fields';
import { id } from 'shared-kernel/entities/id';
import type { MatchId } from 'shared-kernel/entities/match';
import { matchStatusSchema } from 'shared-kernel/entities/matchStatus';
import type { Http } from 'shared-kernel/http/createSignedFetcher';
import { listAnswer } from 'shared-kernel/protocol/dataAnswer';
import { REST_PATHS } from 'shared-kernel/protocol/rest';
import { phaseOf } from 'shared-kernel/rules/status';
import * as v from 'valibot';

/** `changed`, in unix seconds; missing where nobody knows. */
export type ListedMatch = { readonly id: MatchId; readonly changed: number | undefined };

/** Days around today, in Vietnam. */
const DAYS_BACK = 2;
const DAYS_AHEAD = 3;

/** Bounds what one day of a busy store costs us; boards show a few hundred. */
const MOST_A_DAY = 2_000;

const DAY = 86_400;
const VIETNAM_OFFSET = 7 * 3_600;

/** Of a match, all that the sitemap needs. */
const listedSchema = v.object({ id, match_time: unixSeconds, status_id: matchStatusSchema });

type Listed = v.InferOutput<typeof listedSchema>;

/**
 * The matches of some days around today that are played or to be played, each once, by kick-off. A day is one request.
 *
 * @param now unix seconds
 * @throws HttpError when no usable answer came
 */
export async function collectMatches(http: Http, report: Report, now: number): Promise<ListedMatch[]> {
  const decode = listAnswer(listedSchema, report);
  const today = Math.floor((now + VIETNAM_OFFSET) / DAY) * DAY - VIETNAM_OFFSET;
  const byId = new Map<MatchId, ListedMatch>();
  for (let day = -DAYS_BACK; day <= DAYS_AHEAD; day += 1) {
    const from = today + day * DAY;
    const query = { FromDate: isoTime(from), ToDate: isoTime(from + DAY), PageSize: MOST_A_DAY };
    const matches = await http.get(REST_PATHS.matchRange, { query, decode });
    for (const match of matches.slice(0, MOST_A_DAY).filter(hasPage)) {
      byId.set(match.id, { id: match.id, changed: lastChange(match, now) });
    }
  }
  return [...byId.values()];
}

/** Cancelled and abandoned matches have nothing to find. */
function hasPage({ status_id }: Listed): boolean {
  return ['notStarted', 'live', 'ended'].includes(phaseOf(status_id));
}

/** The score and the clock of a live match change all the time; nobody tells us when another did. */
function lastChange({ status_id }: Listed, now: number): number | undefined {
  return phaseOf(status_id) === 'live' ? now : undefined;
}

function isoTime(seconds: number): string {
  return new Date(seconds * 1000).toISOString();
}

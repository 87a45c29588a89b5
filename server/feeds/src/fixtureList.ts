import { MatchStatus } from 'shared-kernel/entities/matchStatus';
import type { FeedMatch, FixtureList } from './feedRecords';
import { scoresOf, UNCOUNTED } from './polled/stagedScore';
import type { MatchIdentity } from './provider';

/** What is known of a match that a list may lack. */
export type KnownMatch = MatchIdentity & { country_id?: number | undefined; status_id: number };

/** No two teams meet twice within this in one competition, in seconds. */
const DAY = 86_400;

/**
 * A list that names fewer matches than it lacks may be a vendor's fault, such as an empty answer. It is believed once it
 * has lacked them for so long; until then a feed follows on what kicks off within so long. In seconds.
 */
export const DOUBTED_FOR = 6 * 3600;

/** A {@link FixtureList}, and a match, by ids of any kind. */
type List<Id> = { competition_id?: number | undefined; from: number; to: number; ids: readonly Id[] };
type Placed<Id> = { id: Id; match_time: number; competition_id?: number | undefined };

/** The matches of a list's window that it does not name. */
export function lackedBy<Id, T extends Placed<Id>>(
  { competition_id, from, to, ids }: List<Id>,
  known: readonly T[],
): T[] {
  const named = new Set(ids);
  return known.filter(
    (match) =>
      match.match_time >= from &&
      match.match_time < to &&
      (competition_id === undefined || match.competition_id === competition_id) &&
      !named.has(match.id),
  );
}

const isSure = ({ ids }: List<unknown>, lacked: readonly unknown[]) => ids.length >= lacked.length;

/** The matches that a feed forgets after a list, so that it does not publish them any more. */
export function forgottenBy<Id, T extends Placed<Id>>(list: List<Id>, known: readonly T[], now: number): T[] {
  const lacked = lackedBy(list, known);
  return isSure(list, lacked) ? lacked : lacked.filter(({ match_time }) => Math.abs(match_time - now) > DOUBTED_FOR);
}

/**
 * The matches that are gone: those that lists lack and that have no end, and of those with an end the ones that were made
 * anew: the same teams meet within a day in a match that is not lacked.
 *
 * @param known all matches of the lists' windows and of a day around them
 * @param published ids of matches that came with the lists, which count as named
 * @param doubts since when each match is lacked by lists that are not believed yet, in unix seconds; kept from call to call
 */
export function goneBy<T extends KnownMatch>(
  lists: readonly FixtureList[],
  known: readonly T[],
  published: ReadonlySet<number>,
  doubts: Map<number, number>,
  now: number,
): T[] {
  const named = new Set([...published, ...lists.flatMap(({ ids }) => ids)]);
  for (const id of named) doubts.delete(id);
  const alive = known.filter(({ status_id }) => status_id !== MatchStatus.Abnormal);
  const lacked = lists.map((list) => lackedBy(list, alive).filter(({ id }) => !named.has(id)));
  const allLacked = new Set(lacked.flat());
  const meetings = meetingsOf(alive.filter((match) => !allLacked.has(match)));
  const isMadeAnew = (match: T) =>
    meetings.get(meetingOf(match))?.some((other) => Math.abs(other.match_time - match.match_time) <= DAY) ?? false;

  function isBelieved(match: T, list: FixtureList, rest: readonly T[]): boolean {
    if (isSure(list, rest)) return true;
    const since = doubts.get(match.id) ?? now;
    // What was doubted in the future was doubted by a wrong clock.
    doubts.set(match.id, Math.min(since, now));
    return now - since >= DOUBTED_FOR;
  }

  const gone = lists.flatMap((list, index) => {
    const [remade, rest] = [
      lacked[index]?.filter(isMadeAnew) ?? [],
      lacked[index]?.filter((one) => !isMadeAnew(one)) ?? [],
    ];
    const open = rest.filter(({ status_id }) => status_id !== MatchStatus.Ended);
    return [...remade, ...open.filter((match) => isBelieved(match, list, rest))];
  });
  for (const { id } of gone) doubts.delete(id);
  return [...new Set(gone)];
}

function meetingsOf<T extends KnownMatch>(matches: readonly T[]): ReadonlyMap<string, readonly T[]> {
  const meetings = new Map<string, T[]>();
  for (const match of matches) meetings.set(meetingOf(match), [...(meetings.get(meetingOf(match)) ?? []), match]);
  return meetings;
}

/** The same at either ground: who hosts is changed at times. */
function meetingOf({ competition_id, home_team_id, away_team_id }: MatchIdentity): string {
  const [one, other] = [home_team_id, away_team_id].sort((a, b) => a - b);
  return `${competition_id}|${one}|${other}`;
}

/** A match that is gone has the status that is shown nowhere (M1): no batch removes one. */
export function goneMatch(known: Omit<KnownMatch, 'status_id'>): FeedMatch {
  const { id, match_time, competition_id, country_id, home_team_id, away_team_id } = known;
  return {
    id,
    match_time,
    competition_id,
    country_id,
    home_team_id,
    away_team_id,
    status_id: MatchStatus.Abnormal,
    home_position: undefined,
    away_position: undefined,
    is_hot: false,
    home_scores: scoresOf({}, 'home', UNCOUNTED),
    away_scores: scoresOf({}, 'away', UNCOUNTED),
    odds: '',
    stats: [],
    incidents: [],
    period_start: 0,
  };
}

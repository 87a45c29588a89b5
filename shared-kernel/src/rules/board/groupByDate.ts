import type { Match, MatchId } from '../../entities/match';
import { type LocalDay, localDay } from '../localDay';
import type { Cut } from './groupByTime';

export type DateGroup = { kind: 'date'; day: LocalDay; ids: readonly MatchId[] } & Cut;

type Grouped = Pick<Match, 'id' | 'match_time'>;

/**
 * One group per local date of the kick-off (M4, M14), the earliest first. Within a date the given order stays.
 *
 * @param zone an IANA name; the browser's by default
 */
export function groupByDate(matches: readonly Grouped[], zone?: string): DateGroup[] {
  const days = new Map<LocalDay, MatchId[]>();
  for (const { id, match_time } of matches) {
    const day = localDay(match_time, zone);
    const ids = days.get(day) ?? [];
    days.set(day, ids);
    ids.push(id);
  }
  return [...days].sort(([one], [other]) => (one < other ? -1 : 1)).map(([day, ids]) => ({ kind: 'date', day, ids }));
}

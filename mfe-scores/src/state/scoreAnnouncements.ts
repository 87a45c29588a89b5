import { buffer, filter, map, type Observable, throttleTime } from 'rxjs';
import type { MatchId } from 'shared-kernel/entities/match';
import { mainScore, type Pair } from 'shared-kernel/rules/score';
import type { RowStore } from './createRowStore';

/** A new score, for screen readers. */
export type ScoreAnnouncement = { id: MatchId; home: string; away: string; score: Pair };

/** New scores are gathered for this long, so that a busy afternoon is not one endless speech, in milliseconds. */
const GATHER_MS = 2000;

/** Most scores of one announcement; the board has the rest. */
const MAX_ANNOUNCED = 3;

/**
 * The newest scores from live updates, each match once, a few at a time.
 *
 * @param only of this match
 */
export function scoreAnnouncements(
  store: Pick<RowStore, 'scored$' | 'entries'>,
  only?: MatchId,
): Observable<readonly ScoreAnnouncement[]> {
  const { entries } = store;
  const scored$ = store.scored$.pipe(filter((id) => only === undefined || id === only));
  const announcementsOf = (id: MatchId): ScoreAnnouncement[] => {
    const entry = entries.get(id);
    if (!entry?.home || !entry.away || entry.onShow) return [];
    return [{ id, home: entry.home.name, away: entry.away.name, score: mainScore(entry.match) }];
  };
  return scored$.pipe(
    buffer(scored$.pipe(throttleTime(GATHER_MS, undefined, { leading: false, trailing: true }))),
    map((ids) => [...new Set(ids)].slice(-MAX_ANNOUNCED).flatMap(announcementsOf)),
  );
}

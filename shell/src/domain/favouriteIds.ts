import { idFromText, idText } from 'shared-kernel/entities/idText';
import type { MatchId } from 'shared-kernel/entities/match';

/** Favourites expire this long after their last change (S2). */
export const FAVOURITES_MINUTES = 1440;

/** Reads the stored text: percent-encoded ids, separated by spaces (S2, M18). Skips anything that is no id. */
export function readFavouriteIds(raw: unknown): ReadonlySet<MatchId> {
  if (typeof raw !== 'string') return new Set();
  return new Set(raw.split(/\s+/).flatMap((word) => idFromText(word) ?? []));
}

export function favouriteIdsText(ids: ReadonlySet<MatchId>): string {
  return [...ids].map(idText).join(' ');
}

/** The set with `id` added, or removed when it was there. */
export function toggled(ids: ReadonlySet<MatchId>, id: MatchId): ReadonlySet<MatchId> {
  const next = new Set(ids);
  if (!next.delete(id)) next.add(id);
  return next;
}

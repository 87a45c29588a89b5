import { idFromText, idText } from 'shared-kernel/entities/idText';
import type { MatchId } from 'shared-kernel/entities/match';

/** How long favourites hold after their last change (S2). */
export const FAVOURITES_MINUTES = 1440;

/** Reads the stored text: ids with spaces between, percent-encoded (S2, M18). What is no id is left out. */
export function readFavouriteIds(raw: unknown): ReadonlySet<MatchId> {
  if (typeof raw !== 'string') return new Set();
  return new Set(raw.split(/\s+/).flatMap((word) => idFromText(word) ?? []));
}

export function favouriteIdsText(ids: ReadonlySet<MatchId>): string {
  return [...ids].map(idText).join(' ');
}

/** The set with `id` added, or without it when it was in. */
export function toggled(ids: ReadonlySet<MatchId>, id: MatchId): ReadonlySet<MatchId> {
  const next = new Set(ids);
  if (!next.delete(id)) next.add(id);
  return next;
}

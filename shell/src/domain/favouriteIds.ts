import type { MatchId } from 'shared-kernel/entities/match';

/** How long favourites hold after their last change (S2). */
export const FAVOURITES_MINUTES = 1440;

const ID = /^[1-9]\d{0,15}$/;

/** Reads the stored text: ids with spaces between (S2). What is no id is left out. */
export function readFavouriteIds(raw: unknown): ReadonlySet<MatchId> {
  if (typeof raw !== 'string') return new Set();
  return new Set(
    raw
      .split(/\s+/)
      .filter((word) => ID.test(word))
      .map(Number)
      .filter(Number.isSafeInteger),
  );
}

export function favouriteIdsText(ids: ReadonlySet<MatchId>): string {
  return [...ids].join(' ');
}

/** The set with `id` added, or without it when it was in. */
export function toggled(ids: ReadonlySet<MatchId>, id: MatchId): ReadonlySet<MatchId> {
  const next = new Set(ids);
  if (!next.delete(id)) next.add(id);
  return next;
}

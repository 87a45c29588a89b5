import type { ListedMatch } from './read/listedMatch';

/** Records of which matches have the id and the diary the name: grounds, referees, stages of a season. */
export const DETAIL_KINDS = ['venue', 'referee', 'stage'] as const;

export type DetailKind = (typeof DETAIL_KINDS)[number];

/** Names by their kind and the vendor's id, as in `venue gx7lm7phe7m2wdk`. */
export type DetailNames = ReadonlyMap<string, string>;

type WithDetailIds = Pick<ListedMatch, 'venue_id' | 'referee_id' | 'round'>;

export function detailIdOf({ venue_id, referee_id, round }: WithDetailIds, kind: DetailKind): string | undefined {
  return { venue: venue_id, referee: referee_id, stage: round?.stage_id }[kind];
}

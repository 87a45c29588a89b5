import type { Lineups } from 'shared-kernel/entities/lineups';
import type { Match } from 'shared-kernel/entities/match';

/** Line-ups are published within so many seconds before the kick-off, some only after it. */
const NEAR = { before: 2 * 3600, after: 3600 } as const;

/**
 * Whether the line-ups of a match are worth asking for again: some are missing or only expected, and the kick-off is near.
 *
 * @param now server time in unix seconds
 */
export function areLineupsAwaited(
  { match_time, state }: Pick<Match, 'match_time' | 'state'>,
  lineups: Lineups | undefined,
  now: number,
): boolean {
  if (lineups?.is_confirmed && lineups.home && lineups.away) return false;
  const isToCome = state.kind !== 'result';
  return isToCome && now >= match_time - NEAR.before && now < match_time + NEAR.after;
}

import { MatchStatus } from 'shared-kernel/entities/matchStatus';
import type { Fixture } from './fixture';
import { statusOf } from './status';

/** A start with the period it is of. */
export type KnownStart = { status: MatchStatus; start: number };

/** Minutes played before a half, and where the vendor notes when it began. */
const HALVES: Partial<Record<MatchStatus, { from: number; noted: 'first' | 'second' }>> = {
  [MatchStatus.FirstHalf]: { from: 0, noted: 'first' },
  [MatchStatus.SecondHalf]: { from: 45, noted: 'second' },
};

/** A clock may be so many seconds from the vendor's minute before it is put right: its minutes come late and in steps. */
const PATIENCE = 150;

/**
 * When the current half began, in unix seconds; 0 where the vendor's data do not say (M5), as in extra time.
 *
 * The vendor notes the start of a half, but may leave that of the second empty, or noted wrongly; its minute
 * (`elapsed` and `extra`) is what its own pages show. So a noted start counts while it agrees with that minute; else the
 * start follows from the minute, in the middle of its sixty seconds, and stays until the two differ.
 *
 * @param now when the vendor answered, in unix seconds
 * @param before the start that was known before
 */
export function periodStartOf({ fixture }: Pick<Fixture, 'fixture'>, now: number, before?: KnownStart): KnownStart {
  const status = statusOf(fixture.status) ?? MatchStatus.ToBeDetermined;
  const half = HALVES[status];
  if (!half) return { status, start: 0 };
  const noted = fixture.periods?.[half.noted] ?? 0;
  const reported = reportedStart(fixture.status, half.from, now);
  const known = [noted, before?.status === status ? before.start : 0].filter((start) => start > 0 && start <= now);
  if (reported === undefined) return { status, start: known[0] ?? 0 };
  const start = known.find((one) => Math.abs(one - reported) <= PATIENCE) ?? reported;
  return { status, start: Math.max(0, start) };
}

/** A page shows minute m of a half from m times sixty seconds after its start (M6). */
function reportedStart(
  { elapsed, extra }: Fixture['fixture']['status'],
  from: number,
  now: number,
): number | undefined {
  if (elapsed === undefined || elapsed < from) return undefined;
  const minutes = elapsed - from + Math.max(0, extra ?? 0);
  return Math.floor(now - minutes * 60 - (minutes > 0 ? 30 : 0));
}

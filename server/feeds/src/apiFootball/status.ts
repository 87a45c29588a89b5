import { MatchStatus } from 'shared-kernel/entities/matchStatus';

/**
 * By the vendor's short names (https://www.api-football.com/documentation-v3#tag/Fixtures). `BT` is the break before or
 * within extra time.
 */
const STATUSES: Readonly<Record<string, MatchStatus>> = {
  TBD: MatchStatus.ToBeDetermined,
  NS: MatchStatus.NotStarted,
  '1H': MatchStatus.FirstHalf,
  HT: MatchStatus.HalfTime,
  '2H': MatchStatus.SecondHalf,
  ET: MatchStatus.ExtraTime,
  BT: MatchStatus.ExtraTime,
  P: MatchStatus.PenaltyShootout,
  SUSP: MatchStatus.Interrupted,
  INT: MatchStatus.Interrupted,
  FT: MatchStatus.Ended,
  AET: MatchStatus.Ended,
  PEN: MatchStatus.Ended,
  AWD: MatchStatus.Ended,
  WO: MatchStatus.Ended,
  PST: MatchStatus.Delayed,
  CANC: MatchStatus.Cancelled,
  ABD: MatchStatus.Abandoned,
};

const HALF_TIME_MINUTE = 45;

type Stated = { readonly short: string; readonly elapsed?: number | undefined };

/**
 * A match's status; `undefined` for one that the table lacks. The caller reports that and shows "to be determined".
 * `LIVE` is a match in play whose half follows from its minute alone.
 */
export function statusOf({ short, elapsed = 0 }: Stated): MatchStatus | undefined {
  if (short === 'LIVE') return elapsed > HALF_TIME_MINUTE ? MatchStatus.SecondHalf : MatchStatus.FirstHalf;
  return Object.hasOwn(STATUSES, short) ? STATUSES[short] : undefined;
}

const IN_PLAY: ReadonlySet<string> = new Set(['1H', 'HT', '2H', 'ET', 'BT', 'P', 'LIVE', 'INT', 'SUSP']);
const AHEAD: ReadonlySet<string> = new Set(['NS', 'TBD']);

/** Whether the match is played, between its periods too: what `live=` answers. */
export function isInPlay(short: string): boolean {
  return IN_PLAY.has(short);
}

/** Whether it is played and not interrupted. */
export function isLive(short: string): boolean {
  return IN_PLAY.has(short) && short !== 'INT' && short !== 'SUSP';
}

/** Whether the match has not begun, as far as the vendor knows: some leagues stay so until the result is in. */
export function isAhead(short: string): boolean {
  return AHEAD.has(short);
}

import type { Report } from 'shared-kernel/decode/decode';
import type { ApiFootballBoard } from './createApiFootballBoard';
import type { LastSeen } from './createLastSeen';
import type { Ledger } from './createLedger';

export type JobsOptions = {
  leagues: ReadonlySet<number>;
  /** The vendor's id of a bookmaker. */
  bookmaker: number;
  board: ApiFootballBoard;
  ledger: Ledger;
  lastSeen: LastSeen;
  /** Whether the plan of the key refuses something today. */
  isRefused: (what: string) => boolean;
  report: Report;
};

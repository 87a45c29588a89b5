import type { Report } from 'shared-kernel/decode/decode';
import type { ApiFootballBoard } from './createApiFootballBoard';
import type { Ledger } from './createLedger';
import type { Sights } from './createSights';

export type JobsOptions = {
  leagues: ReadonlySet<number>;
  /** The vendor's id of a bookmaker. */
  bookmaker: number;
  board: ApiFootballBoard;
  ledger: Ledger;
  sights: Sights;
  /** Whether the plan of the key refuses something today. */
  isRefused: (what: string) => boolean;
  report: Report;
};

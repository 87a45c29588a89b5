import type { Report } from 'shared-kernel/decode/decode';
import type { Purpose } from './budget';
import type { ApiFootballBoard } from './createApiFootballBoard';
import type { LastSeen } from './createLastSeen';
import type { Ledger } from './createLedger';
import type { VendorResponse } from './vendorResponse';

/** A request that may be made. */
export type Job = {
  /** The same for all requests of which one is enough in a round. */
  name: string;
  purpose: Purpose;
  path: string;
  /** What is not asked for again today once the plan of the key refuses this; else the purpose. */
  refusedAs?: string;
  /** Unix seconds; `-Infinity` for one that was never made. */
  dueAt: number;
  /** Notes the request before its answer, besides the ledger. */
  onAsk?(now: number): void;
  /** @throws DecodeError when the answer is not as documented */
  take(answer: VendorResponse, now: number): void;
};

/** A UTC day as the vendor writes it. */
export function dayAt(seconds: number): string {
  return new Date(seconds * 1000).toISOString().slice(0, 10);
}

/** The longest due first: of those that are due, one that fails each time would else be asked for each time. */
export function inTurn(jobs: readonly Job[]): Job[] {
  const isSooner = (a: Job, b: Job) => a.dueAt < b.dueAt;
  return [...jobs].sort((a, b) => (isSooner(a, b) ? -1 : Number(isSooner(b, a))));
}

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

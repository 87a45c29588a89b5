import type { Answer } from './answer';
import type { Purpose } from './budget';

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
  take(answer: Answer, now: number): void;
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

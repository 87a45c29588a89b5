import { matchState } from 'shared-kernel/entities/matchState';
import { scoreOf } from './feedMatch';
import type { Entry, VendorState } from './vendorState';

/** A match that began longer ago and is still in play was forgotten by the vendor, in seconds. */
const LONGEST = 4 * 3600;

/** How many matches are in play. */
export function inPlay(vendorState: Pick<VendorState, 'entries'>, now: number): number {
  const isInPlay = ({ listed, ...entry }: Readonly<Entry>) =>
    listed !== undefined &&
    !entry.isDeleted &&
    now - listed.match_time < LONGEST &&
    matchState(scoreOf({ ...entry, listed }).status).kind === 'live';
  return [...vendorState.entries()].filter(([, entry]) => isInPlay(entry)).length;
}

import type { Report } from 'shared-kernel/decode/decode';
import { type Fault, toFault } from '../../domain/faults/fault';

/** Enough to see what is wrong; a fault that repeats each second with new numbers must not grow for ever. */
const MOST = 200;

/**
 * Logs each fault once, with its kind: a broken message may come a hundred times, its line tells nothing new. Of foreign
 * data a field of a feed counts, whatever stood in it and in whichever of its records (M19).
 */
export function createReport(log: (...parts: unknown[]) => void): Report {
  const said = new Set<string>();
  return (raw) => {
    const error = toFault('unexpected', raw);
    const name = nameOf(error);
    if (said.has(name) || said.size >= MOST) return;
    said.add(name);
    log('[TySo]', error);
  };
}

function nameOf({ kind, about, cause, message }: Fault): string {
  // By its shape: a remote carries a copy of the class.
  if (cause instanceof Error && 'field' in cause && typeof cause.field === 'string') {
    return `${kind} ${about.remote ?? ''} ${cause.field}`;
  }
  return `${cause instanceof Error ? cause.name : ''} ${message}`;
}

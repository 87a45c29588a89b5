import type { Report } from 'shared-kernel/decode/decode';
import { type Fault, toFault } from '../../domain/faults/fault';

/** Bounds the log: a fault that repeats each second with new numbers must not grow it for ever. */
const MAX = 200;

/**
 * Logs each fault once, with its kind: a repeated one says nothing new. A fault of foreign data is identified by the
 * field of the feed, regardless of the value and the record (M19).
 */
export function createReport(log: (...parts: unknown[]) => void): Report {
  const said = new Set<string>();
  return (raw) => {
    const error = toFault('unexpected', raw);
    const name = nameOf(error);
    if (said.has(name) || said.size >= MAX) return;
    said.add(name);
    log('[TySo]', error);
  };
}

function nameOf({ kind, about, cause, message }: Fault): string {
  // By shape, not `instanceof`: each remote carries a copy of the class.
  if (cause instanceof Error && 'field' in cause && typeof cause.field === 'string') {
    return `${kind} ${about.remote ?? ''} ${cause.field}`;
  }
  return `${cause instanceof Error ? cause.name : ''} ${message}`;
}

import type { Report } from 'shared-kernel/decode/decode';
import { toFault } from '../../domain/faults/fault';

/** Enough to see what is wrong; a fault that repeats each second with new numbers must not grow for ever. */
const MOST = 200;

/** Logs each fault once, with its kind: a broken message may come a hundred times, its line tells nothing new. */
export function createReport(log: (...parts: unknown[]) => void): Report {
  const said = new Set<string>();
  return (raw) => {
    const error = toFault('unexpected', raw);
    const line = `${error.cause instanceof Error ? error.cause.name : ''} ${error.message}`;
    if (said.has(line) || said.size >= MOST) return;
    said.add(line);
    log('[TySo]', error);
  };
}

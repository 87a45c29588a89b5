import type { Clock } from './clock';

type LogLine = (details: object, message: string) => void;

/** The part of a pino logger that the hub uses. */
export interface HubLog {
  debug: LogLine;
  info: LogLine;
  warn: LogLine;
  error: LogLine;
}

const WINDOW_MS = 60_000;
const LINES_PER_WINDOW = 20;

/**
 * Limits log lines: any client can provoke them as often as it connects. Of each message only the first twenty a minute
 * are written; the next line after them says how many were dropped.
 */
export function limitedLog(log: HubLog, clock: Pick<Clock, 'now'>): HubLog {
  const complaints = new Map<string, { since: number; lines: number; suppressed: number }>();

  const limited =
    (write: LogLine): LogLine =>
    (details, message) => {
      const now = clock.now();
      const complaint = complaints.get(message) ?? { since: now, lines: 0, suppressed: 0 };
      complaints.set(message, complaint);
      if (now - complaint.since >= WINDOW_MS) Object.assign(complaint, { since: now, lines: 0 });
      if (complaint.lines >= LINES_PER_WINDOW) {
        complaint.suppressed += 1;
        return;
      }
      const { suppressed } = complaint;
      complaint.lines += 1;
      complaint.suppressed = 0;
      write(suppressed > 0 ? { ...details, suppressed } : details, message);
    };

  return {
    debug: limited((details, message) => log.debug(details, message)),
    info: limited((details, message) => log.info(details, message)),
    warn: limited((details, message) => log.warn(details, message)),
    error: limited((details, message) => log.error(details, message)),
  };
}

import { StoreAwayError } from '../store/storeErrors';

type Write = (context: object, message: string) => void;

export type OutageLog = {
  /** Logs an error; of a database outage only the first. */
  report(error: unknown): void;
  /** The database has answered. */
  onAnswer(): void;
};

/** A database that refuses some statements is not back: it must have no errors for this many milliseconds. */
const QUIET_MS = 6000;

/**
 * Logs one line when the database goes away or accepts nothing, and one when it is back, however many requests fail in
 * between.
 *
 * @param now monotonic milliseconds
 */
export function createOutageLog(
  log: Record<'error' | 'warn' | 'info', Write>,
  now: () => number = () => performance.now(),
): OutageLog {
  let awaySince: number | undefined;
  let lastTrouble = 0;
  return {
    report(error) {
      if (!(error instanceof StoreAwayError)) {
        log.error({ err: error }, 'Something failed');
        return;
      }
      lastTrouble = now();
      if (awaySince !== undefined) return;
      awaySince = lastTrouble;
      log.warn({ reason: error.message }, 'The database is away or takes nothing: matches go on from memory');
    },
    onAnswer() {
      if (awaySince === undefined || now() - lastTrouble < QUIET_MS) return;
      log.info({ seconds: Math.round((lastTrouble - awaySince) / 100) / 10 }, 'The database is back');
      awaySince = undefined;
    },
  };
}

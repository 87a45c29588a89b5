import { StoreAwayError } from '../store/storeErrors';

type Write = (context: object, message: string) => void;

export type OutageLog = {
  /** Writes an error down; of an outage of the database only the first. */
  report(error: unknown): void;
  /** The database was asked something and answered. */
  onAnswer(): void;
};

/** One that answers some and refuses others is not back: so many milliseconds nobody has complained. */
const QUIET_MS = 6000;

/**
 * One line when the database goes away or takes nothing, and one when it is back, however many ask for it meanwhile.
 *
 * @param now milliseconds that never run backwards
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

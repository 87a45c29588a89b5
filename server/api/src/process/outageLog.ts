import { StoreAwayError } from '../store/storeErrors';

type Write = (context: object, message: string) => void;

export type OutageLog = {
  /** Writes an error down; of an outage of the database only the first. */
  report(error: unknown): void;
  /** The database was asked something and answered. */
  onAnswer(): void;
};

/** One line when the database goes away and one when it is back, however many ask for it meanwhile. */
export function createOutageLog(log: Record<'error' | 'warn' | 'info', Write>): OutageLog {
  let awaySince: number | undefined;
  return {
    report(error) {
      if (!(error instanceof StoreAwayError)) {
        log.error({ err: error }, 'Something failed');
        return;
      }
      if (awaySince !== undefined) return;
      awaySince = performance.now();
      log.warn({ reason: error.message }, 'The database is away: boards are served from memory');
    },
    onAnswer() {
      if (awaySince === undefined) return;
      log.info({ seconds: Math.round((performance.now() - awaySince) / 100) / 10 }, 'The database is back');
      awaySince = undefined;
    },
  };
}

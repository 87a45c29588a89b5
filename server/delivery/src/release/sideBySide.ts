import { ReleaseError } from 'server-shared/releases/releaseError';

/** What ends a command: its terminal, a supervisor, or a connection that is lost. */
const ENDINGS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/** Ends when `over` is aborted. The reason is the signal that ends programs which it runs. */
export type Work = (over: AbortSignal) => Promise<void>;

/**
 * Resolves when all are done. What fails first, or a signal, ends the others, and is thrown when they have ended: each has
 * taken away its own by then.
 */
export async function sideBySide(works: readonly Work[]): Promise<void> {
  const over = new AbortController();
  const failed: unknown[] = [];
  const onFailure = (error: unknown, signal: NodeJS.Signals = 'SIGTERM') => {
    failed.push(error);
    over.abort(signal);
  };
  const onSignal = (signal: NodeJS.Signals) =>
    onFailure(new ReleaseError(`What is live stays as it is: ${signal} ended this.`), signal);
  for (const signal of ENDINGS) process.on(signal, onSignal);
  await Promise.all(works.map((work) => work(over.signal).catch((error: unknown) => onFailure(error))));
  for (const signal of ENDINGS) process.off(signal, onSignal);
  if (failed.length > 0) throw failed[0];
}

import type { FastifyBaseLogger } from 'fastify';
import { VariableError } from 'server-shared/config/environment';
import { errorCode } from 'server-shared/files/errorCode';
import { PostgresUnreachableError, StoreAwayError, StoreBrokenError } from '../store/storeErrors';
import { DataFolderTakenError } from './dataFolderLock';
import type { Server } from './server';

/** Ends the server in order on SIGTERM and SIGINT, and at once on an uncaught error. */
export function stopOnSignals(server: Server, log: FastifyBaseLogger): void {
  const stop = (signal: string) => {
    log.info({ signal }, 'Stopping');
    setTimeout(() => {
      log.warn('Not everything stopped in time');
      process.exit(1);
    }, server.stopLimitMs).unref();
    server.stop().then(
      () => process.exit(0),
      (error: unknown) => die(log, error),
    );
  };
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
  process.on('uncaughtException', (error) => die(log, error));
  process.on('unhandledRejection', (error) => die(log, error));
}

function die(log: FastifyBaseLogger, error: unknown): never {
  log.fatal({ err: error }, 'An error that nobody caught');
  process.exit(1);
}

/** Reports in one line why the server could not start; an unexpected error keeps its stack. */
export function failPlainly(error: unknown): never {
  console.error(isForeseen(error) ? `api: ${error.message}` : error);
  process.exit(1);
}

const FORESEEN = [VariableError, DataFolderTakenError, StoreBrokenError, StoreAwayError, PostgresUnreachableError];

/** Errors that the operator can fix: a wrong variable, a taken folder or port, a file. */
function isForeseen(error: unknown): error is Error {
  if (FORESEEN.some((kind) => error instanceof kind)) return true;
  return error instanceof Error && /^E[A-Z]+$/.test(errorCode(error));
}

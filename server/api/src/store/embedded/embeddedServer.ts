import { createRequire } from 'node:module';
import { Worker } from 'node:worker_threads';
import { CHANGE_CHANNEL } from '../connection';
import { speaksOfServer } from '../failures';
import type { DriverResult } from '../poolConnection';
import { StoreAwayError } from '../storeErrors';
import type { Order, ThreadData, ThreadMessage } from './serverThread';

/** A statement that was refused for its own reason. */
class StatementError extends Error {
  override readonly name = 'StatementError';
  constructor(
    message: string,
    readonly code: string | undefined,
    readonly detail: string | undefined,
  ) {
    super(message);
  }
}

/** One life of the embedded server. It never restarts itself. */
export type EmbeddedServer = {
  /** @throws StoreAwayError when the server has failed, or is in trouble */
  query<R>(sql: string, parameters: unknown[]): Promise<DriverResult<R>>;
  /** Packs its files into one, which a new store can begin with. Nobody may ask for anything else meanwhile. */
  packInto(file: string): Promise<void>;
  /** Writes everything to disk and ends. */
  close(): Promise<void>;
  isAlive(): boolean;
};

export type ServerOptions = Partial<Limits> & {
  /** Packed files of a new store. */
  template?: string | undefined;
};

export type Limits = {
  /** Limits of a statement and of the start, in seconds: longer than any takes, for one that never ends. */
  statement: number;
  start: number;
};

/** Errors of a crashed WebAssembly program. */
const OF_WASM = ['RuntimeError', 'ExitStatus'];

const LIMITS: Limits = { statement: 30, start: 120 };

/** The built `serverThread.ts`. */
export const SERVER_THREAD = createRequire(import.meta.url).resolve('#standalone/serverThread');

type Asked = {
  resolve: (result: Extract<ThreadMessage, { kind: 'answered' }>['result']) => void;
  reject: (error: Error) => void;
  secondsLeft: number;
};

/** Starts the server on a folder. @param onNotice called after each transaction that changed something */
export async function startEmbeddedServer(
  folder: string,
  onNotice: () => void,
  { template, ...limits }: ServerOptions = {},
): Promise<EmbeddedServer> {
  const { statement, start } = { ...LIMITS, ...limits };
  const workerData: ThreadData = { folder, template, channel: CHANGE_CHANNEL };
  const thread = new Worker(SERVER_THREAD, { workerData });
  const asked = new Map<number, Asked>();
  let lastId = 0;
  let broken: StoreAwayError | undefined;

  function end(reason: string): void {
    if (broken) return;
    broken = new StoreAwayError(`The embedded store broke off: ${reason}`);
    clearInterval(watch);
    for (const { reject } of asked.values()) reject(broken);
    asked.clear();
    void thread.terminate();
  }

  /** Seconds of this process's running time: a suspended machine is not silence. */
  const watch = setInterval(() => {
    for (const one of asked.values()) {
      one.secondsLeft -= 1;
      if (one.secondsLeft < 0) end('it computed without an end');
    }
  }, 1000).unref();

  function take(said: ThreadMessage): void {
    if (said.kind === 'notice') return onNotice();
    const one = asked.get(said.id);
    asked.delete(said.id);
    if (said.kind === 'answered') one?.resolve(said.result);
    else one?.reject(toError(said.error));
  }

  /** An interrupted statement leaves locks behind for ever: only a restart from the files helps. */
  function toError({
    name,
    message,
    code,
    severity,
    detail,
  }: Extract<ThreadMessage, { kind: 'refused' }>['error']): Error {
    if (severity === 'PANIC' || severity === 'FATAL' || OF_WASM.includes(name)) {
      end(message);
      return broken ?? new Error(message);
    }
    if (code !== undefined && speaksOfServer(code))
      return new StoreAwayError(`The embedded store is in trouble: ${message}`);
    return new StatementError(message, code, detail);
  }

  function answerTo(id: number, secondsLeft: number): Promise<Extract<ThreadMessage, { kind: 'answered' }>['result']> {
    return new Promise((resolve, reject) => asked.set(id, { resolve, reject, secondsLeft }));
  }

  function ask(order: Omit<Extract<Order, { sql: string }>, 'id'> | { sql: undefined; packInto?: string }) {
    if (broken) return Promise.reject(broken);
    lastId += 1;
    const answer = answerTo(lastId, statement);
    thread.postMessage({ ...order, id: lastId });
    return answer;
  }

  thread.on('message', take);
  thread.on('error', (error) => end(error.message));
  thread.on('exit', () => end('its thread ended'));
  await answerTo(0, start).catch((error: Error) => {
    end(error.message);
    throw error;
  });

  return {
    async query<R>(sql: string, parameters: unknown[]) {
      const { rows, rowCount, command } = await ask({ sql, parameters });
      return { rows: rows as R[], rowCount: rowCount ?? 0, ...(command !== undefined && { command }) };
    },
    async packInto(file) {
      await ask({ sql: undefined, packInto: file });
    },
    async close() {
      await ask({ sql: undefined }).catch(() => undefined);
      end('it was closed');
    },
    isAlive: () => broken === undefined,
  };
}

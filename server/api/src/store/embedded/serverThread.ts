import { readFileSync, writeFileSync } from 'node:fs';
import { parentPort, workerData } from 'node:worker_threads';
import { PGlite, types } from '@electric-sql/pglite';

/** A request to the server: a statement, to pack its files into another one, or to write everything to disk and end. */
export type Order =
  | { id: number; sql: string; parameters: unknown[] }
  | { id: number; sql: undefined; packInto?: string | undefined };

/** A message of the server. An answer has the number of its request; 0 is the start. */
export type ThreadMessage =
  | { kind: 'answered'; id: number; result: { rows: unknown[]; rowCount?: number; command?: string } }
  | {
      kind: 'refused';
      id: number;
      error: { name: string; message: string; code?: string; severity?: string; detail?: string };
    }
  /** Sent with each transaction that changed something. */
  | { kind: 'notice' };

/** `template`: packed files of a new store; without them it is created from scratch, which takes seconds. */
export type ThreadData = { folder: string; channel: string; template: string | undefined };

// The embedded server in its own thread, which can be ended if it never finishes computing.

const { folder, channel, template }: ThreadData = workerData;
const { INT8, BYTEA } = types;
const say = (said: ThreadMessage) => parentPort?.postMessage(said);

async function answer(
  id: number,
  work: () => Promise<Extract<ThreadMessage, { kind: 'answered' }>['result']>,
): Promise<void> {
  try {
    say({ kind: 'answered', id, result: await work() });
  } catch (thrown) {
    // Errors of WebAssembly cannot be cloned; their properties can.
    const { name, message, code, severity, detail } = Object(thrown);
    say({ kind: 'refused', id, error: { name, message: String(message ?? thrown), code, severity, detail } });
  }
}

let server: PGlite | undefined;
const started = answer(0, async () => {
  server = await PGlite.create(folder, {
    // Its own code goes byte by byte, a second for the files of a release.
    parsers: { [INT8]: Number, [BYTEA]: (text) => Buffer.from(text.slice(2), 'hex') },
    serializers: { [BYTEA]: (bytes: Uint8Array) => `\\x${Buffer.from(bytes).toString('hex')}` },
    ...(template !== undefined && { loadDataDir: new Blob([readFileSync(template)]) }),
  });
  await server.listen(channel, () => say({ kind: 'notice' }));
  return { rows: [] };
});
parentPort?.on('message', (order: Order) =>
  answer(order.id, async () => {
    await started;
    if (!server) throw new Error('The server has not started');
    if (order.sql !== undefined) {
      const { rows, rowCount, command } = await server.query(order.sql, order.parameters);
      return { rows, ...(rowCount !== undefined && { rowCount }), ...(command !== undefined && { command }) };
    }
    if (order.packInto === undefined) await server.close();
    else writeFileSync(order.packInto, new Uint8Array(await (await server.dumpDataDir('gzip')).arrayBuffer()));
    return { rows: [] };
  }),
);

import { type Decoder, decode } from 'shared-kernel/decode/decode';
import * as v from 'valibot';
import { type Door, readDoorFiles } from './doorFile';

/** Nobody is behind the admin door of a data folder; the message is one line for the person at the keyboard. */
export class NoDoorError extends Error {
  override readonly name = 'NoDoorError';

  constructor(dataDir: string) {
    super(
      `api is not running for this data folder: ${dataDir}. Start it with \`npm start\`, or name another with --data`,
    );
  }
}

/** The running server refused; `status` and message are its own. */
export class DoorRefusedError extends Error {
  override readonly name = 'DoorRefusedError';

  constructor(
    readonly status: number,
    message: string,
  ) {
    super(message);
  }
}

export type DoorClient = {
  get<T>(path: string, decoder: Decoder<T>): Promise<T>;
  post<T>(path: string, body: unknown, decoder: Decoder<T>): Promise<T>;
  /** For bytes such as pictures. */
  put(path: string, body: Uint8Array<ArrayBuffer>, type: string): Promise<void>;
};

/**
 * Finds the admin door of the server that runs on a data folder.
 *
 * @throws NoDoorError when there is none, or what the file speaks of is gone
 */
export async function findAdminDoor(dataDir: string): Promise<DoorClient> {
  for (const door of await readDoorFiles(dataDir)) {
    if (await answers(door)) return clientOf(door);
  }
  throw new NoDoorError(dataDir);
}

/** A server may have been killed, and its port be another's by now. */
async function answers(door: Door): Promise<boolean> {
  try {
    const { ok } = await ask(door, '/status', { signal: AbortSignal.timeout(3000) });
    return ok;
  } catch {
    return false;
  }
}

function clientOf(door: Door): DoorClient {
  const json = { 'content-type': 'application/json' };
  return {
    get: async (path, decoder) => decoder(await dataOf(await ask(door, path))),
    post: async (path, body, decoder) =>
      decoder(await dataOf(await ask(door, path, { method: 'POST', headers: json, body: JSON.stringify(body) }))),
    async put(path, body, type) {
      await dataOf(await ask(door, path, { method: 'PUT', headers: { 'content-type': type }, body }));
    },
  };
}

function ask(door: Door, path: string, { headers, ...options }: RequestInit = {}): Promise<Response> {
  const allHeaders = new Headers(headers);
  allHeaders.set('authorization', `Bearer ${door.token}`);
  return fetch(new URL(path, door.url), { ...options, headers: allHeaders });
}

const answerSchema = v.object({ data: v.optional(v.unknown()) });
const refusalSchema = v.object({ error: v.object({ message: v.string() }) });

async function dataOf(response: Response): Promise<unknown> {
  const body: unknown = await response.json().catch(() => undefined);
  if (response.ok) return decode(answerSchema, body).data;
  const refusal = v.safeParse(refusalSchema, body);
  throw new DoorRefusedError(response.status, refusal.success ? refusal.output.error.message : response.statusText);
}

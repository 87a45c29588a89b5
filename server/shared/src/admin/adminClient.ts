import { type Decoder, decode } from 'shared-kernel/decode/decode';
import { toError } from 'shared-kernel/decode/toError';
import * as v from 'valibot';
import { type AdminEndpoint, readEndpointFiles } from './endpointFile';

/** No server runs on a data folder; the message is one line for the operator. */
export class NoAdminEndpointError extends Error {
  override readonly name = 'NoAdminEndpointError';

  constructor(dataDir: string) {
    super(
      `api is not running for this data folder: ${dataDir}. Start it with \`npm start\`, or name another with --data`,
    );
  }
}

/** The running server refused; `status` and message are its own. */
export class AdminRefusedError extends Error {
  override readonly name = 'AdminRefusedError';

  constructor(
    readonly status: number,
    message: string,
  ) {
    super(message);
  }
}

/** The running server went away before it answered; the message is one line for the operator. */
export class AdminLostError extends Error {
  override readonly name = 'AdminLostError';

  constructor(path: string, cause: unknown) {
    super(
      `api went away before it answered ${path}: ${reasonOf(cause)}. When it runs again, do the same once more: what was done already is not done twice`,
    );
  }
}

/** `fetch` hides the reason below "fetch failed". */
function reasonOf(thrown: unknown): string {
  const { cause, message } = toError(thrown);
  return cause instanceof Error ? cause.message || cause.name : message;
}

export type AdminClient = {
  get<T>(path: string, decoder: Decoder<T>): Promise<T>;
  post<T>(path: string, body: unknown, decoder: Decoder<T>): Promise<T>;
  /** For bytes such as pictures. */
  put(path: string, body: Uint8Array<ArrayBuffer>, type: string): Promise<void>;
};

/**
 * Finds the admin endpoint of the server that runs on a data folder.
 *
 * @throws NoAdminEndpointError when there is none, or the one in the file is gone
 */
export async function findAdminEndpoint(dataDir: string): Promise<AdminClient> {
  for (const endpoint of await readEndpointFiles(dataDir)) {
    if (await answers(endpoint)) return clientOf(endpoint);
  }
  throw new NoAdminEndpointError(dataDir);
}

/** A server may have been killed, and another may have its port by now. */
async function answers(endpoint: AdminEndpoint): Promise<boolean> {
  try {
    const { ok } = await ask(endpoint, '/status', { signal: AbortSignal.timeout(3000) });
    return ok;
  } catch {
    return false;
  }
}

function clientOf(endpoint: AdminEndpoint): AdminClient {
  const json = { 'content-type': 'application/json' };
  return {
    get: async (path, decoder) => decoder(await dataOf(await ask(endpoint, path))),
    post: async (path, body, decoder) =>
      decoder(await dataOf(await ask(endpoint, path, { method: 'POST', headers: json, body: JSON.stringify(body) }))),
    async put(path, body, type) {
      await dataOf(await ask(endpoint, path, { method: 'PUT', headers: { 'content-type': type }, body }));
    },
  };
}

async function ask(
  endpoint: AdminEndpoint,
  path: string,
  { headers, ...options }: RequestInit = {},
): Promise<Response> {
  const allHeaders = new Headers(headers);
  allHeaders.set('authorization', `Bearer ${endpoint.token}`);
  try {
    return await fetch(new URL(path, endpoint.url), { ...options, headers: allHeaders });
  } catch (error) {
    throw new AdminLostError(path, error);
  }
}

const answerSchema = v.object({ data: v.optional(v.unknown()) });
const refusalSchema = v.object({ error: v.object({ message: v.string() }) });

async function dataOf(response: Response): Promise<unknown> {
  const body: unknown = await response.json().catch(() => undefined);
  if (response.ok) return decode(answerSchema, body).data;
  const refusal = v.safeParse(refusalSchema, body);
  throw new AdminRefusedError(response.status, refusal.success ? refusal.output.error.message : response.statusText);
}

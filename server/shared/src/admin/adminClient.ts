import { isNativeError } from 'node:util/types';
import { type Decoder, decode } from 'shared-kernel/decode/decode';
import * as v from 'valibot';
import { errorCode } from '../files/errorCode';
import { type AdminEndpoint, readEndpointFiles } from './endpointFile';

/** Why a server did not do what it was asked; the message is one line for the operator. */
export abstract class AdminError extends Error {}

/** No server runs on a data folder. */
export class NoAdminEndpointError extends AdminError {
  override readonly name = 'NoAdminEndpointError';

  /** @param isSilent whether there is one, which accepts a connection and says nothing */
  constructor(dataDir: string, isSilent = false) {
    super(
      isSilent
        ? `api runs for this data folder and does not answer: ${dataDir}. Start the site again; npm run off -- <remote> --here works without it`
        : `api is not running for this data folder: ${dataDir}. Start it with \`npm start\`, or name another with DATA_DIR`,
    );
  }
}

/** The running server refused; `status` and message are its own. */
export class AdminRefusedError extends AdminError {
  override readonly name = 'AdminRefusedError';

  constructor(
    readonly status: number,
    message: string,
  ) {
    super(message);
  }
}

/** The running server went away before it answered, or took too long. */
export class AdminLostError extends AdminError {
  override readonly name = 'AdminLostError';

  constructor(path: string, cause: unknown) {
    super(
      `api went away before it answered ${path}: ${reasonOf(cause)}. When it runs again, do the same once more: what was done already is not done twice`,
    );
  }
}

/** `fetch` hides the reason below "fetch failed". */
function reasonOf(thrown: unknown): string {
  if (!isNativeError(thrown)) return String(thrown);
  const { cause, message } = thrown;
  if (errorCode(cause).startsWith('ERR_SSL_')) return 'it does not speak https there: write http://';
  return isNativeError(cause) ? cause.message || cause.name : message;
}

export type AdminClient = {
  /** @param patienceMs as long as it takes, unless given */
  get<T>(path: string, decoder: Decoder<T>, patienceMs?: number): Promise<T>;
  post<T>(path: string, body: unknown, decoder: Decoder<T>): Promise<T>;
  /** For bytes such as pictures. */
  put(path: string, body: Uint8Array<ArrayBuffer>, type: string): Promise<void>;
  /** Any other request; the answer as it came. {@link dataOf} reads what it carries. */
  ask(path: string, options: RequestInit): Promise<Response>;
};

/**
 * Finds the internal listener of the api that runs on a data folder. An api that was started again has another token, so
 * whoever is refused looks once more.
 *
 * @throws NoAdminEndpointError when there is none, or the one in the file is gone
 */
export async function findAdminEndpoint(dataDir: string): Promise<AdminClient> {
  let endpoint = await endpointIn(dataDir);
  return clientOf(async (path, options) => {
    const answer = await ask(endpoint, path, options);
    if (answer.status !== 401) return answer;
    endpoint = await endpointIn(dataDir);
    return ask(endpoint, path, options);
  });
}

const PATIENCE_MS = 3000;

async function endpointIn(dataDir: string): Promise<AdminEndpoint> {
  let isSilent = false;
  for (const endpoint of await readEndpointFiles(dataDir)) {
    const signal = AbortSignal.timeout(PATIENCE_MS);
    if (await answers(endpoint, signal)) return endpoint;
    isSilent ||= signal.aborted;
  }
  throw new NoAdminEndpointError(dataDir, isSilent);
}

/** The client of an `api` at an address, for what it answers to servers and teams. @param token of INTERNAL_TOKEN, or a team's */
export const apiAt = (url: string, token: string | undefined): AdminClient =>
  clientOf((path, options) => ask({ url, token }, path, options));

/** A server may have been killed, and another may have its port by now. */
async function answers(endpoint: AdminEndpoint, signal: AbortSignal): Promise<boolean> {
  try {
    const { ok } = await ask(endpoint, '/status', { signal });
    return ok;
  } catch {
    return false;
  }
}

function clientOf(asked: AdminClient['ask']): AdminClient {
  const json = { 'content-type': 'application/json' };
  return {
    async get(path, decoder, patienceMs) {
      const signal = patienceMs === undefined ? null : AbortSignal.timeout(patienceMs);
      return decoder(await dataOf(await asked(path, { signal })));
    },
    post: async (path, body, decoder) =>
      decoder(await dataOf(await asked(path, { method: 'POST', headers: json, body: JSON.stringify(body) }))),
    async put(path, body, type) {
      await dataOf(await asked(path, { method: 'PUT', headers: { 'content-type': type }, body }));
    },
    ask: asked,
  };
}

type Asked = { readonly url: string; readonly token: string | undefined };

/** The header with a token, if there is one. */
export const bearer = (token: string | undefined): { authorization?: string } =>
  token === undefined ? {} : { authorization: `Bearer ${token}` };

async function ask(endpoint: Asked, path: string, { headers, ...options }: RequestInit = {}): Promise<Response> {
  try {
    const all = { ...bearer(endpoint.token), ...Object.fromEntries(new Headers(headers)) };
    return await fetch(new URL(path, endpoint.url), { ...options, headers: all });
  } catch (error) {
    throw new AdminLostError(path, error);
  }
}

const WHERE_INTERNAL =
  'INTERNAL_ORIGIN is the listener of api for servers and commands (INTERNAL_PORT, 9003 in containers), and not the port of visitors';

const answerSchema = v.object({ data: v.optional(v.unknown()) });
const refusalSchema = v.object({ error: v.object({ message: v.string() }) });

/**
 * What an answer carries.
 *
 * @throws AdminRefusedError when it is a refusal
 */
export async function dataOf(response: Response): Promise<unknown> {
  const body: unknown = await response.json().catch(() => undefined);
  if (response.ok) return decode(answerSchema, body, response.url).data;
  const refusal = v.safeParse(refusalSchema, body);
  const message = refusal.success
    ? refusal.output.error.message
    : `expected status 200 of ${response.url}, got ${response.status}`;
  const isElsewhere = response.status === 404 && / \S*\/internal\//.test(message);
  throw new AdminRefusedError(response.status, isElsewhere ? `${message}. ${WHERE_INTERNAL}` : message);
}

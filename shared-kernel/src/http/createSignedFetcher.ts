import * as v from 'valibot';
import type { Decoder } from '../decode/decode';
import { numeric } from '../decode/fields';
import { API_PREFIX } from '../protocol/rest';
import type { ServerClock } from './createServerClock';
import { HttpError } from './httpError';
import { type Query, queryText } from './query';
import { SIGNATURE_HEADER, sign, TIMESTAMP_HEADER } from './signature';

export type GetOptions<T> = {
  decode: Decoder<T>;
  query?: Query;
  /** Hears how many seconds the answer was in a shared cache. */
  onAge?: (seconds: number) => void;
  /** Cancels the request; the promise then rejects with the signal's reason. */
  signal?: AbortSignal;
};

/** The one way to request `/api`: foreign JSON in, decoded values out. */
export type Http = {
  /**
   * @param path without `/api`, such as `/match/range`
   * @throws HttpError when no usable answer came, DecodeError when it had the wrong shape
   */
  get<T>(path: string, options: GetOptions<T>): Promise<T>;
};

export type SignedFetcherOptions = {
  /** Origin in front of `/api`, or empty for the page's own. */
  apiBase: string;
  secret: string;
  clock: ServerClock;
  fetch: typeof fetch;
  timeoutMs?: number;
};

const DEFAULT_TIMEOUT_MS = 12_000;

/** The server's time in its refusal of a signature (S1). */
const refusalSchema = v.object({ server_time: numeric });

/** GET with signature, time limit, and one retry when the server says that our clock is wrong. */
export function createSignedFetcher(options: SignedFetcherOptions): Http {
  const { clock, timeoutMs = DEFAULT_TIMEOUT_MS } = options;

  return {
    async get(path, { decode, query = {}, signal, onAge }) {
      const limit = timeLimit(timeoutMs, signal);
      const request = () => send(options, path, query, limit.signal);
      try {
        let response = await request();
        if (response.status === 401 && (await learnTime(response, clock))) response = await request();
        const age = ageOf(response.headers);
        clock.noteDate(response.headers.get('date'), age);
        if (!response.ok) throw new HttpError(path, { kind: 'status', status: response.status });
        const raw = await readJson(response, path);
        onAge?.(age);
        return decode(raw);
      } catch (error) {
        if (signal?.aborted) throw signal.reason;
        if (limit.signal.aborted) throw new HttpError(path, { kind: 'timeout', afterMs: timeoutMs });
        if (error instanceof TypeError) throw new HttpError(path, { kind: 'network' }, { cause: error });
        throw error;
      } finally {
        limit.clear();
      }
    },
  };
}

function send(options: SignedFetcherOptions, path: string, query: Query, signal: AbortSignal): Promise<Response> {
  const { apiBase, secret, clock } = options;
  const fullPath = `${API_PREFIX}${path}`;
  const timestamp = Math.floor(clock.now());
  const headers = {
    accept: 'application/json',
    [SIGNATURE_HEADER]: sign(secret, timestamp, fullPath),
    [TIMESTAMP_HEADER]: String(timestamp),
  };
  return options.fetch(`${apiBase}${fullPath}${queryText(query)}`, { headers, signal });
}

async function learnTime(response: Response, clock: ServerClock): Promise<boolean> {
  const refusal = v.safeParse(refusalSchema, await response.json().catch(() => undefined));
  if (refusal.success) clock.correct(refusal.output.server_time);
  return refusal.success;
}

async function readJson(response: Response, path: string): Promise<unknown> {
  const body = await response.text();
  try {
    return JSON.parse(body);
  } catch {
    throw new HttpError(path, {
      kind: 'unreadable',
      reason: `expected JSON, got ${JSON.stringify(body.slice(0, 40))}`,
    });
  }
}

/** A signal that fires after `ms`, or when the caller's own does. */
function timeLimit(ms: number, outer: AbortSignal | undefined) {
  const controller = new AbortController();
  const stop = () => controller.abort();
  const timer = setTimeout(stop, ms);
  if (outer?.aborted) stop();
  outer?.addEventListener('abort', stop);
  const clear = () => {
    clearTimeout(timer);
    outer?.removeEventListener('abort', stop);
  };
  return { signal: controller.signal, clear };
}

/** Seconds that an answer was in shared caches on its way, by its `Age` (RFC 9111, 5.1). */
function ageOf(headers: Headers): number {
  const age = headers.get('age') ?? '';
  return /^\d{1,6}$/.test(age) ? Number(age) : 0;
}

import { types } from 'node:util';
import type { Report } from 'shared-kernel/decode/decode';
import { parseMeant } from './meantText';
import { reportOnce } from './reportOnce';

export type JsonFetcherOptions = {
  /** The vendor's name in messages. */
  vendor: string;
  /** Such as `https://api.openligadb.de`. */
  origin: string;
  headers?: Readonly<Record<string, string>>;
  /** Appended to the query of each request and left out of each message: some vendors want their secret there. */
  secretQuery?: Readonly<Record<string, string>>;
  fetch?: typeof fetch;
  /** Receives what is odd about an answer that is read nevertheless, once. */
  report: Report;
  /** Receives the headers of each answer, whatever its status: some vendors say in them what is left of their limits. */
  onHeaders?: (headers: Headers) => void;
  /** Limit of the whole answer. */
  limitMs?: number;
  maxBytes?: number;
};

/** A failed request to a vendor. */
export class VendorError extends Error {
  override readonly name = 'VendorError';

  constructor(
    message: string,
    /** Seconds to wait, if the vendor says so. */
    readonly retryAfter?: number,
    /** The answer's status, if there was an answer. */
    readonly status?: number,
  ) {
    super(message);
  }
}

export type GetJson = (path: string) => Promise<unknown>;

const LIMIT_MS = 10_000;
const MAX_BYTES = 20_000_000;

/**
 * Requests JSON of a vendor. It may be slow, absent, or answer with something else; each becomes one line with the
 * request, what was expected and what came. Neither the line nor its cause contains a header, so no key leaks.
 *
 * @throws VendorError
 */
export function createJsonFetcher(options: JsonFetcherOptions): GetJson {
  const { vendor, origin, headers = {}, secretQuery = {}, limitMs = LIMIT_MS, maxBytes = MAX_BYTES } = options;
  const ask = options.fetch ?? fetch;
  const once = reportOnce(options.report);
  const secrets = new URLSearchParams(secretQuery).toString();
  const signed = (url: string) => (secrets ? `${url}${url.includes('?') ? '&' : '?'}${secrets}` : url);

  async function answerOf(url: string): Promise<Response> {
    const signal = AbortSignal.timeout(limitMs);
    try {
      return await ask(signed(url), { signal, headers: { accept: 'application/json', ...headers } });
    } catch (error) {
      throw new VendorError(`${vendor}: expected an answer from ${url} within ${limitMs} ms, got ${causeOf(error)}`);
    }
  }

  return async (path) => {
    const url = `${origin}${path}`;
    const response = await answerOf(url);
    options.onHeaders?.(response.headers);
    if (!response.ok) {
      await response.body?.cancel();
      const message = `${vendor}: expected status 200 from ${url}, got ${response.status}`;
      throw new VendorError(message, retryAfter(response), response.status);
    }
    try {
      return parseMeant(await textOf(response, maxBytes), ({ message }) => once(new Error(`${vendor}: ${message}`)));
    } catch (error) {
      const message = `${vendor}: expected JSON from ${url}, got ${causeOf(error)}`;
      throw new VendorError(message, undefined, response.status);
    }
  };
}

async function textOf(response: Response, maxBytes: number): Promise<string> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of response.body ?? []) {
    bytes += chunk.byteLength;
    if (bytes > maxBytes) throw new Error(`more than ${maxBytes} bytes`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

function retryAfter(response: Response): number | undefined {
  const seconds = Number(response.headers.get('retry-after') ?? response.headers.get('x-requestcounter-reset'));
  return seconds > 0 ? seconds : undefined;
}

/** `fetch` hides the reason below "fetch failed". */
function causeOf(thrown: unknown): string {
  if (!types.isNativeError(thrown)) return String(thrown);
  return types.isNativeError(thrown.cause) ? thrown.cause.message || thrown.cause.name : thrown.message;
}

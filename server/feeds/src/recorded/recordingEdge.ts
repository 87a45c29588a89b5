import { toError } from 'shared-kernel/decode/toError';
import type { PushHandlers, VendorEdge } from '../vendorEdge';
import { packBytes, type RecordedEntry } from './format';
import type { Scrub } from './secrets';

type Deps = { feed: string; scrub: Scrub; write: (entry: RecordedEntry) => void };

/** Headers that mean something to a feed: pauses and limits. All others, such as cookies, are left out. */
const KEPT_HEADERS = /^(?:content-type|date|retry-after|etag|last-modified|x-.*(?:limit|remaining|reset|available).*)$/;

/** A larger answer is cut: no feed takes it. */
const MAX_BYTES = 25_000_000;

/** An edge that keeps all that comes through it, without headers of requests and without secrets. */
export function recordingEdge(edge: VendorEdge, { feed, scrub, write }: Deps): VendorEdge {
  const now = () => edge.clock.now();
  let lines = 0;

  async function recordedFetch(...[input, init]: Parameters<typeof fetch>): Promise<Response> {
    const askedAt = now();
    const request = input instanceof Request ? input : undefined;
    const url = scrub.text(request?.url ?? String(input));
    const asked = { feed, askedAt, method: init?.method ?? request?.method ?? 'GET', url };
    try {
      const response = await edge.fetch(input, init);
      const body = await bytesOf(response);
      const { status } = response;
      const kept = [...response.headers].filter(([name]) => KEPT_HEADERS.test(name));
      const headers = Object.fromEntries(kept.map(([name, value]) => [name, scrub.text(value)]));
      write({ kind: 'answer', at: now(), ...asked, status, headers, ...packBytes(scrub.bytes(body)) });
      const isEmpty = [204, 205, 304].includes(status);
      return new Response(isEmpty ? null : new Blob([body]), { status, headers: response.headers });
    } catch (error) {
      write({ kind: 'failure', at: now(), ...asked, message: scrub.text(messageOf(error)) });
      throw error;
    }
  }

  function recordedHandlers(handlers: PushHandlers, line: number): PushHandlers {
    return {
      onOpen() {
        write({ kind: 'opened', at: now(), feed, line });
        handlers.onOpen();
      },
      onMessage(payload) {
        write({ kind: 'message', at: now(), feed, line, ...packBytes(scrub.bytes(payload)) });
        handlers.onMessage(payload);
      },
      onLost(error) {
        write({ kind: 'lost', at: now(), feed, line, message: scrub.text(messageOf(error)) });
        handlers.onLost(error);
      },
    };
  }

  return {
    ...edge,
    random() {
      const value = edge.random();
      write({ kind: 'chance', at: now(), feed, value });
      return value;
    },
    fetch: recordedFetch,
    subscribe: (options, handlers) => edge.subscribe(options, recordedHandlers(handlers, lines++)),
  };
}

async function bytesOf(response: Response): Promise<Uint8Array<ArrayBuffer>> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of response.body ?? []) {
    chunks.push(chunk);
    size += chunk.byteLength;
    if (size > MAX_BYTES) break;
  }
  return new Uint8Array(Buffer.concat(chunks));
}

/** `fetch` hides the reason below "fetch failed". */
function messageOf(thrown: unknown): string {
  const { cause, message } = toError(thrown);
  return cause instanceof Error ? cause.message || cause.name : message;
}

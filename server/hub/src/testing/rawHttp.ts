import { afterTest } from './afterTest';
import { HANDSHAKE } from './rawClient';
import { negotiate } from './stockClient';

/** The outcome of one request. */
export async function answer(url: string, init: RequestInit = {}) {
  const response = await fetch(url, init);
  return { status: response.status, text: await response.text(), headers: response.headers };
}

const post = (url: string) => (body: string | Buffer) =>
  answer(url, { method: 'POST', body: new Uint8Array(Buffer.from(body)) });

/** Records as they come, over any transport. */
function inbox() {
  const records: string[] = [];
  const readers: (() => void)[] = [];
  return {
    add(text: string) {
      if (!text.endsWith('\u001e')) throw new Error(`What comes must end on the record mark, got ${text}`);
      records.push(...text.slice(0, -1).split('\u001e'));
      for (const reader of readers.splice(0)) reader();
    },
    async next(): Promise<unknown> {
      for (;;) {
        const record = records.shift();
        if (record !== undefined) return JSON.parse(record);
        await new Promise<void>((resolve) => readers.push(resolve));
      }
    },
  };
}

/** A client of server-sent events that records each byte. */
export async function openEventStream(url: string) {
  const leaving = new AbortController();
  afterTest(() => leaving.abort());
  const response = await fetch(url, { headers: { accept: 'text/event-stream' }, signal: leaving.signal });
  const { add, next } = inbox();
  let text = '';
  async function read(): Promise<'done' | 'broken'> {
    try {
      for await (const piece of response.body?.pipeThrough(new TextDecoderStream()) ?? []) take(piece);
      return 'done';
    } catch {
      return 'broken';
    }
  }
  function take(piece: string) {
    const before = text.lastIndexOf('\r\n\r\n') + 1;
    text += piece;
    const whole = text.slice(0, text.lastIndexOf('\r\n\r\n') + 1);
    for (const event of whole.slice(before).split('\r\n\r\n')) {
      if (event.trim().startsWith('data: ')) add(event.trim().slice('data: '.length));
    }
  }
  return { response, next, send: post(url), closed: read(), leave: () => leaving.abort(), bytes: () => text };
}

/** A client of long polling that polls only on demand. */
export function openPolls(url: string) {
  const { add, next } = inbox();
  const poll = (init: RequestInit = {}) => answer(url, init);
  /** Resolves with the status of the last poll, or nothing when the server is gone. */
  async function keepPolling(): Promise<number | undefined> {
    for (;;) {
      const answered = await poll().catch(() => undefined);
      if (answered?.status !== 200) return answered?.status;
      if (answered.text !== '') add(answered.text);
    }
  }
  return { poll, keepPolling, next, send: post(url), stop: () => answer(url, { method: 'DELETE' }) };
}

/** The address of a newly negotiated connection. */
export async function negotiated(url: string): Promise<string> {
  return `${url}?id=${(await negotiate(url)).body.connectionToken}`;
}

interface PostingClient {
  readonly url: string;
  readonly next: () => Promise<unknown>;
  readonly send: ReturnType<typeof post>;
  /** Resolves when the server has ended the connection. */
  readonly closed: Promise<unknown>;
}

/** The transports on which clients send by POST. */
export const POSTING = [
  [
    'ServerSentEvents',
    async (hubUrl: string): Promise<PostingClient> => {
      const url = await negotiated(hubUrl);
      const { next, send, closed } = await openEventStream(url);
      return { url, next, send, closed };
    },
  ],
  [
    'LongPolling',
    async (hubUrl: string): Promise<PostingClient> => {
      const url = await negotiated(hubUrl);
      const { poll, keepPolling, next, send } = openPolls(url);
      await poll();
      return { url, next, send, closed: keepPolling() };
    },
  ],
] as const;

/** Completes the handshake. */
export async function shaken<T extends { send: (text: string) => Promise<unknown>; next: () => Promise<unknown> }>(
  opening: Promise<T>,
): Promise<T> {
  const client = await opening;
  await client.send(HANDSHAKE);
  const reply = await client.next();
  if (JSON.stringify(reply) !== '{}') throw new Error(`Handshake refused: ${JSON.stringify(reply)}`);
  return client;
}

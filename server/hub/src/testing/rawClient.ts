import { once } from 'node:events';
import { type ClientOptions, WebSocket } from 'ws';
import { afterTest } from './afterTest';

export const HANDSHAKE = '{"protocol":"json","version":1}\u001e';

/** A WebSocket that records each hub message as received. */
export async function openRawClient(url: string, options: ClientOptions = {}) {
  const ws = new WebSocket(url, options);
  const records: string[] = [];
  const readers: (() => void)[] = [];
  let frames = 0;
  ws.on('message', (data) => {
    frames += 1;
    const text = data.toString();
    if (!text.endsWith('\u001e')) throw new Error(`A frame must end on the record mark, got ${text}`);
    records.push(...text.slice(0, -1).split('\u001e'));
    for (const reader of readers.splice(0)) reader();
  });
  const closed = new Promise<number>((resolve) => ws.on('close', resolve));
  afterTest(() => ws.terminate());
  await once(ws, 'open');

  async function next(): Promise<unknown> {
    for (;;) {
      const record = records.shift();
      if (record !== undefined) return JSON.parse(record);
      await new Promise<void>((resolve) => readers.push(resolve));
    }
  }

  return { ws, closed, next, send: (text: string | Buffer) => ws.send(text), frameCount: () => frames };
}

/** The same, after the handshake. */
export async function openShakenClient(url: string, options: ClientOptions = {}) {
  const client = await openRawClient(url, options);
  client.send(HANDSHAKE);
  const reply = await client.next();
  if (JSON.stringify(reply) !== '{}') throw new Error(`Handshake refused: ${JSON.stringify(reply)}`);
  return client;
}

/** The status and text with which an upgrade is refused. */
export function refusedUpgrade(url: string, options: ClientOptions = {}): Promise<{ status?: number; text: string }> {
  const ws = new WebSocket(url, options);
  return new Promise((resolve, reject) => {
    ws.on('open', () => {
      ws.terminate();
      reject(new Error('The upgrade was accepted'));
    });
    ws.on('error', () => {});
    ws.on('unexpected-response', (_request, response) => {
      let text = '';
      response.on('data', (chunk) => {
        text += chunk;
      });
      response.on('end', () => resolve({ status: response.statusCode, text }));
    });
  });
}

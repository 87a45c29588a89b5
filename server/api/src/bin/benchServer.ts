import { subscribe } from 'node:diagnostics_channel';
import { Socket } from 'node:net';
import Fastify from 'fastify';
import { handleCommands, sharedNow, usage } from '../bench/benchCommands';
import { BENCH_ENVIRONMENT, fedServer } from '../bench/fedServer';
import { liveMatch, REFERENCES } from '../bench/liveMatch';
import { readConfig } from '../config';

/* The whole server for benchmarks (`server/api/bench`), in a process of its own: its parent feeds it by orders, with
   `MATCHES` live matches. The same process runs a server of one prepared answer, which is the reference. */

const matches = Number(process.env.MATCHES ?? 300);
const open = new Set<Socket>();
subscribe('net.server.socket', (message) => {
  const socket = typeof message === 'object' && message !== null && 'socket' in message ? message.socket : undefined;
  if (socket instanceof Socket) open.add(socket.once('close', () => open.delete(socket)));
});

const config = readConfig({ ...BENCH_ENVIRONMENT, ...process.env }, { cwd: '/', newRunId: () => 'bench' });
const { server, tell } = await fedServer(config);
await tell({ ...REFERENCES, matches: Array.from({ length: matches }, (_, i) => liveMatch(i + 1, 0)) });
const reference = await startReference();

handleCommands({
  addresses: () => [server.address, reference],
  usage,
  change: ([change = 0, count = 1, id = 1]) => changed({ change, count, id }),
  /** Changes one match after the other: `[first number, how many, milliseconds between]`. */
  play: ([first = 0, count = 0, pauseMs = 0]) => play(first, count, pauseMs),
  cutAll() {
    for (const socket of open) socket.destroy();
  },
});
process.send?.({ ready: true });

/** Changes that many matches, starting with this id; resolves with the times of sending and of the commit. */
async function changed({ change, count, id }: Record<'change' | 'count' | 'id', number>): Promise<[number, number]> {
  const batch = Array.from({ length: count }, (_, i) => liveMatch(((id - 1 + i) % matches) + 1, change));
  const toldAt = sharedNow();
  await tell({ matches: batch });
  return [toldAt, sharedNow()];
}

async function play(first: number, count: number, pauseMs: number): Promise<[number, number][]> {
  const committed: [number, number][] = [];
  const began = sharedNow();
  for (let i = 0; i < count; i++) {
    const [, at] = await changed({ change: first + i, count: 1, id: 1 + ((first + i) % matches) });
    committed.push([first + i, at]);
    const wait = began + (i + 1) * pauseMs - sharedNow();
    if (wait > 0) await new Promise((resolve) => setTimeout(resolve, wait));
  }
  return committed;
}

/** Only the stored bytes: no signature, no window, no limit. 304 for clients that have them. */
async function startReference(): Promise<string> {
  const app = Fastify({ bodyLimit: 2 ** 24 });
  let bytes = Buffer.alloc(0);
  const headers = { 'content-encoding': 'br', 'cache-control': 'public, max-age=1', vary: 'Accept-Encoding' };
  app.get('/static', async (request, reply) => {
    reply.headers({ ...headers, etag: 'W/"static"' });
    if (request.headers['if-none-match'] === 'W/"static"') return reply.code(304).send();
    return reply.type('application/json; charset=utf-8').send(bytes);
  });
  app.addContentTypeParser('application/octet-stream', { parseAs: 'buffer' }, (_request, body, done) => {
    bytes = Buffer.from(body);
    done(null);
  });
  app.put('/static', async () => ({ kept: bytes.length }));
  return app.listen({ host: '127.0.0.1', port: 0 });
}

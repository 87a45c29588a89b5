// A process full of visitors, for the hub's benchmarks: node server/api/bench/crowd.mjs <kind> <origin> <count>. It
// takes orders as in server/api/src/bench/orders.ts. A kind is 'socket' (a WebSocket and nothing else, for whole matches),
// 'follower' (one with compression that follows both lanes, as the shell), 'stopped' (a 'socket' that reads nothing),
// 'visitor' (a follower that negotiates, reconnects when its connection breaks and then loads the board) or a transport
// of the stock client, which follows both lanes.
import { Agent, request } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { brotliDecompressSync } from 'node:zlib';
import { HttpTransportType, HubConnectionBuilder, LogLevel } from '@microsoft/signalr';
import { changesIn } from './hub/frames.mjs';
import { inflateOnce } from './hub/inflateOnce.mjs';
import { openSocket } from './hub/socket.mjs';
import { boardPath, signature } from './server.mjs';

const [kind = 'socket', origin = '', size = '0'] = process.argv.slice(2);
const url = `${origin}/realtime`;
const count = Number(size);
const forgetFrames = inflateOnce();

/** Milliseconds on a clock that all processes of this machine share. */
const now = () => performance.timeOrigin + performance.now();

/** When each visitor received a change, by change. @type {Map<number, number[]>} */
const receivedAt = new Map();
/** @type {Set<{ isSo: () => boolean, resolve: (at: number) => void }>} */
const waiting = new Set();
let level = 0;
let connected = 0;
let goal = 0;

/** @param {string} text */
function hear(text) {
  for (const change of changesIn(text)) {
    const times = receivedAt.get(change) ?? [];
    times.push(now());
    receivedAt.set(change, times);
  }
  check();
}

function forget() {
  receivedAt.clear();
  forgetFrames();
}

/** Resolves the waiting promises whose condition is met. */
function check() {
  for (const wait of waiting) {
    if (!wait.isSo()) continue;
    waiting.delete(wait);
    wait.resolve(now());
  }
}

const until = (/** @type {() => boolean} */ isSo) =>
  new Promise((resolve) => {
    waiting.add({ isSo, resolve });
    check();
  });

/** Like the delivery in front of a node, with few connections; one per visitor would be another open file each. */
const lines = new Agent({ keepAlive: true, maxSockets: 200 });

/** @param {string} address @param {import('node:http').RequestOptions} options @returns {Promise<{ etag: string, body: Buffer }>} */
function ask(address, options) {
  return new Promise((resolve, reject) => {
    request(address, { agent: lines, ...options }, (answer) => {
      buffer(answer).then((body) => resolve({ etag: answer.headers.etag ?? '', body }), reject);
    })
      .once('error', reject)
      .end();
  });
}

async function beVisitor() {
  try {
    const { body } = await ask(`${url}/negotiate?negotiateVersion=1`, { method: 'POST' });
    const { connectionToken } = /** @type {{ connectionToken: string }} */ (JSON.parse(body.toString()));
    const { socket } = await openSocket(`${url}?id=${connectionToken}`, { isFollowing: true, hear });
    connected += 1;
    socket.once('close', () => {
      connected -= 1;
      void beVisitor();
    });
    await loadBoard();
  } catch {
    // Like the shell after its first attempts: soon again, and not all at once.
    setTimeout(beVisitor, 200 + Math.random() * 800);
  }
  check();
}

/** As a page does: at once, and again three seconds later, because an answer may be cached for a moment. */
async function loadBoard() {
  const headers = { ...signature('/api/match/range'), 'accept-encoding': 'br' };
  const { etag, body } = await ask(origin + boardPath(), { headers });
  if (hasGoal(etag, body)) level += 1;
  else setTimeout(() => loadBoard().then(check), 3000);
}

/**
 * Ten thousand browsers decompress their boards themselves; here each board is decompressed once, or the visitors would
 * use all the processor.
 *
 * @type {Map<string, boolean>}
 */
const known = new Map();

/** @param {string} etag @param {Buffer} body */
function hasGoal(etag, body) {
  const key = `${goal} ${etag}`;
  const has = known.get(key) ?? brotliDecompressSync(body).includes(`bench:${goal}:`);
  known.set(key, has);
  return has;
}

async function beStock() {
  const client = new HubConnectionBuilder()
    .withUrl(url, {
      transport: HttpTransportType[/** @type {'ServerSentEvents' | 'LongPolling'} */ (kind)],
      logger: LogLevel.None,
    })
    .configureLogging(LogLevel.None)
    .build();
  client.on('Changes', (changes) => hear(JSON.stringify(changes)));
  await client.start();
  await client.invoke('Follow', { lanes: ['football', 'prices'] });
  connected += 1;
}

async function openBare() {
  const { socket } = await openSocket(url, { isFollowing: kind === 'follower', hear });
  connected += 1;
  if (kind === 'stopped') socket.pause();
}

async function connect() {
  for (let i = 0; i < count; i++) {
    if (['socket', 'follower', 'stopped'].includes(kind)) await openBare();
    else if (kind === 'visitor') await beVisitor();
    else await beStock();
  }
  await until(() => connected === count);
}

/** @type {Record<string, (given: number[]) => unknown>} */
const orders = {
  connect,
  /** Resolves when all visitors have received these changes: `[first, how many]`. */
  received: ([first = 0, many = 0]) =>
    until(() => Array.from({ length: many }, (_, i) => receivedAt.get(first + i)?.length === count).every(Boolean)),
  /** Resolves when all visitors together have received this change that many times. */
  receivedAtLeast: ([change = 0, times = 0]) => until(() => (receivedAt.get(change)?.length ?? 0) >= times * count),
  forget,
  /** When each change was received by each visitor; then forgets it. */
  take() {
    const all = [...receivedAt];
    forget();
    return all;
  },
  /** From now on a visitor is up to date when its board has this change. */
  expect([change = 0]) {
    goal = change;
    level = 0;
  },
  recovered: () => until(() => connected === count && level >= count),
};

process.on('message', (/** @type {any} */ { id, name, given }) => {
  void Promise.resolve(orders[name]?.(given)).then((result) => process.send?.({ id, result }));
});
process.once('disconnect', () => process.exit(0));
process.send?.({ ready: true });

// npm run bench:api: a board of 5,000 live matches over HTTP, compared to the same bytes from memory in the same
// process: idle, and while a feed changes matches. Rounds of both alternate. BENCH_SECONDS and BENCH_ROUNDS shorten it.
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { get } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { brotliDecompressSync } from 'node:zlib';
import autocannon from 'autocannon';
import { report } from '../../../tooling/bench/report.mjs';
import { built, startChild } from './child.mjs';
import { median } from './figures.mjs';
import { boardPath, signature } from './server.mjs';

/**
 * @typedef {import('../../../tooling/bench/report.mjs').Line} Line
 * @typedef {{ perSecond: number, p99: number, cpuMs: number, answers: number }} Load what fifty connections got
 * @typedef {{ ours: Load[], reference: Load[] }} Rounds
 */

const MATCHES = 5000;
const SECONDS = Number(process.env.BENCH_SECONDS ?? 5);
const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 3);
const UPDATES = [0, 1, 50];

const dataDir = await mkdtemp(path.join(tmpdir(), 'tyso-bench-'));
const server = await startChild(built('benchServer'), { env: { DATA_DIR: dataDir, MATCHES: String(MATCHES) } });
try {
  const [origin, staticOrigin] = await server.order('addresses');
  const ours = origin + boardPath();
  const reference = `${staticOrigin}/static`;
  const { bytes, matches, etag } = await look(ours);
  if (matches !== MATCHES) throw new Error(`Expected a board of ${MATCHES} matches, got ${matches}`);
  await fetch(reference, { method: 'PUT', headers: { 'content-type': 'application/octet-stream' }, body: bytes });

  const known = { ours: etag, reference: 'W/"static"' };
  const unchanged = await rounds((side, url) => load(url, { 'if-none-match': known[side] }, 304));

  const raw = [];
  for (const perSecond of UPDATES) raw.push({ perSecond, ...(await bothInTurn(perSecond)) });
  const lines = [...raw.flatMap(linesOf), ...notModifiedLines(unchanged)];
  const about = `${MATCHES} live matches, ${bytes.length} bytes brotli, 50 connections, ${ROUNDS} rounds of ${SECONDS} s each`;
  const { missed } = report('api', { lines, about, versions: { autocannon: '8.0.0' }, raw: { raw, unchanged } });
  process.exitCode = missed.length > 0 ? 1 : 0;

  /** @param {number} perSecond changes meanwhile */
  async function bothInTurn(perSecond) {
    const count = perSecond * SECONDS * ROUNDS * 2;
    const playing = server.order('play', perSecond * 1_000_000 + 1, count, 1000 / perSecond);
    const figures = await rounds((_side, url) => load(url, {}, 200));
    await playing;
    return figures;
  }

  /** @param {(side: 'ours' | 'reference', url: string) => Promise<Load>} measure */
  async function rounds(measure) {
    /** @type {Rounds} */
    const figures = { ours: [], reference: [] };
    for (let round = 0; round < ROUNDS; round++) {
      figures.reference.push(await measure('reference', reference));
      figures.ours.push(await measure('ours', ours));
    }
    return figures;
  }
} finally {
  await server.end();
  await rm(dataDir, { recursive: true, force: true });
}

/** @param {string} url */
async function look(url) {
  const headers = { ...signature('/api/match/range'), 'accept-encoding': 'br' };
  const [answer] = await once(get(url, { headers }), 'response');
  const bytes = await buffer(answer);
  const { data } = JSON.parse(brotliDecompressSync(bytes).toString());
  return { bytes, matches: data.length, etag: answer.headers.etag };
}

/**
 * Autocannon would decode each body to text and become the bottleneck itself.
 *
 * @param {import('autocannon').Client} client
 */
function keepNoBody(client) {
  // Missing from its types, because it is internal.
  const { pipelinedRequests } = /** @type {typeof client & { pipelinedRequests: { addBody: () => void } }} */ (client);
  pipelinedRequests.addBody = () => {};
}

/** @param {string} url @param {Record<string, string>} more headers @param {200 | 304} status @returns {Promise<Load>} */
async function load(url, more, status) {
  const before = await server.order('usage');
  const headers = { ...signature('/api/match/range'), 'accept-encoding': 'br', ...more };
  const result = await autocannon({ url, headers, connections: 50, duration: SECONDS, setupClient: keepNoBody });
  const after = await server.order('usage');
  const answers = result.statusCodeStats?.[`${status}`]?.count ?? 0;
  if (answers < result.requests.total || result.errors > 0)
    throw new Error(`Expected only ${status}, got ${JSON.stringify(result.statusCodeStats)}`);
  return { perSecond: answers / result.duration, p99: result.latency.p99, cpuMs: after.cpuMs - before.cpuMs, answers };
}

/**
 * Microseconds of the server's processor per answer, including the work of its feed.
 *
 * @param {readonly Load[]} figures
 */
function costOf(figures) {
  return median(figures.map(({ cpuMs, answers }) => (1000 * cpuMs) / answers));
}

/** @param {Rounds & { perSecond: number }} measured @returns {Line[]} */
function linesOf({ perSecond, ours, reference }) {
  const while_ = perSecond === 0 ? 'quiet' : `${perSecond} updates/s`;
  return [
    {
      ...{ name: `board, ${while_}`, unit: 'responses/s', ratioAtLeast: 0.8 },
      ...{ ours: of(ours, 'perSecond'), reference: of(reference, 'perSecond') },
    },
    {
      ...{ name: `board, ${while_}: processor time`, unit: 'µs' },
      ...{ ours: costOf(ours), reference: costOf(reference) },
    },
    { name: `board, ${while_}: p99`, unit: 'ms', ours: of(ours, 'p99'), reference: of(reference, 'p99') },
  ];
}

/** @param {readonly Load[]} figures @param {keyof Load} name */
function of(figures, name) {
  return median(figures.map((figure) => figure[name]));
}

/** @param {Rounds} measured @returns {Line[]} */
function notModifiedLines({ ours, reference }) {
  return [
    { name: '304', unit: 'responses/s', ours: of(ours, 'perSecond'), reference: of(reference, 'perSecond') },
    { name: '304: processor time', unit: 'µs', ours: costOf(ours), reference: costOf(reference) },
  ];
}

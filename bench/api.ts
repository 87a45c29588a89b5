// npm run bench -- api: how many boards of 5,000 live matches `api` answers a second, idle and while a feed changes
// matches, beside a server that has the same bytes in memory and does nothing else. BENCH_SECONDS (of a round),
// BENCH_ROUNDS and BENCH_MATCHES shorten it.
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { get } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { brotliDecompressSync } from 'node:zlib';
import autocannon, { type Client } from 'autocannon';
import { originOf, startChild } from '../e2e/product/startOrdered';
import { median } from './figures';
import { boardHeaders, boardPath, startApi } from './ourApi';
import { type Line, report } from './report';

const MATCHES = Number(process.env.BENCH_MATCHES ?? 5000);
const SECONDS = Number(process.env.BENCH_SECONDS ?? 5);
const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 3);
const CONNECTIONS = 50;
/** Changes a second meanwhile. */
const PACES = [0, 1, 50];

/** What the connections got together in a round, and the processor time of the server. */
type Load = { readonly perSecond: number; readonly p99: number; readonly cpuUsEach: number };
type Side = {
  readonly url: string;
  readonly etag: string;
  readonly cpuMs: () => Promise<number>;
};
type Rounds = { readonly ours: readonly Load[]; readonly reference: readonly Load[] };

const api = await startApi('handFedServer', { MATCHES: String(MATCHES) });
const { bytes, etag } = await takeBoard(api.origin + boardPath());
const static_ = await startStatic(bytes);
try {
  const ours: Side = { url: api.origin + boardPath(), etag, cpuMs: api.cpuMs };
  const unchanged = await inTurn(ours, (side) => load(side, { 'if-none-match': side.etag }, 304));
  const lines: Line[] = [];
  for (const pace of PACES) lines.push(...boardLines(pace, await whilePlaying(ours, pace)));
  report('api', {
    about: `${MATCHES} live matches, ${bytes.length} bytes brotli, ${CONNECTIONS} connections, ${ROUNDS} rounds of ${SECONDS} s each, in turn`,
    lines: [
      ...lines,
      line('304', 'responses/s', unchanged, 'perSecond'),
      line('304: processor time', 'µs', unchanged, 'cpuUsEach'),
    ],
    versions: { autocannon: '9.0.0' },
  });
} finally {
  await Promise.all([api.stop(), static_.stop()]);
}

/** Boards while that many matches change each second. */
async function whilePlaying(ours: Side, pace: number): Promise<Rounds> {
  const changes = pace * SECONDS * ROUNDS * 2;
  const playing = api.order('play', 1 + pace * 1_000_000, changes, 1000 / pace);
  const rounds = await inTurn(ours, (side) => load(side, {}, 200));
  await playing;
  return rounds;
}

async function inTurn(ours: Side, measure: (side: Side) => Promise<Load>): Promise<Rounds> {
  const rounds: { ours: Load[]; reference: Load[] } = { ours: [], reference: [] };
  for (let round = 0; round < ROUNDS; round += 1) {
    rounds.reference.push(await measure(static_));
    rounds.ours.push(await measure(ours));
  }
  return rounds;
}

async function load({ url, cpuMs }: Side, more: Record<string, string>, status: 200 | 304): Promise<Load> {
  const before = await cpuMs();
  const headers = { ...boardHeaders(), ...more };
  const result = await autocannon({
    url,
    headers,
    connections: CONNECTIONS,
    duration: SECONDS,
    setupClient: keepNoBody,
  });
  const cost = (await cpuMs()) - before;
  const answers = result.statusCodeStats?.[`${status}`]?.count ?? 0;
  if (answers === 0 || answers < result.requests.total || result.errors > 0)
    throw new Error(`${url}: expected only ${status}, got ${JSON.stringify(result.statusCodeStats)}`);
  return { perSecond: answers / result.duration, p99: result.latency.p99, cpuUsEach: (1000 * cost) / answers };
}

/** Autocannon would decode each body to text and become the bottleneck itself. Its types leave this out. */
function keepNoBody(client: Client): void {
  Object.assign((client as Client & { pipelinedRequests: object }).pipelinedRequests, { addBody: () => {} });
}

/** The board as a visitor gets it. */
async function takeBoard(url: string) {
  const [answer] = await once(get(url, { headers: boardHeaders() }), 'response');
  const bytes = await buffer(answer);
  if (answer.statusCode !== 200 || answer.headers['content-encoding'] !== 'br')
    throw new Error(`Expected a board in brotli, got ${answer.statusCode} ${bytes.subarray(0, 200)}`);
  const { data } = JSON.parse(brotliDecompressSync(bytes).toString());
  if (data.length !== MATCHES) throw new Error(`Expected a board of ${MATCHES} matches, got ${data.length}`);
  return { bytes, etag: String(answer.headers.etag) };
}

async function startStatic(bytes: Buffer): Promise<Side & { stop: () => Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), 'tyso-bench-'));
  const file = join(folder, 'board.json.br');
  await writeFile(file, bytes);
  const script = join(import.meta.dirname, 'api/staticServer.ts');
  const child = await startChild(script, { env: { BODY: file }, execArgv: process.execArgv });
  return {
    url: await originOf(child),
    etag: 'W/"static"',
    cpuMs: async () => Number(await child.order('cpuMs')),
    async stop() {
      await child.kill();
      await rm(folder, { recursive: true });
    },
  };
}

function boardLines(pace: number, rounds: Rounds): Line[] {
  const name = pace === 0 ? 'board, quiet' : `board, ${pace} updates/s`;
  return [
    { ...line(name, 'responses/s', rounds, 'perSecond'), ratioAtLeast: 0.8 },
    line(`${name}: processor time`, 'µs', rounds, 'cpuUsEach'),
    line(`${name}: p99`, 'ms', rounds, 'p99'),
  ];
}

function line(name: string, unit: string, { ours, reference }: Rounds, figure: keyof Load): Line {
  const of = (loads: readonly Load[]) => median(loads.map((load) => load[figure]));
  return { name, unit, ours: of(ours), reference: of(reference) };
}

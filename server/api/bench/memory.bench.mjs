// npm run bench:memory: whether a server's memory stays level during a replay at sixty times real speed, with three
// hundred connected visitors and twenty that load the board each second. BENCH_MINUTES of real time (60);
// process/memory.long.test.ts takes one.
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { writeRecording } from '../../../tooling/bench/recording.mjs';
import { report } from '../../../tooling/bench/report.mjs';
import { connectCrowds } from './crowds.mjs';
import { median } from './figures.mjs';
import { boardPath, signature, startServer } from './server.mjs';

/** @typedef {Awaited<ReturnType<typeof look>>} Sample */

const MINUTES = Number(process.env.BENCH_MINUTES ?? 60);
/** Sixty samples per run. */
const LOOK_SECONDS = Math.max(1, Math.round(MINUTES));
const VISITORS = 300;
const LOADS = 20;
const RATIO = 1.1;
/**
 * For a run of a minute, and proportionally more for a longer one. In a short run the ratio shows little: the store's
 * own memory is 200 MB. Kept memory grows by 0.2 MB from third to third of a minute, since matches get goals; more than
 * this is a leak: 2 kB per answer, or twenty bytes per frame and visitor.
 */
const MOST_GROWTH_MB = 0.6;

const dataDir = await mkdtemp(path.join(tmpdir(), 'tyso-bench-'));
const recording = path.join(dataDir, 'recording.json');
await writeRecording(recording, Math.ceil(MINUTES) + 3);
const env = { FEED: 'replay', REPLAY_SPEED: '60', REPLAY_FILE: recording, HUB_CONNECTIONS_PER_ADDRESS: '1000' };
const server = await startServer(dataDir, env, [
  '--expose-gc',
  '--import',
  new URL('./kept.mjs', import.meta.url).href,
]);
const crowds = await connectCrowds('socket', server.address, VISITORS);
try {
  /** @type {Sample[]} */
  const samples = [];
  for (let second = 1; second <= MINUTES * 60; second++) {
    const passed = new Promise((resolve) => setTimeout(resolve, 1000));
    await Promise.all(Array.from({ length: LOADS }, loadBoard));
    if (second % LOOK_SECONDS === 0) samples.push(await look());
    // Drops what they received: it would fill their memory, not the server's.
    await Promise.all([crowds.all('forget'), passed]);
  }
  const published = samples.at(-1)?.broadcasts ?? 0;
  if (!(published > MINUTES * 60)) throw new Error(`The replay sent only ${published} changes: that measures nothing`);
  const lines = linesOf(samples);
  const about = `${MINUTES} min at sixty times life's speed, ${VISITORS} visitors, ${LOADS} boards a second, ${published} changes published; the last third beside the second`;
  const { missed } = report('memory', { lines, about, raw: samples });
  process.exitCode = missed.length > 0 ? 1 : 0;
} finally {
  await Promise.all([server.end('SIGKILL'), crowds.end()]);
  await rm(dataDir, { recursive: true, force: true });
}

async function loadBoard() {
  const headers = { ...signature('/api/match/range'), 'accept-encoding': 'br' };
  const answer = await fetch(server.address + boardPath(), { headers });
  await answer.arrayBuffer();
  if (!answer.ok) throw new Error(`The board: ${answer.status}`);
}

/** The server's own figures, and the memory it keeps. */
async function look() {
  const text = await (await fetch(`${server.address}/metrics`)).text();
  const value = (/** @type {string} */ name) => Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(text)?.[1]);
  const answered = once(server.child, 'message');
  server.child.send('weigh');
  const [kept] = await answered;
  return {
    residentMB: value('process_resident_memory_bytes') / 1024 ** 2,
    keptMB: kept / 1024 ** 2,
    broadcasts: value('tyso_hub_broadcasts_total'),
  };
}

/** @param {readonly Sample[]} samples */
function linesOf(samples) {
  const third = Math.floor(samples.length / 3);
  const [second, last] = [samples.slice(third, 2 * third), samples.slice(2 * third)];
  const of = (/** @type {readonly Sample[]} */ part, /** @type {keyof Sample} */ name) =>
    median(part.map((sample) => sample[name]));
  const line = (/** @type {string} */ name, /** @type {keyof Sample} */ figure) => ({
    ...{ name, unit: 'MB', ours: of(last, figure), reference: of(second, figure), ratioBudget: RATIO },
  });
  const kept = line('kept after a collection of garbage', 'keptMB');
  const growth = { name: 'kept more than a third before', unit: 'MB', ours: kept.ours - kept.reference };
  const limit = MINUTES < 10 ? { limit: MOST_GROWTH_MB * MINUTES } : {};
  return [line('resident memory', 'residentMB'), kept, { ...growth, ...limit }];
}

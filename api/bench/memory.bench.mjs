// npm run bench:memory: whether a server's memory is level while a replay runs at sixty times life's speed, a hundred visitors listen
// and one loads the board each second. BENCH_MINUTES of the clock on the wall (60); one is enough to see a bad leak.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { report } from '../../tooling/bench/report.mjs';
import { connectCrowds } from './crowds.mjs';
import { median } from './figures.mjs';
import { writeRecording } from './recording.mjs';
import { boardPath, signature, startServer } from './server.mjs';

const MINUTES = Number(process.env.BENCH_MINUTES ?? 60);
const VISITORS = 100;
/** A short run still holds what a server sets up for good. */
const RATIO = MINUTES >= 10 ? 1.1 : 1.3;

const dataDir = await mkdtemp(path.join(tmpdir(), 'tyso-bench-'));
const recording = path.join(dataDir, 'recording.json');
await writeRecording(recording, Math.ceil(MINUTES) + 3);
const env = { FEED: 'replay', REPLAY_SPEED: '60', REPLAY_FILE: recording, HUB_CONNECTIONS_PER_ADDRESS: '1000' };
const server = await startServer(dataDir, env);
const crowds = await connectCrowds('socket', server.address, VISITORS);
try {
  const samples = [];
  const ends = performance.now() + MINUTES * 60_000;
  while (performance.now() < ends) {
    const second = new Promise((resolve) => setTimeout(resolve, 1000));
    await loadBoard();
    samples.push(await look());
    // What they heard is not asked for: it would fill their memory, not the server's.
    await Promise.all([crowds.all('forget'), second]);
  }
  const told = samples.at(-1)?.broadcasts ?? 0;
  if (!(told > MINUTES * 60)) throw new Error(`The replay told only ${told} changes: that measures nothing`);
  const lines = linesOf(samples);
  const about = `${MINUTES} minutes at sixty times life's speed, ${VISITORS} visitors, ${told} changes told; the last third beside the second`;
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

/** What the server says of itself. */
async function look() {
  const text = await (await fetch(`${server.address}/metrics`)).text();
  const value = (/** @type {string} */ name) => Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(text)?.[1]);
  return {
    residentMB: value('process_resident_memory_bytes') / 1024 ** 2,
    heapMB: value('nodejs_heap_size_used_bytes') / 1024 ** 2,
    broadcasts: value('tyso_hub_broadcasts_total'),
  };
}

function linesOf(samples) {
  const third = Math.floor(samples.length / 3);
  const [second, last] = [samples.slice(third, 2 * third), samples.slice(2 * third)];
  const resident = (part) => median(part.map(({ residentMB }) => residentMB));
  // Between two collections a heap only grows; what is left after them is what the server keeps.
  const heap = (part) => Math.min(...part.map(({ heapMB }) => heapMB));
  return [
    { name: 'resident memory', unit: 'MB', ours: resident(last), reference: resident(second), ratioBudget: RATIO },
    { name: 'heap after collections', unit: 'MB', ours: heap(last), reference: heap(second), ratioBudget: RATIO },
  ];
}

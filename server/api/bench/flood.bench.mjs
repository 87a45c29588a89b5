// npm run bench:flood: a feed that sends 50,000 changes in a minute, on a board of 5,000 live matches, with connected
// visitors, one of whom loads the board each second. BENCH_UPDATES=5000 shortens it.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { report } from '../../../tooling/bench/report.mjs';
import { built, startChild } from './child.mjs';
import { connectCrowds } from './crowds.mjs';
import { at } from './figures.mjs';
import { boardPath, signature } from './server.mjs';

const MATCHES = 5000;
const UPDATES = Number(process.env.BENCH_UPDATES ?? 50_000);
const PER_SECOND = 50_000 / 60;
const BATCH = 50;
const VISITORS = 20;

const dataDir = await mkdtemp(path.join(tmpdir(), 'tyso-bench-'));
const server = await startChild(built('benchServer'), { env: { DATA_DIR: dataDir, MATCHES: String(MATCHES) } });
const [origin] = await server.order('addresses');
const crowds = await connectCrowds('socket', origin, VISITORS);
try {
  const batches = Math.floor(UPDATES / BATCH);
  const before = await server.order('usage');
  const began = performance.now();
  const boards = keepLoading();
  /** The last change of each match. @type {Map<number, number>} */
  const newest = new Map();
  /** @type {number[]} */
  const storing = [];
  for (let batch = 0; batch < batches; batch++) {
    const [change, id] = [batch + 1, ((batch * BATCH) % MATCHES) + 1];
    for (let i = 0; i < BATCH; i++) newest.set(((id - 1 + i) % MATCHES) + 1, change);
    const [published, committed] = await server.order('change', change, BATCH, id);
    storing.push(committed - published);
    const wait = began + ((batch + 1) * BATCH * 1000) / PER_SECOND - performance.now();
    if (wait > 0) await new Promise((resolve) => setTimeout(resolve, wait));
  }
  const seconds = (performance.now() - began) / 1000;
  await crowds.all('receivedAtLeast', batches, BATCH);
  const receivedSeconds = (performance.now() - began) / 1000;
  const after = await server.order('usage');
  const waits = await boards.stop();
  await checkBoard(newest);
  const lines = [
    { name: 'all stored', unit: 's', ours: seconds, budget: Math.ceil(UPDATES / PER_SECOND) + 2 },
    {
      name: 'and received by the last',
      unit: 's',
      ours: receivedSeconds,
      budget: Math.ceil(UPDATES / PER_SECOND) + 3,
    },
    { name: `${BATCH} changes stored, p99`, unit: 'ms', ours: at(storing, 0.99) },
    { name: 'board loaded meanwhile, p99', unit: 'ms', ours: at(waits, 0.99), budget: 1000 },
    { name: 'processor of the server', unit: 'cores', ours: (after.cpuMs - before.cpuMs) / 1000 / receivedSeconds },
  ];
  const about = `${UPDATES} changes at ${Math.round(PER_SECOND)} a second, ${MATCHES} live matches, ${VISITORS} visitors`;
  report('flood', { lines, about, raw: { storing, waits } });
  process.exitCode = lines.some(({ ours, budget }) => budget !== undefined && !(ours <= budget)) ? 1 : 0;
} finally {
  await Promise.all([server.end(), crowds.end()]);
  await rm(dataDir, { recursive: true, force: true });
}

/** Loads the board each second; its stop resolves with the milliseconds of each load. */
function keepLoading() {
  /** @type {number[]} */
  const waits = [];
  let isOver = false;
  const loading = (async () => {
    while (!isOver) {
      const began = performance.now();
      await board();
      waits.push(performance.now() - began);
      await new Promise((resolve) => setTimeout(resolve, 1000));
    }
  })();
  return {
    async stop() {
      isOver = true;
      await loading;
      return waits;
    },
  };
}

async function board() {
  const answer = await fetch(origin + boardPath(), { headers: signature('/api/match/range') });
  const { data } = /** @type {{ data: { id: number, incidents: { player_name: string }[] }[] }} */ (
    await answer.json()
  );
  return data;
}

/** In the end the board must have the newest state of every match. @param {Map<number, number>} newest */
async function checkBoard(newest) {
  for (let tries = 0; ; tries++) {
    const changes = new Map(
      (await board()).map(({ id, incidents }) => [id, Number(incidents.at(-1)?.player_name.split(':')[1])]),
    );
    const wrong = [...newest].filter(([id, change]) => changes.get(id) !== change);
    if (wrong.length === 0) return;
    // An answer may be cached for two seconds.
    if (tries === 5)
      throw new Error(`${wrong.length} matches differ from what was sent, ${JSON.stringify(wrong.slice(0, 5))}`);
    await new Promise((resolve) => setTimeout(resolve, 1000));
  }
}

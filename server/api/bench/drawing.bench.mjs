// npm run bench:drawing: what drawing pages on the server costs, how soon a rollback is in the HTML, and what the pages of
// other remotes lose while one remote's drawing hangs, throws or leaks. BENCH_SECONDS and BENCH_ROUNDS shorten it.
import { cp, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { report } from '../../../tooling/bench/report.mjs';
import { at, median } from './figures.mjs';
import { residentMegabytes } from './process.mjs';
import { startServer } from './server.mjs';
import { deliveryCommand, startSite } from './site.mjs';
import { everySecond, visitsOf } from './visits.mjs';

const SECONDS = Number(process.env.BENCH_SECONDS ?? 60);
const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 5);
const PAGES = 120;
const REMOTE = 'mfe-articles';
const BUILT = fileURLToPath(new URL(`../../../${REMOTE}/dist`, import.meta.url));
/** Requests a second, for pages of other remotes and for those of the one with the fault. */
const VISITS = 20;
const OWN_VISITS = 4;

/** Server entries of a remote: one that can be recognised, and those with a fault. */
const MARK = '<h1>bench-mark</h1>';
const ENTRIES = {
  marked: `exports.needs = () => []; exports.draw = () => ({ html: '${MARK}', css: '' });`,
  hangs: 'exports.needs = () => []; exports.draw = () => { for (;;); };',
  throws: `exports.needs = () => []; exports.draw = () => { throw new Error('a fault of the bench'); };`,
  leaks: `const kept = []; exports.needs = () => []; exports.draw = () => { kept.push(new Array(4e6).fill(0)); return { html: '<h1>x</h1>', css: '' }; };`,
};
const FAULTS = /** @type {const} */ (['hangs', 'throws', 'leaks']);

const home = await mkdtemp(path.join(tmpdir(), 'tyso-bench-'));
const dataDir = path.join(home, 'data');
const metricsPort = await freePort();
const api = await startServer(dataDir, { FEED: 'simulator', RATE_LIMIT: '0' });
const site = await startSite(dataDir, api.address, { METRICS_PORT: String(metricsPort), LOG_LEVEL: 'silent' }).catch(
  async (error) => {
    await api.end('SIGKILL');
    throw error;
  },
);
const visits = visitsOf(site.port);
try {
  for (const [name, code] of Object.entries(ENTRIES)) await build(name, code);
  const drawn = await costOfPages();
  const idle = residentMegabytes(site.pid);
  const rollbacks = await rollbackTimes();
  const { quiet, faulty } = await rounds();
  const p99 = (/** @type {number[]} */ waits) => at(waits, 0.99);
  const lines = [
    { name: 'drawing a page, all its parts, p99', unit: 'ms', ours: at(drawn, 0.99), budget: 30 },
    { name: 'drawing a page, all its parts, p50', unit: 'ms', ours: median(drawn) },
    { name: 'delivery with four releases that draw, idle', unit: 'MB', ours: idle, limit: 250 },
    { name: 'rollback, seen in the HTML', unit: 'ms', ours: Math.max(...rollbacks), budget: 2000 },
    ...FAULTS.map((fault) => ({
      name: `other pages while a remote’s drawing ${fault}, p99`,
      ...{ unit: 'ms', ours: p99(faulty[fault]), reference: p99(quiet), budget: p99(quiet) + 5 },
    })),
  ];
  const about = `${PAGES} drawings of the start page, a second apart; ${VISITS} requests a second for pages of other remotes beside ${OWN_VISITS} for ${REMOTE}, ${ROUNDS} rounds of ${SECONDS} s with each fault and without`;
  const { missed } = report('drawing', { lines, about, raw: { drawn, rollbacks, quiet, faulty } });
  process.exitCode = missed.length > 0 ? 1 : 0;
} finally {
  visits.end();
  await Promise.all([site.end(), api.end('SIGKILL')]);
  await rm(home, { recursive: true, force: true });
}

/** A build of the remote whose server entry is this. @param {string} name @param {string} code */
async function build(name, code) {
  const folder = path.join(home, name);
  await cp(BUILT, folder, { recursive: true });
  const server = (await readdir(folder)).find((file) => /^server\.\w+\.js$/.test(file));
  if (!server) throw new Error(`${BUILT}: expected a server entry; run npm run build first`);
  await writeFile(path.join(folder, server), code);
}

/** @param {keyof typeof ENTRIES} name */
function release(name) {
  return deliveryCommand('release', [
    ...[REMOTE, '--from', path.join(home, name), '--data', dataDir],
    ...['--unchecked', 'a benchmark'],
  ]);
}

function rollback() {
  return deliveryCommand('live', ['rollback', REMOTE, '--data', dataDir]);
}

/** Milliseconds of the processor for the start page, each time it is drawn again. @returns {Promise<number[]>} */
async function costOfPages() {
  const costs = [];
  const WARM = 10;
  let before = 0;
  for (let i = 0; i < PAGES + WARM; i++) {
    await visits.ask('/', '198.51.100.1');
    // A page is drawn again when it is older than a second, and what was begun has come to its end.
    await pause(1_100);
    const now = await drawingSeconds();
    if (i >= WARM) costs.push((now - before) * 1000);
    before = now;
  }
  if (before === 0) throw new Error('/metrics: expected tyso_drawing_cpu_seconds_total to grow, it stayed 0');
  return costs;
}

async function drawingSeconds() {
  const text = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();
  const found = [...text.matchAll(/^tyso_drawing_cpu_seconds_total\{.*\} (\S+)$/gm)];
  return found.reduce((sum, [, value]) => sum + Number(value), 0);
}

/** From the command until the HTML is that of the release before. @returns {Promise<number[]>} */
async function rollbackTimes() {
  const times = [];
  for (let i = 0; i < 5; i++) {
    await release('marked');
    await until(async () => (await newsPage()).includes(MARK));
    const began = performance.now();
    await rollback();
    await until(async () => !(await newsPage()).includes(MARK));
    times.push(performance.now() - began);
  }
  return times;
}

async function newsPage() {
  return (await fetch(`http://127.0.0.1:${site.port}/news`)).text();
}

/** Milliseconds of other pages' visitors, with each fault and without, in turn. */
async function rounds() {
  /** @type {number[]} */
  const quiet = [];
  /** @type {Record<typeof FAULTS[number], number[]>} */
  const faulty = { hangs: [], throws: [], leaks: [] };
  await round();
  for (let i = 0; i < ROUNDS; i++) {
    quiet.push(...(await round()));
    for (const fault of FAULTS) {
      await release(fault);
      faulty[fault].push(...(await round()));
      await rollback();
    }
  }
  return { quiet, faulty };
}

/** @returns {Promise<number[]>} */
async function round() {
  const own = everySecond(OWN_VISITS, SECONDS, (i) => visits.ask('/news', `203.0.113.${i % 250}`));
  const paths = ['/', '/ket-qua-bong-da', '/lich-thi-dau', '/top-nha-cai'];
  const waits = await everySecond(VISITS, SECONDS, async (i) => {
    const { status, ms } = await visits.ask(paths[i % paths.length] ?? '/', `198.51.100.${i % 250}`);
    if (status !== 200) throw new Error(`A visitor got ${status} for ${paths[i % paths.length]}`);
    return ms;
  });
  await own;
  return waits;
}

/** @param {() => Promise<boolean>} isSo */
async function until(isSo) {
  const began = performance.now();
  while (!(await isSo())) {
    if (performance.now() - began > 30_000) throw new Error('expected the HTML of the release within 30 s');
    await pause(20);
  }
}

/** @param {number} ms */
function pause(ms) {
  return new Promise((resolve) => setTimeout(resolve, ms));
}

/** @returns {Promise<number>} */
function freePort() {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}

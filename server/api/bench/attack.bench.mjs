// npm run bench:attack: how long other visitors wait while one address requests missing pages and matches, compared to
// the same site idle a moment before. Rounds of both alternate. BENCH_SECONDS and BENCH_ROUNDS shorten it.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { report } from '../../../tooling/bench/report.mjs';
import { at } from './figures.mjs';
import { cpuSeconds } from './process.mjs';
import { boardPath, signature, startServer } from './server.mjs';
import { startSite } from './site.mjs';
import { everySecond, visitsOf } from './visits.mjs';

/** @typedef {{ waits: number[], cpu: { delivery: number, api: number }, statuses: Record<string, number> }} Round */

const SECONDS = Number(process.env.BENCH_SECONDS ?? 20);
const WARM_SECONDS = 15;
const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 3);
/** Requests a second, of the visitors together and of the attack. */
const VISITS = 40;
const ATTACKS = 200;
const ATTACKER = '203.0.113.66';
const SIXTH = 6;

const dataDir = await mkdtemp(path.join(tmpdir(), 'tyso-bench-'));
const api = await startServer(dataDir, { FEED: 'simulator', LOG_LEVEL: 'info', RATE_LIMIT: '6000' });
const site = await startSite(dataDir, api.address).catch(async (error) => {
  await api.end('SIGKILL');
  throw error;
});
const visits = visitsOf(site.port);
let asked = 0;
try {
  // Warms the servers up: all code of either side is compiled then.
  await round(WARM_SECONDS, ATTACKS);
  /** @type {Round[]} */
  const quiet = [];
  /** @type {Round[]} */
  const attacked = [];
  for (let i = 0; i < ROUNDS; i++) {
    quiet.push(await round(SECONDS, 0));
    attacked.push(await round(SECONDS, ATTACKS));
  }
  const of = (/** @type {Round[]} */ rounds, /** @type {number} */ share) =>
    at(
      rounds.flatMap(({ waits }) => waits),
      share,
    );
  const cpu = (/** @type {Round[]} */ rounds, /** @type {'delivery' | 'api'} */ name) =>
    rounds.reduce((sum, one) => sum + one.cpu[name], 0) / (SECONDS * rounds.length);
  const lines = [
    { name: 'other visitors, p99', unit: 'ms', ours: of(attacked, 0.99), reference: of(quiet, 0.99), ratioBudget: 2 },
    { name: 'other visitors, p50', unit: 'ms', ours: of(attacked, 0.5), reference: of(quiet, 0.5) },
    {
      name: 'processor of delivery',
      unit: 'cores',
      ours: cpu(attacked, 'delivery'),
      reference: cpu(quiet, 'delivery'),
    },
    { name: 'processor of api', unit: 'cores', ours: cpu(attacked, 'api'), reference: cpu(quiet, 'api') },
  ];
  const about = `${VISITS} requests a second of visitors, beside ${ATTACKS} of one address for missing articles and matches; ${ROUNDS} rounds of ${SECONDS} s each way`;
  const { missed } = report('attack', { lines, about, raw: { quiet, attacked } });
  process.exitCode = missed.length > 0 ? 1 : 0;
} finally {
  visits.end();
  await Promise.all([site.end(), api.end('SIGKILL')]);
  await rm(dataDir, { recursive: true, force: true });
}

/** @param {number} seconds @param {number} attacks a second @returns {Promise<Round>} */
async function round(seconds, attacks) {
  const before = usage();
  /** @type {Record<string, number>} */
  const statuses = {};
  const attack = everySecond(attacks, seconds, async () => {
    const { status } = await askFor(attackPath(), ATTACKER);
    statuses[status] = (statuses[status] ?? 0) + 1;
  });
  const waits = await everySecond(VISITS, seconds, async (i) => {
    const { status, ms } = await askFor(visitPath(i), `198.51.100.${i % 250}`);
    if (status !== 200) throw new Error(`A visitor got ${status} for ${visitPath(i)}`);
    return ms;
  });
  await attack;
  const after = usage();
  const cpu = { delivery: after.delivery - before.delivery, api: after.api - before.api };
  return { waits, cpu, statuses };
}

function usage() {
  return { delivery: cpuSeconds(site.pid), api: cpuSeconds(api.child.pid) };
}

/**
 * The visitors' pages: mostly the start page, then a list, and the board that the page then requests.
 *
 * @param {number} i
 */
function visitPath(i) {
  const paths = ['/', '/', '/nhan-dinh-bong-da', '/news', '/live/mfe-scores.json', boardPath()];
  return paths[i % paths.length] ?? '/';
}

/** Never the same twice: every sixth requests as many matches as one request may name. */
function attackPath() {
  asked += 1;
  const id = 1_000_000 + asked;
  if (asked % SIXTH === 0) return `/api/match?${Array.from({ length: 20 }, (_, i) => `Id=${id + i}`).join('&')}`;
  return asked % 2 === 0 ? `/news/${id}-x` : `/?match=${id}`;
}

/** @param {string} url @param {string} visitor */
function askFor(url, visitor) {
  return visits.ask(url, visitor, url.startsWith('/api/') ? signature(url.split('?')[0] ?? '') : {});
}

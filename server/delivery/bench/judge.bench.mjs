// npm run bench:judge: 50 planted bad releases and 50 good ones in simulated traffic, again for each of some seeds, on
// the judge that runs in delivery; on a site with 1,000 page loads a minute, a smaller and a larger one. Prints the table of
// docs/judge.md. BENCH_SEEDS makes it shorter.
import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { report } from '../../../tooling/bench/report.mjs';

/** @typedef {import('../src/bench/judgeTrials').Row} Row */
/** @typedef {ReturnType<typeof import('../src/bench/judgeTrials').judgeTrials>} Results */

const SEEDS = Number(process.env.BENCH_SEEDS ?? 10);
const TRIALS = fileURLToPath(new URL('../dist/bin/judgeTrials.js', import.meta.url));

/** @type {Results[]} */
const sites = [];
for (const [views, seeds] of [
  [1000, SEEDS],
  [250, Math.ceil(SEEDS / 2)],
  [10_000, Math.ceil(SEEDS / 5)],
]) {
  const results = await trialsOf(Number(views), Number(seeds));
  sites.push(results);
  process.stdout.write(`\n${tableOf(results)}\n`);
}
const [usual] = sites;
if (!usual) throw new Error('Nothing was tried');
const part = report('judge', {
  about: `50 bad releases and 50 good ones, ${usual.seeds} times with other visitors, 1000 page loads a minute`,
  lines: [
    { name: 'good releases withdrawn, the most of 50', unit: '', ours: Math.max(...usual.withdrawnGood), limit: 1 },
    { name: 'bad releases that reached everybody', unit: '%', ours: missed(usual.rows), limit: 5 },
    { name: 'beyond the bound of the test', unit: '%', ours: beyond(usual.rows) },
    ...usual.rows
      .filter(({ isGood }) => !isGood)
      .map(({ name, browsers }) => ({ name: `${name}: browsers until then`, unit: '', ours: browsers.median })),
  ],
  raw: sites,
});
if (part.missed.length > 0) process.exitCode = 1;

/** @param {number} views @param {number} seeds @returns {Promise<Results>} */
function trialsOf(views, seeds) {
  return new Promise((resolve, reject) => {
    const child = fork(TRIALS, [String(views), String(seeds)]);
    child.once('message', (results) => resolve(/** @type {Results} */ (results)));
    child.once('exit', (code) => reject(new Error(`The trials ended with ${code}`)));
  });
}

/** @param {readonly Row[]} rows */
function missed(rows) {
  const bad = rows.filter(({ isGood }) => !isGood);
  return 100 * (1 - sum(bad.map(({ withdrawn }) => withdrawn)) / sum(bad.map(({ trials }) => trials)));
}

/** @param {readonly Row[]} rows */
function beyond(rows) {
  const bounded = rows.filter(({ bound }) => bound !== undefined && bound !== null);
  const within = sum(bounded.map(({ withinBound }) => withinBound));
  return 100 * (1 - within / sum(bounded.map(({ withdrawn }) => withdrawn)));
}

/** @param {readonly number[]} values */
function sum(values) {
  return values.reduce((all, one) => all + one, 0);
}

/** @param {Results} results */
function tableOf({ viewsAMinute, seeds, rows, withdrawnGood }) {
  const head = [
    'release',
    'withdrawn',
    'browsers until then',
    'that told',
    'bound',
    'page loads',
    'after',
    'since its first fault',
    'largest share',
  ];
  const lines = [head, head.map(() => '---'), ...rows.map(cellsOf)].map((cells) => `| ${cells.join(' | ')} |`);
  const about = `${viewsAMinute} page loads a minute, ${seeds} × (50 bad and 50 good); good ones withdrawn: ${withdrawnGood.join(', ')}`;
  return [about, '', ...lines].join('\n');
}

/** @param {Row} row */
function cellsOf({
  name,
  isGood,
  trials,
  withdrawn,
  browsers,
  told,
  bound,
  views,
  seconds,
  sinceFault,
  withinMinute,
  withinBound,
  share,
}) {
  return [
    isGood ? `good: ${name}` : name,
    `${withdrawn} of ${trials}`,
    `${browsers.median}, at most ${browsers.most}`,
    isGood ? '–' : `${told.median}, at most ${told.most}`,
    bound ? `${bound.told} (${bound.what}); ${withinBound} of ${withdrawn} within` : '–',
    `${views.median}`,
    `${minutes(seconds.median)}, at most ${minutes(seconds.most)}`,
    sinceFault
      ? `${Math.round(sinceFault.median)} s, at most ${minutes(sinceFault.most)}; ${withinMinute} within 60 s`
      : '–',
    withdrawn > 0 ? `${share} %` : '–',
  ];
}

/** @param {number} seconds */
function minutes(seconds) {
  return seconds < 120 ? `${Math.round(seconds)} s` : `${Math.round(seconds / 60)} min`;
}

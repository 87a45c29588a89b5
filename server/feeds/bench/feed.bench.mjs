// npm run bench:feed: a Saturday of TheSports with 800 matches and more, of which 300 are live, on the real provider:
// how busy it keeps a core, how long a change takes with pushes and without, whether one never arrives, and its memory
// over a day at speed 60.
// Half an hour. BENCH_SECONDS (of each of the first two parts) and BENCH_DAY (seconds of the day) shorten it, and
// BENCH_WORLDS makes it smaller.
import { fork } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { report } from '../../../tooling/bench/report.mjs';

const SECONDS = Number(process.env.BENCH_SECONDS ?? 60);
const DAY_SECONDS = Number(process.env.BENCH_DAY ?? 1440);
/** Each has some 370 matches, of which some 45 are live in the evening: more than the 800 and 300 of a Saturday. */
const WORLDS = Number(process.env.BENCH_WORLDS ?? 7);

/** Noon of a Saturday, and its evening, when the most matches are live. */
const NOON = Date.UTC(2026, 6, 18, 12) / 1000;
const EVENING = NOON + 7 * 3600;

/** A change that is not shown after so many milliseconds never arrives: a goal may be taken back for ten seconds. */
const DUE_MS = 15_000;

/** The feed's own poll of two seconds, and 300 ms. */
const LIMIT_MS = 2300;

/**
 * @typedef {{ id: number, key: string, moment: number, goals: number, status: number }} Change
 * @typedef {{ key: string, moment: number, status: number }} Telling
 */

const built = (/** @type {string} */ name) => new URL(`../dist/bin/${name}.js`, import.meta.url);

const pushed = await measured('pushes', { seconds: SECONDS, from: EVENING });
const polled = await measured('polls alone', { seconds: SECONDS, from: EVENING, isCut: true });
const day = await measured('a day at speed 60', { seconds: DAY_SECONDS, speed: 60, from: NOON });
const third = Math.ceil(day.heaps.length / 3);
const lines = [
  { name: 'busy, pushes and polls', unit: '% of a core', ours: pushed.busy, limit: 50 },
  { name: 'busy, polls alone', unit: '% of a core', ours: polled.busy, limit: 50 },
  { name: 'change to emitted, pushes: median', unit: 'ms', ours: at(pushed.latencies, 0.5), limit: LIMIT_MS },
  { name: 'change to emitted, pushes: p99', unit: 'ms', ours: at(pushed.latencies, 0.99), limit: LIMIT_MS },
  { name: 'change to emitted, polls alone: p99', unit: 'ms', ours: at(polled.latencies, 0.99), limit: LIMIT_MS },
  // A goal within ten seconds is not taken back before two polls say so, for old news looks the same.
  {
    name: 'goal taken back to emitted, the slowest',
    unit: 'ms',
    ours: Math.max(0, ...pushed.backs, ...polled.backs),
    limit: 4300,
  },
  { name: 'scores that never arrived, pushes', unit: 'matches', ours: pushed.missing, limit: 0 },
  { name: 'scores that never arrived, polls alone', unit: 'matches', ours: polled.missing, limit: 0 },
  {
    ...{ name: 'heap in the last third of a day at speed 60, beside the second third', unit: 'MB' },
    ...{ ours: median(day.heaps.slice(2 * third)), reference: median(day.heaps.slice(third, 2 * third)) },
    ratioBudget: 1.1,
  },
];
const about = `${pushed.matches} matches, ${pushed.live} live; ${SECONDS} s, a day in ${DAY_SECONDS} s`;
const { missed } = report('feed', { lines, about, raw: { pushed, polled, day } });
process.exit(missed.length > 0 ? 1 : 0);

/**
 * @param {string} name
 * @param {{ seconds: number, speed?: number, from: number, isCut?: boolean }} how
 */
async function measured(name, { seconds, speed = 1, from, isCut = false }) {
  const ahead = from - Date.now() / 1000;
  const standIn = fork(built('benchStandIn'), ['1', WORLDS, speed, NOON, ahead].map(String));
  const { origin, pushUrl } = await first(standIn);
  if (isCut) standIn.send('cut');
  const feed = fork(built('benchFeed'), [origin, pushUrl, String(ahead)], { execArgv: ['--expose-gc'] });
  /** What the vendor's matches became. @type {Change[]} */
  const changes = [];
  /** What the feed told of each match, in order. @type {Map<number, Telling[]>} */
  const told = new Map();
  /** @type {number[]} */
  const heaps = [];
  standIn.on('message', (/** @type {any} */ { at: moment, scores = [] }) => {
    for (const [id, score] of scores) {
      const parsed = JSON.parse(score);
      changes.push({ id: numberOf(id), key: keyOf(parsed), moment, goals: goalsOf(parsed), status: parsed[1] });
    }
  });
  feed.on('message', (/** @type {any} */ { at: moment, scores = [], heap }) => {
    if (heap !== undefined) heaps.push(heap / 1e6);
    for (const [id, ...rest] of scores) {
      const known = told.get(id) ?? [];
      known.push({ key: keyOf([id, ...rest]), moment, status: rest[0] });
      told.set(id, known);
    }
  });
  // The first answers are much work, and once.
  await pause(30_000);
  const since = Date.now();
  const before = cpuSeconds(feed.pid);
  await pause(seconds * 1000);
  const busy = (100 * (cpuSeconds(feed.pid) - before)) / seconds;
  feed.kill('SIGKILL');
  standIn.kill('SIGKILL');
  const times = timesOf({ changes, told, since });
  for (const line of times.slow) process.stdout.write(`${name}, slow: ${line}\n`);
  const live = [...told.values()].filter((all) => isLive(all.at(-1)?.status ?? 0)).length;
  process.stdout.write(
    `${name}: ${busy.toFixed(1)} % busy, ${times.latencies.length} changes, ${times.backs.length} taken back, ${times.missing} missing, ${live} live of ${told.size}\n`,
  );
  return { busy, ...times, heaps, matches: told.size, live };
}

/**
 * How long each change took to be told. Both sides are compared at the end: their messages come over two lines, so one
 * may hear of a goal from the feed before the vendor's side says when it was.
 *
 * @param {{ changes: readonly Change[], told: ReadonlyMap<number, readonly Telling[]>, since: number }} what
 */
function timesOf({ changes, told, since }) {
  /** @type {number[]} */
  const latencies = [];
  /** Of goals and statuses that were taken back: these wait until a second poll says so too. @type {number[]} */
  const backs = [];
  /** What was slower than the limit, to see why. @type {string[]} */
  const slow = [];
  let missing = 0;
  const now = Date.now();
  /** @type {Map<number, Change[]>} */
  const byMatch = new Map();
  for (const change of changes) byMatch.set(change.id, [...(byMatch.get(change.id) ?? []), change]);
  for (const [id, ofMatch] of byMatch) {
    const tellings = told.get(id) ?? [];
    for (const [index, { key, moment, goals, status }] of ofMatch.entries()) {
      const shown = tellings.findLast((one) => one.moment < moment);
      const before = ofMatch[index - 1];
      // A match that the feed's list did not have yet, and a change beside the score.
      if (!shown || (before ?? shown).key === key) continue;
      const end = Math.min(ofMatch[index + 1]?.moment ?? Number.POSITIVE_INFINITY, now);
      const first = tellings.find((one) => one.moment >= moment && one.key === key);
      if (first && first.moment < end + DUE_MS) {
        const isBack = before && (goals < before.goals || status < before.status);
        if (moment >= since) (isBack ? backs : latencies).push(first.moment - moment);
        if (moment >= since && !isBack && first.moment - moment > LIMIT_MS)
          slow.push(
            `${first.moment - moment} ms: match ${id}, ${(before ?? shown).key} → ${key}, in ${tellings.filter((one) => one.moment >= moment && one.moment <= first.moment).length} steps`,
          );
      } else if (end - moment > DUE_MS) missing += 1;
    }
    const [last, lastTold] = [ofMatch.at(-1), tellings.at(-1)];
    if (last && lastTold && now - last.moment > DUE_MS && lastTold.key !== last.key) missing += 1;
  }
  return { latencies, backs, slow, missing };
}

/** @param {number} status */
function isLive(status) {
  return status >= 2 && status <= 7;
}

/** @param {import('node:child_process').ChildProcess} child @returns {Promise<any>} */
function first(child) {
  return new Promise((resolve, reject) => {
    child.once('message', resolve);
    child.once('exit', () => reject(new Error('The stand-in ended')));
  });
}

/** The number of a match, as `src/polled/numberOfId.ts` makes it. @param {string} id */
function numberOf(id) {
  return Number.parseInt(createHash('sha256').update(`thesports\0match\0${id}`).digest('hex').slice(0, 13), 16);
}

/** @param {any[]} score */
function keyOf([, status, home, away]) {
  return `${status} ${home} ${away}`;
}

/** @param {any[]} score */
function goalsOf([, , home, away]) {
  return (home?.[0] ?? 0) + (away?.[0] ?? 0);
}

/** @param {number | undefined} pid */
function cpuSeconds(pid) {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[11]) + Number(fields[12])) / 100;
}

/** @param {readonly number[]} values @param {number} share */
function at(values, share) {
  const inOrder = [...values].sort((a, b) => a - b);
  return inOrder[Math.min(inOrder.length - 1, Math.floor(inOrder.length * share))] ?? Number.NaN;
}

/** @param {readonly number[]} values */
function median(values) {
  return at(values, 0.5);
}

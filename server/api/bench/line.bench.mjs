// npm run bench:line: the bytes of a visitor's hour on a busy simulated Saturday, for whole matches and for each mixture
// of lanes, on the same changes at the same time; a hidden tab while no football happens; and a return after ten
// minutes. Quarter of an hour; BENCH_MINUTES=1 and BENCH_CALM_MINUTES=1 shorten it.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { report } from '../../../tooling/bench/report.mjs';
import { built, startChild } from './child.mjs';
import { connectMixtures, figuresOf, measureHours } from './line/hours.mjs';
import { linesOf } from './line/lines.mjs';
import { leave, measureResume } from './line/resumes.mjs';
import { boardPath, say, signature } from './server.mjs';

const MATCHES = 300;
const PER_SECOND = 5;
const AWAY_MINUTES = 10;
const MINUTES = Number(process.env.BENCH_MINUTES ?? AWAY_MINUTES);
const CALM_MINUTES = Number(process.env.BENCH_CALM_MINUTES ?? 3);
/** After this many milliseconds even the conflated prices have been sent. */
const SENT_MS = 2000;

const pauseMs = 1000 / PER_SECOND;
const changesOf = (/** @type {number} */ minutes) => Math.round(minutes * 60 * PER_SECOND);

const dataDir = await mkdtemp(path.join(tmpdir(), 'tyso-bench-'));
const server = await startChild(built('benchLine'), { env: { DATA_DIR: dataDir, MATCHES: String(MATCHES) } });
const [origin] = await server.order('addresses');
const visitors = await connectMixtures(origin);
try {
  const playing = server.order('play', changesOf(0.1), pauseMs);
  const since = await leave(origin);
  await playing;
  say(`line: ${MINUTES} minutes of changes …`);
  const hours = await measureHours(visitors, () => server.order('play', changesOf(MINUTES), pauseMs));
  if (MINUTES < AWAY_MINUTES) await server.order('play', changesOf(AWAY_MINUTES - MINUTES), 0);
  await pause(SENT_MS);
  const resumes = await returnAll(since);
  say(`line: ${CALM_MINUTES} minutes without football …`);
  const calm = await measureHours(visitors, () => server.order('prices', changesOf(CALM_MINUTES), pauseMs));
  const { updates, seconds, bytes } = figuresOf(hours, 'whole matches');
  const hurried = MINUTES < AWAY_MINUTES ? `, of which ${AWAY_MINUTES - MINUTES} sent at once` : '';
  const about = `${MATCHES} matches of a simulated Saturday, ${(updates / seconds).toFixed(2)} updates a second (whole: ${Math.round(bytes / updates)} bytes each) for ${MINUTES} min, scaled to an hour; both ways, headers of frames and pings included; away for ${AWAY_MINUTES} minutes' changes${hurried}; ${CALM_MINUTES} min without football`;
  const { missed } = report('line', {
    about,
    versions: { ws: '8' },
    lines: linesOf({ hours, resumes, calm, board: await boardBytes() }),
    raw: { hours, resumes, calm },
  });
  process.exitCode = missed.length > 0 ? 1 : 0;
} finally {
  await Promise.all(visitors.map(({ visitor }) => visitor.end()));
  await server.end();
  await rm(dataDir, { recursive: true, force: true });
}

/** @param {import('./line/visitor.mjs').Numbers} since */
async function returnAll(since) {
  const resume = (/** @type {import('./line/visitor.mjs').Lane[]} */ lanes, /** @type {boolean} */ isCompressed) =>
    measureResume(origin, { lanes, isCompressed, since });
  return {
    football: { plain: await resume(['football'], false), compressed: await resume(['football'], true) },
    'both lanes': {
      plain: await resume(['football', 'prices'], false),
      compressed: await resume(['football', 'prices'], true),
    },
  };
}

/** The board as it would be loaded instead. */
async function boardBytes() {
  const headers = { ...signature('/api/match/range'), 'accept-encoding': 'br' };
  const answer = await fetch(origin + boardPath(), { headers });
  await answer.arrayBuffer();
  if (!answer.ok) throw new Error(`The board: ${answer.status}`);
  return Number(answer.headers.get('content-length'));
}

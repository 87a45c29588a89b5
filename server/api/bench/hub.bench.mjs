// npm run bench:hub: compressed changes for thousands who follow both lanes, compared to the minimum, a loop over the
// sockets of `ws` that writes the same frames; the other transports; and all connections breaking at once.
// BENCH_SIZES=200 and BENCH_SECONDS=2 shorten it.
import { report } from '../../../tooling/bench/report.mjs';
import { measureCarried } from './hub/carried.mjs';
import { measureFanOut } from './hub/fanOut.mjs';
import { measureOthers } from './hub/others.mjs';
import { measureSlowReaders } from './hub/slowReaders.mjs';
import { measureStorm } from './hub/storm.mjs';
import { say } from './server.mjs';

/** @typedef {import('../../../tooling/bench/report.mjs').Line} Line */

const SIZES = (process.env.BENCH_SIZES ?? '1000,5000,10000').split(',').map(Number);
const SECONDS = Number(process.env.BENCH_SECONDS ?? 5);
const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 3);
const OTHERS = Math.min(500, ...SIZES);

/** @type {Line[]} */
const lines = [];
/** @type {Record<string, unknown>} */
const raw = {};
for (const size of SIZES) await add(`${size} sockets`, measureFanOut({ size, seconds: SECONDS, rounds: ROUNDS }));
for (const kind of /** @type {const} */ (['ServerSentEvents', 'LongPolling'])) {
  await add(kind, measureOthers({ kind, size: OTHERS, seconds: SECONDS }));
}
await add('through delivery', measureCarried({ size: Math.min(...SIZES), seconds: SECONDS }));
await add('slow readers', measureSlowReaders({ size: Math.min(50, ...SIZES), seconds: SECONDS }));
await add('reconnect storm', measureStorm({ size: Math.max(...SIZES) }));
const about = `visitors follow both lanes with compression, the reference writes the same bytes; two goals a frame, 5 frames a second for ${SECONDS} s, ${ROUNDS} rounds in turn; visitors are processes of this machine`;
const { missed } = report('hub', { lines, about, versions: { ws: '8' }, raw });
process.exitCode = missed.length > 0 ? 1 : 0;

/** @param {string} what @param {Promise<{ lines: Line[], raw: unknown }>} measuring */
async function add(what, measuring) {
  say(`hub: ${what} …`);
  const measured = await measuring;
  lines.push(...measured.lines);
  raw[what] = measured.raw;
}

import { built, startChild } from '../child.mjs';
import { connectCrowds } from '../crowds.mjs';
import { at, median } from '../figures.mjs';
import { startRecorder } from './recorder.mjs';

/**
 * @typedef {import('../../../../tooling/bench/report.mjs').Line} Line
 * @typedef {import('./frames.mjs').Frame} Frame
 * @typedef {Awaited<ReturnType<typeof startSide>>} Side a server, and its visitors
 * @typedef {{ changes: number[], tell: () => Promise<number> }} Turn sends these changes; resolves with the time before
 * @typedef {Awaited<ReturnType<typeof tellSteadily>>} Steady
 * @typedef {Steady & { burstMs: number, frameBytes: number, deliveredACpuSecond: number }} Round
 */

/** Frames a second, as on a busy evening. */
export const PER_SECOND = 5;
/** Goals in each: a frame with one may be too short to be compressed. */
const TOGETHER = 2;
/** Simultaneous changes: kick-off of a whole round. */
const BURST = 50;

/**
 * Both servers with the same number of followers; rounds of both alternate. The reference writes the very frames that
 * ours has just sent.
 *
 * @param {{ size: number, seconds: number, rounds: number }} given
 */
export async function measureFanOut({ size, seconds, rounds }) {
  const sides = { ours: await startSide('ours', size), reference: await startSide('raw', size) };
  const recorder = await startRecorder(sides.ours.origin);
  try {
    /** @type {Record<'ours' | 'reference', Round[]>} */
    const raw = { ours: [], reference: [] };
    for (let round = 0; round < rounds; round++) {
      const steady = ourTurns(sides.ours, seconds * PER_SECOND);
      const sent = { steady: await tellSteadily(sides.ours, steady), frames: await recorder.take(lastOf(steady)) };
      const burst = ourTurns(sides.ours, 1, BURST);
      const burstMs = await tellAtOnce(sides.ours, burst);
      const burstFrames = await recorder.take(lastOf(burst));
      const frameBytes = median(sent.frames.map(({ bytes }) => bytes.length));
      // A busy hub may have put two steps into one frame; both sides sent as many frames.
      const deliveredBy = (/** @type {Steady} */ { cpuMs }) => (1000 * sent.frames.length * size) / cpuMs;
      raw.ours.push({ ...sent.steady, burstMs, frameBytes, deliveredACpuSecond: deliveredBy(sent.steady) });
      const again = await tellSteadily(sides.reference, sameTurns(sides.reference, sent.frames));
      const againMs = await tellAtOnce(sides.reference, sameTurns(sides.reference, burstFrames));
      raw.reference.push({ ...again, burstMs: againMs, frameBytes, deliveredACpuSecond: deliveredBy(again) });
    }
    const memory = { ours: sides.ours.bytesASocket, reference: sides.reference.bytesASocket };
    const metricsUs = await sides.ours.server.order('costOfMetrics');
    return { lines: linesOf(size, raw, memory, metricsUs), raw: { memory, metricsUs, ...raw } };
  } finally {
    recorder.end();
    await Promise.all([sides.ours.end(), sides.reference.end()]);
  }
}

/**
 * @param {'ours' | 'raw'} kind
 * @param {number} size
 * @param {Parameters<typeof connectCrowds>[0]} [visitors]
 * @param {(origin: string) => Promise<string>} [inFrontOf] puts something in front of the server, where visitors then go
 */
export async function startSide(kind, size, visitors = 'follower', inFrontOf = async (origin) => origin) {
  const server = await startChild(built('benchFanOut'), { args: [kind], execArgv: ['--expose-gc'] });
  const [origin] = await server.order('addresses');
  const empty = await server.order('usage');
  const crowds = await connectCrowds(visitors, await inFrontOf(origin), size);
  const full = await server.order('usage');
  let next = 1;
  return {
    ...{ server, origin, crowds, size },
    bytesASocket: (full.rss - empty.rss) / size,
    /** Reserves numbers for this many changes. @param {number} count */
    take(count) {
      const first = next;
      next += count;
      return first;
    },
    end: () => Promise.all([server.end(), crowds.end()]),
  };
}

/**
 * New changes, `each` of them in one step.
 *
 * @param {Side} side
 * @param {number} count of turns
 * @returns {Turn[]}
 */
export function ourTurns({ server, take }, count, each = TOGETHER) {
  return Array.from({ length: count }, () => {
    const first = take(each);
    return {
      changes: Array.from({ length: each }, (_, i) => first + i),
      tell: () => server.order('tell', first, each),
    };
  });
}

/** The same frames once more. @param {Side} side @param {readonly Frame[]} frames @returns {Turn[]} */
export function sameTurns({ server }, frames) {
  return frames.map(({ bytes, changes }) => ({ changes, tell: () => server.order('write', ...bytes) }));
}

const allOf = (/** @type {readonly Turn[]} */ turns) => turns.flatMap(({ changes }) => changes);
export const lastOf = (/** @type {readonly Turn[]} */ turns) => Math.max(...allOf(turns));

/** @param {Side} side @param {readonly Turn[]} turns resolves when all visitors have received all of it */
function received({ crowds }, turns) {
  const changes = allOf(turns);
  return crowds.received(Math.min(...changes), changes.length);
}

/**
 * Takes the turns one after the other; resolves with the visitors' delays, and the server's cost.
 *
 * @param {Side} side
 * @param {readonly Turn[]} turns
 */
export async function tellSteadily(side, turns) {
  const before = await side.server.order('cpuMs');
  const sentAt = new Map();
  const began = performance.now();
  for (const [i, { changes, tell }] of turns.entries()) {
    const sent = await tell();
    for (const change of changes) sentAt.set(change, sent);
    const wait = began + ((i + 1) * 1000) / PER_SECOND - performance.now();
    if (wait > 0) await new Promise((resolve) => setTimeout(resolve, wait));
  }
  await received(side, turns);
  const cpuMs = (await side.server.order('cpuMs')) - before;
  const delays = await side.crowds.delays(sentAt);
  return {
    ...{ cpuMs, cpuUsEach: (1000 * cpuMs) / (turns.length * side.size) },
    p50: at(delays, 0.5),
    p99: at(delays, 0.99),
    cpuShare: (cpuMs * PER_SECOND) / (turns.length * 1000),
  };
}

/** Milliseconds until the last visitor has received all of these turns, which begin together. @param {Side} side @param {readonly Turn[]} turns */
async function tellAtOnce(side, turns) {
  const began = Math.min(...(await Promise.all(turns.map(({ tell }) => tell()))));
  const ended = await received(side, turns);
  await side.crowds.delays(new Map());
  return ended - began;
}

/**
 * @param {number} size
 * @param {Record<'ours' | 'reference', Round[]>} raw
 * @param {Record<'ours' | 'reference', number>} memory bytes a socket
 * @param {number} metricsUs
 * @returns {Line[]}
 */
function linesOf(size, raw, memory, metricsUs) {
  /** @param {string} name @param {string} unit @param {keyof Round} key @param {Partial<Line>} [more] */
  const line = (name, unit, key, more) => {
    const of = (/** @type {'ours' | 'reference'} */ side) => median(raw[side].map((round) => round[key]));
    return { name: `${size} sockets: ${name}`, unit, ours: of('ours'), reference: of('reference'), ...more };
  };
  const isFull = size === 10_000;
  const frameUs = (1_000_000 * size) / median(raw.ours.map(({ deliveredACpuSecond }) => deliveredACpuSecond));
  return [
    { name: `${size} sockets: a compressed frame`, unit: 'B', ours: median(raw.ours.map((round) => round.frameBytes)) },
    line('frames delivered', 'a CPU second', 'deliveredACpuSecond', isFull ? { ratioAtLeast: 0.8 } : {}),
    line('received, p50', 'ms', 'p50'),
    line('received, p99', 'ms', 'p99', isFull ? { budget: 250 } : {}),
    line(`${BURST} changes at once, all have all`, 'ms', 'burstMs'),
    line('processor of the server', 'cores', 'cpuShare'),
    {
      ...{ name: `${size} sockets: metrics of a frame beside its writes`, unit: 'µs', ratioBudget: 0.01 },
      ...{ ours: metricsUs, reference: frameUs },
    },
    {
      ...{ name: `${size} sockets: memory each`, unit: 'kB', ...(isFull ? { budget: 16 } : {}) },
      ...{ ours: memory.ours / 1024, reference: memory.reference / 1024 },
    },
  ];
}

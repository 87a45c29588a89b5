import { built, startChild } from '../child.mjs';
import { connectCrowds } from '../crowds.mjs';
import { at, median } from '../figures.mjs';

/**
 * @typedef {import('../../../../tooling/bench/report.mjs').Line} Line
 * @typedef {Awaited<ReturnType<typeof startSide>>} Side a server, and its visitors
 * @typedef {Awaited<ReturnType<typeof tellSteadily>>} Steady
 * @typedef {Steady & { burstMs: number }} Round
 */

/** Changes a second, as on a busy evening. */
const PER_SECOND = 5;
/** Simultaneous changes: kick-off of a whole round. */
const BURST = 50;

/**
 * Both servers with the same number of sockets; rounds of both alternate.
 *
 * @param {{ size: number, seconds: number, rounds: number }} given
 */
export async function measureFanOut({ size, seconds, rounds }) {
  const sides = { ours: await startSide('ours', size), reference: await startSide('raw', size) };
  try {
    /** @type {Record<'ours' | 'reference', Round[]>} */
    const raw = { ours: [], reference: [] };
    for (let round = 0; round < rounds; round++) {
      for (const side of /** @type {const} */ (['reference', 'ours'])) {
        const steady = await tellSteadily(sides[side], seconds);
        raw[side].push({ ...steady, burstMs: await tellAtOnce(sides[side]) });
      }
    }
    const memory = { ours: sides.ours.bytesASocket, reference: sides.reference.bytesASocket };
    const metricsUs = await sides.ours.server.order('costOfMetrics');
    return { lines: linesOf(size, raw, memory, metricsUs), raw: { memory, metricsUs, ...raw } };
  } finally {
    await Promise.all([sides.ours.end(), sides.reference.end()]);
  }
}

/**
 * @param {'ours' | 'raw'} kind
 * @param {number} size
 * @param {any} [transport] of the visitors
 * @param {(origin: string) => Promise<string>} [inFrontOf] puts something in front of the server, where visitors then go
 */
export async function startSide(kind, size, transport = 'socket', inFrontOf = async (origin) => origin) {
  const server = await startChild(built('benchFanOut'), { args: [kind], execArgv: ['--expose-gc'] });
  const [origin] = await server.order('addresses');
  const empty = await server.order('usage');
  const crowds = await connectCrowds(transport, await inFrontOf(origin), size);
  const full = await server.order('usage');
  let next = 1;
  return {
    ...{ server, crowds, size },
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
 * Sends changes one after the other; resolves with the visitors' delays, and the server's cost of a frame.
 *
 * @param {Side} side
 * @param {number} seconds
 */
export async function tellSteadily({ server, crowds, size, take }, seconds) {
  const count = seconds * PER_SECOND;
  const first = take(count);
  const before = await server.order('usage');
  const toldAt = new Map();
  const began = performance.now();
  for (let i = 0; i < count; i++) {
    toldAt.set(first + i, await server.order('tell', first + i, 1));
    const wait = began + ((i + 1) * 1000) / PER_SECOND - performance.now();
    if (wait > 0) await new Promise((resolve) => setTimeout(resolve, wait));
  }
  await crowds.heard(first, count);
  const after = await server.order('usage');
  const delays = await crowds.delays(toldAt);
  const cpuMs = after.cpuMs - before.cpuMs;
  return {
    told: count,
    p50: at(delays, 0.5),
    p99: at(delays, 0.99),
    deliveredACpuSecond: (1000 * count * size) / cpuMs,
    cpuShare: cpuMs / (seconds * 1000),
  };
}

/** Milliseconds until the last visitor has received the last of fifty changes. @param {Side} side */
async function tellAtOnce({ server, crowds, take }) {
  const first = take(BURST);
  const began = await server.order('tell', first, BURST);
  const ended = await crowds.heard(first, BURST);
  await crowds.delays(new Map());
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
    line('changes delivered', 'a CPU second', 'deliveredACpuSecond', { ratioAtLeast: 0.8 }),
    line('heard, p50', 'ms', 'p50'),
    line('heard, p99', 'ms', 'p99', isFull ? { budget: 250 } : {}),
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

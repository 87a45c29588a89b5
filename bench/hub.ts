// npm run bench -- hub: what 10,000 visitors who follow both lanes cost the hub, beside the least that is possible, a
// loop over the sockets of `ws` that writes the very frames which ours has just sent. Neither has a store or a feed;
// visitors are processes of this machine. BENCH_SOCKETS, BENCH_SECONDS (of a round) and BENCH_ROUNDS shorten it.
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { type Ordered, originOf, startChild } from '../e2e/product/startOrdered';
import { at, median } from './figures';
import { changesIn, type Frame, framesIn } from './hub/frames';
import { openSocket } from './hub/openSocket';
import { type Line, report } from './report';

const SOCKETS = Number(process.env.BENCH_SOCKETS ?? 10_000);
const SECONDS = Number(process.env.BENCH_SECONDS ?? 5);
const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 3);
/** Frames a second, as on a busy evening. */
const PER_SECOND = 5;
/** Goals in each: a frame with one may be too short to be compressed. */
const TOGETHER = 2;
/** Changes of the same moment: the kick-off of a whole round. */
const BURST = 50;
/** One process that is busy all the time would measure its own queue. */
const VISITORS_A_PROCESS = 2500;

const SERVERS = {
  ours: join(import.meta.dirname, '../server/api/dist/testing/bin/laneServer.js'),
  raw: join(import.meta.dirname, 'hub/rawServer.ts'),
};

/** Sends these changes; resolves with the time before. */
type Turn = { readonly changes: readonly number[]; readonly send: () => Promise<number> };
type Round = {
  readonly p50: number;
  readonly p99: number;
  readonly burstMs: number;
  readonly cpuMs: number;
  readonly cores: number;
  readonly frames: number;
};
type Side = Awaited<ReturnType<typeof startSide>>;

const ours = await startSide(SERVERS.ours);
const raw = await startSide(SERVERS.raw);
const recorder = await startRecorder(ours.origin);
let next = 1;
try {
  const rounds: { ours: Round[]; raw: Round[] } = { ours: [], raw: [] };
  const sizes: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const steady = newChanges(SECONDS * PER_SECOND, TOGETHER);
    const sent = await steadily(ours, steady);
    const frames = await recorder.take(lastOf(steady));
    const burst = newChanges(1, BURST);
    const burstMs = await atOnce(ours, burst);
    const burstFrames = await recorder.take(lastOf(burst));
    // A busy hub may have put two steps into one frame; both sides sent as many frames.
    rounds.ours.push({ ...sent, burstMs, frames: frames.length });
    const again = await steadily(raw, sameFrames(frames));
    rounds.raw.push({ ...again, burstMs: await atOnce(raw, sameFrames(burstFrames)), frames: frames.length });
    sizes.push(...frames.map(({ bytes }) => bytes.length));
  }
  report('hub', {
    about: `${SOCKETS} visitors follow both lanes with compression, the reference writes the same bytes; ${TOGETHER} goals a frame, ${PER_SECOND} frames a second for ${SECONDS} s, ${ROUNDS} rounds in turn; visitors are processes of this machine`,
    lines: linesOf(rounds, sizes),
    versions: { ws: '8' },
  });
} finally {
  recorder.end();
  await Promise.all([ours.stop(), raw.stop()]);
}

/** A server and its visitors. */
async function startSide(script: string) {
  const server = await startChild(script, { execArgv: [...process.execArgv, '--expose-gc'] });
  const origin = await originOf(server);
  const empty = Number(await server.order('resident'));
  const crowds: Ordered[] = [];
  for (let left = SOCKETS; left > 0; left -= VISITORS_A_PROCESS) {
    const args = [origin, String(Math.min(left, VISITORS_A_PROCESS))];
    const script = join(import.meta.dirname, 'hub/visitors.ts');
    crowds.push(await startChild(script, { args, execArgv: process.execArgv }));
  }
  const full = Number(await server.order('resident'));
  return {
    server,
    origin,
    crowds,
    kBEach: (full - empty) / SOCKETS / 1024,
    cpuMs: async () => Number(await server.order('cpuMs')),
    stop: () => Promise.all([server, ...crowds].map((process) => process.kill())),
  };
}

/** One more follower of ours, who keeps the bytes that the hub sends. */
async function startRecorder(origin: string) {
  let [chunks, newest, check]: [Buffer[], number, () => void] = [[], 0, () => {}];
  const { socket, network } = await openSocket(origin, (text) => {
    newest = Math.max(newest, ...changesIn(text));
    check();
  });
  network.on('data', (chunk) => chunks.push(chunk));
  return {
    /** The frames with changes since the last call, once this change has come. */
    async take(last: number): Promise<Frame[]> {
      await new Promise<void>((resolve) => {
        check = () => newest >= last && resolve();
        check();
      });
      const frames = framesIn(Buffer.concat(chunks));
      chunks = [];
      return frames;
    },
    end: () => socket.terminate(),
  };
}

/** So many turns of ours, with `each` changes in one step. */
function newChanges(turns: number, each: number): Turn[] {
  return Array.from({ length: turns }, () => {
    const first = next;
    next += each;
    const changes = Array.from({ length: each }, (_, i) => first + i);
    return { changes, send: async () => Number(await ours.server.order('change', first, each)) };
  });
}

/** The same frames once more, for the reference. */
function sameFrames(frames: readonly Frame[]): Turn[] {
  const write = async (bytes: Buffer) => Number(await raw.server.order('write', ...bytes));
  return frames.map(({ bytes, changes }) => ({ changes, send: () => write(bytes) }));
}

function lastOf(turns: readonly Turn[]): number {
  return Math.max(...turns.flatMap(({ changes }) => changes));
}

/** Takes the turns one after the other: the visitors' delays, and what they cost the server. */
async function steadily(side: Side, turns: readonly Turn[]) {
  const before = await side.cpuMs();
  const sentAt = new Map<number, number>();
  const began = performance.now();
  for (const [i, { changes, send }] of turns.entries()) {
    const sent = await send();
    for (const change of changes) sentAt.set(change, sent);
    const wait = began + ((i + 1) * 1000) / PER_SECOND - performance.now();
    if (wait > 0) await pause(wait);
  }
  await allReceived(side, turns);
  const cpuMs = (await side.cpuMs()) - before;
  const delays: number[] = [];
  for (const [change, times] of await taken(side))
    delays.push(...times.map((time) => time - (sentAt.get(change) ?? Number.NaN)));
  const cores = (cpuMs * PER_SECOND) / (turns.length * 1000);
  return { p50: at(delays, 0.5), p99: at(delays, 0.99), cpuMs, cores };
}

/** Milliseconds until the last visitor has received all of these turns, which begin together. */
async function atOnce(side: Side, turns: readonly Turn[]): Promise<number> {
  const began = Math.min(...(await Promise.all(turns.map(({ send }) => send()))));
  const ended = await allReceived(side, turns);
  await taken(side);
  return ended - began;
}

async function allReceived({ crowds }: Side, turns: readonly Turn[]): Promise<number> {
  const changes = turns.flatMap((turn) => turn.changes);
  const times = await Promise.all(crowds.map((crowd) => crowd.order('received', Math.min(...changes), changes.length)));
  return Math.max(...times.map(Number));
}

/** When each change was received by each visitor. */
async function taken({ crowds }: Side): Promise<[change: number, times: number[]][]> {
  const answers = await Promise.all(crowds.map((crowd) => crowd.order('take')));
  return answers.flat() as [number, number[]][];
}

function linesOf(rounds: { ours: Round[]; raw: Round[] }, sizes: readonly number[]): Line[] {
  // With few sockets a frame's own work counts for more.
  const isWhole = SOCKETS >= 10_000;
  const line = (name: string, unit: string, figure: (round: Round) => number): Line => ({
    name,
    unit,
    ours: median(rounds.ours.map(figure)),
    reference: median(rounds.raw.map(figure)),
  });
  const delivered = line('frames delivered', 'a CPU second', ({ frames, cpuMs }) => (1000 * frames * SOCKETS) / cpuMs);
  return [
    { name: 'a compressed frame', unit: 'B', ours: median(sizes) },
    { ...delivered, ...(isWhole && { ratioAtLeast: 0.8 }) },
    line('received, p50', 'ms', ({ p50 }) => p50),
    { ...line('received, p99', 'ms', ({ p99 }) => p99), budget: 250 },
    line(`${BURST} changes at once, all have all`, 'ms', ({ burstMs }) => burstMs),
    line('processor of the server', 'cores', ({ cores }) => cores),
    { name: 'memory of the server, each', unit: 'kB', ours: ours.kBEach, reference: raw.kBEach, budget: 16 },
  ];
}

// npm run bench -- line: the bytes of a visitor's hour on a busy simulated Saturday, for whole matches and for each
// mixture of lanes, on the same changes at the same time; of a hidden tab while no football happens; and of a return
// after ten minutes, beside loading the board. Bytes are counted, so other work on the machine does not matter.
// BENCH_MINUTES and BENCH_CALM_MINUTES shorten it.
import { setTimeout as pause } from 'node:timers/promises';
import type { Lane, LaneNumbers } from 'shared-kernel/protocol/lanes';
import { connectVisitor, type Follows, type Visitor } from './line/connectVisitor';
import { boardHeaders, boardPath, startApi } from './ourApi';
import { type Line, report } from './report';

const MATCHES = 300;
/** Changes a second. */
const PER_SECOND = 5;
const AWAY_MINUTES = 10;
const MINUTES = Number(process.env.BENCH_MINUTES ?? AWAY_MINUTES);
const CALM_MINUTES = Number(process.env.BENCH_CALM_MINUTES ?? 3);
/** After this many milliseconds even the conflated prices have been sent. */
const SENT_MS = 2000;
const LANES: readonly Lane[] = ['football', 'prices'];

const WHOLE = 'whole matches';
const HIDDEN = 'hidden tab, compressed';
const VISITORS: Readonly<Record<string, Follows & Pick<Line, 'limit' | 'ratioAtMost'>>> = {
  [WHOLE]: { isCompressed: false },
  'whole matches, compressed': { isCompressed: true },
  'both lanes': { lanes: LANES, isCompressed: false },
  'both lanes, compressed': { lanes: LANES, isCompressed: true, limit: 4, ratioAtMost: 0.17 },
  'football alone, compressed': { lanes: ['football'], isCompressed: true },
  [HIDDEN]: { lanes: ['football'], isQuiet: true, isCompressed: true, limit: 0.2 },
};

/** What the line of a visitor carried, scaled to an hour and a minute. */
type Hour = { readonly megabytes: number; readonly framesAMinute: number; readonly bytesAnUpdate: number };

const api = await startApi('saturdayServer', { MATCHES: String(MATCHES) });
const visitors = new Map<string, Visitor>();
for (const [name, follows] of Object.entries(VISITORS)) visitors.set(name, await connectVisitor(api.origin, follows));
try {
  const playing = play(0.1);
  const since = await leave();
  await playing;
  const hours = await hoursWhile(() => play(MINUTES));
  // Who was away for ten minutes missed the changes of ten, even if a short run sends the rest of them at once.
  await api.order('play', changesIn(AWAY_MINUTES - MINUTES), 0);
  await pause(SENT_MS);
  const board = await boardKB();
  const returns = await returnLines(since, board);
  const calm = hourOf(await hoursWhile(() => api.order('prices', changesIn(CALM_MINUTES), 1000 / PER_SECOND)), HIDDEN);
  const whole = hourOf(hours, WHOLE);
  report('line', {
    about: `${MATCHES} matches of a simulated Saturday, ${PER_SECOND} updates a second (whole: ${Math.round(whole.bytesAnUpdate)} bytes each) for ${MINUTES} min, scaled to an hour; both ways, headers of frames and pings included; away for ${AWAY_MINUTES} minutes' changes; ${CALM_MINUTES} min without football`,
    lines: [
      ...Object.entries(VISITORS).map(([name, { limit, ratioAtMost }]) => ({
        name,
        unit: 'MB/hour',
        ours: hourOf(hours, name).megabytes,
        reference: whole.megabytes,
        ...(limit !== undefined && { limit }),
        ...(ratioAtMost !== undefined && { ratioAtMost }),
      })),
      { name: 'hidden tab without football: frames', unit: 'a minute', ours: calm.framesAMinute, limit: 3 },
      { name: 'hidden tab without football', unit: 'MB/hour', ours: calm.megabytes },
      ...returns,
      ...Object.keys(VISITORS).map((name) => ({
        name: `${name}: frames`,
        unit: 'a minute',
        ours: hourOf(hours, name).framesAMinute,
      })),
    ],
    versions: { ws: '8' },
  });
} finally {
  await Promise.all([...visitors.values()].map((visitor) => visitor.end()));
  await api.stop();
}

function play(minutes: number): Promise<unknown> {
  return api.order('play', changesIn(minutes), 1000 / PER_SECOND);
}

function changesIn(minutes: number): number {
  return Math.round(minutes * 60 * PER_SECOND);
}

/** What each line carries while something runs. */
async function hoursWhile(run: () => Promise<unknown>): Promise<ReadonlyMap<string, Hour>> {
  const look = () =>
    [...visitors].map(([name, visitor]) => ({ name, ...visitor.carried(), updates: visitor.updates() }));
  const [began, before] = [performance.now(), look()];
  await run();
  const [seconds, after] = [(performance.now() - began) / 1000, look()];
  return new Map(
    after.map(({ name, bytes, frames, updates }, i) => {
      const from = before[i] ?? { bytes: Number.NaN, frames: Number.NaN, updates: Number.NaN };
      const hour = {
        megabytes: ((bytes - from.bytes) * 3600) / seconds / 1e6,
        framesAMinute: ((frames - from.frames) * 60) / seconds,
        bytesAnUpdate: (bytes - from.bytes) / (updates - from.updates),
      };
      return [name, hour];
    }),
  );
}

function hourOf(hours: ReadonlyMap<string, Hour>, name: string): Hour {
  const hour = hours.get(name);
  if (!hour) throw new Error(`No figures of ${name}`);
  return hour;
}

/** A visitor who follows both lanes for a moment and then leaves: up to where they know all. */
async function leave(): Promise<LaneNumbers> {
  const visitor = await connectVisitor(api.origin, { lanes: LANES, isCompressed: true });
  while (visitor.upTo()?.football === undefined || visitor.upTo()?.prices === undefined) await pause(50);
  await visitor.end();
  return visitor.upTo() ?? {};
}

/** The bytes that bring a returning visitor in sync, and those of the board that would be loaded instead. */
async function returnLines(since: LaneNumbers, board: number): Promise<Line[]> {
  const name = (lanes: string, form: string) => `ten minutes away, ${lanes}, ${form}`;
  const line = async (lanes: readonly Lane[], isCompressed: boolean) => ({
    unit: 'kB',
    ours: await returnKB(since, { lanes, isCompressed }),
    reference: board,
  });
  return [
    { name: name('football', 'plain'), ...(await line(['football'], false)) },
    { name: name('football', 'compressed'), ...(await line(['football'], true)), limit: 10, ratioAtMost: 1 },
    { name: name('both lanes', 'plain'), ...(await line(LANES, false)) },
    { name: name('both lanes', 'compressed'), ...(await line(LANES, true)), limit: 18, ratioAtMost: 1 },
  ];
}

/** Kilobytes from the call to its answer. Nothing else may change meanwhile. */
async function returnKB(since: LaneNumbers, follows: Follows): Promise<number> {
  const visitor = await connectVisitor(api.origin, follows);
  const [before, frames] = [visitor.carried().bytes, visitor.updates()];
  const { isComplete } = await visitor.follow(since);
  const [bytes, sent] = [visitor.carried().bytes - before, visitor.updates() - frames];
  await visitor.end();
  if (!isComplete || sent !== 1)
    throw new Error(`Expected one frame with all that was missed, got ${sent}; whole: ${isComplete}`);
  return bytes / 1000;
}

async function boardKB(): Promise<number> {
  const answer = await fetch(api.origin + boardPath(), { headers: boardHeaders() });
  await answer.arrayBuffer();
  if (!answer.ok) throw new Error(`The board: ${answer.status}`);
  return Number(answer.headers.get('content-length')) / 1000;
}

import path from 'node:path';
import { parseTyped } from 'server-shared/commands/parseTyped';
import { wantsHelp } from 'server-shared/commands/wantsHelp';
import { type Environment, VariableError } from 'server-shared/config/environment';
import { toError } from 'shared-kernel/decode/toError';
import { createProvider } from './createProvider';
import { type RealFeedConfig, readRealFeedConfig } from './feedConfig';
import { openRecordingFile, RecordingFileError } from './recorded/openRecordingFile';
import { record } from './recorded/record';
import { readTable } from './several/readNames';
import { listPairs } from './several/unsurePairs';
import { machineClock } from './timeline/wallClock';

const HELP = `npm run feed -- record [--to file] [--for 2h]
    Keeps what the feeds of FEED send, without keys, until Ctrl+C or for a time such as 90s, 30m or 2h.
    A file that ends in .gz is compressed. Play it with FEED=replay REPLAY_FILE=file npm start
npm run feed -- pairs [--for 2m]
    Follows the feeds of FEED for a while, and lists the matches of which nobody can tell whether they are one.`;

export type FeedCommandPlace = {
  env: Environment;
  /** The folder where relative paths begin. */
  cwd: string;
  print: (line: string) => void;
  /** Resolves when the command is to end: after so many milliseconds, or by a signal. */
  until: (ms: number | undefined) => Promise<void>;
  now: () => Date;
};

/** `npm run feed`. @returns the exit code */
export async function feedCommand(args: readonly string[], place: FeedCommandPlace): Promise<number> {
  if (wantsHelp(args)) {
    place.print(HELP);
    return 0;
  }
  try {
    const { positionals, values } = readArguments(args);
    const limit = values.for === undefined ? undefined : milliseconds(values.for);
    const [command, ...more] = positionals;
    if (command === 'record' && more.length === 0) return await recordCommand(values.to, limit, place);
    if (command === 'pairs' && more.length === 0) return await pairsCommand(limit, place);
    throw new UsageError(`Expected record or pairs, got ${JSON.stringify(positionals.join(' '))}`);
  } catch (error) {
    const isPlain = [VariableError, RecordingFileError, UsageError].some((kind) => error instanceof kind);
    if (!isPlain) throw error;
    place.print(toError(error).message);
    if (error instanceof UsageError) place.print(HELP);
    return 1;
  }
}

class UsageError extends Error {}

function readArguments(args: readonly string[]) {
  try {
    const options = { to: { type: 'string' }, for: { type: 'string' } } as const;
    return parseTyped({ args: [...args], options, allowPositionals: true });
  } catch (error) {
    throw new UsageError(toError(error).message);
  }
}

const UNITS: Readonly<Record<string, number>> = { s: 1000, m: 60_000, h: 3_600_000 };

/** Timers cannot wait longer. */
const LONGEST_MS = 2 ** 31 - 1;

function milliseconds(written: string): number {
  const [, count, unit = ''] = /^(\d{1,6})([smh])$/.exec(written) ?? [];
  const ms = Number(count) * (UNITS[unit] ?? 0);
  if (ms > 0 && ms <= LONGEST_MS) return ms;
  throw new UsageError(`--for: expected a time such as 90s, 30m or 2h, got ${JSON.stringify(written)}`);
}

/** The feeds that are configured, and the content of their table. */
function readFeeds({ env, cwd }: FeedCommandPlace): { config: RealFeedConfig; table: string | undefined } {
  const config = readRealFeedConfig(env, cwd);
  const file = config.kind === 'several' ? config.table : undefined;
  return { config, table: file === undefined ? undefined : readTable(file) };
}

async function recordCommand(
  to: string | undefined,
  limit: number | undefined,
  place: FeedCommandPlace,
): Promise<number> {
  const { config, table } = readFeeds(place);
  const { env, cwd, print, until } = place;
  const file = path.resolve(cwd, to ?? `feed-${place.now().toISOString().slice(0, 19).replaceAll(':', '-')}.ndjson.gz`);
  const deps = { createFeed: createProvider, clock: machineClock, random: Math.random, print };
  const recorder = record({ ...deps, config, env, table, out: openRecordingFile(file) });
  print(`Recording ${env.FEED} to ${file}; Ctrl+C ends it`);
  const reason = await Promise.race([recorder.broken, until(limit)]);
  const { entries, bytes } = recorder.stop();
  if (reason) print(reason);
  print(`${entries} entries, ${(bytes / 1e6).toFixed(1)} MB: REPLAY_FILE=${file}`);
  return reason ? 1 : 0;
}

const PAIRS_MS = 120_000;

async function pairsCommand(limit = PAIRS_MS, place: FeedCommandPlace): Promise<number> {
  const { config, table } = readFeeds(place);
  if (config.kind !== 'several') {
    throw new VariableError(`FEED: expected several feeds, separated by commas, got ${JSON.stringify(place.env.FEED)}`);
  }
  const report = (error: Error) => place.print(error.message);
  const provider = createProvider(config, { report, table });
  place.print(`Following ${place.env.FEED} for ${limit / 1000} s; Ctrl+C ends it sooner`);
  const stop = provider?.start({ startedAt: Math.floor(place.now().getTime() / 1000) }, async () => {});
  await place.until(limit);
  for (const line of listPairs(provider?.unsurePairs?.() ?? [])) place.print(line);
  stop?.();
  return 0;
}

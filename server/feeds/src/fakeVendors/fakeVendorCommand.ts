import path from 'node:path';
import { parseTyped } from 'server-shared/commands/parseTyped';
import { wantsHelp } from 'server-shared/commands/wantsHelp';
import { toError } from 'shared-kernel/decode/toError';
import { readFeedRecording } from '../recorded/readFeedRecording';
import { startFakeApiFootball } from './apiFootball/startFakeApiFootball';
import type { DayOptions } from './recordedDay';
import { startFakeTheSports } from './theSports/startFakeTheSports';

type Play = DayOptions & { port: number; now: () => number };

/** A vendor by its name in `FEED`: the recorded day that is played, and what starts it and says the variables of a site for it. */
type Vendor = { recording: string; play(options: Play): Promise<Record<string, string>> };

const VENDORS: Readonly<Record<string, Vendor>> = {
  thesports: { recording: '2022-12-09-thesports.ndjson.gz', play: playTheSports },
  'api-football': { recording: '2022-12-09-api-football.ndjson.gz', play: playApiFootball },
};

const USAGE = `npm run stand-in -- <${Object.keys(VENDORS).join('|')}> [--port N] [--speed N] [--started unix-seconds]
With --started two fake vendors play one evening, and one that is started again goes on with it.`;

/** Where recordings are, and where words go. */
export type FakeVendorPlace = { recordings: string; print: (line: string) => void };

/**
 * `npm run stand-in -- thesports`: a vendor on this machine, to look at the site with.
 *
 * @returns the exit code; a fake vendor that runs keeps the process alive
 */
export async function fakeVendorCommand(
  args: readonly string[],
  { recordings, print }: FakeVendorPlace,
  now = () => Date.now() / 1000,
): Promise<number> {
  if (wantsHelp(args)) {
    print(USAGE);
    return 0;
  }
  try {
    const { name, vendor, ...options } = read(args, Math.floor(now()));
    const recording = readFeedRecording(path.join(recordings, vendor.recording));
    const variables = await vendor.play({ ...options, recording, now });
    print(`${name} is played at speed ${options.speed}. The site beside it:\n`);
    const said = Object.entries({ FEED: name, ...variables }).map(([variable, value]) => `${variable}=${value}`);
    print(`${said.join(' ')} npm start`);
    print(`\nThe same evening in another fake vendor, or after a restart: --started ${options.startedAt}`);
    return 0;
  } catch (error) {
    print(`${toError(error).message}\n${USAGE}`);
    return 1;
  }
}

/** How often the day goes on, in milliseconds: a change is pushed as soon as a vendor's would be. */
const TICK_MS = 200;

/** A site that uses the fake vendor cannot prove who it is: both sides know these. */
const ACCOUNT = { user: 'stand-in', secret: 'no-secret' };

async function playTheSports(options: Play): Promise<Record<string, string>> {
  const { origin, pushUrl, tick } = await startFakeTheSports({ ...options, ...ACCOUNT });
  setInterval(tick, TICK_MS);
  return {
    THESPORTS_URL: origin,
    THESPORTS_PUSH_URL: pushUrl,
    THESPORTS_USER: ACCOUNT.user,
    THESPORTS_SECRET: ACCOUNT.secret,
  };
}

async function playApiFootball(options: Play): Promise<Record<string, string>> {
  const { url, key, matches, quirks } = await startFakeApiFootball(options);
  const leagues = new Set([...matches, ...quirks].map(({ league }) => league));
  return { API_FOOTBALL_URL: url, API_FOOTBALL_KEY: key, API_FOOTBALL_LEAGUES: [...leagues].join() };
}

function read(args: readonly string[], now: number) {
  const string = { type: 'string' } as const;
  const { positionals, values } = parseTyped({
    args: [...args],
    allowPositionals: true,
    options: { port: string, speed: string, started: string },
  });
  const [name = ''] = positionals;
  const vendor = Object.hasOwn(VENDORS, name) ? VENDORS[name] : undefined;
  if (!vendor) throw new Error(`Expected one of ${Object.keys(VENDORS).join(', ')}, got "${name}"`);
  return {
    name,
    vendor,
    port: numberOf('port', values.port ?? '8090', 65_535),
    speed: numberOf('speed', values.speed ?? '1', 3600),
    startedAt: numberOf('started', values.started ?? String(now), now),
  };
}

function numberOf(name: string, text: string, most: number): number {
  const value = Number(text);
  if (/^\d+(\.\d+)?$/.test(text) && value <= most && (name === 'speed' ? value > 0 : Number.isInteger(value)))
    return value;
  throw new Error(`--${name}: expected a number up to ${most}, got "${text}"`);
}

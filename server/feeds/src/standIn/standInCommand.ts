import { parseArgs } from 'node:util';
import { wantsHelp } from 'server-shared/commands/wantsHelp';
import { toError } from 'shared-kernel/decode/toError';
import { playApiFootball } from './apiFootball/playApiFootball';
import type { PlayOptions } from './playOptions';
import { playTheSports } from './theSports/playTheSports';

/** Vendors by their name in `FEED`. Each starts its stand-in, prints the variables of a site for it, and plays on. */
const VENDORS: Readonly<Record<string, (options: PlayOptions) => Promise<void>>> = {
  thesports: playTheSports,
  'api-football': playApiFootball,
};

const USAGE = `npm run stand-in -- <${Object.keys(VENDORS).join('|')}> [--port N] [--speed N] [--seed N] [--started unix-seconds]
With --started two stand-ins play one evening, and one that is started again goes on with it.`;

/**
 * `npm run stand-in -- thesports`: a vendor on this machine, to look at the site with.
 *
 * @returns the exit code; a stand-in that runs keeps the process alive
 */
export async function standInCommand(
  args: readonly string[],
  print: (line: string) => void,
  now = () => Math.floor(Date.now() / 1000),
): Promise<number> {
  if (wantsHelp(args)) {
    print(USAGE);
    return 0;
  }
  try {
    const { vendor, ...options } = read(args, now());
    await vendor({ ...options, print });
    print(`\nThe same evening in another stand-in, or after a restart: --started ${options.startedAt}`);
    return 0;
  } catch (error) {
    print(`${toError(error).message}\n${USAGE}`);
    return 1;
  }
}

function read(args: readonly string[], now: number) {
  const string = { type: 'string' } as const;
  const { positionals, values } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: { port: string, speed: string, seed: string, started: string },
  });
  const [name = ''] = positionals;
  const vendor = Object.hasOwn(VENDORS, name) ? VENDORS[name] : undefined;
  if (!vendor) throw new Error(`Expected one of ${Object.keys(VENDORS).join(', ')}, got "${name}"`);
  return {
    vendor,
    port: numberOf('port', values.port ?? '8090', 65_535),
    speed: numberOf('speed', values.speed ?? '1', 3600),
    seed: numberOf('seed', values.seed ?? '1', 4_294_967_295),
    startedAt: numberOf('started', values.started ?? String(now), now),
  };
}

function numberOf(name: string, text: string, most: number): number {
  const value = Number(text);
  if (/^\d+(\.\d+)?$/.test(text) && value <= most && (name === 'speed' ? value > 0 : Number.isInteger(value)))
    return value;
  throw new Error(`--${name}: expected a number up to ${most}, got "${text}"`);
}

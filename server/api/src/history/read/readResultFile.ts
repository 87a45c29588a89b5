import path from 'node:path';
import { errorCode } from 'server-shared/files/errorCode';
import { readRegularFile } from 'server-shared/files/readRegularFile';
import type { LeaguePlace } from '../season/leaguePlaces';
import { type FoundResults, ResultFileError } from './foundResults';
import { EXTRA_FILES, readInternationals, type TextFile } from './readInternationals';
import { readSeason } from './readSeason';

/** No such file is larger; a larger one is something else. */
const MAX_BYTES = 30_000_000;

/** What was read, and from which files. A later edition of the same has the same `source`. */
export type ReadResults = FoundResults & { files: string[]; source: string };

type Options = {
  /** Where the league of a season plays, unless its name says it. */
  place?: LeaguePlace | undefined;
  /** Unix seconds. */
  now: number;
};

/**
 * Reads a file of results: a table of national teams (CSV), or the season of a league (JSON).
 *
 * @throws ResultFileError when it is something else
 */
export async function readResultFile(file: string, { place, now }: Options): Promise<ReadResults> {
  const results = await readText(file);
  if (/^\s*[[{]/.test(results.text)) return { ...readSeason(results, place, now), files: [results.name] };
  const extraFile = (name: string) => readText(path.join(path.dirname(file), name)).catch(unlessMissing);
  const [shootouts, names] = [await extraFile(EXTRA_FILES.shootouts), await extraFile(EXTRA_FILES.formerNames)];
  const files = [results, shootouts, names].flatMap((one) => one?.name ?? []);
  return { ...readInternationals({ results, shootouts, names }, now), files, source: results.name };
}

async function readText(file: string): Promise<TextFile> {
  const name = path.basename(file);
  const bytes = await readRegularFile(file).catch((error: unknown) => {
    throw new ResultFileError(`${file}: expected a file that can be read, got ${errorCode(error) || String(error)}`, {
      cause: error,
    });
  });
  if (bytes.length > MAX_BYTES)
    throw new ResultFileError(`${name}: expected up to ${MAX_BYTES} bytes, got ${bytes.length}`);
  try {
    return { name, text: new TextDecoder('utf-8', { fatal: true }).decode(bytes) };
  } catch {
    throw new ResultFileError(`${name}: expected text in UTF-8, got another encoding: save it as UTF-8`);
  }
}

function unlessMissing(error: unknown): undefined {
  if (error instanceof ResultFileError && errorCode(error.cause) === 'ENOENT') return undefined;
  throw error;
}

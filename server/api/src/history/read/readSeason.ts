import { decodeSeasonFormat, type LeaguePlace, placeOfLeague } from 'feeds/replay/seasonFormat';
import { DecodeError, decode } from 'shared-kernel/decode/decode';
import { text } from 'shared-kernel/decode/fields';
import { dayAlone } from 'shared-kernel/rules/dayAlone';
import { localDay } from 'shared-kernel/rules/localDay';
import * as v from 'valibot';
import type { ImportedResult } from '../importedResult';
import { type FoundResults, ResultFileError, type Skipped, soundResults } from './foundResults';
import type { TextFile } from './readInternationals';

const schema = v.object({ name: text, matches: v.array(v.unknown(), 'a list') });

/** Of a match with a score that counts for nothing. */
const UNPLAYED: ReadonlySet<unknown> = new Set(['postponed', 'cancelled', 'canceled', 'abandoned', 'suspended']);

/**
 * Reads a league's season in the shape of openfootball's football.json. A season may be half played.
 *
 * @param place of a league that is not known by its name
 * @param now unix seconds
 * @returns the results, and the league with its season as their source
 * @throws ResultFileError when the file is something else, or nobody knows where its league plays
 */
export function readSeason(
  file: TextFile,
  place: LeaguePlace | undefined,
  now: number,
): FoundResults & { source: string } {
  const { name, matches } = headOf(file);
  const where = place ?? placeOfLeague(name);
  if (!where) {
    const league = JSON.stringify(name.slice(0, 60));
    throw new ResultFileError(`${file.name}: where does ${league} play? Say it with --country and --zone`);
  }
  const skipped: Skipped[] = [];
  const found = matches.flatMap((match, index) => {
    const place = `matches.${index}`;
    const read = readMatch(name, match, where);
    if (typeof read !== 'string') return [{ place, result: read }];
    skipped.push({ place, reason: read });
    return [];
  });
  const sound = soundResults(found, now);
  return { source: name, results: sound.results, skipped: [...skipped, ...sound.skipped] };
}

function headOf({ name, text }: TextFile) {
  try {
    return decode(schema, JSON.parse(text));
  } catch (error) {
    if (error instanceof SyntaxError) throw new ResultFileError(`${name}: expected JSON, got: ${error.message}`);
    if (!(error instanceof DecodeError)) throw error;
    throw new ResultFileError(`${name}: expected the season of a league. ${error.message}`);
  }
}

/** Returns the result, or why there is none. */
function readMatch(name: string, raw: unknown, place: LeaguePlace): ImportedResult | string {
  try {
    const { competition, matches } = decodeSeasonFormat({ name, matches: [raw] }, place);
    const [match] = matches;
    if (match?.kind !== 'played' || UNPLAYED.has(fieldOf(raw, 'status'))) return 'there is no score yet';
    const { kickoff, home, away, result } = match;
    // A replay needs some hour; here it is told that there is none.
    const kickOff = fieldOf(raw, 'time') == null ? dayAlone(localDay(kickoff, place.zone)) : kickoff;
    return {
      ...{ kickOff, country: competition.country, competition: withoutSeason(competition.name) },
      ...{ home: { name: home, knownAs: home }, away: { name: away, knownAs: away } },
      score: [...result.fullTime],
      regularTime: [...result.fullTime],
      ...(result.halfTime ? { halfTime: [...result.halfTime] } : {}),
    };
  } catch (error) {
    if (!(error instanceof DecodeError)) throw error;
    return error.message.replace(/^At matches\.0[.:]?\s*/, '');
  }
}

function fieldOf(raw: unknown, name: 'status' | 'time'): unknown {
  return typeof raw === 'object' && raw !== null ? Object.entries(raw).find(([key]) => key === name)?.[1] : undefined;
}

/** `English Premier League 2025/26` is played every season. */
function withoutSeason(name: string): string {
  return name.replace(/\s+\d{4}([/-]\d{2,4})?$/, '');
}

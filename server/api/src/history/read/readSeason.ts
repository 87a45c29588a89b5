import { parseMeant } from 'feeds/polled/meantText';
import { DecodeError, decode } from 'shared-kernel/decode/decode';
import { text } from 'shared-kernel/decode/fields';
import { Side } from 'shared-kernel/entities/incident';
import { dayAlone } from 'shared-kernel/rules/dayAlone';
import { incidentMinute } from 'shared-kernel/rules/formats';
import { localDay } from 'shared-kernel/rules/localDay';
import * as v from 'valibot';
import type { ImportedResult } from '../importedResult';
import { decodeSeason } from '../season/decodeSeason';
import { type LeaguePlace, placeOfLeague } from '../season/leaguePlaces';
import type { Season, SeasonMatch } from '../season/season';
import { type FoundResults, ResultFileError, type Skipped, soundResults } from './foundResults';
import type { TextFile } from './readInternationals';

/**
 * Reads a season in the shape of openfootball's football.json. It may be half played.
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
  const skipped: Skipped[] = [];
  const season = seasonOf(file, place, (flaw) => skipped.push(flaw));
  const flawed = new Set(skipped.map((flaw) => flaw.place));
  const found = season.matches.flatMap((match) => {
    const result = toResult(match, season);
    if (result) return [{ place: match.place, result }];
    if (!flawed.has(match.place)) skipped.push({ place: match.place, reason: 'there is no score yet' });
    return [];
  });
  const sound = soundResults(found, now);
  return { source: season.name, results: sound.results, skipped: [...skipped, ...sound.skipped] };
}

const headSchema = v.object({ name: text });

function seasonOf(
  { name, text: json }: TextFile,
  place: LeaguePlace | undefined,
  onFlaw: (flaw: Skipped) => void,
): Season {
  try {
    // A name that lost letters is reported with its match.
    const raw = parseMeant(json, () => {});
    const league = decode(headSchema, raw).name;
    const known = place ?? placeOfLeague(league);
    if (known) return decodeSeason(raw, known, onFlaw);
    const shown = JSON.stringify(league.slice(0, 60));
    throw new ResultFileError(`${name}: where does ${shown} play? Say it with --country and --zone`);
  } catch (error) {
    if (error instanceof SyntaxError) throw new ResultFileError(`${name}: expected JSON, got: ${error.message}`);
    if (!(error instanceof DecodeError)) throw error;
    throw new ResultFileError(`${name}: expected the season of a league. ${error.message}`);
  }
}

function toResult(match: SeasonMatch, { name, country, zone }: Season): ImportedResult | undefined {
  const { kickoff, hasTime, home, away, result } = match;
  if (!result) return undefined;
  const { halfTime, fullTime, afterExtraTime, shootout: kicks } = result;
  const [homeGoals, awayGoals] = afterExtraTime ?? fullTime ?? [];
  if (homeGoals === undefined || awayGoals === undefined) return undefined;
  return {
    kickOff: hasTime ? kickoff : dayAlone(localDay(kickoff, zone)),
    country,
    competition: withoutSeason(name),
    home: { name: home, knownAs: home },
    away: { name: away, knownAs: away },
    score: [homeGoals, awayGoals],
    hasExtraTime: afterExtraTime !== undefined,
    ...(fullTime && { regularTime: [...fullTime] }),
    ...(halfTime && { halfTime: [...halfTime] }),
    ...(kicks && { kicks: [...kicks], shootoutWinner: kicks[0] > kicks[1] ? Side.Home : Side.Away }),
    homeMinutes: minutesOf(match, 'home', homeGoals),
    awayMinutes: minutesOf(match, 'away', awayGoals),
  };
}

/** Nothing unless each goal of the side has its minute. */
function minutesOf({ goals }: SeasonMatch, side: 'home' | 'away', scored: number): string | undefined {
  const own = goals.filter((goal) => goal.side === side);
  if (own.length !== scored) return undefined;
  return own.map(({ minute, added }) => incidentMinute({ time: minute, added_time: added })).join(',');
}

/** `English Premier League 2025/26` is played every season. */
function withoutSeason(name: string): string {
  return name.replace(/\s+\d{4}([/-]\d{2,4})?$/, '');
}

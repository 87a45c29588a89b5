import * as v from 'valibot';
import { decode, decodeList, type Report } from '../decode/decode';
import { integer } from '../decode/fields';
import { secondary } from '../decode/leftOut';
import { oncePerField } from '../decode/oncePerField';
import { type Competition, competitionSchema } from '../entities/competition';
import { type Country, countrySchema } from '../entities/country';
import { type Match, matchSchema } from '../entities/match';
import { type Team, teamSchema } from '../entities/team';

/** The answer of `/match/range` and `/match`: matches, and their records. */
export type MatchRange = {
  matches: Match[];
  competitions: Competition[];
  countries: Country[];
  teams: Team[];
  /** The number of the change log up to which it is complete; missing where the server has none. */
  upTo?: number | undefined;
};

/** A list of records, not decoded; anything else counts as missing. */
const recordList = (name: string) => secondary(`extra_data.${name}`, v.array(v.unknown(), 'a list'), []);

const extraSchema = v.object({
  competition: recordList('competition'),
  country: recordList('country'),
  team: recordList('team'),
});

const envelope = v.object({
  data: v.unknown(),
  extra_data: secondary('extra_data', extraSchema),
  upTo: secondary('upTo', v.pipe(integer, v.minValue(0, 'a number of 0 or more'))),
});

/**
 * Reads a match answer. A bad match, team or competition is left out and reported, never the list; a field that is
 * broken everywhere is reported once.
 *
 * @throws DecodeError when the answer as a whole has the wrong shape
 */
export function decodeMatchRange(raw: unknown, report: Report): MatchRange {
  const reportOnce = oncePerField(report);
  const { data, extra_data, upTo } = decode(envelope, raw, '', reportOnce);
  const records = <T>(schema: v.GenericSchema<unknown, T>, name: keyof NonNullable<typeof extra_data>) =>
    decodeList(schema, extra_data?.[name] ?? [], `extra_data.${name}`, reportOnce);
  return {
    matches: decodeList(matchSchema, data, 'data', reportOnce),
    competitions: records(competitionSchema, 'competition'),
    countries: records(countrySchema, 'country'),
    teams: records(teamSchema, 'team'),
    upTo,
  };
}

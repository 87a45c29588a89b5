import * as v from 'valibot';
import { decode, decodeList, type Report } from '../decode/decode';
import { type Competition, competitionSchema } from '../entities/competition';
import { type Country, countrySchema } from '../entities/country';
import { type Match, matchSchema } from '../entities/match';
import { type Team, teamSchema } from '../entities/team';

/** What `/match/range` and `/match` answer: matches, and the records they point to. */
export type MatchRange = {
  matches: Match[];
  competitions: Competition[];
  countries: Country[];
  teams: Team[];
};

const extraSchema = v.object({
  competition: v.nullish(v.unknown()),
  country: v.nullish(v.unknown()),
  team: v.nullish(v.unknown()),
});

const envelope = v.object({ data: v.unknown(), extra_data: v.nullish(extraSchema) });

/**
 * Reads a match answer. A bad match, team or competition is left out and reported, never the list.
 *
 * @throws DecodeError when the answer as a whole is not of this shape
 */
export function decodeMatchRange(raw: unknown, report: Report): MatchRange {
  const { data, extra_data } = decode(envelope, raw);
  return {
    matches: decodeList(matchSchema, data, 'data', report),
    competitions: decodeList(competitionSchema, extra_data?.competition ?? [], 'extra_data.competition', report),
    countries: decodeList(countrySchema, extra_data?.country ?? [], 'extra_data.country', report),
    teams: decodeList(teamSchema, extra_data?.team ?? [], 'extra_data.team', report),
  };
}

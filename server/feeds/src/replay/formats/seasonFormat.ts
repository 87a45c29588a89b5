import { decode } from 'shared-kernel/decode/decode';
import { optional, text } from 'shared-kernel/decode/fields';
import * as v from 'valibot';
import type { RecordedMatch, Recording } from '../recording';
import { goals } from './fields';
import { unixSecondsOf } from './localTime';

const matchSchema = v.object({
  date: v.pipe(text, v.isoDate('a date such as 2025-08-15')),
  time: optional(v.pipe(text, v.regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'a time such as 20:45'))),
  team1: text,
  team2: text,
  status: optional(text),
  score: optional(v.object({ ht: optional(goals), ft: optional(goals) })),
});

const schema = v.object({ name: text, matches: v.array(matchSchema, 'a list') });

/** `zone` is an IANA name such as `Europe/London`. */
export type LeaguePlace = { country: string; zone: string };

const PLACES: Readonly<Record<string, LeaguePlace>> = {
  English: { country: 'Anh', zone: 'Europe/London' },
  Spain: { country: 'Tây Ban Nha', zone: 'Europe/Madrid' },
  Italian: { country: 'Ý', zone: 'Europe/Rome' },
  Deutsche: { country: 'Đức', zone: 'Europe/Berlin' },
  French: { country: 'Pháp', zone: 'Europe/Paris' },
};

/** Where a league plays, by the first word of its name: the files have local times and no zone. */
export function placeOfLeague(name: string): LeaguePlace | undefined {
  return PLACES[name.split(' ')[0] ?? ''];
}

/** Default for a kick-off without a time: the most common hour of league football. */
const USUAL_TIME = '15:00';

/**
 * Reads a league's season in the shape of openfootball's football.json, which has half-time and full-time scores and no
 * events. Times of an unknown league are read as UTC.
 *
 * @param place of a league that is not known by its name
 * @throws DecodeError that says where the file is wrong
 */
export function decodeSeasonFormat(raw: unknown, place?: LeaguePlace): Recording {
  const { name, matches } = decode(schema, raw);
  const { country, zone } = place ?? placeOfLeague(name) ?? { country: 'Quốc tế', zone: 'UTC' };
  return {
    competition: { name, short_name: initials(name), primary_color: '#37474f', country, is_hot: false },
    matches: matches.map((match) => toMatch(match, zone)),
  };
}

function toMatch({ date, time, team1, team2, status, score }: v.InferOutput<typeof matchSchema>, zone: string) {
  const place = { kickoff: unixSecondsOf(date, time ?? USUAL_TIME, zone), home: team1, away: team2 };
  const { ht, ft } = score ?? {};
  const match: RecordedMatch = ft
    ? { kind: 'played', ...place, events: [], shootout: [], result: { halfTime: ht, fullTime: ft } }
    : { kind: status === 'postponed' ? 'postponed' : 'unknown', ...place };
  return match;
}

/** `English Premier League 2025/26` is `EPL`. */
function initials(name: string): string {
  return [...name.matchAll(/(?<!\S)\p{L}/gu)].join('').toUpperCase().slice(0, 6);
}

import { decode, decodeList, type Report } from 'shared-kernel/decode/decode';
import { integer, numberedId, optional, text, withDefault } from 'shared-kernel/decode/fields';
import { secondary, validItems } from 'shared-kernel/decode/leftOut';
import type { Pair } from 'shared-kernel/rules/score';
import * as v from 'valibot';
import { goalsOfStage, isoSeconds, vendorCode } from '../polled/vendorFields';

const team = v.object({ id: numberedId, name: text, shortName: optional(text), crest: optional(text) });
const player = optional(v.object({ id: optional(integer), name: optional(text) }));
const ofTeam = optional(v.object({ id: optional(integer) }));
const price = optional(v.pipe(v.unknown(), v.number('a price')));

const goal = v.object({
  minute: withDefault(integer, 0),
  injuryTime: optional(integer),
  type: optional(vendorCode),
  team: ofTeam,
  scorer: player,
  score: goalsOfStage('goals.*.score'),
});

const booking = v.object({ minute: withDefault(integer, 0), team: ofTeam, player, card: optional(vendorCode) });
const substitution = v.object({ minute: withDefault(integer, 0), team: ofTeam, playerOut: player, playerIn: player });
const kick = v.object({ player, team: ofTeam, scored: v.boolean('true or false') });

const official = v.object({ name: secondary('referees.*.name', text), type: secondary('referees.*.type', vendorCode) });

const schema = v.object({
  id: numberedId,
  utcDate: isoSeconds,
  status: vendorCode,
  lastUpdated: optional(isoSeconds),
  area: v.object({ id: numberedId, name: text }),
  competition: v.object({ id: numberedId, name: text, code: optional(text), emblem: optional(text) }),
  homeTeam: team,
  awayTeam: team,
  score: v.object({
    /** `HOME_TEAM`, `AWAY_TEAM` or `DRAW`, after the end. */
    winner: optional(vendorCode),
    duration: optional(vendorCode),
    fullTime: goalsOfStage('score.fullTime'),
    halfTime: goalsOfStage('score.halfTime'),
    regularTime: goalsOfStage('score.regularTime'),
    extraTime: goalsOfStage('score.extraTime'),
    penalties: goalsOfStage('score.penalties'),
  }),
  goals: secondary('goals', validItems('goals', goal), []),
  bookings: secondary('bookings', validItems('bookings', booking), []),
  substitutions: secondary('substitutions', validItems('substitutions', substitution), []),
  /** They are counted, so all or none. */
  penalties: secondary('penalties', v.array(kick, 'a list'), []),
  venue: secondary('venue', text),
  /** `REGULAR_SEASON`, `GROUP_STAGE`, `LAST_16`; and `GROUP_A`. */
  stage: secondary('stage', vendorCode),
  group: secondary('group', text),
  matchday: secondary('matchday', integer),
  referees: secondary('referees', v.array(official, 'a list'), []),
  odds: optional(v.object({ homeWin: price, draw: price, awayWin: price })),
});

/** A match of football-data.org, version 4 (https://docs.football-data.org/general/v4/match.html). */
export type FootballDataMatch = v.InferOutput<typeof schema> & {
  changedAt: number | undefined;
  /** The score of an earlier answer, where this one lacks it. */
  lastScore?: Pair | undefined;
};

/** That of a match of which nothing else may be readable. */
export const matchIdSchema = v.pipe(
  v.object({ id: numberedId }),
  v.transform(({ id }) => id),
);

export const listOf = (raw: unknown): unknown => decode(v.object({ matches: v.unknown() }), raw).matches;

/** @throws DecodeError when there is no list of matches; a bad match is reported and left out */
export function decodeMatches(raw: unknown, report: Report): FootballDataMatch[] {
  return decodeList(schema, listOf(raw), 'matches', report).map((match) => ({
    ...match,
    changedAt: match.lastUpdated,
  }));
}

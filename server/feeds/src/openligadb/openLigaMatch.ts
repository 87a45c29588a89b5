import { type Decoder, decode, decodeList, type Report } from 'shared-kernel/decode/decode';
import { flag, integer, numberedId, optional, text, withDefault } from 'shared-kernel/decode/fields';
import { secondary, validItems } from 'shared-kernel/decode/leftOut';
import * as v from 'valibot';
import { goalCount, isoSeconds } from '../polled/vendorFields';

/** German local time without a zone. It only shows which of two answers is newer. */
const changedAt = v.pipe(
  text,
  v.transform((written) => Date.parse(`${written.replace(/Z$/, '')}Z`)),
  v.transform((time) => (Number.isFinite(time) ? time : undefined)),
);

const team = v.object({
  teamId: numberedId,
  teamName: text,
  teamIconUrl: optional(text),
});

const result = v.object({
  resultName: secondary('matchResults.*.resultName', text, ''),
  resultTypeKind: secondary('matchResults.*.resultTypeKind', text),
  pointsTeam1: goalCount,
  pointsTeam2: goalCount,
});

const goal = v.object({
  scoreTeam1: goalCount,
  scoreTeam2: goalCount,
  matchMinute: secondary('goals.*.matchMinute', integer),
  goalGetterName: secondary('goals.*.goalGetterName', text),
  isPenalty: secondary('goals.*.isPenalty', flag, false),
  isOwnGoal: secondary('goals.*.isOwnGoal', flag, false),
  comment: secondary('goals.*.comment', text),
});

const schema = v.pipe(
  v.unknown(),
  v.transform(camelKeys),
  v.object({
    matchID: numberedId,
    matchDateTimeUTC: isoSeconds,
    leagueId: numberedId,
    leagueName: withDefault(text, ''),
    /** `7. Spieltag`, `1. Runde`, `Achtelfinale`. */
    group: v.object({ groupOrderID: integer, groupName: secondary('group.groupName', text) }),
    team1: team,
    team2: team,
    lastUpdateDateTime: optional(changedAt),
    matchIsFinished: withDefault(flag, false),
    matchResults: secondary('matchResults', validItems('matchResults', result), []),
    goals: secondary('goals', validItems('goals', goal), []),
    location: secondary(
      'location',
      v.object({
        locationStadium: secondary('location.locationStadium', text),
        locationCity: secondary('location.locationCity', text),
      }),
    ),
  }),
  v.transform((match) => ({ ...match, id: match.matchID, changedAt: match.lastUpdateDateTime })),
);

/** A match as OpenLigaDB documents it (https://api.openligadb.de), in either spelling of its keys. */
export type OpenLigaMatch = v.InferOutput<typeof schema>;
export type OpenLigaGoal = OpenLigaMatch['goals'][number];
export type OpenLigaResult = OpenLigaMatch['matchResults'][number];

/** @throws DecodeError when it is no list; a bad match is reported and left out */
export function decodeMatches(raw: unknown, at: string, report: Report): OpenLigaMatch[] {
  return decodeList(schema, raw, at, report);
}

/** That of a match of which nothing else may be readable. */
export const matchIdSchema = v.pipe(
  v.unknown(),
  v.transform(camelKeys),
  v.object({ matchID: numberedId }),
  v.transform(({ matchID }) => matchID),
);

const tableSchema = v.array(
  v.pipe(
    v.unknown(),
    v.transform(camelKeys),
    v.object({
      teamInfoId: numberedId,
      points: integer,
      goals: integer,
      opponentGoals: integer,
      matches: integer,
      won: integer,
      lost: integer,
      draw: integer,
    }),
  ),
  'a list',
);

export type OpenLigaTable = v.InferOutput<typeof tableSchema>;

/** The table of a league, the leader first; a cup's is empty. */
export const decodeTable: Decoder<OpenLigaTable> = (raw) => decode(tableSchema, raw, 'table');

/**
 * Writes all keys of a JSON value with a small first letter: the site's older address sends `MatchID` and `Team1`, the
 * newer one `matchID` and `team1`.
 */
function camelKeys(raw: unknown): unknown {
  if (Array.isArray(raw)) return raw.map(camelKeys);
  if (raw === null || typeof raw !== 'object') return raw;
  return Object.fromEntries(
    Object.entries(raw).map(([name, value]) => [name.charAt(0).toLowerCase() + name.slice(1), camelKeys(value)]),
  );
}

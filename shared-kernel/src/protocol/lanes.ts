import * as v from 'valibot';
import { decode, type Report } from '../decode/decode';
import { integer, numeric, text, unixSeconds } from '../decode/fields';
import { leaveOut, secondary, validItems } from '../decode/leftOut';
import { type Id, id } from '../entities/id';
import { type Incident, incidentsSchema } from '../entities/incident';
import { type Listing, listingSchema } from '../entities/listing';
import type { LiveScore } from '../entities/liveScore';
import { type Match, versionSchema } from '../entities/match';
import { matchStateSchema } from '../entities/matchState';
import { type PushedScore, readPushedScore, scoreList } from '../entities/scoreFields';

/** The hub method by which a client asks for changes instead of whole matches. */
export const FOLLOW_METHOD = 'Follow';

/** The hub event with changes of lanes, as an object. */
export const CHANGES_EVENT = 'Changes';

/**
 * What of a match a client may follow. `football`: status, scores with cards and corners, incidents, kick-off, ranks and
 * whether it is hot, at once; who sleeps gets goals and red cards at once and the rest once a minute. `prices`: odds and
 * statistics, a match at most once a second.
 */
export const LANES = ['football', 'prices'] as const;

export type Lane = (typeof LANES)[number];

/** Numbers of the change log up to which lanes are complete. */
export type LaneNumbers = Readonly<Partial<Record<Lane, number>>>;

/** The argument of {@link FOLLOW_METHOD}. With `since` the server sends what a client missed, in one frame. */
export type FollowRequest = {
  readonly lanes: readonly Lane[];
  readonly since?: LaneNumbers | undefined;
  /** The client sleeps: both sides ping about once a minute. */
  readonly quiet?: boolean | undefined;
};

/**
 * Whether the client has missed nothing. If not, it forgets all versions and loads a snapshot. `silentSince` as in
 * `FeedSilence`, of which the client hears later.
 */
export type FollowAnswer = { readonly isComplete: boolean; readonly silentSince?: number | undefined };

/** One team's figures: id, possession in per cent, shots on target, yellow and red cards. */
type StatsLine = readonly [Id, number, number, number, number];

/** Both teams and the competition, for a toast where no board is rendered. */
export type Names = readonly [string, string, string];

/** What changed of a match in a lane, as absolute values; `incidents` cuts the known list at `from` and appends. */
export type WireParts = {
  /** Status, home and away scores, start of the period. */
  score?: readonly [LiveScore[1], LiveScore[2], LiveScore[3], number];
  incidents?: { readonly from: number; readonly add: readonly Incident[] };
  match_time?: number;
  names?: Names;
  listing?: Listing;
  odds?: string;
  suspended_odds?: string;
  stats?: readonly StatsLine[];
};

/** Match id, lane, base, version, parts; or a match that is gone. */
export type WireEntry =
  | readonly [id: Id, lane: Lane, base: number, version: number, parts: WireParts]
  | readonly [id: Id, lane: null, base: null, version: number, parts: null];

/** The argument of {@link CHANGES_EVENT}. */
export type WireChanges = {
  readonly upTo: LaneNumbers;
  /** More changed than is sent: the client is no longer in sync, and loads a snapshot. */
  readonly isPartial?: true;
  readonly entries: readonly WireEntry[];
};

const incidentsPart = v.object({ from: v.pipe(integer, v.minValue(0)), add: incidentsSchema });
const statsPart = validItems('stats', v.tuple([id, numeric, numeric, numeric, numeric]));

const scorePart = v.tuple([matchStateSchema, scoreList, scoreList, v.unknown()]);

const partsSchema = v.object({
  score: secondary('score', scorePart),
  incidents: secondary('incidents', incidentsPart),
  match_time: secondary('match_time', unixSeconds),
  names: secondary('names', v.tuple([text, text, text])),
  listing: secondary('listing', listingSchema),
  odds: secondary('odds', text),
  suspended_odds: v.optional(secondary('suspended_odds', text)),
  stats: secondary('stats', statsPart),
});

/** A change of a match in a lane. Unreadable parts are missing. */
export type LaneChange = {
  readonly id: Id;
  readonly lane: Lane;
  /** It applies to a match that is known from here on. */
  readonly base: number;
  readonly version: number;
  readonly score: PushedScore | undefined;
  readonly incidents: v.InferOutput<typeof incidentsPart> | undefined;
  readonly match_time: number | undefined;
  readonly names: Names | undefined;
  readonly listing?: Listing | undefined;
  readonly odds: string | undefined;
  readonly suspended_odds?: string | undefined;
  readonly stats: Match['stats'] | undefined;
};

/** A match that is gone. */
export type Removal = { readonly id: Id; readonly lane: undefined; readonly version: number };

export type ChangeEntry = LaneChange | Removal;

const changeEntry = v.pipe(
  v.tuple([id, v.picklist(LANES, 'a lane'), integer, versionSchema, partsSchema]),
  v.transform(([matchId, lane, base, version, { score, stats, ...parts }]): ChangeEntry => {
    const lines = stats?.map(([team_id, ball_possession, shots_on_target, yellow_cards, red_cards]) => ({
      team_id,
      ball_possession,
      shots_on_target,
      yellow_cards,
      red_cards,
    }));
    const change = { id: matchId, lane, base, version, ...parts };
    return { ...change, score: score && readPushedScore(score, 'score.1', 'score.2', refuseScore), stats: lines };
  }),
);

const removalEntry = v.pipe(
  v.tuple([id, v.null(), v.null(), versionSchema, v.null()]),
  v.transform(([matchId, , , version]): ChangeEntry => ({ id: matchId, lane: undefined, version })),
);

const refuseScore: Parameters<typeof readPushedScore>[3] = ({ message, input }) => leaveOut('score', message, input);

const laneNumber = secondary('upTo', v.pipe(integer, v.minValue(0)));

const changesSchema = v.object({
  upTo: v.object({ football: laneNumber, prices: laneNumber }),
  isPartial: v.optional(v.literal(true)),
  entries: validItems('entries', v.union([changeEntry, removalEntry], 'a change of a lane, or a removal')),
});

export type Changes = v.InferOutput<typeof changesSchema>;

/**
 * Reads a frame of changes; an unreadable entry or part is left out alone.
 *
 * @param report receives what was left out
 * @throws DecodeError when it has no numbers or no entries
 */
export function decodeChanges(raw: unknown, report?: Report): Changes {
  return decode(changesSchema, raw, CHANGES_EVENT, report);
}

const answerSchema = v.object({
  isComplete: v.boolean(),
  silentSince: v.optional(secondary('silentSince', unixSeconds)),
});

/** @throws DecodeError when it is no answer to {@link FOLLOW_METHOD} */
export function decodeFollowAnswer(raw: unknown): FollowAnswer {
  return decode(answerSchema, raw, FOLLOW_METHOD);
}

import { toJsonSchemaDefs } from '@valibot/to-json-schema';
import { FEED_SILENCE_EVENT, type FeedSilence } from 'shared-kernel/protocol/feedSilence';
import { CHANGES_EVENT, FOLLOW_METHOD, type FollowAnswer, LANES, type WireParts } from 'shared-kernel/protocol/lanes';
import { type MatchUpdate, UPDATE_EVENT } from 'shared-kernel/protocol/matchUpdate';
import { RELEASED_EVENT, type Released } from 'shared-kernel/protocol/released';
import { HUB_PATH } from 'shared-kernel/protocol/rest';
import * as v from 'valibot';
import { described, flag, integer, list, oneOf, record, text } from '../http/fields';
import { followRequest } from '../live/createFollow';
import { Incident, Stats, scores } from './matchAnswer';

const EVENTS = [UPDATE_EVENT, CHANGES_EVENT, RELEASED_EVENT, FEED_SILENCE_EVENT];

const DESCRIPTION = `What clients of the hub at ${HUB_PATH} get and may ask. Events are ${EVENTS.join(', ')}, and ${FOLLOW_METHOD} is a method; each has one argument. Further fields may be added.`;

/** The fields of a type of the protocol: the compiler finds one that is missing here, and one too many. */
const sent = <T>(entries: Record<keyof T, v.GenericSchema>, description: string) => record(entries, description);

const tuple = <const Items extends v.TupleItems>(items: Items, description: string) =>
  described(v.tuple(items), description);

const unixSeconds = (description: string) => integer(`${description}, in unix seconds.`);
const silentSince = v.optional(integer('Since when no feed is heard, in unix seconds; absent while one is.'));
const start = unixSeconds('Kick-off of the current period (0: unknown)');
const kickOff = unixSeconds('Planned kick-off');
const odds = text('Handicap; over/under; 1x2, the parts of each joined by "!".');
const suspended = text('The last prices of the markets that are suspended; `odds` lacks them. Empty: none is.');
const listing = tuple([integer(), integer(), flag()], 'Ranks of both teams, 0 for none, and whether the match is hot.');
const status = integer('From 0 to 13; 0: the match is gone.');
const names = { home: text('Home team.'), away: text('Away team.'), competition: text('Competition.') };

const Match = sent<MatchUpdate>(
  {
    match_id: integer(),
    score: tuple([integer('Match id.'), status, scores, scores, start], 'Status and score.'),
    incidents: list(Incident),
    version: integer('Grows with each change of the match: an update that is not newer is old.'),
    match_time: kickOff,
    stats: list(Stats),
    odds,
    suspended_odds: suspended,
    listing,
    home_team: v.optional(names.home),
    away_team: v.optional(names.away),
    competition_name: v.optional(names.competition),
  },
  'All of a match that changes.',
);

const statsLine = tuple(
  [integer('Team id.'), v.number(), v.number(), v.number(), v.number()],
  'Possession in per cent, shots on target, yellow and red cards of a team.',
);

const Parts = sent<WireParts>(
  {
    score: v.optional(tuple([status, scores, scores, start], 'Status and score.')),
    incidents: v.optional(
      sent<Required<WireParts>['incidents']>(
        { from: integer(), add: list(Incident) },
        'The known list is cut at `from`, and `add` follows.',
      ),
    ),
    match_time: v.optional(kickOff),
    names: v.optional(tuple([names.home, names.away, names.competition], 'For a toast.')),
    listing: v.optional(listing),
    odds: v.optional(odds),
    suspended_odds: v.optional(suspended),
    stats: v.optional(list(statsLine)),
  },
  'What changed, as absolute values.',
);

const base = integer('It applies to a match that is known from this version on.');
const version = integer('The match’s version in this lane from now on.');
const change = tuple([integer('Match id.'), oneOf(LANES), base, version, Parts], 'A change of a match in a lane.');
const removal = tuple(
  [integer('Match id.'), v.null(), v.null(), integer('The number of that change.'), v.null()],
  'A match that is gone.',
);

const laneNumber = v.optional(integer('Of the change log: up to it the lane is complete.'));

/** What clients get as the argument of each event, and what {@link FOLLOW_METHOD} takes and answers. */
export const HUB_MESSAGES = {
  [UPDATE_EVENT]: v.pipe(v.string(), v.parseJson(), Match),
  [CHANGES_EVENT]: record(
    {
      upTo: record({ football: laneNumber, prices: laneNumber }, 'Numbers to ask with as `since`.'),
      isPartial: v.optional(described(v.literal(true), 'More changed than is sent: load a board.')),
      entries: list(v.union([change, removal])),
    },
    `Changes of the lanes that a client follows by ${FOLLOW_METHOD}.`,
  ),
  [RELEASED_EVENT]: sent<Released>(
    {
      remote: text(),
      withdrawn: list(text(), 'Releases that no tab is to go on with, the newest last.'),
      reloads: list(text(), 'Those of them for which a tab loads the page again.'),
    },
    'A release of a remote was withdrawn.',
  ),
  [FEED_SILENCE_EVENT]: sent<FeedSilence>({ since: silentSince }, 'No feed is heard any more, or one again.'),
  [FOLLOW_METHOD]: described(
    followRequest,
    `The argument of ${FOLLOW_METHOD}: football at once, prices (odds and statistics) once a second. With \`since\` the client gets what it missed in one frame; with \`quiet\` goals and red cards at once, other football once a minute.`,
  ),
  FollowAnswer: sent<FollowAnswer>(
    {
      isComplete: described(v.boolean(), 'Whether the client has missed nothing; if not, it loads a board.'),
      silentSince,
    },
    `What ${FOLLOW_METHOD} answers.`,
  ),
} satisfies Record<string, v.GenericSchema>;

/** The hub's messages in the words of JSON Schema; `docs/hub.schema.json` is its committed copy. */
export function hubSchema() {
  const { [UPDATE_EVENT]: _, ...objects } = HUB_MESSAGES;
  const definitions = { Match, Incident, Stats, Parts, ...objects };
  const $defs = toJsonSchemaDefs(definitions, { target: 'draft-2020-12', typeMode: 'output' });
  const update = {
    type: 'string',
    description: 'A match as JSON in a text, for clients that follow no lanes.',
    contentMediaType: 'application/json',
    contentSchema: { $ref: '#/$defs/Match' },
  };
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    title: 'TySo hub',
    description: DESCRIPTION,
    $defs: { [UPDATE_EVENT]: update, ...$defs },
  };
}

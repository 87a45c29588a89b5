import { decodeList, type Report } from 'shared-kernel/decode/decode';
import { flag, integer, numberedId, optional, text, unixSeconds } from 'shared-kernel/decode/fields';
import { secondary, validItems } from 'shared-kernel/decode/leftOut';
import * as v from 'valibot';
import { goalsOfStage, vendorCode } from '../polled/vendorFields';
import { lineupsSchema } from './lineups';
import { statisticsSchema } from './statistics';

const named = (name: string) => secondary(name, v.object({ id: optional(integer), name: optional(text) }));

const eventSchema = v.object({
  time: v.object({ elapsed: integer, extra: secondary('events.*.time.extra', integer) }),
  team: secondary('events.*.team', v.object({ id: optional(integer) })),
  player: named('events.*.player'),
  assist: named('events.*.assist'),
  type: text,
  detail: secondary('events.*.detail', text),
  comments: secondary('events.*.comments', text),
});

const team = (name: string) =>
  v.object({
    id: numberedId,
    name: text,
    logo: secondary(`${name}.logo`, text),
    /** Known after the end, that of a shoot-out too. */
    winner: secondary(`${name}.winner`, flag),
  });

/** A start of a period; a half that has not begun has `null`, and so may one that has. */
const start = (name: string) => secondary(`fixture.periods.${name}`, unixSeconds);

const schema = v.object({
  fixture: v.object({
    id: numberedId,
    timestamp: unixSeconds,
    /** The name, with or without the country behind a comma. */
    referee: secondary('fixture.referee', text),
    venue: secondary(
      'fixture.venue',
      v.object({ name: secondary('fixture.venue.name', text), city: secondary('fixture.venue.city', text) }),
    ),
    periods: secondary('fixture.periods', v.object({ first: start('first'), second: start('second') })),
    status: v.object({
      short: vendorCode,
      elapsed: secondary('fixture.status.elapsed', integer),
      extra: secondary('fixture.status.extra', integer),
    }),
  }),
  league: v.object({
    id: numberedId,
    name: text,
    country: secondary('league.country', text),
    logo: secondary('league.logo', text),
    season: secondary('league.season', integer),
    /** `Regular Season - 5`, `Group A - 2`, `Quarter-finals`. */
    round: secondary('league.round', text),
  }),
  teams: v.object({ home: team('teams.home'), away: team('teams.away') }),
  goals: goalsOfStage('goals'),
  score: secondary(
    'score',
    v.object({
      halftime: goalsOfStage('score.halftime'),
      fulltime: goalsOfStage('score.fulltime'),
      extratime: goalsOfStage('score.extratime'),
      penalty: goalsOfStage('score.penalty'),
    }),
  ),
  /** Absent where the request brings none, which is not the same as an empty list. */
  events: secondary('events', validItems('events', eventSchema)),
  statistics: secondary('statistics', statisticsSchema),
  lineups: secondary('lineups', lineupsSchema),
});

/**
 * A fixture of API-Football, version 3. Requests by `live`, `id` and `ids` bring its events; only those by `id` and `ids` its
 * statistics and line-ups (https://www.api-football.com/documentation-v3#tag/Fixtures).
 */
export type Fixture = v.InferOutput<typeof schema>;
export type FixtureEvent = v.InferOutput<typeof eventSchema>;

/** That of a fixture of which nothing else may be readable. */
export const fixtureIdSchema = v.pipe(
  v.object({ fixture: v.object({ id: numberedId }) }),
  v.transform(({ fixture }) => fixture.id),
);

/** A bad fixture is reported and left out, and so is a bad field of one (M19). @throws DecodeError when there is no list */
export function decodeFixtures(response: unknown, report: Report): Fixture[] {
  return decodeList(schema, response, 'response', report);
}

import { decode } from 'shared-kernel/decode/decode';
import { optional, text, unixSeconds, withDefault } from 'shared-kernel/decode/fields';
import { secondary } from 'shared-kernel/decode/leftOut';
import * as v from 'valibot';
import { stageIn } from '../../polled/stageIn';
import type { Recording } from '../recording';
import { addedMinutes, eventFields, goals, kick, lineup, teamName, venue } from './fields';

export const OWN_FORMAT = 'tyso-recording/1';

const team = v.object({ name: teamName });

const matchSchema = v.object({
  kickoff: unixSeconds,
  home: team,
  away: team,
  events: v.array(v.object({ ...eventFields, added: addedMinutes }), 'a list'),
  shootout: withDefault(v.array(kick, 'a list'), []),
  lineup,
  venue,
  stage: secondary('stage', text),
  result: v.objectWithRest(
    { half_time: goals, full_time: goals, extra_time: optional(goals), shootout: optional(goals) },
    v.never('half_time, full_time, extra_time or shootout'),
  ),
});

const schema = v.object({
  format: v.literal(OWN_FORMAT, OWN_FORMAT),
  competition: v.object({
    name: text,
    short_name: text,
    primary_color: text,
    country: text,
    is_hot: v.boolean('true or false'),
  }),
  matches: v.array(matchSchema, 'a list'),
});

/**
 * Reads a recording in our own format (`server/feeds/recordings/README.md`).
 *
 * @throws DecodeError that says where the file is wrong
 */
export function decodeOwnFormat(raw: unknown): Recording {
  const { competition, matches } = decode(schema, raw);
  return { competition, matches: matches.map(toMatch) };
}

function toMatch({ kickoff, home, away, events, stage, result, ...more }: v.InferOutput<typeof matchSchema>) {
  return {
    kind: 'played' as const,
    kickoff,
    home: home.name,
    away: away.name,
    events: events.map(({ in: playerIn, out: playerOut, ...event }) => ({ ...event, playerIn, playerOut })),
    ...more,
    stage: stageIn(stage),
    result: {
      halfTime: result.half_time,
      fullTime: result.full_time,
      afterExtraTime: result.extra_time,
      shootout: result.shootout,
    },
  };
}

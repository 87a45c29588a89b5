import { decode } from 'shared-kernel/decode/decode';
import { integer, text, unixSeconds, withDefault } from 'shared-kernel/decode/fields';
import { secondary } from 'shared-kernel/decode/leftOut';
import * as v from 'valibot';
import { stageIn } from '../../polled/stageIn';
import type { Recording } from '../recording';
import { addedMinutes, eventFields, goals, kick, lineup, teamName, venue } from './fields';

const matchSchema = v.object({
  season: integer,
  kickoff: unixSeconds,
  home: teamName,
  away: teamName,
  /** After extra time if there was any. */
  score: goals,
  aet: v.boolean('true or false'),
  pens: v.nullish(goals),
  ht: goals,
  ft90: goals,
  events: v.array(v.object({ ...eventFields, add: addedMinutes }), 'a list'),
  shootout: withDefault(v.array(kick, 'a list'), []),
  lineup,
  venue,
  stage: secondary('stage', text),
  group: secondary('group', text),
});

const schema = v.object({ matches: v.array(matchSchema, 'a list') });

/**
 * Reads a World Cup with its events, in the shape of openfootball's `more/*_full.txt` re-coded as JSON.
 *
 * @throws DecodeError that says where the file is wrong
 */
export function decodeWorldCupFormat(raw: unknown): Recording {
  const { matches } = decode(schema, raw);
  return {
    competition: {
      name: `World Cup ${matches[0]?.season ?? ''}`.trim(),
      short_name: 'WC',
      primary_color: '#8a1538',
      country: 'Quốc tế',
      is_hot: true,
    },
    matches: matches.map(toMatch),
  };
}

function toMatch(match: v.InferOutput<typeof matchSchema>) {
  const { kickoff, home, away, events, shootout, ht, ft90, score, aet, pens, lineup, venue } = match;
  const stage = stageIn(match.stage, match.group);
  return {
    kind: 'played' as const,
    kickoff,
    home,
    away,
    events: events.map(({ add, in: playerIn, out: playerOut, ...event }) => ({
      ...event,
      added: add,
      playerIn,
      playerOut,
    })),
    shootout,
    lineup,
    venue,
    stage,
    result: {
      halfTime: ht,
      fullTime: ft90,
      afterExtraTime: aet ? score : undefined,
      shootout: pens ?? undefined,
    },
  };
}

import { decode, type Report } from 'shared-kernel/decode/decode';
import { integer, numberedId, text } from 'shared-kernel/decode/fields';
import { secondary, validItems } from 'shared-kernel/decode/leftOut';
import * as v from 'valibot';
import type { StandingRow, StandingsTable } from '../provider';

const row = v.object({
  rank: integer,
  team: v.object({ id: numberedId }),
  points: integer,
  form: secondary('form', text, ''),
  description: secondary('description', text),
  all: v.object({
    played: integer,
    win: integer,
    draw: integer,
    lose: integer,
    goals: v.object({ for: integer, against: integer }),
  }),
});

const schema = v.array(
  v.object({ league: v.object({ id: numberedId, standings: v.array(validItems('standings', row), 'a list') }) }),
  'a list',
);

/**
 * A competition's table by rank, the leader first; `undefined` for one that is played in groups, as our table is one
 * list, and for one without a table. The vendor writes a team's form with the newest result first, our tables have it last.
 *
 * @throws DecodeError when the answer is not as documented
 */
export function decodeStandings(response: unknown, report: Report): StandingsTable | undefined {
  const [answer] = decode(schema, response, 'response', report);
  const [table, another] = answer?.league.standings ?? [];
  if (!answer || !table || table.length === 0 || another) return undefined;
  const rows = [...table].sort((a, b) => a.rank - b.rank).map(toRow);
  return { competition_id: answer.league.id, rows };
}

const OUTCOMES: ReadonlySet<string> = new Set(['W', 'D', 'L']);

function toRow({ team, points, form, description, all }: v.InferOutput<typeof row>): StandingRow {
  return {
    team_id: team.id,
    played: all.played,
    won: all.win,
    drawn: all.draw,
    lost: all.lose,
    goals_for: all.goals.for,
    goals_against: all.goals.against,
    points,
    form: [...form.toUpperCase()].filter(isOutcome).reverse(),
    zone: description,
  };
}

function isOutcome(letter: string): letter is 'W' | 'D' | 'L' {
  return OUTCOMES.has(letter);
}

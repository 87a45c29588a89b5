import { decode, type Report } from 'shared-kernel/decode/decode';
import { numberedId, text } from 'shared-kernel/decode/fields';
import { secondary, validItems } from 'shared-kernel/decode/leftOut';
import * as v from 'valibot';

/** The tables' names that a team stands under, such as `Group A`. */
export type TablesOfTeams = ReadonlyMap<number, ReadonlySet<string>>;

const row = v.object({ team: v.object({ id: numberedId }), group: secondary('group', text) });

const schema = v.array(
  v.object({ league: v.object({ standings: v.array(validItems('standings', row), 'a list') }) }),
  'a list',
);

/**
 * Which tables of a competition each team stands in: fixtures of some cups say `Group Stage - 1` alone, and the groups
 * are these tables (github.com/api-sports/public-roadmap, issue 52). A row needs no figures for it.
 *
 * @throws DecodeError when the answer is not as documented
 */
export function decodeTablesOfTeams(response: unknown, report: Report): TablesOfTeams {
  const [answer] = decode(schema, response, 'response', report);
  const tables = new Map<number, Set<string>>();
  for (const { team, group } of answer?.league.standings.flat() ?? []) {
    if (group !== undefined) tables.set(team.id, (tables.get(team.id) ?? new Set()).add(group));
  }
  return tables;
}

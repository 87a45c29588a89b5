import type { Criterion } from 'shared-kernel/entities/seasonTables';
import type { PlayedMatch } from '../../store/results/readSeason';
import type { NamedStandingRow } from '../../store/standings';
import { seasonResults } from './seasonResults';
import { type PlacedRow, seasonTables } from './seasonTables';
import { shownTeams } from './shownTeams';
import type { SeasonResult } from './sumsOf';
import { type TieRule, USUAL_RULE } from './tieRules';
import { zonesOfRows } from './zonesOfRows';

export type SeasonInput = {
  name: string;
  /** The feed's own table; empty where it reports none. */
  feedRows: readonly NamedStandingRow[];
  played: readonly PlayedMatch[];
  live: readonly SeasonResult[];
  rule: TieRule | undefined;
  teamOf: (id: number) => { name: string; logo?: string | undefined } | undefined;
};

/** The tables as pages get them (M24). */
export function toSeason({ name, feedRows, played, live, rule = USUAL_RULE, teamOf }: SeasonInput) {
  const known = new Map(feedRows.map(({ team_id, ...row }) => [team_id, { name: row.name, logo: row.logo }]));
  const all = [...played.map(toResult), ...live];
  const recordOf = (id: number) => known.get(id) ?? teamOf(id);
  const ours = known.size > 0 ? new Set(known.keys()) : undefined;
  const results = seasonResults(all, ours).filter(({ home, away }) => recordOf(home) && recordOf(away));
  const nameOf = (id: number) => recordOf(id)?.name ?? '';
  const teams = [...new Set([...known.keys(), ...results.flatMap(({ home, away }) => [home, away])])];
  teams.sort((one, other) => nameOf(one).localeCompare(nameOf(other), 'vi'));
  const { total, ...tables } = seasonTables(teams, results, rule, deductedOf(feedRows));
  const isFeed = hasMore(feedRows, results);
  const criteria: readonly Criterion[] = isFeed ? [] : rule.criteria;
  return {
    name,
    matches: results.length,
    goals: results.reduce((sum, result) => sum + result.goals[0] + result.goals[1], 0),
    since: results[0]?.kickOff,
    is_feed: isFeed,
    criteria,
    teams: shownTeams(teams, { recordOf, results, live }),
    total: isFeed ? feedRows.map(toRow) : total,
    zones: zonesOfRows(feedRows),
    ...tables,
  };
}

function toResult({ kick_off, home, away, home_goals, away_goals, home_half, away_half }: PlayedMatch): SeasonResult {
  return {
    home,
    away,
    kickOff: kick_off,
    goals: [home_goals, away_goals],
    isLive: false,
    half: home_half === null || away_half === null ? undefined : [home_half, away_half],
  };
}

/** A match ends here and in the feed's table at different moments. */
const BEHIND = 1;

/** Whether the feed's table and the results that are kept are not of the same matches. */
function hasMore(feedRows: readonly NamedStandingRow[], results: readonly SeasonResult[]): boolean {
  const ended = results.filter(({ isLive }) => !isLive).flatMap(({ home, away }) => [home, away]);
  return feedRows.some(({ team_id, played }) => {
    const counted = ended.filter((team) => team === team_id).length;
    return Math.abs(counted - played) > BEHIND;
  });
}

/** Points that no result explains. */
function deductedOf(feedRows: readonly NamedStandingRow[]): ReadonlyMap<number, number> {
  return new Map(
    feedRows.map(({ team_id, won, drawn, points }): [number, number] => [team_id, points - 3 * won - drawn]),
  );
}

function toRow(
  { team_id, played, won, drawn, lost, goals_for, goals_against, points }: NamedStandingRow,
  index: number,
): PlacedRow {
  const counts = { played, won, drawn, lost, goals_for, goals_against, points };
  return { team_id, place: index + 1, ...counts, decided_by: undefined };
}

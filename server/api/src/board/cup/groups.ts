import { rankTeams } from '../season/rankTeams';
import { type SeasonRow, toRows } from '../season/seasonTables';
import { seenFrom, sumsOf } from '../season/sumsOf';
import { USUAL_RULE } from '../season/tieRules';
import { type CupMatch, toResult } from './cupMatch';

export type Group = { name: string; rows: SeasonRow[] };

/**
 * The tables of the groups, by their names; live matches count with their score of now. By points, goal difference and goals,
 * in which the rules of most cups agree at first.
 *
 * @param nameOf of a team: those that nothing separates stand in the order of their names
 */
export function groups(matches: readonly CupMatch[], nameOf: (team: number) => string): Group[] {
  const names = [...new Set(matches.flatMap(({ round, group }) => (round === 'group' && group ? [group] : [])))];
  const byName = new Intl.Collator('vi', { numeric: true });
  return names.sort(byName.compare).map((name) => {
    const ofGroup = matches.filter(({ round, group }) => round === 'group' && group === name);
    const teams = [...new Set(ofGroup.flatMap(({ home, away }) => [home, away]))];
    teams.sort((one, other) => byName.compare(nameOf(one), nameOf(other)));
    const results = ofGroup.flatMap(toResult);
    const sums = sumsOf(teams, seenFrom(results, ['home', 'away']));
    return { name, rows: toRows(rankTeams(sums, results, USUAL_RULE), sums) };
  });
}

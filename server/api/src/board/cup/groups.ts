import { STAGE_PHASES, type StagePhase } from 'shared-kernel/entities/stage';
import { rankTeams } from '../season/rankTeams';
import { type PlacedRow, toRows } from '../season/seasonTables';
import { seenFrom, sumsOf } from '../season/sumsOf';
import type { TieRule } from '../season/tieRules';
import { type CupMatch, toResult } from './cupMatch';

export type Group = { phase: StagePhase | undefined; name: string; rows: PlacedRow[] };

/**
 * The tables of the groups, by their phases and names; live matches count with their score of now.
 *
 * @param nameOf of a team: those that nothing separates stand in the order of their names
 */
export function groups(matches: readonly CupMatch[], nameOf: (team: number) => string, rule: TieRule): Group[] {
  const byName = new Intl.Collator('vi', { numeric: true });
  return groupsOf(matches)
    .sort((one, other) => orderOf(one) - orderOf(other) || byName.compare(one.name, other.name))
    .map(({ phase, name, matches: ofGroup }) => {
      const teams = [...new Set(ofGroup.flatMap(({ home, away }) => [home, away]))];
      teams.sort((one, other) => byName.compare(nameOf(one), nameOf(other)));
      const results = ofGroup.flatMap(toResult);
      const sums = sumsOf(teams, seenFrom(results, ['home', 'away']));
      return { phase, name, rows: toRows(rankTeams(sums, results, rule, conductOf(ofGroup)), sums) };
    });
}

type MatchesOfGroup = Omit<Group, 'rows'> & { matches: CupMatch[] };

/** A feed may name the second phase alone. */
const orderOf = ({ phase }: MatchesOfGroup) => (phase ? STAGE_PHASES.indexOf(phase) : -1);

function groupsOf(matches: readonly CupMatch[]): MatchesOfGroup[] {
  const found = new Map<string, MatchesOfGroup>();
  const phases = phasesOf(matches);
  for (const match of matches) {
    const { round, group: name } = match;
    if (round !== 'group' || !name) continue;
    const phase = match.phase ?? onlyPhase(phases.get(name));
    const key = `${phase} ${name}`;
    const known = found.get(key) ?? { phase, name, matches: [] };
    known.matches.push(match);
    found.set(key, known);
  }
  return [...found.values()];
}

function phasesOf(matches: readonly CupMatch[]): ReadonlyMap<string, ReadonlySet<StagePhase>> {
  const phases = new Map<string, Set<StagePhase>>();
  for (const { group, phase } of matches) {
    if (group && phase) phases.set(group, (phases.get(group) ?? new Set()).add(phase));
  }
  return phases;
}

/** What matches of a group are in that do not say it; those beside a second phase are of the first. */
function onlyPhase(phases: ReadonlySet<StagePhase> = new Set()): StagePhase | undefined {
  const [only, another] = phases;
  return another === undefined && only !== 'second' ? only : undefined;
}

/** What cards cost each team, 0 or below; nothing unless the cards of all matches are known that have begun. */
function conductOf(matches: readonly CupMatch[]): ReadonlyMap<number, number> | undefined {
  const conduct = new Map<number, number>();
  for (const { home, away, goals, cards } of matches) {
    if (!goals) continue;
    if (!cards) return undefined;
    conduct.set(home, (conduct.get(home) ?? 0) - cards[0]);
    conduct.set(away, (conduct.get(away) ?? 0) - cards[1]);
  }
  return conduct;
}

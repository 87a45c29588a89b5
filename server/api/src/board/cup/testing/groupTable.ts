import type { International } from 'feeds/testing/internationals';
import { rankTeams } from '../../season/rankTeams';
import { type SeasonResult, seenFrom, sumsOf } from '../../season/sumsOf';
import type { TieRule } from '../../season/tieRules';
import { groupRuleOf } from '../groupRules';

/** In unix seconds. */
export const juneOf = (year: number) => Date.UTC(year, 5, 12) / 1000;

export function ruleOf(key: string, year: number): TieRule {
  const rule = groupRuleOf(key, juneOf(year));
  if (!rule) throw new Error(`Expected a rule of ${key}`);
  return rule;
}

export const WORLD_CUP_2022 = ruleOf('world|fifa world cup', 2022);
export const WORLD_CUP_2026 = ruleOf('world|fifa world cup', 2026);
export const EURO = ruleOf('europe|european championship', 2024);
export const ASIAN_CUP = ruleOf('asia|afc asian cup', 2024);
export const CHAMPIONS_LEAGUE = ruleOf('europe|uefa champions league', 2023);

export type Played = Pick<International, 'home' | 'away' | 'goals'>;

/** `A-B 1-0`: A scored one at home against B. */
export const played = (...scores: string[]): Played[] =>
  scores.map((text) => {
    const [, home = '', away = '', scored, conceded] = /^(\S+?)[ -](\S+) (\d+)-(\d+)$/.exec(text) ?? [];
    return { home, away, goals: [Number(scored), Number(conceded)] };
  });

/**
 * The table of a group as the product makes it.
 *
 * @param conduct what cards cost each team, 0 or below
 */
export function table(rule: TieRule, matches: readonly Played[], conduct?: Readonly<Record<string, number>>) {
  const names = [...new Set(matches.flatMap(({ home, away }) => [home, away]))].sort();
  const results: SeasonResult[] = matches.map(({ home, away, goals }) => ({
    home: names.indexOf(home),
    away: names.indexOf(away),
    goals,
    kickOff: 0,
    half: undefined,
    isLive: false,
  }));
  const cost = conduct && new Map(names.map((name, id) => [id, conduct[name] ?? 0]));
  const sums = sumsOf(names.keys(), seenFrom(results, ['home', 'away']));
  return rankTeams(sums, results, rule, cost).map(({ team, place, decidedBy }) => ({
    name: names[team] ?? '',
    place,
    decidedBy,
    points: sums.get(team)?.points ?? 0,
  }));
}

/** Place, team, points, and what put it behind one with as many. */
export const lines = (made: ReturnType<typeof table>) =>
  made.map(({ place, name, points, decidedBy }) => [place, name, points, decidedBy]);

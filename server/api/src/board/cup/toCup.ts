import type { StoredCupMatch } from '../../store/stages/readStages';
import type { Board } from '../createBoard';
import { shownTeams } from '../season/shownTeams';
import { USUAL_RULE } from '../season/tieRules';
import { type BracketRound, type BracketTie, bracket } from './bracket';
import { type CupMatch, toResult } from './cupMatch';
import { cupMatches } from './cupMatches';
import { groupRuleOf } from './groupRules';
import { groups } from './groups';
import { presentSeason } from './presentSeason';

/**
 * The groups and the bracket of a cup's present season as pages get them, and its matches.
 *
 * @param key of the competition, as `feeds/several` names it
 */
export function toCup(
  { name, key }: { name: string; key: string },
  stored: readonly StoredCupMatch[],
  board: Pick<Board, 'find' | 'references'>,
) {
  const season = presentSeason(cupMatches(stored, board));
  const rule = groupRuleOf(key, Math.min(...season.map(({ kickOff }) => kickOff)));
  const named = new Map(
    stored.flatMap(({ result }) =>
      result ? [[result.home, result.home_name] as const, [result.away, result.away_name] as const] : [],
    ),
  );
  const { teams } = board.references();
  const nameOf = (id: number) => teams.get(id)?.name ?? named.get(id) ?? '';
  const results = season.flatMap(toResult);
  /** A group's table has the form of the group. */
  const ofGroups = season.filter(({ group }) => group !== undefined).flatMap(toResult);
  const ids = [...new Set(season.flatMap(({ home, away }) => [home, away]))].filter((id) => nameOf(id) !== '');
  const cup = {
    name,
    teams: shownTeams(ids, {
      recordOf: (id) => ({ name: nameOf(id), logo: teams.get(id)?.logo }),
      results: ofGroups,
      live: season.filter(({ isLive }) => isLive),
    }),
    criteria: rule?.criteria ?? [],
    groups: groups(season, nameOf, rule ?? USUAL_RULE),
    rounds: bracket(season).map((round) => toRound(round, (id) => board.find(id) !== undefined)),
    matches: results.length,
    goals: results.reduce((sum, { goals: [home, away] }) => sum + home + away, 0),
  };
  return { cup, season };
}

function toRound({ round, ties }: BracketRound, isShown: (id: number) => boolean) {
  return { round, ties: ties.map((tie) => toTie(tie, isShown)) };
}

function toTie({ home, away, matches, aggregate, winner }: BracketTie, isShown: (id: number) => boolean) {
  const toMatch = ({ id, kickOff, goals, kicks, isLive, ...match }: CupMatch) => ({
    id: isShown(id) ? id : undefined,
    kick_off: kickOff,
    home: match.home,
    goals,
    kicks,
    is_live: isLive,
  });
  return { home, away, matches: matches.map(toMatch), aggregate, winner };
}

import { type Incident, IncidentType, Side } from 'shared-kernel/entities/incident';
import type { Pair } from 'shared-kernel/rules/score';
import { incident } from '../timeline/incident';
import type { OpenLigaGoal, OpenLigaMatch } from './openLigaMatch';

/** The editors' comment on kicks of a shoot-out. */
const SHOOTOUT = /elfmeterschie(?:ß|ss)en/i;

/** The goals of a match. Scores of kicks continue those of the match; missed ones are not listed. */
export type Goals = { inPlay: readonly OpenLigaGoal[]; kicks: readonly OpenLigaGoal[] };

type Listed = Pick<OpenLigaMatch, 'goals'>;

/** Goals in open play and kicks, as the comments say; a goal of the 90 minutes is no kick. */
export function goalsOf({ goals }: Listed): Goals {
  const isKick = ({ comment, matchMinute }: OpenLigaGoal) => (matchMinute || 90) >= 90 && SHOOTOUT.test(comment ?? '');
  return { inPlay: inOrder(goals.filter((goal) => !isKick(goal))), kicks: inOrder(goals.filter(isKick)) };
}

/** Goals by their score: the list is in the order of entry, which says nothing. Two that led to one score are one. */
export function inOrder(goals: readonly OpenLigaGoal[]): OpenLigaGoal[] {
  const sorted = [...goals].sort(
    (a, b) =>
      a.scoreTeam1 + a.scoreTeam2 - b.scoreTeam1 - b.scoreTeam2 ||
      (a.matchMinute ?? 0) - (b.matchMinute ?? 0) ||
      a.scoreTeam1 - b.scoreTeam1,
  );
  const scoreOf = ({ scoreTeam1, scoreTeam2 }: OpenLigaGoal) => `${scoreTeam1}:${scoreTeam2}`;
  return sorted.filter((goal, index) => sorted.findIndex((one) => scoreOf(one) === scoreOf(goal)) === index);
}

/** The score after the last of them; nobody knows it where none is listed. */
export function scoreAfter(goals: readonly OpenLigaGoal[]): Pair | undefined {
  const last = goals.at(-1);
  return last && { home: last.scoreTeam1, away: last.scoreTeam2 };
}

/**
 * The goals as incidents. The side whose score rose gets the goal, also an own goal (M15). The site does not separate
 * minutes above 45 or 90 from added time, so they stay as they are.
 */
export function incidentsOf({ inPlay, kicks }: Goals): Incident[] {
  const last = inPlay.at(-1) ?? NO_GOALS;
  const kicked = kicks.map((kick) => ({
    ...kick,
    scoreTeam1: kick.scoreTeam1 - last.scoreTeam1,
    scoreTeam2: kick.scoreTeam2 - last.scoreTeam2,
  }));
  return [
    ...inPlay.map((goal, index) => incidentOf(goal, inPlay[index - 1], { type: typeOf(goal), time: 0 })),
    ...kicked.map((kick, index) => incidentOf(kick, kicked[index - 1], KICK)),
  ];
}

const NO_GOALS = { scoreTeam1: 0, scoreTeam2: 0 };
const KICK = { type: IncidentType.ShootoutScored, time: 120 };

function typeOf({ isOwnGoal, isPenalty }: OpenLigaGoal): number {
  if (isOwnGoal) return IncidentType.OwnGoal;
  return isPenalty ? IncidentType.PenaltyGoal : IncidentType.Goal;
}

function incidentOf(goal: OpenLigaGoal, before = NO_GOALS, { type, time }: Pick<Incident, 'type' | 'time'>): Incident {
  return incident({
    type,
    position: goal.scoreTeam1 > before.scoreTeam1 ? Side.Home : Side.Away,
    time: goal.matchMinute ?? time,
    player_name: goal.goalGetterName || undefined,
    home_score: goal.scoreTeam1,
    away_score: goal.scoreTeam2,
  });
}

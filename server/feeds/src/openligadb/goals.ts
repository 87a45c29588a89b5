import { type Incident, IncidentType, Side } from 'shared-kernel/entities/incident';
import { incident } from '../timeline/incident';
import type { OpenLigaGoal, OpenLigaMatch } from './openLigaMatch';

/** The comment that keepers put beside kicks of a shoot-out. */
const SHOOTOUT = /elfmeterschie(?:ß|ss)en/i;

/** Goals of play in their order: the list comes in the order of writing, and goals count up. */
export function goalsInPlay(match: Pick<OpenLigaMatch, 'goals'>): OpenLigaGoal[] {
  return inOrder(match.goals.filter(({ comment }) => !SHOOTOUT.test(comment ?? '')));
}

/** Scored kicks of the shoot-out in their order; missed ones are not told. Their scores count on from the match's. */
export function shootoutGoals(match: Pick<OpenLigaMatch, 'goals'>): OpenLigaGoal[] {
  return inOrder(match.goals.filter(({ comment }) => SHOOTOUT.test(comment ?? '')));
}

function inOrder(goals: readonly OpenLigaGoal[]): OpenLigaGoal[] {
  return [...goals].sort((a, b) => a.scoreTeam1 + a.scoreTeam2 - b.scoreTeam1 - b.scoreTeam2);
}

/**
 * The goals as incidents. Whose goal it was shows in which side's score rose, also for an own goal (M15).
 * Minutes above 45 or 90 are not told apart from added time by the site, so they stand as they are.
 */
export function incidentsOf(match: Pick<OpenLigaMatch, 'goals'>): Incident[] {
  const inPlay = goalsInPlay(match);
  const last = inPlay.at(-1) ?? NO_GOALS;
  const kicks = shootoutGoals(match).map((kick) => ({
    ...kick,
    scoreTeam1: kick.scoreTeam1 - last.scoreTeam1,
    scoreTeam2: kick.scoreTeam2 - last.scoreTeam2,
  }));
  return [
    ...inPlay.map((goal, index) => incidentOf(goal, inPlay[index - 1], { type: typeOf(goal), time: 0 })),
    ...kicks.map((kick, index) => incidentOf(kick, kicks[index - 1], KICK)),
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

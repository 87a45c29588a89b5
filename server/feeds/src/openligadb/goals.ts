import { type Incident, IncidentType, Side } from 'shared-kernel/entities/incident';
import { incident } from '../timeline/incident';
import type { OpenLigaGoal, OpenLigaMatch } from './openLigaMatch';

/** The editors' comment on kicks of a shoot-out. */
const SHOOTOUT = /elfmeterschie(?:ß|ss)en/i;

/** Goals in open play, sorted by score: the list is in the order of entry. */
export function goalsInPlay(match: Pick<OpenLigaMatch, 'goals'>): OpenLigaGoal[] {
  return inOrder(match.goals.filter(({ comment }) => !SHOOTOUT.test(comment ?? '')));
}

/** Scored kicks of the shoot-out in order; the site omits missed ones. Their scores continue those of the match. */
export function shootoutGoals(match: Pick<OpenLigaMatch, 'goals'>): OpenLigaGoal[] {
  return inOrder(match.goals.filter(({ comment }) => SHOOTOUT.test(comment ?? '')));
}

function inOrder(goals: readonly OpenLigaGoal[]): OpenLigaGoal[] {
  return [...goals].sort((a, b) => a.scoreTeam1 + a.scoreTeam2 - b.scoreTeam1 - b.scoreTeam2);
}

/**
 * The goals as incidents. The side whose score rose gets the goal, also an own goal (M15). The site does not separate
 * minutes above 45 or 90 from added time, so they stay as they are.
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

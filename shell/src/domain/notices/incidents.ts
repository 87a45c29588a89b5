import { type Incident, IncidentType, Side } from 'shared-kernel/entities/incident';
import { isGoal } from 'shared-kernel/rules/goals';
import type { MatchNews } from 'shared-kernel/rules/matchNews';
import type { Pair } from 'shared-kernel/rules/score';

export type SideName = 'home' | 'away';

export const SIDES: readonly SideName[] = ['home', 'away'];

export function isOf(incident: Incident, side: SideName): boolean {
  return incident.position === (side === 'home' ? Side.Home : Side.Away);
}

const REDS: ReadonlySet<number> = new Set([IncidentType.RedCard, IncidentType.SecondYellow]);

/** The incidents of an update, or as many as are known. */
export function incidentsOf({ incidents, newest }: MatchNews): readonly Incident[] {
  return incidents ?? newest ?? [];
}

export function isRedCard({ type }: Incident): boolean {
  return REDS.has(type);
}

/** The goal that led to a score: the one that names this score, else the side's goal at that place of the list. */
export function goalTo(incidents: readonly Incident[], side: SideName, score: Pair): Incident | undefined {
  const goals = incidents.filter((incident) => isGoal(incident) && isOf(incident, side));
  const named = goals.findLast(({ home_score, away_score }) => home_score === score.home && away_score === score.away);
  return named ?? goals[score[side] - 1];
}

/** A side's red cards, each once: feeds may report a second yellow as two incidents of one minute. */
export function redCardsOf(incidents: readonly Incident[], side: SideName): Incident[] {
  const byMinute = new Map<string, Incident>();
  for (const incident of incidents) {
    if (!isRedCard(incident) || !isOf(incident, side)) continue;
    const minute = `${incident.time}+${incident.added_time ?? 0}`;
    const known = byMinute.get(minute);
    if (!known?.player_name) byMinute.set(minute, incident);
  }
  return [...byMinute.values()];
}

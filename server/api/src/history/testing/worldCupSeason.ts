import type { WorldCupMatch } from 'feeds/testing/worldCups';
import { IncidentType } from 'shared-kernel/entities/incident';

/** World Cup matches as a season file has them; only then do these know of extra time, shoot-outs and goals. */
export function worldCupSeason(matches: readonly WorldCupMatch[]) {
  return { name: 'World Cup', matches: matches.map(toSeasonMatch) };
}

function toSeasonMatch(match: WorldCupMatch) {
  const [date, time] = new Date(match.kickoff * 1000).toISOString().split('T');
  const { halfTime: ht, fullTime: ft, afterExtraTime: et, shootout: p } = match.result;
  const score = { ht, ft, et, p };
  const goals = { goals1: goalsOf(match, 'home'), goals2: goalsOf(match, 'away') };
  return { date, time: `${time?.slice(0, 5)} UTC`, team1: match.home, team2: match.away, score, ...goals };
}

const GOALS: readonly number[] = [IncidentType.Goal, IncidentType.PenaltyGoal, IncidentType.OwnGoal];

function goalsOf({ events }: WorldCupMatch, of: 'home' | 'away') {
  return events
    .filter(({ type, side }) => GOALS.includes(type) && side === of)
    .map(({ minute, add = 0 }) => ({ minute: add > 0 ? `${minute}+${add}` : minute }));
}

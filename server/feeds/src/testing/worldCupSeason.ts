import { IncidentType } from 'shared-kernel/entities/incident';
import type { PlayedMatch, RecordedSide } from '../replay/recording';

/** World Cup matches as a season file has them; only then do these know of extra time, shoot-outs and goals. */
export function worldCupSeason(matches: readonly PlayedMatch[]) {
  return { name: 'World Cup', matches: matches.map(toSeasonMatch) };
}

function toSeasonMatch(match: PlayedMatch) {
  const [date, time] = new Date(match.kickoff * 1000).toISOString().split('T');
  const { halfTime: ht, fullTime: ft, afterExtraTime: et, shootout: p } = match.result;
  const score = { ht, ft, et, p };
  const goals = { goals1: goalsOf(match, 'home'), goals2: goalsOf(match, 'away') };
  return { date, time: `${time?.slice(0, 5)} UTC`, team1: match.home, team2: match.away, score, ...goals };
}

const FLAGS = new Map<number, object>([
  [IncidentType.Goal, {}],
  [IncidentType.PenaltyGoal, { penalty: true }],
  [IncidentType.OwnGoal, { owngoal: true }],
]);

function goalsOf({ events }: PlayedMatch, of: RecordedSide) {
  return events.flatMap(({ type, side, minute, added, player: name }) => {
    const flags = FLAGS.get(type);
    if (!flags || side !== of) return [];
    return [{ name, minute: added > 0 ? `${minute}+${added}` : minute, ...flags }];
  });
}

import { type Incident, IncidentType, Side } from 'shared-kernel/entities/incident';
import { MatchStatus } from 'shared-kernel/entities/matchStatus';
import type { FeedMatch } from '../../feedRecords';

type Line = { time: string; data: string; position: Side };

/** What the vendor has words for, with a placeholder where it has no name. */
const WORDS: ReadonlyMap<number, (one: Incident) => string> = new Map<number, (one: Incident) => string>([
  [IncidentType.Goal, ({ player_name = 'A player' }) => `Goal! ${player_name} scores.`],
  [IncidentType.PenaltyGoal, ({ player_name = 'A player' }) => `${player_name} converts the penalty.`],
  [IncidentType.OwnGoal, ({ player_name = 'A player' }) => `Own goal by ${player_name}.`],
  [IncidentType.PenaltyMissed, ({ player_name = '%player%' }) => `${player_name} misses the penalty.`],
  [IncidentType.YellowCard, ({ player_name = 'A player' }) => `${player_name} is shown the yellow card.`],
  [IncidentType.RedCard, ({ player_name = 'A player' }) => `${player_name} is sent off.`],
  [IncidentType.SecondYellow, ({ player_name = 'A player' }) => `Second yellow card for ${player_name}.`],
  [
    IncidentType.Substitution,
    ({ in_player_name = '%in_player%', out_player_name = '%out_player%' }) =>
      `Substitution: ${in_player_name} replaces ${out_player_name}.`,
  ],
  [IncidentType.Var, () => 'The video assistant referee is checking.'],
]);

/** The match in the vendor's words, the oldest line first; before the kick-off there are none. */
export function textOf({ incidents, status_id }: FeedMatch): Line[] {
  if (status_id === MatchStatus.NotStarted) return [];
  const end = status_id === MatchStatus.Ended ? [lineOf('90', 'Full time.')] : [];
  return [lineOf('1', 'The match has started.'), ...incidents.flatMap(linesOf), ...end];
}

function linesOf(one: Incident): Line[] {
  const words = WORDS.get(one.type)?.(one);
  const minute = one.added_time ? `${one.time}+${one.added_time}` : `${one.time}`;
  return words ? [lineOf(minute, words, one.position)] : [];
}

const lineOf = (minute: string, data: string, position: Side = Side.Neither): Line => ({
  ...{ time: `${minute}'`, data, position },
});

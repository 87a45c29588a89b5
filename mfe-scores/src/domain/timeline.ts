import { type Incident, IncidentType, Side } from 'shared-kernel/entities/incident';
import type { Match } from 'shared-kernel/entities/match';
import { listedGoals } from 'shared-kernel/rules/goals';
import { mainScore, type Pair } from 'shared-kernel/rules/score';
import { isScoreShown } from 'shared-kernel/rules/status';
import { withBreaks } from './timelineBreaks';
import { type Happened, type PlayEntry, sideOf, type TimelineEntry } from './timelineEntry';

type TimelineFields = Pick<Match, 'state' | 'score' | 'incidents'>;

/**
 * The events of a match in the order of the list, not of the minutes: a late report of minute 40 stays where it came.
 * It leaves out shoot-out kicks, and corners and the like.
 */
export function timelineOf(match: TimelineFields): TimelineEntry[] {
  let score: Pair | undefined = listsTooMany(match) ? undefined : { home: 0, away: 0 };
  const entries = match.incidents.flatMap((incident, place): PlayEntry[] => {
    if (isPartOfSecondYellow(incident, match.incidents)) return [];
    const entry = toEntry(incident, place, score);
    if (entry?.kind === 'goal' && score) score = entry.score;
    return entry ? [entry] : [];
  });
  return withBreaks(entries, match);
}

function toEntry(incident: Incident, place: number, before: Pair | undefined): PlayEntry | undefined {
  const happened: Happened = {
    place,
    side: sideOf(incident.position),
    time: incident.time,
    added: incident.added_time,
    player: incident.player_name,
  };
  switch (incident.type) {
    case IncidentType.Goal:
      return { ...happened, kind: 'goal', how: 'play', score: scoreAfter(incident, before) };
    case IncidentType.PenaltyGoal:
      return { ...happened, kind: 'goal', how: 'penalty', score: scoreAfter(incident, before) };
    case IncidentType.OwnGoal:
      return { ...happened, kind: 'goal', how: 'ownGoal', score: scoreAfter(incident, before) };
    case IncidentType.PenaltyMissed:
      return { ...happened, kind: 'missedPenalty' };
    case IncidentType.YellowCard:
      return { ...happened, kind: 'card', colour: 'yellow' };
    case IncidentType.RedCard:
      return { ...happened, kind: 'card', colour: 'red' };
    case IncidentType.SecondYellow:
      return { ...happened, kind: 'card', colour: 'secondYellow' };
    case IncidentType.Substitution:
      return {
        ...happened,
        kind: 'substitution',
        player: incident.in_player_name ?? incident.player_name,
        off: incident.out_player_name,
      };
    case IncidentType.Var:
      return { ...happened, kind: 'var' };
    default:
      return undefined;
  }
}

/** Whether goals that nobody scored are listed: then counting them would pass the score of the match. */
function listsTooMany(match: TimelineFields): boolean {
  const [listed, scored] = [listedGoals(match.incidents), mainScore(match)];
  return isScoreShown(match.state) && (listed.home > scored.home || listed.away > scored.away);
}

/** The incident's own score if it has one; otherwise goals are counted, from where that is possible. */
function scoreAfter({ position, home_score, away_score }: Incident, before: Pair | undefined): Pair | undefined {
  if (home_score !== undefined && away_score !== undefined) return { home: home_score, away: away_score };
  if (!before) return undefined;
  return {
    home: before.home + (position === Side.Home ? 1 : 0),
    away: before.away + (position === Side.Away ? 1 : 0),
  };
}

/** Some feeds also report a second yellow card as a yellow and a red one; it is one entry. */
function isPartOfSecondYellow(card: Incident, all: readonly Incident[]): boolean {
  if (card.type !== IncidentType.YellowCard && card.type !== IncidentType.RedCard) return false;
  if (card.player_name === undefined && card.player_id === undefined) return false;
  return all.some(
    (other) =>
      other.type === IncidentType.SecondYellow &&
      other.position === card.position &&
      other.time === card.time &&
      other.added_time === card.added_time &&
      other.player_name === card.player_name &&
      other.player_id === card.player_id,
  );
}

import { type Incident, IncidentType, Side } from 'shared-kernel/entities/incident';
import type { Pair } from 'shared-kernel/rules/score';
import { incident } from '../timeline/incident';
import type { FootballDataMatch } from './footballDataMatch';

const GOALS: Readonly<Record<string, number>> = {
  REGULAR: IncidentType.Goal,
  PENALTY: IncidentType.PenaltyGoal,
  OWN: IncidentType.OwnGoal,
};

const CARDS: Readonly<Record<string, number>> = {
  YELLOW: IncidentType.YellowCard,
  RED: IncidentType.RedCard,
  YELLOW_RED: IncidentType.SecondYellow,
};

/** The minute of kicks without one of their own: after extra time. */
const SHOOTOUT_MINUTE = 120;

type Timed = { minute: number; added: number; incident: Incident };

/**
 * The events in order. The vendor sends separate lists (goals, cards, substitutions) without seconds; within one minute
 * goals come first. Only some plans include these lists.
 */
export function incidentsOf(match: FootballDataMatch): Incident[] {
  const things: Timed[] = [...goalsOf(match), ...cardsOf(match), ...substitutionsOf(match)];
  const inOrder = things.sort((a, b) => a.minute - b.minute || a.added - b.added);
  return [...inOrder.map((thing) => thing.incident), ...kicksOf(match)];
}

/**
 * The side whose score rose gets the goal: for an own goal `team` may be either. Without running scores it is `team`.
 */
function goalsOf(match: FootballDataMatch): Timed[] {
  return match.goals.map(({ minute, injuryTime, type, team, scorer, score }, index) => ({
    minute,
    added: injuryTime ?? 0,
    incident: incident({
      type: GOALS[type ?? ''] ?? IncidentType.Goal,
      position: sideThatRose(match.goals[index - 1]?.score, score) ?? sideOf(team?.id, match),
      time: minute,
      added_time: injuryTime,
      player_name: scorer?.name,
      player_id: scorer?.id,
      home_score: score?.home,
      away_score: score?.away,
    }),
  }));
}

function sideThatRose(before: Pair = { home: 0, away: 0 }, after?: Pair): Side | undefined {
  if (!after) return undefined;
  if (after.home > before.home) return Side.Home;
  return after.away > before.away ? Side.Away : undefined;
}

function cardsOf(match: FootballDataMatch): Timed[] {
  return match.bookings.flatMap(({ minute, team, player, card }) => {
    const type = CARDS[card ?? ''];
    if (type === undefined) return [];
    const position = sideOf(team?.id, match);
    const shown = incident({ type, position, time: minute, player_name: player?.name, player_id: player?.id });
    return [{ minute, added: 0, incident: shown }];
  });
}

function substitutionsOf(match: FootballDataMatch): Timed[] {
  return match.substitutions.map(({ minute, team, playerIn, playerOut }) => ({
    minute,
    added: 0,
    incident: incident({
      type: IncidentType.Substitution,
      position: sideOf(team?.id, match),
      time: minute,
      in_player_name: playerIn?.name,
      out_player_name: playerOut?.name,
    }),
  }));
}

function kicksOf(match: FootballDataMatch): Incident[] {
  return match.penalties.map(({ player, team, scored }) =>
    incident({
      type: scored ? IncidentType.ShootoutScored : IncidentType.ShootoutMissed,
      position: sideOf(team?.id, match),
      time: SHOOTOUT_MINUTE,
      player_name: player?.name,
      player_id: player?.id,
    }),
  );
}

function sideOf(team: number | undefined, { homeTeam, awayTeam }: FootballDataMatch): Side {
  if (team === homeTeam.id) return Side.Home;
  return team === awayTeam.id ? Side.Away : Side.Neither;
}

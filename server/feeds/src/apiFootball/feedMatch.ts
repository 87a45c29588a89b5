import { IncidentType, Side } from 'shared-kernel/entities/incident';
import { MatchStatus } from 'shared-kernel/entities/matchStatus';
import type { Pair } from 'shared-kernel/rules/score';
import type { FeedMatch } from '../feedRecords';
import { numberOfId } from '../polled/numberOfId';
import { mainOf, type StagedScore, scoresOf, sideOfWinner, statusWith, UNCOUNTED } from '../polled/stagedScore';
import type { Fixture } from './fixture';
import { incidentsOf } from './incidents';
import { HOT } from './leagues';
import { stagedScore } from './stagedScore';
import { figuresOf, type Statistics } from './statistics';
import { statusOf } from './status';

type Known = {
  fixture: Fixture;
  /** The score of an earlier answer, where this one lacks it. */
  lastScore?: Pair | undefined;
  statistics: Statistics | undefined;
  /** Prices in our text (M12); empty without any. */
  odds: string;
  suspended_odds: string;
  /** Unix seconds, or 0. */
  periodStart: number;
  /** Places in the table, by team. */
  places: ReadonlyMap<number, number>;
};

/** Converts a match, with all that is known of it. */
export function toFeedMatch({
  fixture: match,
  lastScore,
  statistics,
  odds,
  suspended_odds,
  periodStart,
  places,
}: Known): FeedMatch {
  const { fixture, league, teams } = match;
  const score = { ...stagedScore(match), last: lastScore };
  const sides = sidesOf(match, score, statistics);
  const status = statusOf(fixture.status);
  return {
    id: fixture.id,
    match_time: fixture.timestamp,
    status_id: status === undefined ? MatchStatus.ToBeDetermined : statusWith(score, status),
    competition_id: league.id,
    country_id: countryIdOf(league.country),
    home_team_id: teams.home.id,
    away_team_id: teams.away.id,
    home_scores: sides.home.scores,
    away_scores: sides.away.scores,
    shootout_winner: sideOfWinner(score),
    home_position: places.get(teams.home.id),
    away_position: places.get(teams.away.id),
    is_hot: HOT.has(league.id),
    odds,
    suspended_odds: suspended_odds || undefined,
    stats: [...sides.home.line, ...sides.away.line],
    incidents: sides.incidents,
    period_start: periodStart,
  };
}

/** The incidents, and of each side its line of statistics and all seven places of M2: `scores` has cards and corners, too. */
function sidesOf(match: Fixture, score: StagedScore, statistics: Statistics | undefined) {
  const incidents = incidentsOf({ ...match, goals: mainOf(score) });
  const side = (name: 'home' | 'away', position: Side) => {
    const of = (...types: number[]) =>
      incidents.filter((one) => one.position === position && types.includes(one.type)).length;
    const figures = figuresOf(statistics, match.teams[name].id);
    const listed = match.events !== undefined && match.events.length > 0;
    const red = of(IncidentType.RedCard, IncidentType.SecondYellow);
    const yellow = of(IncidentType.YellowCard, IncidentType.SecondYellow);
    const cards = listed ? { red, yellow } : { red: figures?.red ?? 0, yellow: figures?.yellow ?? 0 };
    return {
      /** A second yellow counts as one yellow and one red. */
      scores: scoresOf(score, name, { ...cards, corners: figures?.corners ?? UNCOUNTED.corners }),
      line: figures
        ? [
            {
              team_id: match.teams[name].id,
              ball_possession: figures.possession ?? 0,
              shots_on_target: figures.shotsOnTarget ?? 0,
              yellow_cards: cards.yellow,
              red_cards: cards.red,
            },
          ]
        : [],
    };
  };
  return { incidents, home: side('home', Side.Home), away: side('away', Side.Away) };
}

/** The vendor names countries, such as `Vietnam` and `World`, without ids; `undefined` without a name. */
export function countryIdOf(name: string | undefined): number | undefined {
  return name ? numberOfId('api-football', 'country', name) : undefined;
}

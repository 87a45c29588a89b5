import { type Incident, IncidentType, Side } from 'shared-kernel/entities/incident';
import { MatchStatus } from 'shared-kernel/entities/matchStatus';
import type { FeedMatch } from '../../feedRecords';
import type { Script, ScriptedMatch } from './script';
import { vendorLineups } from './vendorLineups';

/** What the vendor answers, as JSON. */
export type Json = null | boolean | number | string | readonly Json[] | { readonly [name: string]: Json };

/** What a request brings beside the fixture itself. */
export type Detail = 'listing' | 'live' | 'whole';

type Names = Script['names'];

/** A match in the vendor's shape (https://www.api-football.com/documentation-v3#tag/Fixtures). */
export function vendorFixture(scripted: ScriptedMatch, names: Names, now: number, detail: Detail): Json {
  const match = scripted.at(now);
  const info = scripted.infoAt(now);
  const short = shortOf(match);
  const [home, away] = [match.home_team_id, match.away_team_id];
  const hasScore = !['NS', 'PST', 'CANC', 'TBD'].includes(short);
  const pair = (index: number, isThere: boolean) => ({
    home: isThere ? (match.home_scores[index] ?? 0) : null,
    away: isThere ? (match.away_scores[index] ?? 0) : null,
  });
  return {
    fixture: {
      id: match.id,
      referee: info?.referee ? `${info.referee}, Vietnam` : null,
      timezone: 'UTC',
      date: new Date(match.match_time * 1000).toISOString().replace('.000Z', '+00:00'),
      timestamp: match.match_time,
      periods: periodsOf(scripted, match),
      venue: { id: null, name: info?.venue?.name ?? null, city: info?.venue?.city ?? null },
      status: { long: short, short, ...minuteOf(match, now) },
    },
    league: {
      id: scripted.league,
      name: names.league(scripted.league),
      country: names.country(scripted.league),
      logo: `https://example.org/leagues/${scripted.league}.png`,
      flag: null,
      season: SEASON,
      round: 'Regular Season - 1',
    },
    teams: { home: team(home, names), away: team(away, names) },
    goals: pair(0, hasScore),
    score: {
      halftime: pair(1, hasScore && short !== '1H'),
      fulltime: pair(0, short === 'FT'),
      extratime: { home: null, away: null },
      penalty: { home: null, away: null },
    },
    ...(detail === 'listing' ? {} : { events: match.incidents.flatMap((one) => vendorEvent(one, match, names)) }),
    ...(detail === 'whole'
      ? {
          lineups: vendorLineups(scripted, now, (id) => team(id, names)),
          players: [],
          statistics: statisticsOf(match, names),
        }
      : {}),
  };
}

/** The season of all leagues of the stand-in. */
export const SEASON = 2026;

const SHORT: Readonly<Record<number, string>> = {
  [MatchStatus.NotStarted]: 'NS',
  [MatchStatus.FirstHalf]: '1H',
  [MatchStatus.HalfTime]: 'HT',
  [MatchStatus.SecondHalf]: '2H',
  [MatchStatus.Ended]: 'FT',
  [MatchStatus.Delayed]: 'PST',
  [MatchStatus.Interrupted]: 'INT',
  [MatchStatus.Abandoned]: 'ABD',
  [MatchStatus.Cancelled]: 'CANC',
};

export function shortOf({ status_id }: FeedMatch): string {
  return SHORT[status_id] ?? 'TBD';
}

function periodsOf({ kickoff, at }: ScriptedMatch, { status_id, period_start }: FeedMatch) {
  const first = status_id === MatchStatus.FirstHalf ? period_start : at(kickoff + 600).period_start;
  const hasBegun = first > 0 && status_id !== MatchStatus.NotStarted;
  return {
    first: hasBegun ? Math.floor(first) : null,
    second: status_id === MatchStatus.SecondHalf && period_start > 0 ? Math.floor(period_start) : null,
  };
}

function minuteOf({ status_id, period_start }: FeedMatch, now: number) {
  if (status_id === MatchStatus.HalfTime) return { elapsed: 45, extra: null };
  if (status_id === MatchStatus.Ended) return { elapsed: 90, extra: null };
  const from = status_id === MatchStatus.FirstHalf ? 0 : status_id === MatchStatus.SecondHalf ? 45 : undefined;
  if (from === undefined) return { elapsed: null, extra: null };
  const played = Math.max(1, Math.floor((now - period_start) / 60));
  return { elapsed: from + Math.min(played, 45), extra: played > 45 ? played - 45 : null };
}

function team(id: number, names: Names) {
  return { id, name: names.team(id), logo: `https://example.org/teams/${id}.png`, winner: null };
}

const GOALS: Readonly<Record<number, string>> = {
  [IncidentType.Goal]: 'Normal Goal',
  [IncidentType.PenaltyGoal]: 'Penalty',
  [IncidentType.OwnGoal]: 'Own Goal',
  [IncidentType.PenaltyMissed]: 'Missed Penalty',
};

const CARDS: Readonly<Record<number, string>> = {
  [IncidentType.YellowCard]: 'Yellow Card',
  [IncidentType.RedCard]: 'Red Card',
  [IncidentType.SecondYellow]: 'Second Yellow card',
};

function vendorEvent(incident: Incident, match: FeedMatch, names: Names): Json[] {
  const of = incident.position === Side.Home ? match.home_team_id : match.away_team_id;
  const base = {
    time: { elapsed: incident.time, extra: incident.added_time ?? null },
    team: team(of, names),
    player: { id: Number(incident.player_id ?? 0) || null, name: incident.player_name ?? null },
    assist: { id: null, name: null },
    comments: null,
  };
  const { type } = incident;
  if (GOALS[type]) return [{ ...base, type: 'Goal', detail: GOALS[type] }];
  if (CARDS[type]) return [{ ...base, type: 'Card', detail: CARDS[type] }];
  if (type === IncidentType.Var) return [{ ...base, type: 'Var', detail: 'Goal cancelled' }];
  if (type !== IncidentType.Substitution) return [];
  const change = {
    player: { id: null, name: incident.out_player_name ?? null },
    assist: { id: null, name: incident.in_player_name ?? null },
  };
  return [{ ...base, ...change, type: 'subst', detail: 'Substitution 1' }];
}

function statisticsOf(match: FeedMatch, names: Names): Json {
  return match.stats.map((line) => {
    const scores = Number(line.team_id) === match.home_team_id ? match.home_scores : match.away_scores;
    return {
      team: team(Number(line.team_id), names),
      statistics: [
        { type: 'Shots on Goal', value: line.shots_on_target },
        { type: 'Corner Kicks', value: scores[4] ?? null },
        { type: 'Ball Possession', value: `${line.ball_possession}%` },
        { type: 'Yellow Cards', value: line.yellow_cards || null },
        { type: 'Red Cards', value: line.red_cards || null },
        { type: 'Passes %', value: null },
      ],
    };
  });
}

import type { Competition } from '../entities/competition';
import type { Country } from '../entities/country';
import type { Incident } from '../entities/incident';
import { IncidentType, Side } from '../entities/incident';
import { scored } from '../entities/liveScore';
import type { Match, MatchRecord } from '../entities/match';
import { MatchStatus } from '../entities/matchStatus';
import type { Team } from '../entities/team';
import type { MatchUpdate } from '../protocol/matchUpdate';
import { type MatchNews, matchNames } from '../rules/matchNews';

/** The kick-off of {@link aMatch}: 2022-12-09T19:00:00Z. */
export const KICK_OFF = 1_670_612_400;

/** What a server sends of a fixture that has not begun; pass what the test is about. */
export function aMatchRecord(given: Partial<MatchRecord> = {}): MatchRecord {
  return {
    id: 1,
    match_time: KICK_OFF,
    status_id: MatchStatus.NotStarted,
    competition_id: 1,
    country_id: 1,
    home_team_id: 101,
    away_team_id: 102,
    home_scores: [0, 0, 0, 0, 0, 0, 0],
    away_scores: [0, 0, 0, 0, 0, 0, 0],
    home_position: undefined,
    away_position: undefined,
    is_hot: false,
    odds: '',
    stats: [],
    incidents: [],
    score: undefined,
    version: 1,
    ...given,
  };
}

/** A match in its first half, 0–0, whose half began at kick-off. */
export function aLiveRecord(given: Partial<MatchRecord> = {}): MatchRecord {
  const { score, ...match } = aMatchRecord({ status_id: MatchStatus.FirstHalf, ...given });
  const { id, status_id, home_scores, away_scores } = match;
  return { ...match, score: score ?? [id, status_id, home_scores, away_scores, KICK_OFF] };
}

/** As {@link aMatchRecord}, as a page has it. */
export function aMatch(given?: Partial<MatchRecord>): Match {
  return byName(aMatchRecord(given));
}

/** As {@link aLiveRecord}, as a page has it. */
export function aLiveMatch(given?: Partial<MatchRecord>): Match {
  return byName(aLiveRecord(given));
}

function byName({ status_id, home_scores, away_scores, score, ...match }: MatchRecord): Match {
  return { ...match, ...scored({ status_id, home_scores, away_scores }), period_start: score?.[4] ?? 0 };
}

/** An update of match 1 at version 2: first half, 0–0. */
export function anUpdate(given: Partial<MatchUpdate> = {}): MatchUpdate {
  return {
    match_id: 1,
    score: [given.match_id ?? 1, MatchStatus.FirstHalf, [0, 0, 0, 0, 0, 0, 0], [0, 0, 0, 0, 0, 0, 0], KICK_OFF],
    incidents: [],
    version: 2,
    match_time: undefined,
    stats: undefined,
    odds: undefined,
    home_team: undefined,
    away_team: undefined,
    competition_name: undefined,
    ...given,
  };
}

/** As {@link anUpdate}, as the page reports it. */
export function someNews(given?: Partial<MatchUpdate>): MatchNews {
  const { score, home_team, away_team, competition_name, ...update } = anUpdate(given);
  const [, status_id, home_scores, away_scores, period_start] = score;
  const names = matchNames(home_team, away_team, competition_name);
  return { ...update, ...scored({ status_id, home_scores, away_scores }), period_start, names };
}

/** A home goal in minute 23. */
export function anIncident(given: Partial<Incident> = {}): Incident {
  return {
    type: IncidentType.Goal,
    position: Side.Home,
    time: 23,
    added_time: undefined,
    player_name: undefined,
    player_id: undefined,
    in_player_name: undefined,
    out_player_name: undefined,
    home_score: undefined,
    away_score: undefined,
    ...given,
  };
}

export function aCompetition(given?: Partial<Competition> & { id?: number }): Competition & { id: number };
export function aCompetition(given?: Partial<Competition>): Competition;
export function aCompetition(given: Partial<Competition> = {}): Competition {
  return {
    id: 1,
    name: 'Ngoại hạng Anh',
    short_name: 'NHA',
    primary_color: '#3d195b',
    logo: undefined,
    is_hot: true,
    ...given,
  };
}

export function aCountry(given?: Partial<Country> & { id?: number }): Country & { id: number };
export function aCountry(given?: Partial<Country>): Country;
export function aCountry(given: Partial<Country> = {}): Country {
  return { id: 1, name: 'Anh', ...given };
}

export function aTeam(given?: Partial<Team> & { id?: number }): Team & { id: number };
export function aTeam(given?: Partial<Team>): Team;
export function aTeam(given: Partial<Team> = {}): Team {
  return { id: 101, name: 'Arsenal', logo: undefined, ...given };
}

import type { FeedSquad } from '../../feedRecords';
import type { FeedBatch } from '../../provider';
import type { VendorDay, VendorMatch } from './createVendorDay';
import { vendorIdOf } from './vendorId';
import { changedLineups, coachesOf, lineupOf } from './vendorLineup';

type Query = URLSearchParams;
type Endpoint = (query: Query, now: number) => Record<string, unknown>;

const DAY = 86_400;
const PAGE = 1000;

/** `detail_live` has the matches of the last so many seconds. */
const LIVE_FOR = 120 * 60;

/** The bookmaker that gives prices: Crown. */
const BOOKMAKER = 3;

/** Endpoints that allow 120 requests a minute. */
export const LIMITED: ReadonlySet<string> = new Set([
  'odds/history',
  'match/live/history',
  'season/recent/table/detail',
  'match/lineup/detail',
]);

/**
 * The vendor's answers, by endpoint.
 *
 * @param countryOf a competition
 * Shapes: https://github.com/eray-can/thesports-mcp, docs/thesports, a page for each.
 */
export function createEndpoints(
  day: VendorDay,
  catalogue: FeedBatch,
  countryOf: ReadonlyMap<number, number>,
  squads: readonly FeedSquad[],
): ReadonlyMap<string, Endpoint> {
  const { countries = [], competitions = [], teams = [] } = catalogue;
  const shown = () => [...day.matches.values()].filter(({ isDeleted }) => !isDeleted);

  const team = ({ id, name }: { id: number; name: string }) => ({ id: vendorIdOf('team', id), name, logo: '' });
  const competition = ({ id, name, short_name }: { id: number; name: string; short_name: string }) => ({
    ...{ id: vendorIdOf('competition', id), name, short_name, logo: '', type: 1 },
    country_id: vendorIdOf('country', countryOf.get(id) ?? 0),
  });

  const allTeams = teams.map(team);
  const paged =
    <T extends { id: string }>(items: () => readonly T[]) =>
    (query: Query) => {
      const uuid = query.get('uuid');
      if (uuid !== null) return listed(items().filter(({ id }) => id === uuid));
      const page = Number(query.get('page') ?? 1);
      return listed(items().slice((page - 1) * PAGE, page * PAGE));
    };

  const recent: Endpoint = (query) => {
    const time = query.get('time');
    const rows = shown().map((one) => one.listed);
    if (time === null) return paged(() => rows)(query);
    const since = rows.filter(({ updated_at }) => updated_at >= Number(time));
    return listed(since.sort((a, b) => a.updated_at - b.updated_at).slice(0, PAGE));
  };

  const diary: Endpoint = (query) => {
    const from = Number(query.get('tsp'));
    const matches = shown().filter(({ listed: { match_time } }) => match_time >= from && match_time < from + DAY);
    const rows = matches.map((one) => one.listed);
    const ofTeams = new Set(rows.flatMap(({ home_team_id, away_team_id }) => [home_team_id, away_team_id]));
    const ofCompetitions = new Set(rows.map(({ competition_id }) => competition_id));
    return {
      ...listed(rows),
      results_extra: {
        team: allTeams.filter(({ id }) => ofTeams.has(id)),
        competition: competitions
          .map(({ id, name }) => ({ id: vendorIdOf('competition', id), name, logo: '' }))
          .filter(({ id }) => ofCompetitions.has(id)),
        venue: matches.flatMap(({ listed, info }) =>
          info?.venue ? { id: listed.venue_id, name: info.venue.name } : [],
        ),
        referee: matches.flatMap(({ listed, info }) =>
          info?.referee ? { id: listed.referee_id, name: info.referee } : [],
        ),
      },
    };
  };

  const isLive = ({ listed: { status_id }, liveAt }: VendorMatch, now: number) =>
    (status_id >= 2 && status_id <= 7) || (status_id !== 1 && now - liveAt < LIVE_FOR);

  return new Map<string, Endpoint>([
    ['match/recent/list', recent],
    ['match/diary', diary],
    ['match/detail_live', (_, now) => ({ results: shown().flatMap((one) => (isLive(one, now) ? [one.live] : [])) })],
    ['match/live/history', (query) => ({ results: day.matches.get(query.get('uuid') ?? '')?.live ?? {} })],
    ['odds/live', (_, now) => ({ results: { [BOOKMAKER]: day.oddsSince(now - 60) } })],
    ['odds/history', (query) => ({ results: { [BOOKMAKER]: day.matches.get(query.get('uuid') ?? '')?.odds ?? {} } })],
    ['table/live', () => ({ results: day.tables().map((one) => ({ season_id: seasonOf(one), ...tableOf(one) })) })],
    [
      'season/recent/table/detail',
      (query) => {
        const found = day.tables().find((one) => seasonOf(one) === query.get('uuid'));
        return { results: found ? tableOf(found) : { promotions: [], tables: [] } };
      },
    ],
    ['deleted', () => ({ results: { match: [...day.matches].flatMap(([id, one]) => (one.isDeleted ? [id] : [])) } })],
    ['data/update', (_, now) => ({ results: { 1: changedLineups(shown(), now) } })],
    ['match/lineup/detail', (query) => ({ results: lineupOf(day.matches.get(query.get('uuid') ?? '')?.lineups) })],
    ['team/squad/list', paged(() => squads.map(squadOf))],
    ['coach/list', paged(() => coachesOf(day.matches.values()))],
    [
      'country/list',
      () => ({ results: countries.map(({ id, name }) => ({ id: vendorIdOf('country', id), name, logo: '' })) }),
    ],
    ['competition/additional/list', paged(() => competitions.map(competition))],
    ['team/additional/list', paged(() => allTeams)],
  ]);
}

function squadOf({ team_id, players }: FeedSquad) {
  const id = vendorIdOf('team', team_id);
  const squad = players.map(({ id: man, name, number = 0, position = '' }) => ({
    ...{ player: { id: `p${man}`, name }, position, shirt_number: number },
  }));
  return { id, team: { id, name: '', logo: '' }, squad, updated_at: 0 };
}

function listed(results: readonly unknown[]) {
  return { query: { total: results.length, type: 'page' }, results };
}

type Table = NonNullable<FeedBatch['standings']>[number];

function seasonOf({ competition_id }: Table): string {
  return vendorIdOf('season', competition_id);
}

function tableOf({ rows }: Table) {
  const lines = rows.map((row, index) => ({
    ...{ team_id: vendorIdOf('team', row.team_id), promotion_id: '', points: row.points, position: index + 1 },
    ...{ deduct_points: 0, note: '', total: row.played, won: row.won, draw: row.drawn, loss: row.lost },
    ...{ goals: row.goals_for, goals_against: row.goals_against, goal_diff: row.goals_for - row.goals_against },
  }));
  return { promotions: [], tables: [{ id: 't1', conference: '', group: 0, stage_id: '', rows: lines }] };
}

import type { MatchRecord } from 'shared-kernel/entities/match';
import type { MatchUpdate } from 'shared-kernel/protocol/matchUpdate';
import { REST_PATHS } from 'shared-kernel/protocol/rest';
import { aCompetition, aCountry, aMatchRecord, aTeam } from 'shared-kernel/testing/builders';
import { startForeignServer } from '../foreign/foreignServer';

const COMPETITIONS = [
  aCompetition({ id: 1, name: 'Ngoại hạng Anh', short_name: 'NHA' }),
  aCompetition({ id: 2, name: 'Cúp Quốc gia Đức', short_name: 'DFB', is_hot: false }),
  aCompetition({ id: 3, name: 'V.League 1', short_name: 'V.L 1', is_hot: false }),
];
const COUNTRIES = [
  aCountry({ id: 1, name: 'Anh' }),
  aCountry({ id: 2, name: 'Đức' }),
  aCountry({ id: 3, name: 'Việt Nam' }),
];

/** Answers of REST by their paths. */
export type Answers = Readonly<Record<string, () => unknown>>;

/** A board under the test's control: an api that returns its matches and pushes their changes. */
export async function startBoardServer(matches: readonly MatchRecord[], answers: Answers = {}) {
  const shown = new Map<MatchRecord['id'], MatchRecord>();
  const restore = () => {
    for (const match of matches) shown.set(match.id, match);
  };
  restore();
  const board = () => boardOf([...shown.values()]);
  const server = await startForeignServer({
    [REST_PATHS.matchRange]: board,
    [REST_PATHS.match]: board,
    [REST_PATHS.banner]: () => ({ data: [] }),
    [REST_PATHS.appSetting]: () => ({ data: { euro_competition_ids: [2], price_format: { sent: 'hong_kong' } } }),
    ...answers,
  });
  return {
    origin: server.origin,
    stop: server.stop,
    /** Takes back all changes, for pages that open from now on. */
    restore,
    /** Changes a match in the answers, and pushes the change to all pages. */
    change(id: number, given: Partial<MatchRecord>) {
      const before = shown.get(id);
      if (!before) throw new Error(`There is no match ${id}`);
      const after = { ...before, ...given, version: (before.version ?? 0) + 1 };
      shown.set(id, after);
      server.push(JSON.stringify(updateOf(after)));
    },
  };
}

/** The answer to a request for a board. */
export function boardOf(matches: readonly MatchRecord[]) {
  return {
    data: matches,
    extra_data: { competition: COMPETITIONS, country: COUNTRIES, team: matches.flatMap(teamsOf) },
  };
}

/** Match `id` of competition `1 + id % 3`, in the country of the same number: `Nhà 7 – Khách 7`. */
export function boardMatch(id: number, given: Partial<MatchRecord> = {}): MatchRecord {
  const kind = 1 + (id % 3);
  const kickOff = Math.floor(Date.now() / 1000) - 600 + id;
  const odds = '0-0.5!0.95!!0.91;2.5!0.88!2.5!0.98;2.10!3.30!3.40';
  const teams = { home_team_id: id * 2 + 1000, away_team_id: id * 2 + 1001 };
  return aMatchRecord({ id, match_time: kickOff, competition_id: kind, country_id: kind, odds, ...teams, ...given });
}

function teamsOf({ id, home_team_id, away_team_id }: MatchRecord) {
  return [aTeam({ id: home_team_id, name: `Nhà ${id}` }), aTeam({ id: away_team_id, name: `Khách ${id}` })];
}

function updateOf(match: MatchRecord): Partial<MatchUpdate> {
  const { id, status_id, home_scores, away_scores, match_time, version, odds, suspended_odds = '', incidents } = match;
  const score: MatchUpdate['score'] = [id, status_id, home_scores, away_scores, match_time];
  return { match_id: id, score, version, odds, suspended_odds, incidents };
}

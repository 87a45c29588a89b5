import path from 'node:path';
import { type Environment, readVariables, VariableError } from 'server-shared/config/variables';
import { DEFAULT_LEAGUES, type LeagueChoice } from './openligadb/leagues';

/** Source of the matches. `none` leaves the feeding to another node. */
export type FeedConfig =
  | { kind: 'none' }
  | { kind: 'simulator'; seed: number }
  /** Without `file` it plays the project's own recording, without `day` (YYYY-MM-DD, UTC) the whole file. */
  | { kind: 'replay'; file: string | undefined; day: string | undefined; speed: number }
  | { kind: 'openligadb'; origin: string; leagues: readonly LeagueChoice[] }
  /** `competitions` are codes such as `PL`; empty means all that the key may see. */
  | { kind: 'football-data'; origin: string; key: string; competitions: readonly string[] };

export const DEFAULT_SEED = 1;

/**
 * Reads `FEED` and the variables of that feed.
 *
 * @param cwd the folder that a relative `REPLAY_FILE` starts from: where the command was typed
 * @throws VariableError that names the variable, what was expected and what came
 */
export function readFeedConfig(env: Environment, cwd: string): FeedConfig {
  const read = readVariables(env);
  const kind = read.oneOf('FEED', ['simulator', 'replay', 'openligadb', 'football-data', 'none']) ?? 'simulator';
  switch (kind) {
    case 'none':
      return { kind };
    case 'simulator':
      return { kind, seed: read.integer('FEED_SEED', { from: 0, to: 4_294_967_295 }) ?? DEFAULT_SEED };
    case 'replay': {
      const file = read.text('REPLAY_FILE');
      return {
        kind,
        file: file === undefined ? undefined : path.resolve(env.INIT_CWD ?? cwd, file),
        day: read.day('REPLAY_DAY'),
        speed: read.number('REPLAY_SPEED', { above: 0, to: 3600 }) ?? 1,
      };
    }
    case 'openligadb': {
      const origin = read.origin('OPENLIGADB_URL') ?? 'https://api.openligadb.de';
      return {
        kind,
        origin,
        leagues: readLeagues(read.list('OPENLIGADB_LEAGUES', LEAGUE, 'leagues such as bl1,dfb,em/2024')),
      };
    }
    case 'football-data': {
      const key = read.text('FOOTBALL_DATA_KEY');
      if (!key) throw new VariableError('FOOTBALL_DATA_KEY', 'a key of football-data.org', '');
      const origin = read.origin('FOOTBALL_DATA_URL') ?? 'https://api.football-data.org';
      return {
        kind,
        origin,
        key,
        competitions: read.list('FOOTBALL_DATA_COMPETITIONS', CODE, 'codes such as PL,CL') ?? [],
      };
    }
  }
}

/** A short name, and the year of the season unless it is the current one. */
const LEAGUE = /^[\w-]+(?:\/\d{4})?$/;
const CODE = /^[A-Z0-9]{2,5}$/;

function readLeagues(names: readonly string[] | undefined): readonly LeagueChoice[] {
  if (!names) return DEFAULT_LEAGUES;
  return names.map((name) => {
    const [shortcut = '', season] = name.split('/');
    return { shortcut, season: season === undefined ? undefined : Number(season) };
  });
}

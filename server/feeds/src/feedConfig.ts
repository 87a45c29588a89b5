import path from 'node:path';
import { type Environment, readEnvironment, VariableError } from 'server-shared/config/environment';
import { headerSecret, list, numberAbove, oneOf, origin, wholeNumber } from 'server-shared/config/fields';
import { text } from 'shared-kernel/decode/fields';
import * as v from 'valibot';
import { type ApiFootballConfig, readApiFootballConfig } from './apiFootball/apiFootballConfig';
import { DEFAULT_LEAGUES, type LeagueChoice } from './openligadb/leagues';
import { readTheSportsConfig, type TheSportsConfig } from './theSports/theSportsConfig';

/** A feed of real football; several of them can be followed at once. */
export type VendorConfig = Extract<OneFeedConfig, { kind: VendorKind }>;

/** Source of the matches. */
export type FeedConfig =
  | OneFeedConfig
  /** Several at once, in order. `table` is a file with names and orders of feeds that extends the one that ships. */
  | { kind: 'several'; feeds: readonly VendorConfig[]; silentSeconds: number; table: string | undefined };

/** `none` leaves the feeding to another node. */
type OneFeedConfig =
  | { kind: 'none' }
  | { kind: 'simulator'; seed: number }
  /** Plays the project's own recording where there is no `file`. */
  | { kind: 'replay'; file: string | undefined; speed: number }
  | { kind: 'openligadb'; origin: string; leagues: readonly LeagueChoice[] }
  /** `competitions` are codes such as `PL`; empty means all that the key may see. */
  | { kind: 'football-data'; origin: string; key: string; competitions: readonly string[] }
  | TheSportsConfig
  | ApiFootballConfig;

export const DEFAULT_SEED = 1;

/** Feeds of real football, which can be followed together. */
export const VENDORS = ['openligadb', 'football-data', 'thesports', 'api-football'] as const;
type VendorKind = (typeof VENDORS)[number];

const KINDS = ['simulator', 'replay', ...VENDORS, 'none'] as const;

/**
 * Reads `FEED` and the variables of that feed.
 *
 * @param cwd the folder that a relative `REPLAY_FILE` starts from: where the command was typed
 * @throws VariableError that names the variable, what was expected and what came
 */
export function readFeedConfig(env: Environment, cwd: string): FeedConfig {
  const names = env.FEED?.split(',').map((name) => name.trim()) ?? [];
  if (names.length > 1) return readSeveral(names, env, cwd);
  return readOneFeed(readEnvironment(feedSchema, env).FEED, env, cwd);
}

/**
 * Reads after how many seconds without a word a feed counts as silent.
 *
 * @throws VariableError
 */
export function readSilentSeconds(env: Environment): number {
  return readEnvironment(silentSchema, env).FEED_SILENT_SECONDS;
}

/** What can be recorded. */
export type RealFeedConfig = Exclude<FeedConfig, { kind: 'none' | 'simulator' | 'replay' }>;

/**
 * {@link readFeedConfig} for feeds of real football.
 *
 * @throws VariableError also for any other feed
 */
export function readRealFeedConfig(env: Environment, cwd: string): RealFeedConfig {
  const config = readFeedConfig(env, cwd);
  if (config.kind !== 'none' && config.kind !== 'simulator' && config.kind !== 'replay') return config;
  const got = env.FEED?.trim() ? JSON.stringify(env.FEED.trim()) : 'nothing';
  throw new VariableError(`FEED: expected one or several of ${VENDORS.join(', ')}, got ${got}`);
}

function readSeveral(names: readonly string[], env: Environment, cwd: string): FeedConfig {
  const feeds = names.map((name, index) => {
    const vendor = VENDORS.find((one) => one === name);
    const got = `got ${JSON.stringify(names.join())}`;
    if (!vendor) throw new VariableError(`FEED: expected a list of ${VENDORS.join(', ')}, ${got}`);
    if (names.indexOf(name) < index) throw new VariableError(`FEED: expected each feed once, ${got}`);
    return readOneFeed(vendor, env, cwd);
  });
  const { FEED_TABLE } = readEnvironment(severalSchema, env);
  const table = FEED_TABLE && path.resolve(env.INIT_CWD ?? cwd, FEED_TABLE);
  return { kind: 'several', feeds: feeds.filter(isVendor), silentSeconds: readSilentSeconds(env), table };
}

function isVendor(config: OneFeedConfig): config is VendorConfig {
  return VENDORS.some((one) => one === config.kind);
}

function readOneFeed(kind: OneFeedConfig['kind'], env: Environment, cwd: string): OneFeedConfig {
  switch (kind) {
    case 'none':
      return { kind };
    case 'simulator':
      return { kind, seed: readEnvironment(simulatorSchema, env).FEED_SEED };
    case 'replay': {
      const { REPLAY_FILE, REPLAY_SPEED } = readEnvironment(replaySchema, env);
      const file = REPLAY_FILE && path.resolve(env.INIT_CWD ?? cwd, REPLAY_FILE);
      return { kind, file, speed: REPLAY_SPEED };
    }
    case 'openligadb': {
      const given = readEnvironment(openLigaDbSchema, env);
      return {
        kind,
        origin: given.OPENLIGADB_URL,
        leagues: given.OPENLIGADB_LEAGUES?.map(toLeague) ?? DEFAULT_LEAGUES,
      };
    }
    case 'api-football':
      return readApiFootballConfig(env);
    case 'thesports':
      return readTheSportsConfig(env);
    case 'football-data': {
      const given = readEnvironment(footballDataSchema, env);
      const { FOOTBALL_DATA_KEY: key, FOOTBALL_DATA_COMPETITIONS: competitions = [] } = given;
      return { kind, origin: given.FOOTBALL_DATA_URL, key, competitions };
    }
  }
}

/** A short name, and the year of the season unless it is the current one. */
const LEAGUE = /^[\w-]+(?:\/\d{4})?$/;

function toLeague(name: string): LeagueChoice {
  const [shortcut = '', season] = name.split('/');
  return { shortcut, season: season === undefined ? undefined : Number(season) };
}

const feedSchema = v.object({
  FEED: v.optional(oneOf(KINDS), 'simulator'),
});

const silentSchema = v.object({ FEED_SILENT_SECONDS: v.optional(wholeNumber(10, 86_400), '90') });

const severalSchema = v.object({ FEED_TABLE: v.optional(text) });

const simulatorSchema = v.object({ FEED_SEED: v.optional(wholeNumber(0, 4_294_967_295), `${DEFAULT_SEED}`) });

const replaySchema = v.object({
  REPLAY_FILE: v.optional(text),
  REPLAY_SPEED: v.optional(numberAbove(0, 3600), '1'),
});

const vendor = origin('https://example.com');

const openLigaDbSchema = v.object({
  OPENLIGADB_URL: v.optional(vendor, 'https://api.openligadb.de'),
  OPENLIGADB_LEAGUES: v.optional(list('leagues such as bl1,dfb,em/2024', (name) => LEAGUE.test(name))),
});

const footballDataSchema = v.object({
  FOOTBALL_DATA_KEY: headerSecret('a key of football-data.org'),
  FOOTBALL_DATA_URL: v.optional(vendor, 'https://api.football-data.org'),
  FOOTBALL_DATA_COMPETITIONS: v.optional(list('codes such as PL,CL', (code) => /^[A-Z0-9]{2,5}$/.test(code))),
});

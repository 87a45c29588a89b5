import path from 'node:path';
import { type FeedConfig, readFeedConfig } from 'feeds/feedConfig';
import { type Environment, readVariables, VariableError } from 'server-shared/config/variables';
import { type HubConfig, readHubConfig } from './hubConfig';

export const LOG_LEVELS = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'] as const;

export type Config = {
  host: string;
  /** 0 lets the system choose; the log has the actual port. */
  port: number;
  /** Absolute. */
  dataDir: string;
  /** A PostgreSQL server; by default the store in the data folder. */
  databaseUrl: string | undefined;
  /** Any of them is valid (S1), so that one can be replaced without a gap. */
  signatureSecrets: readonly [string, ...string[]];
  /** Requests a minute of one address; 0 is no limit. */
  requestsPerMinute: number;
  feed: FeedConfig;
  hub: HubConfig;
  /** Identifies a run of the product; a restarted `api` with the same one continues its feed. */
  runId: string;
  logLevel: (typeof LOG_LEVELS)[number];
};

type Defaults = {
  /** Folder that relative paths start from. */
  cwd: string;
  /** Used without a `RUN_ID`. */
  newRunId: () => string;
};

/**
 * Reads the environment.
 *
 * @throws VariableError that names the variable, what was expected and what came (never a secret)
 */
export function readConfig(env: Environment, { cwd, newRunId }: Defaults): Config {
  const read = readVariables(env);
  const databaseUrl = read.secretMatching(
    'DATABASE_URL',
    /^postgres(?:ql)?:\/\/\S+$/,
    'postgres://user:password@host/name',
  );
  return {
    host: read.text('API_HOST') ?? '127.0.0.1',
    port: read.integer('API_PORT', { from: 0, to: 65_535 }) ?? 0,
    dataDir: path.resolve(cwd, read.text('DATA_DIR') ?? '.data'),
    databaseUrl,
    signatureSecrets: readSecrets(read.text('SIGNATURE_SECRETS')),
    requestsPerMinute: read.integer('RATE_LIMIT', { from: 0, to: 1_000_000 }) ?? 6000,
    feed: readFeedConfig(env, cwd),
    hub: readHubConfig(env),
    runId: read.text('RUN_ID') ?? (databaseUrl ? SHARED_RUN : newRunId()),
    logLevel: read.oneOf('LOG_LEVEL', LOG_LEVELS) ?? 'info',
  };
}

/** By default nodes on one PostgreSQL share a run, so that none removes the others' matches. */
const SHARED_RUN = 'shared';

function readSecrets(list: string | undefined): readonly [string, ...string[]] {
  const [first, ...others] = (list ?? '').split(',').map((secret) => secret.trim());
  if (!first || others.includes('')) {
    throw new VariableError('SIGNATURE_SECRETS', 'one or more secrets separated by commas', list ? 'an empty one' : '');
  }
  return [first, ...others];
}

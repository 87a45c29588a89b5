import path from 'node:path';
import { readFeedConfig, readSilentSeconds } from 'feeds/feedConfig';
import { type Environment, readEnvironment, VariableError } from 'server-shared/config/environment';
import { internalVariables, logLevel, port, secrets, wholeNumber } from 'server-shared/config/fields';
import { text } from 'shared-kernel/decode/fields';
import * as v from 'valibot';
import { readHubConfig } from './hubConfig';

const environmentSchema = v.object({
  API_HOST: v.optional(text, '127.0.0.1'),
  /** 0 lets the system choose; the log has the actual port. */
  API_PORT: v.optional(port, '0'),
  DATA_DIR: v.optional(text, '.data'),
  /** Where servers, teams and commands of this machine ask, and no visitor. */
  INTERNAL_HOST: v.optional(text, '127.0.0.1'),
  INTERNAL_PORT: v.optional(port, '0'),
  /** The token of the team `local`, which may release everything, as it is made with the database. */
  LOCAL_TOKEN: v.optional(v.pipe(text, v.minLength(20, 'a token of 20 letters or more'))),
  /** With so many page loads an hour a remote's release is a candidate first. */
  CANDIDATE_VIEWS: v.optional(wholeNumber(0, 1_000_000_000), '3000'),
  /** A file of `npm run backup`, for a data folder that is empty. */
  RESTORE: v.optional(text),
  /** A PostgreSQL server; by default the store in the data folder. */
  DATABASE_URL: v.optional(text),
  /** Any of them is valid (S1), so that one can be replaced without a gap. */
  SIGNATURE_SECRETS: secrets,
  /** Requests a minute of one address; 0 is no limit. */
  RATE_LIMIT: v.optional(wholeNumber(0, 1_000_000), '6000'),
  /** Identifies a run of the product; a restarted `api` with the same one continues its feed. */
  RUN_ID: v.optional(text),
  LOG_LEVEL: v.optional(logLevel, 'info'),
  ...internalVariables,
});

export type Config = ReturnType<typeof readConfig>;

type Defaults = {
  /** Folder that relative paths start from. */
  cwd: string;
  /** Used without a `RUN_ID`. */
  newRunId: () => string;
};

/** A second `@` would make part of a password a host, which errors name. */
const DATABASE_ADDRESS =
  /^postgres(?:ql)?:\/\/(?:[^\s/?#@]*@)?(?:\[[\da-f:.]+\]|[^\s/?#@:]*)(?::\d+)?(?:,[^\s/?#@]*)?(?:[/?#][^\s@]*)?$/;

/**
 * Reads the environment.
 *
 * @throws VariableError that names the variable, what was expected and what came (never a secret)
 */
export function readConfig(env: Environment, { cwd, newRunId }: Defaults) {
  const given = readEnvironment(environmentSchema, env);
  const databaseUrl = given.DATABASE_URL;
  if (databaseUrl && !DATABASE_ADDRESS.test(databaseUrl)) {
    const expected =
      'something like postgres://user:password@host/name, with %40, %2F, %3F and %23 for @, /, ? and # in the password';
    throw new VariableError(`DATABASE_URL: expected ${expected}, got something else`);
  }
  return {
    host: given.API_HOST,
    port: given.API_PORT,
    dataDir: path.resolve(cwd, given.DATA_DIR),
    databaseUrl,
    signatureSecrets: given.SIGNATURE_SECRETS,
    internal: { host: given.INTERNAL_HOST, port: given.INTERNAL_PORT },
    localToken: given.LOCAL_TOKEN,
    candidateViews: given.CANDIDATE_VIEWS,
    restore: given.RESTORE && path.resolve(cwd, given.RESTORE),
    inside: { token: given.INTERNAL_TOKEN, hosts: given.INTERNAL_HOSTS ?? [] },
    requestsPerMinute: given.RATE_LIMIT,
    feed: readFeedConfig(env, cwd),
    silentSeconds: readSilentSeconds(env),
    hub: readHubConfig(env),
    runId: given.RUN_ID ?? (databaseUrl ? SHARED_RUN : newRunId()),
    logLevel: given.LOG_LEVEL,
  };
}

/** By default nodes on one PostgreSQL share a run, so that none removes the others' matches. */
const SHARED_RUN = 'shared';

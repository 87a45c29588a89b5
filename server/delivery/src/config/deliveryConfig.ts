import path from 'node:path';
import { readEnvironment, VariableError } from 'server-shared/config/environment';
import type { TrustedProxies } from 'server-shared/config/trustedProxies';
import type { Inside } from 'server-shared/http/internalRoutes';
import { decode } from 'shared-kernel/decode/decode';
import { type SiteConfig, siteConfigSchema } from 'shared-kernel/entities/siteConfig';
import type { InferOutput } from 'valibot';
import type { ReleaseKey } from '../live/releaseKeys';
import { environmentSchema } from './environment';

/** The operator's configuration, checked. */
export type DeliveryConfig = {
  readonly host: string;
  /** 0 takes any free port. */
  readonly port: number;
  /** Where `/metrics` is answered, if at all. */
  readonly metrics: { readonly host: string; readonly port: number } | undefined;
  /** Origin of the `api` behind this server, such as `http://127.0.0.1:9000`. */
  readonly apiOrigin: string;
  readonly trustProxy: TrustedProxies;
  /** Uncached pages per address in ten seconds; 0 is no limit. */
  readonly pageLimit: number;
  /** How many times as long as usual a visitor waits for what is rendered. */
  readonly renderPatience: number;
  /** Whether the port opens only when `api` is ready, and a shell is live. */
  readonly waitsForApi: boolean;
  /** Whether it sends its visitors to other servers before it ends. */
  readonly drains: boolean;
  readonly dataDir: string;
  /** Where `api` says what is live; without it the data folder alone does. */
  readonly internalOrigin: string | undefined;
  /** Whose signature a release needs; none where there are no keys. */
  readonly releaseKeys: readonly ReleaseKey[];
  /** Public address of the site, if configured. */
  readonly publicUrl: string | undefined;
  readonly logLevel: string;
  /** How `api` and this server reach each other. */
  readonly inside: Inside;
  /** The content of `/site.json`. */
  readonly site: SiteConfig;
  /** Development only: development servers in place of releases, by name. */
  readonly devServers: Readonly<Record<string, string>>;
};

type Environment = InferOutput<typeof environmentSchema>;

/**
 * Reads the configuration from environment variables.
 *
 * @throws VariableError that names the variable, what was expected and what came
 */
export function readConfig(variables: NodeJS.ProcessEnv): DeliveryConfig {
  const env = readEnvironment(environmentSchema, variables);
  return {
    host: env.HOST,
    port: env.PORT,
    metrics: env.METRICS_PORT === undefined ? undefined : { host: env.METRICS_HOST, port: env.METRICS_PORT },
    apiOrigin: env.API_ORIGIN,
    trustProxy: env.TRUST_PROXY,
    pageLimit: env.PAGE_LIMIT,
    renderPatience: env.DRAWING_PATIENCE,
    waitsForApi: env.WAIT_FOR_API,
    drains: env.DRAIN === '1',
    dataDir: path.resolve(env.DATA_DIR),
    internalOrigin: internalOriginOf(env),
    releaseKeys: env.RELEASE_KEYS,
    publicUrl: env.PUBLIC_URL,
    logLevel: env.LOG_LEVEL,
    inside: { token: env.INTERNAL_TOKEN, hosts: env.INTERNAL_HOSTS ?? [] },
    site: siteOf(env),
    devServers: env.NODE_ENV === 'development' ? env.DEV_REMOTES : {},
  };
}

function internalOriginOf({ INTERNAL_ORIGIN, INTERNAL_TOKEN }: Environment): string | undefined {
  if (INTERNAL_ORIGIN !== undefined && INTERNAL_TOKEN === undefined)
    throw new VariableError('INTERNAL_TOKEN: expected the token of api, because INTERNAL_ORIGIN is set, got nothing');
  return INTERNAL_ORIGIN;
}

function siteOf(env: Environment): SiteConfig {
  if (env.GUARD_ACTION === 'redirect' && !env.GUARD_REDIRECT_URL) {
    throw new VariableError('GUARD_REDIRECT_URL: expected an address, because GUARD_ACTION is redirect, got nothing');
  }
  return decode(siteConfigSchema, {
    api_base: env.API_BASE,
    hub_url: env.HUB_URL,
    signature_secret: env.SIGNATURE_SECRETS[0],
    public_url: env.PUBLIC_URL,
    base_path: env.BASE_PATH,
    standings_url: env.STANDINGS_URL,
    sync_url: env.SYNC_URL,
    chat_url: env.CHAT_URL,
    guard: {
      enabled: env.GUARD,
      token_hash: env.GUARD_TOKEN_HASH,
      action: env.GUARD_ACTION,
      redirect_url: env.GUARD_REDIRECT_URL,
    },
  });
}

import {
  internalVariables,
  isWebAddress,
  logLevel,
  origin,
  port,
  secrets,
  webAddress,
  wholeNumber,
} from 'server-shared/config/fields';
import { trustedProxies } from 'server-shared/config/trustedProxies';
import { toLiveName } from 'server-shared/releases/liveName';
import { text } from 'shared-kernel/decode/fields';
import * as v from 'valibot';
import { releaseKeysSchema } from '../live/releaseKeys';

const onOff = v.pipe(
  v.picklist(['on', 'off'], 'on or off'),
  v.transform((value) => value === 'on'),
);

const apiOrigin = origin('http://127.0.0.1:9000');

/** An address of another site, or a path of ours. */
const frameAddress = v.pipe(
  text,
  v.check((value) => isPath(value) || isWebAddress(value), 'an http(s) address or a path'),
);

/** First path segments that are not pages, here or at `api`. */
const RESERVED_SEGMENTS = [
  ...['api', 'realtime', 'embed', 'media', 'beacon', 'r', 'live', 'site.json'],
  ...[
    'healthz',
    'ready',
    'readyz',
    'metrics',
    '404.html',
    'robots.txt',
    'favicon.svg',
    'favicon.ico',
    'apple-touch-icon.png',
    'share.png',
    'sitemap.xml',
    'sitemap-news.xml',
  ],
];

const basePath = v.pipe(
  text,
  v.check(
    (value) => !RESERVED_SEGMENTS.includes(value.split('/')[1]?.toLowerCase() ?? ''),
    `a path that does not begin with one of ours (${RESERVED_SEGMENTS.join(', ')})`,
  ),
  v.regex(/^\/(?:[\w-]+(?:\/[\w-]+)*)?$/, 'a path such as / or /bong-da'),
);

const devServers = v.pipe(
  text,
  v.transform(parsed),
  v.record(
    v.pipe(
      v.string(),
      v.check((name) => toLiveName(name) !== undefined, 'names of remotes, or shell'),
    ),
    webAddress,
    'JSON such as {"mfe-ads": "http://127.0.0.1:4000"}',
  ),
);

/** The environment variables of `delivery`; docs/configuration.md explains them to operators. */
export const environmentSchema = v.object({
  NODE_ENV: v.optional(text, 'production'),
  HOST: v.optional(text, '127.0.0.1'),
  PORT: v.optional(port, '8080'),
  METRICS_HOST: v.optional(text, '127.0.0.1'),
  METRICS_PORT: v.optional(port),
  API_ORIGIN: apiOrigin,
  // As `api` reads it, so that one line sets it for both servers: this is the last of those proxies.
  TRUST_PROXY: v.optional(trustedProxies(1), 'loopback'),
  PAGE_LIMIT: v.optional(wholeNumber(0, 999_999), '1000'),
  DRAWING_PATIENCE: v.optional(wholeNumber(1, 100), '1'),
  WAIT_FOR_API: v.optional(onOff, 'off'),
  DRAIN: v.optional(v.picklist(['0', '1'], '0 or 1'), '0'),
  DATA_DIR: v.optional(text, '.data'),
  INTERNAL_ORIGIN: v.optional(origin('http://127.0.0.1:9001')),
  RELEASE_KEYS: v.optional(v.pipe(text, v.transform(parsed), releaseKeysSchema), '[]'),
  PUBLIC_URL: v.optional(origin('https://tyso.vn')),
  LOG_LEVEL: v.optional(logLevel, 'warn'),
  ...internalVariables,
  SIGNATURE_SECRETS: secrets,
  API_BASE: v.optional(v.union([v.literal(''), apiOrigin]), ''),
  HUB_URL: v.optional(frameAddress, '/realtime'),
  BASE_PATH: v.optional(basePath, '/'),
  STANDINGS_URL: v.optional(frameAddress),
  SYNC_URL: v.optional(frameAddress),
  CHAT_URL: v.optional(frameAddress),
  GUARD: v.optional(onOff, 'on'),
  GUARD_TOKEN_HASH: v.optional(v.pipe(text, v.regex(/^[0-9a-f]{64}$/i, 'a SHA-256 in 64 hex digits'))),
  GUARD_ACTION: v.optional(v.picklist(['redirect', 'rewrite', 'close'], 'redirect, rewrite or close'), 'rewrite'),
  GUARD_REDIRECT_URL: v.optional(frameAddress),
  DEV_REMOTES: v.optional(devServers, '{}'),
});

function isPath(value: string): boolean {
  return /^\/(?![/\\])/.test(value);
}

function parsed(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return json;
  }
}

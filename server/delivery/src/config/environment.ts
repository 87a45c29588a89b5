import { readTrustedProxies, TRUSTED_PROXIES_EXPECTED, type TrustedProxies } from 'server-shared/config/trustedProxies';
import { integer, text } from 'shared-kernel/decode/fields';
import * as v from 'valibot';
import { LIVE_NAMES } from '../pointers/liveName';

const port = v.pipe(
  v.unknown(),
  v.check((raw) => /^\d{1,5}$/.test(String(raw)) && Number(raw) <= 65535, 'a port from 0 to 65535'),
  integer,
);

const onOff = v.pipe(
  v.picklist(['on', 'off'], 'on or off'),
  v.transform((value) => value === 'on'),
);

const webAddress = v.pipe(text, v.check(isWebAddress, 'an http(s) address'));

const originLike = (example: string) =>
  v.pipe(
    webAddress,
    v.check(
      (value) => new URL(value).pathname === '/' && !/[?#]/.test(value),
      `an origin without a path, such as ${example}`,
    ),
    v.transform((value) => new URL(value).origin),
  );

const origin = originLike('http://127.0.0.1:9000');

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

/** Several while a secret is being replaced; visitors get the first. */
const secrets = v.pipe(
  text,
  v.transform((list) => list.split(',').map((secret) => secret.trim())),
  v.check((list) => list.every(Boolean), 'secrets separated by commas, none of them empty'),
);

const devServers = v.pipe(
  text,
  v.transform(parsed),
  v.record(
    v.picklist(LIVE_NAMES, 'names of remotes, or shell'),
    webAddress,
    'JSON such as {"mfe-ads": "http://127.0.0.1:4000"}',
  ),
);

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

/** Read as in `api`, so that one variable serves both servers. */
const trustedProxies = v.pipe(
  text,
  v.transform((list) => readTrustedProxies(list) ?? list),
  v.custom<TrustedProxies>((read) => typeof read !== 'string', TRUSTED_PROXIES_EXPECTED),
);

const count = v.pipe(
  v.unknown(),
  v.check((raw) => /^\d{1,6}$/.test(String(raw)), 'a whole number up to 999999'),
  integer,
);

/** The environment variables of `delivery`; README.md explains them to operators. */
export const environmentSchema = v.object({
  NODE_ENV: v.optional(text, 'production'),
  HOST: v.optional(text, '127.0.0.1'),
  PORT: v.optional(port, '8080'),
  API_ORIGIN: origin,
  TRUST_PROXY: v.optional(trustedProxies, 'loopback'),
  PAGE_LIMIT: v.optional(count, '1000'),
  WAIT_FOR_API: v.optional(onOff, 'off'),
  DATA_DIR: v.optional(text, '.data'),
  PUBLIC_URL: v.optional(originLike('https://tyso.vn')),
  LOG_LEVEL: v.optional(v.picklist(LOG_LEVELS, `one of ${LOG_LEVELS.join(', ')}`), 'warn'),
  SIGNATURE_SECRETS: secrets,
  API_BASE: v.optional(v.union([v.literal(''), origin]), ''),
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

function isWebAddress(value: string): boolean {
  return /^https?:\/\//.test(value) && URL.canParse(value);
}

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

import * as v from 'valibot';
import { optional, text, withDefault } from '../decode/fields';
import { webLink } from './banner';

const guardSchema = v.object({
  enabled: withDefault(v.boolean('true or false'), false),
  /** SHA-256 (hex) of the token that skips the guard. */
  token_hash: optional(text),
  /** The reaction to open developer tools, before the not-found page. */
  action: withDefault(v.picklist(['redirect', 'rewrite', 'close'], 'redirect, rewrite or close'), 'rewrite'),
  /** Target of `redirect`. */
  redirect_url: optional(webLink),
});

export type GuardConfig = v.InferOutput<typeof guardSchema>;

const NO_GUARD: GuardConfig = { enabled: false, token_hash: undefined, action: 'rewrite', redirect_url: undefined };

const BASE_PATH = /^\/(?:[\w-]+(?:\/[\w-]+)*)?$/;

/** `/site.json`: the configuration of the front end (S6). `delivery` writes it, the shell reads it. */
export const siteConfigSchema = v.object({
  /** Origin that answers `/api/...`; empty means the page's own. */
  api_base: withDefault(text, ''),
  hub_url: withDefault(text, '/realtime'),
  signature_secret: text,
  /** Public origin of the site, if the operator gave one: links with its host are our own, whatever host is visited. */
  public_url: optional(webLink),
  /** Path under which the pages live, such as `/` or `/bong-da`; assets and `/api` stay at the root. */
  base_path: withDefault(v.pipe(text, v.regex(BASE_PATH, 'a path such as / or /bong-da')), '/'),
  standings_url: withDefault(text, '/embed/bang-xep-hang'),
  sync_url: optional(text),
  chat_url: optional(text),
  guard: withDefault(guardSchema, NO_GUARD),
});

export type SiteConfig = v.InferOutput<typeof siteConfigSchema>;

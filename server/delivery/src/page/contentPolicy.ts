import { createHash } from 'node:crypto';
import { EMBED_HOSTS } from 'shared-kernel/cleaning/articleRules';
import { REPORTS_PATH } from 'shared-kernel/protocol/beaconLimits';
import type { DeliveryConfig } from '../config/deliveryConfig';
import { CANDIDATE_SCRIPT } from './candidateScript';
import { CHOICE_SCRIPT } from './choiceScript';
import { PAGE_CSS, PAGE_SCRIPT } from './document';

/** The players that an article may embed. */
const EMBEDS = EMBED_HOSTS.map((host) => `https://${host}`);

/** In development a page may run builds of the developer's other servers (`?mfe.<remote>=`). */
const THIS_MACHINE = ['http://127.0.0.1:*', 'http://localhost:*'];

/** What a development server shows errors of a build with. */
const DEV_OVERLAY = 'webpack-dev-server#overlay';

/** Where browsers send reports, by its name in the policy. It also gets what has no policy, such as crashes. */
const REPORTS = 'default';

/** The header that goes with {@link pagePolicy}. */
export const REPORTING_ENDPOINTS = `${REPORTS}="${REPORTS_PATH}"`;

export type Policy = Readonly<Record<string, readonly string[]>>;

/**
 * What a page may load, run and connect to. Frames and connections depend on the configuration.
 *
 * The inline script and style are allowed by hash, not by nonce: the page is then the same for everybody and can be
 * cached, and nothing else inline ever runs. The hash of the empty text is for the `<style>` element that
 * styled-components fills through the CSSOM; in development it writes text, and changes come over sockets.
 *
 * A text becomes HTML or a script's address only by one of the named policies: that of the page (`TRUST_SCRIPT`), and the
 * one of DOMPurify, which a release of articles makes. A tab that changes releases has it twice.
 */
export function pagePolicy({ site, publicUrl, devServers }: DeliveryConfig): Policy {
  const dev = Object.values(devServers).map((address) => new URL(address).origin);
  const near = dev.length > 0 ? THIS_MACHINE : [];
  const connections = [site.api_base, site.hub_url, site.sync_url, ...dev].flatMap(originOf);
  return {
    'default-src': ["'none'"],
    'script-src': ["'self'", hashOf(PAGE_SCRIPT), hashOf(CHOICE_SCRIPT), hashOf(CANDIDATE_SCRIPT), ...near],
    'style-src': dev.length > 0 ? ["'self'", "'unsafe-inline'"] : ["'self'", hashOf(PAGE_CSS), hashOf('')],
    // Articles may have pictures of their own server.
    'img-src': ["'self'", 'https:', 'data:', ...originOf(site.api_base)],
    'media-src': ["'self'"],
    'font-src': ["'self'"],
    'connect-src': [
      "'self'",
      ...sockets(originOf(publicUrl)),
      ...unique([...connections, ...originOf(site.chat_url), ...near, ...sockets([...connections, ...near])]),
    ],
    'frame-src': ["'self'", ...EMBEDS, ...unique([site.standings_url, site.chat_url].flatMap(originOf))],
    'manifest-src': ["'self'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'self'"],
    'base-uri': ["'none'"],
    'object-src': ["'none'"],
    'require-trusted-types-for': ["'script'"],
    'trusted-types': ['default', 'dompurify', ...(dev.length > 0 ? [DEV_OVERLAY] : []), "'allow-duplicates'"],
    'report-to': [REPORTS],
  };
}

/** For answers of `api` without a policy: in a frame or a tab they are displayed and run nothing. */
export const PROXIED_POLICY: Policy = {
  'default-src': ["'none'"],
  'style-src': ["'unsafe-inline'"],
  'img-src': ["'self'", 'https:', 'data:'],
  'frame-ancestors': ["'self'"],
  'base-uri': ["'none'"],
};

/**
 * {@link pagePolicy} of a page with server-rendered HTML: its rules are allowed by their hashes, too. In development all
 * are, and a hash would end that.
 */
export function renderedPolicy(config: DeliveryConfig): (rules: readonly string[]) => string {
  const { 'style-src': styles = [], ...rest } = pagePolicy(config);
  const isDevelopment = styles.includes("'unsafe-inline'");
  return (rules) => {
    const hashes = unique(rules.filter((css) => css !== '').map(hashOf));
    return policyText({ ...rest, 'style-src': isDevelopment ? styles : [...styles, ...hashes] });
  };
}

export function policyText(policy: Policy): string {
  return Object.entries(policy)
    .map(([directive, sources]) => [directive, ...sources].join(' '))
    .join('; ');
}

/** The origin of an address of another site; none for a path of ours. */
function originOf(address: string | undefined): string[] {
  return address && /^https?:/.test(address) ? [new URL(address).origin] : [];
}

function sockets(origins: readonly string[]): string[] {
  return origins.map((origin) => origin.replace(/^http/, 'ws'));
}

function unique(values: readonly string[]): string[] {
  return [...new Set(values)];
}

function hashOf(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

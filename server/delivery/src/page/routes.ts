import { pageClaims } from 'shared-kernel/contract/pageClaims';
import type { PageDescription, PageTexts } from 'shared-kernel/contract/pageDescription';
import type { RemotePointer } from 'shared-kernel/contract/pointer';
import { resolveRoute } from 'shared-kernel/contract/resolveRoute';
import { servingAnybody } from 'shared-kernel/contract/servedBy';
import { SITE_TEXTS } from 'shared-kernel/contract/siteTexts';
import type { Live } from '../pointers/livePointers';

/** A page: its pattern, such as `/news/:id`, its texts, and the remote that renders it, unless the shell does. */
export type PageRoute = {
  readonly pattern: string;
  readonly remote: RemotePointer | undefined;
  readonly texts: PageTexts;
  /** Parameters of the query that the page reads. */
  readonly query?: PageDescription['query'];
  readonly needsLazyFiles?: boolean;
};

/** A page whose remote is off, or an address that nobody has. */
export type Missing = 'closed' | 'unknown';

type Claiming = Pick<Live, 'remotes' | 'own'>;

/** The start page, which exists even without a remote. */
const START: PageRoute = { pattern: '/', remote: undefined, texts: SITE_TEXTS };

/** The path below the base path, or `undefined` outside of it. */
export function withinBase(path: string, basePath: string): string | undefined {
  if (basePath === '/') return path;
  if (path === basePath) return '/';
  return path.startsWith(`${basePath}/`) ? path.slice(basePath.length) : undefined;
}

/**
 * The page of a path, by the patterns of the live releases. `undefined` is an unknown path: the shell redirects it to
 * the start page, and search engines are to drop it.
 */
export function findRoute(path: string, live: Claiming): PageRoute | undefined {
  const claim = claimAt(path, live);
  if (!claim) return /^\/+$/.test(path) ? START : undefined;
  if (!claim.isOn) return undefined;
  const { owner, pattern, page } = claim;
  return {
    pattern,
    remote: live.remotes.find(({ remote }) => remote === owner),
    texts: page ?? SITE_TEXTS,
    query: page?.query,
    needsLazyFiles: page?.needsLazyFiles ?? false,
  };
}

/** Whether the page exists but its remote is switched off: that is temporary, so search engines should keep it. */
export function isClosed(path: string, live: Claiming): boolean {
  return claimAt(path, live)?.isOn === false;
}

function claimAt(path: string, { remotes, own }: Claiming) {
  return resolveRoute(pageClaims(servingAnybody(remotes), own), path)?.claim;
}

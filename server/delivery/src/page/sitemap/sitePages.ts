import { type PageClaim, pageClaims } from 'shared-kernel/contract/pageClaims';
import type { Live } from '../../pointers/livePointers';

/** What sitemaps say of the live releases. */
export type SitePages = {
  /** Pages with one address each: those whose pattern has no parameter. */
  readonly paths: readonly string[];
  /** Whether the start page opens a match: `/?match=<id>`. */
  readonly hasMatches: boolean;
};

export function sitePages(live: Live): SitePages {
  const listed = listedClaims(live);
  return {
    paths: [...new Set(['/', ...listed.map(({ pattern }) => pattern)])].filter((path) => !/[:*]/.test(path)),
    hasMatches: listed.some(({ pattern, page }) => pattern === '/' && page?.query?.match !== undefined),
  };
}

/** The pages that search engines are to know. The shell's own are under construction (S9), so they are left out. */
export function listedClaims({ remotes, own }: Live): PageClaim[] {
  return pageClaims(remotes, own).filter(
    ({ owner, isOn, page }) => owner !== 'shell' && isOn && page?.isInSitemap !== false,
  );
}

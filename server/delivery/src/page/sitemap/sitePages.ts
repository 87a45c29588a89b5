import { type PageClaim, pageClaims } from 'shared-kernel/contract/pageClaims';
import type { Live } from '../../pointers/livePointers';

/** Pages of the live releases with one address each: those whose pattern has no parameter. */
export function sitePages(live: Live): string[] {
  const listed = pageClaims(live.remotes, live.own).filter(isListed);
  return [...new Set(['/', ...listed.map(({ pattern }) => pattern)])].filter((path) => !/[:*]/.test(path));
}

/** The shell's own pages are under construction (S9), so they are left out. */
function isListed({ owner, isOn, page }: PageClaim): boolean {
  return owner !== 'shell' && isOn && page?.isInSitemap !== false;
}

import { type OwnLink, ownLink } from 'shared-kernel/rules/ownLink';
import { useAds } from '../ads';

/** The target of a link within this site, or `undefined` for another site. */
export function useOwnLink(link: string): OwnLink | undefined {
  return ownLink(link, useAds().ownSite);
}

import { attempt } from 'shared-kernel/storage/attempt';

/** The releases that this tab was loaded again for. */
const MARK = 'tyso.leftReleases';

/** Even reading `sessionStorage` throws where it is blocked. */
type Tab = {
  readonly sessionStorage: Pick<Storage, 'getItem' | 'setItem'>;
  readonly location: Pick<Location, 'reload'>;
};

/**
 * Loads the page again to get rid of a release, once for each; never where the tab cannot note that it did.
 *
 * @returns whether it does
 */
export function reloadFor(tab: Tab, release: string): boolean {
  const isNoted = attempt(() => {
    const { sessionStorage } = tab;
    const before = sessionStorage.getItem(MARK)?.split(' ') ?? [];
    if (before.includes(release)) return false;
    sessionStorage.setItem(MARK, [...before, release].join(' '));
    return true;
  });
  if (isNoted) tab.location.reload();
  return isNoted ?? false;
}

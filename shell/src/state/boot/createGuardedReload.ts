import { shellPointerSchema } from 'shared-kernel/contract/pointer';
import { decode } from 'shared-kernel/decode/decode';
import { type Fetch, fetchJson } from './fetchJson';

/** Which release this browser tab was reloaded for last; a tab of its own knows nothing of the others. */
const MARK = 'tyso.reloadedFor';

/** What of a browser's window is needed; only to look at its storage throws where that is blocked. */
type Tab = {
  readonly sessionStorage: Pick<Storage, 'getItem' | 'setItem'>;
  readonly location: Pick<Location, 'reload'>;
};

/**
 * The way out when a file of the shell's own release is gone: the page is loaded anew, for each newer release once.
 * Where nothing newer is live a reload would bring the same, so the page stays as it is; and where the tab cannot note
 * that it was reloaded, it never is.
 *
 * @param ownScript address of the script that runs, `/r/shell/<release>/…`
 */
export function createGuardedReload(tab: Tab, fetch: Fetch, ownScript: string | undefined) {
  const own = /\/r\/shell\/([^/]+)\//.exec(ownScript ?? '')?.[1];
  return async function reloadIfNewer(): Promise<void> {
    try {
      const { live } = decode(shellPointerSchema, await fetchJson(fetch, '/live/shell.json'), 'live/shell.json');
      const { sessionStorage } = tab;
      if (live.release === own || sessionStorage.getItem(MARK) === live.release) return;
      sessionStorage.setItem(MARK, live.release);
      tab.location.reload();
    } catch {
      // No pointer, or no storage: what is on screen is the best there is.
    }
  };
}

import { shellPointerSchema } from 'shared-kernel/contract/pointer';
import { decode } from 'shared-kernel/decode/decode';
import { type Fetch, fetchJson } from './fetchJson';

/** The release that this tab was last reloaded for. */
const MARK = 'tyso.reloadedFor';

/** The parts of a window that this needs. Even reading `sessionStorage` throws where it is blocked. */
type Tab = {
  readonly sessionStorage: Pick<Storage, 'getItem' | 'setItem'>;
  readonly location: Pick<Location, 'reload'>;
};

/**
 * Reloads the page when a file of the shell's own release is gone, once for each newer release. It does not reload when
 * no newer release is live, nor when the tab cannot store the mark.
 *
 * @param ownScript address of the running script, `/r/shell/<release>/…`
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
      // No pointer or no storage: the page stays as it is.
    }
  };
}

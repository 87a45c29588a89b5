import { NEVER, of } from 'rxjs';
import type { BoardFilter } from 'shared-kernel/contract/boardFilter';
import type { PageRequest } from 'shared-kernel/contract/serverEntry';
import type { Shell } from 'shared-kernel/contract/shell';
import { DEFAULT_SETTINGS } from 'shared-kernel/entities/defaultSettings';
import type { MatchId } from 'shared-kernel/entities/match';

type Shown = Pick<Shell, 'Slot'> & { filter: BoardFilter };

const noop = () => {};
const NO_FAVOURITES: ReadonlySet<MatchId> = new Set();

const noBoard = () => {
  throw new Error('The server has its matches already');
};

/** The page of a visitor who has chosen nothing, at one moment, for the server. */
export function createServerShell({ now, site }: Pick<PageRequest, 'now' | 'site'>, { filter, Slot }: Shown): Shell {
  return {
    http: { get: () => Promise.reject(new Error('The server has its answers already')) },
    matches: { get: () => undefined, board: noBoard },
    connection$: NEVER,
    clock: { now: () => now, second$: of(now) },
    storage: { get: () => undefined, set: noop, remove: noop, onChanged: () => noop },
    favourites: { ids$: of(NO_FAVOURITES), toggle: noop },
    settings$: of(DEFAULT_SETTINGS),
    theme$: NEVER,
    basePath: site.base_path,
    site,
    appSetting$: NEVER,
    Slot,
    boardFilter$: of(filter),
    showBoardFilter: noop,
    describePage: () => noop,
    contentDrawn: noop,
    pricesShown: () => noop,
    advertCounted: noop,
    report: noop,
  };
}

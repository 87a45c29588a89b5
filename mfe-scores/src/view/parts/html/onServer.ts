import { createContext, type ReactNode, useContext } from 'react';
import type { MatchId } from 'shared-kernel/entities/match';

/** What the components know on the server, besides their board. */
export type OnServer = {
  /** The match that the visitor was sent to. */
  lit: MatchId | undefined;
  /** The match that the page is about. */
  heading?: string | undefined;
  /** What stands below the rows of a board. */
  boardEnd?: ReactNode;
};

/** Missing in the browser. */
export const ServerContext = createContext<OnServer | undefined>(undefined);

/**
 * Whether the server renders this: nothing is measured, all widths share it, and what needs the app cannot be pressed or
 * focused.
 */
export function useIsOnServer(): boolean {
  return useContext(ServerContext) !== undefined;
}

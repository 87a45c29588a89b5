import { createContext, type ReactNode, useContext } from 'react';
import type { MatchId } from 'shared-kernel/entities/match';

/** What a first picture, drawn on a server, knows besides its board. */
export type Picture = {
  /** The match that the visitor was sent to. */
  lit: MatchId | undefined;
  /** The match that the page is about. */
  heading?: string | undefined;
  /** What stands below the rows of a board. */
  boardEnd?: ReactNode;
};

/** Missing in the browser. */
export const PictureContext = createContext<Picture | undefined>(undefined);

/**
 * Whether this is a first picture: nothing is measured, all widths share it, and what needs the app cannot be pressed or
 * focused.
 */
export function useIsPicture(): boolean {
  return useContext(PictureContext) !== undefined;
}

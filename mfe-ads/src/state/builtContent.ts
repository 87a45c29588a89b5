import bookmakers from '../../content/bookmakers.json';
import cards from '../../content/cards.json';
import overlays from '../../content/overlays.json';
import type { AdContent } from '../domain/adContent';

/** The ad team's files as they were when this code was built (S11). */
export const BUILT_CONTENT: AdContent = { bookmakers, cards, overlays };

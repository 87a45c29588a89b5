/** Receives counts and measurements of pages: outside `/api`, unsigned, same origin only. */
export const BEACON_PATH = '/beacon';

/**
 * Gives a page the view that its messages carry: a POST outside `/api`, unsigned, same origin only, never stored.
 * Nothing in the HTML could prove a visit, because caches give it to everybody.
 */
export const VIEW_PATH = '/beacon/begin';

/** A longer message is refused. */
export const MAX_BEACON_BYTES = 8192;

/** A view counts for this long, in seconds. */
export const VIEW_SECONDS = 86_400;

/** Most faults of one view that count, all kinds together. */
export const MAX_FAULTS = 10;

/** Most adverts of one message: with the longest names they are half of what it may be. */
export const MAX_ADVERTS = 20;

/** Most releases on one page. */
export const MAX_PARTS = 16;

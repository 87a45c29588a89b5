/** Receives counts and measurements of pages: outside `/api`, unsigned, same origin only. */
export const BEACON_PATH = '/beacon';

/**
 * Gives a page the view that its messages carry: a POST outside `/api`, unsigned, same origin only, never stored.
 * Nothing in the HTML could prove a visit, because caches give it to everybody.
 */
export const VIEW_PATH = '/beacon/begin';

/** Takes what browsers themselves report of pages, named in `Reporting-Endpoints`: a POST as the others. */
export const REPORTS_PATH = '/beacon/reports';

/** A longer message is refused. */
export const MAX_BEACON_BYTES = 8192;

/** A longer message of reports is refused: a browser sends those of a minute in one, each with the whole content policy. */
export const MAX_REPORTS_BYTES = 262_144;

/** A view counts for this long, in seconds. */
export const VIEW_SECONDS = 86_400;

/** Most faults of one view that count, all kinds together. */
export const MAX_FAULTS = 10;

/** Most adverts of one message: with the longest names they are half of what it may be. */
export const MAX_ADVERTS = 20;

/** Most releases on one page. */
export const MAX_PARTS = 16;

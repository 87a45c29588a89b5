/**
 * Ids of the JSON that `delivery` writes into the page, so that the shell starts without asking for it:
 * the site configuration, and the live pointers as a list.
 */
export const SITE_DATA_ID = 'tyso-site';
export const POINTERS_DATA_ID = 'tyso-pointers';

/** The answer of `api` that the page's first request would bring (`PreloadedResponse`). */
export const PRELOADED_RESPONSE_ID = 'tyso-answer';

/** What `delivery` wrote to be read, inside {@link ROOT_ID}: it stays on screen until a remote has drawn the same. */
export const FIRST_PAGE_ID = 'tyso-first-page';

/** The template with preloads of what the slots need; the shell puts them to use once the first content stands. */
export const LATER_FILES_ID = 'tyso-later';

/** The element the shell draws into. */
export const ROOT_ID = 'tyso-root';

/** Where a visitor's theme choice is kept, and the attribute of `<html>` that carries the theme drawn. */
export const THEME_STORAGE_KEY = 'theme';
export const THEME_ATTRIBUTE = 'data-theme';

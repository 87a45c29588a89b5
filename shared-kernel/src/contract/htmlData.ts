/**
 * Ids of the JSON that `delivery` writes into the page, so that the shell starts without asking for it:
 * the site configuration, and the live pointers as a list.
 */
export const SITE_DATA_ID = 'tyso-site';
export const POINTERS_DATA_ID = 'tyso-pointers';

/** The element the shell draws into. */
export const ROOT_ID = 'tyso-root';

/** Where a visitor's theme choice is kept, and the attribute of `<html>` that carries the theme drawn. */
export const THEME_STORAGE_KEY = 'theme';
export const THEME_ATTRIBUTE = 'data-theme';

/**
 * Ids of the JSON that `delivery` writes into the page, so that the shell starts without requests: the site
 * configuration, and the live pointers as a list.
 */
export const SITE_DATA_ID = 'tyso-site';
export const POINTERS_DATA_ID = 'tyso-pointers';

/** The answers of `api` to the page's first requests, as a list (`toPreloadedResponses`). */
export const PRELOADED_RESPONSES_ID = 'tyso-answers';

/**
 * The server-rendered HTML of a part, `page` or `slot:` with its name, which `delivery` wrote inside {@link ROOT_ID}; it stays on
 * screen until the app has rendered the same. The page's own has an id as well.
 */
export const FIRST_PART_ATTRIBUTE = 'data-first';
export const FIRST_PAGE_ID = 'tyso-first-page';

/**
 * On the HTML of a page that is not for this visitor, because of their choices or their zone: nothing of it is seen or
 * read but what its own rules make `visible` again, such as the shape of a board.
 */
export const BLANK_ATTRIBUTE = 'data-blank';

/** How many seconds the HTML is true from when the visitor asked for the page. */
export const VALID_FOR_ATTRIBUTE = 'data-valid-for';

/**
 * On the button that the visitor tapped last in what `delivery` wrote, with the time of it in milliseconds since the page
 * was asked for: the app's own is pressed when it takes its place.
 */
export const TAPPED_ATTRIBUTE = 'data-tapped';

/** The template with preloads for the slots; the shell activates them after the first content. */
export const LATER_FILES_ID = 'tyso-later';

/**
 * Storage key of the number that a browser has made once, as digits: it decides which candidates the browser takes. It is never
 * sent anywhere.
 */
export const BROWSER_NUMBER_KEY = 'tyso.browser';

/** The number is below this. */
export const BROWSER_NUMBERS = 2 ** 31;

/** The element that the shell renders into. */
export const ROOT_ID = 'tyso-root';

/** The board of a page that has one: the shell's way past all that stands above it leads there. */
export const BOARD_ID = 'board';

/**
 * In a board with an advert among its matches, lower than its beginning by the space that the advert has now: what is
 * below the advert stays as far from here.
 */
export const BOARD_ROWS_ID = 'board-rows';

/** Storage key of the visitor's theme choice, and the attribute of `<html>` with the theme in use. */
export const THEME_STORAGE_KEY = 'theme';
export const THEME_ATTRIBUTE = 'data-theme';

/** Storage key of the slots that had nothing to show, and the attribute of `<html>` with those that take no space. */
export const EMPTY_SLOTS_STORAGE_KEY = 'emptySlots';
export const EMPTY_SLOTS_ATTRIBUTE = 'data-empty-slots';

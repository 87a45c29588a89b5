/** The entries of the main menu in order; `text` is the key of their title. */
const MENU = [
  { text: 'live', path: '/', isReady: true },
  { text: 'results', path: '/ket-qua-bong-da', isReady: true },
  { text: 'fixtures', path: '/lich-thi-dau', isReady: true },
  { text: 'previews', path: '/nhan-dinh-bong-da', isReady: true },
  { text: 'odds', path: '/ty-le-keo-nha-cai', isReady: true },
  { text: 'tables', path: '/bang-xep-hang', isReady: true },
  { text: 'tips', path: '/tips', isReady: true },
  { text: 'bookmakers', path: '/top-nha-cai', isReady: true },
  { text: 'news', path: '/news', isReady: true },
  { text: 'euroOdds', path: '/ty-le-chau-au', isReady: false },
  { text: 'moreNews', path: '/tin-tuc', isReady: false },
] as const;

/** The search, which is beside the menu. */
export const SEARCH_PATH = '/tim-kiem';

export type MenuItem = (typeof MENU)[number];

/** An entry, or the space of one while the page does not know yet whether it may show it. */
export type OfferedItem = { item: MenuItem; isAwaited: boolean };

/**
 * The pages that are ready; bookmakers only where the site's settings allow betting adverts.
 *
 * @param isBettingOn `undefined` while unknown
 */
export function offeredItems(isBettingOn: boolean | undefined): OfferedItem[] {
  return MENU.filter((item) => item.isReady && (item.text !== 'bookmakers' || isBettingOn !== false)).map((item) => ({
    item,
    isAwaited: item.text === 'bookmakers' && isBettingOn === undefined,
  }));
}

/** How an entry relates to the page shown: the page itself, a parent (`/news` of `/news/12`), or neither. */
export type MenuPlace = 'here' | 'above' | 'elsewhere';

export function menuPlace(item: MenuItem, pathname: string): MenuPlace {
  const path = pathname.length > 1 ? pathname.replace(/\/+$/, '') : pathname;
  if (path === item.path) return 'here';
  return item.path !== '/' && path.startsWith(`${item.path}/`) ? 'above' : 'elsewhere';
}

/** Whether the site has a page at this address, even when its remote is unreachable. */
export function isOurPage(pathname: string): boolean {
  return pathname.replace(/\/+$/, '') === SEARCH_PATH || MENU.some((item) => menuPlace(item, pathname) !== 'elsewhere');
}

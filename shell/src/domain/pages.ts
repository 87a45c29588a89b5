/** The pages of the site (section 2 of the specification) by address pattern; `text` names title and description. */
export const PAGES = [
  { text: 'live', pattern: '/' },
  { text: 'results', pattern: '/ket-qua-bong-da' },
  { text: 'fixtures', pattern: '/lich-thi-dau' },
  { text: 'odds', pattern: '/ty-le-keo-nha-cai' },
  { text: 'previews', pattern: '/nhan-dinh-bong-da/*' },
  { text: 'tables', pattern: '/bang-xep-hang' },
  { text: 'tips', pattern: '/tips' },
  { text: 'bookmakers', pattern: '/top-nha-cai' },
  { text: 'euroOdds', pattern: '/ty-le-chau-au' },
  { text: 'moreNews', pattern: '/tin-tuc' },
  { text: 'news', pattern: '/news/*' },
] as const;

/** Pages that are still under construction (S9); `webpack.config.mjs` names them to `delivery`. */
export const PLACEHOLDER_PATHS: readonly string[] = ['/tips', '/ty-le-chau-au', '/tin-tuc'];

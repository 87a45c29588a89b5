/** Every REST path begins with this; the signature covers it. */
export const API_PREFIX = '/api';

/** Section 7 of the specification, without the prefix. */
export const REST_PATHS = {
  matchRange: '/match/range',
  match: '/match',
  post: '/post',
  banner: '/banner',
  appSetting: '/AppSetting',
  commentaries: '/Commentary',
  news: '/NewPost',
} as const;

/** The most matches a range answers with. */
export const MATCH_PAGE_SIZE = 5000;

/** The most matches that one `/match` names: a page asks for the few it tells of. */
export const MATCH_IDS_MOST = 20;

/** Items of a page of a list. */
export const LIST_PAGE_SIZE = 20;

/** Where the realtime hub stands. */
export const HUB_PATH = '/realtime';

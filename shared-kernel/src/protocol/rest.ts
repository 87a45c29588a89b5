/** Prefix of every REST path; the signature covers it. */
export const API_PREFIX = '/api';

/** The REST paths, without the prefix. */
export const REST_PATHS = {
  matchRange: '/match/range',
  match: '/match',
  matchHistory: '/match/history',
  pastResults: '/match/results',
  post: '/post',
  banner: '/banner',
  advert: '/advert',
  appSetting: '/AppSetting',
  standing: '/Standing',
  search: '/search',
  previews: '/Commentary',
  news: '/NewPost',
} as const;

/** Most matches in the answer of a range. */
export const MATCH_PAGE_SIZE = 5000;

/** Most matches in one request of `/match`: a page asks only for those in its notices. */
export const MATCH_IDS_MOST = 20;

/** Longest text of a search, in characters. */
export const SEARCH_TEXT_MOST = 100;

/** Most matches of a team's form. */
export const MATCH_FORM_MOST = 5;

/** Items of a page of a list. */
export const LIST_PAGE_SIZE = 20;

/** Path of the realtime hub. */
export const HUB_PATH = '/realtime';

import { matchPattern } from 'shared-kernel/contract/matchPattern';

/** The ranking of bookmakers, which the site's settings may close. */
const BOOKMAKERS = '/top-nha-cai/*';

/** @param path below the base path */
export function isBookmakersPage(path: string): boolean {
  return matchPattern(BOOKMAKERS, path) !== undefined;
}

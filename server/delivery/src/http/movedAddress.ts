import { matchPattern } from 'shared-kernel/contract/matchPattern';
import { findRoute, isClosed, type PageRoute } from '../page/routes';
import type { Live } from '../pointers/livePointers';

/** Of what a page does not read, in characters: more than a campaign's words, and short enough for a header. */
const LONGEST = 1000;

/**
 * Where a page that has moved stands. The visitor's query goes with them. Where the release names one, that has what the
 * page reads, and only the rest is added, such as a campaign's words: as encoded as they came, and none that is too long.
 *
 * @param search encoded, with its question mark
 */
export function movedAddress(to: string, search: string, query: PageRoute['query'] = {}): string {
  const mark = to.indexOf('?');
  if (mark < 0) return to + search;
  const read = new Set([...Object.keys(query), ...new URLSearchParams(to.slice(mark)).keys()]);
  const others = search
    .slice(1)
    .split('&')
    .filter((one) => one !== '' && !read.has(nameIn(one)))
    .join('&');
  return others === '' || others.length > LONGEST ? to : `${to}&${others}`;
}

function nameIn(parameter: string): string {
  return [...new URLSearchParams(parameter).keys()][0] ?? '';
}

/** Where a page of a remote that was removed leads to: nowhere when another has the address by now, or none the goal. */
export function movedTo(path: string, live: Live): string | undefined {
  if (isClosed(path, live)) return undefined;
  const [, to] = Object.entries(live.moved ?? {}).find(([pattern]) => matchPattern(pattern, path)) ?? [];
  return to !== undefined && findRoute(to.replace(/[?#].*$/s, ''), live) ? to : undefined;
}

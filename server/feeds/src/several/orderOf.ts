import type { NamedCompetition } from './createNames';

/** The place of a feed in a competition's order: the operator's, then that of `FEED`. */
export type OrderOf = (competition: NamedCompetition) => (feed: number) => number;

/** @param feeds as in `FEED` */
export function orderOf(feeds: readonly string[]): OrderOf {
  return ({ feeds: wanted }) => {
    const first = wanted.map((name) => feeds.indexOf(name)).filter((feed) => feed >= 0);
    return (feed) => (first.includes(feed) ? first.indexOf(feed) : first.length + feed);
  };
}

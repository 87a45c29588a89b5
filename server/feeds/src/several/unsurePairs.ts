import type { FeedFigure, UnsureMatch, UnsurePair } from '../provider';
import type { MergedBoard } from './createMergedBoard';
import type { Seen } from './createSightings';
import { NEAR } from './pairing';
import { likeness, plainTeam } from './plainName';

type Board = Pick<MergedBoard, 'groups' | 'ambiguous'>;

/** Kick-offs of one match that two feeds name differently, at most this far apart, in seconds. */
const SAME_TIME = 30 * 60;

/** Names at least this alike are asked about; with one name equal the other may differ more. */
const ALIKE = 0.5;
const ALIKE_BESIDE_EQUAL = 0.2;

/** @param feeds their names, as in `FEED` */
export function unsurePairs(board: Board, feeds: readonly string[]): UnsurePair[] {
  const alone = [...board.groups().values()].flatMap((group) => (group.length === 1 ? group : []));
  const inOrder = alone.sort((a, b) => a.kickOff - b.kickOff || a.feed - b.feed || a.id - b.id);
  const pairs: UnsurePair[] = [];
  for (const [index, one] of inOrder.entries()) {
    for (let next = index + 1; next < inOrder.length; next++) {
      const other = inOrder[next];
      if (!other || other.kickOff - one.kickOff > NEAR) break;
      const why = other.feed === one.feed ? undefined : whyUnsure(one, other);
      if (why) pairs.push({ one: told(one, feeds), other: told(other, feeds), why });
    }
  }
  return pairs;
}

function whyUnsure(one: Seen, other: Seen): string | undefined {
  if (one.place === other.place) return 'a feed has two such matches';
  if (other.kickOff - one.kickOff > SAME_TIME) return undefined;
  const home = alike(one.home, other.home);
  const away = alike(one.away, other.away);
  if (Math.min(home, away) < ALIKE && !(Math.max(home, away) === 1 && Math.min(home, away) >= ALIKE_BESIDE_EQUAL)) {
    return alike(one.home, other.away) === 1 && alike(one.away, other.home) === 1
      ? 'home and away are reversed'
      : undefined;
  }
  return one.match.competition_id === other.match.competition_id ? 'other names of teams' : 'another competition';
}

const alike = (one: string, other: string) => likeness(plainTeam(one), plainTeam(other));

function told({ feed, competition, home, away, kickOff }: Seen, feeds: readonly string[]): UnsureMatch {
  return { feed: feeds[feed] ?? '', country: competition.country, competition: competition.name, home, away, kickOff };
}

/** Tells each pair once. */
export type UnsureList = {
  news(board: Board): string[];
  pairs(board: Board): readonly UnsurePair[];
  /** As of the last news. */
  figure(): FeedFigure;
};

export function createUnsureList(feeds: readonly string[]): UnsureList {
  const told = new Set<string>();
  let latest: readonly UnsurePair[] = [];
  return {
    news(board) {
      latest = unsurePairs(board, feeds);
      const news = latest.map(unsureWords).filter((words) => !told.has(words));
      for (const words of news) told.add(words);
      return news;
    },
    pairs: (board) => unsurePairs(board, feeds),
    figure: () => ({ name: 'unsure_pairs', feed: 'several', what: '', value: latest.length }),
  };
}

/** A pair in one line. */
export function unsureWords({ one, other, why }: UnsurePair): string {
  return `Maybe one match, shown twice (${why}): ${named(one)}, and ${named(other)}. A line in FEED_TABLE joins them`;
}

function named({ feed, country, competition, home, away, kickOff }: UnsureMatch): string {
  return `${feed}: ${home} – ${away} (${competition}, ${country}) at ${new Date(kickOff * 1000).toISOString()}`;
}

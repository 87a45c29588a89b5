import type { FeedFigure, UnsureMatch, UnsurePair } from '../provider';
import type { MergedBoard } from './createMergedBoard';
import type { Seen } from './createSightings';
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
  const pair = (one: Seen, other: Seen, why: string) => ({
    one: toUnsureMatch(one, feeds),
    other: toUnsureMatch(other, feeds),
    why,
  });
  const doubled = board.ambiguous().flatMap((cluster) => {
    const [first] = cluster;
    const other = cluster.find(({ feed }) => feed !== first?.feed);
    return first && other ? [pair(first, other, 'a feed has two such matches')] : [];
  });
  return [...doubled, ...alike(alone).map(([one, other, why]) => pair(one, other, why))];
}

type Named = { seen: Seen; home: string; away: string; beginnings: ReadonlySet<string> };

/** Names are as they are compared; their beginnings find those that are worth a comparison. */
function named(seen: Seen): Named {
  const [home, away] = [plainTeam(seen.home), plainTeam(seen.away)];
  const words = (side: string, name: string) => name.split(' ').map((word) => `${side}${word.slice(0, 3)}`);
  return { seen, home, away, beginnings: new Set([...words('home ', home), ...words('away ', away)]) };
}

/** Matches of two feeds at about the same time with names that are alike, and why they are two. */
function alike(alone: readonly Seen[]): [Seen, Seen, string][] {
  const inOrder = [...alone].sort((a, b) => a.kickOff - b.kickOff || a.feed - b.feed || a.id - b.id).map(named);
  return inOrder.flatMap((one, index) => {
    const found: [Seen, Seen, string][] = [];
    for (let next = index + 1; next < inOrder.length; next++) {
      const other = inOrder[next];
      if (!other || other.seen.kickOff - one.seen.kickOff > SAME_TIME) break;
      const why = other.seen.feed === one.seen.feed ? undefined : whyUnsure(one, other);
      if (why) found.push([one.seen, other.seen, why]);
    }
    return found;
  });
}

function whyUnsure(one: Named, other: Named): string | undefined {
  if (one.seen.place === other.seen.place) return undefined;
  if (one.home === other.away && one.away === other.home) return 'home and away are reversed';
  if (![...one.beginnings].some((beginning) => other.beginnings.has(beginning))) return undefined;
  const home = likeness(one.home, other.home);
  const away = likeness(one.away, other.away);
  const isAlike = Math.min(home, away) >= (Math.max(home, away) === 1 ? ALIKE_BESIDE_EQUAL : ALIKE);
  if (!isAlike) return undefined;
  return one.seen.match.competition_id === other.seen.match.competition_id
    ? 'other names of teams'
    : 'another competition';
}

function toUnsureMatch({ feed, competition, home, away, kickOff }: Seen, feeds: readonly string[]): UnsureMatch {
  return { feed: feeds[feed] ?? '', country: competition.country, competition: competition.name, home, away, kickOff };
}

/** Reports each pair once, as long as it is there. */
export type UnsureList = {
  news(board: Board): string[];
  pairs(board: Board): readonly UnsurePair[];
  /** The number of pairs at the last news. */
  figure(): FeedFigure;
};

export function createUnsureList(feeds: readonly string[]): UnsureList {
  let reported: ReadonlySet<string> = new Set();
  let latest: readonly UnsurePair[] = [];
  return {
    news(board) {
      latest = unsurePairs(board, feeds);
      const words = latest.map(unsureWords);
      const news = words.filter((one) => !reported.has(one));
      reported = new Set(words);
      return news;
    },
    pairs: (board) => unsurePairs(board, feeds),
    figure: () => ({ name: 'unsure_pairs', feed: 'several', what: '', value: latest.length }),
  };
}

/** A pair in one line. */
export function unsureWords({ one, other, why }: UnsurePair): string {
  return `Maybe one match, shown twice (${why}): ${worded(one)}, and ${worded(other)}. A line in FEED_TABLE joins them`;
}

function worded({ feed, country, competition, home, away, kickOff }: UnsureMatch): string {
  return `${feed}: ${home} – ${away} (${competition}, ${country}) at ${new Date(kickOff * 1000).toISOString()}`;
}

/** What an operator reads of pairs that are not sure, each with what may stand in the table of names. */
export function listPairs(pairs: readonly UnsurePair[]): string[] {
  if (pairs.length === 0) return ['No match is in doubt.'];
  return pairs.flatMap((pair) => [unsureWords(pair), ...suggestions(pair).map((line) => `    ${line}`)]);
}

/** Entries that would join the two, if they are one. */
function suggestions({ one, other, why }: UnsurePair): string[] {
  const named = (name: string, country: string, also: string) => JSON.stringify({ name, country, also: [also] });
  if (why === 'another competition') {
    return [`"competitions": [${named(one.competition, one.country, other.competition)}]`];
  }
  if (why !== 'other names of teams') return [];
  const teams = [
    [one.home, other.home],
    [one.away, other.away],
  ].flatMap(([name = '', also = '']) => (name === also ? [] : [named(name, one.country, also)]));
  return [`"teams": [${teams.join(', ')}]`];
}

import { LRUCache } from 'lru-cache';
import type { Picture } from './drawInRounds';
import type { FirstPicture } from './firstPicture';
import type { Limits } from './limits';

/** A picture with the time at which it was drawn, in milliseconds. */
export type Kept = Picture & { readonly at: number };

/** What is known of a key. */
export type Known = {
  /** When its last drawing ended, well or not. */
  readonly triedAt: number;
  readonly last: Kept | undefined;
  /** The last one that had all its answers. */
  readonly whole: Kept | undefined;
  /** Since when drawings have said that what `whole` shows is gone. */
  readonly goneSince: number | undefined;
};

export type Pictures = {
  of(key: string): Known | undefined;
  /** Takes the end of a drawing. @param picture `undefined` when it failed */
  keep(key: string, picture: Picture | undefined): Known;
  /** The best that may still be shown: a whole one before one that lacks answers, even if it is older. */
  best(known: Known | undefined): Kept | undefined;
};

/** Beside HTML and styles: keys, times, the list itself. */
const OVERHEAD = 500;

/** The last pictures of each key, bounded together. @param now milliseconds of a clock that never jumps */
export function createPictures({ cacheBytes, staleIfFailed, goneConfirmed }: Limits, now: () => number): Pictures {
  const pictures = new LRUCache<string, Known>({ maxSize: cacheBytes, sizeCalculation: sizeOf });
  /** How old a picture may be: one that is wrong by itself after some time is not sent after that. */
  const longestOf = ({ drawn }: Kept) => Math.min(staleIfFailed, (drawn?.validFor ?? Number.POSITIVE_INFINITY) * 1000);

  return {
    of: (key) => pictures.get(key),
    keep(key, picture) {
      const before = pictures.get(key);
      const triedAt = now();
      const last = picture ? { ...picture, at: triedAt } : before?.last;
      const goneSince = picture?.isWhole ? sinceWhen(picture, before, triedAt) : before?.goneSince;
      const isBelieved = goneSince === undefined || triedAt - goneSince >= goneConfirmed;
      const known = { triedAt, last, whole: picture?.isWhole && isBelieved ? last : before?.whole, goneSince };
      pictures.set(key, known);
      return known;
    },
    best: (known) => [known?.whole, known?.last].find((kept) => kept && now() - kept.at <= longestOf(kept)),
  };
}

/** An `api` that starts may answer 404 for a moment; only a 404 that lasts is believed. */
function sinceWhen(picture: Picture, before: Known | undefined, now: number): number | undefined {
  const wasThere = before?.whole !== undefined && !isGone(before.whole);
  return wasThere && isGone(picture) ? (before.goneSince ?? now) : undefined;
}

function isGone({ drawn }: Picture): boolean {
  return drawn === undefined || drawn.page?.status === 404;
}

function sizeOf({ last, whole }: Known, key: string): number {
  const kept = last === whole ? [last] : [last, whole];
  return kept.reduce((size, one) => size + lengthOf(one?.drawn), OVERHEAD + 2 * key.length);
}

/** Bytes: Vietnamese texts take two for each character. What is said besides is bounded, and mostly short. */
function lengthOf(drawn: FirstPicture | undefined): number {
  if (!drawn) return 0;
  const responses = drawn.responses.length > 0 ? JSON.stringify(drawn.responses).length : 0;
  return 2 * (drawn.html.length + drawn.css.length + responses);
}

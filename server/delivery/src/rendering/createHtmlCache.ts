import { LRUCache } from 'lru-cache';
import type { PageRequest } from 'shared-kernel/contract/serverEntry';
import { type EntryFile, fileKey } from './entryFile';
import type { Limits } from './limits';
import type { RenderResult, ServerHtml } from './renderInRounds';

/** HTML with the time at which it was rendered, in milliseconds. */
export type Kept = RenderResult & { readonly at: number };

/** What is known of a key. */
export type Known = {
  /** When its last rendering ended, well or not. */
  readonly triedAt: number;
  readonly last: Kept | undefined;
  /** The last one that had all its answers. */
  readonly complete: Kept | undefined;
  /** Since when renderings have said that what `complete` shows is gone. */
  readonly goneSince: number | undefined;
};

export type HtmlCache = {
  of(key: string): Known | undefined;
  /** Takes the end of a rendering. @param result `undefined` when it failed */
  keep(key: string, result: RenderResult | undefined): Known;
  /** The best that may still be shown: a complete one before one that lacks answers, even if it is older. */
  best(known: Known | undefined): Kept | undefined;
};

/** Beside HTML and styles: keys, times, the list itself. */
const OVERHEAD = 500;

/** The last HTML of each key, bounded together. @param now milliseconds of a clock that never jumps */
export function createHtmlCache(
  { cacheBytes, staleIfFailedMs, goneConfirmedMs }: Limits,
  now: () => number,
): HtmlCache {
  const cache = new LRUCache<string, Known>({ maxSize: cacheBytes, sizeCalculation: sizeOf });
  /** How old HTML may be: one that is wrong by itself after some time is not sent after that. */
  const longestOf = ({ rendered }: Kept) =>
    Math.min(staleIfFailedMs, (rendered?.validFor ?? Number.POSITIVE_INFINITY) * 1000);

  return {
    of: (key) => cache.get(key),
    keep(key, result) {
      const before = cache.get(key);
      const triedAt = now();
      const last = result ? { ...result, at: triedAt } : before?.last;
      const goneSince = result?.hasAllAnswers ? sinceWhen(result, before, triedAt) : before?.goneSince;
      const isBelieved = goneSince === undefined || triedAt - goneSince >= goneConfirmedMs;
      const complete = result?.hasAllAnswers && isBelieved ? last : before?.complete;
      const known = { triedAt, last, complete, goneSince };
      cache.set(key, known);
      return known;
    },
    best: (known) => [known?.complete, known?.last].find((kept) => kept && now() - kept.at <= longestOf(kept)),
  };
}

/** An `api` that starts may answer 404 for a moment; only a 404 that lasts is believed. */
function sinceWhen(result: RenderResult, before: Known | undefined, now: number): number | undefined {
  const wasThere = before?.complete !== undefined && !isGone(before.complete);
  return wasThere && isGone(result) ? (before.goneSince ?? now) : undefined;
}

function isGone({ rendered }: RenderResult): boolean {
  return rendered === undefined || rendered.page?.status === 404;
}

function sizeOf({ last, complete }: Known, key: string): number {
  const kept = last === complete ? [last] : [last, complete];
  return kept.reduce((size, one) => size + lengthOf(one?.rendered), OVERHEAD + 2 * key.length);
}

/** Bytes: Vietnamese texts take two for each character. What is said besides is bounded, and mostly short. */
function lengthOf(rendered: ServerHtml | undefined): number {
  if (!rendered) return 0;
  const responses = rendered.responses.length > 0 ? JSON.stringify(rendered.responses).length : 0;
  return 2 * (rendered.html.length + rendered.css.length + responses);
}

/**
 * Requests of one key share their HTML. It has all that a rendering may depend on, the path included: a visitor's odd
 * spelling of an address must not be in the HTML of the next. Time is not in it; site and zone do not change.
 */
export function renderKey(file: EntryFile, { part, path, params, search }: PageRequest): string {
  return JSON.stringify([fileKey(file), part, path, sorted(params), sorted(search)]);
}

function sorted(record: Readonly<Record<string, string>>): [string, string][] {
  return Object.entries(record).sort(([a], [b]) => (a < b ? -1 : 1));
}

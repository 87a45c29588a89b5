import { createHash } from 'node:crypto';
import type { Report } from 'shared-kernel/decode/decode';
import type { Http } from 'shared-kernel/http/signedFetcher';
import * as v from 'valibot';
import { fetchReading, type PictureSite } from './fetchReading';
import type { Reading } from './reading';
import type { ReadingAddress } from './readingAddress';
import { createShortMemory } from './shortMemory';

/** What was read, and what tells it apart from everything else that may be read: a page made of the same need not be made anew. */
export type Found = {
  readonly reading: Reading;
  readonly fingerprint: string;
  /** Unix seconds. */
  readonly readAt: number;
};

export type Reader = {
  /** Whether the answer is known already, so that `read` asks nobody. */
  isKnown(address: ReadingAddress): boolean;
  /**
   * `undefined` when `api` is too slow or away: the page then goes out without, at once.
   *
   * @param onNothing told, at once or later, when `api` was asked and knows of no such thing
   */
  read(address: ReadingAddress, onNothing: () => void): Promise<Found | undefined>;
  /** What was read a short while ago, for whoever may not ask anew; `undefined` when nothing is remembered. */
  remembered(address: ReadingAddress): Promise<Found | undefined> | undefined;
};

/** A visitor waits this long for `api` and no longer; the app can ask by itself. */
const PATIENCE_MS = 300;

/** An article that was just published shows after this long; a burst asks `api` once in it. */
const FRESH_MS = 2_000;

/** And so long more, while the next answer is on its way. */
const STANDS_IN_MS = 2_000;

/** What stands in where nothing may be asked is no older than this. */
const REMEMBERED_MS = 60_000;

const MOST_HELD = 500;

/** Questions to `api` at a time; it answers thousands a second, so that whoever comes with more has come too fast. */
const MOST_ASKING = 64;

/** Relative times ("2 phút trước") grow old. */
const MINUTE = 60;

/** Asks `api` for what stands at an address. */
export function createReader(http: Http, site: PictureSite, report: Report): Reader {
  const memory = createShortMemory<Found | undefined>({
    freshMs: FRESH_MS,
    standsInMs: STANDS_IN_MS,
    patienceMs: PATIENCE_MS,
    most: MOST_HELD,
  });
  let asking = 0;

  async function ask(address: ReadingAddress, onNothing: () => void): Promise<Found | undefined> {
    if (asking >= MOST_ASKING) return undefined;
    asking += 1;
    try {
      const reading = await fetchReading(address, { http, site, report });
      if (reading === undefined || reading.kind === 'missing') onNothing();
      return reading && foundNow(reading);
    } catch (error) {
      // That `api` is away is said elsewhere; that it says something odd is not.
      if (!isAway(error)) report(error instanceof Error ? error : new Error(String(error)));
      return undefined;
    } finally {
      asking -= 1;
    }
  }

  return {
    isKnown: (address) => cannotBe(address) || memory.isFresh(keyOf(address)),
    async read(address, onNothing) {
      if (cannotBe(address)) return ask(address, () => {});
      return memory.get(keyOf(address), () => ask(address, onNothing));
    },
    remembered: (address) => memory.last(keyOf(address), REMEMBERED_MS),
  };
}

/** What `api` is asked for. An article is the same under all its slugs. */
function keyOf(address: ReadingAddress): string {
  return address.kind === 'list'
    ? address.of
    : JSON.stringify([address.kind === 'match' ? '' : address.of, address.id]);
}

function cannotBe(address: ReadingAddress): boolean {
  return address.kind === 'article' && address.id === undefined;
}

function foundNow(reading: Reading): Found {
  const readAt = Math.floor(Date.now() / 1000);
  const minute = reading.kind === 'list' ? Math.floor(readAt / MINUTE) : 0;
  return { reading, readAt, fingerprint: hashOf([reading, minute]) };
}

const awaySchema = v.object({ name: v.literal('HttpError') });

function isAway(error: unknown): boolean {
  return v.is(awaySchema, error);
}

function hashOf(value: unknown): string {
  return createHash('sha256').update(JSON.stringify(value)).digest('base64url');
}

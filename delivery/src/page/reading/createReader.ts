import { createHash } from 'node:crypto';
import type { Report } from 'shared-kernel/decode/decode';
import type { Http } from 'shared-kernel/http/signedFetcher';
import * as v from 'valibot';
import { fetchReading } from './fetchReading';
import type { Reading } from './reading';
import type { ReadingAddress } from './readingAddress';
import { createShortMemory } from './shortMemory';

/** What was read, and what tells it apart from what was read before: a page made of the same need not be made anew. */
export type Found = {
  readonly key: string;
  readonly reading: Reading;
  readonly fingerprint: string;
  /** Unix seconds. */
  readonly readAt: number;
};

export type Reader = {
  /** `undefined` when `api` is too slow or away: the page then goes out without, at once. */
  read(address: ReadingAddress): Promise<Found | undefined>;
};

/** A visitor waits this long for `api` and no longer; the app can ask by itself. */
const PATIENCE_MS = 300;

/** An article that was just published shows after this long; a burst asks `api` once in it. */
const FRESH_MS = 2_000;

const MOST_HELD = 300;

/** Relative times ("2 phút trước") grow old. */
const MINUTE = 60;

/** Asks `api` for what stands at an address. */
export function createReader(http: Http, report: Report): Reader {
  const memory = createShortMemory<Found | undefined>({ freshMs: FRESH_MS, patienceMs: PATIENCE_MS, most: MOST_HELD });

  async function ask(key: string, address: ReadingAddress): Promise<Found | undefined> {
    try {
      const reading = await fetchReading(address, http, report);
      if (!reading) return undefined;
      const readAt = Math.floor(Date.now() / 1000);
      const minute = reading.kind === 'list' ? Math.floor(readAt / MINUTE) : 0;
      return { key, reading, readAt, fingerprint: hashOf([reading, minute]) };
    } catch (error) {
      // That `api` is away is said elsewhere; that it says something odd is not.
      if (!isAway(error)) report(error instanceof Error ? error : new Error(String(error)));
      return undefined;
    }
  }

  return {
    read(address) {
      const key = JSON.stringify(address);
      return memory.get(key, () => ask(key, address));
    },
  };
}

const awaySchema = v.object({ name: v.literal('HttpError') });

function isAway(error: unknown): boolean {
  return v.is(awaySchema, error);
}

function hashOf(value: unknown): string {
  return createHash('sha256').update(JSON.stringify(value)).digest('base64url');
}

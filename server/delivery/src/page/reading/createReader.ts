import { createHash } from 'node:crypto';
import type { Report } from 'shared-kernel/decode/decode';
import { toError } from 'shared-kernel/decode/toError';
import type { Http } from 'shared-kernel/http/createSignedFetcher';
import * as v from 'valibot';
import { createShortMemory } from './createShortMemory';
import { fetchReading, type PictureSite } from './fetchReading';
import type { Reading } from './reading';
import type { ReadingAddress } from './readingAddress';

/** Content, and a key that identifies it: a page of the same content need not be rendered again. */
export type Found = {
  readonly reading: Reading;
  readonly fingerprint: string;
  /** Unix seconds. */
  readonly readAt: number;
};

export type Reader = {
  /** Whether the answer is cached, so that `read` makes no request. */
  isKnown(address: ReadingAddress): boolean;
  /**
   * `undefined` when `api` is too slow or down: the page is then sent without content.
   *
   * @param onNothing called, at once or later, when `api` reports that there is no such content
   */
  read(address: ReadingAddress, onNothing: () => void): Promise<Found | undefined>;
  /** The last content for an address over its limit; `undefined` when none is cached. */
  remembered(address: ReadingAddress): Promise<Found | undefined> | undefined;
};

/** The longest wait for `api`; after that the app requests the content itself. */
const PATIENCE_MS = 300;

/** A new article appears after this long; a burst makes one request in it. */
const FRESH_MS = 2_000;

/** How much longer an answer is used while the next one loads. */
const STANDS_IN_MS = 2_000;

/** The oldest answer to use for an address over its limit. */
const REMEMBERED_MS = 60_000;

const MOST_HELD = 500;

/** Concurrent requests to `api`. It answers thousands a second, so more than this is a flood. */
const MOST_ASKING = 64;

/** Relative times ("2 phút trước") change. */
const MINUTE = 60;

/** Requests the content of an address from `api`. */
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
      // An absent `api` is reported elsewhere; a wrong answer is reported here.
      if (!isAway(error)) report(toError(error));
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

/** The key of a request. An article is the same under all its slugs. */
function keyOf(address: ReadingAddress): string {
  switch (address.kind) {
    case 'list':
      return address.of;
    case 'article':
      return JSON.stringify([address.of, address.id]);
    case 'match':
      return JSON.stringify(['', address.id]);
  }
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

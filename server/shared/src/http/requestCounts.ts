import type { FastifyRateLimitStore } from '@fastify/rate-limit';
import { LRUCache } from 'lru-cache';

/** Most addresses to count; the least recently seen is dropped first. */
const MAX_ADDRESSES = 50_000;

type Done = Parameters<FastifyRateLimitStore['incr']>[1];

/**
 * Counts requests by address for `@fastify/rate-limit`, by a monotonic clock. The library's own store reads the wall clock: when that was
 * ahead and is set right, a window that began meanwhile lasts until the wrong time comes.
 */
export class RequestCounts implements FastifyRateLimitStore {
  // A cache with a `max` takes the memory and the time for all of them at once, which each start of a server would pay.
  readonly #counts = new LRUCache<string, { current: number }>({ maxSize: MAX_ADDRESSES, sizeCalculation: () => 1 });

  incr(address: string, done: Done, windowMs: number): void {
    const known = this.#counts.get(address);
    if (known) known.current += 1;
    else this.#counts.set(address, { current: 1 }, { ttl: windowMs });
    this.read(address, done);
  }

  read(address: string, done: Done): void {
    const { current = 0 } = this.#counts.get(address) ?? {};
    done(null, { current, ttl: current === 0 ? 0 : this.#counts.getRemainingTTL(address) });
  }

  child(): RequestCounts {
    return new RequestCounts();
  }
}

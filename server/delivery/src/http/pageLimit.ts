import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest } from 'fastify';

/** Addresses that are counted at a time; the one that was new longest ago goes first. */
const MOST_ADDRESSES = 50_000;

const TEN_SECONDS_MS = 10_000;

/** So many pages made anew stand against one at which nothing is there: people open what exists, attacks make numbers up. */
const PAGES_FOR_EACH_IN_VAIN = 10;

export type PageLimit = {
  /** Counts a page that is about to be made anew: 0 when it may be, else the seconds until the address may have others made. */
  count(request: FastifyRequest): Promise<number>;
  /** Counts one for which was asked in vain. */
  countInVain(request: FastifyRequest): void;
};

/**
 * Lets an address have so many pages made anew in ten seconds, a tenth of them in vain. Pages from memory are nobody's cost and
 * never counted, so that thousands may share one address behind their phone company and look at the same night's pages. An IPv6
 * network (/64) counts as one address.
 *
 * @param most 0 lets everybody have as many as they like
 */
export async function limitPages(app: FastifyInstance, most: number): Promise<PageLimit> {
  if (most === 0) return { count: async () => 0, countInVain: () => {} };
  await app.register(rateLimit, { global: false, timeWindow: TEN_SECONDS_MS, cache: MOST_ADDRESSES });
  const asked = app.createRateLimit({ max: most });
  const inVain = app.createRateLimit({ max: Math.ceil(most / PAGES_FOR_EACH_IN_VAIN) });
  return {
    async count(request) {
      const vain = await inVain(request, { increment: false });
      if (!vain.isAllowed && vain.remaining === 0) return vain.ttlInSeconds;
      const counted = await asked(request);
      return !counted.isAllowed && counted.isExceeded ? counted.ttlInSeconds : 0;
    },
    countInVain(request) {
      void inVain(request);
    },
  };
}

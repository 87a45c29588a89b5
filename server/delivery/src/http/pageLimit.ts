import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { RequestCounts } from 'server-shared/http/requestCounts';

const TEN_SECONDS_MS = 10_000;

/** Rendered pages per futile one: people open what exists, attacks make numbers up. */
const PAGES_FOR_EACH_IN_VAIN = 10;

export type PageLimit = {
  /**
   * Counts a page before it is rendered.
   *
   * @returns the seconds to wait, 0 when it may be rendered, and the address that it was counted for
   */
  count(request: FastifyRequest): Promise<{ readonly waits: number; readonly address: string }>;
  /** Counts a request for a page that does not exist. */
  countInVain(request: FastifyRequest): void;
};

/**
 * Limits the pages that are rendered for an address in ten seconds; a tenth of them may be futile. Cached pages cost
 * nothing and never count, so thousands of visitors may share the address of their phone company and read the same
 * night's pages. An IPv6 network (/64) counts as one address.
 *
 * @param most 0 removes the limit
 */
export async function limitPages(app: FastifyInstance, most: number): Promise<PageLimit> {
  await app.register(rateLimit, { global: false, timeWindow: TEN_SECONDS_MS, store: RequestCounts });
  const max = most || Number.MAX_SAFE_INTEGER;
  const asked = app.createRateLimit({ max });
  const inVain = app.createRateLimit({ max: Math.ceil(max / PAGES_FOR_EACH_IN_VAIN) });
  return {
    async count(request) {
      const vain = await inVain(request, { increment: false });
      if (!vain.isAllowed && vain.remaining === 0) return { waits: vain.ttlInSeconds, address: vain.key };
      const counted = await asked(request);
      const waits = !counted.isAllowed && counted.isExceeded ? counted.ttlInSeconds : 0;
      return { waits, address: counted.key };
    },
    countInVain(request) {
      void inVain(request);
    },
  };
}

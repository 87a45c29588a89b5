import type { FastifyInstance } from 'fastify';
import { RELEASE_FIGURES_PATH, type ReleasesAnswer } from 'server-shared/releases/releaseFigures';
import type { Store } from '../store/store';
import { figuresOf } from './countNames';
import type { ReleaseTally } from './createReleaseTally';

/** How far back it looks, in minutes: all that the store keeps. */
const LOOKS_BACK = 14 * 1440;

export type ReleaseFiguresParts = {
  store: Pick<Store, 'releaseCounts'>;
  tally: Pick<ReleaseTally, 'write'>;
  /** Server time in unix seconds. */
  now: () => number;
};

/**
 * What each release was for its visitors, of the last fourteen days. Requests through a proxy get a 404: the figures
 * are not for visitors. What this node has counted is written first.
 */
export function registerReleaseFigures(app: FastifyInstance, { store, tally, now }: ReleaseFiguresParts): void {
  app.get(RELEASE_FIGURES_PATH, { schema: { hide: true } }, async ({ headers }, reply) => {
    if (headers['x-forwarded-for'] !== undefined) return reply.callNotFound();
    await tally.write();
    const sinceMinute = Math.floor(now() / 60) - LOOKS_BACK;
    const releases = (await store.releaseCounts(sinceMinute)).map(figuresOf);
    const data: ReleasesAnswer = { since: sinceMinute * 60, releases };
    return reply.header('cache-control', 'no-store').send({ data });
  });
}

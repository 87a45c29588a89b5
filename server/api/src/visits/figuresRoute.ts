import type { FastifyInstance } from 'fastify';
import { RELEASE_FIGURES_PATH, type ReleasesAnswer } from 'server-shared/releases/releaseFigures';
import { decode } from 'shared-kernel/decode/decode';
import { numeric, optional } from 'shared-kernel/decode/fields';
import * as v from 'valibot';
import { ApiError } from '../http/apiError';
import type { Store } from '../store/store';
import { figuresOf } from './countNames';
import type { ReleaseTally } from './createReleaseTally';

const querySchema = v.object({
  since: optional(v.pipe(numeric, v.minValue(0, 'unix seconds'))),
});

/** How far back it looks, in minutes: all that the store keeps. */
const LOOKS_BACK = 14 * 1440;

export type ReleaseFiguresParts = {
  store: Pick<Store, 'releaseCounts'>;
  tally: Pick<ReleaseTally, 'write'>;
  /** Server time in unix seconds. */
  now: () => number;
};

/**
 * What each release was for its visitors, of the last fourteen days or since the minute of a time, `?since=` in unix
 * seconds. What this node has counted is written first; while that fails the answer is 503.
 */
export function registerReleaseFigures(app: FastifyInstance, { store, tally, now }: ReleaseFiguresParts): void {
  app.get(RELEASE_FIGURES_PATH, { schema: { hide: true } }, async ({ query }, reply) => {
    const { since } = decode(querySchema, query, 'query');
    // Whoever judges releases by them must not take old figures for new ones.
    if (!(await tally.write())) throw new ApiError(503, 'unavailable', 'What was counted cannot be stored: try again');
    const sinceMinute = Math.max(Math.floor((since ?? 0) / 60), Math.floor(now() / 60) - LOOKS_BACK);
    const releases = (await store.releaseCounts(sinceMinute)).map(figuresOf);
    const data: ReleasesAnswer = { since: sinceMinute * 60, releases };
    return reply.header('cache-control', 'no-store').send({ data });
  });
}

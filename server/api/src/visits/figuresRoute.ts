import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ReleaseFigures, ReleasesAnswer } from 'server-shared/releases/releaseFigures';
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

export type ReleaseFiguresDeps = {
  store: Pick<Store, 'releaseCounts'>;
  tally: Pick<ReleaseTally, 'write'>;
  /** Server time in unix seconds. */
  now: () => number;
};

/** Whoever judges releases by figures must not take old ones for new ones. */
export function createFiguresReader({ store, tally }: Omit<ReleaseFiguresDeps, 'now'>) {
  return async (since: number, before?: number): Promise<ReleaseFigures[]> => {
    if (!(await tally.write())) throw new ApiError(503, 'unavailable', 'What was counted cannot be stored: try again');
    const [first, end] = [since, before].map((time) => time && Math.floor(time / 60));
    return (await store.releaseCounts(first ?? 0, end)).map(figuresOf);
  };
}

/**
 * What each release was for its visitors, of the last fourteen days or since the minute of a time, `?since=` in unix
 * seconds. What this node has counted is written first; while that fails the answer is 503.
 */
export function figuresRoute(deps: ReleaseFiguresDeps) {
  const read = createFiguresReader(deps);
  return async ({ query }: FastifyRequest, reply: FastifyReply) => {
    const { since } = decode(querySchema, query, 'query');
    const sinceMinute = Math.max(Math.floor((since ?? 0) / 60), Math.floor(deps.now() / 60) - LOOKS_BACK);
    const releases = await read(sinceMinute * 60);
    const data: ReleasesAnswer = { since: sinceMinute * 60, releases };
    return reply.header('cache-control', 'no-store').send({ data });
  };
}

/** How many page loads a remote had within the hour; nothing where what was counted cannot be stored. */
export async function viewsWithinHour(
  remote: string,
  { store, tally, now }: ReleaseFiguresDeps,
): Promise<number | undefined> {
  if (!(await tally.write())) return undefined;
  const counted = await store.releaseCounts(Math.floor(now() / 60) - 60);
  return counted.reduce((sum, one) => sum + (one.remote === remote ? (one.counts.views ?? 0) : 0), 0);
}

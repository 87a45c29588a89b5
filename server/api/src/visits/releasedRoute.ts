import type { FastifyInstance } from 'fastify';
import { WITHDRAWN_PATH } from 'server-shared/releases/withdrawnPath';
import { DecodeError } from 'shared-kernel/decode/decode';
import { decodeReleased, type Released } from 'shared-kernel/protocol/released';
import { ApiError } from '../http/apiError';
import type { Store } from '../store/store';

export type ReleasedParts = {
  store: Pick<Store, 'addWithdrawn'>;
  /** Server time in unix seconds. */
  now: () => number;
};

/** Hears from `delivery` that a release was withdrawn. */
export function registerReleased(app: FastifyInstance, { store, now }: ReleasedParts): void {
  app.post(WITHDRAWN_PATH, { schema: { hide: true } }, async ({ body }, reply) => {
    await store.addWithdrawn(readBody(body), Math.floor(now()));
    return reply.code(204).header('cache-control', 'no-store').send();
  });
}

function readBody(body: unknown): Released {
  try {
    return decodeReleased(body);
  } catch (error) {
    throw error instanceof DecodeError ? new ApiError(400, 'bad_request', error.message) : error;
  }
}

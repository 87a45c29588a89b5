import type { FastifyInstance } from 'fastify';
import { DRAWN_PATH, drawnOrderSchema } from 'server-shared/releases/drawn';
import { decode } from 'shared-kernel/decode/decode';
import { partKey } from 'shared-kernel/protocol/partKey';
import type { Store } from '../store/store';
import { allow } from './callers';

type Deps = {
  store: Pick<Store, 'addReleaseCounts'>;
  /** Whether there is such a release. */
  isKnown: (part: { remote: string; release: string }) => boolean;
  /** Server time in unix seconds. */
  now: () => number;
};

/** Hears from `delivery` how candidates were drawn: one more count, by which they are judged. */
export function registerDrawn(app: FastifyInstance, { store, isKnown, now }: Deps): void {
  app.register(async (scope) => {
    allow(scope, 'servers', 'operator');
    scope.post(DRAWN_PATH, async ({ body }) => {
      const minute = Math.floor(now() / 60);
      const known = new Map(decode(drawnOrderSchema, body).counts.map((one) => [partKey(one), one])).values();
      await store.addReleaseCounts(
        [...known].filter(isKnown).map(({ remote, release, seen, bad }) => ({
          minute,
          remote,
          release,
          counts: { drawn: seen, drawnBad: bad },
        })),
      );
      return {};
    });
  });
}

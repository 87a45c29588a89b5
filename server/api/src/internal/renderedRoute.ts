import type { FastifyRequest } from 'fastify';
import { renderedOrderSchema } from 'server-shared/releases/rendered';
import { decode } from 'shared-kernel/decode/decode';
import { partKey } from 'shared-kernel/protocol/partKey';
import type { Store } from '../store/store';

type Deps = {
  store: Pick<Store, 'addReleaseCounts'>;
  /** Whether there is such a release. */
  isKnown: (part: { remote: string; release: string }) => boolean;
  /** Server time in unix seconds. */
  now: () => number;
};

/** Hears from `delivery` how candidates were rendered: one more count, by which they are judged. */
export function renderedRoute({ store, isKnown, now }: Deps) {
  return async ({ body }: FastifyRequest) => {
    const minute = Math.floor(now() / 60);
    const known = new Map(decode(renderedOrderSchema, body).counts.map((one) => [partKey(one), one])).values();
    await store.addReleaseCounts(
      [...known].filter(isKnown).map(({ remote, release, seen, bad }) => ({
        minute,
        remote,
        release,
        counts: { drawn: seen, drawnBad: bad },
      })),
    );
    return {};
  };
}

import type { FastifyRequest } from 'fastify';
import { liveNameSchema, type ReleaseList, releaseOrderSchema } from 'server-shared/releases/liveAnswer';
import type { LiveName } from 'server-shared/releases/liveName';
import { decode } from 'shared-kernel/decode/decode';
import { optional } from 'shared-kernel/decode/fields';
import * as v from 'valibot';
import { listOf } from '../releases/listOf';
import { storeRelease } from '../releases/storeRelease';
import type { Store } from '../store/store';
import { changerOf } from './callers';

type Deps = {
  store: Pick<Store, 'releases'>;
  /** Server time in unix seconds. */
  now: () => number;
};

type Named = FastifyRequest<{ Params: { name: string; release: string } }>;

const querySchema = v.object({ name: optional(liveNameSchema) });

/** Teams write down what was released, once its files are there. */
export function putReleaseRoute({ store: { releases }, now }: Deps) {
  return async (request: Named) => {
    const { release } = request.params;
    const name = decode(liveNameSchema, request.params.name, 'name');
    const by = changerOf(request, [name]);
    const order = decode(releaseOrderSchema, request.body);
    await storeRelease(releases, { name, release }, order, { by, now: now() });
    return {};
  };
}

export function releaseListRoute({ store: { releases }, now }: Deps) {
  return async ({ query }: FastifyRequest): Promise<{ data: ReleaseList }> => {
    const { name } = decode(querySchema, query);
    const { state } = await releases.live();
    const [all, previews] = [await releases.list(name), await releases.previews(now())];
    const names = new Set<LiveName>([...state.rows.keys(), ...all.map((one) => one.name)]);
    const wanted = [...names].filter((one) => name === undefined || one === name).sort();
    return { data: { names: wanted.map((one) => listOf(one, state, all, previews, new Date(now() * 1000))) } };
  };
}

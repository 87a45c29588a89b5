import type { FastifyInstance } from 'fastify';
import { liveNameSchema, type ReleaseList, releaseOrderSchema } from 'server-shared/releases/liveAnswer';
import type { LiveName } from 'server-shared/releases/liveName';
import { decode } from 'shared-kernel/decode/decode';
import { optional } from 'shared-kernel/decode/fields';
import * as v from 'valibot';
import { listOf } from '../releases/listOf';
import { storeRelease } from '../releases/storeRelease';
import type { Store } from '../store/store';
import { allow, changerOf } from './callers';

const PATH = '/internal/releases';

type Deps = {
  store: Pick<Store, 'releases'>;
  /** Server time in unix seconds. */
  now: () => number;
};

type Named = { Params: { name: string; release: string } };

const querySchema = v.object({ name: optional(liveNameSchema) });

/** What was released: teams write it down, once its files are there, and read the list. */
export function registerReleases(app: FastifyInstance, { store: { releases }, now }: Deps): void {
  app.register(async (scope) => {
    allow(scope, 'team', 'operator');
    scope.put<Named>(`${PATH}/:name/:release`, { bodyLimit: 1024 * 1024 }, async (request) => {
      const { release } = request.params;
      const name = decode(liveNameSchema, request.params.name, 'name');
      const by = changerOf(request, [name]);
      const order = decode(releaseOrderSchema, request.body);
      await storeRelease(releases, { name, release }, order, { by, now: now() });
      return {};
    });

    scope.get(PATH, async ({ query }): Promise<{ data: ReleaseList }> => {
      const { name } = decode(querySchema, query);
      const [{ state }, all, looks] = [await releases.live(), await releases.list(name), await releases.looks(now())];
      const names = new Set<LiveName>([...state.rows.keys(), ...all.map((one) => one.name)]);
      const wanted = [...names].filter((one) => name === undefined || one === name).sort();
      return { data: { names: wanted.map((one) => listOf(one, state, all, looks, new Date(now() * 1000))) } };
    });
  });
}

import type { FastifyInstance } from 'fastify';
import { contentPreviewPath } from 'server-shared/previews/contentPreview';
import type { Store } from '../store/store';

/** Tells `delivery` what a key stands for. */
export function registerContentPreview(app: FastifyInstance, store: Pick<Store, 'findPreview'>): void {
  app.get<{ Params: { key: string } }>(
    contentPreviewPath(':key'),
    { schema: { hide: true } },
    async ({ params }, reply) => {
      const data = (await store.findPreview(params.key)) ?? null;
      return reply.header('cache-control', 'no-store').send({ data });
    },
  );
}

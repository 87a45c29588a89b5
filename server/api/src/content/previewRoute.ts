import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Store } from '../store/store';

/** Tells `delivery` what the key of a preview of content stands for. */
export function previewRoute(store: Pick<Store, 'findPreview'>) {
  return async ({ params }: FastifyRequest<{ Params: { key: string } }>, reply: FastifyReply) => {
    const data = (await store.findPreview(params.key)) ?? null;
    return reply.header('cache-control', 'no-store').send({ data });
  };
}

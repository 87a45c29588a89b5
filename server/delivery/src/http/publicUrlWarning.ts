import type { FastifyInstance } from 'fastify';
import type { DeliveryConfig } from '../config/deliveryConfig';

const WARNING =
  'PUBLIC_URL is not set, so search engines get no sitemaps, no RSS and no canonical addresses, and shared pages no picture: set it to the origin that visitors type, such as PUBLIC_URL=https://tyso.vn';

/** Warns the operator at the start of what the site lacks without its address; not developers, whose site is their own. */
export function warnWithoutPublicUrl(app: FastifyInstance, { publicUrl, devServers }: DeliveryConfig): void {
  if (publicUrl !== undefined || Object.keys(devServers).length > 0) return;
  app.addHook('onListen', async () => app.log.warn(WARNING));
}

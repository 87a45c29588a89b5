import type { FastifyInstance } from 'fastify';
import { REST_PATHS } from 'shared-kernel/protocol/rest';
import type { Store } from '../store/store';
import { AppSettingAnswer, BannersAnswer } from './articleSchemas';
import { sendData } from './sendAnswer';

/** An advert that was taken down is gone within this time. */
const MAX_AGE_SECONDS = 10;

export function registerContentRoutes(app: FastifyInstance, store: Pick<Store, 'banners' | 'appSetting'>): void {
  app.get(
    REST_PATHS.banner,
    { schema: { summary: 'Advertising banners by position', response: { 200: BannersAnswer } } },
    async (request, reply) => sendData(request, reply, await store.banners(), MAX_AGE_SECONDS),
  );

  app.get(
    REST_PATHS.appSetting,
    { schema: { summary: 'Settings that are content', response: { 200: AppSettingAnswer } } },
    async (request, reply) => sendData(request, reply, await store.appSetting(), MAX_AGE_SECONDS),
  );
}

import type { FastifyInstance, FastifyRequest } from 'fastify';
import { REST_PATHS } from 'shared-kernel/protocol/rest';
import { cachedFor } from '../http/cachedFor';
import { sendData } from '../http/sendAnswer';
import type { Store } from '../store/store';
import { AdvertFilesAnswer, AppSettingAnswer, BannersAnswer, StandingsAnswer } from './contentSchemas';
import type { ShownContent } from './createShownContent';

/** An advert that was taken down disappears within this time. */
const MAX_AGE_SECONDS = 10;

/** With two seconds of a shared cache and the four of a page that shows offers, a new one is seen within ten. */
const ADVERT_MAX_AGE_SECONDS = 3;

type Deps = {
  store: Pick<Store, 'standings'>;
  /** Whose content a request is answered with. */
  shownTo: (
    request: FastifyRequest,
  ) => Promise<Pick<ShownContent, 'banners' | 'advertFiles' | 'appSetting' | 'preview'>>;
  /** The feed is a simulation. */
  isSimulated: boolean;
  /** Server time in unix seconds. */
  now: () => number;
};

export function registerContentRoutes(app: FastifyInstance, { store, shownTo, isSimulated, now }: Deps): void {
  app.get(
    REST_PATHS.banner,
    { schema: { summary: 'Advertising banners by position', response: { 200: BannersAnswer } } },
    async (request, reply) => {
      const shown = await shownTo(request);
      const { banners, changesAt } = await shown.banners(now());
      // An answer may not be cached beyond the moment when it changes.
      const maxAge = Math.min(MAX_AGE_SECONDS, Math.max(0, Math.floor(changesAt - now())));
      return sendData(request, reply, banners, { maxAge, isPrivate: isPreview(shown) });
    },
  );

  app.get(
    REST_PATHS.advert,
    { schema: { summary: "The ad team's published files", response: { 200: AdvertFilesAnswer } } },
    async (request, reply) => {
      const shown = await shownTo(request);
      const how = { maxAge: ADVERT_MAX_AGE_SECONDS, isShared: true, isPrivate: isPreview(shown) };
      return sendData(request, reply, await shown.advertFiles(), how);
    },
  );

  app.get(
    REST_PATHS.appSetting,
    { schema: { summary: 'Settings that are content', response: { 200: AppSettingAnswer } } },
    async (request, reply) => {
      const shown = await shownTo(request);
      const setting = await shown.appSetting();
      const answer = isSimulated ? { ...setting, is_simulated: true } : setting;
      const how = { maxAge: MAX_AGE_SECONDS, isShared: true, isPrivate: isPreview(shown) };
      return sendData(request, reply, answer, how);
    },
  );

  const readStandings = cachedFor(MAX_AGE_SECONDS, () => store.standings());
  app.get(
    REST_PATHS.standing,
    { schema: { summary: 'Competitions that have a league table, in order', response: { 200: StandingsAnswer } } },
    async (request, reply) => {
      const tables = await readStandings();
      const list = tables.map(({ competition_id: id, name, country, is_hot }) => ({ id, name, country, is_hot }));
      return sendData(request, reply, list, { maxAge: MAX_AGE_SECONDS });
    },
  );
}

const isPreview = ({ preview }: Pick<ShownContent, 'preview'>) => preview !== undefined;

import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify';
import { type Hub, hubPlugin } from 'hub';
import type { ConnectionTimes } from 'server-shared/http/connectionTimes';
import type { Inside } from 'server-shared/http/internalRoutes';
import { metricsRoute } from 'server-shared/http/metricsRoute';
import { discardUnread, refuseFlawed, strictServer } from 'server-shared/http/strictServer';
import { BEACON_PATH } from 'shared-kernel/protocol/beaconLimits';
import { LINEUPS_PATH } from 'shared-kernel/protocol/lineups';
import { MATCH_INFO_PATH } from 'shared-kernel/protocol/matchInfo';
import { MATCH_MARKETS_PATH, OPEN_MARKETS_PATH } from 'shared-kernel/protocol/matchMarkets';
import { MATCH_PRICES_PATH } from 'shared-kernel/protocol/matchPrices';
import { API_PREFIX, HUB_PATH, REST_PATHS } from 'shared-kernel/protocol/rest';
import { ROUNDS_PATH } from 'shared-kernel/protocol/rounds';
import { CUP_PATH, SEASON_PATH } from 'shared-kernel/protocol/season';
import { SQUAD_PATH } from 'shared-kernel/protocol/squad';
import { TEAM_FORM_PATH } from 'shared-kernel/protocol/teamForm';
import { VENDOR_TEXT_PATH } from 'shared-kernel/protocol/vendorText';
import { registerBeacon } from './beacon/beaconRoute';
import type { BoardAnswers } from './board/boardAnswers';
import type { Board } from './board/createBoard';
import { STANDINGS_PATH, standingsRoute } from './embed/standingsRoute';
import { answerError, registerErrors } from './http/errors';
import { limitRate } from './http/rateLimit';
import { type Routes, registerRoutes } from './http/route';
import type { HubConfig } from './hubConfig';
import type { Follow } from './live/createFollow';
import type { Metrics } from './metrics/createMetrics';
import { articleListRoute, articleRoute, postsRoute } from './rest/articleRoutes';
import { advertFilesRoute, appSettingRoute, bannersRoute } from './rest/contentRoutes';
import { createShownContent } from './rest/createShownContent';
import { createSignatureCheck } from './rest/createSignatureCheck';
import { cupRoute } from './rest/cupRoute';
import { docsPage, openApi } from './rest/docs';
import { healthRoute, type Readiness, readyRoute } from './rest/healthRoutes';
import { historyRoute } from './rest/historyRoute';
import { hubSchema } from './rest/hubMessages';
import { marketsRoute } from './rest/marketsRoute';
import { lineupsRoute, matchMarketsRoute, vendorTextRoute } from './rest/matchDetailsRoutes';
import { matchInfoRoute } from './rest/matchInfoRoute';
import { matchPictureRoute } from './rest/matchPictureRoute';
import { matchesRoute, matchRangeRoute } from './rest/matchRoutes';
import { mediaRoute } from './rest/mediaRoute';
import { pastResultsRoute } from './rest/pastResultsRoute';
import { priceRoute } from './rest/priceRoute';
import { roundsRoute } from './rest/roundsRoute';
import { seasonRoute, standingListRoute } from './rest/seasonRoute';
import { squadRoute } from './rest/squadRoute';
import { teamFormRoute } from './rest/teamFormRoute';
import { searchRoute } from './search/searchRoute';
import { createSeasons, type Seasons } from './seasons/createSeasons';
import { MATCH_PICTURES } from './sharing/matchOnPicture';
import type { Store } from './store/store';
import type { VisitCounts } from './visits/createVisitCounts';

export type AppDeps = {
  store: Store;
  board: Board;
  answers: BoardAnswers;
  visits: VisitCounts;
  metrics: Metrics;
  secrets: readonly string[];
  /** The feed is a simulation, which pages say. */
  isSimulated: boolean;
  /** Requests a minute of one address; 0 is no limit. */
  requestsPerMinute: number;
  /** Server time in unix seconds. */
  now: () => number;
  readiness: Readiness;
  /** How long clients may take to send a request; by default as in production. */
  times?: ConnectionTimes;
  hubConfig: HubConfig;
  inside: Inside;
  follow: Follow;
  log: FastifyBaseLogger;
};

/** The whole HTTP server, not listening yet. */
export async function createApp(deps: AppDeps): Promise<{ app: FastifyInstance; hub: Hub }> {
  const { trustProxy, maxConnectionsPerAddress, pollTimeoutMs } = deps.hubConfig;
  const app = Fastify({
    ...strictServer(deps.times),
    loggerInstance: deps.log,
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy,
    // Browsers open spare connections, which would keep a server from ending.
    forceCloseConnections: true,
    frameworkErrors: (error, request, reply) => {
      answerError(error, request, reply);
    },
  });
  registerErrors(app);
  refuseFlawed(app);
  discardUnread(app);
  app.addHook('onSend', async (_request, reply) => {
    reply.header('x-content-type-options', 'nosniff');
  });
  app.addHook('onResponse', async ({ method, url, ip }, reply) => {
    const ms = Math.round(reply.elapsedTime);
    // Without the query, which contains tokens for the hub.
    deps.log.debug({ method, path: url.split('?')[0], ip, status: reply.statusCode, ms }, 'Answered');
  });
  deps.metrics.requests.watch(app);
  const { watch } = deps.metrics.hub;
  await app.register(hubPlugin, {
    path: HUB_PATH,
    maxConnectionsPerAddress,
    pollTimeoutMs,
    watch,
    ...deps.follow,
  });
  const { hub } = app;
  deps.metrics.hub.countConnections(hub);
  deps.metrics.board.count(deps.board, deps.now);
  const seasons = createSeasons(deps);
  const routes = apiRoutes(deps, seasons);
  await app.register((scope) => registerApi(scope, deps, routes), { prefix: API_PREFIX });
  await app.register((scope) => registerBeacon(scope, deps), { prefix: BEACON_PATH });
  app.get('/media/:file', mediaRoute(deps.store));
  await app.register(async (scope) => {
    await limitRate(scope, deps.requestsPerMinute);
    scope.get(`${MATCH_PICTURES}/:file`, matchPictureRoute(deps));
  });
  app.get(STANDINGS_PATH, standingsRoute(seasons));
  app.get('/api/docs', docsPage(routes));
  app.get('/api/docs/openapi.json', async () => openApi(routes));
  app.get('/api/docs/hub.schema.json', async () => hubSchema());
  app.get('/healthz', healthRoute);
  app.get('/readyz', readyRoute(deps.readiness));
  app.get('/metrics', metricsRoute(deps.metrics.registry, deps.inside.hosts));
  return { app, hub };
}

/** What is signed, and described in the docs: addresses below `/api`, each with what answers it. */
function apiRoutes(deps: AppDeps, seasons: Seasons): Routes {
  const { store, now } = deps;
  const shownTo = createShownContent(store, now);
  return {
    [REST_PATHS.matchRange]: matchRangeRoute(deps),
    [REST_PATHS.match]: matchesRoute(deps),
    [LINEUPS_PATH]: lineupsRoute(store),
    [MATCH_INFO_PATH]: matchInfoRoute({ ...deps, shownTo }),
    [MATCH_MARKETS_PATH]: matchMarketsRoute(store),
    [OPEN_MARKETS_PATH]: marketsRoute(store),
    [MATCH_PRICES_PATH]: priceRoute(store),
    [VENDOR_TEXT_PATH]: vendorTextRoute(store),
    [REST_PATHS.matchHistory]: historyRoute(deps),
    [REST_PATHS.pastResults]: pastResultsRoute(deps),
    [TEAM_FORM_PATH]: teamFormRoute(deps),
    [SQUAD_PATH]: squadRoute(store),
    [REST_PATHS.standing]: standingListRoute(store),
    [SEASON_PATH]: seasonRoute(seasons, shownTo),
    [CUP_PATH]: cupRoute(deps),
    [ROUNDS_PATH]: roundsRoute(deps),
    [REST_PATHS.previews]: articleListRoute('commentary', shownTo),
    [`${REST_PATHS.previews}/:id`]: articleRoute('commentary', shownTo),
    [REST_PATHS.news]: articleListRoute('news', shownTo),
    [`${REST_PATHS.news}/:id`]: articleRoute('news', shownTo),
    [REST_PATHS.post]: postsRoute(shownTo),
    [REST_PATHS.banner]: bannersRoute(shownTo, now),
    [REST_PATHS.advert]: advertFilesRoute(shownTo),
    [REST_PATHS.appSetting]: appSettingRoute(shownTo, deps.isSimulated),
    [REST_PATHS.search]: searchRoute(deps),
  };
}

async function registerApi(scope: FastifyInstance, deps: AppDeps, routes: Routes): Promise<void> {
  await limitRate(scope, deps.requestsPerMinute);
  scope.addHook('onRequest', createSignatureCheck(deps));
  registerRoutes(scope, routes);
}

import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify';
import { type Hub, hubPlugin } from 'hub';
import type { ConnectionTimes } from 'server-shared/http/connectionTimes';
import type { Inside } from 'server-shared/http/internalRoutes';
import { registerMetricsRoute } from 'server-shared/http/metricsRoute';
import { discardUnread, refuseFlawed, strictServer } from 'server-shared/http/strictServer';
import { BEACON_PATH } from 'shared-kernel/protocol/beaconLimits';
import { API_PREFIX, HUB_PATH } from 'shared-kernel/protocol/rest';
import { registerBeacon } from './beacon/beaconRoute';
import type { BoardAnswers } from './board/boardAnswers';
import type { Board } from './board/createBoard';
import { registerStandingsRoute } from './embed/standingsRoute';
import { answerError, registerErrors } from './http/errors';
import { limitRate } from './http/rateLimit';
import type { HubConfig } from './hubConfig';
import type { Follow } from './live/createFollow';
import type { Metrics } from './metrics/createMetrics';
import { registerArticleRoutes } from './rest/articleRoutes';
import { registerContentRoutes } from './rest/contentRoutes';
import { createShownContent } from './rest/createShownContent';
import { createSignatureCheck } from './rest/createSignatureCheck';
import { registerCupRoute } from './rest/cupRoute';
import { collectDocs, registerDocs } from './rest/docs';
import { type Readiness, registerHealthRoutes } from './rest/healthRoutes';
import { registerHistoryRoute } from './rest/historyRoute';
import { registerMarketsRoute } from './rest/marketsRoute';
import { registerMatchDetailsRoutes } from './rest/matchDetailsRoutes';
import { registerMatchRoutes } from './rest/matchRoutes';
import { registerMediaRoute } from './rest/mediaRoute';
import { refuseOtherMethods } from './rest/methodNotAllowed';
import { registerPriceRoutes } from './rest/priceRoutes';
import { registerSeasonRoute } from './rest/seasonRoute';
import { registerSquadRoute } from './rest/squadRoute';
import { refuseOddNumbers } from './rest/strictNumbers';
import { registerTeamFormRoute } from './rest/teamFormRoute';
import { AJV_OPTIONS, toApiError } from './rest/validation';
import { registerSearchRoute } from './search/searchRoute';
import { createSeasons, type Seasons } from './seasons/createSeasons';
import type { Store } from './store/store';
import type { VisitCounts } from './visits/createVisitCounts';

export type AppDeps = {
  store: Pick<
    Store,
    | 'articles'
    | 'article'
    | 'banners'
    | 'advertFiles'
    | 'appSetting'
    | 'media'
    | 'standings'
    | 'lineups'
    | 'matchInfo'
    | 'matchMarkets'
    | 'openMarkets'
    | 'vendorText'
    | 'squad'
    | 'matchHistory'
    | 'lastResults'
    | 'seasonResults'
    | 'cupMatches'
    | 'goals'
    | 'priceMoves'
    | 'movedGroups'
    | 'findPreview'
    | 'previewReads'
  >;
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
    ajv: { customOptions: AJV_OPTIONS },
    schemaErrorFormatter: toApiError,
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
  // Before the docs are collected: the hub's protocol is described elsewhere.
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
  await collectDocs(app);
  const seasons = createSeasons(deps);
  await app.register((scope) => registerApi(scope, deps, seasons), { prefix: API_PREFIX });
  await app.register((scope) => registerBeacon(scope, deps), { prefix: BEACON_PATH });
  registerMediaRoute(app, deps.store);
  registerStandingsRoute(app, seasons);
  registerHealthRoutes(app, deps.readiness);
  registerMetricsRoute(app, deps.metrics.registry, deps.inside.hosts, { schema: { hide: true } });
  registerDocs(app);
  return { app, hub };
}

async function registerApi(scope: FastifyInstance, deps: AppDeps, seasons: Seasons): Promise<void> {
  const { store, secrets, now } = deps;
  refuseOtherMethods(scope);
  await limitRate(scope, deps.requestsPerMinute);
  scope.addHook('onRequest', createSignatureCheck({ secrets, now }));
  scope.addHook('preValidation', refuseOddNumbers);
  registerMatchRoutes(scope, deps);
  registerMatchDetailsRoutes(scope, store);
  registerMarketsRoute(scope, store);
  registerSquadRoute(scope, store);
  registerTeamFormRoute(scope, deps);
  registerHistoryRoute(scope, deps);
  registerPriceRoutes(scope, store);
  const shownTo = createShownContent(store, now);
  registerArticleRoutes(scope, shownTo);
  registerContentRoutes(scope, { ...deps, shownTo });
  registerSeasonRoute(scope, seasons);
  registerCupRoute(scope, deps);
  registerSearchRoute(scope, deps);
}
